"""What a card does, spelled out from its data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from dengen.core.base.words import Text, joined, plural
from dengen.games.lumiel.cards.file import (
    Bring,
    Card,
    Draw,
    Gain,
    Move,
    Near,
    OneOf,
    Remove,
    Scope,
    SetFromHand,
    StackOn,
    Step,
    Swap,
    Target,
    Turn,
    TurnAll,
)

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

Names = Mapping[str, Text]  # of the cards of the set

NOTHING: Final = Text("", "")
SIGNS: Final = {
    "any": NOTHING,
    "plus": Text("plus ", "プラスの"),
    "minus": Text("minus ", "マイナスの"),
    "zero": Text("zero-point ", "0点の"),
}
OWNERS: Final = {
    "any": NOTHING,
    "me": Text(" of yours", "自分の"),
    "own": Text(" of yours", "自分の"),
    "other": Text(" of another player", "ほかの人の"),
    "choose": Text(" of a player you choose", "選んだ人の"),
}
ZONES: Final = {
    "any": NOTHING,
    "outer": Text(" in the outer zone", "外周の"),
    "central": Text(" in the central zone", "中央の"),
    "choose": Text(" in a zone you choose", "選んだゾーンの"),
}
NEAR: Final = {
    "orth1": Text(" directly beside ", "の縦横の隣にある"),
    "around8": Text(" in the eight areas around ", "の周囲8エリアにある"),
}
SOURCES: Final = {
    "field": Text("the field", "フィールド"),
    "points_me": Text("your points area", "自分のポイントエリア"),
    "points_other": Text("another player's points area", "ほかの人のポイントエリア"),
}
TURNED: Final = {
    "any": Text(" to face anybody", "好きな向き"),
    "me": Text(" to face you", "自分の向き"),
    "other": Text(" to face anybody but its owner", "持ち主以外の向き"),
    "next": Text(" to face the player after its owner", "持ち主の次の人の向き"),
}
FACING: Final = {
    "keep": Text(", facing as before", "向きを変えずに"),
    "any": Text(", facing anybody", "好きな向きで"),
    "me": Text(", facing you", "自分に向けて"),
    "own": NOTHING,
    "other": Text(", facing another player", "ほかの人に向けて"),
}
PLACES: Final = {
    "any": Text("any area", "どこかのエリア"),
    "orth1": Text("an area directly beside it", "縦横の隣のエリア"),
    "around8": Text("one of the eight areas around it", "周囲8エリアのどれか"),
    "same": Text("its own area", "同じエリア"),
    "same_or_orth1": Text("its own area or one directly beside it", "同じエリアか縦横の隣のエリア"),
}
PLACE_ZONES: Final = ZONES | {
    "other": Text(" in the other zone", "もう一方のゾーンの"),
    "same": Text(" in the same zone", "同じゾーンの"),
}
STACKING: Final = {
    "rules": NOTHING,
    "never": Text(", if it is empty", "（空きエリアだけ）"),
    "always": Text(", onto any card", "（どのカードの上にも）"),
}
SWAPPED: Final = {
    "orth1": Text(" that lie directly side by side", "縦横に隣り合う"),
    "any": NOTHING,
    "other_zone": Text(" in different zones", "別々のゾーンにある"),
}
RECEIVERS: Final = {
    "me": Text("your points area", "自分のポイントエリア"),
    "owner": Text("the points area of the player it faces", "向いている人のポイントエリア"),
    "choose": Text("the points area of a player you choose", "選んだ人のポイントエリア"),
}
BROUGHT: Final = {
    "deck_top": Text("the top card of your deck", "デッキの一番上のカード"),
    "hand": Text("a card from your hand", "手札1枚"),
}
POSITIONS: Final = {
    "top": Text("on top of", "の上"),
    "bottom": Text("underneath", "の下"),
    "either": Text("on top of or underneath", "の上か下"),
}
COVERERS: Final = {
    "any": Text("Anybody may set a card on top of it.", "誰でもこのカードの上にカードを重ねて置ける。"),
    "owner": Text(
        "The player it faces may set a card on top of it.",
        "向いている人は、このカードの上にカードを重ねて置ける。",
    ),
    "others": Text(
        "All but the player it faces may set a card on top of it.",
        "向いている人以外は、このカードの上にカードを重ねて置ける。",
    ),
}
SET_ZONES: Final = {
    "outer": Text("It is set in the outer zone only.", "外周にだけ置ける。"),
    "central": Text("It is set in the central zone only.", "中央にだけ置ける。"),
}
SET_FACING: Final = {
    "any": Text("It may be set facing anybody.", "誰に向けて置いてもよい。"),
    "other": Text("It is set facing another player.", "ほかの人に向けて置く。"),
}


class Deed(NamedTuple):
    """What is done: in Japanese with its verb apart, which tells whether one must."""

    en: str
    ja: str
    verb: str
    may: str

    def told(self, optional: bool) -> Text:
        return Text(f"you may {self.en}", self.ja + self.may) if optional else Text(self.en, self.ja + self.verb)


def spelled_out(game: Lumiel, card: str) -> list[Text]:
    """Its abilities and the steps of its effect."""
    names = {each.id: Text(each.name_en, each.name_ja) for each in game.set.card}
    return [line for each in game.set.card if each.id == card for line in lines_of(each, names)]


def lines_of(card: Card, names: Names) -> list[Text]:
    abilities = [
        card.stack_on and stacking(card.stack_on),
        card.base and COVERERS[card.base.by],
        card.set_zone and SET_ZONES[card.set_zone],
        SET_FACING.get(card.set_facing),
    ]
    return [*(line for line in abilities if line), *(sentence(step, names) for step in card.effect)]


def stacking(on: StackOn) -> Text:
    where, sign, owner = POSITIONS[on.position], SIGNS[on.sign], OWNERS[on.owner]
    return Text(
        f"It may be set {where.en} a {sign.en}card{owner.en}.",
        f"{owner.ja}{sign.ja}カード{where.ja}に重ねて置ける。",
    )


def sentence(step: Step, names: Names) -> Text:
    told = deed(step, names).told(step.optional)
    return Text(f"{told.en[0].upper()}{told.en[1:]}.", f"{told.ja}。")


def deed(step: Step, names: Names) -> Deed:
    match step:
        case Turn():
            card = one_card(step.target, names)
            if step.to == "full":
                return Deed(f"give {card.en} a full turn", f"{card.ja}を1回転", "させる", "させてもよい")
            to = TURNED[step.to]
            return Deed(f"turn {card.en}{to.en}", f"{card.ja}を{to.ja}に変え", "る", "てもよい")
        case TurnAll():
            cards = all_cards(step.scope)
            if step.to == "full":
                return Deed(f"give {cards.en} a full turn", f"{cards.ja}を1回転", "させる", "させてもよい")
            return Deed(f"turn {cards.en} to face you", f"{cards.ja}を自分の向きに変え", "る", "てもよい")
        case Move():
            return moving(step, names)
        case Swap():
            return swapping(step, names)
        case Remove():
            card = one_card(step.target, names)
            return Deed(f"remove {card.en}", f"{card.ja}を除外", "する", "してもよい")
        case Gain():
            card, area = one_card(step.target, names), RECEIVERS[step.to]
            return Deed(f"put {card.en} into {area.en}", f"{card.ja}を{area.ja}に移", "す", "してもよい")
        case Draw():
            return Deed(f"draw {plural(step.n, 'card')}", f"カードを{step.n}枚引", "く", "いてもよい")
        case SetFromHand():
            return from_hand(step, names)
        case Bring():
            card = BROUGHT[step.source]
            en, ja = ("; you may use its effect", "（その効果も使える）") if step.use_effect else ("", "")
            return Deed(
                f"add {card.en} to the play area{en}", f"{card.ja}をプレイエリアに加え", f"る{ja}", f"てもよい{ja}"
            )
        case OneOf():
            return choosing(step, names)


def moving(step: Move, names: Names) -> Deed:
    card, zone = one_card(step.target, names), PLACE_ZONES[step.dest.zone]
    place, facing, stack = PLACES[step.dest.rel], FACING[step.facing], STACKING[step.stack]
    return Deed(
        f"move {card.en} to {place.en}{zone.en}{facing.en}{stack.en}",
        f"{card.ja}を、{facing.ja}{zone.ja}{place.ja}{stack.ja}に動か",
        "す",
        "してもよい",
    )


def swapping(step: Swap, names: Names) -> Deed:
    how = SWAPPED[step.rel]
    if step.a == step.b == Target():
        return Deed(f"swap two cards{how.en}", f"{how.ja}2枚のカードを入れ替え", "る", "てもよい")
    a, b = one_card(step.a, names), one_card(step.b, names)
    return Deed(f"swap {a.en} and {b.en}{how.en}", f"{how.ja}{a.ja}と{b.ja}を入れ替え", "る", "てもよい")


def from_hand(step: SetFromHand, names: Names) -> Deed:
    card, facing = kinds(step.name, SIGNS[step.sign], names), FACING[step.facing]
    en = f"set a {card.en} from your hand{facing.en}, without its effect"
    ja = f"手札の{card.ja}1枚を、効果を使わずに{facing.ja}"
    if not step.draw:
        return Deed(en, f"{ja}置", "く", "いてもよい")
    return Deed(
        f"{en}, then draw {plural(step.draw, 'card')}", f"{ja}置き、カードを{step.draw}枚引", "く", "いてもよい"
    )


def choosing(step: OneOf, names: Names) -> Deed:
    ways = [joined((deed(one, names).told(one.optional) for one in way), ", then ", "、その後") for way in step.options]
    numbered = [Text(f"({number}) {way.en}", f"（{number}）{way.ja}") for number, way in enumerate(ways, 1)]
    every = joined(numbered, "; ", "、")
    return Deed(f"choose one: {every.en}", "次から1つを選", f"ぶ：{every.ja}", f"んでもよい：{every.ja}")


def one_card(target: Target, names: Names) -> Text:
    """The card that a step takes: `one minus card of yours`."""
    card = kinds(target.name, SIGNS[target.sign], names)
    owner, zone, near, source = OWNERS[target.owner], ZONES[target.zone], nearby(target.near, names), places(target)
    depth = Text(" at the bottom of a pile", "一番下の") if target.depth == "bottom" else NOTHING
    return Text(
        f"one {card.en}{owner.en}{depth.en}{zone.en}{near.en}{source.en}",
        f"{source.ja}{near.ja}{zone.ja}{depth.ja}{owner.ja}{card.ja}1枚",
    )


def all_cards(scope: Scope) -> Text:
    sign, owner, zone = SIGNS[scope.sign], OWNERS[scope.owner], ZONES[scope.zone]
    return Text(f"all top {sign.en}cards{owner.en}{zone.en}", f"{zone.ja}一番上にある{owner.ja}{sign.ja}カードすべて")


def kinds(wanted: Sequence[str] | None, sign: Text, names: Names) -> Text:
    if not wanted:
        return Text(f"{sign.en}card", f"{sign.ja}カード")
    named = joined((names.get(id, Text(id, id)) for id in wanted), " or ", "」か「")
    return Text(f"{sign.en}{named.en}", f"{sign.ja}「{named.ja}」")


def nearby(near: Near | None, names: Names) -> Text:
    if near is None:
        return NOTHING
    card, owner, how = kinds(near.name, SIGNS[near.sign], names), OWNERS[near.owner], NEAR[near.rel]
    return Text(f"{how.en}a {card.en}{owner.en}", f"{owner.ja}{card.ja}{how.ja}")


def places(target: Target) -> Text:
    if target.sources == ["field"]:
        return NOTHING
    where = joined((SOURCES[source] for source in target.sources), " or ", "か")
    return Text(f" from {where.en}", f"{where.ja}にある")
