"""What a finished game does to the ratings that a store keeps; the same for both stores."""

from collections.abc import Mapping

from dengen.store.interface import RatingOf
from dengen.table.header import PersonId
from dengen.table.results.bot_ratings import bot_rating
from dengen.table.results.glicko import Rating
from dengen.table.results.results import GameResult, new_ratings


def is_rateable(result: GameResult) -> bool:
    """Can it change anybody's rating? Not alone, and not against a bot of unknown strength."""
    known = all(place.person or bot_rating(result.game, place.level) is not None for place in result.places)
    return result.rated and len(result.places) > 1 and known and len(set(result.people)) == len(result.people)


def rerated(result: GameResult, kept: Mapping[PersonId, RatingOf]) -> tuple[GameResult, list[RatingOf]]:
    """The result with what it did to the ratings, and these as they are to be kept; bots' never change."""
    before = [
        current(kept.get(place.person), result.time)
        if place.person
        else bot_rating(result.game, place.level) or Rating()
        for place in result.places
    ]
    after = new_ratings(result, before)
    changed = [
        RatingOf(
            person=place.person,
            game=result.game,
            rating=rating,
            games=(kept[place.person].games if place.person in kept else 0) + 1,
            time=result.time,
        )
        for place, rating in zip(result.places, after, strict=True)
        if place.person
    ]
    return result.with_ratings(before, after), changed


def current(kept: RatingOf | None, time: int) -> Rating:
    return kept.rating.after(time - kept.time) if kept is not None else Rating()
