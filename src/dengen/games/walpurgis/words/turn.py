"""The words of `rules/turn.py`."""

from dengen.core.base.words import Text
from dengen.games.walpurgis.rules import turn
from dengen.games.walpurgis.words.effect_cards import DISCARD_IT
from dengen.games.walpurgis.words.wording import FieldWording, Label, Wording

WORDINGS = [
    FieldWording(
        turn.WAKE,
        Text("Wake one of your dormant circles.", "休眠状態の陣を1枚選んで起こしてください。"),
        cell=Label("wake", Text("Wake {cell}", "{cell}を起こす")),
        reasons={"WP-56": Text("you have no dormant circle there", "そこに自分の休眠状態の陣はありません")},
    ),
    Wording(
        turn.HAND_LIMIT,
        Text(
            "You hold too many cards: choose one to discard.",
            "手札が上限を超えています。捨てるカードを選んでください。",
        ),
        card=DISCARD_IT,
    ),
]
