"""The words of `rules/chains.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words
from dengen.games.troll_master.cards.text import TAGS
from dengen.games.troll_master.rules import TrollMasterState, chains
from dengen.games.troll_master.rules.codes import MOMENTS
from dengen.games.troll_master.words.names import action_name
from dengen.games.troll_master.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

TO_THE_RIGHT = Text(
    "A chain leads to the left, not to {pos} {action}.",
    "チェーンで行けるのは左だけで、{pos} {action}へは行けません。",
)


class TargetWording(Wording):
    def reason(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text | None:
        if clause == "TM-101" and chains.TARGET.position(state, act) >= state.pawn[seat]:
            return TO_THE_RIGHT
        return self.reasons.get(clause)

    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        pos = int(chains.TARGET.position(state, act))
        return {"pos": pos, "action": action_name(game, pos), "kind": TAGS[MOMENTS[state.question(seat)[1]]]}


def chain_to(game: "TrollMaster", pos: int) -> Words:
    name = action_name(game, pos)
    return Words("chain_to", f"Go to {pos} {name.en}", f"{pos} {name.ja}へチェーンする", {"pos": pos})


WORDINGS = [
    Wording(
        chains.CHAIN,
        Text("Use a chain to act once more?", "チェーンでもう一度行動しますか？"),
        stop=Words("no_chain", "No chain", "チェーンしない"),
        reasons={
            "TM-102": Text(
                "The chain of the {familiar} leads to no free action.",
                "{familiar}のチェーンで行ける空きアクションがありません。",
            ),
            "TM-R15": Text(
                "The time for that is over; only a chain is left.",
                "その能力を使う段階は終わりました。今使えるのはチェーンだけです。",
            ),
        },
    ),
    TargetWording(
        chains.TARGET,
        Text("Which action does your pawn chain to?", "どのアクションへチェーンしますか？"),
        reasons={
            "TM-101": Text("This chain leads only to {kind} actions.", "このチェーンで行けるのは{kind}だけです。"),
            "TM-102": Text("{pos} {action} is taken.", "{pos} {action}はふさがっています。"),
        },
    ),
]
