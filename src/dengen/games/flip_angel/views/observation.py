"""The layout of an observation; `observer.py` writes the numbers, and `docs/games/flip_angel.md` lists them."""

from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, head
from dengen.games.flip_angel.rules.actions import SLOTS
from dengen.games.flip_angel.rules.board import CELLS

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

SEATS = 4


def readings(game: "FlipAngel") -> list[Reading]:
    """A face is a card with its white or its black side up."""
    cards = len(game.set.card)
    faces, cells = 2 * cards, len(CELLS)
    zones = [
        ("question", len(game.steps), "what is asked"),
        ("round", 1, "from 1 to 6, / 6"),
        ("mover", SEATS, "whose turn it is"),
        ("start_seat", SEATS, "who began"),
        ("paid", 1, "the paid reversal of this turn is used"),
        ("subject_slot", len(SLOTS), "of the question"),
        ("subject_cell", cells, "of the question"),
        ("standin", 1, "the question is about the stand-in"),
        ("key_limit", 1, "chips that may be laid / 10"),
        ("row", 3 * faces, "per slot, the face"),
        ("deck_size", 1, "cards / 26"),
        ("deck_top", faces, "the face on top"),
        ("deck_known", faces, "faces remembered below it"),
        ("deck_unseen", cards, "cards in it that nobody saw"),
        ("discard", cards, "cards laid off"),
        ("light", SEATS, "per seat, ether / 10"),
        ("dark", SEATS, "per seat, ether / 10"),
        ("reference", SEATS, "per seat, number / 10"),
        ("standin_used", SEATS, "per seat"),
        ("field", SEATS * cells * (faces + 1), "per seat and cell, the face; the last one is the stand-in"),
        ("chips", SEATS * cells, "on it, / 5"),
        ("flipped", SEATS * cells, "this turn"),
        ("fired", SEATS * cells, "this turn"),
    ]
    return [*head(SEATS), *(Reading(name, size, about=about) for name, size, about in zones)]
