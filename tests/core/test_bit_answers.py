"""Answers kept as bits are the answers that lists would hold, beyond bit 31 as well."""

from typing import Any

import pytest
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.base.packed import WORD
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.core.rules.bit_answers import BitAnswers

ASK = 0
EVEN = 7  # the clause that forbids odd numbers


class EvenNumbers(BitAnswers):
    """Both seats name even numbers below 62, three times."""

    prefix = "EV"
    fields = ("named",)
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
        return list(range(WORD))

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


class Evens(Game[EvenNumbers]):
    id = "evens"
    title = Text("Evens", "偶数")
    seat_counts = (2,)
    default_seats = 2
    has_cards = False

    def empty(self, seats: int, options: dict[str, Any]) -> EvenNumbers:
        state = EvenNumbers()
        state.blank(self, seats, options)
        state.max_steps = 6
        return state

    def action_names(self) -> list[str]:
        return [str(number) for number in range(WORD)]

    def see(self, state: EvenNumbers, viewer: Any) -> Any:
        raise NotImplementedError


def test_legal_actions_are_those_without_a_forbidding_clause() -> None:
    state = Evens().new()
    assert state.legal(0) == list(range(0, WORD, 2))
    assert state.legal(1) == []
    assert state.choices(0, ASK, 0, 0, 0) == state.legal(0)
    assert (state.many_answers(0), state.first_answer(0)) == (31, 0)
    assert [act for act in range(-1, WORD + 2) if state.has_answer(0, act)] == state.legal(0)


@pytest.mark.parametrize("act", [0, 30, 32, 60])
def test_high_answers_can_be_given(act: int) -> None:
    state = Evens().new()
    state.apply(0, act)
    assert state.named == [act]


@pytest.mark.parametrize("act", [1, 31, 33, 61])
def test_an_illegal_action_is_refused(act: int) -> None:
    state = Evens().new()
    assert state.refuse(0, act) == EVEN
    assert not state.has_answer(0, act)


def test_each_answer_is_picked_as_often_and_in_the_order_of_a_list() -> None:
    state = Evens().new()
    answers = state.legal(0)
    one, other = Chance(3), Chance(3)
    picks = [int(state.pick_answer(0, one)) for _ in range(2000)]
    assert picks == [other.pick(answers) for _ in range(2000)]
    assert set(picks) == set(answers)


def test_a_clone_has_separate_answers() -> None:
    state = Evens().new()
    other = state.clone()
    other.apply(0, 2)
    assert state.legal(0) == list(range(0, WORD, 2))
    assert (other.legal(0), state.legal(1)) == ([], [])
    assert other.legal(1) == list(range(0, WORD, 2))
