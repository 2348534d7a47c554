"""The words of `rules/effect_turn.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words, fill
from dengen.games.lumiel.rules import effect_turn
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.words.effects import is_full_turn
from dengen.games.lumiel.words.names import ZONES
from dengen.games.lumiel.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

FACES_ALREADY = {"LP-R23": Text("The card already faces {facing}.", "そのカードはすでに{facing}の向きです。")}


class ZoneWording(Wording):
    def choice(self, game: "Lumiel", state: Table, choice: int) -> Words:
        text = fill(Text("The {zone} zone", "{zone}ゾーン"), zone=ZONES[choice])
        return Words("choice", text.en, text.ja, {"zone": ("outer", "central")[choice]})


WORDINGS = [
    Wording(
        effect_turn.TURN,
        Text("{used}: which card do you turn?", "{used}：どのカードの向きを変えますか？"),
        instead=[
            (is_full_turn, Text("{used}: which card makes a full turn?", "{used}：どのカードを1回転させますか？")),
        ],
        reasons=FACES_ALREADY,
    ),
    Wording(
        effect_turn.TURN_TO,
        Text("{used}: who should the {card} face?", "{used}：{card}を誰の向きにしますか？"),
        reasons=FACES_ALREADY,
    ),
    ZoneWording(
        effect_turn.ZONE,
        Text("{used}: in which zone do cards turn?", "{used}：どのゾーンのカードの向きを変えますか？"),
        instead=[
            (
                is_full_turn,
                Text(
                    "{used}: in which zone do the cards make a full turn?",
                    "{used}：どのゾーンのカードを1回転させますか？",
                ),
            ),
        ],
    ),
    Wording(
        effect_turn.WHOSE,
        Text("{used}: whose cards turn?", "{used}：誰のカードの向きを変えますか？"),
        instead=[
            (is_full_turn, Text("{used}: whose cards make a full turn?", "{used}：誰のカードを1回転させますか？")),
        ],
        seat=Text("{seat}'s cards", "{seat}のカード"),
    ),
]
