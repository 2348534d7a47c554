"""What a seat does at the real-time table, as data: `{"kind": "act", "action": "move:0:1"}`, `{"kind": "ready"}` …"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadAction


class Act(Struct, frozen=True, tag_field="kind", tag="act", forbid_unknown_fields=True):
    """An action of the fight by its name; before the Battle it is the fastest choice."""

    action: str


class Clear(Struct, frozen=True, tag_field="kind", tag="clear", forbid_unknown_fields=True):
    """No fastest choice after all."""


class Lift(Struct, frozen=True, tag_field="kind", tag="lift", forbid_unknown_fields=True):
    """Take a card up from a hand position."""

    hand: int


class Drop(Struct, frozen=True, tag_field="kind", tag="drop", forbid_unknown_fields=True):
    """Lay the lifted card on a slot; None: back to the hand."""

    slot: int | None = None


class Ready(Struct, frozen=True, tag_field="kind", tag="ready", forbid_unknown_fields=True, omit_defaults=True):
    """OK! `counts`: it starts the other's count."""

    counts: bool = True


class Claim(Struct, frozen=True, tag_field="kind", tag="claim", forbid_unknown_fields=True):
    """Stalemate, OK? Or take the claim back."""

    on: bool = True


class Toggle(Struct, frozen=True, tag_field="kind", tag="toggle", forbid_unknown_fields=True):
    """Name a technique as a hit, or no longer (attack="manual")."""

    technique: int


class Done(Struct, frozen=True, tag_field="kind", tag="done", forbid_unknown_fields=True):
    """Nothing more to name."""


class Resign(Struct, frozen=True, tag_field="kind", tag="resign", forbid_unknown_fields=True):
    """Give up."""


class Leave(Struct, frozen=True, tag_field="kind", tag="leave", forbid_unknown_fields=True):
    """Gone for good, says the server."""


class Ping(Struct, frozen=True, tag_field="kind", tag="ping", forbid_unknown_fields=True):
    """A round trip that the server has measured."""

    round_trip: int


Input = Act | Clear | Lift | Drop | Ready | Claim | Toggle | Done | Resign | Leave | Ping


def read(data: Mapping[str, Any] | Input) -> Input:
    """An input from data; raises BadAction."""
    if not isinstance(data, Mapping):
        return data
    try:
        what: Input = msgspec.convert(data, Input)
    except msgspec.ValidationError as error:
        raise BadAction(f"This is no input of a live fight: {error}.") from None
    return what
