"""The layout of an observation; `observer.py` writes the numbers, and `docs/games/lumiel.md` lists them."""

from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, head
from dengen.games.lumiel.rules.board import AREAS
from dengen.games.lumiel.rules.rules import QUESTIONS
from dengen.games.lumiel.rules.steps import PHASES

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

SEATS = 4


def readings(game: "Lumiel") -> list[Reading]:
    kinds, areas = len(game.tables.ids), int(AREAS)
    zones = [
        ("phase", len(PHASES), "redraw, placing, … over"),
        ("turn", 1, "turns begun / 60"),
        ("turn_player", SEATS, "whose turn it is"),
        ("first_player", SEATS, "who began"),
        ("top_kind", areas * kinds, "per area, the top card"),
        ("top_owner", areas * SEATS, "per area, whom it faces"),
        ("active", areas, "top card active"),
        ("height", areas, "cards in the area / 4"),
        ("second_kind", areas * kinds, "the card below the top card"),
        ("second_owner", areas * SEATS, "whom that one faces"),
        ("play", kinds, "cards in the play area"),
        ("hand", kinds, "the viewer's own hand"),
        ("hand_counts", SEATS, "cards in hand / 10"),
        ("deck_counts", SEATS, "cards in the deck / 10"),
        ("front", SEATS, "not placed yet"),
        ("decided", SEATS, "redraw decision is made"),
        ("points", SEATS * kinds, "per seat, cards in the points area"),
        ("used", SEATS * kinds, "per seat, used up"),
        ("known", SEATS * kinds, "known in hand"),
        ("removed", kinds, "removed cards"),
        ("question", len(QUESTIONS), "what is asked"),
        ("used_card", kinds, "whose effect is resolved"),
        ("chosen_card", kinds, "the card it is about"),
        ("chosen_area", areas, "where that lies"),
        ("goes_to", areas, "where it goes"),
        ("reveals", kinds, "own redraw: revealed"),
        ("returns", kinds, "own redraw: returned"),
    ]
    return [*head(SEATS), *(Reading(name, size, about=about) for name, size, about in zones)]
