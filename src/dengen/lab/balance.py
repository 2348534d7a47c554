"""The balance of a card set: statistics of seats, cards and the course of games, with error bars."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from dengen.core.base.words import Text
from dengen.lab.effects import Effect, effects
from dengen.lab.figures import Figure, ObservedGames, Users, share_of_users, use_rate, users
from dengen.lab.jobs import HERE, Workers, ignore_progress, play_all, play_until
from dengen.lab.journal import Journal
from dengen.lab.measures import Measure, Spread, measures, spreads
from dengen.lab.observer import ObservedGame, Survey
from dengen.lab.randomisation import REAL, Contrast, adjusted
from dengen.lab.statistics import ENOUGH, Estimate, mean, ratio
from dengen.lab.tracked_events import groups as tracked_groups
from dengen.lab.tracked_events import names

SELDOM = 0.05  # items used by fewer seats don't prolong a run
BAND = 0.2  # relative width of the fair band: 40 to 60 % for two seats, 20 to 30 % for four

Verdict = Literal["strong", "weak", "even", "unclear", "too_few", "not_judged"]


class TurnOrderShare(Struct):
    """The win share of a place in the turn order, or of a seat in games without a first player."""

    position: int
    share: Estimate
    fair: float
    p: float  # adjusted for the whole report


class Item(Struct):
    """An item of the card set: how often it is used, and the win share of its users."""

    id: str
    name: Text
    uses: float  # per game and seat
    use_rate: Estimate  # share of seat-games with at least one use
    seat_games: int  # with at least one use
    share: Estimate  # of the win, for seats that used it
    p: float  # adjusted for the whole report
    verdict: Verdict


class Group(Struct, frozen=True):
    id: str
    name: Text
    items: list[Item]


class SideMatchup(Struct, frozen=True):
    """The win share of one side (deck, character) against another."""

    side: str
    against: str
    games: int
    share: Estimate


class Balance(Struct, frozen=True):
    """The result of `dengen balance`; docs/cli.md explains each key."""

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
    positions: list[TurnOrderShare]
    groups: list[Group]
    effects: list[Effect]
    duels: list[SideMatchup]
    measures: list[Measure]
    spreads: list[Spread]
    endings: dict[str, int]
    ending_names: dict[str, Text]


def survey(
    plan: Survey,
    workers: Workers = HERE,
    journal: Journal[ObservedGame] | None = None,
    progress: Callable[[int], None] = ignore_progress,
) -> ObservedGames:
    """Play all games."""
    return ObservedGames(plan, play_all(plan, plan.games, workers, journal, progress))


def survey_until(
    plan: Survey,
    narrow: float,
    workers: Workers = HERE,
    journal: Journal[ObservedGame] | None = None,
    progress: Callable[[int], None] = ignore_progress,
    expect: Callable[[int], None] = ignore_progress,
) -> ObservedGames:
    """Play until the widest interval of the win shares is ± `narrow`, at most the games of the plan."""

    def widest(seen: list[ObservedGame]) -> float:
        return widest_share(ObservedGames(plan, seen))

    seen = play_until(plan, widest, narrow, plan.games, workers, journal, progress, expect)
    return ObservedGames(plan._replace(games=len(seen)), seen)


def widest_share(watched: ObservedGames) -> float:
    """The widest ± of the turn order, and of items with a verdict that at least 5 % of seats use."""
    tracked = tracked_groups(watched.plan.game.tracked)
    shares = [place.share for place in positions(watched)]
    for group in groups(watched):
        if tracked[group.id].judged:
            shares += [item.share for item in group.items if item.use_rate.value >= SELDOM]
    return max(share.half for share in shares)


def summarise(watched: ObservedGames, tried: Sequence[Figure] = ()) -> Balance:
    """Summarise the games; `tried` has the values of cards on trial."""
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


def judged(watched: ObservedGames) -> tuple[list[TurnOrderShare], list[Group]]:
    """The turn order, and every group with its items; all p-values belong to one family."""
    places, found = positions(watched), groups(watched)
    if watched.plan.seats == 1:
        return places, found
    used = users(watched)
    lines: list[TurnOrderShare | Item] = [*places]
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


def by_lot(watched: ObservedGames, by_game: Users) -> Contrast:
    """Per game, what the users won and what they would have won with the seats rotated. If the item has no effect, all
    rotations are equally likely."""
    seats = watched.plan.seats
    return [
        [sum(game.shares[(seat + turn) % seats] for seat in by_game.get(number, ())) for turn in range(seats)]
        for number, game in enumerate(watched.seen)
    ]


def place_users(watched: ObservedGames, position: int) -> Users:
    seats = watched.plan.seats
    return {number: {(game.first + position) % seats: 1} for number, game in enumerate(watched.seen)}


def positions(watched: ObservedGames) -> list[TurnOrderShare]:
    plan, seen = watched
    if plan.seats == 1:
        return []
    return [
        TurnOrderShare(
            at, ratio(share_of_users(seen, place_users(watched, at)), share=True), round(1 / plan.seats, 4), 1.0
        )
        for at in range(plan.seats)
    ]


def groups(watched: ObservedGames) -> list[Group]:
    """The groups: sides, if seats bring decks or characters, groups tracked by the game, kinds of moves."""
    tracked = tracked_groups(watched.plan.game.tracked)
    return [Group(id, tracked[id].name, items(watched, used)) for id, used in users(watched).items()]


def items(watched: ObservedGames, used: dict[str, dict[int, dict[int, int]]]) -> list[Item]:
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


def win_share(plan: Survey, seen: Sequence[ObservedGame], by_game: Users) -> Estimate:
    """The users' win share; games in which all seats used the item have exactly the fair share."""
    if all(len(by) == plan.seats for by in by_game.values()):
        fair = round(1 / plan.seats, 5)
        return Estimate(fair, fair, fair, 0.0)
    return ratio(share_of_users(seen, by_game), share=True)


def verdict(item: Item, fair: float) -> Verdict:
    """Strong or weak: significantly outside the band. Even: the whole interval is inside it."""
    low, high = fair * (1 - BAND), fair * (1 + BAND)
    if item.seat_games < ENOUGH:
        return "too_few"
    if item.p < REAL and not low <= item.share.value <= high:
        return "strong" if item.share.value > fair else "weak"
    return "even" if low <= item.share.low and item.share.high <= high else "unclear"


def duels(seen: Sequence[ObservedGame]) -> list[SideMatchup]:
    met: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in seen:
        for seat, side in enumerate(game.sides):
            met[side, game.sides[1 - seat]].append(game.shares[seat])
    return [
        SideMatchup(side, against, len(shares), mean(shares, share=True))
        for (side, against), shares in sorted(met.items())
    ]
