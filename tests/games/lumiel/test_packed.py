"""Zones and answers in packed words: sets beyond 31 bits, copies that share nothing, sums that are kept beside their cards."""

import copy
import pickle
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dengen.core.base.chance import Chance
from dengen.core.base.packed import members, unpacked
from dengen.games.lumiel import Lumiel
from dengen.games.lumiel.rules import LumielState
from dengen.games.lumiel.rules.actions import (
    KIND,
    PASS,
    PASSING,
    answer_of,
    bit_of,
    kinds_as_answers,
    listed,
    seats_as_answers,
)
from dengen.games.lumiel.rules.board import NAMES, WHOLE
from dengen.games.lumiel.rules.capture import captors_of, captured_by, sandwiched, sandwiched_if_set
from dengen.games.lumiel.rules.codes import NOBODY, points_kind, points_seat
from dengen.games.lumiel.rules.effect_hand import DO_IT
from dengen.games.lumiel.rules.effect_turn import ZONE
from dengen.games.lumiel.rules.effects import ONE_OF
from dengen.games.lumiel.rules.placement import open_places
from dengen.games.lumiel.rules.question import Question
from tests.games.lumiel.kit import GAME, game_with, lay, new
from tests.games.lumiel.test_rich_set import RICH

EVERY_ACTION = range(-3, 70)


def played(game: Lumiel, seats: int, seed: int) -> Iterator[LumielState]:
    """The positions of a random game, one after the other; all are the same object."""
    state = game.new(seats, seed)
    rng = Chance(seed)
    while actors := state.actors():
        yield state
        seat = rng.pick(actors)
        state.apply(seat, int(state.pick_answer(seat, rng)))


def play_on(state: LumielState, seed: int, answers: int = 25) -> None:
    rng = Chance(seed)
    for _ in range(answers):
        if actors := state.actors():
            state.apply(actors[0], int(state.pick_answer(actors[0], rng)))


games = pytest.mark.parametrize("game", [GAME, RICH], ids=["dengen", "rich"])


# ---- sets of answers ----


def is_in(answers: int, bit: int) -> bool:
    return bit >= 0 and answers >> bit & 1 == 1


@given(st.sets(st.integers(0, 31)), st.sets(st.integers(0, 3)), st.sets(st.integers(0, 23)), st.booleans())
def test_places_seats_kinds_and_a_pass_are_listed_in_this_order(
    places: set[int], seats: set[int], kinds: set[int], may_pass: bool
) -> None:
    answers = sum(2**place for place in places)
    answers |= int(seats_as_answers(sum(2**seat for seat in seats)))
    answers |= int(kinds_as_answers(sum(2**kind for kind in kinds)))
    answers |= int(PASSING) if may_pass else 0
    expected = [*sorted(places), *(32 + seat for seat in sorted(seats)), *(int(KIND) + kind for kind in sorted(kinds))]
    expected += [int(PASS)] if may_pass else []
    assert listed(False, answers) == expected
    assert [act for act in EVERY_ACTION if is_in(answers, bit_of(False, act))] == sorted(expected)
    assert [answer_of(False, bit) for bit in members(answers)] == expected


@pytest.mark.parametrize("question", [DO_IT, ZONE, ONE_OF])
def test_choices_share_their_bits_with_kinds_and_are_told_apart_by_the_question(question: Question) -> None:
    answers = int(kinds_as_answers(0b1011)) | int(PASSING)
    assert listed(question.offers_choices, answers) == [36, 37, 39, 40]
    assert [act for act in EVERY_ACTION if is_in(answers, bit_of(question.offers_choices, act))] == [36, 37, 39, 40]
    assert listed(False, answers) == [41, 42, 44, 40]


@games
def test_what_is_picked_listed_and_legal_is_the_same_set(game: Lumiel) -> None:
    for state in played(game, 4, seed=5):
        for seat in state.actors():
            legal = state.legal(seat)
            assert len(legal) == state.many_answers(seat)
            assert legal[0] == state.first_answer(seat)
            assert legal == state.choices(seat, *state.question(seat))
            assert [act for act in EVERY_ACTION if state.has_answer(seat, act)] == sorted(legal)
            assert {int(state.pick_answer(seat, Chance(seed))) for seed in range(20)} <= set(legal)


def test_the_last_of_24_kinds_can_be_played() -> None:
    game = game_with(**{f"extra{letter}": {} for letter in "abcdefghijklmnopqrstu"})
    assert len(game.set.card) == 24
    table = lay({}, hand="pawn extrau", game=game)
    assert table.offered() == {"kind:pawn", "kind:extrau"}
    table.play("extrau", set="D4")
    assert table.field == {"D4": "0extrau"}


