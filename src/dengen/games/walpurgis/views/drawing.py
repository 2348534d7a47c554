"""The table as a picture: the field of five by five from the viewer's side, both players, the chain, the hand with its matrices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Lang, Text, who
from dengen.core.views.drawing import BACK, EDGE, FAINT, GAP, INK, LIGHT, SEATS, SMALL, WIDE, Box, Sheet
from dengen.core.views.view import View
from dengen.games.walpurgis.views.text import chain, drawn_matrix, name
from dengen.games.walpurgis.views.view import Cell, HandCard, Piece, Side, WalpurgisView
from dengen.games.walpurgis.words.names import PHASES

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

CELL_WIDE, CELL_HIGH, ROW = 122, 96, 22
HOT = "#f7d9c4"
MATRIX = {"c": "#2a65a0", "d": "#a63a2b", "x": "#3a3a3a", "r": "#d98b2b", "R": "#d98b2b"}
TURN = Text("turn {turn}, {seat}, {phase}", "ターン{turn}・{seat}・{phase}")
LEFT = Text(" · left: place {}, cast {}, face-down {}", "・残り：配置{}・発動{}・裏配置{}")
PLATE = Text("hand {} of {}, deck {}, danmaku {}, discards {}", "手札{}/{}・山札{}・弾幕{}・捨て札{}")
TOP = Text("last discard: {}", "捨て札の一番上：{}")
SHOT = Text("Normal Shot: {}", "通常弾：{}")
ASIDE = Text("aside: {}", "脇：{}")
SHOWN, REMEMBERED = Text("{}: {}", "{}：{}"), Text("{} ({})", "{}（{}）")
STATES = {
    "ready": Text("ready", "活動"),
    "dormant": Text("dormant", "休眠"),
    "open": Text("open", "表"),
    "casting": Text("casting", "発動"),
    "dan_down": Text("danmaku", "弾幕"),
    "dan_up": Text("danmaku, face up", "表の弾幕"),
}


def drawn(game: Walpurgis, view: View, lang: Lang) -> str:
    assert isinstance(view, WalpurgisView)
    sheet = Sheet()
    sheet.heading(game.title[lang], heading(view, lang))
    top = sheet.band(5 * CELL_HIGH + 4 * GAP)
    draw_field(sheet, game, view, top, lang)
    far = 0 if view.viewer == 1 else 1
    left = top.x + 5 * (CELL_WIDE + GAP) + GAP
    half = (top.high - GAP) / 2
    for place, seat in enumerate((far, 1 - far)):
        box = Box(left, top.y + place * (half + GAP), WIDE - EDGE - left, half)
        draw_side(sheet, game, view, box, view.sides[seat], lang)
    for line in chain(game, view, lang):
        band = sheet.band(18)
        sheet.text(line, band.x, band.y + 14, band.wide)
    for side in view.sides:
        if any(card.card for card in side.hand):
            draw_hand(sheet, game, side, lang)
    sheet.question(view, lang)
    return sheet.svg()


def heading(view: WalpurgisView, lang: Lang) -> str:
    said = TURN[lang].format(turn=view.turn_number, seat=who(view.turn), phase=PHASES[view.phase][lang])
    left = view.actions
    return said + (LEFT[lang].format(left.place, left.cast, left.place_down) if view.phase == "main" else "")


def draw_field(sheet: Sheet, game: Walpurgis, view: WalpurgisView, top: Box, lang: Lang) -> None:
    """The viewer's own edge is below; cell names stay as they are (WP-R7)."""
    turned = view.viewer == 1
    remembered = {card.key: card.card for card in view.memory.cards} if view.memory else {}
    hot = view.chain.hot if view.chain else []
    for number, cell in enumerate(view.field):
        row, column = divmod(number, 5)
        x, y = (4 - column, row) if turned else (column, 4 - row)
        box = Box(top.x + x * (CELL_WIDE + GAP), top.y + y * (CELL_HIGH + GAP), CELL_WIDE, CELL_HIGH)
        draw_cell(sheet, game, box, cell, cell.name in hot, remembered, lang)


