"""The words of `rules/effects.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words
from dengen.games.troll_master.rules import TrollMasterState, effects
from dengen.games.troll_master.words.names import charges, familiar_name
from dengen.games.troll_master.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

NO_RIBBONS = Text("The {familiar} has no ribbons.", "{familiar}にはリボンがありません。")
REASONS = {
    "TM-73": Text(
        "The {familiar} already holds {ribbons}, one for each ribbon.",
        "{familiar}にはすでにリボンの数（{ribbons}）だけチャージがあります。",
    ),
    "TM-R17": Text("You have no {own} face up.", "表になった{own}を持っていません。"),
}


class ChargingWording(Wording):
    def reason(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text | None:
        if clause == "TM-73" and not state.tables.ribbons[act - int(state.tables.charge)]:
            return NO_RIBBONS
        return self.reasons.get(clause)

    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        familiar = act - int(state.tables.charge)
        name = familiar_name(game, familiar)
        return {"familiar": name, "own": name, "ribbons": charges(state.tables.ribbons[familiar])}


def charge(game: "TrollMaster", state: TrollMasterState, seat: int, familiar: int) -> Words:
    name = familiar_name(game, familiar)
    held, ribbons = int(state.charges_on(seat, familiar)), state.tables.ribbons[familiar]
    return Words(
        "charge",
        f"Charge the {name.en} ({held}/{ribbons})",
        f"{name.ja}にチャージする（{held}/{ribbons}）",
        {"familiar": state.tables.ids[familiar]},
    )


WORDINGS = [
    ChargingWording(
        effects.CHARGE,
        Text("Which familiar gets the charge?", "どの使い魔にチャージしますか？"),
        reasons=REASONS,
    ),
]
