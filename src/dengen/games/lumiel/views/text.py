"""The table as text, readable line by line: for the terminal and for screen readers."""

from typing import TYPE_CHECKING

from dengen.core.base.columns import padded, width
from dengen.core.base.words import Lang, Text, joined, signed, who
from dengen.core.views.view import View
from dengen.games.lumiel.views.view import Area, CardView, LumielView, Player
from dengen.games.lumiel.words.names import PHASES

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

TURN = Text("{phase}, turn {turn}, {seat}", "{phase}・ターン{turn}・{seat}")
SETUP = Text("{phase}, {seat}", "{phase}・{seat}")
LINE = Text("{what}: {cards}", "{what}：{cards}")
FIELD = Text(
    "Field (whose, card, points; * active, / lies on):",
    "フィールド（持ち主・カード・得点。*はアクティブ、/は左が上）：",
)
HAND = Text("Your hand", "手札")
HANDS = Text("{seat}'s hand", "{seat}の手札")
PLAY_AREA = Text("Play area", "プレイエリア")
REMOVED = Text("Removed", "除外")
PLAYER = Text(
    "{seat}: score {score}, hand {hand}, deck {deck}, points area: {points}",
    "{seat}：得点{score}・手札{hand}・デッキ{deck}・ポイントエリア：{points}",
)
NONE = Text("nothing", "なし")


def board(game: "Lumiel", view: View, lang: Lang) -> str:
    assert isinstance(view, LumielView)

    def card(shown: CardView) -> str:
        return f"{game.names[shown.card][lang]} {signed(shown.points)}"

    def cards(shown: list[CardView]) -> str:
        return joined(card(each) for each in shown)[lang] or NONE[lang]

    def line(what: str, cards: str) -> str:
        return LINE[lang].format(what=what, cards=cards)

    lines = [heading(view, lang), FIELD[lang], *field(game, view, lang), ""]
    lines += [player_line(player, cards(player.points), lang) for player in view.players]
    lines.append(line(REMOVED[lang], str(view.removed_count)))
    if view.play:
        lines.append(line(PLAY_AREA[lang], cards(view.play)))
    if view.hand:
        lines.append(line(HAND[lang], cards(view.hand)))
    for seat, hand in enumerate(view.hands):
        lines.append(line(HANDS[lang].format(seat=who(seat)), cards(hand)))
    return "\n".join(lines)


def heading(view: LumielView, lang: Lang) -> str:
    phase = PHASES[view.phase][lang]
    if view.turn_player is None:
        return phase
    said = TURN if view.turn else SETUP
    return said[lang].format(phase=phase, turn=view.turn, seat=who(view.turn_player))


def field(game: "Lumiel", view: LumielView, lang: Lang) -> list[str]:
    """Four rows as seat 0 sees them, each area in a column of its own."""
    cells = [cell(game, area, lang) for area in view.field]
    wide = [max(width(text) for text in cells[column::4]) + 2 for column in range(4)]
    rows = [("", "ABCD"), *((str(row + 1), cells[4 * row : 4 * row + 4]) for row in range(4))]
    return [
        "".join([name.ljust(3), *(padded(text, wide[column]) for column, text in enumerate(row))]).rstrip()
        for name, row in rows
    ]


def cell(game: "Lumiel", area: Area, lang: Lang) -> str:
    """The stack of an area, top card first."""
    shown = [
        f"{card.owner}{game.names[card.card][lang]}{signed(card.points)}{'*' if card.active else ''}"
        for card in reversed(area.stack)
    ]
    return "/".join(shown) or "."


def player_line(player: Player, points: str, lang: Lang) -> str:
    return PLAYER[lang].format(
        seat=who(player.seat),
        score=signed(player.score),
        hand=player.hand_count,
        deck=player.deck_count,
        points=points,
    )
