"""The preparation phase: turning up, dealing, the Broom, the deck (TM-17 to TM-22, TM-55)."""

import pytest

from dengen.core.base.chance import Chance
from dengen.games.troll_master.rules import magic
from dengen.testing import clause
from tests.games.troll_master.kit import GAME, lay, new


@clause("TM-18")
def test_cards_are_dealt_one_at_a_time_from_the_start_player_clockwise() -> None:
    scene = lay(
        seats=4,
        start=2,
        deck=["crystal", "crystal", "tome", "vial", "wand", "crystal", "tome", "vial", "wand", "crystal"],
    )
    assert [scene.hand(seat) for seat in (2, 3, 0, 1)] == [
        ["tome", "tome"],
        ["vial", "vial"],
        ["wand", "wand"],
        ["crystal", "crystal"],
    ]


@clause("TM-17")
@pytest.mark.parametrize(("seats", "face_up"), [(3, ["tome"]), (4, ["tome", "vial"]), (5, [])])
def test_open_cards_come_from_the_top_before_the_deal(seats: int, face_up: list[str]) -> None:
    deck = ["tome", "vial", *["wand"] * 6]
    scene = lay(seats=seats, deck=deck)
    assert [card.card for card in scene.view().open] == face_up


@clause("TM-20")
def test_a_hand_is_seen_by_its_holder_only() -> None:
    scene = new(4)
    for viewer in range(4):
        shown = [[card.card for card in player.hand] for player in scene.view(viewer).players]
        for seat in range(4):
            assert (None in shown[seat]) == (seat != viewer)
    assert all(card.card is None for player in scene.view().players for card in player.hand)
    told = scene.events("dealt")
    assert all("cards" not in event.seen_by(None) for event in told)
    assert all("cards" in event.seen_by(event.args["seat"]) for event in told)


@clause("TM-21")
def test_the_deck_is_rebuilt_at_any_draw_of_the_game() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        deck=[],
        players=[{"hand": ["tome", "tome", "tome"], "familiars": ["mischievous_fairy:1"]}],
    )
    size = scene.view().discard_size
    scene.act("use:mischievous_fairy:0")
    assert (scene.view().deck_size, scene.view().discard_size) == (size - 1, 0)
    assert "reshuffled" in scene.kinds()


@clause("TM-22", "TM-R2")
def test_only_the_start_player_is_offered_the_broom_and_once() -> None:
    scene = lay(seats=3, start=1, players=[{}, {"hand": ["tome", "vial", "wand"]}], deck=["crystal"])
    assert (scene.actor, scene.offered()) == (1, {"broom", "stop"})
    assert scene.refusal("broom", seat=0) == "TM-22"
    scene.act("broom")
    assert scene.offered() == {"discard:tome", "discard:vial", "discard:wand", "discard:crystal"}
    scene.act("discard:crystal")
    assert scene.hand(1) == ["tome", "vial", "wand"]
    assert (scene.asked(), scene.actor) == ("ask_turn", 1)


@clause("TM-22")
def test_a_card_that_is_not_held_cannot_be_discarded() -> None:
    scene = lay(seats=3, deck=["vial"], players=[{"hand": ["tome", "tome", "tome"]}])
    scene.act("broom")
    assert scene.refusal("discard:wand") == "TM-22"
    assert scene.refusal("stop") == "TM-22"


@clause("TM-R3")
def test_everybody_sees_what_the_broom_discards_but_not_what_it_draws() -> None:
    scene = lay(seats=3, deck=["crystal"], players=[{"hand": ["tome", "tome", "tome"]}])
    scene.act("broom", "discard:tome")
    (drawn,) = scene.events("broom_drew")
    (discarded,) = scene.events("discarded")
    for viewer in (None, 1, 2):
        assert "card" not in drawn.seen_by(viewer)
        assert discarded.seen_by(viewer)["card"] == "tome"
        top = scene.view(viewer).discard_top
        assert top is not None
        assert top.card == "tome"
    assert drawn.seen_by(0)["card"] == "crystal"


@clause("TM-55")
def test_nobody_sees_below_the_top_of_the_discard() -> None:
    deep = lay(seats=3, deck=["tome"], discard=None, players=[{"hand": ["tome", "vial", "wand"]}])
    one = deep.copy()
    bottom, above, *others = magic.cards_in(one.state.discard)
    one.state.discard = magic.pile_of([above, bottom, *others])
    assert one.view(0) == deep.view(0)
    view = deep.view(0)
    assert view.discard_counts is None
    assert view.discard_size > 1


@clause("TM-R4")
@pytest.mark.parametrize(("uses", "sizes"), [(True, [24, 13, 2, 13, 2]), (False, [24, 14, 4, 14, 4])])
def test_deck_sizes_at_the_start_of_rounds(uses: bool, sizes: list[int]) -> None:
    scene = new(3, seed=3, target_vp=40)
    rng = Chance(1)
    found = [24]
    while len(found) < len(sizes):
        if scene.asked() == "ask_broom":
            scene.act("broom" if uses else "stop")
        elif "stop" in scene.offered():
            last = scene.view()
            scene.act("stop")
            if scene.view().round > last.round:
                found.append(last.deck_size)
        else:
            scene.act(GAME.name(rng.pick(scene.state.legal(scene.actor))))
    assert found == sizes


@clause("TM-R4")
def test_deck_and_discard_never_hold_fewer_than_13_cards() -> None:
    for seats in (3, 4, 5):
        state, rng = GAME.new(seats, 1), Chance(2)
        while not state.over():
            assert magic.size_of(state.deck) + magic.size_of(state.discard) >= 13
            seat = state.actors()[0]
            state.apply(seat, rng.pick(state.legal(seat)))
