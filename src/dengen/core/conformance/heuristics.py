"""Checks of heuristics, learned ones included: shares from 0 to 1, legal actions, unchanged states."""

from dengen.core.base.words import plural
from dengen.core.bots.heuristics import Heuristics
from dengen.core.conformance.trial import Trial
from dengen.core.rules.state import State

CLOSE = 1e-9


def heuristics_are_sane(trial: Trial) -> None:
    heuristics, learned = trial.game.heuristics, trial.game.learned
    for state in trial.positions():
        before = trial.dump(state)
        check_values(trial, heuristics, state)
        if learned is not None:
            check_values(trial, learned, state)
        for seat in state.actors():
            trial.require(
                heuristics.pick(state, seat, trial.rng(10)) in state.legal(seat), "an answer that they pick isn't legal"
            )
            trial.require(
                all(isinstance(name, str) for name, _ in heuristics.reasons(state, seat)), "a reason has no name"
            )
        terms = heuristics.terms(state)
        trial.require(len(terms) == trial.seats, f"terms of {plural(len(terms), 'seat')}")
        trial.require(all(len(own) == len(heuristics.term_names) for own in terms), "not every term has a name")
        check_features(trial, heuristics, state)
        trial.require(trial.dump(state) == before, "the heuristics changed the table")


def check_values(trial: Trial, heuristics: Heuristics, state: State) -> None:
    shares = heuristics.evaluate(state)
    trial.require(len(shares) == trial.seats, f"an evaluation of {plural(len(shares), 'seat')}")
    trial.require(all(0 <= share <= 1 for share in shares), f"shares {shares}")
    outcome = state.outcome()
    if outcome is not None:
        trial.require(shares == [seat.share for seat in outcome.seats], "a finished game is valued otherwise")
    for seat in state.actors():
        priors = list(heuristics.priors(state, seat, trial.rng(11)))
        trial.require(len(priors) == len(state.legal(seat)), "not every answer has a prior")
        trial.require(min(priors) >= 0 and abs(sum(priors) - 1) < CLOSE, f"priors {priors}")


def check_features(trial: Trial, heuristics: Heuristics, state: State) -> None:
    """Check features: a number per name, and a valid phase."""
    for seat in state.actors():
        said = len(heuristics.answer_features(state, seat))
        expected = len(heuristics.answer_names) * len(state.legal(seat))
        trial.require(said == expected, f"{said} features of answers instead of {expected}")
    settled = heuristics.settled(state)
    if not settled.over():
        columns = len(heuristics.feature_names()) + len(heuristics.card_names())
        trial.require(len(heuristics.features(settled)) == columns * trial.seats, "not every feature has a name")
        trial.require(0 <= heuristics.phase(settled) < heuristics.phases, "a phase that there isn't")
