"""The terms of the bot's evaluation in words, for hints."""

from collections.abc import Mapping

from dengen.core.base.words import Text

TERM_WORDS: Mapping[str, Text] = {
    "total": Text("points", "得点"),
    "plan": Text("a Call within reach", "コールできる見込み"),
}
