"""What a seat can't know really varies in its resamples, what it knows stays, and nothing slips out."""

from collections import Counter
from typing import Any

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import GAME, Table, lay


def planning(**more: Any) -> Table:
    return lay(
        seats=4,
        phase="planning",
        open=["wand", "crystal"],
        discard=["tome", "tome", "vial"],
        players=[
            {"hand": ["vial", "wand"]},
            {"pawn": 6, "hand": ["vial"], "revealed": ["crystal"]},
            {"hand": ["tome", "tome"]},
            {"hand": ["tome", "wand"]},
        ],
        **more,
    )


@clause("TM-20")
def test_a_resample_keeps_what_the_seat_has_seen() -> None:
    scene = planning()
    here = scene.data
    for world in scene.worlds(0, 60):
        there = world.data
        assert there["players"][0] == here["players"][0]
        assert (there["open"], there["discard"]) == (here["open"], here["discard"])
        for seat in (1, 2, 3):
            assert there["players"][seat]["revealed"] == here["players"][seat]["revealed"]
            assert len(there["players"][seat]["hand"]) == len(here["players"][seat]["hand"])


def test_other_hands_and_the_deck_vary() -> None:
    drawn = planning().worlds(0, 60)
    for seat in (1, 2, 3):
        assert len({tuple(world.hand(seat)) for world in drawn}) > 3
    assert len({tuple(world.data["deck"]) for world in drawn}) == len(drawn)
    assert len({GAME.dump(world.state)["chance"] for world in drawn}) == len(drawn)


def test_hidden_cards_are_drawn_evenly_from_what_is_unseen() -> None:
    """Unseen for seat 0: 4 Tomes, 4 Vials, 4 Wands, 4 Crystals; each is as likely in a hand as another."""
    found = Counter(card for world in planning().worlds(0, 400) for card in world.hand(2))
    assert set(found) == {"tome", "vial", "wand", "crystal"}
    assert all(150 < many < 250 for many in found.values())


def test_from_the_reveal_on_only_the_deck_is_unknown() -> None:
    scene = lay(seats=3, phase="action", pool=[3, 3, 2, 2], players=[{"pawn": 4}])
    here = scene.data
    drawn = scene.worlds(1, 60)
    assert all(world.data["players"] == here["players"] for world in drawn)
    assert all(sorted(world.data["deck"]) == sorted(here["deck"]) for world in drawn)
    assert len({tuple(world.data["deck"]) for world in drawn}) == len(drawn)


@clause("TM-R5")
def test_the_hidden_cards_of_a_stuck_seat_fit_no_action_that_was_free() -> None:
    scene = lay(
        seats=5,
        phase="planning",
        players=[{"hand": ["wand", "wand"]}, {"pawn": 3}, {"pawn": 7}, {"pawn": 10}, {"pawn": 13}],
    )
    before = {tuple(world.hand(0)) for world in scene.worlds(1, 60)}
    assert len(before) > 3
    scene.act("stop")
    after = {tuple(world.hand(0)) for world in scene.worlds(1, 60)}
    assert after == {("wand", "wand")}


@clause("TM-R8")
def test_being_asked_tells_nothing_about_a_hand() -> None:
    """Seat 0 has one answer only; for seat 1 it may hold anything, and has other answers in other worlds."""
    players = [{"pawn": 12, "hand": ["tome", "vial"]}, {"pawn": 14}, {"pawn": 4}]
    scene = lay(seats=3, phase="planning", players=players)
    offered = {len(world.offered(0)) for world in scene.worlds(1, 40)}
    assert offered > {1}


@clause("TM-22")
def test_whoever_watches_sees_a_draw_but_not_the_card() -> None:
    scene = lay(seats=3, deck=["crystal"], players=[{"hand": ["tome", "vial", "wand"]}])
    scene.act("broom")
    told = {viewer: [words.en for words in scene.told(viewer)] for viewer in (None, 0, 1)}
    assert told[None] == told[1] == ["{seat0} used the Broom and drew a card."]
    assert told[0] == ["{seat0} used the Broom and drew a Crystal."]
    assert [len(player.hand) for player in scene.view(1).players] == [4, 3, 3]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_a_view_never_holds_a_foreign_card(viewer: int | None) -> None:
    view = planning().view(viewer)
    for player in view.players:
        assert all((card.card is None) == (player.seat != viewer) for card in player.hand)
    assert view.deck == []
    assert view.pool is None


def test_what_is_sure_counts_own_open_and_revealed_cards() -> None:
    assert planning().view(0).sure == {"tome": 2, "vial": 3, "wand": 4, "crystal": 2}
    assert planning().view(None).sure == {"tome": 2, "vial": 2, "wand": 3, "crystal": 2}


def test_two_stuck_seats_get_cards_of_their_own_kinds() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        turn=2,
        players=[
            {"hand": ["wand", "wand", "tome"], "stuck": ["wand", "tome"], "passed": True},
            {"hand": ["tome", "tome", "tome"], "stuck": ["tome"], "passed": True},
        ],
    )
    for world in scene.worlds(2, 60):
        first, second, _ = [player["hand"] for player in world.data["players"]]
        assert set(first) <= {"wand", "tome"}
        assert set(second) == {"tome"}
