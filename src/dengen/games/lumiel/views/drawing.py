"""The table as a picture: the field of sixteen areas, the players beside it, the play area and the hand below."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Lang, Text, joined, signed, who
from dengen.core.views.drawing import EDGE, FAINT, GAP, INK, SEATS, SMALL, WIDE, Box, Sheet
from dengen.core.views.view import View
from dengen.games.lumiel.views.text import HAND, HANDS, PLAY_AREA, REMOVED, heading
from dengen.games.lumiel.views.view import Area, CardView, FieldCard, LumielView

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

AREA = 130  # an area's side
CARD_HIGH = 96
FILLS = {"outer": "#efe6f5", "central": "#ddcfea"}
PLATE = Text("hand {}, deck {}", "手札{}・デッキ{}")
FRONT = Text(", {} to place", "・{}を配置前")
BENEATH = Text("on {}", "下：{}")
ACTIVE = "#fff3c4"
MINUS = "#9b2335"


def drawn(game: "Lumiel", view: View, lang: Lang) -> str:
    assert isinstance(view, LumielView)
    sheet = Sheet()
    sheet.heading(game.title[lang], heading(view, lang))
    top = sheet.band(4 * AREA + 3 * GAP)
    for number, area in enumerate(view.field):
        x, y = number % 4 * (AREA + GAP), number // 4 * (AREA + GAP)
        draw_area(sheet, game, Box(top.x + x, top.y + y, AREA, AREA), area, lang)
    draw_players(sheet, game, view, Box(top.x + 4 * (AREA + GAP) + GAP, top.y, 0, top.high), lang)
    draw_cards(sheet, game, PLAY_AREA[lang], view.play, lang)
    draw_cards(sheet, game, HAND[lang], view.hand, lang)
    for seat, hand in enumerate(view.hands):
        draw_cards(sheet, game, HANDS[lang].format(seat=who(seat)), hand, lang)
    sheet.question(view, lang)
    return sheet.svg()


def draw_area(sheet: Sheet, game: "Lumiel", box: Box, area: Area, lang: Lang) -> None:
    sheet.box(box, FILLS[area.zone])
    sheet.text(area.area, box.x + 7, box.y + 15, 30, SMALL, FAINT)
    if not area.stack:
        return
    *beneath, top = area.stack
    draw_field_card(sheet, game, Box(box.x + 8, box.y + 20, box.wide - 16, box.high - 44), top, lang)
    below = joined(
        f"{game.names[card.card][lang]} {signed(card.points)} ({who(card.owner)})" for card in reversed(beneath)
    )
    if beneath:
        sheet.lines(BENEATH[lang].format(below[lang]), Box(box.x + 8, box.below - 23, box.wide - 16, 20), SMALL, FAINT)


def draw_field_card(sheet: Sheet, game: "Lumiel", box: Box, card: FieldCard, lang: Lang) -> None:
    """Active cards shine; the stripe and the name below say whom it faces."""
    colour = SEATS[card.owner]
    sheet.box(box, ACTIVE if card.active else "#fffdf7", colour, 3)
    sheet.text(game.names[card.card][lang], box.x + 7, box.y + 18, box.wide - 14, 14, INK, bold=True)
    sheet.middle(signed(card.points), Box(box.x, box.y + 18, box.wide, box.high - 36), 26, points_ink(card), True)
    sheet.text(who(card.owner), box.x + box.wide / 2, box.below - 8, box.wide - 14, SMALL, colour, "middle")


def points_ink(card: CardView) -> str:
    return MINUS if card.points < 0 else INK


def draw_players(sheet: Sheet, game: "Lumiel", view: LumielView, at: Box, lang: Lang) -> None:
    high = (at.high - 24 - GAP * (view.seats - 1)) / view.seats
    for player in view.players:
        box = Box(at.x, at.y + player.seat * (high + GAP), WIDE - EDGE - at.x, high)
        said = PLATE[lang].format(player.hand_count, player.deck_count)
        said += FRONT[lang].format(game.names[player.front][lang]) if player.front else ""
        room = sheet.plate(box, view, player.seat, said, lang)
        points = joined(f"{game.names[card.card][lang]} {signed(card.points)}" for card in player.points)
        sheet.lines(points[lang], room)
    sheet.text(f"{REMOVED[lang]} {view.removed_count}", WIDE - EDGE, at.below - 4, 200, SMALL, FAINT, "end")


def draw_cards(sheet: Sheet, game: "Lumiel", title: str, cards: list[CardView], lang: Lang) -> None:
    if not cards:
        return
    label = sheet.band(14)
    sheet.text(title, label.x, label.y + 12, label.wide, SMALL, FAINT)
    texts = {card.id: card.text_ja if lang == "ja" else card.text_en for card in game.set.card}
    for box, card in zip(sheet.band(CARD_HIGH).columns(max(7, len(cards))), cards, strict=False):
        sheet.card(box, game.names[card.card][lang], signed(card.points), texts[card.card], ink=points_ink(card))