def test_the_last_place_of_all_can_be_chosen() -> None:
    mole = game_with(mole={"stack_on": {"owner": "any", "position": "bottom"}})
    table = lay({"D4": "1pawn"}, hand="mole pawn", game=mole)
    table.act(table.kind("mole"))
    assert "under:D4" in table.offered()
    assert table.act("under:D4").field == {"D4": "0mole>1pawn"}


# ---- captures ----


def test_the_last_seat_captures_in_the_last_area() -> None:
    table = lay({"C4": "3com*", "D3": "3com", "D4": "0sor"}, phase="get")
    assert table.points(3) == "sor"


def test_captors_of_every_seat_and_area_keep_apart() -> None:
    state = lay({"C4": "3com*", "D3": "3com", "D4": "0sor"}, phase="effect").state
    captors = sandwiched(state)
    assert [captors_of(captors, area) for area in range(16)] == [0] * 15 + [8]
    assert [captured_by(captors, seat) for seat in range(4)] == [0, 0, 0, 1 << 15]


@games
def test_what_a_card_would_capture_is_what_it_captures_once_it_lies_there(game: Lumiel) -> None:
    looked = 0
    for state in played(game, 4, seed=11):
        before = game.dump(state)
        for kind in state.play_area:
            for area in members(open_places(state, kind, state.turn_player) & WHOLE):
                trial = state.clone()
                trial.set_down(kind, trial.turn_player, area)
                assert sandwiched_if_set(state, area) == sandwiched(trial), NAMES[area]
                looked += 1
        assert game.dump(state) == before
        assert unpacked(state.owned) == [
            sum(1 << area for area in range(16) if state.owner[area] == seat) for seat in range(state.seats)
        ]
    assert looked > 100


# ---- what is kept beside the cards ----


@games
def test_masks_and_sums_agree_with_the_cards(game: Lumiel) -> None:
    stacks = 0
    for state in played(game, 3, seed=2):
        points = state.tables.points
        sums = [sum(points[points_kind(card)] for card in state.points if points_seat(card) == q) for q in range(3)]
        assert state.scores() == sums
        assert state.empty == sum(1 << area for area in range(16) if state.owner[area] == NOBODY)
        assert state.stacked == sum(1 << area for area in range(16) if state.cards_beneath(area))
        stacks += bool(state.stacked)
    assert stacks > 0


def test_a_stack_is_dug_from_both_ends() -> None:
    state = lay({"A1": "0com>1gho*>2vam", "B1": "3com>0com"}, phase="effect").state
    assert GAME.dump(state)["table"]["field"] == {"A1": "0com>1gho*>2vam", "B1": "3com>0com"}
    assert state.pull_out(0) == GAME.notation.numbers["com"] << 3
    state.lift(0)
    assert GAME.notation.stack(state, 0) == "1gho*"
    assert not state.is_stack(0)
    assert state.is_stack(1)
    state.pull_out(0)
    assert GAME.notation.stack(state, 0) == ""
    assert GAME.notation.stack(state, 1) == "3com>0com"


# ---- copies ----


@games
@pytest.mark.parametrize("seed", range(4))
def test_a_copy_and_its_original_go_their_own_ways(game: Lumiel, seed: int) -> None:
    for at, state in enumerate(played(game, 4, seed)):
        if at % 9 == seed:
            before = game.dump(state)
            copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
            for each in copies:
                play_on(each, seed)
                assert game.dump(state) == before
            assert len({repr(game.dump(each)) for each in copies}) == 1
            original, kept = state.clone(), state.clone()
            play_on(original, seed + 1)
            assert game.dump(kept) == before


def test_drawing_a_world_changes_nothing_in_the_table_that_it_is_drawn_from() -> None:
    table = new(4, seed=3)
    before = GAME.dump(table.state)
    for seed in range(8):
        world = table.state.resample(0, Chance(seed))
        play_on(world, seed)
        assert GAME.dump(table.state) == before


def test_a_redraw_in_a_clone_leaves_the_decks_of_its_original() -> None:
    table = lay({}, hand="com com sor yok", phase="redraw", stood=[1, 2, 3])
    decks = [table.deck(seat) for seat in range(4)]
    again = table.state.clone()
    for name in ("kind:commoner", "kind:yokai", "pass"):
        GAME.apply(again, 0, name)
    assert again.known[GAME.notation.numbers["com"]] == 1
    assert [table.deck(seat) for seat in range(4)] == decks
