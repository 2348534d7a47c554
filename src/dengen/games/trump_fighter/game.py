"""The game: what it is called, who can play it, and where everything is done."""

from collections.abc import Mapping
from typing import Any, ClassVar

from dengen.core.base.words import Text
from dengen.core.bots.explanations import Unit
from dengen.core.game import Game, step_names
from dengen.core.views.view import Viewer
from dengen.games.trump_fighter import tracked
from dengen.games.trump_fighter.bot.heuristics import TrumpFighterHeuristics
from dengen.games.trump_fighter.bot.levels import CLASSIC, LEVELS, SEARCH
from dengen.games.trump_fighter.bot.particulars import UNIT, particulars, reason
from dengen.games.trump_fighter.bot.words import TERM_WORDS
from dengen.games.trump_fighter.bound import MAX_STEPS
from dengen.games.trump_fighter.cards.build import build, read
from dengen.games.trump_fighter.cards.file import SetFile
from dengen.games.trump_fighter.cards.text import spelled_out
from dengen.games.trump_fighter.cards.vocabulary import VOCABULARY
from dengen.games.trump_fighter.live import fight
from dengen.games.trump_fighter.live.bot import PACES, REGULAR, FightBot
from dengen.games.trump_fighter.live.fight import Live
from dengen.games.trump_fighter.options import check_options, options_for
from dengen.games.trump_fighter.positions import checks, dump, sparse
from dengen.games.trump_fighter.rules import TrumpFighterState, actions, steps
from dengen.games.trump_fighter.rules.rules import QUESTIONS
from dengen.games.trump_fighter.rules.tables import Tables
from dengen.games.trump_fighter.views import drawing, observation, seeing, text
from dengen.games.trump_fighter.views.observer import TrumpFighterObserver
from dengen.games.trump_fighter.views.view import TrumpFighterView
from dengen.games.trump_fighter.words import events, names, questions, refusals


class TrumpFighter(Game[TrumpFighterState]):
    id: ClassVar[str] = "trump_fighter"
    title: ClassVar[Text] = Text("Super Trump Fighter", "スーパートランプファイター")
    about: ClassVar[Text] = Text(
        "A real-time duel: lay playing cards to complete your techniques, and shout \"Hai!\" before the other does.",
        "トランプを並べて技を決めろ。先に「ハイッ！」と叫ぶリアルタイム格闘ゲーム。",
    )  # fmt: skip
    seat_counts: tuple[int, ...] = (2,)  # TF-1
    default_seats: ClassVar[int] = 2
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    order: ClassVar[int] = 5
    minutes: ClassVar[tuple[int, int]] = (2, 10)
    version: ClassVar[int] = 2
    steps: ClassVar[Mapping[int, str]] = {
        **{number: name.lower() for number, name in step_names(steps).items()},
        **{int(question.number): question.name for question in QUESTIONS},
    }
    interventions: ClassVar[tuple[str, ...]] = ("resign", "abandoned", "foul", "penalty")
    levels, search, classic = LEVELS, SEARCH, CLASSIC
    endings: ClassVar[Mapping[str, Text]] = names.ENDINGS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    unit: ClassVar[Unit] = UNIT
    particulars, reason = particulars, reason
    parts: ClassVar[Mapping[str, Text]] = names.PARTS
    max_steps = MAX_STEPS
    # Nobody thinks in real time; and bots would all choose the same character
    puzzle_options: ClassVar[Mapping[str, Any]] = {"pace": "beats", "characters": "random"}

    file: SetFile
    tables: Tables

    text, draw = text.board, drawing.drawn
    readings = observation.readings
    prompt = questions.prompt
    label = questions.label
    say = events.say
    why = refusals.why
    zones = dump.ZONES
    flow = checks.FLOW
    Position = sparse.Position
    lay = sparse.lay
    vocabulary = VOCABULARY
    spelled_out = spelled_out
    check_options = check_options
    out_of_time = fight.out_of_time

    def prepare(self) -> None:
        self.file = read(self.cards)
        self.tables = build(self.file)
        self.options = options_for({one.id: one.name for one in self.tables.characters})
        self.heuristics = TrumpFighterHeuristics([one.id for one in self.tables.characters])
        self.tracked = tracked.of(self)

    def empty(self, seats: int, options: dict[str, Any]) -> TrumpFighterState:
        state = TrumpFighterState()
        state.blank(self, seats, options)
        state.max_steps = self.max_steps
        state.tables = self.tables
        state.given = self._given(options["characters"])
        state.target = options["target"]
        state.mirror = options["mirror"]
        state.open_hands = options["hands"] == "open"
        state.miscalls_blocked = options["miscall"] == "blocked"
        state.manual = options["attack"] == "manual"
        state.late_time_up = options["timeup_on_miss"] == "after_attack"
        return state

    def _given(self, characters: str | list[str]) -> list[int]:
        if isinstance(characters, list):
            return [self.tables.number_of(id) for id in characters]
        return [-1, -1] if characters == "random" else []

    def action_names(self) -> list[str]:
        return actions.names(self.tables.ids())

    def see(self, state: TrumpFighterState, viewer: Viewer) -> TrumpFighterView:
        return seeing.see(self, state, viewer)

    def openly_asked(self, state: TrumpFighterState) -> list[int]:
        return seeing.openly_asked(state)

    def make_observer(self) -> TrumpFighterObserver:
        return TrumpFighterObserver(self.observation_size, len(self.tables.characters))

    def live(self, state: TrumpFighterState, time: int) -> Live | None:
        return Live(self, state, time) if state.options["pace"] == "realtime" else None

    def live_bot(self, fight: Any, seat: int, level: str, seed: int) -> FightBot:
        return FightBot(fight, seat, PACES.get(level, REGULAR), seed)
