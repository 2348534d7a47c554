"""What the lab looks at in a game: who begins, which events use something, what the seats bring along."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from dengen.core.base.words import Text

ANY: Final = "*"


class TrackedEvent(Struct, frozen=True):
    """In events of this kind (ANY: of any) a seat uses what their argument names; `until`: the name ends before this sign."""

    kind: str
    argument: str
    until: str = ""


class TrackedGroup(Struct, frozen=True):
    """Things of one kind, and the events in which a seat uses one of them.

    `judged`: False for what is a success itself; of course those who had it won more. `line`: what one of them is called
    where several groups stand in one table: "{}, captured".
    """

    name: Text
    events: tuple[TrackedEvent, ...] = ()
    judged: bool = True
    line: Text = Text("{}", "{}")


class TrackedSides(Struct, frozen=True):
    """What each seat may bring along, by id, with its name; `option`: the one that says what each seat brings."""

    option: str
    name: Text
    known: Mapping[str, Text]


class Tracked(Struct, frozen=True):
    """`first`: the event whose seat begins; without it the places in the order of play are just seats.

    `names`: of what is used, where it isn't the id of an entry of the card set that has a name.
    """

    groups: Mapping[str, TrackedGroup] = {}
    first: str = ""
    sides: TrackedSides | None = None
    names: Mapping[str, Text] = {}


CARDS_PLAYED: Final = Text("Cards played", "使ったカード")
CARD_PLAYED: Final = Text("{}, played", "{}（使用）")
PLAIN: Final = Tracked({"played": TrackedGroup(CARDS_PLAYED, (TrackedEvent(ANY, "card"),), line=CARD_PLAYED)})
