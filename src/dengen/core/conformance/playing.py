"""Checks of play: every legal action applies, cards are conserved, games end, shares of the win add up."""

from collections import Counter

from dengen.core.base.errors import BadIntervention
from dengen.core.conformance.trial import Trial
from dengen.core.rules.state import State


def plays_to_the_end(trial: Trial) -> None:
    rng = trial.rng()
    state = trial.new()
    cards = Counter(state.census())
    while state.actors():
        for seat in state.actors():
            legal = state.legal(seat)
            trial.require(bool(legal), f"seat {seat} is asked and has no answer")
            trial.require(len(set(legal)) == len(legal), f"an answer of seat {seat} is listed twice")
            trial.require(all(0 <= act < trial.game.num_actions for act in legal), "an answer is no action")
        trial.require(state.outcome() is None, "there is an outcome, but somebody is asked")
        trial.step(state, rng)
        trial.require(Counter(state.census()) == cards, "cards were lost or made")
        trial.require(len(state.scores()) == trial.seats, "there isn't a score for each seat")
        trial.require(trial.steps <= state.max_steps, f"the game goes on after max_steps = {state.max_steps}")
    if not trial.options:
        trial.require(state.max_steps <= trial.game.max_steps, "the game's bound is below the state's")
    has_ended_well(trial, state)


def has_ended_well(trial: Trial, state: State) -> None:
    trial.require(state.over(), "nobody is asked, but the game isn't over")
    trial.require(all(not state.legal(seat) for seat in range(trial.seats)), "there are answers after the end")
    outcome = state.outcome()
    if outcome is None:
        trial.require(False, "the game is over without an outcome")
        return
    trial.require(len(outcome.seats) == trial.seats, "the outcome doesn't list each seat once")
    shares = [standing.share for standing in outcome.seats]
    if trial.seats == 1:
        trial.require(shares[0] in (0.0, 1.0), f"alone one wins or loses; the share is {shares[0]}")
    else:
        trial.require(abs(sum(shares) - 1) < 1e-9, f"the shares {shares} don't sum to 1")
    ranks = [standing.rank for standing in outcome.seats]
    trial.require(min(ranks) == 1 and max(ranks) <= trial.seats, f"ranks {ranks}")
    best = [standing.share for standing in outcome.seats if standing.rank == 1]
    trial.require(max(shares) in best, "the winner isn't first")


def interventions_leave_a_whole_table(trial: Trial) -> None:
    """Check that each declared intervention applies to any seat, or is refused without a change."""
    for state in trial.positions():
        if state.over():
            continue
        for what in trial.game.interventions:
            for seat in range(trial.seats):
                world = state.clone()
                try:
                    world.intervene(seat, what)
                except BadIntervention:
                    trial.require(trial.dump(world) == trial.dump(state), f"a refused {what} changed the table")
                    continue
                trial.require(Counter(world.census()) == Counter(state.census()), f"{what} lost or made cards")
                if world.over():
                    has_ended_well(trial, world)
                else:
                    trial.require(trial.dump(trial.game.load(trial.game.dump(world))) == trial.dump(world), what)
