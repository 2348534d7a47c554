"""The terms of the bot's evaluation in words, for hints."""

from collections.abc import Mapping

from dengen.core.base.words import Text

TERM_WORDS: Mapping[str, Text] = {
    "score": Text("points", "得点"),
    "on_field": Text("points at risk on the field", "場に残る自分の得点札"),
    "burden": Text("minus cards left to others", "場に残したマイナス札"),
    "exposed": Text("cards open to capture", "挟まれそうな自分の札"),
    "prey": Text("others' cards within reach", "挟めそうな相手の札"),
    "free_card": Text("a free card from a full field", "場が埋まったときにもらえる札"),
    "this_turn": Text("what can still be captured this turn", "この手番でまだ取れる札"),
}
