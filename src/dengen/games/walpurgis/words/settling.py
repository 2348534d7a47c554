"""The words of `rules/settling.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, settling
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.words.wording import SlotWording

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


class StandingWording(SlotWording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        _, cell, _, left = state.question(seat)
        return {"cell": CELL_NAMES[cell], "n": left}


WORDINGS = [
    StandingWording(
        settling.HIT,
        Text(
            "Which of your cards in {cell} takes the next hit ({n} to take)?",
            "{cell}で次に処理するカードはどれですか？（あと{n}段階）",
        ),
    ),
    StandingWording(
        settling.KEEP,
        Text("Which of your cards stays in {cell}?", "{cell}に残すカードはどれですか？"),
    ),
    SlotWording(
        settling.PILE_ORDER,
        Text(
            "Which of the remaining danmaku goes deepest onto your danmaku pile?",
            "残りの弾幕のうち、弾幕置き場の一番下に置くのはどれですか？",
        ),
    ),
]
