"""The false-positive rate of card set comparisons: `python -m tools.comparisons lumiel --comparisons 60 --games 200`

Both sides of a comparison play the same set with different seeds. Results are in docs/measurements/comparisons.md.
"""

import argparse

from dengen.core.registry import game
from dengen.lab.comparison import FigureDifference, compare
from dengen.lab.figures import ObservedGames
from dengen.lab.jobs import Workers, play_all
from dengen.lab.observer import Survey


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--player", default="sensible")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--comparisons", type=int, default=60)
    given = parser.parse_args()
    found = [with_itself(given, number) for number in range(given.comparisons)]
    figures = [one for comparison in found for one in comparison]
    wrong = sum(any(one.is_real for one in comparison) for comparison in found)
    real, few = (sum(one.verdict == verdict for one in figures) for verdict in ("real", "too_few"))
    print(
        f"{given.game}: {wrong} of {len(found)} comparisons; {real} of {len(figures)} figures; too few to tell: {few}"
    )


def with_itself(given: argparse.Namespace, number: int) -> list[FigureDifference]:
    made = game(given.game)
    seats = given.seats or made.default_seats
    plans = [Survey(made, seats, {}, given.player, 2 * number + side, given.games) for side in (0, 1)]
    here, there = (ObservedGames(plan, play_all(plan, given.games, Workers(None))) for plan in plans)
    return compare(here, there)


if __name__ == "__main__":
    main()
