"""A game's heuristics stay within their shape: shares from 0 to 1, legal answers, nothing touched."""

from dengen.core.conformance.trial import Trial


def heuristics_are_sane(trial: Trial) -> None:
    heuristics = trial.game.heuristics
    for state in trial.positions():
        before = trial.dump(state)
        shares = heuristics.evaluate(state)
        trial.require(len(shares) == trial.seats, f"an evaluation of {len(shares)} seats")
        trial.require(all(0 <= share <= 1 for share in shares), f"shares {shares}")
        for seat in state.actors():
            trial.require(
                heuristics.pick(state, seat, trial.rng(10)) in state.legal(seat), "an answer that they pick isn't legal"
            )
            trial.require(
                all(isinstance(name, str) for name, _ in heuristics.reasons(state, seat)), "a reason has no name"
            )
        terms = heuristics.terms(state)
        trial.require(len(terms) == trial.seats, f"terms of {len(terms)} seats")
        trial.require(all(len(own) == len(heuristics.term_names) for own in terms), "not every term has a name")
        outcome = state.outcome()
        if outcome is not None:
            trial.require(shares == [seat.share for seat in outcome.seats], "a finished game is valued otherwise")
        trial.require(trial.dump(state) == before, "the heuristics changed the table")
