"""Tracked events for the lab: the first player, uses of cards, and the seats' decks or characters."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from dengen.core.base.words import Text

ANY: Final = "*"


class TrackedEvent(Struct, frozen=True):
    """Events of a kind (ANY: all) in which a seat uses the item in an argument; `until`: the separator after its name."""

    kind: str
    argument: str
    until: str = ""


class TrackedGroup(Struct, frozen=True):
    """Items of one kind, and the events in which a seat uses one of them.

    `judged`: False for successes, whose users naturally win more. `line`: the label of an item
    in tables with several groups: "{}, captured".
    """

    name: Text
    events: tuple[TrackedEvent, ...] = ()
    judged: bool = True
    line: Text = Text("{}", "{}")


class TrackedSides(Struct, frozen=True):
    """Decks or characters of seats, by id, with names; `option`: the option that sets them."""

    option: str
    name: Text
    known: Mapping[str, Text]


class Tracked(Struct, frozen=True):
    """Tracked events of a game. `first`: the event with the first player; without it, the turn order is that of seats.

    `names`: names of items without an entry in the card set.
    """

    groups: Mapping[str, TrackedGroup] = {}
    first: str = ""
    sides: TrackedSides | None = None
    names: Mapping[str, Text] = {}


CARDS_PLAYED: Final = Text("Cards played", "使ったカード")
CARD_PLAYED: Final = Text("{}, played", "{}（使用）")
PLAIN: Final = Tracked({"played": TrackedGroup(CARDS_PLAYED, (TrackedEvent(ANY, "card"),), line=CARD_PLAYED)})
