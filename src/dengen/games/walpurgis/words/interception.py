"""The words of `rules/interception.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, actions, interception
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.words.main_phase import CAST_FROM, NEVER_CAST, NO_READY_CIRCLE, CastingWording
from dengen.games.walpurgis.words.wording import Label, name_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


class InterceptWording(CastingWording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return {"card": name_of(game, state, state.latest_card()), "at": CELL_NAMES[state.latest_cell()]}


WORDINGS = [
    InterceptWording(
        interception.INTERCEPT,
        Text(
            "{card} was cast in {at}: intercept it, or decline?",
            "{at}で{card}が発動しました。迎撃しますか？",
        ),
        cell=Label("intercept", Text("Intercept with {cell}", "{cell}で迎撃する")),
        card=Label("intercept", Text("Intercept with {card} from hand", "手札の{card}で迎撃する")),
        others={actions.DONE: Label("decline", Text("Decline", "迎撃しない"))},
        tries_cell=CAST_FROM,
        tries_card=Text("intercept with {card}", "{card}では迎撃できません"),
        reasons={**NEVER_CAST, "WP-102": NO_READY_CIRCLE},
    ),
]
