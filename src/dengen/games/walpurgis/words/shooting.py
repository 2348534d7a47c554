"""The words of `rules/shooting.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, actions, chain, shooting, steps
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.words.wording import Label, Wording, name_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

RAPID_FIRE = Text("Rapid Fire", "速射")
DANMAKU = Text("Danmaku", "弾幕")
ONE_BY_ONE = Text("danmaku from your hand are placed one by one", "手札から置く弾幕は1枚ずつ選びます")
TOO_MANY = Text("the effect places fewer danmaku than there are cells", "置ける弾幕の数よりマスのほうが多いです")
SHOT_ALREADY = Text("you have already placed danmaku there", "すでに弾幕を置きました")


class ShootWording(Wording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        why = state.question(seat)[1]
        card = state.effect_card if why == steps.EFFECT else state.latest_card()
        return {"card": name_of(game, state, card), "what": RAPID_FIRE if why == steps.RAPID else DANMAKU}

    def reason(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
        why = state.question(seat)[1]
        if act == actions.ALL:
            return ONE_BY_ONE if shooting.is_from_hand(state, why) else TOO_MANY
        return SHOT_ALREADY if chain.aims(state, why) >> act & 1 else self.reasons.get(clause)


class ShootCardWording(Wording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return {"cell": CELL_NAMES[state.question(seat)[1]]}


WORDINGS = [
    ShootWording(
        shooting.SHOOT,
        Text("{what} of {card}: which cells do you choose?", "{card}の{what}：どのマスに置きますか？"),
        cell=Label("shoot", Text("Danmaku on {cell}", "{cell}に弾幕を置く")),
        others={
            actions.DONE: Label("stop", Text("No more danmaku", "弾幕を置き終える")),
            actions.ALL: Label("shoot_all", Text("Danmaku on all cells", "すべてのマスに弾幕を置く")),
        },
        tries_cell=Text("place danmaku on {cell}", "{cell}には弾幕を置けません"),
        reasons={
            "WP-84": Text("it isn't one of its Rapid Fire cells", "速射の弾幕対象マスではありません"),
            "WP-86": Text("it isn't one of its danmaku cells", "このカードの弾幕対象マスではありません"),
        },
    ),
    ShootCardWording(
        shooting.SHOOT_CARD,
        Text("Which hand card becomes danmaku on {cell}?", "どの手札を{cell}の弾幕にしますか？"),
        card=Label("shoot", Text("Shoot {card}", "{card}を弾幕にする")),
    ),
]
