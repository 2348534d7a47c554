"""What a refusal says is true: each is judged by the table as it is dumped and by the cards, apart from the rules."""

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.testing import clause
from tests.games.flip_angel.kit import GAME, lay

GAMES = 60 if os.environ.get("DENGEN_DEEP") else 6
CORE = ("nw", "ne", "sw", "se")
SLOTS = ("row1", "row2", "row3", "deck")
FACES = {f"{card.id}/{side[0]}": getattr(card, side) for card in GAME.set.card for side in ("white", "black")}


class Table:
    """A dumped table, as the seat to move sees it."""

    def __init__(self, data: dict[str, Any], seat: int) -> None:
        self.table = data["table"]
        self.asked = data["asked"][str(seat)]
        self.me = self.table["players"][seat]
        self.field: dict[str, dict[str, Any]] = self.me["field"]
        self.options = data["options"]

    def in_slot(self, slot: str) -> str | None:
        river = [*self.table["row"], *self.table["deck"][:1]]
        at = SLOTS.index(slot)
        return river[at] if at < len(river) else None

    def cannot_pay(self, face: str | None) -> bool:
        assert face is not None
        return bool(FACES[face].cost > self.me["dark" if face.endswith("/b") else "light"])


def against_turn(table: Table, action: str) -> str:
    """FA-5, FA-16 to FA-18, FA-25, FA-51, FA-R15, FA-R17."""
    if action == "end":
        return "FA-R17"
    if action == "reverse":
        if table.table["paid_reversal_used"]:
            return "FA-18"
        assert 0 in (table.me["light"], table.me["dark"])
        return "FA-51"
    face = table.in_slot(action.removeprefix("summon:"))
    if face is None:
        return "FA-R15"
    if len(table.field) == 6:
        return "FA-5"
    assert table.cannot_pay(face)
    return "FA-25"


def against_place(table: Table, action: str) -> str:
    """FA-32 to FA-36: four places, then any line beside them, then the rest of that line; FA-R23."""
    cell = action.removeprefix("place:")
    cards = len(table.field)
    outer = [name for name in table.field if name not in CORE]
    if cell in table.field or (cell not in CORE) != (cards >= 4) or (outer and cell[:4] != outer[0][:4]):
        return "FA-32" if cards < 4 else "FA-34" if cards == 4 else "FA-36"
    assert table.cannot_pay(table.in_slot(SLOTS[table.asked[1]]))
    return "FA-R23"


def against_reversal(table: Table, action: str) -> str:
    """FA-58, FA-60, FA-63, FA-R20, FA-R35."""
    if action == "rev:field_all":
        free = [card for card in table.field.values() if stays(card) == ""]
        assert len(free) < 2
        return "FA-R35"
    card = table.field.get(action.removeprefix("rev:field:"))
    return "FA-58" if card is None else stays(card)


def stays(card: dict[str, Any]) -> str:
    if card["card"] == "reference":
        return "FA-R20"
    return "FA-63" if card["chips"] else "FA-60" if card["flipped"] else ""


def against_key(table: Table, action: str) -> str:
    """FA-41, FA-R38."""
    light, dark = map(int, action.removeprefix("key:").split("+"))
    if light + dark > (len(table.field) + 1) // 2:
        return "FA-41"
    assert light > table.me["light"] or dark > table.me["dark"]
    return "FA-R38"


JUDGES: dict[str, Callable[[Table, str], str]] = {
    "main": against_turn,
    "place": against_place,
    "reversal": against_reversal,
    "key": against_key,
}


def test_the_clause_of_a_refusal_is_the_one_that_forbids() -> None:
    judged: Counter[str] = Counter()
    for seed in range(GAMES):
        state = GAME.new(1 + seed % 4, seed)
        luck = Chance(seed)
        while not state.over():
            seat = state.actors()[0]
            question = GAME.step_name(state.question(seat)[0])
            table = Table(GAME.dump(state), seat)
            for act in state.candidates(seat, *state.question(seat)):
                refusal = GAME.refusal(state, seat, act)
                if refusal is not None:
                    expected = JUDGES[question](table, GAME.name(act))
                    assert refusal.clause == expected, (question, GAME.name(act), refusal, table.me)
                    judged[expected] += 1
            legal = state.legal(seat)
            summons = [act for act in legal if GAME.name(act).startswith("summon:")]
            state.apply(seat, luck.pick(summons or legal))
    assert set(judged) >= {"FA-25", "FA-R17", "FA-32", "FA-34", "FA-58", "FA-60", "FA-41"}


@clause("FA-58")
def test_an_empty_cell_has_nothing_to_flip() -> None:
    table = lay("row gabriel/w - -\nP0 L4 D4 nw michael/w ne dumah/w\nP1").act("reverse")
    assert table.refusal("rev:field:sw") == "FA-58"
    refusal = table.game.refusal(table.state, 0, "rev:field:sw")
    assert refusal is not None
    assert refusal.en == "You can't flip a card at SW: no card lies there."


@pytest.mark.parametrize("cell", ["north_w", "se"])
def test_no_cell_is_refused_as_if_something_else_were_asked(cell: str) -> None:
    table = lay("row gabriel/w - -\nP0 L4 D4 nw michael/w\nP1").act("reverse")
    refusal = table.game.refusal(table.state, 0, f"rev:field:{cell}")
    assert refusal is not None
    assert "no card lies there" in refusal.en
