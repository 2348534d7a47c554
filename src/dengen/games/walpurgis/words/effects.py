"""The words of `rules/effects.py`, and what all effects say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, effects
from dengen.games.walpurgis.words.wording import YES_NO, Label, Wording, name_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


def effect_parts(game: Walpurgis, state: WalpurgisState) -> dict[str, Part]:
    """The card whose effect is applied."""
    return {"card": name_of(game, state, state.effect_card)}


class EffectWording(Wording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return effect_parts(game, state)


class CostWording(EffectWording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        n = state.effect().cost_n
        return {**effect_parts(game, state), "cards": "a hand card" if n == 1 else f"{n} hand cards", "n": n}


WORDINGS = [
    EffectWording(
        effects.OPTIONAL,
        Text("Use the effect of {card}?", "{card}の効果を使いますか？"),
        others=YES_NO,
    ),
    CostWording(
        effects.COST,
        Text("Pay {cards} for the effect of {card}?", "手札{n}枚を場の脇に置いて、{card}の効果を使いますか？"),
        others=YES_NO,
    ),
    Wording(
        effects.PAY,
        Text("Choose a hand card to pay with.", "コストにする手札を選んでください。"),
        card=Label("pay", Text("Pay with {card}", "{card}をコストにする")),
    ),
]
