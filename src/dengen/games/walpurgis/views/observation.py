"""The layout of an observation, always from the viewer's own side: own cards first, the field turned towards it."""

from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, head
from dengen.games.walpurgis.rules.codes import FIELD_STATES, PHASES

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


def readings(game: "Walpurgis") -> list[Reading]:
    kinds = len(game.tables.ids)
    table = [
        ("phase", len(PHASES), ""),
        ("turn", 2, "own, enemy"),
        ("actions", 3, ""),
        ("chain", 10, "one of the steps 1 to 9, or none (0)"),
        ("hot", 25, "cells that an interception may overlap with"),
    ]
    sides = [
        row
        for whose in ("own", "enemy")
        for row in (
            *((f"{whose}_{state}", 25, f"{whose} cards in state {state}, cell by cell") for state in FIELD_STATES),
            (f"{whose}_faces", 25, "kind + 1 of the top known face / kinds, 0 unknown"),
            (f"{whose}_counts", 4, "hand, deck, pile, discards / 10"),
            (f"{whose}_hand", kinds, "known cards in hand, by kind"),
            (f"{whose}_discards", kinds, "discard pile, by kind"),
        )
    ]
    return [*head(2), *(Reading(name, size, about=about) for name, size, about in [*table, *sides])]
