"""The words of `rules/chain.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, actions, chain, steps
from dengen.games.walpurgis.words.wording import YES_NO, FieldWording, Label, Wording, name_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

UPRIGHT_NEXT = Text("Which casting circle do you set upright next?", "次に縦にする発動中の陣はどれですか？")
ORDERS = {
    steps.D_EFFECTS: Text("Whose D effect do you apply next?", "次にD効果を使う陣はどれですか？"),
    steps.A_EFFECTS: UPRIGHT_NEXT,
    steps.CHAIN_END: Text("Whose chain-end effect do you apply next?", "次に連鎖終了時の効果を使う陣はどれですか？"),
    steps.END_CASTING: UPRIGHT_NEXT,
    steps.TURN_END: Text("Whose end-of-turn effect do you apply next?", "次にターン終了時の効果を使う陣はどれですか？"),
}
NOTHING_LEFT_JA = "そこに、まだ処理していない自分の陣はありません"
NONE_TO_SET_UPRIGHT = Text("you have no casting circle there that is still to be set upright", NOTHING_LEFT_JA)


class OrderWording(FieldWording):
    def said(self, state: WalpurgisState, seat: int) -> Text:
        return ORDERS[state.question(seat)[1]]


class UprightWording(Wording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return {"card": name_of(game, state, state.question(seat)[1])}


WORDINGS = [
    OrderWording(
        chain.ORDER,
        UPRIGHT_NEXT,
        cell=Label("order", Text("Next: {cell}", "次は{cell}")),
        reasons={
            "WP-71": NONE_TO_SET_UPRIGHT,
            "WP-73": Text("you have no circle there whose end-of-turn effect is still to come", NOTHING_LEFT_JA),
            "WP-90": Text("you have no circle there whose D effect is still to come", NOTHING_LEFT_JA),
            "WP-94": NONE_TO_SET_UPRIGHT,
            "WP-95": Text("you have no circle there whose chain-end effect is still to come", NOTHING_LEFT_JA),
        },
    ),
    UprightWording(
        chain.SUSTAIN,
        Text("Leave {card} sideways, or set it upright?", "{card}を横のままにしますか？　縦にしますか？"),
        others={
            actions.STAY: Label("stay", Text("Leave it sideways", "横のままにする")),
            actions.MOVE: Label("upright", Text("Set it upright", "縦にする")),
        },
    ),
    UprightWording(
        chain.END_A,
        Text("Apply the A effect of {card}?", "{card}のA効果を使いますか？"),
        others=YES_NO,
    ),
]
