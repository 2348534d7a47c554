"""The words of `rules/slot.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, slot
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.words.wording import SlotWording

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


class OfCellWording(SlotWording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return {"cell": CELL_NAMES[state.question(seat)[3]]}


WORDINGS = [
    OfCellWording(slot.SLOT, Text("Which card in {cell}?", "{cell}のどのカードですか？")),
]
