"""The games whose fingerprints are kept in `fingerprints.json`, and the script that writes that file anew.

    python -m tools.compiler lay build/compiled
    PYTHONPATH=build/compiled python -m tests.games.fingerprints

Write it before a change of the code, then make the change. To change a game's fingerprints on purpose, write it afterwards,
and name the changed lines and aspects in the commit.
"""

import importlib
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct, to_builtins

import dengen
from dengen.core.conformance import QUICK, Trial, trials
from dengen.core.conformance.drafts import drafts
from dengen.core.game import Game
from tests.games.lumiel.test_rich_set import RICH
from tests.games.walpurgis import kit
from tests.games.walpurgis.test_random_decks import trial as with_random_decks
from tools.fingerprint import Fingerprint, play

FILE = Path(__file__).with_suffix(".json")
DRAFT_SEED = 3  # of those tried, the one whose sets ask most
RARE = (
    48,
    210,
)  # of 300 random decks tried, those that ask for the order of a pile and for one of several cards in a cell
CALLS: tuple[dict[str, Any], ...] = (  # rules of Trump Fighter that ask otherwise, or offer other answers
    {"miscall": "blocked"},
    {"attack": "manual"},
    {"miscall": "blocked", "attack": "manual"},
)


class Amount(Struct, frozen=True):
    """Numbers of games to play.

    By game: `shipped` of each shipped set and number of seats, `options` with options. `extra` with the tests' own sets,
    `of_a_draft` with each of `drafts` sets.
    """

    shipped: dict[str, int]
    options: dict[str, int]
    extra: int
    drafts: int
    of_a_draft: int


SHIPPED = {"lumiel": 16, "flip_angel": 15, "troll_master": 2, "walpurgis": 19, "trump_fighter": 105}
OPTIONS = {"lumiel": 9, "flip_angel": 10, "troll_master": 6, "walpurgis": 20, "trump_fighter": 20}
ONE_EACH = dict.fromkeys(SHIPPED, 1)
AMOUNTS = {
    "compiled": Amount(SHIPPED, OPTIONS, extra=18, drafts=2, of_a_draft=8),
    "interpreted": Amount(ONE_EACH, ONE_EACH | {"walpurgis": 5, "trump_fighter": 8}, extra=4, drafts=1, of_a_draft=3),
}


class Line(Struct):
    """One hash for each aspect of some games, and how often each question was decided."""

    hashes: dict[str, str]
    asked: dict[str, int]


def lines(id: str, amount: Amount) -> dict[str, Line]:
    """All that is kept of one game."""
    return {name: line(tried) for name, tried in tables(id, amount)}


def line(tried: list[Trial]) -> Line:
    print_ = Fingerprint()
    for each in tried:
        play(each.game, each.seats, each.seed, print_, **each.options)
    return Line(print_.hashes(), dict(sorted(print_.asked.items())))


def tables(id: str, amount: Amount) -> Iterator[tuple[str, list[Trial]]]:
    kind = dengen.registered()[id]
    for edition in kind.editions:
        game = dengen.game(id, cards=edition)
        for seats in game.seat_counts:
            yield f"{edition} {seats}", [Trial(game, seats, {}, seed + 1) for seed in range(amount.shipped[id])]
    yield "options", spread(dengen.game(id), amount.options[id])
    if id == "lumiel":
        yield "rich", spread(RICH, amount.extra)
    if id == "trump_fighter":
        for rule in CALLS:
            named = ", ".join(f"{name}={value}" for name, value in rule.items())
            yield named, [Trial(dengen.game(id), 2, rule, seed + 1) for seed in range(amount.extra)]
    if id == "walpurgis":
        yield "fixtures", [with_random_decks(kit.game(), seed, 0) for seed in (*RARE, *range(amount.extra))]
    drafted = islice(drafts(kind, file_of(kind), DRAFT_SEED), amount.drafts)
    yield "drafted", [each for game in drafted for each in spread(game, amount.of_a_draft)]


def spread(game: Game[Any], many: int) -> list[Trial]:
    """A sample of all settings, spread over numbers of seats and options."""
    every = list(trials(game, QUICK, 1))
    return [every[place * len(every) // many] for place in range(many)]


def file_of(kind: type[Game[Any]]) -> type[Any]:
    file: type[Any] = importlib.import_module(f"{kind.__module__.rpartition('.')[0]}.cards.file").SetFile
    return file


def decided(kept: dict[str, Line]) -> Counter[str]:
    """Counts of decisions per question, over all lines of a game."""
    return sum((Counter(each.asked) for each in kept.values()), Counter[str]())


def main() -> None:
    kept = {build: {id: lines(id, amount) for id in SHIPPED} for build, amount in AMOUNTS.items()}
    FILE.write_text(json.dumps(to_builtins(kept), indent=1) + "\n", encoding="utf-8")
    for id, found in kept["compiled"].items():
        print(f"{id}: {decided(found).total()} decisions, {len(decided(found))} questions")


if __name__ == "__main__":
    main()
