"""Measures of the course of games: length, closeness, changes of the lead."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from dengen.core.base.words import Text
from dengen.lab.observer import NOBODY, QUARTERS, ObservedGame
from dengen.lab.statistics import Bin, Counted, Distribution, Estimate, histogram, ratio

CLOSE = 0.1  # a close game is won by at most this part of the winner's score, or by a point

NAMES = {
    "close": Text("Close games", "接戦の割合"),
    "lead_changes": Text("Lead changes", "首位交代の回数"),
    "forced": Text("Decisions without a choice", "選択肢が1つだった割合"),
    "choices": Text("Actions to choose from", "選択肢の数"),
    "leader_25": Text("Leader after 25 % wins", "1/4経過時の首位が勝つ割合"),
    "leader_50": Text("Leader halfway wins", "半分経過時の首位が勝つ割合"),
    "leader_75": Text("Leader after 75 % wins", "3/4経過時の首位が勝つ割合"),
    "decisions": Text("Decisions", "選択の回数"),
    "turns": Text("Turns", "手番の回数"),
    "score": Text("Final score", "最終得点"),
    "margin": Text("Winner's margin", "勝者の点差"),
}


class Measure(Struct, frozen=True):
    id: str
    name: Text
    is_share: bool  # shown as a percentage
    figure: Estimate


class Spread(Struct, frozen=True):
    """The distribution of a number over the games."""

    id: str
    name: Text
    values: Distribution
    bins: list[Bin]


class Course(NamedTuple):
    """A measure of the course of games, game by game."""

    id: str
    name: Text
    is_share: bool
    counted: Counted


def measured(seen: Sequence[ObservedGame]) -> list[Course]:
    found = [
        course("decisions", [(game.decisions, 1.0) for game in seen]),
        course("score", [(sum(game.scores) / len(game.scores), 1.0) for game in seen]),
        course("choices", [(game.choices, game.decisions) for game in seen]),
        course("forced", [(game.forced, game.decisions) for game in seen], is_share=True),
    ]
    if any(game.turns is not None for game in seen):
        turns = [(game.turns or 0, float(game.turns is not None)) for game in seen]
        found.insert(1, course("turns", turns))
    if len(seen[0].scores) == 1:
        return found
    found += [
        course("margin", [(margin(game), 1.0) for game in seen]),
        course("close", [(float(is_close(game)), 1.0) for game in seen], is_share=True),
        course("lead_changes", [(game.lead_changes, 1.0) for game in seen]),
    ]
    for at, quarter in enumerate(QUARTERS):
        if any(game.leaders[at] != NOBODY for game in seen):
            found.append(course(f"leader_{quarter * 25}", [won_by_leader(game, at) for game in seen], is_share=True))
    return found


def course(id: str, counted: Counted, is_share: bool = False) -> Course:
    return Course(id, NAMES[id], is_share, counted)


def won_by_leader(game: ObservedGame, quarter: int) -> tuple[float, float]:
    seat = game.leaders[quarter]
    return (game.shares[seat], 1.0) if seat != NOBODY else (0.0, 0.0)


def measures(seen: Sequence[ObservedGame]) -> list[Measure]:
    return [Measure(one.id, one.name, one.is_share, ratio(one.counted, one.is_share)) for one in measured(seen)]


def spreads(seen: Sequence[ObservedGame]) -> list[Spread]:
    samples = {
        "decisions": [game.decisions for game in seen],
        "turns": [game.turns for game in seen if game.turns is not None],
        "score": [score for game in seen for score in game.scores],
        "margin": [margin(game) for game in seen if len(game.scores) > 1],
        "lead_changes": [game.lead_changes for game in seen if len(game.scores) > 1],
    }
    return [
        Spread(id, NAMES[id], Distribution.of(values), histogram(values)) for id, values in samples.items() if values
    ]


def margin(game: ObservedGame) -> int:
    """The margin between the two best scores."""
    best, second = sorted(game.scores, reverse=True)[:2]
    return best - second


def is_close(game: ObservedGame) -> bool:
    return margin(game) <= max(1.0, CLOSE * abs(max(game.scores)))
