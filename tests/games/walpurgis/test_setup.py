"""Decks, the steps before the game, opening placement (rulebook 1, 5, 6)."""

from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.errors import BadOption, BadSeatCount
from dengen.games.walpurgis import Walpurgis
from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, game, lay, new

MIXED = ["shot_brigitte"] * 2 + ["shot_nebel"] * 2 + ["bri_sparks"] * 4 + ["neb_haze"] * 4 + ["sab_cat"] * 4
ONE_SHOT = ["shot_dorne"] + ["dor_root"] * 4 + ["dor_thorn"] * 4


def problems(deck: list[str], **limits: Any) -> list[str]:
    defaults = {option.name: option.default for option in game().options}
    return [text.en for text in game().decks.problems(deck, {**defaults, **limits})]


@clause("WP-1", "WP-2")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_game_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(BadSeatCount, match="2 seats"):
        game().new(seats)


@clause("WP-3")
def test_each_player_uses_a_deck_of_their_own() -> None:
    duel = new(decks=["bonfire_march", ONE_SHOT])
    owned = [sorted(duel.id(card) for card, owner in enumerate(duel.state.owner) if owner == seat) for seat in (A, B)]
    assert owned[B] == sorted(ONE_SHOT)
    assert owned[A].count("shot_brigitte") == 4
    assert len(owned[A]) == 40


@clause("WP-4")
def test_a_deck_of_more_than_60_cards_is_refused() -> None:
    every = [card.id for card in Walpurgis("dengen").set.card]
    assert problems([*every, "bri_sparks"]) == []
    assert problems(every * 2) == ["It has 104 cards; at most 60 are allowed."]
    with pytest.raises(BadOption, match=r"seat 1 can't be played.*104 cards"):
        game().new(decks=["bonfire_march", every * 2])


@clause("WP-5", "WP-6")
def test_at_most_four_of_a_name_unless_agreed_otherwise() -> None:
    five = ["shot_dorne"] * 4 + ["dor_root"] * 5
    assert problems(five) == ["It has 5 copies of Taking Root; at most 4 are allowed."]
    assert problems(five, copies_max=0) == []
    assert problems(["shot_dorne", "dor_root", "dor_root"], copies_max=1) == [
        "It has 2 copies of Taking Root; at most 1 are allowed."
    ]
    shots = ["shot_dorne"] * 9
    assert problems(shots, normal_shot_unlimited=True) == []
    assert len(problems(shots)) == 1


@clause("WP-R11", "WP-16")
def test_a_deck_without_a_normal_shot_is_refused() -> None:
    assert problems(["dor_root"]) == ["It has no Normal Shot; at least one is needed."]
    with pytest.raises(BadOption, match="no Normal Shot"):
        game().new(decks=[["dor_root"], "bonfire_march"])


@clause("WP-13", "WP-R11")
def test_whoever_has_no_normal_shot_to_open_with_loses_the_first_player_first() -> None:
    duel = new(decks=[["bri_sparks"] * 6, ["dor_root"] * 6], check_decks=False, first_player=1)
    duel.act("done", seat=A).act("done", seat=B)
    assert duel.result == ("no_normal_shot", A)


def test_an_unknown_card_is_named() -> None:
    assert problems(["shot_dorne", "dor_rot"]) == ["There is no card 'dor_rot' in the set."]
    with pytest.raises(BadOption, match="dor_rot"):
        game().new(decks=[["shot_dorne", "dor_rot"], "bonfire_march"])


def test_a_deck_option_that_is_neither_a_name_nor_a_list_is_refused() -> None:
    with pytest.raises(BadOption, match="ready-made deck"):
        game().new(decks=["no_such_deck", "bonfire_march"])
    with pytest.raises(BadOption, match="decks"):
        game().new(decks=["bonfire_march"])


@clause("WP-R46")
def test_a_small_deck_is_only_warned_about_and_the_setup_draws_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "decks.toml"
    file.write_text('[[deck]]\nid = "tiny"\n[deck.cards]\nshot_dorne = 1\ndor_root = 3\n', encoding="utf-8")
    [report] = game().decks.check_file(file)
    assert report.problems == []
    assert [text.en for text in report.warnings] == ["It has only 4 cards: danmaku and draws will soon use them up."]
    duel = new(decks=[["shot_dorne"] + ["dor_root"] * 3] * 2)
    assert [len(hand) for hand in duel.state.hand] == [3, 3]


