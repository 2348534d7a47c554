"""What a set file and a deck file may say, and what an effect means that leaves something out (rulebook 3)."""

from typing import Any, Literal

import msgspec

from dengen.core.base.words import Text
from dengen.core.cards.decks import DeckEntry
from dengen.core.cards.set_file import Picture, SetEntry, SetHead, SetPart
from dengen.games.walpurgis.rules.board import Offset

Keyword = Literal["support", "rapid", "sustain", "overrun"]
FieldState = Literal["dan_down", "dan_up", "ready", "dormant", "open", "casting"]
Area = Literal["self", "orthogonal", "adjacent", "near", "board"] | list[Offset]
Side = Literal["own", "enemy", "any"]
CIRCLES: tuple[FieldState, ...] = ("ready", "dormant", "open", "casting")
DANMAKU: tuple[FieldState, ...] = ("dan_down", "dan_up")


class Overrun(SetPart, frozen=True):
    """The keyword of the Normal Shots, with the variants of it that a card may have (WP-R9)."""

    kind: Literal["overrun"] = "overrun"
    onto: Literal["any", "own", "enemy"] = "any"
    faces: tuple[Literal["up", "down"], ...] = ("up",)


class Requirement(SetPart, frozen=True):
    """Something the activation check asks for (WP-77)."""

    kind: Literal["intercept_only", "not_intercept", "behind", "ahead", "own_min", "enemy_min", "hand_min", "own_turn"]
    n: int | None = None


class Static(SetPart, frozen=True, rename={"while_": "while"}):
    """An effect that works while the card is face-up (WP-R49)."""

    kind: Literal["steady", "ward", "reckless", "unanswerable", "bar", "hand_limit"]
    n: int | None = None
    area: Area | None = None
    while_: Literal["casting"] | None = None


class Cost(SetPart, frozen=True):
    kind: Literal["set_aside", "discard"]
    n: int = 1


class Condition(SetPart, frozen=True):
    """Tested when the effect is applied."""

    own_turn: bool | None = None
    behind: bool | None = None
    ahead: bool | None = None
    own_min: int | None = None
    enemy_min: int | None = None
    hand_min: int | None = None
    hand_at_most: int | None = None


class EffectEntry(SetPart, frozen=True, rename={"if_": "if"}):
    """An effect as it is written; what is left out has the default of its kind."""

    when: Literal["B", "D", "A", "chain_end", "turn_end"]
    kind: str  # one of DEFAULTS
    n: int | None = None
    who: Literal["self", "enemy"] | None = None
    side: Side | None = None
    state: list[FieldState] | None = None
    area: Area | None = None
    other: bool | None = None
    cells: list[Offset] | None = None
    source: Literal["deck", "hand"] | None = None
    face: Literal["down", "up"] | None = None
    what: Literal["place_down", "place", "cast"] | None = None
    optional: bool = False
    cost: Cost | None = None
    if_: Condition | None = None


class Card(SetEntry, frozen=True):
    """A card as it is written (WP-17)."""

    text_ja: str = ""
    text_en: str = ""
    caster: str = ""
    icons: list[str] = []
    family: Literal["", "normal_shot"] = ""
    number: str = ""
    illustrator: str = ""
    picture: Picture | None = None
    matrix: str = ""
    sub_matrix: str = ""
    condition: list[Offset] = []
    danmaku: list[Offset] = []
    destroy: list[Offset] = []
    sub_danmaku: list[Offset] = []
    sub_destroy: list[Offset] = []
    keywords: list[Keyword | Overrun] = []
    require: list[Requirement] = []
    static: list[Static] = []
    effects: list[EffectEntry] = []

    @property
    def is_shot(self) -> bool:
        return self.family == "normal_shot"

    @property
    def keyword_names(self) -> set[str]:
        return {word if isinstance(word, str) else word.kind for word in self.keywords}


class Head(SetHead, frozen=True):
    game: Literal["walpurgis"] = "walpurgis"


class SetFile(SetPart, frozen=True):
    """A card set as it is written; a card's kind is its number here."""

    set: Head
    card: list[Card]
    icons: dict[str, Text] = {}
    casters: dict[str, Text] = {}
    deck: list[DeckEntry] = []


# ---- what an effect leaves out ----

DEFAULTS: dict[str, dict[str, Any]] = {  # every field that a kind knows
    "draw": {"n": 1, "who": "self"},
    "discard": {"n": 1, "who": "self"},
    "recover": {"n": 1, "who": "self"},
    "burn": {"n": 1, "who": "enemy"},
    "scry": {"n": 3},
    "danmaku": {"cells": None, "n": None, "source": "deck", "face": "down"},
    "clear": {"n": 1, "side": "enemy", "state": DANMAKU, "area": "adjacent", "other": False},
    "flare": {"n": 1, "side": "own", "state": ("dan_down",), "area": "near", "other": False},
    "awaken": {"n": 1, "side": "own", "state": ("dormant",), "area": "board", "other": False},
    "lull": {"n": 1, "side": "enemy", "state": ("ready", "open", "casting"), "area": "near", "other": False},
    "veil": {"n": 1, "side": "own", "state": ("open",), "area": "self", "other": False},
    "unveil": {"n": 1, "side": "enemy", "state": ("ready", "dormant"), "area": "board", "other": False},
    "peek": {"n": 1, "side": "enemy", "state": ("ready", "dormant"), "area": "board", "other": False},
    "destroy": {"n": 1, "side": "enemy", "state": CIRCLES, "area": "board", "other": False},
    "recall": {"n": 1, "side": "own", "state": CIRCLES, "area": "board", "other": True},
    "move": {"n": 1, "side": "own", "state": ("ready", "dormant", "open"), "area": "adjacent", "other": False},
    "kindle": {"n": 1, "side": "own", "state": ("open",), "area": "board", "other": True},
    "shield": {"side": "own", "state": CIRCLES, "area": "adjacent", "other": False},
    "grant": {"n": 1, "what": None},
}


def given(effect: EffectEntry) -> set[str]:
    """The names of the fields that were written."""
    return {name for name in effect.__struct_fields__ if getattr(effect, name) is not None}


def completed(effect: EffectEntry) -> EffectEntry:
    """The effect with the defaults of its kind filled in."""
    missing = DEFAULTS[effect.kind].keys() - given(effect)
    return msgspec.structs.replace(effect, **{name: DEFAULTS[effect.kind][name] for name in missing})
