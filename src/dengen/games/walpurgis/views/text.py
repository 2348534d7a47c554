"""The board for the terminal: the field from the viewer's side, both players, the chain, the matrices of the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dengen.core.base.columns import fitted
from dengen.core.base.words import Lang, Text
from dengen.core.views.view import OPEN, View
from dengen.games.walpurgis.cards import matrix
from dengen.games.walpurgis.views.view import Cell, Piece, Side, WalpurgisView
from dengen.games.walpurgis.words.names import CHAIN_STEPS, KEYWORDS, PHASES

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

WIDTH = 13  # of a cell
MARKS = {"ready": "▮", "dormant": "▬", "open": "▯", "casting": "▭", "dan_down": "◆", "dan_up": "◇"}
LEGEND = Text(
    "▮ ready  ▬ dormant  ▯ open  ▭ casting  ◆ danmaku  ◇ face-up danmaku  ( ) remembered",
    "▮活動 ▬休眠 ▯表向き ▭発動中 ◆弾幕 ◇表の弾幕 （ ）覚えているカード",
)


def board(game: Walpurgis, view: View, lang: Lang) -> str:
    assert isinstance(view, WalpurgisView)
    far = 0 if view.viewer == 1 else 1
    lines = [headline(view, lang), side_line(game, view.sides[far], view, lang)]
    lines += field(game, view, lang)
    lines += [side_line(game, view.sides[1 - far], view, lang), LEGEND[lang]]
    lines += chain(game, view, lang)
    lines += hand(game, view, lang)
    return "\n".join(line.rstrip() for line in lines)


def headline(view: WalpurgisView, lang: Lang) -> str:
    phase = PHASES[view.phase][lang]
    score = f"A {view.scores[0]} : {view.scores[1]} B"
    left = view.actions
    if lang == "ja":
        head = f"ターン{view.turn_number}（{'AB'[view.turn]}）・{phase}  陣 {score}"
        return head + (
            f"  残り：配置{left.place}・発動{left.cast}・裏配置{left.place_down}" if view.phase == "main" else ""
        )
    head = f"Turn {view.turn_number} ({'AB'[view.turn]}), {phase}   circles {score}"
    return head + (
        f"   left: place {left.place}, cast {left.cast}, face-down {left.place_down}" if view.phase == "main" else ""
    )


def side_line(game: Walpurgis, side: Side, view: WalpurgisView, lang: Lang) -> str:
    discard = name(game, side.discard[-1], lang) if side.discard else "-"
    mark = "*" if side.seat in view.asked else " "
    letter = "AB"[side.seat]
    counts = (len(side.hand), side.deck, side.pile, len(side.discard), discard)
    if lang == "ja":
        return f"{mark}{letter}  手札{counts[0]} 山札{counts[1]} 弾幕置き場{counts[2]} 捨て札{counts[3]}（{counts[4]}）"
    return f"{mark}{letter}  hand {counts[0]}  deck {counts[1]}  danmaku pile {counts[2]}  discards {counts[3]} ({counts[4]})"


def field(game: Walpurgis, view: WalpurgisView, lang: Lang) -> list[str]:
    """Five rows, the viewer's own edge below; cell names stay as they are (WP-R7)."""
    remembered = {card.key: card.card for card in view.memory.cards} if view.memory else {}
    rows = range(4, -1, -1) if view.viewer != 1 else range(5)
    columns = list(range(5)) if view.viewer != 1 else list(range(4, -1, -1))
    rule = "  +" + ("-" * WIDTH + "+") * 5
    lines = ["   " + " ".join("abcde"[column].center(WIDTH) for column in columns), rule]
    for row in rows:
        cells = [view.field[5 * row + column] for column in columns]
        drawn = [cell_lines(game, cell, remembered, lang) for cell in cells]
        for number in range(max(2, *(len(one) for one in drawn))):
            label = str(row + 1) if number == 0 else " "
            parts = [fitted(one[number] if number < len(one) else "", WIDTH) for one in drawn]
            lines.append(f"{label} |" + "|".join(parts) + "|")
        lines.append(rule)
    return lines


