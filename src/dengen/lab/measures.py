"""The course of a game in figures: how long, how close, how open until the end."""

from collections.abc import Sequence

from msgspec import Struct

from dengen.core.words import Text
from dengen.lab.observer import NOBODY, QUARTERS, Seen
from dengen.lab.statistics import Bin, Distribution, Estimate, histogram, mean, ratio

CLOSE = 0.1  # a game is close if the winner is ahead by at most this part of the winner's score, or by a point

NAMES = {
    "close": Text("Close games", "接戦の割合"),
    "lead_changes": Text("Lead changes", "首位交代の回数"),
    "forced": Text("Decisions without a choice", "選択肢が1つだった割合"),
    "choices": Text("Answers to choose from", "選択肢の数"),
    "leader_25": Text("Leader after a quarter wins", "1/4経過時の首位が勝つ割合"),
    "leader_50": Text("Leader halfway wins", "半分経過時の首位が勝つ割合"),
    "leader_75": Text("Leader after three quarters wins", "3/4経過時の首位が勝つ割合"),
    "decisions": Text("Decisions", "選択の回数"),
    "turns": Text("Turns", "手番の回数"),
    "score": Text("Final score", "最終得点"),
    "margin": Text("Winner's margin", "勝者の点差"),
}


class Measure(Struct, frozen=True):
    id: str
    name: Text
    is_share: bool  # to be read in per cent
    figure: Estimate


class Spread(Struct, frozen=True):
    """How a number of the games is spread."""

    id: str
    name: Text
    values: Distribution
    bins: list[Bin]


def measures(seen: Sequence[Seen]) -> list[Measure]:
    found = [
        Measure("decisions", NAMES["decisions"], False, mean([game.decisions for game in seen])),
        Measure("score", NAMES["score"], False, mean([sum(game.scores) / len(game.scores) for game in seen])),
        Measure("choices", NAMES["choices"], False, ratio([(game.choices, game.decisions) for game in seen])),
        Measure("forced", NAMES["forced"], True, ratio([(game.forced, game.decisions) for game in seen], share=True)),
    ]
    turns = [game.turns for game in seen if game.turns is not None]
    if turns:
        found.insert(1, Measure("turns", NAMES["turns"], False, mean(turns)))
    if len(seen[0].scores) == 1:
        return found
    found += [
        Measure("margin", NAMES["margin"], False, mean([margin(game) for game in seen])),
        Measure("close", NAMES["close"], True, mean([float(is_close(game)) for game in seen], share=True)),
        Measure("lead_changes", NAMES["lead_changes"], False, mean([game.lead_changes for game in seen])),
    ]
    for at, quarter in enumerate(QUARTERS):
        won = [(game.shares[game.leaders[at]], 1.0) for game in seen if game.leaders[at] != NOBODY]
        if won:
            id = f"leader_{quarter * 25}"
            found.append(Measure(id, NAMES[id], True, ratio(won, share=True)))
    return found


def spreads(seen: Sequence[Seen]) -> list[Spread]:
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


def margin(game: Seen) -> int:
    """Between the two best scores."""
    best, second = sorted(game.scores, reverse=True)[:2]
    return best - second


def is_close(game: Seen) -> bool:
    return margin(game) <= max(1.0, CLOSE * abs(max(game.scores)))
