"""Complete sessions of `dengen play`."""

import pytest

from dengen.build import is_compiled
from tests.terminal.conftest import Dengen

CLIMBED = """\
Stairs. Type h for help, q to quit.

You: 0

How many steps do you climb?
  1  Climb 1
  2  Climb 2
  3  Climb 3
"""


def test_a_whole_game_for_one_from_the_first_question_to_the_table_of_results(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--seed", 1, typed="2\n1\n2\n1\n3\n1\n")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.startswith(CLIMBED)
    assert ran.out.count("- You climbed to step") == 3
    assert "- You climbed to step 7.\n" in ran.out
    ending = ran.out[ran.out.index("The game is over") :].splitlines()
    assert ending == [
        "The game is over: turns over",
        "place  player  steps  score   win",
        "1      You         7      7  100%",
        "You won!",
        "To play the same deal again: dengen play stairs --seed 1",
    ]


def test_the_same_in_japanese(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--lang", "ja", "--seed", 1, typed="2\n1\n1\n1\n1\n")
    assert ran.code == 0
    assert "何段登る？\n  1  1段登る\n" in ran.out
    assert "- あなたは2段目に登った。\n" in ran.out
    assert "ゲーム終了" in ran.out
    assert "今回は勝てませんでした。" in ran.out
    assert "You" not in ran.out


def test_the_language_comes_from_the_locale(dengen: Dengen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "何段登る？" in dengen("play", "stairs").out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "How many steps" in dengen("play", "stairs").out


@pytest.mark.parametrize(
    ("bots", "said"),
    [("search:600", "search:600: at most 2 s a move: uncompiled\n"), ("search:40", ""), ("greedy", "")],
)
def test_bots_that_are_held_to_their_time_say_so_where_nothing_is_compiled(
    dengen: Dengen, bots: str, said: str
) -> None:
    ran = dengen("play", "stairs", "--seats", 2, "--bots", bots, typed="q\n")
    assert ran.out.startswith(f"{'' if is_compiled() else said}Stairs.")


def test_bots_have_names_and_their_moves_are_logged(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--seats", 2, "--seat", 1, typed="1\n1\n")
    assert "At the table: 0 Haru, 1 You.\n" in ran.out
    assert "- Haru climbed to step" in ran.out.split("How many steps")[0]


def test_all_seats_asked_at_once_move_before_the_log_continues(dengen: Dengen) -> None:
    ran = dengen("play", "high_card", "--seed", 3, typed="1\n1\n1\n")
    assert ran.code == 0
    assert ran.out.count("- Shown: ") == 3
    assert "place  player" in ran.out


@pytest.mark.parametrize("typed", ["", "1\n", "q\n", "1\nquit\n"])
def test_quitting_ends_without_an_error(dengen: Dengen, typed: str) -> None:
    ran = dengen("play", "stairs", "--seed", 5, typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.endswith("You left the game.\nTo play the same deal again: dengen play stairs --seed 5\n")


def test_the_game_can_be_dealt_again_with_all_that_it_was_set_up_with(dengen: Dengen) -> None:
    ran = dengen("play", "high_card", "--seats", 4, "--option", "cards=2", "--bots", "random", typed="q\n")
    words = ran.out.splitlines()[-1].split(": ")[1].split()
    again = dengen(*words[1:], typed="q\n")
    assert again.out == ran.out


def test_a_move_is_made_by_its_name(dengen: Dengen) -> None:
    assert "You climbed to step 3." in dengen("play", "stairs", typed="climb:3\n").out


def test_a_move_is_made_by_its_text(dengen: Dengen) -> None:
    assert "You climbed to step 3." in dengen("play", "stairs", typed="climb 3\n").out
    assert "あなたは2段目に登った。" in dengen("play", "stairs", "--lang", "ja", typed="2段登る\n").out


def test_full_width_digits_and_signs_are_understood(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--lang", "ja", typed="?3\n3\n")
    assert "名前：climb:3\n" in ran.out
    assert "あなたは3段目に登った。" in ran.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("9", "The moves are 1 to 3, not 9."),
        ("0", "The moves are 1 to 3, not 0."),
        ("hello", "Unknown input 'hello'. Type a number from 1 to 3, or h for help."),
        ("clim", "There is no action called 'clim'.\nDid you mean: climb:1, climb:2, climb:3"),
        (
            "throw",
            "That doesn't answer this question: How many steps do you climb? (ST-1)\nST-1 In your turn, climb",
        ),
        ("?", "ST-1 In your turn, climb one to three steps"),
        (
            "? 2",
            "Climb 2\nName: climb:2\nThis would happen:\n- You climbed to step 2.\nThen you are asked: Do you stop?",
        ),
        ("? climb:2", "That is possible: it is move 2."),
        ("? stop", "That doesn't answer this question: How many steps do you climb? (ST-1)"),
        ("? 7", "The moves are 1 to 3, not 7."),
        ("? st-r1", "ST-R1 (our ruling) Question: May one fall below the ground?\n    No."),
        ("h", "u          take back your last move"),
        ("l", "Nothing has happened yet."),
        ("r", "  1  Climbing"),
        ("r 1", "ST-3 After three turns each"),
        ("r ST-2", "ST-2 Then stop, or throw a die"),
        ("r die", "ST-2 Then stop, or throw a die"),
        ("r dragon", "No clause is called 'dragon' or contains it."),
        ("c", "This game has no card set."),
        ("u", "There is nothing to take back."),
        ("b", "\nYou: 0\n"),
    ],
)
def test_commands_answer_without_a_move(dengen: Dengen, line: str, said: str) -> None:
    ran = dengen("play", "stairs", typed=f"{line}\n")
    assert said in ran.out.removeprefix(CLIMBED)
    assert "climbed to step" not in ran.out.replace("- You climbed to step 2.\nThen you are asked", "")


def test_cards_can_be_looked_up(dengen: Dengen) -> None:
    ran = dengen("play", "tokens", typed="c\nc moon\nc mars\n? 1\n")
    assert ran.out.count("Moon (moon)\n    points 1\n    It is cold.\n") == 2
    assert "No card is called 'mars'; c lists them all." in ran.out
    assert ran.out.count("Sun (sun)\n    points 3\n    It is warm.\n") == 2  # answer 1 is about the sun


def test_a_preview_stops_at_hidden_information(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--seats", 2, typed="1\n? 1\n? 2\n")
    assert "- You stopped.\nThen other players move.\n" in ran.out
    assert "Throw the die\nName: throw\nWhat follows depends on hidden information.\n" in ran.out


def test_a_move_without_new_information_is_taken_back(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", typed="1\nu\n3\nl\n")
    before, after = ran.out.split("Taken back.\n")
    assert "- You climbed to step 1." in before
    assert after.startswith("\nYou: 0\n\nHow many steps do you climb?")
    assert after.count("- You climbed to step 3.") == 2  # when it happened, and in the log
    assert "step 1" not in after


def test_several_moves_are_taken_back_one_by_one(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", typed="1\n1\n2\nu\nu\nu\nu\n")
    assert ran.out.count("Taken back.") == 3
    assert "There is nothing to take back." in ran.out


def test_new_information_prevents_taking_back(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", typed="1\n2\nu\n")
    assert "You can't take that back: new information has been revealed since." in ran.out
    ran = dengen("play", "stairs", "--lang", "ja", typed="1\n2\nu\n")
    assert "取り消せません。その後で新しいことが明らかになりました。" in ran.out


def test_a_move_of_another_player_prevents_taking_back(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--seats", 2, "--bots", "random", "--seed", 2, typed="1\n1\nu\n")
    assert "You can't take that back: another player has moved since." in ran.out


def test_people_at_one_keyboard_are_asked_to_pass_it_on(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--seats", 2, "--people", "0,1", typed="\n1\n1\n\n2\n1\n")
    assert "Player 1 to move. Pass the terminal on, then press Enter." in ran.out
    told_to_second = ran.out.split("Player 2 to move.")[1]
    assert "- Player 1 climbed to step 1.\n- Player 1 stopped.\n" in told_to_second
    assert "- You climbed to step 2." in told_to_second


def test_the_end_of_a_game_of_several_people_names_them_all(dengen: Dengen) -> None:
    typed = "\n1\n1\n" + "\n2\n1\n" + "\n1\n1\n" + "\n2\n1\n" + "\n2\n1\n" + "\n1\n1\n"
    ran = dengen("play", "stairs", "--seats", 2, "--people", "0,1", typed=typed)
    assert ran.out[ran.out.index("- You climbed to step 5.") :].splitlines()[-11:-1] == [
        "- You stopped.",
        "",
        "Player 1: 4",
        "Player 2: 5",
        "",
        "The game is over: turns over",
        "place  player    steps  score   win",
        "1      Player 2      5      5  100%",
        "2      Player 1      4      4     -",
        "Player 2 won.",
    ]


def test_a_move_of_another_person_can_not_be_taken_back(dengen: Dengen) -> None:
    ran = dengen("play", "stairs", "--seats", 2, "--people", "0,1", typed="\n1\n1\n\nu\n")
    assert "You can't take that back: another player has moved since." in ran.out


def test_a_custom_bot_plays_in_the_terminal(dengen: Dengen) -> None:
    ran = dengen("play", "high_card", "--bots", "tests.players.plug_ins:Last", "--seed", 1, typed="q\n")
    assert ran.code == 0
    assert "--bots tests.players.plug_ins:Last" in ran.out


def test_a_bot_that_can_not_be_loaded_is_refused_in_one_sentence(dengen: Dengen) -> None:
    ran = dengen("play", "high_card", "--bots", "nowhere_at_all:Bot")
    assert ran.code == 2
    assert "The player 'nowhere_at_all:Bot' can't be loaded" in ran.err
    assert ran.err.count("\n") == 1
