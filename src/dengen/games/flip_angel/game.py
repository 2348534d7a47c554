"""Flip Angel as a game of the core: what it is called, and who does what."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core.base.words import Text
from dengen.core.game import Game, step_names
from dengen.core.views.view import Viewer
from dengen.games.flip_angel import tracked
from dengen.games.flip_angel.bot.heuristics import FlipAngelHeuristics
from dengen.games.flip_angel.bot.levels import CLASSIC, LEVELS, SEARCH
from dengen.games.flip_angel.bot.particulars import particulars, reason
from dengen.games.flip_angel.bot.words import TERM_WORDS
from dengen.games.flip_angel.bound import bound
from dengen.games.flip_angel.cards import build
from dengen.games.flip_angel.cards.text import spelled_out
from dengen.games.flip_angel.cards.vocabulary import VOCABULARY
from dengen.games.flip_angel.options import OPTIONS
from dengen.games.flip_angel.positions import checks, dump, sparse
from dengen.games.flip_angel.rules import FlipAngelState, actions, steps
from dengen.games.flip_angel.rules.board import FULL
from dengen.games.flip_angel.views import drawing, observation, seeing, text
from dengen.games.flip_angel.views.observer import FlipAngelObserver
from dengen.games.flip_angel.views.view import FlipAngelView
from dengen.games.flip_angel.words import events, names, questions, refusals


class FlipAngel(Game[FlipAngelState]):
    id: ClassVar[str] = "flip_angel"
    title: ClassVar[Text] = Text("Flip Angel", "フリップ エンジェル")
    about: ClassVar[Text] = Text(
        "Summon two-sided angels from the river and turn day into night.",
        "河から両面の天使を召喚し、昼と夜をひっくり返す。",
    )
    seat_counts: tuple[int, ...] = (1, 2, 3, 4)
    default_seats: ClassVar[int] = 2
    order: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (15, 30)
    version: ClassVar[int] = 2
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    steps: ClassVar[Mapping[int, str]] = {number: name.lower() for number, name in step_names(steps).items()}
    levels, search, classic = LEVELS, SEARCH, CLASSIC
    endings: ClassVar[Mapping[str, Text]] = names.ENDINGS
    parts: ClassVar[Mapping[str, Text]] = names.PARTS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    particulars, reason = particulars, reason
    options = OPTIONS

    prompt, label = questions.prompt, questions.label
    say, why = events.say, refusals.why
    text, draw, readings = text.board, drawing.drawn, observation.readings
    zones, flow = dump.ZONES, checks.FLOW
    Position, lay = sparse.Position, sparse.lay
    turns = tracked.turns
    vocabulary, spelled_out = VOCABULARY, spelled_out

    def prepare(self) -> None:
        self.set = build.read(self.cards)
        self.tables = build.build(self.set)
        self.names = names.card_names(self.set)
        self.heuristics = FlipAngelHeuristics(self.tables)
        self.seat_counts = tuple(seats for seats in self.seat_counts if seats * FULL <= self.tables.cards)
        self.max_steps = bound(self.seat_counts[-1])
        self.tracked = tracked.of(self)

    def empty(self, seats: int, options: dict[str, Any]) -> FlipAngelState:
        state = FlipAngelState()
        state.blank(self, seats, options)
        state.max_steps = bound(seats)
        state.tables = self.tables
        state.wash = options["initial_sides"] == "wash"
        state.own_keys = options["key_source"] == "own"
        return state

    def see(self, state: FlipAngelState, viewer: Viewer) -> FlipAngelView:
        return seeing.see(self, state, viewer)

    def make_observer(self) -> FlipAngelObserver:
        return FlipAngelObserver(self.observation_size)

    def action_names(self) -> Sequence[str]:
        return actions.NAMES
