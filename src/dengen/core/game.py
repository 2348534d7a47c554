"""A game, bound to one card set: makes states, and puts them into words."""

import json
import sys
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

from dengen.core import positions
from dengen.core.bot import Bot
from dengen.core.cards import FIRST_EDITION, CardSet, Source
from dengen.core.chance import Chance, check_seed
from dengen.core.clauses import Clauses
from dengen.core.decks import Decks
from dengen.core.errors import BadAction, BadPosition, BadSeatCount, NotOver
from dengen.core.events import Event
from dengen.core.lessons import Lesson
from dengen.core.levels import USUAL, Level, SearchSettings
from dengen.core.observation import Reading, encode, head
from dengen.core.options import Option, complete, no_option
from dengen.core.preview import Preview
from dengen.core.state import LEGAL, State, clause_id
from dengen.core.tracked import PLAIN, Tracked
from dengen.core.view import OPEN, View, Viewer
from dengen.core.words import Lang, Offer, Refusal, Text, Words

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The base of every game. What has no default here, a game must say itself."""

    id: ClassVar[str]
    title: ClassVar[Text]
    about: ClassVar[Text] = Text("", "")  # one line
    seat_counts: tuple[int, ...]  # a card set may be too small for some: `prepare` then narrows it
    default_seats: ClassVar[int]
    minutes: ClassVar[tuple[int, int]] = (10, 30)
    editions: ClassVar[tuple[str, ...]] = (
        FIRST_EDITION,
    )  # shipped card sets, the one to be offered first at the front
    version: ClassVar[int] = 1  # of the rules; a record says which one it was played by
    steps: ClassVar[Mapping[int, str]] = {}  # names of agenda steps and questions, for dumps
    interventions: ClassVar[tuple[str, ...]] = ()
    reasons: ClassVar[Mapping[str, Text]] = {}  # words for the reasons of an outcome
    parts: ClassVar[Mapping[str, Text]] = {}  # words for the parts of a score
    terms: ClassVar[Mapping[str, Text]] = {}  # words for the terms of the bot's evaluation
    levels: ClassVar[Mapping[str, Level]] = USUAL  # of its bots, weakest first; easy, normal and hard are among them
    search: ClassVar[SearchSettings] = {}  # how its bots think, where search should not think as usual
    benchmarks: ClassVar[tuple[Mapping[str, Any], ...]] = ()  # options in which it is worth measuring, too
    hidden: ClassVar[bool] = True  # is there anything that some seat can't know?
    max_steps: int = 1000  # a bound for this card set: default options, any number of seats

    options: Sequence[Option] = ()
    decks: Decks | None = None  # None: nobody brings a deck
    tracked: Tracked = PLAIN  # what the lab looks at
    bot: Bot

    def __init__(self, cards: Source = None) -> None:
        self.cards = CardSet.find(self.package, cards) if self.has_cards else CardSet({}, "")
        self.bot = Bot()
        self.prepare()

    has_cards: ClassVar[bool] = True

    def prepare(self) -> None:
        """Read and check `self.cards`, build the tables. Raises BadCardSet."""

    # ---- what a game must say ----

    @abstractmethod
    def empty(self, seats: int, options: dict[str, Any]) -> S:
        """A new state object, bound to tables and options, with no zone filled; `max_steps` set."""
        raise NotImplementedError

    @abstractmethod
    def action_names(self) -> Sequence[str]:
        """The name of every action, in the order of their numbers."""
        raise NotImplementedError

    @abstractmethod
    def see(self, state: S, viewer: Viewer) -> View:
        """The view, built up from what the viewer may see."""
        raise NotImplementedError

    # ---- what a game may say ----

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raise BadOption for combinations that can't be."""

    def prompt(self, state: S, seat: int) -> Text:
        """What the seat is asked, in one sentence."""
        return self.clauses[self.question_clause(state, seat)].text

    def describe(self, state: S, seat: int, act: int) -> Words:
        """An answer in words: its kind, its arguments and a label."""
        name = self.name(act)
        kind, *args = name.split(":")
        return Words(kind, name.replace(":", " "), name.replace(":", " "), {"of": args} if args else {})

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        """An event in words, in the past tense, from the arguments that the viewer may know. None: not worth telling."""
        listed = ", ".join(f"{name} {value}" for name, value in args.items())
        return Text(f"{kind}: {listed}", f"{kind}: {listed}")

    def why(self, state: S, seat: int, act: int, clause: str) -> Text:
        """Why a clause forbids an answer here, in one sentence that says nothing the seat doesn't know."""
        return self.clauses[clause].text

    def turns(self, state: S) -> int | None:
        """How many turns were taken; None: the game doesn't count them."""
        return None

    def out_of_time(self, state: S, seat: int) -> int | None:
        """The answer that a clock gives by the game's own rule; None: the rules say nothing, a bot answers."""
        return None

    def live(self, state: S, time: int) -> Any:
        """What turns timed inputs into answers, for a game that is played in real time; None: it is played by questions."""
        return None

    def text(self, view: View, lang: Lang) -> str:
        """The board for the terminal."""
        return json.dumps(positions.plain(view), ensure_ascii=False, indent=2)

    def dump_table(self, state: S) -> dict[str, Any]:
        """The zones as readable data."""
        return {name: positions.plain(getattr(state, name)) for name in state.fields}

    def load_table(self, state: S, data: dict[str, Any]) -> None:
        """The zones from `dump_table`'s data, into a state from `empty`."""
        for name in state.fields:
            if name not in data:
                raise positions.missing(f"table.{name}")
            setattr(state, name, data[name])

    def position(self, data: Mapping[str, Any]) -> S:
        """A table laid from sparse data. Without a format of the game's own: what `dump` gives, the rest as in a new game."""
        seats = data.get("seats", self.default_seats)
        base = self.dump(self.new(seats, data.get("seed", 0), **data.get("options", {})))
        base["table"] |= data.get("table", {})
        return self.load(base)

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
        """How the game is taught; None: there is no `lesson.toml` in its package (or it is a mere module)."""
        if not hasattr(sys.modules[self.package], "__path__"):
            return None
        file = files(self.package).joinpath("lesson.toml")
        return Lesson.read(file.read_text(encoding="utf-8")) if file.is_file() else None

    def new(self, seats: int | None = None, seed: int = 0, **options: Any) -> S:
        """A new game, run on to its first question. `state.listen()` was called: `events` tell from the beginning."""
        return self.start(*self.settle(seats, options), seed)

    def start(self, seats: int, settled: dict[str, Any], seed: int) -> S:
        """The same from what `settle` gave, for those who play many games and settle once."""
        state = self.empty(seats, settled)
        state.chance = Chance(check_seed(seed))
        state.listen()
        state.begin()
        state.run()
        return state

    def settle(self, seats: object, options: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
        """The checked number of seats and the checked, complete options."""
        count = self.default_seats if seats is None else seats
        if not isinstance(count, int) or isinstance(count, bool) or count not in self.seat_counts:
            possible = ", ".join(map(str, self.seat_counts))
            raise BadSeatCount(
                f"{self.title.en} is for {possible} seats, not {seats!r}.",
                f"「{self.title.ja}」は{possible}人用です({seats!r}人では遊べません)。",
            )
        checked = complete(self.options, options, count)
        self.check_options(count, checked)
        return count, checked

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise no_option(name, [option.name for option in self.options])

    def view(self, state: S, viewer: Viewer) -> View:
        """What a seat may see; None = somebody who only watches; OPEN = all, once the game is over."""
        if viewer == OPEN and not state.over():
            raise NotOver("All hands are shown only once the game is over.")
        if viewer is not None and viewer != OPEN and not 0 <= viewer < state.seats:
            raise BadSeatCount(f"There is no seat {viewer} at this table of {state.seats}.")
        return self.see(state, viewer)

    def question(self, state: S, seat: int) -> Words | None:
        """What the seat is asked, in one sentence, with its clause; None if it isn't asked."""
        if not state.is_asked(seat):
            return None
        text = self.prompt(state, seat)
        return Words(self.step_name(state.questions[seat][0]), text.en, text.ja, {}, self.question_clause(state, seat))

    def question_clause(self, state: S, seat: int) -> str:
        return clause_id(state.prefix, state.question_clause(*state.questions[seat]))

    def described(self, state: S, seat: int) -> list[Words]:
        """Every legal answer in words, in the order of `legal`."""
        return [self.describe(state, seat, act) for act in state.legal(seat)]

    def tell(self, event: Event, viewer: Viewer) -> Words | None:
        """The event as this viewer may know it; None if there is nothing to tell."""
        args = dict(event.args) if viewer == OPEN else event.seen_by(viewer)
        text = self.say(event.kind, args)
        return None if text is None else Words(event.kind, text.en, text.ja, args)

    def refusal(self, state: S, seat: int, act: int) -> Refusal | None:
        """None if the answer is legal; else the clause that forbids it, and why."""
        number = state.refuse(seat, act)
        if number == LEGAL:
            return None
        clause = clause_id(state.prefix, number)
        text = self.why(state, seat, act, clause)
        return Refusal(state.refused(seat, act).code, clause, text.en, text.ja)

    def preview(self, state: S, seat: int, acts: Sequence[int]) -> Preview:
        """Where these answers in a row would lead, as far as the seat can know; or the first refusal."""
        world = state.resample(seat, Chance(0))
        world.listen()
        told: list[Words] = []
        for done, act in enumerate(acts):
            refusal = self.refusal(world, seat, act)
            if refusal is not None:
                return self._broken_off(done, refusal, told)
            world.apply(seat, act)
            for event in world.events():
                if event.is_news_to(seat):
                    return self._broken_off(done + 1, None, told)
                words = self.tell(event, seat)
                if words is not None:
                    told.append(words)
        return Preview(
            done=len(acts),
            refusal=None,
            events=told,
            complete=True,
            view=self.view(world, seat),
            question=self.question(world, seat),
            offers=self.offers(world, seat),
        )

    @staticmethod
    def _broken_off(done: int, refusal: Refusal | None, told: list[Words]) -> Preview:
        return Preview(done=done, refusal=refusal, events=told, complete=False, view=None, question=None, offers=[])

    def offers(self, state: S, seat: int) -> list[Offer]:
        """Every answer to the seat's question, in words; none if it isn't asked."""
        return [Offer(self.name(act), self.describe(state, seat, act)) for act in state.legal(seat)]

    def dump(self, state: S) -> dict[str, Any]:
        """The whole position as readable, JSON-able data; `load` gives the same state back."""
        return {
            "game": self.id,
            "rules": self.version,
            "cards": self.cards.hash,
            "seats": state.seats,
            "options": state.options,
            **positions.dump_flow(state, self.step_name),
            "table": self.dump_table(state),
        }

    def load(self, data: Mapping[str, Any]) -> S:
        positions.check_head(data, self.id, self.version, self.cards.hash)
        count, options = self.settle(data["seats"], data["options"])
        state = self.empty(count, options)
        positions.load_flow(state, data, self.step_number)
        self.load_table(state, data["table"])
        self.ask_again(state)
        return state

    def ask_again(self, state: S) -> None:
        """Find the answers to every open question of a table that was laid from data."""
        for seat in state.actors():
            try:
                state.ask_again(seat)
            except RuntimeError as trouble:
                raise BadPosition(
                    Text(str(trouble), f"席{seat}への質問に、できる答えがありません。"), "asked"
                ) from None

    # ---- numbers ----

    @cached_property
    def _readings(self) -> Sequence[Reading]:
        return list(self.readings())

    @property
    def observation_size(self) -> int:
        return sum(reading.size for reading in self._readings)

    def encode(self, view: View) -> list[float]:
        """The view, with its memory, as numbers: `observation_size` of them, laid out as `readings` says."""
        return encode(self._readings, view)

    # ---- names ----

    @cached_property
    def _names(self) -> Sequence[str]:
        return list(self.action_names())

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self._names)}

    @property
    def num_actions(self) -> int:
        return len(self._names)

    def name(self, act: int) -> str:
        """The stable name of an action."""
        if not 0 <= act < len(self._names):
            raise BadAction(f"{self.title.en} has actions 0 to {len(self._names) - 1}, not {act}.")
        return self._names[act]

    def number(self, name: str) -> int:
        if name not in self._numbers:
            raise BadAction(f"{self.title.en} has no action {name!r}.")
        return self._numbers[name]

    def step_name(self, step: int) -> str:
        return self.steps.get(step, str(step))

    def step_number(self, name: str) -> int:
        for number, known in self.steps.items():
            if known == name:
                return number
        try:
            return int(name)
        except ValueError:
            raise BadPosition(
                Text(f"there is no step {name!r}", f"{name!r} という手順はありません。"), "agenda"
            ) from None

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return type(self), (self.cards.content,) if self.has_cards else ()


def step_names(module: object) -> dict[int, str]:
    """The names of a module's steps: its upper-case whole numbers."""
    return {
        value: name
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and not isinstance(value, bool)
    }
