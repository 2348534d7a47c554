"""The words of `rules/setup.py`."""

from dengen.core.base.words import Text, Words
from dengen.games.trump_fighter.rules import setup
from dengen.games.trump_fighter.rules.actions import PICK
from dengen.games.trump_fighter.rules.state import Table
from dengen.games.trump_fighter.words.wording import Wording

WORDINGS = [
    Wording(
        setup.PICK,
        Text("Pick a character, in secret.", "キャラクターを相手に見せずに選んでください。"),
    ),
    Wording(
        setup.PICK_AGAIN,
        Text(
            "You lost the coin toss for that character: pick another.",
            "コイントスの結果、相手が使うことになりました。別のキャラクターを選んでください。",
        ),
        {"TF-R2": Text("You can't have that character: your opponent keeps it.", "そのキャラクターは相手が使います。")},
    ),
]


def label(state: Table, seat: int, act: int) -> Words:
    """The character that an answer picks."""
    who = state.tables.characters[act - PICK]
    name, epithet = who.name, who.epithet
    return Words("pick", f"{name.en}, {epithet.en}", f"{epithet.ja} {name.ja}", {"character": who.id})
