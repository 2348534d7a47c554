"""The words of `rules/setup.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.cards.text import FACES
from dengen.games.walpurgis.rules import WalpurgisState, actions, setup
from dengen.games.walpurgis.rules.question import UP
from dengen.games.walpurgis.words.wording import Label, Wording

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

PLACE_IN = Label("place", Text("Place it in {cell}", "{cell}に置く"))
PLACE_WHERE = Text("Where do you place {card} {face}?", "{card}を{face}でどのマスに置きますか？")
TRIES_TO_PLACE = Text("place {card} in {cell}", "{card}は{cell}に置けません")
NOT_A_SHOT = Text("you open with a Normal Shot", "初期配置に使えるのは通常弾だけです")
MORE_TO_PUT_BACK = Text(
    "Mulligan: {n} chosen. Choose more, or finish.",
    "マリガン：{n}枚選択中。続けて選ぶか、終えてください。",
)


class MulliganWording(Wording):
    def said(self, state: WalpurgisState, seat: int) -> Text:
        return MORE_TO_PUT_BACK if state.picked[seat] else self.sentence

    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return {"n": len(state.picked[seat])}


class PlacingWording(Wording):
    """A hand card is to be placed."""

    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        _, kind, b, _ = state.question(seat)
        return {"card": game.set.card[kind].name, "face": FACES[self.question.face(b) == UP]}


WORDINGS = [
    Wording(
        setup.SET_ASIDE,
        Text("Choose the Normal Shot to set aside.", "取り分ける通常弾を選んでください。"),
        card=Label("set_aside", Text("Set {card} aside", "{card}を取り分ける")),
        reasons={
            "WP-43": Text("only a Normal Shot of your deck is set aside", "取り分けるのはデッキにある通常弾です"),
        },
        from_hand=False,
    ),
    MulliganWording(
        setup.MULLIGAN,
        Text(
            "Mulligan: choose cards to put under your deck, or keep them all.",
            "マリガン：山札の下に置く手札を選んでください。すべて残してもかまいません。",
        ),
        card=Label("mulligan", Text("Put {card} under the deck", "{card}を山札の下に置く")),
        others={actions.DONE: Label("keep", Text("Keep the rest", "残りはそのまま"))},
        reasons={"WP-47": Text("you have already chosen it", "すでに選んでいます")},
    ),
    Wording(
        setup.OPEN_CARD,
        Text("Choose the Normal Shot to open with.", "初期配置に使う通常弾を選んでください。"),
        card=Label("open", Text("Open with {card}", "{card}を初期配置に使う")),
        reasons={"WP-49": NOT_A_SHOT, "WP-51": NOT_A_SHOT},
    ),
    PlacingWording(
        setup.OPEN_CELL,
        PLACE_WHERE,
        cell=PLACE_IN,
        tries_cell=TRIES_TO_PLACE,
        reasons={
            "WP-50": Text("the tournament rule forbids the centre", "大会ルールで中央には置けません"),
            "WP-51": Text("the cell isn't empty", "空白のマスではありません"),
        },
    ),
]
