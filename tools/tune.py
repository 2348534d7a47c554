"""One seat against the others: a search with other settings, or any two players by name.

    python tools/tune.py lumiel --games 100 --iterations 100 depth=0 exploration=0.4   the changed search against the shipped one
    python tools/tune.py lumiel --games 100 --one hard --others normal                 levels
    ... --anew                                                                         nobody keeps a thought for the next question
    ... --journal FILE                                                                 goes on where it was interrupted

Every deal is played once for each seat of the one. Prints its mean share of the win with a 95 % interval (deals are the units), how
many times its fair share that is, and the seconds of CPU that each side took for a decision. Nobody has a limit of time: a busy
machine plays as a quiet one does.
"""

import argparse
import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import dengen
from dengen.core.chance import Chance
from dengen.core.game import Game
from dengen.players import player
from dengen.players.levels import settings
from dengen.players.player import Player
from dengen.players.search import Search, Settings
from dengen.players.weak import Careless

Seated = Callable[[int], Player]  # by its seed


class Spent(msgspec.Struct):
    """Seconds of CPU for decisions that were decisions: an answer that is the only one takes no thought."""

    seconds: float = 0.0
    decisions: int = 0
    longest: float = 0.0

    def add(self, other: "Spent") -> None:
        self.seconds += other.seconds
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)

    def __str__(self) -> str:
        return f"{self.seconds / max(1, self.decisions):.4f}s (longest {self.longest:.2f}s)"


class Deal(msgspec.Struct):
    """What came of a deal that was played from each seat."""

    match: str
    deal: int
    share: float
    one: Spent
    others: Spent


class Timed(Player):
    """Another player, and how long it thought. `anew`: about every question, as the bots of a server do."""

    def __init__(self, thinker: Player, anew: bool) -> None:
        super().__init__(thinker.game)
        self.thinker = thinker
        self.anew = anew
        self.spent = Spent()

    def choose(self, world: Any, seat: int) -> int:
        if self.anew:
            forget(self.thinker)
        start = time.thread_time()
        act = self.thinker.choose(world, seat)
        spent = time.thread_time() - start
        if len(world.legal(seat)) > 1:
            self.spent.add(Spent(spent, 1, spent))
        return act


def changed(game: Game[Any], iterations: int, changes: list[str]) -> Settings:
    found = settings(game, iterations)
    for change in changes:
        name, _, value = change.partition("=")
        kind = type(getattr(found, name))
        setattr(found, name, kind(value))
    return found


def searcher(seated: Player) -> Search | None:
    thinker = seated.thinker if isinstance(seated, Careless) else seated
    return thinker if isinstance(thinker, Search) else None


def patient(seated: Player) -> Player:
    """The same player, without a limit of time."""
    if search := searcher(seated):
        search.settings.seconds = math.inf
    return seated


def forget(seated: Player) -> None:
    if search := searcher(seated):
        search.last = None


def sides(game: Game[Any], given: argparse.Namespace) -> tuple[str, Seated, Seated]:
    """What the match is called, and how to seat the one and the others."""
    others = given.others or f"search:{given.iterations}"

    def one(seed: int) -> Player:
        if given.one:
            return patient(player(given.one, game, seed))
        return patient(Search(game, seed, changed(game, given.iterations, given.changes)))

    def other(seed: int) -> Player:
        return patient(player(others, game, seed))

    anew = ", anew" if given.anew else ""
    return f"{given.one or ' '.join(given.changes) or 'the same'} against {others}{anew}", one, other


def play(game: Game[Any], seats: int, deal: int, match: str, one: Seated, other: Seated, anew: bool) -> Deal:
    found = Deal(match, deal, 0.0, Spent(), Spent())
    for strong in range(seats):
        luck = Chance(deal * 64 + strong)
        seated = [Timed((one if seat == strong else other)(int(luck.fork().word)), anew) for seat in range(seats)]
        state = game.new(seats, deal)
        while actors := state.actors():
            seat = actors[0]
            state.apply(seat, seated[seat].choose(state.resample(seat, luck), seat))
        found.share += state.shares()[strong] / seats
        for seat, by in enumerate(seated):
            (found.one if seat == strong else found.others).add(by.spent)
    return found


def played(journal: Path | None, match: str) -> Iterator[Deal]:
    if journal is not None and journal.exists():
        for line in journal.read_bytes().splitlines():
            deal = msgspec.json.decode(line, type=Deal)
            if deal.match == match:
                yield deal


def summary(deals: list[Deal], seats: int) -> str:
    shares = [deal.share for deal in deals]
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    one, others = Spent(), Spent()
    for deal in deals:
        one.add(deal.one)
        others.add(deal.others)
    return (
        f"{len(deals) * seats} games, share {mean:.3f} ± {1.96 * spread:.3f}, {mean * seats:.2f} × fair, "
        f"a decision {one} / {others}"
    )


def main() -> None:
    given = arguments()
    game = dengen.game(given.game, cards=given.cards) if given.cards else dengen.game(given.game)
    seats = given.seats or game.default_seats
    sides_called, one, other = sides(game, given)
    match = f"{given.game} ({seats}) {given.cards or ''}{sides_called}"
    last = given.first + max(1, given.games // seats)
    done = {deal.deal: deal for deal in played(given.journal, match) if given.first <= deal.deal < last}
    for deal in range(given.first, last):
        if deal not in done:
            done[deal] = play(game, seats, deal, match, one, other, given.anew)
            if given.journal is not None:
                with given.journal.open("ab") as file:
                    file.write(msgspec.json.encode(done[deal]) + b"\n")
    print(f"{match}: {summary(list(done.values()), seats)}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*", metavar="SETTING=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--cards", help="a card set, where it isn't the game's first")
    parser.add_argument("--one")
    parser.add_argument("--others")
    parser.add_argument("--anew", action="store_true", help="nobody keeps a thought for the next question")
    parser.add_argument("--first", type=int, default=1, help="the first deal's seed")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="where every deal is written, and read again")
    return parser.parse_intermixed_args()


if __name__ == "__main__":
    main()
