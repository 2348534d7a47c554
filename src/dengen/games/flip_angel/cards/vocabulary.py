"""What the words of a card set mean, for those who write one."""

from typing import Final

from dengen.core.base.words import Text
from dengen.core.cards.vocabulary import Vocabulary
from dengen.games.flip_angel.cards.file import SetFile

MEANS: Final = {
    "Head": Text("The set: its names, and how many cards it has.", "セット全体。名前とカードの枚数。"),
    "Reference": Text("The stand-in that replaces a missing card: its edges.", "身代わりカードの縁。"),
    "Card": Text("An angel with its two faces.", "天使1枚。表と裏の2面がある。"),
    "Face": Text(
        "One side of an angel. Its cost is paid in its own colour, and is its points.",
        "天使の片面。コストはその面の色で払い、そのまま得点になる。",
    ),
    "Edges": Text(
        "Half-suns (s) and half-moons (m) on the four edges; two that touch make a whole one.",
        "四辺にある半分の太陽（s）と月（m）。触れ合う2つで1つになる。",
    ),
    "count": Text(
        "Free with this many cards of a colour on your field.", "自分の場にその色のカードがこの枚数以上あれば無料。"
    ),
    "place": Text("Free in one of these corners.", "この隅のどれかに置くなら無料。"),
    "all": Text("Free if all of these hold.", "すべての条件を満たせば無料。"),
    "any": Text("Free if one of these holds.", "どれか1つの条件を満たせば無料。"),
    "ether": Text("Gain this much light and dark ether.", "光と闇のエーテルを得る。"),
    "key": Text(
        "You may put ether on the card, up to this many; half the cards on your field is rounded up.",
        "このカードに上限までエーテルを置いてよい（「場のカードの半分」は端数切り上げ）。",
    ),
    "flip_self": Text("Once placed, the card is flipped.", "置いたカード自身を裏返す。"),
    "reversal": Text(
        "You get a day-night reversal: one of these kinds, or any if none is named.",
        "昼夜反転を1回行う。種類の限定があればその中から、なければどれでも。",
    ),
    "retrigger": Text(
        "When a flip turns this face up, its effect may be set off again.",
        "裏返ってこの面が表になったとき、効果をもう一度発動してもよい。",
    ),
    "coupon": Text(
        "Constant: every further card of that colour that you place brings you this much ether.",
        "常時。以後、自分の場にその色のカードを置くたびにエーテルを得る。",
    ),
    "constant_flip": Text(
        "Constant: it flips with each of your day-night reversals.", "常時。自分が昼夜反転を行うたびに裏返る。"
    ),
}
SIDES: Final = {
    "white": Text("white: angels", "白（天使）"),
    "black": Text("black: fallen angels", "黒（堕天使）"),
    "any": Text("either", "どちらでも"),
}
LABELS: Final = {
    "cost": Text("cost", "コスト"),
    "white": Text("white side", "白い面"),
    "black": Text("black side", "黒い面"),
}
FIELDS: Final = {
    "no": Text("number", "番号"),
    "cards": Text("number of cards", "カードの枚数"),
    "reference": Text("Stand-in", "身代わり"),
    "edges": Text("edges (s: half-sun, m: half-moon)", "縁（s：太陽、m：月）"),
    "n": Text("north", "北"),
    "e": Text("east", "東"),
    "s": Text("south", "南"),
    "w": Text("west", "西"),
    "special": Text("free if …", "無料になる条件"),
    "effects": Text("ability", "能力"),
    "side": Text("colour", "色"),
    "min": Text("at least", "枚数（以上）"),
    "cells": Text("corner", "隅"),
    "of": Text("condition", "条件"),
    "light": Text("light", "光"),
    "dark": Text("dark", "闇"),
    "cap": Text("at most", "上限"),
    "allowed": Text("only this kind", "種類の限定"),
    "placed": Text("for cards of", "対象の色"),
}
VALUES: Final = {
    "kind=count": Text("cards on your field", "場のカードの枚数"),
    "kind=place": Text("a corner", "置く隅"),
    "kind=all": Text("all of several conditions", "複数の条件をすべて満たす"),
    "kind=any": Text("one of several conditions", "複数の条件のどれか"),
    "kind=ether": Text("ether", "エーテル"),
    "kind=key": Text("key", "鍵"),
    "kind=flip_self": Text("flips itself", "自分が裏返る"),
    "kind=reversal": Text("day-night reversal", "昼夜反転"),
    "kind=retrigger": Text("re-trigger", "再発動"),
    "kind=coupon": Text("coupon", "クーポン"),
    "kind=constant_flip": Text("constant flip", "常時裏返し"),
    **{f"{field}={side}": name for field in ("side", "placed") for side, name in SIDES.items()},
    "cells=NW": Text("north-west", "北西"),
    "cells=NE": Text("north-east", "北東"),
    "cells=SW": Text("south-west", "南西"),
    "cells=SE": Text("south-east", "南東"),
    "cap=half": Text("half the cards on your field", "場のカードの半分"),
    "allowed=river_flip": Text("flip the whole river", "河をデッキごと裏返す"),
    "allowed=river_flow": Text("let the river flow", "河を流して並べ直す"),
    "allowed=ether": Text("swap your light and dark ether", "光と闇を入れ替える"),
    "allowed=field": Text("flip one of your cards", "場のカード1枚を裏返す"),
    "allowed=field_all": Text("flip all your cards", "場のカードをすべて裏返す"),
}
VOCABULARY: Final = Vocabulary(SetFile, MEANS, LABELS, FIELDS, VALUES)
