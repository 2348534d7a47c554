"""Questions and their answers in words; each chapter's words stand in the file that is called as its rules are."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.actions import (
    BROOM,
    DISCARD,
    EXECUTE,
    GAIN,
    PLACE,
    STOP,
    placed_at,
    placed_card,
)
from dengen.games.troll_master.rules.codes import MAGIC
from dengen.games.troll_master.words import (
    abilities,
    action_phase,
    brew,
    chains,
    effects,
    planning,
    preparation,
    summon,
)
from dengen.games.troll_master.words.wording import DONE

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

WORDINGS = {
    int(wording.question.number): wording
    for chapter in (
        preparation.WORDINGS,
        planning.WORDINGS,
        action_phase.WORDINGS,
        summon.WORDINGS,
        brew.WORDINGS,
        abilities.WORDINGS,
        effects.WORDINGS,
        chains.WORDINGS,
    )
    for wording in chapter
}


def prompt(game: "TrollMaster", state: TrollMasterState, seat: int) -> Text:
    return WORDINGS[state.question(seat)[0]].prompt(game, state, seat)


def label(game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> Words:
    """Any answer in words, whatever is asked; a STOP says what it means to the question."""
    tables = state.tables
    if act == STOP:
        return stop(state, seat)
    if act == EXECUTE:
        return action_phase.execute(game, state, seat)
    if act == BROOM:
        return preparation.USE_THE_BROOM
    if act < PLACE:
        return preparation.discard(MAGIC[act - DISCARD])
    if act < GAIN:
        return planning.place(game, MAGIC[placed_card(act)], int(placed_at(act)))
    if act < tables.call:
        return summon.gain(game, state, seat, act - int(GAIN) + 1)
    if act == tables.call:
        return summon.call(game, state, seat)
    if act < tables.charge:
        return summon.train(game, state, seat, act - int(tables.train))
    if act < tables.chain_to:
        return effects.charge(game, state, seat, act - int(tables.charge))
    if act < tables.use:
        return chains.chain_to(game, act - int(tables.chain_to) + 1)
    return abilities.use(game, act - int(tables.use))


def stop(state: TrollMasterState, seat: int) -> Words:
    wording = WORDINGS.get(state.question(seat)[0])
    return DONE if wording is None else wording.stop_label(state, seat)