def test_a_deck_file_says_what_is_wrong_with_each_deck(tmp_path: Path) -> None:
    file = tmp_path / "decks.toml"
    file.write_text('[[deck]]\nid = "bad"\n[deck.cards]\ndor_root = 5\nnothing = 1\n', encoding="utf-8")
    [report] = game().decks.check_file(file)
    assert report.id == "bad"
    assert [text.en for text in report.problems] == [
        "There is no card 'nothing' in the set.",
        "It has 5 copies of Taking Root; at most 4 are allowed.",
        "It has no Normal Shot; at least one is needed.",
    ]
    file.write_text("[[deck]]\ncards = 3", encoding="utf-8")
    with pytest.raises(BadOption, match="isn't a deck file"):
        game().decks.check_file(file)
    with pytest.raises(BadOption, match="can't be read"):
        game().decks.check_file(tmp_path / "missing.toml")


def test_the_ready_decks_have_40_cards_are_legal_and_use_every_card_of_the_set() -> None:
    shipped = Walpurgis("dengen")
    used = set()
    for deck in shipped.decks.ready.values():
        assert len(deck.cards) == 40
        assert shipped.decks.problems(deck.cards) == []
        used |= set(deck.cards)
    assert used == set(shipped.tables.kind_of)


@clause("WP-7")
def test_each_player_has_a_deck_a_danmaku_pile_and_a_discard_pile_beside_one_field_of_25_cells() -> None:
    view = new().view(None)
    assert len(view.field) == 25
    assert [(side.deck, side.pile, side.discard) for side in view.sides] == [(34, 0, [])] * 2


@clause("WP-43", "WP-R12")
def test_both_choose_a_normal_shot_in_secret_then_both_are_shown() -> None:
    duel = new(decks=[MIXED, MIXED])
    assert duel.offered(A) == {"shot_brigitte", "shot_nebel"}
    assert duel.refusal("bri_sparks", A) == "WP-43"
    before = duel.view(B)
    duel.act("shot_nebel", seat=A)
    assert duel.view(B).sides == before.sides
    duel.act("shot_brigitte", seat=B)
    assert [side.shot for side in duel.view(None).sides] == ["shot_nebel", "shot_brigitte"]


@clause("WP-R12")
def test_any_normal_shot_in_hand_may_be_placed_at_the_opening() -> None:
    duel = lay(hand="shot_brigitte shot_nebel bri_sparks", enemy_hand="shot_dorne", phase="opening")
    assert duel.asked() == "open_card"
    assert duel.offered() == {"shot_brigitte", "shot_nebel"}
    assert duel.refusal("bri_sparks") == "WP-49"
    duel.act("shot_nebel", "3c")
    assert duel.at("3c") == ["A open shot_nebel"]


@clause("WP-44")
def test_the_decks_are_shuffled_and_nobody_knows_their_order() -> None:
    orders = {tuple(new(seed).zone("deck", A)) for seed in range(4)}
    assert len(orders) == 4
    assert new().remembered(A) == {}


@clause("WP-45", "WP-R13")
def test_the_first_player_is_drawn_from_the_seed_unless_the_option_says_otherwise() -> None:
    assert {new(seed).state.first for seed in range(12)} == {0, 1}
    assert {new(seed, first_player=1).state.first for seed in range(6)} == {1}


@clause("WP-46", "WP-48")
def test_five_cards_are_drawn_and_with_the_shot_the_opening_hand_has_six() -> None:
    duel = new(first_player=0)
    assert [len(hand) for hand in duel.state.hand] == [5, 5]
    duel.act("done", seat=B).act("done", seat=A)
    assert [len(hand) for hand in duel.state.hand] == [6, 6]
    assert "shot_brigitte" in duel.hand(A)


@clause("WP-47")
def test_a_mulligan_offers_only_cards_that_are_still_in_hand_and_ends_with_an_empty_one() -> None:
    duel = lay(
        hand="bri_sparks bri_torch",
        enemy_hand="dor_root",
        phase="mulligan",
        shot="shot_brigitte",
        enemy_shot="shot_dorne",
    )
    duel.act("bri_sparks", seat=A)
    assert duel.offered(A) == {"bri_torch", "done"}
    assert duel.refusal("bri_sparks", A) == "WP-47"
    duel.act("bri_torch", seat=A)
    assert duel.state.actors() == [B]


@clause("WP-51")
def test_the_second_player_may_not_open_where_the_first_did() -> None:
    duel = lay(hand="shot_brigitte", enemy_hand="shot_dorne", phase="opening")
    duel.act("2b")
    assert duel.refusal("2b", B) == "WP-51"


@clause("WP-50", "WP-R52")
def test_the_stricter_tournament_rule_forbids_the_centre_to_both() -> None:
    duel = lay(
        hand="shot_brigitte", enemy_hand="shot_dorne", phase="opening", options={"start_limit": "no_center_both"}
    )
    assert "3c" not in duel.offered()
    duel.act("1a")
    assert duel.refusal("3c") == "WP-50"
    assert len(duel.offered()) == 23
