"""Checks of refusals: illegal actions are refused with a clause of the rulebook, without a change."""

from dengen.core.base.errors import BadAction, BadSeat, DengenError, IllegalAction
from dengen.core.base.words import LANGS
from dengen.core.conformance.trial import Trial
from dengen.core.rules.state import LEGAL, State, clause_id


def only_the_legal_applies(trial: Trial) -> None:
    for state in trial.positions():
        before = trial.dump(state)
        for seat in range(trial.seats):
            legal = set(state.legal(seat))
            for act in range(trial.game.num_actions):
                if act not in legal:
                    is_refused(trial, state, seat, act)
                else:
                    trial.require(
                        trial.game.refusal(state, seat, act) is None, f"{trial.game.name(act)} is legal and refused"
                    )
            for act in (-1, trial.game.num_actions, 10**30):
                is_nothing(trial, state, seat, act, BadAction)
        for seat in (-1, trial.seats, 10**30):
            is_nothing(trial, state, seat, 0, BadSeat)
        trial.require(trial.dump(state) == before, "a refused answer changed the table")


def is_refused(trial: Trial, state: State, seat: int, act: int) -> None:
    name = trial.game.name(act)
    number = state.refuse(seat, act)
    trial.require(number != LEGAL, f"{name} of seat {seat} is neither legal nor refused")
    clause = clause_id(state.prefix, number)
    trial.require(clause in trial.game.clauses, f"there is no clause {clause}")
    try:
        state.apply(seat, act)
    except IllegalAction as error:
        trial.require((error.clause, error.seat, error.action) == (clause, seat, name), f"{error!r} tells of another")
        trial.require(all(error.text[lang] for lang in LANGS), f"the refusal of {name} says nothing")
    else:
        trial.require(False, f"seat {seat} could answer {name}, which isn't legal")


def is_nothing(trial: Trial, state: State, seat: int, act: int, expected: type[DengenError]) -> None:
    """Check that an unknown action or seat raises the expected error without a change."""
    try:
        state.apply(seat, act)
    except expected:
        return
    trial.require(False, f"seat {seat} could answer {act}")
