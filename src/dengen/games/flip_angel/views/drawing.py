"""The table as a picture: the river with both faces of each card, the fields as crosses, ether and score."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Lang, Text, joined
from dengen.core.views.drawing import FAINT, GAP, INK, LIGHT, LINE, SMALL, Box, Sheet
from dengen.core.views.view import View
from dengen.games.flip_angel.cards.file import STANDIN_NAME, Card, Edges, Face
from dengen.games.flip_angel.cards.text import CORNERS, brief
from dengen.games.flip_angel.views.text import (
    BANDS,
    CORE,
    EMPTY_SLOT,
    FLIPPED,
    GRID,
    LOCKED,
    STANDIN,
    deck_lines,
    name,
    title,
)
from dengen.games.flip_angel.views.view import FlipAngelView, PlacedView, SeatView, Shown
from dengen.games.flip_angel.words.names import PARTS, SLOT_WORDS

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

RIVER_HIGH, ACROSS = 150, 2  # fields beside each other
CELL_HIGH = 84
DAY, NIGHT = "#fff8e1", "#33304d"
SUN, MOON = "#f2a900", "#8fa8ff"
ETHER = Text("light {}, dark {}", "光{}・闇{}")
FIRED = Text("used", "発動済")
Cards = dict[str, Card]


def drawn(game: "FlipAngel", view: View, lang: Lang) -> str:
    assert isinstance(view, FlipAngelView)
    cards = {card.id: card for card in game.set.card}
    sheet = Sheet()
    sheet.heading(game.title[lang], title(view, lang))
    slots = zip(SLOT_WORDS.values(), [*view.row, view.deck.top], strict=True)
    for box, (slot, shown) in zip(sheet.band(RIVER_HIGH).columns(4), slots, strict=True):
        draw_slot(sheet, box, slot[lang], shown, cards, lang)
    for line in deck_lines(view.deck, view.discard, cards, lang):
        band = sheet.band(14)
        sheet.text(line.strip(), band.x, band.y + 12, band.wide, SMALL, FAINT)
    for first in range(0, view.seats, ACROSS):
        players = list(enumerate(view.players))[first : first + ACROSS]
        high = max(field_high(player) for _, player in players)
        for box, (seat, player) in zip(sheet.band(high + 62).columns(min(ACROSS, view.seats)), players, strict=False):
            draw_field(sheet, game, view, box, seat, player, cards, lang)
    if view.band is not None and view.phase == "over":
        sheet.middle(BANDS[view.band][lang], sheet.band(24), bold=True)
    sheet.question(view, lang)
    return sheet.svg()


def face_of(card: Card, side: str | None) -> Face:
    return card.black if side == "black" else card.white


def other(side: str) -> str:
    return "white" if side == "black" else "black"


def draw_slot(sheet: Sheet, box: Box, slot: str, shown: Shown | None, cards: Cards, lang: Lang) -> None:
    """The face that is up, and below it, smaller, the back."""
    sheet.text(slot, box.x, box.y + 11, box.wide, SMALL, FAINT)
    place = Box(box.x, box.y + 16, box.wide, box.high - 16)
    if shown is None:
        sheet.place(place, EMPTY_SLOT[lang])
        return
    up = place.high * 0.6
    card = cards[shown.card]
    draw_face(sheet, Box(place.x, place.y, place.wide, up), face_of(card, shown.side), shown.side, lang)
    back = other(shown.side)
    draw_face(sheet, Box(place.x + 14, place.y + up, place.wide - 28, place.high - up), face_of(card, back), back, lang)


def draw_face(sheet: Sheet, box: Box, face: Face, side: str, lang: Lang) -> None:
    fill, ink = (NIGHT, LIGHT) if side == "black" else (DAY, INK)
    sheet.card(box, name(face, lang), str(face.cost), brief(face, lang), fill, ink)
    draw_edges(sheet, box, face.edges)


def draw_edges(sheet: Sheet, box: Box, edges: Edges) -> None:
    """Half-suns and half-moons, on the side where they are."""
    middle_x, middle_y = box.x + box.wide / 2, box.y + box.high / 2
    for halves, x, y, across in (
        (edges.n, middle_x, box.y, True),
        (edges.s, middle_x, box.below, True),
        (edges.w, box.x, middle_y, False),
        (edges.e, box.right, middle_y, False),
    ):
        for number, half in enumerate(halves):
            shift = (number - (len(halves) - 1) / 2) * 11
            sheet.dot(x + shift * across, y + shift * (not across), 5, SUN if half == "s" else MOON, INK)


def used_cells(player: SeatView) -> set[str]:
    return {*CORE, *player.field}


def rows_of(player: SeatView) -> list[tuple[str | None, ...]]:
    """The part of the cross that is in use, at least the core."""
    return [row for row in GRID if any(cell in used_cells(player) for cell in row)]


def field_high(player: SeatView) -> float:
    return len(rows_of(player)) * (CELL_HIGH + GAP)


def draw_field(
    sheet: Sheet,
    game: "FlipAngel",
    view: FlipAngelView,
    box: Box,
    seat: int,
    player: SeatView,
    cards: Cards,
    lang: Lang,
) -> None:
    parts = joined(f"{PARTS[part][lang]} {points}" for part, points in player.parts.items() if points)[lang]
    ether = ETHER[lang].format(player.light, player.dark)
    room = sheet.plate(box, view, seat, f"{ether}{' · ' if parts else ''}{parts}", lang)
    columns = [x for x in range(4) if any(row[x] in used_cells(player) for row in GRID)]
    wide = (room.wide - GAP * (len(columns) - 1)) / len(columns)
    for y, row in enumerate(rows_of(player)):
        for x, column in enumerate(columns):
            cell = row[column]
            place = Box(room.x + x * (wide + GAP), room.y + 6 + y * (CELL_HIGH + GAP), wide, CELL_HIGH)
            if cell in player.field:
                draw_placed(sheet, game, place, player.field[cell], cards, lang)
            elif cell in CORE:
                sheet.place(place, CORNERS[cell.upper()][lang])


def draw_placed(sheet: Sheet, game: "FlipAngel", box: Box, placed: PlacedView, cards: Cards, lang: Lang) -> None:
    if placed.card == STANDIN_NAME:
        sheet.card(box, STANDIN[lang], fill="#e7e2d8")
        draw_edges(sheet, box, game.set.reference.edges)
        return
    side = placed.side or "white"
    draw_face(sheet, box, face_of(cards[placed.card], side), side, lang)
    state = [FLIPPED[lang]] if placed.flipped else []
    state += [FIRED[lang]] if placed.fired else []
    state += [f"{LOCKED[lang]} {placed.chips}"] if placed.chips else []
    if state:
        tag = Box(box.x + 4, box.below - 18, box.wide - 8, 15)
        sheet.box(tag, "#ffe0b2", LINE, round=7)
        sheet.middle(" · ".join(state), tag, SMALL)
