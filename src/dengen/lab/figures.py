"""The figures of a report with error bars, game by game, for the comparison of card sets."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import structs

from dengen.core.base.words import Text, fill
from dengen.lab.measures import measured
from dengen.lab.observer import ObservedGame, Survey
from dengen.lab.statistics import Counted, Estimate, ratio
from dengen.lab.tracked_events import groups, names

PLACE = Text("Position {}", "手番順{}")
SHARE_OF = Text("{}: win share", "{}：勝率")
USE_OF = Text("{}: use rate", "{}：使用率")

SHARE, USE, EFFECT = ".share", ".use", ".worth"  # suffixes of the tables of a group's figures

Users = Mapping[int, Mapping[int, int]]  # uses by game number and seat


class Figure(NamedTuple):
    """A ratio of two sums over the games."""

    table: str  # `course`, `positions`, or a group with `.share`, `.use` or `.worth`
    id: str
    name: Text
    is_share: bool
    counted: Counted
    signed: bool = False  # a gain or loss of share, from -1 to 1

    @property
    def estimate(self) -> Estimate:
        found = ratio(self.counted, self.is_share and not self.signed)
        return structs.replace(found, low=max(-1.0, found.low), high=min(1.0, found.high)) if self.signed else found


class ObservedGames(NamedTuple):
    """Observed games with their plan."""

    plan: Survey
    seen: Sequence[ObservedGame]


def figures(watched: ObservedGames) -> list[Figure]:
    plan, seen = watched
    found = [Figure("course", *measure) for measure in measured(seen)]
    if plan.seats > 1:
        for at in range(plan.seats):
            shares = [(game.shares[(game.first + at) % plan.seats], 1.0) for game in seen]
            found.append(Figure("positions", str(at), fill(PLACE, at + 1), True, shares))
    return found + list(_of_items(watched))


def _of_items(watched: ObservedGames) -> Iterator[Figure]:
    plan, seen = watched
    known, tracked = names(plan.game), groups(plan.game.tracked)
    for group, items in users(watched).items():
        for id, by_game in items.items():
            line = fill(tracked[group].line, known.get(id, Text(id, id)))
            if plan.seats > 1:
                yield Figure(f"{group}{SHARE}", id, fill(SHARE_OF, line), True, share_of_users(seen, by_game))
            yield Figure(f"{group}{USE}", id, fill(USE_OF, line), True, use_rate(plan.seats, len(seen), by_game))


def users(watched: ObservedGames) -> dict[str, dict[str, dict[int, dict[int, int]]]]:
    """Uses by group, item, game and seat; groups in the order of the report."""
    plan, seen = watched
    found: dict[str, dict[str, dict[int, dict[int, int]]]] = {}
    for number, game in enumerate(seen):
        for group, item, seat, count in game.uses:
            found.setdefault(group, {}).setdefault(item, {}).setdefault(number, {})[seat] = count
        for seat, side in enumerate(game.sides):
            found.setdefault(plan.sides_option, {}).setdefault(side, {}).setdefault(number, {})[seat] = 1
    return {group: found[group] for group in groups(plan.game.tracked) if group in found}


def share_of_users(seen: Sequence[ObservedGame], by_game: Users) -> Counted:
    """The win share of the seats that used an item."""
    nobody: Mapping[int, int] = {}
    return [
        (sum(game.shares[seat] for seat in by_game.get(number, nobody)), float(len(by_game.get(number, nobody))))
        for number, game in enumerate(seen)
    ]


def use_rate(seats: int, games: int, by_game: Users) -> Counted:
    """The share of seats that used an item."""
    return [(len(by_game.get(number, ())) / seats, 1.0) for number in range(games)]
