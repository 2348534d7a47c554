"""Conformance checks for games, shipped with the package for authors of new games.

    dengen.check_conformance(MyGame())

Each check is a function of a `Trial` (a game, a number of seats, options, a seed) in a separate module; they raise
`Nonconformance` with the trial and the step at which the game violates the contract.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from dengen.core.conformance.copies import clones_are_independent, dumps_are_exact, games_repeat
from dengen.core.conformance.declared import declarations_hold, questions_are_as_made
from dengen.core.conformance.heuristics import heuristics_are_sane
from dengen.core.conformance.leaks import hidden_things_vary, nothing_leaks, told_alike
from dengen.core.conformance.orders import order_of_arrival_changes_nothing
from dengen.core.conformance.playing import interventions_leave_a_whole_table, plays_to_the_end
from dengen.core.conformance.refusals import only_the_legal_applies
from dengen.core.conformance.trial import DEEP, QUICK, Effort, Nonconformance, Trial, trials
from dengen.core.conformance.wording import everything_has_words
from dengen.core.game import Game

Check = Callable[[Trial], None]

CHEAP: tuple[Check, ...] = (plays_to_the_end,)
DEAR: tuple[Check, ...] = (
    only_the_legal_applies,
    clones_are_independent,
    dumps_are_exact,
    games_repeat,
    order_of_arrival_changes_nothing,
    nothing_leaks,
    told_alike,
    everything_has_words,
    interventions_leave_a_whole_table,
    heuristics_are_sane,
)


def check_conformance(game: Game[Any], effort: Effort = QUICK) -> int:
    """Run all checks; raises Nonconformance. Returns the number of trials."""
    declarations_hold(game)
    made = deepcopy([vars(question) for question in game.questions])
    run = 0
    for trial in trials(game, effort, effort.cheap_games):
        for check in CHEAP:
            check(trial)
        run += 1
    for trial in trials(game, effort, effort.dear_games):
        for check in DEAR:
            check(trial)
        run += 1
    hidden_things_vary(game, effort)
    questions_are_as_made(game, made)
    return run


__all__ = [
    "CHEAP",
    "DEAR",
    "DEEP",
    "QUICK",
    "Check",
    "Effort",
    "Nonconformance",
    "Trial",
    "check_conformance",
    "trials",
]
