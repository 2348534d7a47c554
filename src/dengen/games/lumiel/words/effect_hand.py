"""The words of `rules/effect_hand.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words
from dengen.games.lumiel.rules import effect_hand
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.words.effects import has_nothing_to_set
from dengen.games.lumiel.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

HOLD_NONE = {"LP-R40": Text("You hold no {kind}.", "手札に{kind}はありません。")}


class DoItWording(Wording):
    def choice(self, game: "Lumiel", state: Table, choice: int) -> Words:
        return Words("choice", "Use it", "使う", {"choice": choice})


WORDINGS = [
    Wording(
        effect_hand.HAND_CARD,
        Text("{used}: which card from your hand do you set?", "{used}：手札のどのカードを置きますか？"),
        instead=[
            (
                has_nothing_to_set,
                Text(
                    "{used}: you hold no card that you could set. You are asked all the same, so that nobody learns it.",
                    "{used}：置けるカードが手札にありません。手札が知られないように、その場合も質問します。",
                ),
            ),
        ],
        reasons=HOLD_NONE,
    ),
    Wording(
        effect_hand.HAND_SET,
        Text("{used}: where do you set the {card}?", "{used}：{card}をどこに置きますか？"),
        instead=[
            (
                has_nothing_to_set,
                Text(
                    "{used}: you hold no {card} to set. You are asked all the same, so that nobody learns it.",
                    "{used}：手札に{card}がありません。手札が知られないように、その場合も質問します。",
                ),
            ),
        ],
        puts=True,
        reasons=HOLD_NONE,
    ),
    Wording(
        effect_hand.HAND_FACING,
        Text("{used}: who should the {card} face?", "{used}：{card}を誰の向きに置きますか？"),
    ),
    Wording(
        effect_hand.BRING,
        Text(
            "{used}: which card from your hand do you add to the play area?",
            "{used}：手札のどのカードをプレイエリアに加えますか？",
        ),
        kind=Text("Add the {card} to the play area", "{card}をプレイエリアに加える"),
        reasons=HOLD_NONE,
    ),
    DoItWording(effect_hand.DO_IT, Text("Use the effect of the {used}?", "{used}の効果を使いますか？")),
]
