"""Legal moves kept as bits in two words are those that lists would hold, whatever action a bit means."""

from typing import Any

import pytest
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.base.packed import WORD
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.core.rules.two_word_answers import SECOND, TwoWordAnswers, is_among, is_single, listed, lowest_of

ASK = 0
EVEN = 7  # the clause that forbids odd numbers
MOST = 2 * WORD
FURTHER = 1000  # the action of bit 0, where bits have another meaning


class EvenNumbers(TwoWordAnswers):
    """Both seats name even numbers below 124, three times."""

    prefix = "EV"
    fields = ("named",)
    lowest = 0
    named: list[int]

    def begin(self) -> None:
        self.named = []
        self.push(ASK, 0)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if len(self.named) < 6:
            self.push(ASK, 1 - a)
            self.ask(a, ASK)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.named.append(int(act))

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return list(range(self.lowest, self.lowest + MOST))

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return 0 if act % 2 == 0 else EVEN

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return EVEN

    def turn_clause(self) -> i64:
        return EVEN

    def scores(self) -> list[int]:
        return [sum(self.named[seat::2]) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        return None


class FurtherNumbers(EvenNumbers):
    """The same with numbers from 1000 on."""

    lowest = FURTHER

    def action_of(self, seat: i64, bit: i64) -> i64:
        return FURTHER + bit

    def bit_of(self, seat: i64, act: i64) -> i64:
        return act - FURTHER if act >= FURTHER else -1

    def listed(self, seat: i64, first: i64, second: i64) -> list[int]:
        return [int(self.action_of(seat, bit)) for bit in listed(first, second)]


class Evens(Game[EvenNumbers]):
    id = "evens"
    title = Text("Evens", "偶数")
    seat_counts = (2,)
    default_seats = 2
    has_cards = False

    def __init__(self, state: type[EvenNumbers]) -> None:
        super().__init__()
        self.state = state

    def empty(self, seats: int, options: dict[str, Any]) -> EvenNumbers:
        state = self.state()
        state.blank(self, seats, options)
        state.max_steps = 6
        return state

    def action_names(self) -> list[str]:
        return [str(number) for number in range(FURTHER + MOST)]

    def see(self, state: EvenNumbers, viewer: Any) -> Any:
        raise NotImplementedError


@pytest.fixture(params=[EvenNumbers, FurtherNumbers])
def state(request: pytest.FixtureRequest) -> EvenNumbers:
    return Evens(request.param).new()


def evens(state: EvenNumbers) -> list[int]:
    return list(range(state.lowest, state.lowest + MOST, 2))


def test_legal_actions_are_those_without_a_forbidding_clause(state: EvenNumbers) -> None:
    assert state.legal(0) == evens(state)
    assert state.legal(1) == []
    assert state.choices(0, ASK, 0, 0, 0) == state.legal(0)
    assert (state.many_answers(0), state.first_answer(0)) == (WORD, state.lowest)
    tried = range(-70, FURTHER + 3 * WORD)
    assert [act for act in tried if state.has_answer(0, act)] == state.legal(0)


@pytest.mark.parametrize("above", [0, 30, 32, 60, 62, 64, 94, 122])
def test_answers_of_both_words_can_be_given(state: EvenNumbers, above: int) -> None:
    state.apply(0, state.lowest + above)
    assert state.named == [state.lowest + above]


@pytest.mark.parametrize("above", [1, 31, 33, 61, 63, 95, 123])
def test_an_illegal_action_is_refused(state: EvenNumbers, above: int) -> None:
    assert state.refuse(0, state.lowest + above) == EVEN
    assert not state.has_answer(0, state.lowest + above)


def test_each_answer_is_picked_as_often_and_in_the_order_of_a_list(state: EvenNumbers) -> None:
    one, other = Chance(3), Chance(3)
    picks = [int(state.pick_answer(0, one)) for _ in range(4000)]
    assert picks == [other.pick(evens(state)) for _ in range(4000)]
    assert set(picks) == set(evens(state))


def test_a_clone_has_separate_answers(state: EvenNumbers) -> None:
    other = state.clone()
    other.apply(0, state.lowest + 2)
    assert state.legal(0) == evens(state)
    assert (other.legal(0), state.legal(1)) == ([], [])
    assert other.legal(1) == evens(state)


def test_every_action_has_a_separate_bit() -> None:
    assert SECOND == WORD
    for act in range(MOST):
        first, second = (1 << act, 0) if act < SECOND else (0, 1 << (act - int(SECOND)))
        assert listed(first, second) == [act]
        assert is_single(first, second)
        assert lowest_of(first, second) == act
        assert [other for other in range(-70, 200) if is_among(first, second, other)] == [act]
    assert listed(2**WORD - 1, 2**WORD - 1) == list(range(MOST))
    assert not is_single(0, 0)
    assert not is_single(1, 1)
    assert not is_single(6, 0)
    assert not is_single(0, 6)
