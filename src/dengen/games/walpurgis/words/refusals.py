"""Why an answer is not possible, in one sentence that says nothing the seat doesn't know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.words import Text
from dengen.games.walpurgis.rules import WalpurgisState, actions, activation, steps
from dengen.games.walpurgis.rules.board import CELL_NAMES, cells_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

BECAUSE = {
    "WP-34": Text("a dormant circle can't be cast", "休眠状態の陣は発動できない"),
    "WP-35": Text(
        "it is open already; only a ready circle can be cast", "すでに表向きで、発動できるのは活動状態の陣だけ"
    ),
    "WP-36": Text("it is casting already", "すでに発動中"),
    "WP-38": Text("a circle already lies there", "すでに陣がある"),
    "WP-50": Text("the tournament rule forbids the centre", "大会ルールで中央は使えない"),
    "WP-51": Text("the cell is not empty", "空白のマスではない"),
    "WP-56": Text("there is no dormant circle of yours", "自分の休眠状態の陣がない"),
    "WP-59": Text("you have done that already this turn", "このターンはもう行った"),
    "WP-62": Text(
        "the tournament rule allows only a face-down placement in the first turn",
        "大会ルールで最初のターンは裏向きの配置しかできない",
    ),
    "WP-63": Text("you don't hold it, or there is no cell for it", "手札にないか、置けるマスがない"),
    "WP-66": Text("its casting condition holds nowhere", "発動条件を満たすマスがない"),
    "WP-67": Text("there is no ready circle of yours", "自分の活動状態の陣がない"),
    "WP-77": Text("its requirement is not met", "カードの条件を満たしていない"),
    "WP-84": Text("it is no Rapid Fire cell, or has been named already", "速射の対象でないか、もう選んだ"),
    "WP-86": Text("it is no danmaku cell of this card, or has been named already", "弾幕対象マスでないか、もう選んだ"),
    "WP-88": Text("you don't hold it", "手札にない"),
    "WP-102": Text("there is no ready circle of yours", "自分の活動状態の陣がない"),
    "WP-103": Text("it would not overlap with the cast", "相手の発動と重ならない"),
    "WP-R9": Text("Overrun works only face-up", "『強行』は表向きの時だけ"),
    "WP-R26": Text("it has been cast in this chain already", "この連鎖でもう発動した"),
    "WP-R33": Text("the effect doesn't allow it", "効果の対象にならない"),
    "WP-R49": Text("an enemy card bars that cell", "相手のカードがそのマスを封じている"),
    "WP-R50": Text("that circle is never turned face-down", "その陣は裏向きにならない"),
    "WP-R54": Text("the extra placement is face-down only", "追加の配置は裏向きだけ"),
}


def why(game: Walpurgis, state: WalpurgisState, seat: int, act: int, clause: str) -> Text:
    what = attempt(game, state, seat, act)
    reason = condition_reason(game, state, seat, act, clause) or BECAUSE.get(clause)
    if reason is None:
        text = game.clauses[clause].text
        return Text(f"You can't {what.en}. {text.en}", f"{what.ja}ことはできない。{text.ja}")
    return Text(f"You can't {what.en}: {reason.en}.", f"{what.ja}ことはできない:{reason.ja}。")


def attempt(game: Walpurgis, table: WalpurgisState, seat: int, act: int) -> Text:
    """What the seat tried to do."""
    question = int(table.question(seat)[0])
    if actions.is_card(act):
        name = game.set.card[table.menu[seat][act - actions.CARD]].name
        if question == steps.INTERCEPT:
            return Text(f"intercept with {name.en}", f"{name.ja}で迎撃する")
        return Text(f"use {name.en} here", f"ここで{name.ja}を使う")
    if actions.is_cell(act):
        return attempt_at(game, table, seat, question, CELL_NAMES[act])
    if act == actions.FACE_UP:
        return Text("place it face-up", "表向きに置く")
    if act == actions.FACE_DOWN:
        return Text("place it face-down", "裏向きに置く")
    return Text("do that here", "ここでそうする")


def attempt_at(game: Walpurgis, table: WalpurgisState, seat: int, question: int, cell: str) -> Text:
    if question in (steps.PLACE_CELL, steps.OPEN_CELL):
        name = game.set.card[table.question(seat)[1]].name
        return Text(f"place {name.en} in {cell}", f"{name.ja}を{cell}に置く")
    if question in (steps.MAIN, steps.INTERCEPT):
        return Text(f"cast from {cell}", f"{cell}から発動する")
    if question == steps.SHOOT:
        return Text(f"place danmaku on {cell}", f"{cell}に弾幕を置く")
    return Text(f"choose {cell}", f"{cell}を選ぶ")


def condition_reason(game: Walpurgis, table: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
    """Which condition cell is the trouble, and how (WP-74, WP-75, WP-80, WP-81, WP-R15)."""
    if clause == "WP-R15":
        return Text("one of its condition cells would be off the field", "発動条件マスが場の外に出る")
    if clause not in ("WP-74", "WP-75", "WP-80", "WP-81") or not actions.is_cell(act):
        return None
    kind = kind_in_question(table, seat, act)
    need = table.tables.need[table.matrix_at(seat, kind, act)]
    supporting = activation.Ground(table, seat).supporting(table.tables.icons[kind])
    missing = cells_of(need & ~supporting)
    cell = CELL_NAMES[missing[0]]
    return {
        "WP-74": Text(f"its condition cell {cell} is empty", f"発動条件マス{cell}が空いている"),
        "WP-75": Text(
            f"your circle on its condition cell {cell} has another icon", f"発動条件マス{cell}の陣のアイコンが違う"
        ),
        "WP-80": Text(f"only danmaku lies on its condition cell {cell}", f"発動条件マス{cell}には弾幕しかない"),
        "WP-81": Text(
            f"the circle on its condition cell {cell} is not yours", f"発動条件マス{cell}の陣は自分のものではない"
        ),
    }[clause]


def kind_in_question(table: WalpurgisState, seat: int, act: int) -> int:
    question, kind, _, _ = table.question(seat)
    if question == steps.PLACE_CELL:
        return int(kind)
    return next(table.kind[card] for card in table.cards_at(act) if table.owner[card] == seat and table.is_circle(card))
