"""Lumiel†Prière: set, sandwich, capture; and see to it that the others get the minus cards."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.game import Game, step_names
from dengen.core.views.view import Viewer
from dengen.games.lumiel import tracked
from dengen.games.lumiel.bot.heuristics import LumielHeuristics
from dengen.games.lumiel.bot.levels import CLASSIC, LEVELS, SEARCH
from dengen.games.lumiel.bot.particulars import particulars, reason
from dengen.games.lumiel.bot.words import TERM_WORDS
from dengen.games.lumiel.bound import bound
from dengen.games.lumiel.cards import build
from dengen.games.lumiel.cards.text import spelled_out
from dengen.games.lumiel.cards.vocabulary import VOCABULARY
from dengen.games.lumiel.options import OPTIONS, TURN_CAP
from dengen.games.lumiel.positions import checks, dump, sparse
from dengen.games.lumiel.positions.notation import Notation
from dengen.games.lumiel.rules import actions, steps
from dengen.games.lumiel.rules.codes import NOBODY
from dengen.games.lumiel.rules.rules import QUESTIONS, LumielState
from dengen.games.lumiel.views import drawing, observation, seeing, text
from dengen.games.lumiel.views.observer import LumielObserver
from dengen.games.lumiel.views.view import LumielView
from dengen.games.lumiel.words import events, names, questions, refusals


class Lumiel(Game[LumielState]):
    id: ClassVar[str] = "lumiel"
    title: ClassVar[Text] = Text("Lumiel†Prière", "ルミエル†プリエール")
    about: ClassVar[Text] = Text(
        "Sandwich cards to capture them, and make the others swallow the bad ones.",
        "カードを挟んで奪い、困ったカードは押しつけあうゲーム。",
    )
    seat_counts = (3, 4)  # LP-1
    default_seats: ClassVar[int] = 4
    order: ClassVar[int] = 1
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    version: ClassVar[int] = 2
    steps: ClassVar[Mapping[int, str]] = {
        **{number: name.lower() for number, name in step_names(steps).items()},
        **{int(question.number): question.name for question in QUESTIONS},
    }
    levels, search, classic = LEVELS, SEARCH, CLASSIC
    endings: ClassVar[Mapping[str, Text]] = names.ENDINGS
    parts: ClassVar[Mapping[str, Text]] = names.PARTS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    particulars, reason = particulars, reason
    benchmarks = ({"redraw": False},)  # as the prototype of the core was measured
    options = OPTIONS

    prompt, label = questions.prompt, questions.label
    say, why = events.say, refusals.why
    text, draw, readings = text.board, drawing.drawn, observation.readings
    zones, flow = dump.ZONES, checks.FLOW
    Position, lay = sparse.Position, sparse.lay
    tracked, turns = tracked.TRACKED, tracked.turns
    vocabulary, spelled_out = VOCABULARY, spelled_out

    def prepare(self) -> None:
        self.set = build.read(self.cards)
        self.tables = build.build(self.set)
        self.plain_tables = build.build(self.set, effects=False)
        self.names = {card.id: card.name for card in self.set.card}
        self.notation = Notation(self.set.card)
        self.heuristics = LumielHeuristics([card.id for card in self.set.card])
        self.is_dengen_set = self.cards.hash == CardSet.find(self.package, self.default_edition()).hash
        self.max_steps = max(bound(self.is_dengen_set, seats, TURN_CAP) for seats in self.seat_counts)

    def empty(self, seats: int, options: dict[str, Any]) -> LumielState:
        state = LumielState()
        state.blank(self, seats, options)
        state.tables = self.tables if options["effects"] else self.plain_tables
        state.kinds = len(self.set.card)
        state.with_redraw = options["redraw"]
        state.fixed_first = NOBODY if options["first_player"] == "random" else options["first_player"]
        state.share_ties = options["tie_break"] == "shared"
        state.head_start = options["head_start"]
        state.confirm_get = options["confirm_get"]
        state.turn_cap = options["turn_cap"]
        state.max_steps = bound(self.is_dengen_set, seats, options["turn_cap"])
        return state

    def see(self, state: LumielState, viewer: Viewer) -> LumielView:
        return seeing.see(self, state, viewer)

    def make_observer(self) -> LumielObserver:
        return LumielObserver(self.observation_size, [int(question.number) for question in QUESTIONS])

    def action_names(self) -> Sequence[str]:
        return actions.names(self.tables.ids)
