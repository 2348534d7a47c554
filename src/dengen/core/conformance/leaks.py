"""No leaks: whatever a seat can't know leaves all that it is shown and told as it is."""

from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.words import Words
from dengen.core.conformance.trial import Effort, Nonconformance, Trial, trials
from dengen.core.game import Game
from dengen.core.rules.state import State

WORLDS = 3
NOT_ASKED = 5  # refusals that are compared where a seat has no question: they all say whose go it is


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
    """All that a seat is shown: views and observations, its own and the onlookers', question, answers, words, refusals."""
    game = trial.game
    acts = range(0, game.num_actions, 1 if state.is_asked(seat) else max(1, game.num_actions // NOT_ASKED))
    return {
        "view": msgspec.json.encode(game.view(state, seat)),
        "the onlookers' view": msgspec.json.encode(game.view(state, None)),
        "observation": list(game.observe(state, seat)),
        "the onlookers' observation": list(game.observe(state, None)),
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
    """Worlds that look the same to a seat before and after an answer tell it the same, and tell onlookers the same.

    So a friend who watches hears nothing that the seat can't know. What comes before the first news of the seat's own answer
    is the same in all of them. An answer that is half made is taken back in the others' worlds: so the answers are also
    taken from such a world, from their beginning.
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


AHEAD = 4  # answers of one seat in a row that are compared


def answers_ahead(trial: Trial, state: State, actor: int) -> list[int]:
    world = state.clone()
    rng = trial.rng(6)
    acts: list[int] = []
    while world.is_asked(actor) and len(acts) < AHEAD:
        acts.append(rng.pick(world.legal(actor)))
        world.apply(actor, acts[-1])
    return acts


class Telling(Struct):
    """What one answer showed and told: the view after it, all that was told, and that up to the first news."""

    view: bytes
    told: list[Words]
    told_onlookers: list[Words]
    before_news: list[Words]
    was_news: bool


def after(trial: Trial, state: State, actor: int, acts: list[int], viewer: int) -> list[Telling]:
    """What each of these answers showed and told, as far as they are legal in this world."""
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
                telling.told_onlookers.append(heard)
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
            one.told_onlookers == other.told_onlookers,
            f"looks the same, onlookers are told differently: {one.told_onlookers} and {other.told_onlookers}",
        )
        if one.was_news:
            own = False


def hidden_things_vary(game: Game[Any], effort: Effort) -> int:
    """What is hidden really varies: with each number of seats, some seat can't know all. Returns how often it did."""
    varied = 0
    for seats in game.seat_counts:
        here = sum(varies(trial) for trial in trials(game, effort, 1) if trial.seats == seats)
        if game.hidden and not here:
            raise Nonconformance(f"{game.id} with {seats} seats: resampling changes nothing, so what is hidden?")
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
