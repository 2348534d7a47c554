"""The words of `rules/action_phase.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words, plural
from dengen.games.troll_master.cards.text import MAGIC_NAMES
from dengen.games.troll_master.rules import TrollMasterState, action_phase
from dengen.games.troll_master.words.names import action_name
from dengen.games.troll_master.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster


class ActionWording(Wording):
    def parts(self, game: "TrollMaster", state: TrollMasterState, seat: int) -> dict[str, Part]:
        return {"action": action_name(game, state.pawn[seat])}

    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        return {
            "action": action_name(game, state.pawn[seat]),
            "price": action_phase.top_up(state, seat),
            "mana": state.mana[seat],
        }


def execute(game: "TrollMaster", state: TrollMasterState, seat: int) -> Words:
    pos = state.pawn[seat]
    name = action_name(game, pos)
    price = int(action_phase.top_up(state, seat))
    args = {"pos": pos, "price": price}
    if not price:
        return Words("execute", f"Perform {name.en}", f"{name.ja}を実行する", args)
    missing = int(state.missing(pos))
    card = MAGIC_NAMES[game.set.row[pos - 1].need_kind]
    return Words(
        "execute",
        f"Perform {name.en}: {price} mana for {plural(missing, f'missing {card.en}')}",
        f"{name.ja}を実行する：不足の{card.ja}{missing}枚分、マナ{price}個を払う",
        args,
    )


WORDINGS = [
    ActionWording(
        action_phase.ACTION,
        Text("Perform {action}, or forgo it for 2 mana?", "{action}を実行しますか？　見送ってマナ2個を獲得しますか？"),
        stop=Words("forgo", "Forgo: take 2 mana", "見送ってマナ2個を獲得する"),
        reasons={
            "TM-46": Text(
                "Performing {action} would cost {price} mana; you have {mana}.",
                "{action}の実行にはマナ{price}個が必要で、手元には{mana}個しかありません。",
            )
        },
    ),
]
