"""What things are called: cards, places, parts of a score, endings."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.games.flip_angel.cards.file import STANDIN_NAME, SetFile
from dengen.games.flip_angel.cards.text import CORNERS
from dengen.games.flip_angel.rules import FlipAngelState, river

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

CELL_WORDS: Mapping[str, Text] = {
    "nw": CORNERS["NW"],
    "ne": CORNERS["NE"],
    "sw": CORNERS["SW"],
    "se": CORNERS["SE"],
    "north_w": Text("the north row, NW", "北の段の西（北西）"),
    "north_e": Text("the north row, NE", "北の段の東（北東）"),
    "south_w": Text("the south row, SW", "南の段の西（南西）"),
    "south_e": Text("the south row, SE", "南の段の東（南東）"),
    "west_n": Text("the west column, NW", "西の列の北（北西）"),
    "west_s": Text("the west column, SW", "西の列の南（南西）"),
    "east_n": Text("the east column, NE", "東の列の北（北東）"),
    "east_s": Text("the east column, SE", "東の列の南（南東）"),
}
SLOT_WORDS: Mapping[str, Text] = {
    "row1": Text("river 1", "河1"),
    "row2": Text("river 2", "河2"),
    "row3": Text("river 3", "河3"),
    "deck": Text("the deck", "デッキ"),
}
PARTS: Mapping[str, Text] = {
    "angels": Text("angels", "天使"),
    "ether": Text("ether pairs", "エーテルの組"),
    "icons": Text("suns and moons", "太陽と月"),
    "keys": Text("keys", "鍵"),
}
ENDINGS: Mapping[str, Text] = {"six_rounds": Text("Six rounds were played.", "6ラウンドが終わった。")}


def card_names(file: SetFile) -> dict[str, Text]:
    """The names of all faces, by the names that the tables give them."""
    names = {
        f"{card.id}/{letter}": Text(face.name_en, face.name_ja)
        for card in file.card
        for letter, face in (("w", card.white), ("b", card.black))
    }
    return names | {STANDIN_NAME: Text("the stand-in", "代替え天使")}


def name_at(game: "FlipAngel", state: FlipAngelState, seat: int, cell: int) -> Text:
    """The card that lies in a cell of a field."""
    return game.names[game.tables.names[state.at(seat, cell)]]


def name_in(game: "FlipAngel", state: FlipAngelState, slot: int) -> Text:
    """The card that a slot of the river shows."""
    return game.names[game.tables.names[river.face_in(state, slot)]]
