"""The words of `rules/effect_move.py`."""

from dengen.core.base.words import Text
from dengen.games.lumiel.rules import effect_move
from dengen.games.lumiel.words.effects import is_re_put
from dengen.games.lumiel.words.wording import Wording

WORDINGS = [
    Wording(
        effect_move.MOVE,
        Text("{used}: which card do you move?", "{used}：どのカードを移動しますか？"),
        instead=[(is_re_put, Text("{used}: which card do you re-put?", "{used}：どのカードを置き直しますか？"))],
    ),
    Wording(
        effect_move.MOVE_TO,
        Text("{used}: where does the {card} go?", "{used}：{card}をどこへ移動しますか？"),
        instead=[
            (is_re_put, Text("{used}: where do you re-put the {card}?", "{used}：{card}をどこに置き直しますか？"))
        ],
        puts=True,
        reasons={
            "LP-R22": Text("A moved card has to end on another area.", "移動先は別のエリアでなければなりません。"),
        },
    ),
    Wording(
        effect_move.MOVE_FACING,
        Text("{used}: who should the {card} face?", "{used}：{card}を誰の向きにしますか？"),
    ),
    Wording(
        effect_move.SWAP,
        Text("{used}: which card do you swap?", "{used}：どのカードを入れ替えますか？"),
    ),
    Wording(
        effect_move.SWAP_WITH,
        Text("{used}: swap the {card} with which card?", "{used}：{card}をどのカードと入れ替えますか？"),
    ),
]
