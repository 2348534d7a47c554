"""A check of questions that are objects: games share them, so nothing that happens in a game may be kept in one."""

from copy import deepcopy
from typing import Any

from dengen.core.conformance.trial import Trial


def questions_keep_no_state(trial: Trial) -> None:
    before = kept(trial)
    for state in trial.positions():
        for seat in state.actors():
            trial.game.question(state, seat)
            trial.game.offers(state, seat)
            for act in range(trial.game.num_actions):
                trial.game.refusal(state, seat, act)
    trial.require(kept(trial) == before, "a question was written: what it is about belongs to the table")


def kept(trial: Trial) -> list[dict[str, Any]]:
    return [deepcopy(vars(question)) for question in trial.game.questions]
