"""The words of `rules/main_phase.py`; interceptions have the reasons for a cast from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words, fill
from dengen.games.walpurgis.rules import WalpurgisState, actions, activation, codes, main_phase
from dengen.games.walpurgis.rules.board import CELL_NAMES, cells_of
from dengen.games.walpurgis.words.setup import PLACE_IN, PLACE_WHERE, TRIES_TO_PLACE, PlacingWording
from dengen.games.walpurgis.words.wording import FieldWording, Label

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

# ---- why something can't be cast ----

CONDITIONS = {
    "WP-74": Text("there is no circle on its condition cell {cell}", "発動条件マス{cell}に陣がありません"),
    "WP-75": Text(
        "your circle on its condition cell {cell} has another icon", "発動条件マス{cell}の陣のアイコンが違います"
    ),
    "WP-80": Text("there is only danmaku on its condition cell {cell}", "発動条件マス{cell}には弾幕しかありません"),
    "WP-81": Text(
        "the circle on its condition cell {cell} isn't yours", "発動条件マス{cell}の陣は自分のものではありません"
    ),
    "WP-R15": Text("one of its condition cells would be off the field", "発動条件マスが場の外に出ます"),
}
CAST_FROM = Text("cast from {cell}", "{cell}の陣は発動できません")
NEVER_CAST = {
    "WP-34": Text("a dormant circle can't be cast", "休眠状態の陣は発動できません"),
    "WP-35": Text(
        "it is already open; only a ready circle can be cast", "すでに表向きです。発動できるのは活動状態の陣だけです"
    ),
    "WP-36": Text("it is already casting", "すでに発動中です"),
}
NO_READY_CIRCLE = Text("you have no ready circle there", "そこに自分の活動状態の陣はありません")


def condition_reason(state: WalpurgisState, seat: int, kind: int, cell: int, clause: str) -> Text | None:
    """The condition cell that fails, and the reason (WP-74, WP-75, WP-80, WP-81, WP-R15)."""
    if clause not in CONDITIONS:
        return None
    need = state.tables.need[state.matrix_at(seat, kind, cell)]
    supporting = activation.Ground(state, seat).supporting(state.tables.icons[kind])
    return fill(CONDITIONS[clause], cell=CELL_NAMES[cells_of(need & ~supporting)[0]] if need >= 0 else "")


class CastingWording(FieldWording):
    def reason(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
        if not actions.is_cell(act) or clause not in CONDITIONS:
            return super().reason(state, seat, act, clause)
        ready = [card for card in state.cards_at(act) if state.owner[card] == seat and state.place[card] == codes.READY]
        return condition_reason(state, seat, state.kind[ready[-1]], act, clause)


# ---- what to do ----

PLACE_OR_CAST = Text(
    "Place a card, cast a ready circle, or end your Main phase.",
    "カードの配置か陣の発動をするか、通常フェイズを終えてください。",
)
PLACE_ONLY = Text("Place a card, or end your Main phase.", "カードを配置するか、通常フェイズを終えてください。")
CAST_ONLY = Text(
    "Cast a ready circle, or end your Main phase.", "活動状態の陣を発動するか、通常フェイズを終えてください。"
)
END_ONLY = Text("End your Main phase.", "通常フェイズを終えてください。")

END = Label("end", Text("End the Main phase", "通常フェイズを終える"))
NOTHING = Label("end", Text("Do nothing", "何もしない"))
NOTHING_AND_DRAW = Label("end", Text("Do nothing and draw {n}", "何もせず{n}枚引く"))

NO_CAST = Text(
    "in the first turn the tournament rule allows only a face-down placement",
    "大会ルールにより、最初のターンは裏向きの配置しかできません",
)
ONE_ACTION = Text(
    "in the first turn the tournament rule allows only one action",
    "大会ルールにより、最初のターンにできる行動は1つだけです",
)


def first_turn_reason(state: WalpurgisState) -> Text:
    """WP-62"""
    return NO_CAST if main_phase.is_down_only(state) else ONE_ACTION


class MainWording(CastingWording):
    def said(self, state: WalpurgisState, seat: int) -> Text:
        if state.places + state.extra_downs > 0:
            return PLACE_OR_CAST if state.casts > 0 else PLACE_ONLY
        return CAST_ONLY if state.casts > 0 else END_ONLY

    def label(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int) -> Words:
        return done_label(state) if act == actions.DONE else super().label(game, state, seat, act)

    def reason(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
        said = super().reason(state, seat, act, clause)
        return first_turn_reason(state) if said is None and clause == "WP-62" else said


def done_label(state: WalpurgisState) -> Words:
    if state.acted:
        return END.words()
    drawn = min(2, len(state.deck[state.turn]))  # WP-61, WP-68
    return NOTHING_AND_DRAW.words(n=drawn) if drawn else NOTHING.words()


# ---- placing a hand card ----

FACE_UP = Text("place it face-up", "表向きには置けません")
FACE_DOWN = Text("place it face-down", "裏向きには置けません")


class FaceWording(PlacingWording):
    def attempt(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int) -> Text:
        return FACE_UP if act == actions.FACE_UP else FACE_DOWN

    def reason(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
        return first_turn_reason(state) if clause == "WP-62" else self.reasons.get(clause)


class PlaceCellWording(PlacingWording):
    def reason(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
        kind = state.question(seat)[1]
        return condition_reason(state, seat, kind, act, clause) or self.reasons.get(clause)


WORDINGS = [
    MainWording(
        main_phase.MAIN,
        PLACE_OR_CAST,
        cell=Label("cast", Text("Cast {cell}", "{cell}を発動する")),
        card=Label("place", Text("Place {card}", "{card}を配置する")),
        tries_cell=CAST_FROM,
        reasons={**NEVER_CAST, "WP-67": NO_READY_CIRCLE},
    ),
    FaceWording(
        main_phase.FACE,
        Text("Do you place {card} face-down or face-up?", "{card}を裏向きと表向きのどちらで置きますか？"),
        others={
            actions.FACE_DOWN: Label("face_down", Text("Face-down", "裏向き")),
            actions.FACE_UP: Label("face_up", Text("Face-up: cast it", "表向きで発動")),
        },
        reasons={"WP-R54": Text("the extra placement is face-down only", "追加の配置は裏向きだけです")},
    ),
    PlaceCellWording(
        main_phase.PLACE_CELL,
        PLACE_WHERE,
        cell=PLACE_IN,
        tries_cell=TRIES_TO_PLACE,
        reasons={
            "WP-38": Text("there is already a circle in that cell", "すでに陣があります"),
            "WP-R9": Text("Overrun works only face-up", "『強行』で置けるのは表向きのときだけです"),
            "WP-R49": Text(
                "one of your opponent's cards bars that cell", "相手のカードの効果で、そのマスには置けません"
            ),
        },
    ),
]
