"""What the lab looks at in a game: who begins, which events use something, what the seats bring along."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from dengen.core.words import Text

ANY: Final = "*"


class Use(Struct, frozen=True):
    """Events of this kind (ANY: of any) use what their argument names; `until`: the name ends before this sign."""

    event: str
    argument: str
    until: str = ""


class Group(Struct, frozen=True):
    """Things of one kind, and the events in which a seat uses one of them.

    `judged`: False for what is a success itself; of course those who had it won more.
    """

    name: Text
    uses: tuple[Use, ...] = ()
    judged: bool = True


class Sides(Struct, frozen=True):
    """What each seat may bring along, by id, with its name; `option`: the one that says what each seat brings."""

    option: str
    name: Text
    known: Mapping[str, Text]


class Tracked(Struct, frozen=True):
    """`first`: the event whose seat begins; without it the places in the order of play are just seats.

    `names`: of what is used, where it isn't the id of an entry of the card set that has a name.
    """

    groups: Mapping[str, Group] = {}
    first: str = ""
    sides: Sides | None = None
    names: Mapping[str, Text] = {}


CARDS_PLAYED: Final = Text("Cards played", "使ったカード")
PLAIN: Final = Tracked({"played": Group(CARDS_PLAYED, (Use(ANY, "card"),))})
