"""The words of `rules/preparation.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words
from dengen.games.troll_master.cards.text import MAGIC_NAMES
from dengen.games.troll_master.rules import TrollMasterState, preparation
from dengen.games.troll_master.rules.actions import DISCARD
from dengen.games.troll_master.rules.codes import MAGIC
from dengen.games.troll_master.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

NOT_HELD = Text("You hold no {card}.", "手札に{card}がありません。")
USE_THE_BROOM = Words("broom", "Use the Broom", "ほうきを使う")


class DiscardWording(Wording):
    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        return {"card": MAGIC_NAMES[MAGIC[act - DISCARD]]}


def discard(card: str) -> Words:
    name = MAGIC_NAMES[card]
    return Words("discard", f"Discard a {name.en}", f"{name.ja}を捨てる", {"card": card})


WORDINGS = [
    Wording(
        preparation.BROOM,
        Text("Use the Broom (draw a magic card, then discard one)?", "ほうきを使いますか？（1枚引いて1枚捨てます）"),
        stop=Words("decline", "Don't use the Broom", "ほうきを使わない"),
    ),
    DiscardWording(
        preparation.DISCARD,
        Text("Which card do you discard? Everybody will see it.", "どのカードを捨てますか？（全員に公開されます）"),
        reasons={"TM-22": NOT_HELD, "TM-R10": NOT_HELD},
    ),
]
