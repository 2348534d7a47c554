"""The terms of the evaluation, cell by cell, and what a hint says of each."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.bots.explanations import Particular, Phrase, Unit
from dengen.games.walpurgis.bot.outlook import settled_cells
from dengen.games.walpurgis.rules.board import CELL_NAMES, cells_of
from dengen.games.walpurgis.rules.rules import WalpurgisState

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

UNIT = Unit(Text("circles", "陣"))
CELL = Phrase(Text("a circle on {}", "{}に陣"), Text("no circle on {}", "{}に陣がない"))
WHOLE = {
    "circles": Phrase(Text("more circles", "陣が増える"), Text("fewer circles", "陣が減る")),
    "ready": Phrase(
        Text("more cards ready to be cast", "発動できる札が増える"),
        Text("fewer cards ready to be cast", "発動できる札が減る"),
    ),
    "face_up": Phrase(
        Text("more cards face-up", "表向きの札が増える"), Text("fewer cards face-up", "表向きの札が減る")
    ),
    "hand": Phrase(Text("more cards in hand", "手札が増える"), Text("fewer cards in hand", "手札が減る")),
    "deck": Phrase(Text("more cards in the deck", "山札が多く残る"), Text("fewer cards in the deck", "山札が減る")),
    "full": Phrase(
        Text("a full field that ends the game won", "場が埋まって勝ちに決まる"),
        Text("no full field that ends the game won", "場が埋まる勝ちを逃す"),
    ),
}


def particulars(game: "Walpurgis", state: WalpurgisState, seat: int) -> list[Particular]:
    mine = dict(zip(game.heuristics.term_names, game.heuristics.terms(state)[seat], strict=True))
    cells = cells_of(settled_cells(state, seat))
    rest = [Particular(term, "", value) for term, value in mine.items() if term != "circles"]
    return [Particular("circles", CELL_NAMES[cell], 1.0) for cell in cells] + rest


def reason(game: "Walpurgis", term: str, thing: str, better: bool) -> Text:
    return CELL.said(better, thing) if thing else WHOLE[term].said(better)
