"""Lumiel in the terminal: the first minutes of a game."""

from tests.terminal.conftest import Dengen

BEGIN = ("play", "lumiel", "--seed", 7, "--option", "redraw=off", "--option", "first_player=0", "--bots", "random")


def test_a_card_that_was_played_is_taken_back_before_it_is_set(dengen: Dengen) -> None:
    ran = dengen(*BEGIN, typed="area:A1\n1\nu\nl\n")
    assert "- You placed the Commoner on A1.\n" in ran.out
    before, after = ran.out.split("Taken back.\n")
    assert "- You played the " in before
    assert "- You played the " not in after
    assert "Play a card from your hand." in after


def test_the_place_of_the_first_card_stays_once_the_others_have_placed_theirs(dengen: Dengen) -> None:
    ran = dengen(*BEGIN, typed="area:A1\nu\n")
    assert "You can't take that back: another player has moved since." in ran.out


def test_an_illegal_move_is_refused_with_its_clause(dengen: Dengen) -> None:
    ran = dengen(*BEGIN, typed="area:A1\n? area:B2\n")
    assert "(LP-35)\nLP-35 " in ran.out
    ran = dengen(*BEGIN, "--lang", "ja", typed="area:A1\narea:B2\n")
    assert "(LP-35)\nLP-35 " in ran.out


def test_a_choice_explains_its_card(dengen: Dengen) -> None:
    ran = dengen(*BEGIN, typed="area:A1\n? 1\n")
    assert "Name: kind:" in ran.out
    assert "    points " in ran.out


def test_cards_drawn_by_bots_stay_hidden(dengen: Dengen) -> None:
    ran = dengen(*BEGIN, typed="1\n" * 40)
    drew = [line for line in ran.out.splitlines() if " drew " in line]
    assert all(line.startswith("- You drew ") or line.split(" drew ")[1] in ("1 card.", "6 cards.") for line in drew)
    assert sum(not line.startswith("- You") for line in drew) > 5


def test_cards_are_looked_up_by_name_in_the_language_of_the_table(dengen: Dengen) -> None:
    assert "Priest (priest)\n    points 3" in dengen("cards", "show", "lumiel", "Priest").out
    assert "神父（priest）\n" in dengen("cards", "show", "lumiel", "神父", "--lang", "ja").out
