"""Questions and their answers in words; each chapter's words stand in the file that is called as its rules are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words
from dengen.games.walpurgis.rules import WalpurgisState
from dengen.games.walpurgis.words import (
    chain,
    effect_cards,
    effect_targets,
    effects,
    interception,
    main_phase,
    settling,
    setup,
    shooting,
    slot,
    turn,
)
from dengen.games.walpurgis.words.wording import named

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

WORDINGS = {
    int(wording.question.number): wording
    for chapter in (
        setup.WORDINGS,
        turn.WORDINGS,
        main_phase.WORDINGS,
        interception.WORDINGS,
        chain.WORDINGS,
        settling.WORDINGS,
        shooting.WORDINGS,
        effects.WORDINGS,
        effect_targets.WORDINGS,
        effect_cards.WORDINGS,
        slot.WORDINGS,
    )
    for wording in chapter
}


def prompt(game: Walpurgis, state: WalpurgisState, seat: int) -> Text:
    """The question that the seat is asked, in one sentence."""
    return WORDINGS[state.question(seat)[0]].prompt(game, state, seat)


def label(game: Walpurgis, state: WalpurgisState, seat: int, act: int) -> Words:
    """An answer in words; labels differ among the answers to one question."""
    wording = WORDINGS.get(state.question(seat)[0])
    return named(game, act) if wording is None else wording.label(game, state, seat, act)
