"""Reasons for or against an action: the parts of the game's terms that it changes, in the game's words."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.words import Text, fill, who
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.greedy import Greedy

WORLDS = 16  # for the mean of each part
STRONGEST = 3  # reasons to show
FAINT = 0.05  # of the strongest: weaker reasons are left out
TELLING = 0.5  # of the strongest: weaker explanations are merged into their term
LEAST = 0.05  # of the game's unit: smaller parts are left out

Part = tuple[str, str, int]  # term, thing, seat
Parts = Mapping[Part, float]  # values for the asking seat, in the game's unit


class Reason(Struct, frozen=True):
    """A part of a seat's terms: how much better (or worse) it makes the action than the alternative.

    `thing`: its subject, "" for the whole term; `seat`: the seat of the term; `weight` is in `Game.unit`.
    """

    term: str
    thing: str
    seat: int
    weight: float
    text: Text


def parts_after(game: Game[Any], state: State, seat: int, acts: Iterable[int], seed: int = 0) -> dict[int, Parts]:
    """Parts after each action, at the next question, averaged over worlds; all actions meet the same randomness.

    The other seats' parts count negatively, by their mean.
    """
    finisher, rng = Greedy(game), Chance(seed)
    sums: dict[int, dict[Part, float]] = {act: {} for act in acts}
    for _ in range(WORLDS):
        drawn = state.resample(seat, rng)
        luck = rng.fork()
        for act, parts in sums.items():
            world = drawn.clone()
            others = world.waiting & ~(1 << seat)
            world.play(seat, act)
            finisher.finish(world, seat, others, luck.clone())
            for whose in range(world.seats):
                weight = game.unit.scale / WORLDS * (1 if whose == seat else -1 / (world.seats - 1))
                for one in game.particulars(world, whose):
                    part = (one.term, one.thing, whose)
                    parts[part] = parts.get(part, 0.0) + weight * one.value
    return dict(sums)


def mean(many: list[Parts]) -> Parts:
    found: dict[Part, float] = {}
    for parts in many:
        for part, value in parts.items():
            found[part] = found.get(part, 0.0) + value / len(many)
    return found


def grouped(one: Parts, other: Parts) -> Parts:
    """Differences of the first from the second: explanations that matter, and the rest of each term.

    A rest of opposite sign is subtracted from the explanation that it counteracts, so the parts of a term add up.
    """
    gains = {part: one.get(part, 0.0) - other.get(part, 0.0) for part in dict.fromkeys([*one, *other])}
    most = max((abs(gain) for gain in gains.values()), default=0.0)
    told = {part: gain for part, gain in gains.items() if part[1] and abs(gain) >= max(LEAST, TELLING * most)}
    rests: dict[Part, float] = {}
    for part, gain in gains.items():
        if part not in told:
            whole = (part[0], "", part[2])
            rests[whole] = rests.get(whole, 0.0) + gain
    for (term, _, whose), rest in rests.items():
        named = [part for part in told if (part[0], part[2]) == (term, whose) and told[part] * rest < 0]
        taken_from = max(named, key=lambda part: abs(told[part]), default=(term, "", whose))
        told[taken_from] = told.get(taken_from, 0.0) + rest
    return told


def strongest(game: Game[Any], seat: int, one: Parts, other: Parts) -> list[Reason]:
    """The strongest reasons for the first against the second."""
    ordered = sorted(grouped(one, other).items(), key=lambda entry: -abs(entry[1]))[:STRONGEST]
    faint = max(LEAST, FAINT * abs(ordered[0][1])) if ordered else 0.0
    return [
        Reason(*part, round(gain, 2), text_of(game, seat, part, gain)) for part, gain in ordered if abs(gain) >= faint
    ]


def text_of(game: Game[Any], seat: int, part: Part, gain: float) -> Text:
    """A reason in words. Good for the seat is more of its term, or less of another seat's."""
    term, thing, whose = part
    said = game.reason(term, thing, (gain > 0) == (whose == seat))
    return said if whose == seat else fill(Text("{}: {}", "{}：{}"), who(whose), said)
