"""Is a card set balanced? What many watched games say about seats, cards and the course of a game, with error bars."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from dengen.core.base.words import Text
from dengen.lab.effects import Effect, effects
from dengen.lab.figures import Figure, Users, Watched, share_of_users, use_rate, users
from dengen.lab.jobs import HERE, Workers, ignore_progress, play_all, play_until
from dengen.lab.journal import Journal
from dengen.lab.measures import Measure, Spread, measures, spreads
from dengen.lab.observer import Seen, Survey
from dengen.lab.randomisation import REAL, Contrast, adjusted
from dengen.lab.statistics import ENOUGH, Estimate, mean, ratio
from dengen.lab.tracked_events import groups as tracked_groups
from dengen.lab.tracked_events import names

SELDOM = 0.05  # what fewer seats than this use is not waited for
BAND = 0.2  # fair is within so much of the fair share: 40 to 60 % for two, 20 to 30 % for four

Verdict = Literal["strong", "weak", "even", "unclear", "too_few", "not_judged"]


class Position(Struct):
    """A place in the order of play (or a seat, where the game has no first player)."""

    position: int
    share: Estimate
    fair: float
    p: float  # that this is chance, adjusted for all of the report


class Item(Struct):
    """Something of the card set: how much it is used, and how those who use it do."""

    id: str
    name: Text
    uses: float  # in a game, by a seat
    use_rate: Estimate  # share of seat-games in which it is used at all
    seat_games: int  # in which it was
    share: Estimate  # of the win, of the seats that used it
    p: float  # that this is chance, adjusted for all of the report
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
    effects: list[Effect]
    duels: list[Duel]
    measures: list[Measure]
    spreads: list[Spread]
    endings: dict[str, int]
    ending_names: dict[str, Text]


def survey(
    plan: Survey,
    workers: Workers = HERE,
    journal: Journal[Seen] | None = None,
    progress: Callable[[int], None] = ignore_progress,
) -> Watched:
    """Play all games."""
    return Watched(plan, play_all(plan, plan.games, workers, journal, progress))


def survey_until(
    plan: Survey,
    narrow: float,
    workers: Workers = HERE,
    journal: Journal[Seen] | None = None,
    progress: Callable[[int], None] = ignore_progress,
    expect: Callable[[int], None] = ignore_progress,
) -> Watched:
    """Play until the widest interval of the win shares is ± `narrow`, but not more games than the plan has."""

    def widest(seen: list[Seen]) -> float:
        return widest_share(Watched(plan, seen))

    seen = play_until(plan, widest, narrow, plan.games, workers, journal, progress, expect)
    return Watched(plan._replace(games=len(seen)), seen)


def widest_share(watched: Watched) -> float:
    """The widest ± of the places in the order of play, and of what is judged and used by one seat in twenty at least."""
    tracked = tracked_groups(watched.plan.game.tracked)
    shares = [place.share for place in positions(watched)]
    for group in groups(watched):
        if tracked[group.id].judged:
            shares += [item.share for item in group.items if item.use_rate.value >= SELDOM]
    return max(share.half for share in shares)


def summarise(watched: Watched, tried: Sequence[Figure] = ()) -> Balance:
    """`tried`: what cards on trial were worth."""
    plan, seen = watched
    fair = 1 / plan.seats
    endings = Counter(game.reason for game in seen)
    places, groups = judged(watched)
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
        positions=places,
        groups=groups,
        effects=effects(tried),
        duels=duels(seen),
        measures=measures(seen),
        spreads=spreads(seen),
        endings=dict(endings),
        ending_names={reason: plan.game.endings.get(reason, Text(reason, reason)) for reason in endings},
    )


def judged(watched: Watched) -> tuple[list[Position], list[Group]]:
    """The places in the order of play, and every group with its items: whatever has a p is of one family."""
    places, found = positions(watched), groups(watched)
    if watched.plan.seats == 1:
        return places, found
    used = users(watched)
    lines: list[Position | Item] = [*places]
    contrasts = [by_lot(watched, place_users(watched, place.position)) for place in places]
    for group in found:
        for item in group.items:
            if item.seat_games >= ENOUGH:
                lines.append(item)
                contrasts.append(by_lot(watched, used[group.id][item.id]))
    for line, p in zip(lines, adjusted(contrasts).ps, strict=True):
        line.p = round(p, 5)
    tracked = tracked_groups(watched.plan.game.tracked)
    for group in found:
        for item in group.items if tracked[group.id].judged else ():
            item.verdict = verdict(item, 1 / watched.plan.seats)
    return places, found


def by_lot(watched: Watched, by_game: Users) -> Contrast:
    """What the users of every game won, and what they would have won if their table had been turned by a seat or more: if it
    doesn't matter who used it, all turns are alike."""
    seats = watched.plan.seats
    return [
        [sum(game.shares[(seat + turn) % seats] for seat in by_game.get(number, ())) for turn in range(seats)]
        for number, game in enumerate(watched.seen)
    ]


def place_users(watched: Watched, position: int) -> Users:
    seats = watched.plan.seats
    return {number: {(game.first + position) % seats: 1} for number, game in enumerate(watched.seen)}


def positions(watched: Watched) -> list[Position]:
    plan, seen = watched
    if plan.seats == 1:
        return []
    return [
        Position(at, ratio(share_of_users(seen, place_users(watched, at)), share=True), round(1 / plan.seats, 4), 1.0)
        for at in range(plan.seats)
    ]


def groups(watched: Watched) -> list[Group]:
    """The sides, if seats bring something along; every group that the game tracks; the kinds of answers."""
    tracked = tracked_groups(watched.plan.game.tracked)
    return [Group(id, tracked[id].name, items(watched, used)) for id, used in users(watched).items()]


def items(watched: Watched, used: dict[str, dict[int, dict[int, int]]]) -> list[Item]:
    plan, seen = watched
    known = names(plan.game)
    found = []
    for id, by_game in used.items():
        many = sum(len(by) for by in by_game.values())
        uses = sum(sum(by.values()) for by in by_game.values()) / (len(seen) * plan.seats)
        rate = ratio(use_rate(plan.seats, len(seen), by_game), share=True)
        share = win_share(plan, seen, by_game)
        found.append(Item(id, known.get(id, Text(id, id)), round(uses, 4), rate, many, share, 1.0, "not_judged"))
    return sorted(found, key=lambda item: (-item.share.value, item.id))


def win_share(plan: Survey, seen: Sequence[Seen], by_game: Users) -> Estimate:
    """Of the users; where all seats of a game used it, that is the fair share, and nothing is uncertain about it."""
    if all(len(by) == plan.seats for by in by_game.values()):
        fair = round(1 / plan.seats, 5)
        return Estimate(fair, fair, fair, 0.0)
    return ratio(share_of_users(seen, by_game), share=True)


def verdict(item: Item, fair: float) -> Verdict:
    """Strong or weak: outside the band, and not by chance. Even: the whole interval lies in the band."""
    low, high = fair * (1 - BAND), fair * (1 + BAND)
    if item.seat_games < ENOUGH:
        return "too_few"
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
