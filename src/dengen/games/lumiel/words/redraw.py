"""The words of `rules/redraw.py`."""

from dengen.core.base.words import Text
from dengen.games.lumiel.rules import redraw
from dengen.games.lumiel.rules.actions import KIND, PASS
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.words.wording import Wording

HOLD_NONE = Text("You hold no {kind}.", "手札に{kind}はありません。")
MUST_RETURN = Text("Put at least one card back.", "少なくとも1枚は戻してください。")
PUT_BACK = Text("You have already put back every {kind} that you can.", "戻せる{kind}はすべて戻してあります。")
REVEALED = Text(
    "No other {kind} is in your hand than what you have revealed, and that stays.",
    "手札の{kind}は公開したものだけで、公開したカードは手札に残ります。",
)


class RedrawWording(Wording):
    def reason(self, state: Table, seat: int, act: int, clause: str) -> Text | None:
        if clause == "LP-25":
            return HOLD_NONE
        if act == PASS:
            return MUST_RETURN
        return PUT_BACK if act - KIND in state.returned_by(seat) else REVEALED


WORDINGS = [
    RedrawWording(
        redraw.REDRAW,
        Text(
            "Keep your hand, or reveal a card to redraw others?",
            "この手札で始めますか？　1枚公開して引き直しますか？",
        ),
        kind=Text("Reveal the {card} and redraw", "{card}を公開して引き直す"),
        passing=Text("Keep this hand", "この手札で始める"),
    ),
    RedrawWording(
        redraw.RETURN,
        Text("Which cards do you put back?", "どのカードを戻しますか？"),
        kind=Text("Put the {card} back", "{card}を戻す"),
        passing=Text("That's all: draw {many}", "以上。{many}枚引く"),
    ),
]