def draw_cell(
    sheet: Sheet, game: Walpurgis, box: Box, cell: Cell, hot: bool, remembered: dict[str, str], lang: Lang
) -> None:
    sheet.box(box, HOT if hot else "#fffdf7")
    sheet.text(cell.name, box.x + 6, box.y + 14, 30, SMALL, FAINT)
    if all(cell.strength):
        sides = " : ".join("∞" if side < 0 else str(side) for side in cell.strength)
        sheet.text(sides, box.right - 6, box.y + 14, 70, SMALL, INK, "end", True)
    high = min(ROW, (box.high - 22) / max(1, len(cell.pieces)))
    for number, piece in enumerate(cell.pieces):
        draw_piece(
            sheet, game, Box(box.x + 5, box.y + 19 + number * high, box.wide - 10, high - 2), piece, remembered, lang
        )


def draw_piece(sheet: Sheet, game: Walpurgis, box: Box, piece: Piece, remembered: dict[str, str], lang: Lang) -> None:
    """A face is light, a back is dark; in brackets stands what the viewer remembers of it."""
    known = piece.card or remembered.get(piece.key)
    face = name(game, known, lang) if known else ""
    said = STATES[piece.state][lang]
    if face:
        said = (SHOWN if piece.card else REMEMBERED)[lang].format(said, face)
    sheet.box(box, LIGHT if piece.card else BACK, SEATS[piece.seat], 2, 4)
    sheet.middle(said, box, min(SMALL, box.high * 0.7), INK if piece.card else LIGHT)


def draw_side(sheet: Sheet, game: Walpurgis, view: WalpurgisView, box: Box, side: Side, lang: Lang) -> None:
    counts = (len(side.hand), side.hand_limit, side.deck, side.pile, len(side.discard))
    room = sheet.plate(box, view, side.seat, PLATE[lang].format(*counts), lang)
    said = []
    if side.discard:
        said.append(TOP[lang].format(name(game, side.discard[-1], lang)))
    if side.shot:
        said.append(SHOT[lang].format(name(game, side.shot, lang)))
    if side.aside:
        said.append(ASIDE[lang].format("、".join(name(game, card, lang) for card in side.aside)))
    for number, line in enumerate(said):
        sheet.text(line, room.x, room.y + 14 + number * 17, room.wide, SMALL)
    backs = [card for card in side.hand if card.card is None]
    shelf = Box(room.x, room.below - 44, room.wide, 40)
    for place, _ in zip(shelf.columns(max(8, len(backs)), 4), backs, strict=False):
        sheet.back(place)


def draw_hand(sheet: Sheet, game: Walpurgis, side: Side, lang: Lang) -> None:
    cards: list[HandCard] = [card for card in side.hand if card.card]
    for box, card in zip(sheet.band(134).columns(max(8, len(cards))), cards, strict=False):
        if card.card:
            sheet.box(box, LIGHT, SEATS[side.seat])
            sheet.lines(name(game, card.card, lang), Box(box.x + 5, box.y + 3, box.wide - 10, 32), SMALL, bold=True)
            draw_matrix(sheet, game, Box(box.x, box.y + 37, box.wide, 90), card.card)


def draw_matrix(sheet: Sheet, game: Walpurgis, box: Box, card: str) -> None:
    """Forward is up: where its condition, its danmaku and its destruction lie."""
    step = min(18.0, box.wide / 5)
    left = box.x + (box.wide - 5 * step) / 2
    for y, row in enumerate(drawn_matrix(game, card)):
        for x, sign in enumerate(row):
            square = Box(left + x * step, box.y + y * step, step - 1, step - 1)
            sheet.box(square, MATRIX.get(sign, "#efe8da"), "none", round=2)
            if (x, y) == (2, 2):
                sheet.dot(square.x + square.wide / 2, square.y + square.high / 2, 3, INK, "none")
