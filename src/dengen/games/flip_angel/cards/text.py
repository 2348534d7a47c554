"""What a face says, spelled out: its special summon in a sentence, and all of it in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dengen.core.base.words import Lang, Text, joined, listed
from dengen.games.flip_angel.cards.file import (
    All,
    AnyOf,
    Condition,
    ConstantFlip,
    Count,
    Coupon,
    Effect,
    Ether,
    Face,
    FlipSelf,
    Key,
    Place,
    Retrigger,
    Reversal,
)

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

CORNERS: Final = {
    "NW": Text("NW", "北西"),
    "NE": Text("NE", "北東"),
    "SW": Text("SW", "南西"),
    "SE": Text("SE", "南東"),
}
COLOURS: Final = {
    "white": Text("angels", "天使"),
    "black": Text("fallen angels", "堕天使"),
    "any": Text("angels of either colour", "天使か堕天使"),
}
MARKS: Final = {"white": "○", "black": "●", "any": "○●"}


def ether(light: int, dark: int) -> Text:
    """This many points of each colour."""
    parts = [Text(f"{light} light", f"光{light}点")] if light or not dark else []
    if dark:
        parts.append(Text(f"{dark} dark", f"闇{dark}点"))
    return listed(parts)


def condition_words(condition: Condition) -> Text:
    """When a special summon holds, to be read after "free"."""
    match condition:
        case Count():
            colour = COLOURS[condition.side]
            return Text(
                f"with {condition.min}+ {colour.en} on your field", f"自分の場に{colour.ja}{condition.min}枚以上"
            )
        case Place():
            corners = joined((CORNERS[cell] for cell in condition.cells), " or ", "か")
            return Text(f"at {corners.en}", f"{corners.ja}に置く")
        case All():
            return joined(map(condition_words, condition.of), " and ", "、かつ")
        case AnyOf():
            return joined(map(condition_words, condition.of), " or ", "、または")


def brief(face: Face, lang: Lang) -> str:
    """Condition and abilities in a few words."""
    parts = [brief_effect(effect)[lang] for effect in face.effects]
    if face.special is not None:
        condition = brief_condition(face.special)[lang]
        parts.insert(0, f"無料：{condition}" if lang == "ja" else f"free: {condition}")
    return " · ".join(parts)


def spelled_out(game: FlipAngel, card: str) -> list[Text]:
    """Both faces of an angel, from their data."""
    faces = [face for each in game.set.card if each.id == card for face in (each.white, each.black)]
    return [
        Text(f"{face.name_en}: {brief(face, 'en') or '–'}", f"{face.name_ja}：{brief(face, 'ja') or '–'}")
        for face in faces
    ]


def brief_condition(condition: Condition) -> Text:
    match condition:
        case Count():
            mark = MARKS[condition.side]
            return Text(f"{condition.min}+ {mark}", f"{mark}{condition.min}枚以上")
        case Place():
            return joined((CORNERS[cell] for cell in condition.cells), "/", "・")
        case All():
            return joined(map(brief_condition, condition.of), " and ", "かつ")
        case AnyOf():
            return joined(map(brief_condition, condition.of), " or ", "か")


def brief_effect(effect: Effect) -> Text:
    match effect:
        case Ether():
            points = ether(effect.light, effect.dark)
            return Text(f"gain {points.en}", points.ja)
        case Key():
            cap = "" if effect.cap == "half" else f" {effect.cap}"
            return Text(f"key{cap}", f"鍵{cap}")
        case FlipSelf():
            return Text("flips itself", "自分が裏返る")
        case Reversal():
            return Text("reversal", "昼夜反転")
        case Retrigger():
            return Text("re-trigger", "再発動")
        case Coupon():
            points, mark = ether(effect.light, effect.dark), MARKS[effect.placed]
            return Text(f"each {mark} placed: {points.en}", f"{mark}を置くたび{points.ja}")
        case ConstantFlip():
            return Text("constant flip", "常時裏返し")
