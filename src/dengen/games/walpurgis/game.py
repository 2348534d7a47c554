"""Walpurgis as a game of the core: what it is called, and who does what."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core.base.words import Text
from dengen.core.bots.explanations import Unit
from dengen.core.game import Game, step_names
from dengen.core.views.view import Viewer
from dengen.games.walpurgis import options, tracked
from dengen.games.walpurgis.bot.heuristics import WalpurgisHeuristics
from dengen.games.walpurgis.bot.levels import CLASSIC, LEVELS, SEARCH
from dengen.games.walpurgis.bot.particulars import UNIT, particulars, reason
from dengen.games.walpurgis.bot.words import TERM_WORDS
from dengen.games.walpurgis.bound import bound, most_of
from dengen.games.walpurgis.cards import build
from dengen.games.walpurgis.cards.decks import WalpurgisDecks
from dengen.games.walpurgis.cards.text import spelled_out
from dengen.games.walpurgis.cards.vocabulary import VOCABULARY
from dengen.games.walpurgis.options import DECK_MAX, TURN_LIMIT, settings
from dengen.games.walpurgis.positions import checks, dump, sparse
from dengen.games.walpurgis.rules import WalpurgisState, actions, steps
from dengen.games.walpurgis.views import drawing, observation, seeing, text
from dengen.games.walpurgis.views.observer import WalpurgisObserver
from dengen.games.walpurgis.views.view import WalpurgisView
from dengen.games.walpurgis.words import events, names, questions, refusals


class Walpurgis(Game[WalpurgisState]):
    """Strategic danmaku placement for two."""

    id: ClassVar[str] = "walpurgis"
    title: ClassVar[Text] = Text("Walpurgis", "ワルプルギス")
    about: ClassVar[Text] = Text(
        "Two witches fill a field of 25 cells with circles and shots, cast by cast.",
        "2人の魔女が25マスの場を、陣と弾幕で奪い合う。",
    )
    seat_counts: tuple[int, ...] = (2,)  # WP-1, WP-2
    default_seats: ClassVar[int] = 2
    order: ClassVar[int] = 4
    minutes: ClassVar[tuple[int, int]] = (15, 25)
    version: ClassVar[int] = 3
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    steps: ClassVar[Mapping[int, str]] = {number: name.lower() for number, name in step_names(steps).items()}
    levels, search, classic = LEVELS, SEARCH, CLASSIC
    endings: ClassVar[Mapping[str, Text]] = names.ENDINGS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    unit: ClassVar[Unit] = UNIT
    particulars, reason = particulars, reason
    parts: ClassVar[Mapping[str, Text]] = names.PARTS
    interventions: ClassVar[tuple[str, ...]] = ("resign",)

    check_options = options.check
    text, draw, readings = text.board, drawing.drawn, observation.readings
    prompt, label = questions.prompt, questions.label
    say, why = events.say, refusals.why
    zones, flow = dump.ZONES, checks.FLOW
    Position, lay = sparse.Position, sparse.lay
    turns = tracked.turns
    vocabulary, spelled_out = VOCABULARY, spelled_out

    decks: WalpurgisDecks

    def prepare(self) -> None:
        self.set = build.read(self.cards)
        self.tables = build.build(self.set)
        self.names = {card.id: card.name for card in self.set.card}
        self.decks = WalpurgisDecks(self)
        self.options = options.declared(self.decks.ready, self.names)
        self.heuristics = WalpurgisHeuristics()
        self.most = most_of(self.set)
        self.max_steps = bound(2 * DECK_MAX, TURN_LIMIT, self.most)
        self.tracked = tracked.of(self)

    def learned_with(self, seed: int) -> Mapping[str, Any]:
        """Half of the games with the usual decks, half with every ready-made one against every other, and against itself."""
        if seed % 2 == 0:
            return {}
        ready = list(self.decks.ready)
        first, second = divmod(seed // 2 % len(ready) ** 2, len(ready))
        return {"decks": [ready[first], ready[second]]}

    def see(self, state: WalpurgisState, viewer: Viewer) -> WalpurgisView:
        return seeing.see(self, state, viewer)

    def make_observer(self) -> WalpurgisObserver:
        return WalpurgisObserver(self.observation_size)

    def action_names(self) -> Sequence[str]:
        return actions.names()

    def empty(self, seats: int, options: dict[str, Any]) -> WalpurgisState:
        state = WalpurgisState()
        state.blank(self, seats, options)
        state.clear()
        state.tables = self.tables
        state.settings = settings(options)
        menus = [self.tables.menu_of([self.tables.kind_of[id_] for id_ in deck]) for deck in options["decks"]]
        state.menus = self.tables.menus_of(menus)
        state.max_steps = bound(sum(map(len, options["decks"])), options["turn_limit"], self.most)
        return state
