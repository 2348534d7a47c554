"""Troll Master as a game of the core: its name and seats, and who does what."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core.base.words import Text
from dengen.core.game import Game, step_names
from dengen.core.views.view import Viewer
from dengen.games.troll_master import options, tracked
from dengen.games.troll_master.bot.heuristics import TrollMasterHeuristics
from dengen.games.troll_master.bot.levels import CLASSIC, LEVELS, SEARCH
from dengen.games.troll_master.bot.particulars import particulars, reason
from dengen.games.troll_master.bot.words import TERM_WORDS
from dengen.games.troll_master.bot.worth import Worth
from dengen.games.troll_master.bound import questions_per_round
from dengen.games.troll_master.cards.build import build, read
from dengen.games.troll_master.cards.vocabulary import VOCABULARY
from dengen.games.troll_master.positions import checks, dump, sparse
from dengen.games.troll_master.rules import TrollMasterState, actions, steps
from dengen.games.troll_master.rules.rules import QUESTIONS
from dengen.games.troll_master.views import drawing, observation, seeing
from dengen.games.troll_master.views.observer import TrollMasterObserver
from dengen.games.troll_master.views.text import board
from dengen.games.troll_master.views.view import TrollMasterView
from dengen.games.troll_master.words import events, questions, refusals
from dengen.games.troll_master.words.names import ENDINGS, PARTS, spelled_out


class TrollMaster(Game[TrollMasterState]):
    """`names`: the familiars' by id; `faces`: what is printed on them, by number."""

    id: ClassVar[str] = "troll_master"
    title: ClassVar[Text] = Text("Troll Master", "トロルマスター")
    about: ClassVar[Text] = Text(
        "Bet on the magic everybody holds, act from right to left, summon ever bigger familiars.",
        "みんなの魔法カードを読んで計画を立て、右から順に実行。使い魔を育てて20点を目指す。",
    )
    seat_counts = (2, 3, 4, 5)  # TM-1; two play a variant of ours: TM-R45
    default_seats: ClassVar[int] = 4
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    order: ClassVar[int] = 3
    minutes: ClassVar[tuple[int, int]] = (15, 30)
    version: ClassVar[int] = 3
    steps: ClassVar[Mapping[int, str]] = {
        **{number: name.lower() for number, name in step_names(steps).items()},
        **{int(question.number): question.name for question in QUESTIONS},
    }

    levels, search, classic = LEVELS, SEARCH, CLASSIC
    endings: ClassVar[Mapping[str, Text]] = ENDINGS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    particulars, reason = particulars, reason
    parts: ClassVar[Mapping[str, Text]] = PARTS

    check_options = options.check
    text, draw, readings = board, drawing.drawn, observation.readings
    prompt, label = questions.prompt, questions.label
    say, why = events.say, refusals.why
    zones, flow = dump.ZONES, checks.FLOW
    Position, lay = sparse.Position, sparse.lay
    turns = tracked.turns
    vocabulary, spelled_out = VOCABULARY, spelled_out

    def prepare(self) -> None:
        self.set = read(self.cards)
        self.tables = build(self.set)
        self.names = {familiar.id: familiar.name for familiar in self.set.familiars}
        self.faces = seeing.faces(self.set)
        self.options = options.declared(self.set)
        self.questions_per_round = questions_per_round(self.tables)
        self.max_steps = self.questions_per_round * options.LAST_ROUND
        self.heuristics = TrollMasterHeuristics()
        self.heuristics.worth = Worth()
        self.heuristics.worth.study(self.tables)
        self.tracked = tracked.of(self)

    def empty(self, seats: int, options: dict[str, Any]) -> TrollMasterState:
        state = TrollMasterState()
        state.blank(self, seats, options)
        state.tables = self.tables
        state.target = options["target_vp"]
        state.cap = options["round_cap"]
        state.duo = int(options["duo"])
        state.max_steps = self.questions_per_round * options["round_cap"]
        return state

    def see(self, state: TrollMasterState, viewer: Viewer) -> TrollMasterView:
        return seeing.see(self, state, viewer)

    def make_observer(self) -> TrollMasterObserver:
        return TrollMasterObserver(self.observation_size)

    def action_names(self) -> Sequence[str]:
        return actions.names(self.tables.ids)
