"""What a card's data say, in words: states and faces of cards, whose they are, areas; and all of it spelled out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from dengen.core.base.words import Text, fill, joined, plural
from dengen.games.walpurgis.cards.file import (
    CIRCLES,
    DANMAKU,
    Card,
    Condition,
    Cost,
    EffectEntry,
    Overrun,
    Requirement,
    Static,
    completed,
)

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

STATES: Final = {
    "dan_down": Text("face-down danmaku", "裏向きの弾幕"),
    "dan_up": Text("face-up danmaku", "表向きの弾幕"),
    "ready": Text("ready", "活動状態"),
    "dormant": Text("dormant", "休眠状態"),
    "open": Text("open", "表向き"),
    "casting": Text("casting", "発動中"),
}
FACES: Final = {False: Text("face-down", "裏向き"), True: Text("face-up", "表向き")}
SIDES: Final = {
    "own": Text("your own", "自分の"),
    "enemy": Text("the opponent's", "相手の"),
    "any": Text("anybody's", "どちらのでも"),
}
AREAS: Final = {
    "self": Text("its own cell", "このカードのマス"),
    "orthogonal": Text("the four cells beside it", "縦横の隣"),
    "adjacent": Text("the eight cells around it", "周囲の8マス"),
    "near": Text("the cells within two steps", "2マス以内"),
    "board": Text("the whole field", "フィールド全体"),
}
NOTHING: Final = Text("", "")
KEYWORDS: Final = {
    "support": Text("Support", "サポート"),
    "rapid": Text("Rapid Fire", "速射"),
    "sustain": Text("Sustain", "持続"),
    "overrun": Text("Overrun", "強行"),
}
REQUIRED: Final = {
    "intercept_only": Text("Only as an interception.", "迎撃でのみ発動できる。"),
    "not_intercept": Text("Not as an interception.", "迎撃では発動できない。"),
    "behind": Text(
        "Only while you own fewer circles than your opponent.", "自分の陣が相手より少ないときのみ発動できる。"
    ),
    "ahead": Text("Only while you own more circles than your opponent.", "自分の陣が相手より多いときのみ発動できる。"),
    "own_min": Text("Only while you own {n} or more circles.", "自分の陣が{n}以上のときのみ発動できる。"),
    "enemy_min": Text("Only while your opponent owns {n} or more circles.", "相手の陣が{n}以上のときのみ発動できる。"),
    "hand_min": Text("Only while you hold {n} or more cards.", "手札が{n}枚以上のときのみ発動できる。"),
    "own_turn": Text("Only in your own turn.", "自分のターンにのみ発動できる。"),
}
STATICS: Final = {
    "steady": Text("this card is never turned face-down", "裏向きにならない"),
    "ward": Text("this card is not destroyed", "破壊されない"),
    "reckless": Text("its destroy cells destroy your own circles, too", "破壊対象マスにある自分の陣も破壊する"),
    "unanswerable": Text("it can't be intercepted", "迎撃されない"),
    "bar": Text("your opponent can't place circles on {area}", "相手は{area}に陣を置けない"),
    "hand_limit": Text("your hand limit is {n}", "手札の上限は{n}枚"),
}
MOMENTS: Final = {
    "B": Text("B: ", "B："),
    "D": Text("D: ", "D："),
    "A": Text("A: ", "A："),
    "chain_end": Text("When a chain ends: ", "連鎖が終わるたび："),
    "turn_end": Text("When a turn ends: ", "ターンの終わりに："),
}
TOLD: Final = {  # what each kind does, with its verb in two forms in Japanese: one does it, one may
    "draw": (Text("{who}{draw} {cards}", "{who}カードを{n}枚引"), "く", "いてもよい"),
    "discard": (Text("{who}{discard} {cards} from hand", "{who}手札を{n}枚捨て"), "る", "てもよい"),
    "recover": (
        Text(
            "put the top {tops} of {whose} danmaku pile on the bottom of the deck",
            "{whose}弾幕置き場の上から{n}枚を山札の下に移",
        ),
        "す",
        "してもよい",
    ),
    "burn": (
        Text("put the top {tops} of {whose} deck onto the danmaku pile", "{whose}山札の上から{n}枚を弾幕置き場に移"),
        "す",
        "してもよい",
    ),
    "scry": (
        Text(
            "look at the top {tops} of your deck and put any of them on the bottom",
            "山札の上から{n}枚を見て、好きな枚数を山札の下に置",
        ),
        "く",
        "いてもよい",
    ),
    "danmaku": (
        Text(
            "place danmaku from the {source}, {face}, on {cells}{most}", "{source}から{face}の弾幕を{cells}{most}に置"
        ),
        "いてよい",
        "いてよい",
    ),
    "clear": (Text("clear away {things}", "{things}を片づけ"), "る", "てもよい"),
    "flare": (Text("turn {things} face-up", "{things}を表に"), "する", "してもよい"),
    "awaken": (Text("wake {things}", "{things}を起こ"), "す", "してもよい"),
    "lull": (Text("make {things} dormant", "{things}を休眠"), "させる", "させてもよい"),
    "veil": (Text("make {things} ready again", "{things}を活動状態に戻"), "す", "してもよい"),
    "unveil": (Text("turn {things} face-up", "{things}を表向きに"), "する", "してもよい"),
    "peek": (Text("look at {things}", "{things}をのぞき見"), "る", "てもよい"),
    "destroy": (Text("destroy {things}", "{things}を破壊"), "する", "してもよい"),
    "recall": (Text("return {things} to the hand", "{things}を手札に戻"), "す", "してもよい"),
    "move": (Text("move {things} to an adjacent cell", "{things}を隣のマスへ動か"), "す", "してもよい"),
    "kindle": (Text("set {things} casting", "{things}を発動中に"), "する", "してもよい"),
    "shield": (
        Text("until the chain ends, {things} can't be destroyed", "連鎖が終わるまで{things}は破壊され"),
        "ない",
        "ないようにしてもよい",
    ),
    "grant": (Text("you may {what} this turn", "このターン、{what}をあと{n}回行え"), "る", "る"),
}
GRANTED: Final = {
    "place_down": Text("place {} more face-down", "裏向きの配置"),
    "place": Text("place {} more", "配置"),
    "cast": Text("cast {} more", "発動"),
    None: NOTHING,
}
PAID: Final = {
    "set_aside": Text("set {cards} from your hand aside to ", "手札{n}枚を脇に置いて、"),
    "discard": Text("discard {cards} to ", "手札を{n}枚捨てて、"),
}
CONDITIONS: Final = {
    "own_turn": Text("in your own turn", "自分のターンなら"),
    "behind": Text("with fewer circles than your opponent", "自分の陣が相手より少なければ"),
    "ahead": Text("with more circles than your opponent", "自分の陣が相手より多ければ"),
    "own_min": Text("with {n} or more circles of yours", "自分の陣が{n}以上なら"),
    "enemy_min": Text("with {n} or more enemy circles", "相手の陣が{n}以上なら"),
    "hand_min": Text("with {n} or more cards in hand", "手札が{n}枚以上なら"),
    "hand_at_most": Text("with {n} or fewer cards in hand", "手札が{n}枚以下なら"),
}
ON_CELLS: Final = AREAS | {"self": Text("its own cell", "このカードのマス")}
WITHIN: Final = {
    "orthogonal": Text(" directly beside it", "縦横の隣にある"),
    "adjacent": Text(" adjacent to it", "隣接する"),
    "near": Text(" within 2 cells", "2マス以内の"),
    "board": NOTHING,
}


def spelled_out(game: Walpurgis, card: str) -> list[Text]:
    """Keywords, what it may be cast for, what works while it lies there, and its effects."""
    return [line for each in game.set.card if each.id == card for line in lines_of(each)]


def lines_of(card: Card) -> list[Text]:
    return [
        *map(keyword, card.keywords),
        *map(requirement, card.require),
        *map(static, card.static),
        *(effect_text(completed(effect)) for effect in card.effects),
    ]


def keyword(word: str | Overrun) -> Text:
    if isinstance(word, str):
        return fill(Text("{}.", "『{}』"), KEYWORDS[word])
    faces = joined((FACES[face == "up"] for face in word.faces), " or ", "か")
    onto = SIDES[word.onto]
    return Text(f"Overrun: {faces.en}, onto {onto.en} circles.", f"『強行』：{onto.ja}陣の上に{faces.ja}で置ける。")


def requirement(one: Requirement) -> Text:
    return fill(REQUIRED[one.kind], n=one.n or 0)


def static(one: Static) -> Text:
    area = cells_in(one.area) if one.area is not None else NOTHING
    does = fill(STATICS[one.kind], n=one.n or 0, area=area)
    if one.while_ == "casting":
        return fill(Text("While casting, {}.", "発動中、{}。"), does)
    return fill(Text("While face-up, {}.", "表向きの間、{}。"), does)


def effect_text(effect: EffectEntry) -> Text:
    """`D: destroy 1 enemy dormant circle.`"""
    told, verb, may = TOLD[effect.kind]
    does = fill(told, **parts(effect))
    does = Text(does.en, does.ja + (may if effect.optional or effect.cost else verb))
    if effect.cost:
        does = fill(Text("{}{}", "{}{}"), paid(effect.cost), does)
    can = effect.optional or effect.cost or effect.kind == "danmaku"
    if can and not does.en.startswith("you may"):
        does = Text(f"you may {does.en}", does.ja)
    if effect.if_:
        does = fill(Text("{}, {}", "{}、{}"), conditions(effect.if_), does)
    return fill(Text("{}{}.", "{}{}。"), MOMENTS[effect.when], does)


def parts(effect: EffectEntry) -> dict[str, Text | str | int]:
    n, is_enemy = effect.n or 1, effect.who == "enemy"
    return {
        "n": n,
        "cards": plural(n, "card"),
        "tops": "card" if n == 1 else f"{n} cards",
        "who": Text("your opponent ", "相手は") if is_enemy else NOTHING,
        "draw": "draws" if is_enemy else "draw",
        "discard": "discards" if is_enemy else "discard",
        "whose": Text("the opponent's", "相手の") if is_enemy else Text("your", "自分の"),
        "things": things(effect),
        "source": Text("hand", "手札") if effect.source == "hand" else Text("deck", "山札"),
        "face": FACES[effect.face == "up"],
        "cells": offsets(effect.cells or []),
        "most": Text(f" ({effect.n} at most)", f"（{effect.n}枚まで）")
        if effect.n and effect.kind == "danmaku"
        else NOTHING,
        "what": fill(GRANTED[effect.what], n),
    }


def things(effect: EffectEntry) -> Text:
    """The circles or danmaku that it is about: `2 enemy dormant circles within 2 cells`."""
    if effect.area == "self":
        return Text("this card", "このカード")
    states = list(effect.state or ())
    is_danmaku = set(states) <= set(DANMAKU)
    noun = Text("danmaku", "弾幕") if is_danmaku else Text("circle", "陣")
    every = DANMAKU if is_danmaku else CIRCLES
    state = NOTHING if not states or set(states) == set(every) else state_of([STATES[one] for one in states])
    other = Text("other ", "ほかの") if effect.other else NOTHING
    where, n, is_own = within(effect.area), effect.n or 1, effect.side == "own"
    side = {"own": Text("your ", "自分の"), "enemy": Text("enemy ", "相手の")}.get(effect.side or "", NOTHING)
    many = noun.en if is_danmaku or (n == 1 and not is_own and effect.kind != "shield") else f"{noun.en}s"
    en = f"{side.en}{other.en}{state.en}{many}{where.en}"
    ja = f"{where.ja}{side.ja}{other.ja}{state.ja}{noun.ja}"
    if effect.kind == "shield":
        return Text(f"all {en}", ja)
    return Text(f"{n} of {en}" if is_own else f"{n} {en}", f"{ja}{n}枚")


def state_of(states: Sequence[Text]) -> Text:
    told = joined([joined(states[:-1]), states[-1]], " or ", "か") if len(states) > 1 else states[0]
    return Text(f"{told.en.removesuffix(' danmaku')} ", f"{told.ja.removesuffix('の弾幕')}の")


def within(area: object) -> Text:
    if isinstance(area, str):
        return WITHIN[area]
    return fill(Text(" on {}", "{}にある"), cells_in(area)) if isinstance(area, list) else NOTHING


def cells_in(area: str | Sequence[tuple[int, int]]) -> Text:
    return ON_CELLS[area] if isinstance(area, str) else offsets(area)


def offsets(cells: Sequence[tuple[int, int]]) -> Text:
    """As seen by the owner: `1 ahead`, `1 ahead and 2 left`."""
    told = joined(map(offset, cells), "; ", "・")
    return Text(f"the cell{'s' if len(cells) > 1 else ''} {told.en}", f"{told.ja}のマス")


def offset(cell: tuple[int, int]) -> Text:
    right, forward = cell
    ways = [
        way(forward, Text("ahead", "前"), Text("behind", "後")),
        way(right, Text("right", "右"), Text("left", "左")),
    ]
    return joined([one for one in ways if one.en], " and ", "") if right or forward else Text("itself", "自身")


def way(far: int, this: Text, that: Text) -> Text:
    name = this if far > 0 else that
    return Text(f"{abs(far)} {name.en}", f"{name.ja}{abs(far)}") if far else NOTHING


def paid(cost: Cost) -> Text:
    return fill(PAID[cost.kind], n=cost.n, cards=plural(cost.n, "card"))


def conditions(one: Condition) -> Text:
    held = [(name, getattr(one, name)) for name in CONDITIONS]
    return joined(
        (fill(CONDITIONS[name], n=value) for name, value in held if value not in (None, False)), " and ", "、"
    )
