"""No leaks: whatever a seat can't know leaves all that it is shown and told as it is."""

from typing import Any

import msgspec

from dengen.core.conformance.trial import Effort, Nonconformance, Trial, trials
from dengen.core.game import Game
from dengen.core.state import State
from dengen.core.words import Words

WORLDS = 3


def nothing_leaks(trial: Trial) -> None:
    """For every seat, resampling what it cannot know leaves everything that it is shown identical."""
    for state in trial.positions():
        rng = trial.rng(5)
        for seat in range(trial.seats):
            here = shown(trial, state, seat)
            for _ in range(WORLDS):
                world = state.resample(seat, rng)
                same_to(trial, here, shown(trial, world, seat), seat, "a resample")
                again = world.resample(seat, rng)
                same_to(trial, here, shown(trial, again, seat), seat, "a resample of a resample")


def shown(trial: Trial, state: State, seat: int) -> dict[str, Any]:
    """All that a seat is shown: its view, the onlookers' view, its question, its answers, their words, the refusals."""
    game = trial.game
    return {
        "view": msgspec.json.encode(game.view(state, seat)),
        "the onlookers' view": msgspec.json.encode(game.view(state, None)),
        "question": game.question(state, seat),
        "answers": state.legal(seat),
        "descriptions": game.described(state, seat),
        "refusals": [game.refusal(state, seat, act) for act in range(game.num_actions)],
        "scores": state.scores(),
    }


def same_to(trial: Trial, here: dict[str, Any], there: dict[str, Any], seat: int, where: str) -> None:
    for what, value in here.items():
        trial.require(value == there[what], f"{what} of seat {seat} differs in {where}: {value!r} and {there[what]!r}")


def told_alike(trial: Trial) -> None:
    """Worlds that look the same to a seat before and after an answer tell it the same.

    What comes before the first news of the seat's own answer is the same in all of them.
    """
    for state in trial.positions():
        for actor in state.actors():
            act = trial.rng(6).pick(state.legal(actor))
            for viewer in range(trial.seats):
                here = after(trial, state, actor, act, viewer)
                rng = trial.rng(7)
                for _ in range(WORLDS):
                    world = state.resample(viewer, rng)
                    if act in world.legal(actor):
                        compare_tellings(trial, here, after(trial, world, actor, act, viewer), actor == viewer)


Telling = tuple[bytes, list[Words], list[Words]]  # the view after, all that was told, what was told before the news


def after(trial: Trial, state: State, actor: int, act: int, viewer: int) -> Telling:
    world = state.clone()
    world.listen()
    world.apply(actor, act)
    told: list[Words] = []
    before_news: list[Words] = []
    was_news = False
    for event in world.events():
        was_news = was_news or event.is_news_to(viewer)
        words = trial.game.tell(event, viewer)
        if words is not None:
            told.append(words)
            if not was_news:
                before_news.append(words)
    return msgspec.json.encode(trial.game.view(world, viewer)), told, before_news


def compare_tellings(trial: Trial, here: Telling, there: Telling, own: bool) -> None:
    if here[0] == there[0]:
        trial.require(here[1] == there[1], f"looks the same, is told differently: {here[1]} and {there[1]}")
    if own:
        trial.require(here[2] == there[2], f"before any news it is told differently: {here[2]} and {there[2]}")


def hidden_things_vary(game: Game[Any], effort: Effort) -> None:
    """What is hidden really varies: somewhere in a game each number of seats has a seat that can't know all."""
    for seats in game.seat_counts:
        if not any(varies(trial) for trial in trials(game, effort, 1) if trial.seats == seats) and game.hidden:
            raise Nonconformance(f"{game.id} with {seats} seats: resampling changes nothing, so what is hidden?")


def varies(trial: Trial) -> bool:
    rng = trial.rng(8)
    for state in trial.positions():
        for seat in range(trial.seats):
            world = state.resample(seat, rng)
            if trial.game.dump(world)["table"] != trial.game.dump(state)["table"]:
                return True
    return False
