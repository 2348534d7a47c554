"""The words of `rules/calls.py`."""

from dengen.core.base.words import Text, Words, joined
from dengen.games.trump_fighter.rules import calls
from dengen.games.trump_fighter.rules.actions import DECLARE
from dengen.games.trump_fighter.rules.state import Table
from dengen.games.trump_fighter.words.wording import Wording

WORDINGS = [
    Wording(
        calls.NAME_HITS,
        Text("Which of your techniques hit?", "攻撃成功した技はどれですか？"),
        {"TF-24": Text("A technique that has hit can't hit again.", "すでに成功した技は、もう成功しません。")},
    ),
]


def label(state: Table, seat: int, act: int) -> Words:
    """The techniques that an answer names."""
    techniques = state.tables.characters[state.character[seat]].techniques
    chosen = [technique for which, technique in enumerate(techniques) if (act - DECLARE) >> which & 1]
    args = {"techniques": [technique.id for technique in chosen]}
    if not chosen:
        return Words("declare", "No hit", "成功なし", args)
    names = joined((technique.name for technique in chosen), " and ", "・")
    return Words("declare", names.en, names.ja, args)
