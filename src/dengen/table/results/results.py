"""Results of finished games: the players, their ranks and shares, and their new ratings."""

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from dengen.core.base.outcome import Outcome, Standing
from dengen.table.header import BotLevel, PersonId
from dengen.table.results.glicko import Rating, rated_by_rank

FORFEITED = "forfeited"  # everybody left before the end


class SeatPlayer(NamedTuple):
    """The occupant of a seat at the start of the game: a person by name, or a bot of a level."""

    person: PersonId
    name: str
    level: BotLevel


class RatingChange(Struct, frozen=True):
    before: float
    after: float


class SeatResult(Struct, frozen=True, omit_defaults=True):
    """One seat's end. `gave_up`: the person resigned or left; then a rated game counts as lost to all others."""

    score: int
    rank: int
    share: float
    person: PersonId = ""
    name: str = ""
    level: BotLevel = ""
    gave_up: bool = False
    rating: RatingChange | None = None


class GameResult(Struct, frozen=True, omit_defaults=True):
    """The nth game of a table. `reason`: how it ended, by the game's own name for it."""

    table: str
    number: int
    game: str
    time: int
    reason: str
    places: list[SeatResult]
    rated: bool = False
    open: bool = False  # may anyone see it?

    @property
    def people(self) -> list[PersonId]:
        return [place.person for place in self.places if place.person]

    @property
    def rated_ranks(self) -> list[int]:
        last = len(self.places) + 1
        return [last if place.gave_up else place.rank for place in self.places]

    def with_ratings(self, before: list[Rating], after: list[Rating]) -> "GameResult":
        changes = [
            RatingChange(round(old.value, 1), round(new.value, 1)) for old, new in zip(before, after, strict=True)
        ]
        places = [
            replace(place, rating=change) if place.person else place
            for place, change in zip(self.places, changes, strict=True)
        ]
        return replace(self, places=places)

    def without(self, person: PersonId) -> "GameResult":
        """The same result with a deleted guest in this person's place."""
        places = [replace(one, person="", name="") if one.person == person else one for one in self.places]
        return replace(self, places=places)


def placed(outcome: Outcome, players: list[SeatPlayer], gave_up: list[bool]) -> list[SeatResult]:
    return [
        SeatResult(standing.score, standing.rank, standing.share, *player, gave_up=quit)
        for standing, player, quit in zip(outcome.seats, players, gave_up, strict=True)
    ]


def forfeited(gave_up: list[bool]) -> Outcome | None:
    """The result of a game that people have left: they lost it to the others; None if no one resigned."""
    stayed = gave_up.count(False)
    if not stayed or stayed == len(gave_up):
        return None
    return Outcome(
        FORFEITED,
        [Standing(0, {}, stayed + 1, 0.0) if quit else Standing(0, {}, 1, 1 / stayed) for quit in gave_up],
    )


def new_ratings(result: GameResult, before: list[Rating]) -> list[Rating]:
    """The ratings after a rated game, bots included. The caller discards those of bots."""
    return rated_by_rank(before, result.rated_ranks)
