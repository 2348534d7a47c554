"""What a viewer may see of a fight, as plain data; `seeing.py` builds it up."""

from msgspec import Struct

from dengen.core.base.words import Text, Words
from dengen.core.views.view import View


class CardView(Struct, frozen=True):
    """A card: known by its name (`H10`), or known only by where it lies."""

    key: str
    card: str | None


class Near(Struct, frozen=True):
    """The nearest way to a hit: the Moves it takes, as their actions, and the cards it would hit with."""

    moves: list[str]
    cards: list[str]


class TechniqueView(Struct, frozen=True):
    """A technique. To its owner, if they asked for that help: would it hit now (`fits`), and what is it `near` to?"""

    id: str
    name: Text
    value: int
    when: str
    notation: str
    text: Text
    line: Text
    hit: bool
    fits: bool | None
    near: Near | None


class Fighter(Struct, frozen=True):
    """One side of the table. `field` has four stacks, bottom card first; only the last card of each counts."""

    character: str | None
    name: Text | None
    epithet: Text | None
    techniques: list[TechniqueView]
    hand: list[CardView | None]
    field: list[list[str]]
    total: int
    misses: list[CardView]
    miss_count: int
    handedness: str


class LiveView(Struct, kw_only=True):
    """What the real-time table adds: the stage of the clock and its span, who is ready, what is in transit.

    What the viewer has `chosen`, `toggled` and `done` is their own secret.
    """

    stage: str
    since: int
    until: int | None
    ready: list[bool]
    lifted: list[int | None]
    claims: list[bool]
    chosen: str | None
    toggled: list[int]
    done: bool


class TrumpFighterView(View):
    """`assist` is the help that the viewer asked for: none (0), what would hit after two seconds (1) or at once (2)."""

    beat: int
    calls: int
    target: int
    deck: int
    fighters: list[Fighter]
    obliged: list[int]
    pending: str | None
    last: list[Words]
    assist: int = 0
    live: LiveView | None = None
