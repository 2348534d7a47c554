"""Is a card set balanced? What many watched games say about seats, cards and the course of a game, with error bars."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from dengen.core.words import Text
from dengen.lab.jobs import HERE, Workers, play_all, unheard
from dengen.lab.journal import Journal
from dengen.lab.measures import Measure, Spread, measures, spreads
from dengen.lab.observer import Seen, Survey
from dengen.lab.statistics import Estimate, holm, mean, p_value, ratio
from dengen.lab.tracked_events import groups as tracked_groups
from dengen.lab.tracked_events import names

BAND = 0.2  # fair is within so much of the fair share: 40 to 60 % for two, 20 to 30 % for four
REAL = 0.05  # what is less likely than this by chance, all comparisons of its table considered
ENOUGH = 30  # seat-games: below this nothing is said

Verdict = Literal["strong", "weak", "even", "unclear", "not_judged"]


class Position(Struct, frozen=True):
    """A place in the order of play (or a seat, where the game has no first player)."""

    position: int
    share: Estimate
    fair: float
    p: float  # adjusted for all positions


class Item(Struct):
    """Something of the card set: how much it is used, and how those who use it do."""

    id: str
    name: Text
    uses: float  # in a game, by a seat
    use_rate: Estimate  # share of seat-games in which it is used at all
    seat_games: int  # in which it was
    share: Estimate  # of the win, of the seats that used it
    p: float  # that this is chance, adjusted for all of its group
    verdict: Verdict


class Group(Struct, frozen=True):
    id: str
    name: Text
    items: list[Item]


class Duel(Struct, frozen=True):
    """What one side (deck, character) wins against another."""

    side: str
    against: str
    games: int
    share: Estimate


class Balance(Struct, frozen=True):
    """What `dengen balance` finds; docs/cli.md explains each key."""

    game: str
    title: Text
    cards: str
    card_set: str
    seats: int
    options: dict[str, Any]
    player: str
    seed: int
    games: int
    fair: float
    band_low: float
    band_high: float
    has_first_player: bool  # else positions are seats
    positions: list[Position]
    groups: list[Group]
    duels: list[Duel]
    measures: list[Measure]
    spreads: list[Spread]
    endings: dict[str, int]
    ending_names: dict[str, Text]


def survey(
    plan: Survey,
    workers: Workers = HERE,
    journal: Journal[Seen] | None = None,
    progress: Callable[[int], None] = unheard,
) -> Balance:
    """Play all games and sum them up."""
    return summarise(plan, play_all(plan, plan.games, workers, journal, progress))


def summarise(plan: Survey, seen: Sequence[Seen]) -> Balance:
    fair = 1 / plan.seats
    endings: dict[str, int] = defaultdict(int)
    for game in seen:
        endings[game.reason] += 1
    return Balance(
        game=plan.game.id,
        title=plan.game.title,
        cards=plan.game.cards.hash,
        card_set=plan.card_set,
        seats=plan.seats,
        options=plan.game.settle(plan.seats, plan.options)[1],
        player=plan.player,
        seed=plan.seed,
        games=len(seen),
        fair=round(fair, 4),
        band_low=round(fair * (1 - BAND), 4),
        band_high=round(fair * (1 + BAND), 4),
        has_first_player=bool(plan.game.tracked.first),
        positions=positions(plan, seen),
        groups=groups(plan, seen),
        duels=duels(seen),
        measures=measures(seen),
        spreads=spreads(seen),
        endings=dict(endings),
        ending_names={reason: plan.game.endings.get(reason, Text(reason, reason)) for reason in endings},
    )


def positions(plan: Survey, seen: Sequence[Seen]) -> list[Position]:
    if plan.seats == 1:
        return []
    fair = 1 / plan.seats
    shares = [
        mean([game.shares[(game.first + at) % plan.seats] for game in seen], share=True) for at in range(plan.seats)
    ]
    ps = holm([p_value(share.value - fair, share.se) for share in shares])
    return [
        Position(at, share, round(fair, 4), round(p, 5)) for at, (share, p) in enumerate(zip(shares, ps, strict=True))
    ]


def groups(plan: Survey, seen: Sequence[Seen]) -> list[Group]:
    """The sides, if seats bring something along; every group that the game tracks; the kinds of answers."""
    counted: dict[str, dict[str, dict[int, dict[int, int]]]] = {}  # group -> item -> number of the game -> seat -> uses
    for number, game in enumerate(seen):
        for group, item, seat, count in game.uses:
            counted.setdefault(group, {}).setdefault(item, {}).setdefault(number, {})[seat] = count
        for seat, side in enumerate(game.sides):
            counted.setdefault(plan.sides_option, {}).setdefault(side, {}).setdefault(number, {})[seat] = 1
    known = names(plan.game)
    return [
        Group(id, group.name, items(plan, seen, counted[id], known, group.judged))
        for id, group in tracked_groups(plan.game.tracked).items()
        if id in counted
    ]


def items(
    plan: Survey,
    seen: Sequence[Seen],
    counted: dict[str, dict[int, dict[int, int]]],
    known: dict[str, Text],
    judged: bool,
) -> list[Item]:
    fair = 1 / plan.seats
    found = []
    for id, by_game in counted.items():
        shares = ratio(
            [(sum(seen[number].shares[seat] for seat in by), len(by)) for number, by in by_game.items()], share=True
        )
        rate = mean([len(by_game.get(number, ())) / plan.seats for number in range(len(seen))], share=True)
        users = sum(len(by) for by in by_game.values())
        uses = sum(sum(by.values()) for by in by_game.values()) / (len(seen) * plan.seats)
        p = p_value(shares.value - fair, shares.se) if plan.seats > 1 and users >= ENOUGH else 1.0
        found.append(Item(id, known.get(id, Text(id, id)), round(uses, 4), rate, users, shares, p, "not_judged"))
    for item, p in zip(found, holm([item.p for item in found]), strict=True):
        item.p = round(p, 5)
        if judged and plan.seats > 1:
            item.verdict = verdict(item, fair)
    return sorted(found, key=lambda item: (-item.share.value, item.id))


def verdict(item: Item, fair: float) -> Verdict:
    """Strong or weak: outside the band, and not by chance. Even: the whole interval lies in the band."""
    low, high = fair * (1 - BAND), fair * (1 + BAND)
    if item.seat_games < ENOUGH:
        return "unclear"
    if item.p < REAL and not low <= item.share.value <= high:
        return "strong" if item.share.value > fair else "weak"
    return "even" if low <= item.share.low and item.share.high <= high else "unclear"


def duels(seen: Sequence[Seen]) -> list[Duel]:
    met: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in seen:
        for seat, side in enumerate(game.sides):
            met[side, game.sides[1 - seat]].append(game.shares[seat])
    return [
        Duel(side, against, len(shares), mean(shares, share=True)) for (side, against), shares in sorted(met.items())
    ]
