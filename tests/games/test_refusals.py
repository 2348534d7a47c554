"""Refusals without a clause come from the core, in one true sentence, in every game and position."""

import re

import pytest

import dengen
from dengen.core.base.words import Refusal
from dengen.core.conformance.trial import QUICK, trials
from dengen.core.game import Game
from dengen.core.rules.state import State

OVER = "The game is over."
OTHERS_ASKED = "It isn't your turn to answer: the game is waiting for "
ANSWERED = "You have already answered: the game is waiting for the others."
SOMETHING_ELSE = "That doesn't answer this question: "
UNEXPLAINED = (OVER, OTHERS_ASKED, ANSWERED, SOMETHING_ELSE)


@pytest.mark.parametrize("id", dengen.registered())
def test_a_refusal_that_no_clause_explains_fits_the_moment(id: str) -> None:
    game = dengen.game(id)
    met = set()
    for trial in trials(game, QUICK, 1):
        for state in trial.positions():
            for seat in range(trial.seats):
                for act in range(0, game.num_actions, 1 if state.is_asked(seat) else game.num_actions - 1):
                    refusal = game.refusal(state, seat, act)
                    if refusal is not None:
                        met.add(checked(game, state, seat, act, refusal))
    assert met >= {"the game is over", "something else is asked", "a clause"}
    assert met & {"others are asked", "the answer is sealed"}


def checked(game: Game[State], state: State, seat: int, act: int, refusal: Refusal) -> str:
    """In which situation the sentence was said, which it fits."""
    if state.outcome() is not None:
        assert (refusal.en, refusal.ja) == (OVER, "ゲームは終わりました。")
        return "the game is over"
    if seat not in state.actors():
        return checked_others(game.view(state, None).asked, seat, refusal)
    if act not in state.candidates(seat, *state.question(seat)):
        question = game.question(state, seat)
        assert question is not None
        assert refusal.en == SOMETHING_ELSE + question.en
        assert refusal.ja == "この質問への答えではありません。" + question.ja
        assert refusal.clause == question.clause
        return "something else is asked"
    assert not refusal.en.startswith(UNEXPLAINED)
    return "a clause"


def checked_others(asked: list[int], seat: int, refusal: Refusal) -> str:
    """The refusal names exactly the seats that are publicly known to be asked."""
    if seat in asked:
        assert (refusal.en, refusal.ja) == (ANSWERED, "すでに答えています。ほかの人の答えを待っています。")
        return "the answer is sealed"
    assert refusal.en.startswith(OTHERS_ASKED)
    assert seats_in(refusal.en) == seats_in(refusal.ja) == asked
    return "others are asked"


def seats_in(sentence: str) -> list[int]:
    return [int(seat) for seat in re.findall(r"\{seat(\d)\}", sentence)]
