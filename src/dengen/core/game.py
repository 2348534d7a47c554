"""A game, bound to one card set: makes states, and puts them into words."""

import json
import sys
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, SupportsIndex, TypeVar

from librt.vecs import vec

from dengen.core.base.chance import Chance, check_seed
from dengen.core.base.errors import (
    BadSeat,
    BadSeatCount,
    GameOver,
    IllegalAction,
    NotOver,
    NotYourQuestion,
)
from dengen.core.base.integers import whole
from dengen.core.base.resources import files
from dengen.core.base.words import Lang, Offer, Refusal, Text, Words, named, plural, seat_names
from dengen.core.bots.explanations import POINTS, Particular, Unit, plainly
from dengen.core.bots.heuristics import Heuristics
from dengen.core.bots.learned import Learned
from dengen.core.bots.levels import USUAL_LEVELS, Level, SearchSettings
from dengen.core.bots.weights import Weights, weights_for
from dengen.core.cards.card_files import FIRST_EDITION
from dengen.core.cards.card_sets import CardSet, Source
from dengen.core.cards.decks import Decks
from dengen.core.cards.vocabulary import Vocabulary
from dengen.core.live import LiveBot, LiveFight
from dengen.core.notebook import from_environment, options_html
from dengen.core.pickled import restored
from dengen.core.positions import plain
from dengen.core.positions.dumps import dumped, load_into, loaded
from dengen.core.positions.faults import fault, missing
from dengen.core.positions.fields import Fields
from dengen.core.positions.flow import Flow
from dengen.core.positions.sparse import Changed, Sparse, laid
from dengen.core.preview import Preview, foreseen
from dengen.core.refusals import unexplained
from dengen.core.rules.actions import Action, Actions
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.events import Event
from dengen.core.rules.options import Option, complete, no_option
from dengen.core.rules.state import LEGAL, State, clause_id, copied, not_written
from dengen.core.teaching.lessons import Lesson
from dengen.core.teaching.puzzles import Puzzle, shipped
from dengen.core.tracking import PLAIN, Tracked
from dengen.core.views.drawing import letters
from dengen.core.views.observation import Reading, ViewObserver, encode, head
from dengen.core.views.observer import WATCHER, Observer, blank
from dengen.core.views.view import OPEN, View, Viewer

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The base of every game. What has no default here, a game must say itself."""

    id: ClassVar[str]
    title: ClassVar[Text]
    about: ClassVar[Text] = Text("", "")  # one line
    seat_counts: tuple[int, ...]  # a card set may be too small for some: `prepare` then narrows it
    default_seats: ClassVar[int]
    order: ClassVar[int] = 100  # where it stands in a list of games; equals by their ids
    minutes: ClassVar[tuple[int, int]] = (10, 30)
    editions: ClassVar[tuple[str, ...]] = (FIRST_EDITION,)  # shipped card sets, the default at the front
    version: ClassVar[int] = 1  # of the rules; a record says which one it was played by
    steps: ClassVar[Mapping[int, str]] = {}  # names of agenda steps and questions, for dumps
    interventions: ClassVar[tuple[str, ...]] = ()
    endings: ClassVar[Mapping[str, Text]] = {}  # words for the ways in which a game ends: `Outcome.reason`
    parts: ClassVar[Mapping[str, Text]] = {}  # words for the parts of a score
    terms: ClassVar[Mapping[str, Text]] = {}  # words for the terms of its heuristics' evaluation
    unit: ClassVar[Unit] = POINTS  # in which those terms are told to people
    levels: ClassVar[Mapping[str, Level]] = (
        USUAL_LEVELS  # of its bots, weakest first; easy, normal, hard and master are among them
    )
    search: ClassVar[SearchSettings] = {}  # how its bots think, where search should not think as usual
    classic: ClassVar[int] = 1000  # iterations of the player called `classic`: hard, before bots learned
    benchmarks: ClassVar[tuple[Mapping[str, Any], ...]] = ()  # options in which it is worth measuring, too
    puzzle_options: ClassVar[Mapping[str, Any]] = {}  # in which its puzzles are set
    hidden: ClassVar[bool] = True  # is there anything that some seat can't know?
    zones: ClassVar[Fields | None] = None  # how a table is dumped and loaded; None: `State.fields`, as they are
    flow: ClassVar[Flow | None] = None  # which steps and questions a dump may hold; None: any
    Position: ClassVar[type[Sparse]] = Changed  # what a sparse position may say
    max_steps: int = 1000  # a bound for this card set: default options, any number of seats

    options: Sequence[Option] = ()
    decks: Decks | None = None  # None: nobody brings a deck
    vocabulary: ClassVar[Vocabulary | None] = None  # what card sets may say, for those who write one
    tracked: Tracked = PLAIN  # what the lab looks at
    heuristics: Heuristics
    weights: Weights | None  # what its bots have learned

    def __init__(self, cards: Source = None) -> None:
        wanted = self.default_edition() if cards is None else cards
        self.cards = CardSet.find(self.package, wanted) if self.has_cards else CardSet({})
        self.heuristics = Heuristics()
        self.prepare()
        self.weights = self._weights()

    has_cards: ClassVar[bool] = True

    @classmethod
    def default_edition(cls) -> str:
        """The card set that is meant wherever none is named, and that people are offered first."""
        return cls.editions[0]

    def prepare(self) -> None:
        """Read and check `self.cards`, build the tables. Raises BadCardSet."""

    def _weights(self) -> Weights | None:
        is_folder = hasattr(sys.modules[self.package], "__path__")
        return weights_for(self.package, self.cards, self.default_edition()) if is_folder else None

    @cached_property
    def learned(self) -> Learned | None:
        """Its heuristics with what was learned; None: nothing was. Raises BadWeights."""
        return None if self.weights is None else self.weights.bound(self)

    # ---- what a game must say ----

    @abstractmethod
    def empty(self, seats: int, options: dict[str, Any]) -> S:
        """A new state object, bound to tables and options, with no zone filled; `max_steps` set."""
        raise not_written(self, "empty")

    @abstractmethod
    def action_names(self) -> Sequence[str]:
        """The name of every action, in the order of their numbers."""
        raise not_written(self, "action_names")

    @abstractmethod
    def see(self, state: S, viewer: Viewer) -> View:
        """The view, built up from what the viewer may see."""
        raise not_written(self, "see")

    # ---- what a game may say ----

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raise BadOption for combinations that can't be."""

    def prompt(self, state: S, seat: int) -> Text:
        """What the seat is asked, in one sentence."""
        return self.clauses[self.question_clause(state, seat)].text

    def label(self, state: S, seat: int, act: int) -> Words:
        """An answer in words: its kind, its arguments and a label."""
        name = self.name(act)
        kind, *args = name.split(":")
        return Words(kind, name.replace(":", " "), name.replace(":", " "), {"of": args} if args else {})

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        """An event in words, in the past tense, from the arguments that the viewer may know. None: not worth telling."""
        listed = ", ".join(f"{name} {value}" for name, value in args.items())
        return Text(f"{kind}: {listed}", f"{kind}: {listed}")

    def openly_asked(self, state: S) -> list[int]:
        """The seats of which everybody may know that they are asked: where answers are sealed, whether they have answered or not."""
        return state.actors()

    def why(self, state: S, seat: int, act: int, clause: str) -> Text | None:
        """Why a clause forbids an answer here, in one sentence that says nothing the seat doesn't know.

        Asked for answers that come into question (`State.candidates`) alone. None: the clause says it all.
        """
        return None

    def spelled_out(self, card: str) -> Sequence[Text]:
        """The rules text of a card as its data has it, a line for each of its parts; nothing: the game can't spell it out."""
        return ()

    def particulars(self, state: S, seat: int) -> list[Particular]:
        """The seat's terms in parts that people can point at; the parts of a term add up to it."""
        terms = self.heuristics.terms(state)[seat]
        return [Particular(name, "", value) for name, value in zip(self.heuristics.term_names, terms, strict=True)]

    def reason(self, term: str, thing: str, better: bool) -> Text:
        """What a hint says where this part of a seat's terms is greater than elsewhere, or less."""
        return plainly(self.terms, term, better)

    def learned_with(self, seed: int) -> Mapping[str, Any]:
        """Options of a game of this seed that bots learn from: the usual ones, unless they should see more."""
        return {}

    def turns(self, state: S) -> int | None:
        """How many turns were taken; None: the game doesn't count them."""
        return None

    def out_of_time(self, state: S, seat: int) -> int | None:
        """The answer that a clock gives by the game's own rule; None: the rules say nothing, a bot answers."""
        return None

    def live(self, state: S, time: int) -> LiveFight | None:
        """What turns timed inputs into answers, for a game that is played in real time; None: it is played by questions."""
        return None

    def live_bot(self, fight: LiveFight, seat: int, level: str, seed: int) -> LiveBot:
        """The bot of a level at one seat of a fight that `live` gave."""
        raise NotImplementedError(f"{self.id} has no bots for live fights")

    def text(self, view: View, lang: Lang) -> str:
        """The board for the terminal."""
        return json.dumps(plain(view), ensure_ascii=False, indent=2)

    def draw(self, view: View, lang: Lang) -> str:
        """The board as a picture, in SVG; a game that draws none shows its text."""
        return letters(named(self.text(view, lang), seat_names(view.seats, lang)).splitlines())

    def dump_table(self, state: S) -> dict[str, Any]:
        """The zones as readable data."""
        if self.zones is not None:
            return self.zones.dump(state)
        return {name: plain(getattr(state, name)) for name in state.fields}

    def load_table(self, state: S, data: dict[str, Any]) -> None:
        """The zones from `dump_table`'s data, into a state that was cleared."""
        if self.zones is not None:
            self.zones.load(state, data, "table")
            return
        for name in state.fields:
            if name not in data:
                raise missing(f"table.{name}")
            setattr(state, name, copied(data[name]))

    def lay(self, state: S, said: Any) -> None:
        """Lay what a sparse position says (a `Position`) onto an empty table, and the steps that follow."""
        base = self.dump(self.start(state.seats, state.options, said.seed))
        load_into(self, state, base | {"table": base["table"] | said.table})

    def readings(self) -> Sequence[Reading]:
        """How a view becomes flat numbers; the size is the same for every number of seats."""
        return head(max(self.seat_counts))

    # ---- the contract ----

    @property
    def package(self) -> str:
        return type(self).__module__.removesuffix(".game")

    @cached_property
    def clauses(self) -> Clauses:
        return Clauses.read(files(self.package).joinpath("clauses.toml").read_text(encoding="utf-8"))

    @cached_property
    def lesson(self) -> Lesson | None:
        """How the game is taught; None: there is no `lesson.toml` in its package."""
        text = self._shipped("lesson.toml")
        return None if text is None else Lesson.read(text)

    @cached_property
    def puzzles(self) -> list[Puzzle]:
        """Its puzzles for this card set, the easy ones first; raises BadPuzzles."""
        return shipped(self) if hasattr(sys.modules[self.package], "__path__") else []

    @cached_property
    def miniature(self) -> str | None:
        """A small picture of its table, as SVG, for a page that has no board of this game; None: none was drawn."""
        return self._shipped("page/miniature.svg")

    def _shipped(self, path: str) -> str | None:
        """A file of the game's package; None if there is none, or if the game is a mere module."""
        if not hasattr(sys.modules[self.package], "__path__"):
            return None
        file = files(self.package).joinpath(*path.split("/"))
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def new(
        self, seats: SupportsIndex | None = None, seed: SupportsIndex = 0, *, listen: bool = False, **options: Any
    ) -> S:
        """A new game, run on to its first question.

        Nobody listens to what happens unless asked: `listen=True` makes `state.events()` tell from the beginning, the
        set-up included; `state.listen()` from then on.
        """
        return self.start(*self.settle(seats, options), seed, listen=listen)

    def start(self, seats: int, settled: dict[str, Any], seed: SupportsIndex, *, listen: bool = False) -> S:
        """The same from what `settle` gave, for those who play many games and settle once."""
        state = self.empty(seats, settled)
        state.chance = Chance(check_seed(seed))
        if listen:
            state.listen()
        state.begin()
        state.run()
        return state

    def position(self, data: Mapping[str, Any], *, listen: bool = False) -> S:
        """A table laid from sparse data (docs/positions.md) and run on to its first question; raises BadPosition.

        `listen`: `state.events()` tells what happens once it is laid.
        """
        return laid(self, data, listen)

    def settle(self, seats: object, options: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
        """The checked number of seats and the checked, complete options."""
        count = self.default_seats if seats is None else whole(seats)
        if count not in self.seat_counts:
            possible = ", ".join(map(str, self.seat_counts))
            raise BadSeatCount(
                f"{self.title.en} is for {possible} seats, not {seats!r}.",
                f"「{self.title.ja}」は{possible}人用です（{seats!r}人では遊べません）。",
            )
        if options:
            return count, self._checked(count, options)
        if count not in self._usual:
            self._usual[count] = self._checked(count, {})
        return count, copied(self._usual[count])

    @cached_property
    def _usual(self) -> dict[int, dict[str, Any]]:
        """What no options at all mean, by the number of seats, once they are checked."""
        return {}

    def _checked(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        checked = complete(self.options, options, seats)
        self.check_options(seats, checked)
        return checked

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise no_option(name, [option.name for option in self.options])

    def view(self, state: S, viewer: SupportsIndex | None) -> View:
        """What a seat may see; None = somebody who only watches; OPEN = all, once the game is over."""
        if viewer is None:
            return self.see(state, None)
        if viewer == OPEN:
            if not state.over():
                raise NotOver("All hands are shown only once the game is over.")
            return self.see(state, OPEN)
        return self.see(state, _seat(state, viewer))

    def question(self, state: S, seat: SupportsIndex) -> Words | None:
        """What the seat is asked, in one sentence, with its clause; None if it isn't asked."""
        if not state.is_asked(seat):
            return None
        asked = whole(seat)
        text = self.prompt(state, asked)
        kind = self.step_name(state.question(asked)[0])
        return Words(kind, text.en, text.ja, {}, self.question_clause(state, asked))

    def question_clause(self, state: S, seat: int) -> str:
        return clause_id(state.prefix, state.question_clause(*state.question(seat)))

    def describe(self, state: S, seat: SupportsIndex, action: Action) -> Words:
        """An answer in words: its kind, its arguments and a label; raises BadAction, BadSeat."""
        return self.label(state, _seat(state, seat), self.number(action))

    def described(self, state: S, seat: SupportsIndex) -> list[Words]:
        """Every legal answer in words, in the order of `legal`."""
        return [self.label(state, whole(seat), act) for act in state.legal(seat)]

    def tell(self, event: Event, viewer: Viewer) -> Words | None:
        """The event as this viewer may know it; None if there is nothing to tell."""
        args = dict(event.args) if viewer == OPEN else event.seen_by(viewer)
        text = self.say(event.kind, args)
        return None if text is None else Words(event.kind, text.en, text.ja, args)

    def play_text(self, state: S, viewer: Viewer = None, lang: Lang = "en") -> str:
        """The table as the viewer sees it, in plain text; players are called by their seats."""
        return named(self.text(self.view(state, viewer), lang), seat_names(state.seats, lang))

    def picture(self, state: S, viewer: Viewer = None, lang: Lang | None = None) -> str:
        """The same as a picture, in SVG; in the reader's language, if none is said."""
        spoken = lang or from_environment()
        return named(self.draw(self.view(state, viewer), spoken), seat_names(state.seats, spoken))

    def __repr__(self) -> str:
        return f"<{self.title.en}, version {self.version}, card set {self.cards.id or '-'} ({self.cards.hash})>"

    def _repr_html_(self) -> str:
        """What a notebook shows: the title, and the options as a table."""
        return options_html(self)

    def apply(self, state: S, seat: SupportsIndex, action: Action) -> None:
        """Answer the seat's question by an action's name or number, as `State.apply` does."""
        state.apply(seat, self.number(action))

    def refusal(self, state: S, seat: SupportsIndex, action: Action) -> Refusal | None:
        """None if the answer is legal; else the clause that forbids it, and why. Raises BadAction, BadSeat."""
        act, place = self.number(action), _seat(state, seat)
        number = state.refuse(place, act)
        return None if number == LEGAL else self._forbidden(state, place, act, number).refusal

    def illegal(self, state: S, seat: SupportsIndex, action: Action) -> IllegalAction:
        """What `State.apply` raises for an answer that isn't among the legal ones; itself raises BadAction, BadSeat."""
        act, place = self.number(action), _seat(state, seat)
        number = state.refuse(place, act) or state.question_clause(*state.question(place))
        return self._forbidden(state, place, act, number)

    def _forbidden(self, state: S, seat: int, act: int, number: int) -> IllegalAction:
        clause = clause_id(state.prefix, number)
        error = GameOver if state.over() else IllegalAction if state.is_asked(seat) else NotYourQuestion
        why = unexplained(self, state, seat, act) or self.why(state, seat, act, clause) or self.clauses[clause].text
        return error(why, clause, seat, self.name(act))

    def preview(self, state: S, seat: SupportsIndex, actions: Sequence[Action]) -> Preview:
        """Where these answers in a row would lead, as far as the seat can know; or the first refusal."""
        return foreseen(self, state, whole(seat), [self.number(action) for action in actions])

    def offers(self, state: S, seat: SupportsIndex) -> list[Offer]:
        """Every answer to the seat's question, in words; none if it isn't asked."""
        return [Offer(self.name(act), self.label(state, whole(seat), act)) for act in state.legal(seat)]

    def sketch(self, state: S) -> str:
        """Where a game is, in a few words, for those who write rules and bots: turns, phase, who is asked what."""
        at = f"{self.title.en}, {plural(state.seats, 'seat')}"
        if state.over():
            return f"{at}, over"
        asked: dict[str, list[str]] = {}
        for seat in state.actors():
            asked.setdefault(self.step_name(state.question(seat)[0]), []).append(str(seat))
        if not asked:
            return f"{at}, between two questions"
        told = [
            f"seat {seats[0]} is asked `{step}`" if len(seats) == 1 else f"seats {', '.join(seats)} are asked `{step}`"
            for step, seats in asked.items()
        ]
        turns = self.turns(state)
        counted = f", {plural(turns, 'turn')}" if turns is not None else ""  # begun or completed, as the game counts
        return f"{at}{counted}, {self.see(state, None).phase}: {'; '.join(told)}"

    def dump(self, state: S) -> dict[str, Any]:
        """The whole position as readable, JSON-able data; `load` gives the same state back."""
        return dumped(self, state)

    def load(self, data: Mapping[str, Any], *, listen: bool = False) -> S:
        """The state that `dump` has written; raises BadPosition. `listen`: `state.events()` tells what happens then."""
        return loaded(self, data, listen)

    # ---- numbers ----

    def make_observer(self) -> Observer:
        """A game that wants to be quick writes one of its own; others are read off their views."""
        return ViewObserver(self)

    @cached_property
    def _readings(self) -> Sequence[Reading]:
        return list(self.readings())

    @cached_property
    def observation_size(self) -> int:
        return sum(reading.size for reading in self._readings)

    @cached_property
    def observer(self) -> Observer:
        """The quick way to the same numbers: from the state, into a buffer."""
        return self.make_observer()

    def observe(self, state: S, viewer: SupportsIndex | None) -> vec[float]:
        """`encode` of what the viewer may see, without making the view; `numpy.frombuffer` takes it as it is."""
        numbers = blank(self.observation_size)
        self.observer.observe(state, WATCHER if viewer is None else _seat(state, viewer), numbers, 0)
        return numbers

    def encode(self, view: View) -> list[float]:
        """The view, with its memory, as numbers: `observation_size` of them, laid out as `readings` says."""
        return encode(self._readings, view)

    # ---- names ----

    @cached_property
    def _actions(self) -> Actions:
        return Actions(self.action_names(), self.title)

    @property
    def num_actions(self) -> int:
        return len(self._actions)

    def name(self, action: Action) -> str:
        """The stable name of an action; raises BadAction."""
        return self._actions.name(action)

    def number(self, action: Action) -> int:
        """The number of an action, by its name; raises BadAction. A number that is an action's stays as it is."""
        return self._actions.number(action)

    def step_name(self, step: int) -> str:
        return self.steps.get(step, str(step))

    def step_number(self, name: str) -> int:
        for number, known in self.steps.items():
            if known == name:
                return number
        if name.isdecimal() and int(name) not in self.steps:
            return int(name)
        raise fault("agenda", f"there is no step {name!r}", f"{name!r} という手順はありません。")

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return restored, (type(self), self.cards.hash, self.cards.edition or self.cards.content, self.weights)


def _seat(state: State, seat: SupportsIndex) -> int:
    """The number of a seat of this table; raises BadSeat."""
    number = whole(seat)
    if not 0 <= number < state.seats:
        raise BadSeat(seat, state.seats)
    return number


def step_names(module: object) -> dict[int, str]:
    """The names of a module's steps: its upper-case whole numbers."""
    return {
        value: name
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and not isinstance(value, bool)
    }
