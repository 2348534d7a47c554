"""Games to learn from: a player against itself, with a few random answers so that it sees more than its own habits.

A record has seeds and answers only; what is learned is computed by replaying it, so features can change without new games.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.lab.jobs import HERE, Workers, ignore_progress, play_all
from dengen.lab.journal import Journal, default_folder
from dengen.lab.simulation import seed_of
from dengen.players import match, player
from dengen.players.levels import remove_time_limit


class Lesson(msgspec.Struct, frozen=True):
    """One game: how it was dealt, what was answered in turn, which answers were random, who won."""

    seats: int
    seed: int
    answers: list[int]
    slips: list[int]  # their places among the answers
    shares: list[float]


@dataclass(frozen=True)
class SelfPlay:
    """Who plays, how often it slips, and whose luck. Half of the games have the usual number of seats, the rest all others in turn."""

    game: Game[Any]
    player: str
    slips: float
    seed: int

    def about(self) -> dict[str, Any]:
        """What the games depend on, and a name that no other self-play has."""
        weights = self.game.weights
        return {
            "learning": 1,
            "game": self.game.id,
            "rules": self.game.version,
            "cards": self.game.cards.wordless_hash,
            "weights": "" if weights is None else weights.hash,
            "player": self.player,
            "slips": self.slips,
            "seed": self.seed,
        }

    def seats(self, number: int) -> int:
        others = [count for count in self.game.seat_counts if count != self.game.default_seats]
        if number % 2 == 0 or not others:
            return self.game.default_seats
        return others[number // 2 % len(others)]

    def play(self, number: int) -> Lesson:
        chance = Chance(seed_of(self.seed, number))
        seats, seed = self.seats(number), int(chance.fork().word)
        luck = chance.fork()
        state = self.game.new(seats, seed, **self.game.learned_with(seed))
        thinkers = [remove_time_limit(player(self.player, self.game, int(chance.fork().word))) for _ in range(seats)]
        answers: list[int] = []
        slips: list[int] = []
        while actors := state.actors():
            seat = actors[0]
            if luck.unit() < self.slips:
                slips.append(len(answers))
                answers.append(luck.pick(state.legal(seat)))
            else:
                answers.append(match.answer(state, seat, thinkers[seat], luck))
            state.apply(seat, answers[-1])
        return Lesson(seats, seed, answers, slips, state.shares())


def folder_of(game: Game[Any]) -> Path:
    """Where the lessons of a game and its card set lie."""
    return default_folder() / "learning" / f"{game.id}-{game.cards.wordless_hash}"


def learn_by_playing(
    plan: SelfPlay, games: int, workers: Workers = HERE, progress: Callable[[int], None] = ignore_progress
) -> int:
    """Play until so many games lie there, those of earlier runs included; how many lie there now."""
    journal = Journal(plan.about(), Lesson, folder_of(plan.game))
    return len(play_all(plan, games, workers, journal, progress))


def lessons(game: Game[Any]) -> list[Lesson]:
    """All games that were played to learn this game with these cards, by whomever."""
    return [lesson for _, played in journals(game) for lesson in played]


def journals(game: Game[Any]) -> Iterator[tuple[dict[str, Any], list[Lesson]]]:
    """What lies there by the present rules: what it is about, and the games."""
    for path in sorted(folder_of(game).glob("*.jsonl")):
        about = msgspec.json.decode(path.read_bytes().split(b"\n", 1)[0])
        if about["rules"] == game.version:
            yield about, list(Journal(about, Lesson, path.parent).done.values())


def commands(game: Game[Any]) -> list[str]:
    """How all those games came to be: what somebody types who wants them again."""
    found: list[str] = []
    for about, played in journals(game):
        weights = f" (with the weights {about['weights']})" if about["weights"] else ""
        by = about["player"] if weights else about["player"].replace("search", "classic")  # the same without weights
        slips = f"--random-moves {round(100 * about['slips'])}"
        found.append(f"play --games {len(played)} --player {by} {slips} --seed {about['seed']}{weights}")
    return found


def replayed(game: Game[Any], lesson: Lesson) -> Iterator[tuple[State, int, int, bool]]:
    """Every decision of a game: the state before it, who answered what, and whether by chance. The state is played on afterwards."""
    state = game.new(lesson.seats, lesson.seed, **game.learned_with(lesson.seed))
    slips = set(lesson.slips)
    for at, act in enumerate(lesson.answers):
        seat = state.actors()[0]
        yield state, seat, act, at in slips
        state.apply(seat, act)
