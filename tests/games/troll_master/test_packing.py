"""What lies in words: copies share nothing that changes, sets reach beyond 31 bits, answers are the legal ones in their order."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadPosition
from dengen.core.rules.state import LEGAL
from dengen.games.troll_master.rules import TrollMasterState, magic
from tests.games.troll_master.kit import GAME, WANDS, Table, lay

SEATS = (2, 3, 4, 5)
PILES = st.lists(st.integers(0, 3), max_size=magic.ALL_CARDS)
OTHERS = ["will_o_wisp", "mana_bug", "homunculus", "fairy_ring", "gnome", "raven", "mandragora", "golem", "troll"]


def play(state: TrollMasterState, seed: int, answers: int) -> TrollMasterState:
    rng = Chance(seed)
    while answers and not state.over():
        (seat,) = state.actors()
        state.apply(seat, int(state.pick_answer(seat, rng)))
        answers -= 1
    return state


def in_the_middle(seats: int, seed: int) -> TrollMasterState:
    return play(GAME.new(seats, seed), seed, 40 + 13 * seed)


# ---- copies ----


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_played_in_a_copy_does_not_touch_the_original_nor_the_other_way_round(seats: int, seed: int) -> None:
    original = in_the_middle(seats, seed)
    before = GAME.dump(original)
    clone = original.clone()
    played = GAME.dump(play(clone, seed + 1, 60))
    assert GAME.dump(original) == before
    play(original, seed + 2, 60)
    assert GAME.dump(clone) == played


@pytest.mark.parametrize("seed", range(12))
def test_a_world_drawn_anew_does_not_touch_the_table(seed: int) -> None:
    original = in_the_middle(4, seed)
    before = GAME.dump(original)
    for seat in range(4):
        play(original.resample(seat, Chance(seed)), seed, 60)
    assert GAME.dump(original) == before


@pytest.mark.parametrize("seats", SEATS)
def test_pickles_and_deep_copies_go_on_like_the_original(seats: int) -> None:
    for seed in range(4):
        original = in_the_middle(seats, seed)
        copies = [pickle.loads(pickle.dumps(original)), copy.deepcopy(original)]
        assert copies == [original, original]
        end = GAME.dump(play(original, seed, -1))
        assert [GAME.dump(play(each, seed, -1)) for each in copies] == [end, end]


# ---- answers ----


@pytest.mark.parametrize("seats", SEATS)
def test_legal_actions_are_those_without_a_forbidding_clause(seats: int) -> None:
    state, rng = GAME.new(seats, 3), Chance(3)
    while not state.over():
        (seat,) = state.actors()
        answers = state.legal(seat)
        question, a, b, c = state.question(seat)
        candidates = state.candidates(seat, question, a, b, c)
        assert sorted(answers) == [
            act for act in sorted(candidates) if state.against(seat, question, a, b, c, act) == LEGAL
        ]
        assert [act for act in range(GAME.num_actions) if state.has_answer(seat, act)] == sorted(answers)
        assert state.many_answers(seat) == len(answers)
        assert state.first_answer(seat) == answers[0]
        assert state.pick_answer(seat, Chance(7)) == Chance(7).pick(answers)
        state.apply(seat, rng.pick(answers))


def test_no_number_outside_the_action_space_is_an_answer() -> None:
    state = GAME.new(4, 1)
    (seat,) = state.actors()
    for act in (-(2**40), -1, GAME.num_actions, 2**40):
        assert not state.has_answer(seat, act)


def defending(*familiars: str) -> Table:
    """Seat 1 with these familiars is attacked and may use what it has."""
    attacker = {"pawn": 13, "mana": 9, "familiars": ["troll", "golem"]}
    kinds = [*OTHERS, "phoenix"]
    scene = lay(seats=3, phase="action", pool=WANDS, kinds=kinds, players=[attacker, {"familiars": [*familiars]}])
    return scene.act("execute")


def test_own_familiars_are_listed_by_their_stacks_not_by_their_numbers() -> None:
    scene = defending("phoenix:1", "mandragora:1")
    assert [GAME.name(act) for act in scene.state.legal(1)] == ["stop", "use:phoenix:1", "use:mandragora:1"]
    assert scene.state.legal(1) != sorted(scene.state.legal(1))


def test_the_second_ability_of_an_eleventh_familiar_can_be_used() -> None:
    """In the set of the answers it is bit 31."""
    scene = defending(GAME.tables.ids[0], *OTHERS, "phoenix:2")
    assert len(scene.familiars(1)) == 11
    assert scene.offered() == {"stop", "use:phoenix:1"}
    scene.act("use:phoenix:1")
    assert scene.familiars(1)[-1] == "phoenix:1"


# ---- magic cards ----


@given(PILES, st.integers(0, 2**63 - 1))
def test_a_pile_is_shuffled_as_a_list_is(cards: list[int], seed: int) -> None:
    shuffled = magic.cards_in(magic.shuffled(magic.pile_of(cards), Chance(seed)))
    Chance(seed).shuffle(cards)
    assert shuffled == cards


@given(PILES)
def test_a_pile_keeps_all_its_cards_in_order(cards: list[int]) -> None:
    pile = magic.pile_of(cards)
    assert magic.cards_in(pile) == cards
    assert magic.size_of(pile) == len(cards)
    tally = magic.tally_of(pile)
    assert magic.kinds_in(tally) == sorted(cards)
    assert magic.total(tally) == len(cards)
    assert {kind: magic.number(tally, kind) for kind in set(cards)} == Counter(cards)


@given(PILES, st.integers(0, 24))
def test_piles_are_stacked_and_cards_taken_out_of_them(cards: list[int], at: int) -> None:
    under, over = cards[:at], cards[at:]
    assert magic.cards_in(magic.stacked(magic.pile_of(under), magic.pile_of(over))) == cards
    if over:
        left = magic.without(magic.pile_of(cards), len(over) - 1)
        assert magic.cards_in(left) == under + over[1:]


# ---- what doesn't fit ----


@pytest.mark.parametrize("zone", ["deck", "discard", "open"])
def test_more_magic_cards_than_there_are_lie_in_no_pile(zone: str) -> None:
    saved = GAME.dump(GAME.new(3, 1))
    saved["table"][zone] = ["tome"] * 40
    with pytest.raises(BadPosition, match=f"table.{zone}: there are only 24 magic cards, not 40"):
        GAME.load(saved)


def test_two_neutral_pawns_stand_on_two_actions() -> None:
    with pytest.raises(BadPosition, match="two pawns stand on one action"):
        lay(seats=2, phase="planning", neutral=[3, 3])
