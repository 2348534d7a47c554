"""The words of `rules/setup.py`."""

from dengen.core.base.words import Text
from dengen.games.lumiel.rules import setup
from dengen.games.lumiel.words.wording import Wording

WORDINGS = [
    Wording(
        setup.PLACE,
        Text("Place your {setup} on a free area.", "{setup}を空いているエリアに置いてください。"),
        puts=True,
        reasons={
            "LP-R5": Text(
                "You can't place the {setup} on {area}: a card already lies there.",
                "{setup}は{area}に置けません。すでにカードがあります。",
            ),
        },
    ),
]
