"""Only what is legal applies; all else is refused with a clause of the rulebook, and nothing is touched."""

from dengen.core.conformance.trial import Trial
from dengen.core.errors import IllegalAction
from dengen.core.state import State
from dengen.core.words import LANGS


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
                is_refused(trial, state, seat, act)
        for seat in (-1, trial.seats, 10**30):
            is_refused(trial, state, seat, 0)
        trial.require(trial.dump(state) == before, "a refused answer changed the table")


def is_refused(trial: Trial, state: State, seat: int, act: int) -> None:
    try:
        state.apply(seat, act)
    except IllegalAction as refused:
        trial.require(refused.clause in trial.game.clauses, f"there is no clause {refused.clause}")
    else:
        trial.require(False, f"seat {seat} could answer {act}, which isn't legal")
    if not 0 <= seat < trial.seats:
        return
    refusal = trial.game.refusal(state, seat, act)
    if refusal is None:
        trial.require(False, f"action {act} of seat {seat} is neither legal nor refused")
        return
    trial.require(refusal.clause in trial.game.clauses, f"there is no clause {refusal.clause}")
    trial.require(all(refusal[lang] for lang in LANGS), f"the refusal of {act} says nothing")
