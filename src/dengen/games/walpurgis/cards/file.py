"""The words a card may be written with: keywords, requirements, static effects, effects, and what each defaults to."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from dengen.core.words import Text
from dengen.games.walpurgis.rules.board import Offset

Keyword = Literal["support", "rapid", "sustain", "overrun"]
State = Literal["dan_down", "dan_up", "ready", "dormant", "open", "casting"]
Area = Literal["self", "orthogonal", "adjacent", "near", "board"] | list[Offset]
Side = Literal["own", "enemy", "any"]
CIRCLES: tuple[State, ...] = ("ready", "dormant", "open", "casting")
DANMAKU: tuple[State, ...] = ("dan_down", "dan_up")


class Overrun(Struct, frozen=True, forbid_unknown_fields=True):
    """The keyword of the Normal Shots, with the variants of it that a card may have (WP-R9)."""

    kind: Literal["overrun"] = "overrun"
    onto: Literal["any", "own", "enemy"] = "any"
    faces: tuple[Literal["up", "down"], ...] = ("up",)


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """Something the activation check asks for (WP-77)."""

    kind: Literal["intercept_only", "not_intercept", "behind", "ahead", "own_min", "enemy_min", "hand_min", "own_turn"]
    n: int | None = None


class Static(Struct, frozen=True, forbid_unknown_fields=True, rename={"while_": "while"}):
    """An effect that works while the card is face-up (WP-R49)."""

    kind: Literal["steady", "ward", "reckless", "unanswerable", "bar", "hand_limit"]
    n: int | None = None
    area: Area | None = None
    while_: Literal["casting"] | None = None


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["set_aside", "discard"]
    n: int = 1


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """Tested when the effect is applied."""

    own_turn: bool | None = None
    behind: bool | None = None
    ahead: bool | None = None
    own_min: int | None = None
    enemy_min: int | None = None
    hand_min: int | None = None
    hand_at_most: int | None = None


class EffectText(Struct, frozen=True, forbid_unknown_fields=True, rename={"if_": "if"}):
    """An effect as it is written; what is left out has the default of its kind."""

    when: Literal["B", "D", "A", "chain_end", "turn_end"]
    kind: str
    n: int | None = None
    who: Literal["self", "enemy"] | None = None
    side: Side | None = None
    state: list[State] | None = None
    area: Area | None = None
    other: bool | None = None
    cells: list[Offset] | None = None
    source: Literal["deck", "hand"] | None = None
    face: Literal["down", "up"] | None = None
    what: Literal["place_down", "place", "cast"] | None = None
    optional: bool = False
    cost: Cost | None = None
    if_: Condition | None = None


COMMON = {"when", "kind", "optional", "cost", "if_"}

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
TARGET_STATES: dict[str, tuple[State, ...]] = {  # states that a kind can do something with
    "clear": DANMAKU,
    "flare": ("dan_down",),
    "awaken": ("dormant",),
    "lull": ("ready", "open", "casting"),
    "veil": ("dormant", "open", "casting"),
    "unveil": ("ready", "dormant"),
    "kindle": ("ready", "dormant", "open"),
}


class BadEffect(ValueError):
    """An effect that makes no sense: what is wrong, and in which field."""

    def __init__(self, why: Text, field: str) -> None:
        super().__init__(why.en)
        self.why = why
        self.field = field


def completed(effect: EffectText) -> EffectText:
    """The effect with the defaults of its kind filled in; raises BadEffect for what means nothing to the kind."""
    if effect.kind not in DEFAULTS:
        raise BadEffect(
            Text(
                f"There is no effect kind {effect.kind!r}; the kinds are {', '.join(DEFAULTS)}.",
                f"{effect.kind!r} という種類の効果はありません。あるのは {'、'.join(DEFAULTS)} です。",
            ),
            "kind",
        )
    known = DEFAULTS[effect.kind]
    given = {name for name in effect.__struct_fields__ if getattr(effect, name) is not None}
    for name in sorted(given - COMMON - set(known)):
        raise BadEffect(
            Text(
                f"{name!r} means nothing to a {effect.kind} effect.", f"{effect.kind} の効果に {name!r} は書けません。"
            ),
            name,
        )
    filled = {name: default for name, default in known.items() if name not in given}
    whole = msgspec.structs.replace(effect, **filled)
    check(whole)
    return whole


def check(effect: EffectText) -> None:
    if effect.n is not None and not 1 <= effect.n <= 99:
        raise BadEffect(
            Text(f"n is a number from 1 to 99, not {effect.n}.", f"n は1〜99です({effect.n} は使えません)。"), "n"
        )
    if effect.kind == "danmaku" and not effect.cells:
        raise BadEffect(
            Text(
                "A danmaku effect needs its cells, as offsets [right, forward].",
                "danmaku の効果には cells(位置 [右, 前] のリスト)が必要です。",
            ),
            "cells",
        )
    if effect.kind == "grant" and effect.what is None:
        raise BadEffect(
            Text(
                "A grant says what it grants: place_down, place or cast.",
                "grant の効果には what(place_down、place、cast のどれか)が必要です。",
            ),
            "what",
        )
    if effect.cost and not 1 <= effect.cost.n <= 99:
        raise BadEffect(
            Text(
                f"A cost is 1 to 99 cards, not {effect.cost.n}.", f"コストは1〜99枚です({effect.cost.n} は使えません)。"
            ),
            "cost",
        )
    possible = TARGET_STATES.get(effect.kind, CIRCLES)
    for state in effect.state or ():
        if state not in possible:
            raise BadEffect(
                Text(
                    f"A {effect.kind} effect can't choose a card that is {state}.",
                    f"{effect.kind} の効果で {state} のカードは選べません。",
                ),
                "state",
            )
