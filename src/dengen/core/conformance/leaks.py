"""Checks against leaks: hidden information changes nothing that a seat sees or is told."""

from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.words import Words, plural
from dengen.core.conformance.trial import Effort, Nonconformance, Trial, trials
from dengen.core.game import Game
from dengen.core.rules.state import State

WORLDS = 3
NOT_ASKED = 5  # refusals to compare for a seat without a question: they all name the seats to move


def nothing_leaks(trial: Trial) -> None:
    """Check that resampling hidden information leaves everything shown to a seat identical."""
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
    """Everything shown to a seat: its and spectators' views and observations, question, actions, texts, refusals."""
    game = trial.game
    acts = range(0, game.num_actions, 1 if state.is_asked(seat) else max(1, game.num_actions // NOT_ASKED))
    return {
        "view": msgspec.json.encode(game.view(state, seat)),
        "the spectators' view": msgspec.json.encode(game.view(state, None)),
        "observation": list(game.observe(state, seat)),
        "the spectators' observation": list(game.observe(state, None)),
        "question": game.question(state, seat),
        "answers": state.legal(seat),
        "descriptions": game.described(state, seat),
        "refusals": [game.refusal(state, seat, act) for act in acts],
        "scores": state.scores(),
    }


def same_to(trial: Trial, here: dict[str, Any], there: dict[str, Any], seat: int, where: str) -> None:
    for what, value in here.items():
        if value != there[what]:
            trial.require(False, f"{what} of seat {seat} differs in {where}: {value!r} and {there[what]!r}")


def told_alike(trial: Trial) -> None:
    """Check that worlds with the same view before and after a move have the same log, for the seat and for spectators.

    So a spectating friend learns nothing that the seat can't know. Events before the first news of the seat's move
    are the same in all worlds. A half-made answer is taken back in the other seats' worlds, so answers are also
    checked from such a world, from their beginning.
    """
    for state in trial.positions():
        for actor in state.actors():
            for viewer in range(trial.seats):
                rng = trial.rng(7)
                worlds = [state, *(state.resample(viewer, rng) for _ in range(WORLDS))]
                for source in worlds[:2]:
                    acts = answers_ahead(trial, source, actor)
                    tellings = [after(trial, world, actor, acts, viewer) for world in worlds]
                    for there in tellings[1:]:
                        compare_tellings(trial, tellings[0], there, actor == viewer)
                    compare_tellings(trial, tellings[1], tellings[2], actor == viewer)


AHEAD = 4  # consecutive actions of one seat to compare


def answers_ahead(trial: Trial, state: State, actor: int) -> list[int]:
    world = state.clone()
    rng = trial.rng(6)
    acts: list[int] = []
    while world.is_asked(actor) and len(acts) < AHEAD:
        acts.append(rng.pick(world.legal(actor)))
        world.apply(actor, acts[-1])
    return acts


class Telling(Struct):
    """The effects of one action: the view after it, the log, and the log up to the first news."""

    view: bytes
    told: list[Words]
    told_spectators: list[Words]
    before_news: list[Words]
    was_news: bool


def after(trial: Trial, state: State, actor: int, acts: list[int], viewer: int) -> list[Telling]:
    """The effects of these actions, as far as they are legal in this world."""
    world = state.clone()
    world.listen()
    tellings: list[Telling] = []
    for act in acts:
        if act not in world.legal(actor):
            break
        world.apply(actor, act)
        telling = Telling(b"", [], [], [], False)
        for event in world.events():
            telling.was_news = telling.was_news or event.is_news_to(viewer)
            words = trial.game.tell(event, viewer)
            if words is not None:
                telling.told.append(words)
                if not telling.was_news:
                    telling.before_news.append(words)
            if (heard := trial.game.tell(event, None)) is not None:
                telling.told_spectators.append(heard)
        telling.view = msgspec.json.encode(trial.game.view(world, viewer))
        tellings.append(telling)
    return tellings


def compare_tellings(trial: Trial, here: list[Telling], there: list[Telling], own: bool) -> None:
    for one, other in zip(here, there, strict=False):
        if own:
            trial.require(
                one.before_news == other.before_news,
                f"before any news it is told differently: {one.before_news} and {other.before_news}",
            )
        if one.view != other.view:
            return
        trial.require(one.told == other.told, f"looks the same, is told differently: {one.told} and {other.told}")
        trial.require(
            one.told_spectators == other.told_spectators,
            f"has the same view, but spectators are told differently: {one.told_spectators} and {other.told_spectators}",
        )
        if one.was_news:
            own = False


def hidden_things_vary(game: Game[Any], effort: Effort) -> int:
    """Check that hidden information varies between worlds for each number of seats. Returns the number of variations."""
    varied = 0
    for seats in game.seat_counts:
        here = sum(varies(trial) for trial in trials(game, effort, 1) if trial.seats == seats)
        if game.hidden and not here:
            raise Nonconformance(
                f"{game.id} with {plural(seats, 'seat')}: `hidden` is True, but resampling changes nothing"
            )
        varied += here
    return varied


def varies(trial: Trial) -> bool:
    rng = trial.rng(8)
    for state in trial.positions():
        for seat in range(trial.seats):
            world = state.resample(seat, rng)
            if trial.game.dump(world)["table"] != trial.game.dump(state)["table"]:
                return True
    return False
