"""Lumiel†Prière: set, sandwich, capture; and see to it that the others get the minus cards."""

from collections.abc import Sequence
from typing import Any, ClassVar

from dengen.core.game import Game, step_names
from dengen.core.options import Choice, Number, Option, SeatOr, Switch
from dengen.core.view import View, Viewer
from dengen.core.words import Text
from dengen.games.lumiel import actions, cards, compile, steps
from dengen.games.lumiel.rules import Lumiel as State
from dengen.games.lumiel.state import NOBODY

class Lumiel(Game[State]):
    id: ClassVar[str] = "lumiel"
    title: ClassVar[Text] = Text("Lumiel†Prière", "ルミエル†プリエール")
    seat_counts: ClassVar[tuple[int, ...]] = (3, 4)
    default_seats: ClassVar[int] = 4
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    steps = {number: name.lower() for number, name in step_names(steps).items()}
    options = (
        Option("redraw", Switch(), True, Text("", "")),
        Option("first_player", SeatOr("random"), "random", Text("", "")),
        Option("tie_break", Choice("turn_order", "shared"), "turn_order", Text("", "")),
        Option("confirm_get", Switch(), False, Text("", "")),
        Option("effects", Switch(), True, Text("", "")),
        Option("show_memory", Switch(), True, Text("", ""), concerns="display"),
        Option("turn_cap", Number(1, 1000), 60, Text("", "")),
    )

    def prepare(self) -> None:
        self.set = cards.read(self.cards)
        self.full = compile.compiled(self.set)
        self.bare = compile.compiled(self.set, effects=False)

    def empty(self, seats: int, options: dict[str, Any]) -> State:
        state = State()
        state.blank(seats, options)
        state.cards = self.full if options["effects"] else self.bare
        state.kinds = len(self.set.card)
        state.with_redraw = options["redraw"]
        first = options["first_player"]
        state.fixed_first = NOBODY if first == "random" else first
        state.share_ties = options["tie_break"] == "shared"
        state.confirm_get = options["confirm_get"]
        state.turn_cap = options["turn_cap"]
        state.max_steps = 1000
        return state

    def action_names(self) -> Sequence[str]:
        return actions.names([card.id for card in self.set.card])
