"""Questions and their answers in words; each chapter's words stand in the file that is called as its rules are."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.words import (
    effect_hand,
    effect_move,
    effect_take,
    effect_turn,
    effects,
    redraw,
    setup,
    turn,
)

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

WORDINGS = {
    wording.question.number: wording
    for chapter in (
        redraw.WORDINGS,
        setup.WORDINGS,
        turn.WORDINGS,
        effects.WORDINGS,
        effect_turn.WORDINGS,
        effect_move.WORDINGS,
        effect_take.WORDINGS,
        effect_hand.WORDINGS,
    )
    for wording in chapter
}


def prompt(game: "Lumiel", state: Table, seat: int) -> Text:
    return WORDINGS[state.question(seat)[0]].prompt(game, state, seat)


def label(game: "Lumiel", state: Table, seat: int, act: int) -> Words:
    return WORDINGS[state.question(seat)[0]].label(game, state, seat, act)
