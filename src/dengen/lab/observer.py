"""Observation of one game: leads, uses of cards, choices."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.events import Event
from dengen.core.rules.state import State
from dengen.core.tracking import Tracked
from dengen.lab.journal import described
from dengen.lab.simulation import seed_of
from dengen.lab.tracked_events import ANSWERS, used
from dengen.players import match
from dengen.players.time_limits import without_time_limit

NOBODY = -1
QUARTERS = (1, 2, 3)


class ObservedGame(Struct, frozen=True, array_like=True):
    """The statistics of one game."""

    reason: str
    scores: list[int]
    shares: list[float]
    first: int  # the seat of the first player, or 0
    decisions: int
    turns: int | None  # if the game counts them
    forced: int  # decisions with a single answer
    choices: int  # legal actions, over all decisions
    lead_changes: int
    leaders: list[int]  # sole leaders after 25, 50 and 75 % of the decisions, or NOBODY
    sides: list[str]  # the deck or character of each seat
    uses: list[tuple[str, str, int, int]]  # group, item, seat, count


class Survey(NamedTuple):
    """Games of one player against itself. Decks or characters that aren't given vary from game to game."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    player: str
    seed: int
    games: int

    @property
    def card_set(self) -> str:
        """The id of the card set."""
        return self.game.cards.id

    @property
    def lineups(self) -> list[list[str]]:
        """All combinations of decks or characters over the seats; empty if they are given or don't exist."""
        sides = self.game.tracked.sides
        if sides is None or sides.option in self.options or self.seats != 2:
            return []
        return [[one, other] for one in sides.known for other in sides.known if one != other]

    @property
    def sides_option(self) -> str:
        sides = self.game.tracked.sides
        return sides.option if sides else ""

    def play(self, number: int) -> ObservedGame:
        state, brought, chance = self.begun(number)
        return watch(self, state, brought, chance)

    def begun(self, number: int) -> tuple[State, list[str], Chance]:
        """A game before its first question, its sides, and the players' random stream."""
        lineups = self.lineups
        brought = lineups[number % len(lineups)] if lineups else []
        options = {**self.options, self.sides_option: brought} if brought else self.options
        chance = Chance(seed_of(self.seed, number))
        state = self.game.new(self.seats, int(chance.fork().word), listen=True, **options)
        return state, brought, chance

    def about(self) -> dict[str, Any]:
        """The facts that the results depend on."""
        return {
            "work": "balance",
            **described(self.game, [self.player]),
            "seats": self.seats,
            "options": self.game.settle(self.seats, self.options)[1],
            "lineups": self.lineups,
            "player": self.player,
            "seed": self.seed,
        }


def watch(survey: Survey, state: State, brought: list[str], chance: Chance) -> ObservedGame:
    luck = chance.fork()
    seated = [without_time_limit(survey.player, survey.game, int(chance.fork().word)) for _ in range(survey.seats)]
    uses: Counter[tuple[str, str, int]] = Counter()
    tracked = survey.game.tracked
    first = NOBODY
    leads: list[int] = []
    forced = choices = 0
    while actors := state.actors():
        first = note(tracked, state.events(), uses, first)
        seat = actors[0]
        answers = state.answers_of(seat)
        act = match.answer(state, seat, seated[seat], luck)
        forced += len(answers) == 1
        choices += len(answers)
        uses[ANSWERS, survey.game.name(act).split(":")[0], seat] += 1
        state.apply(seat, act)
        leads.append(leader(state.scores()))
    first = note(tracked, state.events(), uses, first)
    outcome = state.outcome()
    assert outcome is not None, "a game without a question is over"
    return ObservedGame(
        reason=outcome.reason,
        scores=[seat.score for seat in outcome.seats],
        shares=[seat.share for seat in outcome.seats],
        first=max(first, 0),
        decisions=len(leads),
        turns=survey.game.turns(state),
        forced=forced,
        choices=choices,
        lead_changes=lead_changes(leads),
        leaders=[leads[len(leads) * quarter // 4] if leads else NOBODY for quarter in QUARTERS],
        sides=brought,
        uses=[(*what, count) for what, count in sorted(uses.items())],
    )


def note(tracked: Tracked, events: Sequence[Event], uses: Counter[tuple[str, str, int]], first: int) -> int:
    """Count the uses in these events. Returns the seat of the first player, once it is known."""
    for event in events:
        if first == NOBODY and event.kind == tracked.first:
            first = event.args["seat"]
        uses.update(used(tracked, event))
    return first


def leader(scores: list[int]) -> int:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def lead_changes(leads: Sequence[int]) -> int:
    """The number of changes of the lead; a tie alone is no change."""
    changes = 0
    last = NOBODY
    for seat in leads:
        if seat != NOBODY:
            changes += last not in (NOBODY, seat)
            last = seat
    return changes
