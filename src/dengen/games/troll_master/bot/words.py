"""The terms of the bot's evaluation in words, for hints."""

from collections.abc import Mapping

from dengen.core.base.words import Text

TERM_WORDS: Mapping[str, Text] = {
    "vp": Text("victory points", "勝利点"),
    "mana": Text("mana", "マナ"),
    "familiars": Text("familiars and what they will do", "使い魔の働き"),
    "charges": Text("charges", "チャージ"),
    "pawn": Text("what the planned action will bring", "計画した行動の見込み"),
}
