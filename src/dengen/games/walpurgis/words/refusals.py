"""Why an answer is not possible, in one sentence that says nothing the seat doesn't know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.games.walpurgis.rules import WalpurgisState, actions, activation, chain, codes, shooting, steps, turn
from dengen.games.walpurgis.rules.board import CELL_NAMES, cells_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

NOTHING_LEFT_JA = "そこに、まだ処理していない自分の陣はありません"
BECAUSE = {
    "WP-34": Text("a dormant circle can't be cast", "休眠状態の陣は発動できません"),
    "WP-35": Text(
        "it is already open; only a ready circle can be cast", "すでに表向きです。発動できるのは活動状態の陣だけです"
    ),
    "WP-36": Text("it is already casting", "すでに発動中です"),
    "WP-38": Text("there is already a circle in that cell", "すでに陣があります"),
    "WP-43": Text("only a Normal Shot of your deck is set aside", "取り分けるのはデッキにある通常弾です"),
    "WP-50": Text("the tournament rule forbids the centre", "大会ルールで中央には置けません"),
    "WP-51": Text("the cell isn't empty", "空白のマスではありません"),
    "WP-56": Text("you have no dormant circle there", "そこに自分の休眠状態の陣はありません"),
    "WP-59": Text("you have already done that this turn", "このターンはすでに行いました"),
    "WP-63": Text("there is no cell for it", "置けるマスがありません"),
    "WP-66": Text(
        "its casting condition isn't met in any cell where it could lie",
        "置けるマスに、発動条件を満たすものがありません",
    ),
    "WP-67": Text("you have no ready circle there", "そこに自分の活動状態の陣はありません"),
    "WP-71": Text("you have no casting circle there that is still to be set upright", NOTHING_LEFT_JA),
    "WP-73": Text("you have no circle there whose end-of-turn effect is still to come", NOTHING_LEFT_JA),
    "WP-77": Text("its requirement isn't met", "カードに書かれた条件を満たしていません"),
    "WP-84": Text("it isn't one of its Rapid Fire cells", "速射の弾幕対象マスではありません"),
    "WP-86": Text("it isn't one of its danmaku cells", "このカードの弾幕対象マスではありません"),
    "WP-90": Text("you have no circle there whose D effect is still to come", NOTHING_LEFT_JA),
    "WP-94": Text("you have no casting circle there that is still to be set upright", NOTHING_LEFT_JA),
    "WP-95": Text("you have no circle there whose chain-end effect is still to come", NOTHING_LEFT_JA),
    "WP-102": Text("you have no ready circle there", "そこに自分の活動状態の陣はありません"),
    "WP-103": Text("its cells wouldn't overlap with the cast", "相手の発動とマスが重なりません"),
    "WP-R9": Text("Overrun works only face-up", "『強行』で置けるのは表向きのときだけです"),
    "WP-R26": Text("it has already been cast in this chain", "この連鎖ですでに発動しました"),
    "WP-R33": Text("the effect doesn't allow it", "効果の対象になりません"),
    "WP-R49": Text("one of your opponent's cards bars that cell", "相手のカードの効果で、そのマスには置けません"),
    "WP-R50": Text("that circle is never turned face-down", "その陣は裏向きになりません"),
    "WP-R54": Text("the extra placement is face-down only", "追加の配置は裏向きだけです"),
}
NOT_HELD = Text("you don't hold it", "手札にありません")
NOT_A_SHOT = Text("you open with a Normal Shot", "初期配置に使えるのは通常弾だけです")
NO_CAST = Text(
    "in the first turn the tournament rule allows only a face-down placement",
    "大会ルールにより、最初のターンは裏向きの配置しかできません",
)
ONE_ACTION = Text(
    "in the first turn the tournament rule allows only one action",
    "大会ルールにより、最初のターンにできる行動は1つだけです",
)
CHOSEN_ALREADY = Text("you have already chosen it", "すでに選んでいます")
SHOT_ALREADY = Text("you have already placed danmaku there", "すでに弾幕を置きました")
NOT_OPTIONAL = Text("the effect has to be applied", "この効果は省略できません")
ONE_BY_ONE = Text("danmaku from your hand are placed one by one", "手札から置く弾幕は1枚ずつ選びます")
TOO_MANY = Text("the effect places fewer danmaku than there are cells", "置ける弾幕の数よりマスのほうが多いです")


def why(game: Walpurgis, state: WalpurgisState, seat: int, act: int, clause: str) -> Text:
    what = attempt(game, state, seat, act)
    reason = (
        card_reason(state, seat, act)
        or turn_reason(state, clause)
        or effect_reason(state, seat, act)
        or condition_reason(game, state, seat, act, clause)
        or BECAUSE[clause]
    )
    return Text(f"You can't {what.en}: {reason.en}.", f"{what.ja}。{reason.ja}。")


def card_reason(table: WalpurgisState, seat: int, act: int) -> Text | None:
    """What is the matter with a card of the hand, before its cells come into question."""
    question = table.question(seat)[0]
    if not actions.is_card(act) or question == steps.SET_ASIDE:
        return None
    kind = table.kind_named(seat, act)
    if table.in_hand(seat, kind) == codes.NOBODY:
        return NOT_HELD
    return {steps.MULLIGAN: CHOSEN_ALREADY, steps.OPEN_CARD: NOT_A_SHOT}.get(question)


def turn_reason(table: WalpurgisState, clause: str) -> Text | None:
    if clause != "WP-62":
        return None
    return NO_CAST if turn.is_down_only(table) else ONE_ACTION


def effect_reason(table: WalpurgisState, seat: int, act: int) -> Text | None:
    """What speaks against an answer about danmaku, or against none at all."""
    question, purpose, _, _ = table.question(seat)
    if question == steps.TARGET and act == actions.DONE:
        return NOT_OPTIONAL
    if question != steps.SHOOT:
        return None
    if act == actions.ALL:
        return ONE_BY_ONE if shooting.is_from_hand(table, purpose) else TOO_MANY
    return SHOT_ALREADY if chain.aims(table, purpose) >> act & 1 else None


def attempt(game: Walpurgis, table: WalpurgisState, seat: int, act: int) -> Text:
    """What the seat tried to do: English after "can't", Japanese as a refusal."""
    question = int(table.question(seat)[0])
    if actions.is_card(act):
        name = game.set.card[table.menu[seat][act - actions.CARD]].name
        if question == steps.INTERCEPT:
            return Text(f"intercept with {name.en}", f"{name.ja}では迎撃できません")
        return Text(f"use {name.en} here", f"ここでは{name.ja}を使えません")
    if actions.is_cell(act):
        return attempt_at(game, table, seat, question, CELL_NAMES[act])
    if act == actions.FACE_UP:
        return Text("place it face-up", "表向きには置けません")
    if act == actions.FACE_DOWN:
        return Text("place it face-down", "裏向きには置けません")
    return Text("do that here", "ここではそれはできません")


def attempt_at(game: Walpurgis, table: WalpurgisState, seat: int, question: int, cell: str) -> Text:
    if question in (steps.PLACE_CELL, steps.OPEN_CELL):
        name = game.set.card[table.question(seat)[1]].name
        return Text(f"place {name.en} in {cell}", f"{name.ja}は{cell}に置けません")
    if question in (steps.MAIN, steps.INTERCEPT):
        return Text(f"cast from {cell}", f"{cell}の陣は発動できません")
    if question == steps.SHOOT:
        return Text(f"place danmaku on {cell}", f"{cell}には弾幕を置けません")
    return Text(f"choose {cell}", f"{cell}は選べません")


def condition_reason(game: Walpurgis, table: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
    """Which condition cell is the trouble, and how (WP-74, WP-75, WP-80, WP-81, WP-R15)."""
    if clause == "WP-R15":
        return Text("one of its condition cells would be off the field", "発動条件マスが場の外に出ます")
    if clause not in ("WP-74", "WP-75", "WP-80", "WP-81") or not actions.is_cell(act):
        return None
    kind = kind_in_question(table, seat, act)
    need = table.tables.need[table.matrix_at(seat, kind, act)]
    supporting = activation.Ground(table, seat).supporting(table.tables.icons[kind])
    missing = cells_of(need & ~supporting)
    cell = CELL_NAMES[missing[0]]
    return {
        "WP-74": Text(f"there is no circle on its condition cell {cell}", f"発動条件マス{cell}に陣がありません"),
        "WP-75": Text(
            f"your circle on its condition cell {cell} has another icon", f"発動条件マス{cell}の陣のアイコンが違います"
        ),
        "WP-80": Text(
            f"there is only danmaku on its condition cell {cell}", f"発動条件マス{cell}には弾幕しかありません"
        ),
        "WP-81": Text(
            f"the circle on its condition cell {cell} isn't yours", f"発動条件マス{cell}の陣は自分のものではありません"
        ),
    }[clause]


def kind_in_question(table: WalpurgisState, seat: int, act: int) -> int:
    question, kind, _, _ = table.question(seat)
    if question == steps.PLACE_CELL:
        return int(kind)
    ready = [card for card in table.cards_at(act) if table.owner[card] == seat and table.place[card] == codes.READY]
    return int(table.kind[ready[-1]])
