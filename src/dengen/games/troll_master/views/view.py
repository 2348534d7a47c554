"""What a viewer may see, as plain data; `seeing.py` builds it up."""

from msgspec import Struct

from dengen.core.base.words import Text
from dengen.core.views.view import View


class MagicView(Struct, kw_only=True):
    """A magic card at its place; `card` is None where only its back is seen."""

    key: str
    card: str | None


class ActionView(Struct, kw_only=True):
    """One of the 14 actions. `pawn`: the seat whose pawn stands there, -1 for a neutral one.

    `missing`: cards that the sure cards lack so far, and from the reveal on, what a top-up has to make up for.
    """

    key: str
    pos: int
    id: str
    name: Text
    text: Text
    kind: str
    level: int
    icons: list[str]
    need_kind: str
    need: int
    value: int
    missing: int
    pawn: int | None


class AbilityView(Struct, kw_only=True, frozen=True):
    index: int
    when: str
    trigger: str
    fee: int


class FamiliarView(Struct, kw_only=True, frozen=True):
    """A familiar with what is printed on it."""

    id: str
    name: Text
    text: Text
    cost: int
    power: int
    ribbons: int
    start_charge: int
    vp: int
    abilities: tuple[AbilityView, ...]


class PileView(Struct, kw_only=True):
    """A pile of the supply, and how many copies are left in it."""

    key: str
    familiar: FamiliarView
    left: int


class StackView(Struct, kw_only=True):
    """An own familiar: the face-up card, its charges, and what lies covered below, from the bottom."""

    key: str
    familiar: FamiliarView
    charges: int
    covered: list[str]


class PlayerView(Struct, kw_only=True):
    """`attack` and `defence`: the power without paid abilities and without the action's own."""

    seat: int
    mana: int
    chits: int
    vp: int
    attack: int
    defence: int
    pawn: int
    passed: bool
    stuck: bool
    broom: bool
    hand: list[MagicView]
    revealed: list[MagicView]
    familiars: list[StackView]


class Moment(Struct, kw_only=True):
    """What the open question is about: whose action, on which position, what it costs, what was added so far."""

    actor: int | None
    pos: int | None
    top_up: int
    discount: int
    bonus: int
    attack: int


class Memory(Struct, kw_only=True):
    """Every card of the discard was seen when it got there; players may remember it but not look (TM-55)."""

    discard: dict[str, int]


class TrollMasterView(View, kw_only=True):
    memory: Memory | None = None
    round: int
    last_round: int
    target: int
    start: int
    row: list[ActionView]
    supply: list[PileView]
    box: list[str]
    players: list[PlayerView]
    open: list[MagicView]
    sure: dict[str, int]  # cards that count for each kind as far as the viewer can know, Crystals included
    pool: dict[str, int] | None
    deck_size: int
    deck: list[str]  # from the top; only for whoever sees all
    discard_size: int
    discard_top: MagicView | None
    discard_counts: dict[str, int] | None  # only with the option memory_aid
    moment: Moment
