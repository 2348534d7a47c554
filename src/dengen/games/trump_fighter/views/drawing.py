"""The table as a picture: the two rows of cards facing each other, the viewer's own below, with the fighters' techniques beside them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dengen.core.base.words import Lang, Text
from dengen.core.views.drawing import ASKED, EDGE, FAINT, GAP, INK, LIGHT, SMALL, WIDE, Box, Sheet
from dengen.core.views.view import View
from dengen.games.trump_fighter.views.text import WORDS
from dengen.games.trump_fighter.views.view import CardView, Fighter, TechniqueView, TrumpFighterView
from dengen.games.trump_fighter.words.names import shown

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

CARD_WIDE, CARD_HIGH = 82, 112
ROW = CARD_HIGH + 14
RED = "#b3261e"
HIT, FITS = "#d7ecd9", "#fff3c4"
SUBTITLE = Text("beat {}, deck {}, {} to win", "{}拍目・山札{}・{}で勝利")


def drawn(game: "TrumpFighter", view: View, lang: Lang) -> str:
    assert isinstance(view, TrumpFighterView)
    own = view.viewer if view.viewer in (0, 1) else 0
    sheet = Sheet()
    sheet.heading(game.title[lang], SUBTITLE[lang].format(view.beat, view.deck, view.target))
    for seat in (1 - own, own):
        band = sheet.band(2 * ROW)
        far = seat != own
        hand, field = (band.y, band.y + ROW) if far else (band.y + ROW, band.y)
        turn = -1 if far else 1  # TF-R4: they sit opposite, so their slot 1 is at the right
        draw_hand(sheet, view.fighters[seat].hand[::turn], Box(band.x, hand, 0, CARD_HIGH))
        draw_stacks(sheet, view.fighters[seat].field[::turn], Box(band.x, field, 0, CARD_HIGH))
        left = band.x + 4 * (CARD_WIDE + GAP) + GAP
        draw_fighter(sheet, view, seat, Box(left, band.y, WIDE - EDGE - left, 2 * ROW - GAP), lang)
    sheet.question(view, lang)
    return sheet.svg()


def places(at: Box) -> list[Box]:
    return [Box(at.x + slot * (CARD_WIDE + GAP), at.y, CARD_WIDE, CARD_HIGH) for slot in range(4)]


def draw_hand(sheet: Sheet, hand: Sequence[CardView | None], at: Box) -> None:
    for box, card in zip(places(at), hand, strict=True):
        if card is None:
            sheet.place(box)
        elif card.card is None:
            sheet.back(box)
        else:
            draw_card(sheet, box, card.card)


def draw_stacks(sheet: Sheet, field: Sequence[Sequence[str]], at: Box) -> None:
    """Only the last card of a stack counts; how many lie below it is seen at its edge."""
    for box, stack in zip(places(at), field, strict=True):
        if not stack:
            sheet.place(box)
            continue
        for below in range(min(len(stack) - 1, 4), 0, -1):
            sheet.box(Box(box.x + 2 * below, box.y + 2 * below, box.wide, box.high), LIGHT)
        draw_card(sheet, box, stack[-1])
        if len(stack) > 1:
            sheet.text(f"×{len(stack)}", box.right - 6, box.below - 8, 30, SMALL, FAINT, "end")


def draw_card(sheet: Sheet, box: Box, card: str) -> None:
    colour = RED if card[0] in "HD" else INK
    sheet.box(box, LIGHT, INK)
    sheet.middle(shown(card), box, 30, colour, True)


def draw_fighter(sheet: Sheet, view: TrumpFighterView, seat: int, box: Box, lang: Lang) -> None:
    fighter = view.fighters[seat]
    room = sheet.plate(box, view, seat, summary(fighter, view.target, lang), lang)
    high = min(52.0, room.high / max(1, len(fighter.techniques)))
    for number, technique in enumerate(fighter.techniques):
        draw_technique(sheet, technique, Box(room.x, room.y + number * high, room.wide, high - 4), lang)


def summary(fighter: Fighter, target: int, lang: Lang) -> str:
    words = WORDS[lang]
    name = fighter.name[lang] if fighter.name else "?"
    said = f"{name}{words['colon']}{words['total']} {fighter.total}/{target}"
    return f"{said}{words['comma']}{words['misses']} {fighter.miss_count}" if fighter.miss_count else said


def draw_technique(sheet: Sheet, technique: TechniqueView, box: Box, lang: Lang) -> None:
    sheet.box(box, HIT if technique.hit else FITS if technique.fits else LIGHT, ASKED if technique.fits else "#cbbfae")
    mark = WORDS[lang]["hit"] if technique.hit else WORDS[lang]["fits"] if technique.fits else ""
    title = f"{technique.value}  {technique.name[lang]}"
    sheet.text(title, box.x + 8, box.y + 16, box.wide - 110, 14, bold=True)
    sheet.text(mark, box.right - 8, box.y + 16, 90, SMALL, FAINT, "end", True)
    sheet.lines(technique.text[lang], Box(box.x + 8, box.y + 20, box.wide - 16, box.high - 22))
