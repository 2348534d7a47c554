"""Reasons for refusals, each in one sentence that says nothing the seat doesn't know: those that several questions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.games.walpurgis.rules import WalpurgisState
from dengen.games.walpurgis.words.questions import WORDINGS

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

BECAUSE: Mapping[str, Text] = {
    "WP-59": Text("you have already done that this turn", "このターンはすでに行いました"),
    "WP-63": Text("there is no cell for it", "置けるマスがありません"),
    "WP-66": Text(
        "its casting condition isn't met in any cell where it could lie",
        "置けるマスに、発動条件を満たすものがありません",
    ),
    "WP-77": Text("its requirement isn't met", "カードに書かれた条件を満たしていません"),
    "WP-103": Text("its cells wouldn't overlap with the cast", "相手の発動とマスが重なりません"),
    "WP-R26": Text("it has already been cast in this chain", "この連鎖ですでに発動しました"),
    "WP-R33": Text("the effect doesn't allow it", "効果の対象になりません"),
}


def why(game: Walpurgis, state: WalpurgisState, seat: int, act: int, clause: str) -> Text:
    wording = WORDINGS[state.question(seat)[0]]
    what = wording.attempt(game, state, seat, act)
    reason = wording.reason(state, seat, act, clause) or BECAUSE[clause]
    return Text(f"You can't {what.en}: {reason.en}.", f"{what.ja}。{reason.ja}。")
