"""The words of `rules/effect_take.py`."""

from dengen.core.base.words import Text
from dengen.games.lumiel.rules import effect_take
from dengen.games.lumiel.words.wording import Wording

A_CARD_OF = Text("A card in {seat}'s points area", "{seat}のポイントエリアのカード")
OTHERS_ONLY = {
    "LP-R14": Text(
        "The effect chooses only from other players' points areas.",
        "この効果で選べるのは、ほかの人のポイントエリアのカードだけです。",
    ),
}


WORDINGS = [
    Wording(
        effect_take.REMOVE,
        Text("{used}: which card do you remove?", "{used}：どのカードを除外しますか？"),
        kind=Text("Remove the {card} from your points area", "自分のポイントエリアの{card}を除外する"),
        seat=A_CARD_OF,
        reasons=OTHERS_ONLY,
    ),
    Wording(
        effect_take.REMOVE_FROM,
        Text("{used}: which of {seat}'s cards do you remove?", "{used}：{seat}のどのカードを除外しますか？"),
        kind=Text("Remove the {card}", "{card}を除外する"),
    ),
    Wording(
        effect_take.GAIN,
        Text("{used}: which card is gained?", "{used}：どのカードを獲得させますか？"),
        kind=Text("The {card} in your points area", "自分のポイントエリアの{card}"),
        seat=A_CARD_OF,
        reasons=OTHERS_ONLY,
    ),
    Wording(
        effect_take.GAIN_FROM,
        Text("{used}: which of {seat}'s cards is gained?", "{used}：{seat}のどのカードを獲得させますか？"),
        kind=Text("The {card}", "{card}"),
    ),
    Wording(
        effect_take.GAIN_TO,
        Text("{used}: who gains the {card}?", "{used}：{card}を誰に獲得させますか？"),
        seat=Text("{seat} gains it", "{seat}が獲得する"),
    ),
]
