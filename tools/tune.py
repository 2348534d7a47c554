"""One seat against the others: a search with other settings, or any two players by name.

    python tools/tune.py lumiel --games 100 --iterations 100 depth=0 exploration=0.4   the changed search against the shipped one
    python tools/tune.py lumiel --games 100 --one hard --others normal                 levels

Every deal is played once for each seat of the one. Prints its mean share of the win with a 95 % interval (deals are the units), how
many times its fair share that is, and the seconds that each side took for a decision.
"""

import argparse
import math
import time
from typing import Any

import dengen
from dengen.core.chance import Chance
from dengen.core.game import Game
from dengen.core.state import State
from dengen.players import player
from dengen.players.levels import settings
from dengen.players.player import Player
from dengen.players.search import Search, Settings


class Timed(Player):
    """Another player, and how long it thought."""

    def __init__(self, thinker: Player) -> None:
        super().__init__(thinker.game)
        self.thinker = thinker
        self.seconds = 0.0
        self.decisions = 0
        self.longest = 0.0

    def choose(self, world: State, seat: int) -> int:
        start = time.perf_counter()
        act = self.thinker.choose(world, seat)
        spent = time.perf_counter() - start
        self.seconds += spent
        self.decisions += 1
        self.longest = max(self.longest, spent)
        return act


def changed(game: Game[Any], iterations: int, changes: list[str]) -> Settings:
    found = settings(game, iterations)
    for change in changes:
        name, _, value = change.partition("=")
        kind = type(getattr(found, name))
        setattr(found, name, kind(value))
    return found


def main() -> None:
    given = arguments()
    game = dengen.game(given.game)
    seats = given.seats or game.default_seats
    options = {"duo": True} if game.id == "troll_master" and seats == 2 else {}

    def one(seed: int) -> Player:
        if given.one:
            return player(given.one, game, seed)
        return Search(game, seed, changed(game, given.iterations, given.changes))

    def other(seed: int) -> Player:
        return player(given.others or f"search:{given.iterations}", game, seed)

    deals: list[float] = []
    spent: list[list[float]] = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    for deal in range(given.first, given.first + max(1, given.games // seats)):
        total = 0.0
        for strong in range(seats):
            luck = Chance(deal * 64 + strong)
            seated = [Timed((one if seat == strong else other)(int(luck.fork().word))) for seat in range(seats)]
            state = game.new(seats, deal, **options)
            while actors := state.actors():
                seat = actors[0]
                state.apply(seat, seated[seat].choose(state.resample(seat, luck), seat))
            total += state.shares()[strong]
            for seat, by in enumerate(seated):
                side = spent[0 if seat == strong else 1]
                side[0] += by.seconds
                side[1] += by.decisions
                side[2] = max(side[2], by.longest)
        deals.append(total / seats)
    report(given, seats, deals, spent)


def report(given: argparse.Namespace, seats: int, deals: list[float], spent: list[list[float]]) -> None:
    mean = sum(deals) / len(deals)
    spread = math.sqrt(sum((deal - mean) ** 2 for deal in deals) / max(1, len(deals) - 1) / len(deals))
    name = given.one or " ".join(given.changes) or "the same"
    times = " / ".join(
        f"{seconds / max(1, decisions):.4f}s (longest {most:.2f}s)" for seconds, decisions, most in spent
    )
    print(
        f"{given.game} {name} against {given.others or f'search:{given.iterations}'}: {len(deals) * seats} games, "
        f"share {mean:.3f} ± {1.96 * spread:.3f}, {mean * seats:.2f} × fair, a decision {times}",
        flush=True,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*", metavar="SETTING=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--one")
    parser.add_argument("--others")
    parser.add_argument("--first", type=int, default=1, help="the first deal's seed")
    return parser.parse_intermixed_args()


if __name__ == "__main__":
    main()
