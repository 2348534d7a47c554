"""Previews of consecutive actions, as far as the seat can know the result."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.words import Offer, Refusal, Words
from dengen.core.rules.state import State
from dengen.core.views.view import View

if TYPE_CHECKING:
    from dengen.core.game import Game


class Preview(Struct, kw_only=True):
    """The preview of actions: `done` of them are legal, then follows the `refusal`, if any.

    `events`: the log up to the first news for the seat. `complete`: there is no news, and only
    then are there a `view` and the next `question` with its `offers`, if the seat is asked again.
    """

    done: int
    refusal: Refusal | None
    events: list[Words]
    complete: bool
    view: View | None
    question: Words | None
    offers: list[Offer]


def foreseen(game: "Game[Any]", state: State, seat: int, acts: Sequence[int]) -> Preview:
    """Preview actions in a resampled world; it ends before hidden information would show."""
    world = state.resample(seat, Chance(0))
    world.listen()
    told: list[Words] = []
    for done, act in enumerate(acts):
        refusal = game.refusal(world, seat, act)
        if refusal is not None:
            return _broken_off(done, refusal, told)
        world.apply(seat, act)
        for event in world.events():
            if event.is_news_to(seat):
                return _broken_off(done + 1, None, told)
            words = game.tell(event, seat)
            if words is not None:
                told.append(words)
    return Preview(
        done=len(acts),
        refusal=None,
        events=told,
        complete=True,
        view=game.view(world, seat),
        question=game.question(world, seat),
        offers=game.offers(world, seat),
    )


def _broken_off(done: int, refusal: Refusal | None, told: list[Words]) -> Preview:
    return Preview(done=done, refusal=refusal, events=told, complete=False, view=None, question=None, offers=[])
