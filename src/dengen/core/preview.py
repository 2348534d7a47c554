"""Where answers in a row would lead, as far as the seat that gives them can know."""

from msgspec import Struct

from dengen.core.view import View
from dengen.core.words import Offer, Refusal, Words


class Preview(Struct, kw_only=True):
    """`done` answers were possible; then came the `refusal`, if any.

    `events` tell what would happen, up to the first news for the seat; `complete` says that there was none, and only
    then are there a `view` and the next `question` with its `offers`, if the seat is asked again.
    """

    done: int
    refusal: Refusal | None
    events: list[Words]
    complete: bool
    view: View | None
    question: Words | None
    offers: list[Offer]
