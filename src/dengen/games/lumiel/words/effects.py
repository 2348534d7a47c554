"""The words of `rules/effects.py`, and what all effects say."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, Words, fill
from dengen.games.lumiel.rules import effects
from dengen.games.lumiel.rules.actions import PASS
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import ANY_SEAT, KEEP, EffectStep
from dengen.games.lumiel.words.names import kind_name
from dengen.games.lumiel.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel


def step_of(state: Table, seat: int) -> EffectStep:
    """The step that asks."""
    return state.tables.steps[state.question(seat)[1]]


def is_full_turn(state: Table, seat: int) -> bool:
    """LP-21: it changes no owner."""
    return bool(step_of(state, seat).to == KEEP)


def is_re_put(state: Table, seat: int) -> bool:
    """LP-79."""
    return bool(step_of(state, seat).to == ANY_SEAT)


def has_nothing_to_set(state: Table, seat: int) -> bool:
    """LP-R40."""
    return state.legal(seat) == [PASS]


class OneOfWording(Wording):
    def choice(self, game: "Lumiel", state: Table, choice: int) -> Words:
        text = fill(
            Text("Effect {n} of the {card}", "{card}の効果{n}"),
            n=choice + 1,
            card=kind_name(game, self.question.used_card(state)),
        )
        return Words("choice", text.en, text.ja, {"choice": choice})


WORDINGS = [
    OneOfWording(effects.ONE_OF, Text("{used}: which effect do you use?", "{used}：どの効果を使いますか？")),
]
