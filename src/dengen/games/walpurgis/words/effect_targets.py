"""The words of `rules/effect_targets.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, actions, effect_targets
from dengen.games.walpurgis.words.effects import effect_parts
from dengen.games.walpurgis.words.names import TARGETS
from dengen.games.walpurgis.words.wording import FieldWording, Label, Wording

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

NOT_OPTIONAL = Text("the effect has to be applied", "この効果は省略できません")


class TargetWording(FieldWording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return {**effect_parts(game, state), "what": TARGETS[state.effect().kind]}

    def reason(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
        return NOT_OPTIONAL if act == actions.DONE else self.reasons.get(clause)


WORDINGS = [
    TargetWording(
        effect_targets.TARGET,
        Text("{card}: {what}", "{card}：{what}"),
        cell=Label("target", Text("Choose {cell}", "{cell}を選ぶ")),
        others={actions.DONE: Label("stop", Text("Stop choosing", "選び終える"))},
        reasons={"WP-R50": Text("that circle is never turned face-down", "その陣は裏向きになりません")},
    ),
    Wording(
        effect_targets.DESTINATION,
        Text("Which cell does it move to?", "どのマスへ動かしますか？"),
        cell=Label("move", Text("Move to {cell}", "{cell}へ動かす")),
    ),
]
