"""The words of `rules/effect_cards.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text
from dengen.games.walpurgis.rules import WalpurgisState, actions, effect_cards
from dengen.games.walpurgis.words.wording import Label, Wording, name_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

DISCARD_IT = Label("discard", Text("Discard {card}", "{card}を捨てる"))


class ScryWording(Wording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        _, done, seen, _ = state.question(seat)
        card = state.from_top(state.owner[state.effect_card], done)
        return {"card": name_of(game, state, int(card)), "n": done + 1, "of": seen}


class DiscardWording(Wording):
    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        return {"n": state.question(seat)[2]}


WORDINGS = [
    ScryWording(
        effect_cards.SCRY,
        Text(
            "Card {n} of {of} on your deck is {card}: leave it?",
            "山札の上{of}枚のうち{n}枚目は{card}です。上に残しますか？",
        ),
        others={
            actions.STAY: Label("stay", Text("Leave it on top", "上に残す")),
            actions.MOVE: Label("bottom", Text("Put it on the bottom", "山札の下に置く")),
        },
    ),
    DiscardWording(
        effect_cards.DISCARD,
        Text("Choose a hand card to discard ({n} to go).", "捨てる手札を選んでください（あと{n}枚）。"),
        card=DISCARD_IT,
    ),
]
