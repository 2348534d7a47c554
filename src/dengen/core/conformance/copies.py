"""Checks that positions are values: clones are equal and independent, dumps exact, and games repeat byte for byte."""

import json
import pickle

from dengen.core.base.chance import Chance
from dengen.core.conformance.trial import Trial
from dengen.core.rules.state import State

AHEAD = 12  # moves to compare on a copy


def clones_are_independent(trial: Trial) -> None:
    for state in trial.positions():
        before = trial.dump(state)
        clone = state.clone()
        trial.require(trial.dump(clone) == before, "a clone is not equal")
        trial.require(same_questions(state, clone), "a clone has other answers")
        played_on(clone, trial.rng(3))
        trial.require(trial.dump(state) == before, "playing a clone changed the original")
        twin = state.clone()
        played_on(twin, trial.rng(3))
        trial.require(trial.dump(twin) == trial.dump(clone), "two clones went different ways")


def dumps_are_exact(trial: Trial) -> None:
    for state in trial.positions():
        dumped = trial.dump(state)
        loaded: State = trial.game.load(json.loads(dumped))
        trial.require(trial.dump(loaded) == dumped, "dump, load, dump is not exact")
        trial.require(same_questions(state, loaded), "a loaded position has other answers")
        unpickled: State = pickle.loads(pickle.dumps(state))
        trial.require(trial.dump(unpickled) == dumped, "an unpickled state is not equal")
        original = state.clone()
        played_on(original, trial.rng(4))
        for copy in (loaded, unpickled):
            played_on(copy, trial.rng(4))
            trial.require(trial.dump(copy) == trial.dump(original), "a loaded position went another way")


def games_repeat(trial: Trial) -> None:
    first = [trial.dump(state) for state in trial.positions()]
    again = [trial.dump(state) for state in trial.positions()]
    trial.require(first == again, "the same seed and answers gave another game")


def same_questions(a: State, b: State) -> bool:
    return a.actors() == b.actors() and all(a.legal(seat) == b.legal(seat) for seat in range(a.seats))


def played_on(state: State, rng: Chance) -> None:
    for _ in range(AHEAD):
        if not state.actors():
            return
        seat = rng.pick(state.actors())
        state.apply(seat, rng.pick(state.legal(seat)))
