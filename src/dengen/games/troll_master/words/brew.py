"""The words of `rules/brew.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words
from dengen.games.troll_master.rules import TrollMasterState, brew
from dengen.games.troll_master.words.effects import REASONS, ChargingWording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster


class DistributeWording(ChargingWording):
    def parts(self, game: "TrollMaster", state: TrollMasterState, seat: int) -> dict[str, Part]:
        return {"mana": state.mana[seat]}


WORDINGS = [
    DistributeWording(
        brew.DISTRIBUTE,
        Text("Store mana on your familiars? (you have {mana})", "使い魔にマナを載せますか？（手元に{mana}個）"),
        stop=Words("done", "Finish storing", "分配を終える"),
        reasons=REASONS,
    ),
]
