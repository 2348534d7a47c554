"""Why something can't be done, in a sentence for the person who tried: what several questions refuse alike."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, fill
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.words.abilities import about_using
from dengen.games.troll_master.words.questions import WORDINGS
from dengen.games.troll_master.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

SENTENCES: Mapping[str, Text] = {  # of abilities, by clause
    "TM-14": Text(
        "That ability of the {familiar} is for [{tag}]; you can't use it now.",
        "{familiar}のその能力は[{tag}]で使うもので、今は使えません。",
    ),
    "TM-93": Text(
        "The {familiar} has {held}; this ability takes {fee}.",
        "{familiar}のチャージは{held}個で、この能力には{fee}個必要です。",
    ),
    "TM-94": Text("The condition of the {familiar}'s ability isn't met.", "{familiar}の能力の条件を満たしていません。"),
    "TM-95": Text("That ability of the {familiar} happens automatically.", "{familiar}のその能力は自動で起こります。"),
    "TM-101": Text("A chain comes after the action.", "チェーンはアクションの後で使います。"),
    "TM-R10": Text("You have no hand card to swap.", "入れ替える手札がありません。"),
    "TM-R40": Text("The {familiar} can't do that again for now.", "{familiar}のその能力は、今はもう使えません。"),
}


def why(game: "TrollMaster", state: TrollMasterState, seat: int, act: int, clause: str) -> Text:
    wording = WORDINGS[state.question(seat)[0]]
    said = wording.reason(state, seat, act, clause) or SENTENCES[clause]
    return fill(said, **parts(game, wording, state, seat, act))


def parts(game: "TrollMaster", wording: Wording, state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
    """What a reason may speak of."""
    if act == STOP:
        return {}
    if act >= state.tables.use:
        return about_using(game, state, seat, act - int(state.tables.use))
    return wording.about(game, state, seat, act)