def cell_lines(game: Walpurgis, cell: Cell, remembered: dict[str, str], lang: Lang) -> list[str]:
    lines = [piece_line(game, piece, remembered, lang) for piece in cell.pieces]
    if all(cell.strength):
        lines.append("⚔ " + " : ".join("∞" if side < 0 else str(side) for side in cell.strength))
    return lines


def piece_line(game: Walpurgis, piece: Piece, remembered: dict[str, str], lang: Lang) -> str:
    if piece.card:
        face = name(game, piece.card, lang)
    elif piece.key in remembered:
        face = f"({name(game, remembered[piece.key], lang)})"
    else:
        face = ""
    return f"{'AB'[piece.seat]}{MARKS[piece.state]} {face}"


def chain(game: Walpurgis, view: WalpurgisView, lang: Lang) -> list[str]:
    if not view.chain:
        return []
    links = " → ".join(f"{'AB'[link.seat]} {name(game, link.card, lang)} {link.cell}" for link in view.chain.links)
    step = f"{view.chain.step} {CHAIN_STEPS[view.chain.step - 1][lang]}"
    hot = " ".join(view.chain.hot)
    return [f"連鎖 {step}：{links}  [{hot}]" if lang == "ja" else f"Chain, step {step}: {links}   [hot: {hot}]"]


def hand(game: Walpurgis, view: WalpurgisView, lang: Lang) -> list[str]:
    """The viewer's hand with its matrices side by side; only the card in question, once one is chosen."""
    if view.viewer is None or view.viewer == OPEN:
        return []
    if view.pending and view.pending.card:
        return ["", *card_lines(game, [view.pending.card], lang), *card_text(game, view.pending.card, lang)]
    ids = sorted({card.card for card in view.sides[view.viewer].hand if card.card})
    copies = [sum(card.card == id_ for card in view.sides[view.viewer].hand) for id_ in ids]
    if not ids:
        return []
    return ["", side_by_side(f"x{n}" if n > 1 else "" for n in copies), *card_lines(game, ids, lang)]


def card_lines(game: Walpurgis, ids: list[str], lang: Lang) -> list[str]:
    """Names and matrices side by side, forward is up: c condition, d danmaku, x destroy, r Rapid Fire."""
    lines = [side_by_side(name(game, id_, lang) for id_ in ids)]
    grids = [drawn_matrix(game, id_) for id_ in ids]
    for row in range(5):
        lines.append(side_by_side(" ".join(grid[row]) for grid in grids))
    return lines


def drawn_matrix(game: Walpurgis, id_: str) -> list[str]:
    grid = matrix.grid_of(game.set.card[game.tables.kind_of[id_]])
    rows = [list(row) for row in matrix.draw(grid.condition, grid.danmaku, grid.destroy)]
    for right, forward in grid.sub_danmaku:
        if abs(right) <= 2 and abs(forward) <= 2:
            here = rows[2 - forward][2 + right]
            rows[2 - forward][2 + right] = "R" if here == "d" else "r"
    for right, forward in grid.sub_destroy:
        if abs(right) <= 2 and abs(forward) <= 2:
            rows[2 - forward][2 + right] = "x"
    return ["".join(row) for row in rows]


def card_text(game: Walpurgis, id_: str, lang: Lang) -> list[str]:
    """What the card says, and what its keywords mean."""
    card = game.set.card[game.tables.kind_of[id_]]
    said = card.text_ja if lang == "ja" else card.text_en
    return [said, *(KEYWORDS[word][lang] for word in KEYWORDS if word in card.keyword_names)]


def name(game: Walpurgis, id_: str, lang: Lang) -> str:
    return game.names[id_][lang]


def side_by_side(parts: Iterable[str]) -> str:
    return "".join(fitted(part, WIDTH) + " " for part in parts)
