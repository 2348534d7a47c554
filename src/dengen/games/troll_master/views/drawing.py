"""The table as a picture: the row of fourteen actions with its pawns, the magic that is seen, the supply, the players."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dengen.core.base.words import Lang, Text, who
from dengen.core.views.drawing import ASKED, FAINT, GAP, INK, LIGHT, LINE, SEATS, SMALL, Box, Sheet
from dengen.core.views.view import View
from dengen.games.troll_master.cards.text import MAGIC_NAMES
from dengen.games.troll_master.views.text import heading
from dengen.games.troll_master.views.view import (
    ActionView,
    MagicView,
    PileView,
    PlayerView,
    StackView,
    TrollMasterView,
)

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

ACTION_HIGH, PILE_HIGH = 104, 74
ACROSS = 2  # players beside each other
MAGIC_WIDE, MAGIC_HIGH = 62, 30
MAGIC = {"tome": "#8a5a2b", "vial": "#2c7a4b", "wand": "#6a45a8", "crystal": "#2a7f9e"}
NEUTRAL = Text("neutral", "中立")
ENOUGH = "#d7ecd9"
OPEN_MAGIC = Text("Open magic", "公開の魔法カード")
POOL = Text("All magic of the round", "このラウンドの魔法カード")
NUMBERS = Text("cost {}, power {}, VP {}", "コスト{}・戦闘力{}・勝利点{}")
PLATE = Text("mana {}, attack {}, defence {}{}", "マナ{}・攻撃{}・防御{}{}")
BROOM, PASSED, STUCK = Text("Broom", "ほうき"), Text("passed", "パス"), Text("stuck", "動けない")
HAND, REVEALED = Text("hand", "手札"), Text("revealed", "公開済み")


def drawn(game: "TrollMaster", view: View, lang: Lang) -> str:
    assert isinstance(view, TrollMasterView)
    sheet = Sheet()
    sheet.heading(game.title[lang], heading(view, lang))
    for half in (view.row[:7], view.row[7:]):
        for box, action in zip(sheet.band(ACTION_HIGH).columns(7), half, strict=True):
            draw_action(sheet, view, box, action, lang)
    draw_pool(sheet, view, lang)
    draw_supply(sheet, [pile for pile in view.supply if pile.left], lang)
    for first in range(0, view.seats, ACROSS):
        for box, player in zip(sheet.band(142).columns(ACROSS), view.players[first : first + ACROSS], strict=False):
            draw_player(sheet, view, box, player, lang)
    sheet.question(view, lang)
    return sheet.svg()


def draw_action(sheet: Sheet, view: TrollMasterView, box: Box, action: ActionView, lang: Lang) -> None:
    """Its place, its name, what it needs and gives, and whose pawn stands there."""
    now = view.moment.pos == action.pos
    sheet.box(box, LIGHT if action.missing else ENOUGH, ASKED if now else LINE, 2.5 if now else 1)
    sheet.text(f"{action.pos}", box.x + 7, box.y + 16, 24, SMALL, FAINT)
    sheet.text(action.name[lang], box.x + 26, box.y + 17, box.wide - 32, 14, bold=True)
    need = f"{MAGIC_NAMES[action.need_kind][lang]} {view.sure[action.need_kind]}/{action.need}"
    colour = MAGIC.get(action.need_kind, INK)
    sheet.text(need + ("" if action.missing else " ✓"), box.x + 7, box.y + 35, box.wide - 14, SMALL, colour, bold=True)
    sheet.lines(action.text[lang], Box(box.x + 7, box.y + 40, box.wide - 14, box.high - 66), SMALL)
    if action.pawn is not None:
        stand = Box(box.x + 6, box.below - 24, box.wide - 12, 19)
        sheet.box(stand, SEATS[action.pawn] if action.pawn >= 0 else FAINT, "none", round=9)
        sheet.middle(who(action.pawn) if action.pawn >= 0 else NEUTRAL[lang], stand, SMALL, LIGHT, True)


def draw_pool(sheet: Sheet, view: TrollMasterView, lang: Lang) -> None:
    cards = [card.card for card in view.open]
    if view.pool is not None:
        cards = [kind for kind, many in view.pool.items() for _ in range(many)]
    band = sheet.band(MAGIC_HIGH)
    label = (OPEN_MAGIC if view.pool is None else POOL)[lang]
    sheet.text(label, band.x, band.y + 20, 160, SMALL, FAINT)
    draw_magic(sheet, cards, Box(band.x + 170, band.y, band.wide - 170, MAGIC_HIGH), lang)


def draw_magic(sheet: Sheet, cards: Sequence[str | None], at: Box, lang: Lang) -> None:
    step = min(MAGIC_WIDE + 4, at.wide / max(1, len(cards)))
    for number, card in enumerate(cards):
        box = Box(at.x + number * step, at.y, step - 4, at.high)
        if card is None:
            sheet.back(box)
        else:
            sheet.box(box, MAGIC.get(card, INK), "none", round=5)
            sheet.middle(MAGIC_NAMES[card][lang], box, SMALL, LIGHT, True)


def draw_supply(sheet: Sheet, piles: Sequence[PileView], lang: Lang) -> None:
    for start in range(0, len(piles), 5):
        for box, pile in zip(sheet.band(PILE_HIGH).columns(5), piles[start : start + 5], strict=False):
            familiar = pile.familiar
            said = NUMBERS[lang].format(familiar.cost, familiar.power, familiar.vp)
            charges = ribbons(familiar.start_charge, familiar.ribbons)
            sheet.card(box, familiar.name[lang], f"×{pile.left}", f"{said} {charges} {familiar.text[lang]}")


def ribbons(charged: int, room: int) -> str:
    return "◆" * charged + "◇" * (room - charged)


def draw_player(sheet: Sheet, view: TrollMasterView, box: Box, player: PlayerView, lang: Lang) -> None:
    marks = [
        word[lang] for word, holds in ((BROOM, player.broom), (PASSED, player.passed), (STUCK, player.stuck)) if holds
    ]
    extra = "".join(f" · {mark}" for mark in marks)
    said = PLATE[lang].format(player.mana, player.attack, player.defence, extra)
    room = sheet.plate(box, view, player.seat, said, lang)
    half = room.wide / 2
    labelled(sheet, HAND[lang], player.hand, Box(room.x, room.y + 2, half - GAP, 24), lang)
    labelled(sheet, REVEALED[lang], player.revealed, Box(room.x + half, room.y + 2, half - GAP, 24), lang)
    shelf = Box(room.x, room.y + 32, room.wide, room.high - 34)
    for place, stack in zip(shelf.columns(max(3, len(player.familiars))), player.familiars, strict=False):
        draw_stack(sheet, place, stack, lang)


def labelled(sheet: Sheet, label: str, cards: Sequence[MagicView], at: Box, lang: Lang) -> None:
    sheet.text(label, at.x, at.y + 16, 50, SMALL, FAINT)
    draw_magic(sheet, [card.card for card in cards], Box(at.x + 56, at.y, at.wide - 56, at.high), lang)


def draw_stack(sheet: Sheet, box: Box, stack: StackView, lang: Lang) -> None:
    """The familiar on top, its charges, and how many lie below it."""
    below = f" +{len(stack.covered)}" if stack.covered else ""
    charges = ribbons(stack.charges, stack.familiar.ribbons)
    sheet.card(box, stack.familiar.name[lang] + below, text=f"{charges} {stack.familiar.text[lang]}")
