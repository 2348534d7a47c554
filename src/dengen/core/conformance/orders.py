"""Checks that the order of simultaneous answers changes nothing."""

from dengen.core.base.chance import Chance
from dengen.core.conformance.trial import Trial
from dengen.core.rules.state import State


def order_of_arrival_changes_nothing(trial: Trial) -> None:
    for state in trial.positions():
        seats = state.actors()
        if len(seats) < 2:
            continue
        answers = {seat: whole_answer(trial, state, seat) for seat in seats}
        in_order = sealed(state, [(seat, act) for seat in seats for act in answers[seat]])
        backwards = sealed(state, [(seat, act) for seat in reversed(seats) for act in answers[seat]])
        trial.require(trial.dump(in_order) == trial.dump(backwards), "the order of arrival changed the game")
        mixed = sealed(state, interleaved(answers))
        trial.require(trial.dump(in_order) == trial.dump(mixed), "mixed arrival changed the game")


def whole_answer(trial: Trial, state: State, seat: int) -> list[int]:
    """A complete random answer of a seat, given before the others'."""
    world = state.clone()
    others = [other for other in state.actors() if other != seat]
    rng: Chance = trial.rng(100 + seat)
    given = []
    while world.is_asked(seat):
        act = rng.pick(world.legal(seat))
        before = {other: world.legal(other) for other in others}
        world.apply(seat, act)
        given.append(act)
        trial.require(
            all(world.legal(other) == before[other] for other in others),
            f"the sealed answer of seat {seat} changed what another seat may answer",
        )
    return given


def sealed(state: State, arrivals: list[tuple[int, int]]) -> State:
    world = state.clone()
    for seat, act in arrivals:
        world.apply(seat, act)
    return world


def interleaved(answers: dict[int, list[int]]) -> list[tuple[int, int]]:
    longest = max(len(acts) for acts in answers.values())
    return [(seat, acts[step]) for step in range(longest) for seat, acts in answers.items() if step < len(acts)]
