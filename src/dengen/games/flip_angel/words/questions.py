"""Questions and their answers in words; each chapter's words stand in the file that is called as its rules are."""

from typing import TYPE_CHECKING

from dengen.core.base.packed import members
from dengen.core.base.words import Text, Words
from dengen.games.flip_angel.rules import FlipAngelState
from dengen.games.flip_angel.words import abilities, reversal, turn
from dengen.games.flip_angel.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

WORDINGS = {
    int(wording.question.number): wording
    for chapter in (turn.WORDINGS, reversal.WORDINGS, abilities.WORDINGS)
    for wording in chapter
}
# An answer is described even while another question is asked: by the first question that it answers
BY_ANSWER = {act: wording for wording in reversed(WORDINGS.values()) for act in members(wording.question.among)}


def asked(state: FlipAngelState, seat: int) -> Wording:
    return WORDINGS[state.question(seat)[0]]


def prompt(game: "FlipAngel", state: FlipAngelState, seat: int) -> Text:
    return asked(state, seat).prompt(game, state, seat)


def label(game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
    return BY_ANSWER[act].label(game, state, seat, act)
