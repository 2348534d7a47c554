"""Self-play: training games of a player against itself, with some random moves for variety.

A stored game has only seeds and actions. Features are computed by replaying it, so they can change without new games.
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


class SelfPlayGame(msgspec.Struct, frozen=True):
    """A stored game: seats, seed, actions, which of them were random, and the final shares."""

    seats: int
    seed: int
    answers: list[int]
    slips: list[int]  # indices of random moves
    shares: list[float]


@dataclass(frozen=True)
class SelfPlay:
    """A plan of self-play. Half of the games have the usual number of seats, the rest cycle through the others."""

    game: Game[Any]
    player: str
    slips: float
    seed: int

    def about(self) -> dict[str, Any]:
        """The facts that the games depend on, which also name their journal."""
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

    def play(self, number: int) -> SelfPlayGame:
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
        return SelfPlayGame(seats, seed, answers, slips, state.shares())


def folder_of(game: Game[Any]) -> Path:
    """The folder of training games for a game and its card set."""
    return default_folder() / "learning" / f"{game.id}-{game.cards.wordless_hash}"


def learn_by_playing(
    plan: SelfPlay, games: int, workers: Workers = HERE, progress: Callable[[int], None] = ignore_progress
) -> int:
    """Play until there are `games` training games, including earlier ones. Returns their number."""
    journal = Journal(plan.about(), SelfPlayGame, folder_of(plan.game))
    return len(play_all(plan, games, workers, journal, progress))


def training_games(game: Game[Any]) -> list[SelfPlayGame]:
    """All training games for this game and its cards, by any player."""
    return [one for _, played in journals(game) for one in played]


def journals(game: Game[Any]) -> Iterator[tuple[dict[str, Any], list[SelfPlayGame]]]:
    """The journals of training games under the current rules, with their facts."""
    for path in sorted(folder_of(game).glob("*.jsonl")):
        about = msgspec.json.decode(path.read_bytes().split(b"\n", 1)[0])
        if about["rules"] == game.version:
            yield about, list(Journal(about, SelfPlayGame, path.parent).done.values())


def commands(game: Game[Any]) -> list[str]:
    """The commands that play the training games again."""
    found: list[str] = []
    for about, played in journals(game):
        weights = f" (with the weights {about['weights']})" if about["weights"] else ""
        by = (
            about["player"] if weights else about["player"].replace("search", "classic")
        )  # without weights, search is classic
        slips = f"--random-moves {round(100 * about['slips'])}"
        found.append(f"play --games {len(played)} --player {by} {slips} --seed {about['seed']}{weights}")
    return found


def replayed(game: Game[Any], played: SelfPlayGame) -> Iterator[tuple[State, int, int, bool]]:
    """Decisions of a game: the state before, seat, action, and whether it was random. The state changes afterwards."""
    state = game.new(played.seats, played.seed, **game.learned_with(played.seed))
    slips = set(played.slips)
    for at, act in enumerate(played.answers):
        seat = state.actors()[0]
        yield state, seat, act, at in slips
        state.apply(seat, act)
