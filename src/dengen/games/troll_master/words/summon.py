"""The words of `rules/summon.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words
from dengen.games.troll_master.rules import TrollMasterState, summon
from dengen.games.troll_master.rules.actions import GAIN
from dengen.games.troll_master.words.names import familiar_name
from dengen.games.troll_master.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

TOO_DEAR = Text(
    "The {familiar} would cost {price} mana; you have {mana}.",
    "{familiar}にはマナ{price}個が必要で、手元には{mana}個しかありません。",
)


def about_gaining(game: "TrollMaster", state: TrollMasterState, seat: int, kind: int, price: int) -> dict[str, Part]:
    return {"familiar": familiar_name(game, kind), "price": price, "mana": state.mana[seat]}


# ---- which familiar ----


class SummonWording(Wording):
    def parts(self, game: "TrollMaster", state: TrollMasterState, seat: int) -> dict[str, Part]:
        return {"discount": state.discount}

    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        kind = act - int(GAIN) + 1
        return about_gaining(game, state, seat, kind, least_price(state, seat, kind))


def least_price(state: TrollMasterState, seat: int, kind: int) -> int:
    return int(summon.train_price(state, kind, summon.dearest(state, seat)))


def gain(game: "TrollMaster", state: TrollMasterState, seat: int, kind: int) -> Words:
    name, least = familiar_name(game, kind), least_price(state, seat, kind)
    return Words(
        "gain",
        f"Gain the {name.en} (from {least} mana)",
        f"{name.ja}を獲得する（マナ{least}個から）",
        {"familiar": state.tables.ids[kind], "price": least},
    )


# ---- called or trained ----


class WayWording(Wording):
    def parts(self, game: "TrollMaster", state: TrollMasterState, seat: int) -> dict[str, Part]:
        return {"familiar": familiar_name(game, state.question(seat)[1])}

    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        kind = int(state.question(seat)[1])
        if act == state.tables.call:
            return about_gaining(game, state, seat, kind, int(summon.call_price(state, kind)))
        base = act - int(state.tables.train)
        price = int(summon.train_price(state, kind, base))
        return about_gaining(game, state, seat, kind, price) | {"own": familiar_name(game, base)}


def call(game: "TrollMaster", state: TrollMasterState, seat: int) -> Words:
    kind = int(state.question(seat)[1])
    name, price = familiar_name(game, kind), int(summon.call_price(state, kind))
    return Words(
        "call",
        f"Call the {name.en}: {price} mana",
        f"{name.ja}を呼び出す：マナ{price}個",
        {"familiar": state.tables.ids[kind], "price": price},
    )


def train(game: "TrollMaster", state: TrollMasterState, seat: int, base: int) -> Words:
    kind = int(state.question(seat)[1])
    name, old, price = familiar_name(game, kind), familiar_name(game, base), int(summon.train_price(state, kind, base))
    return Words(
        "train",
        f"Train the {old.en} into the {name.en}: {price} mana",
        f"{old.ja}を{name.ja}に訓練する：マナ{price}個",
        {"familiar": state.tables.ids[kind], "base": state.tables.ids[base], "price": price},
    )


WORDINGS = [
    SummonWording(
        summon.SUMMON,
        Text("Which familiar do you gain? (discount {discount})", "どの使い魔を獲得しますか？（コスト−{discount}）"),
        stop=Words("nothing", "Gain nothing", "何も獲得しない"),
        reasons={
            "TM-9": Text("The {familiar} isn't in this game.", "{familiar}はこのゲームでは使いません。"),
            "TM-66": TOO_DEAR,
            "TM-67": Text("You already have the {familiar}.", "{familiar}はすでに持っています。"),
            "TM-R44": Text("No {familiar} is left in the supply.", "{familiar}はもうサプライにありません。"),
        },
    ),
    WayWording(
        summon.WAY,
        Text(
            "Call the {familiar} as a new familiar, or train one of yours?",
            "{familiar}を新しく呼び出しますか？　自分の使い魔を訓練して獲得しますか？",
        ),
        reasons={
            "TM-61": Text("You have no {own} face up.", "表になった{own}を持っていません。"),
            "TM-66": TOO_DEAR,
        },
    ),
]
