# mypyc: compile
"""The state of a game: an agenda of steps, open questions, and a loop that runs until a seat is asked.

A game's state subclasses `State`, declares its zones as annotations, and defines its steps (`do`). Its questions
are objects (`question.py`) that the game lists; a game may also write `answer`, `candidates`, `against` and
`question_clause` for all of them.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadIntervention, BadSeat
from dengen.core.base.integers import whole
from dengen.core.base.outcome import Outcome
from dengen.core.base.packed import zeros
from dengen.core.rules.events import NOBODY, Event

if TYPE_CHECKING:
    from dengen.core.game import Game
    from dengen.core.rules.question import Question

Step = tuple[i64, i64, i64, i64]  # (step, a, b, c): a step of the agenda, or a question

RULING: Final = 1000  # clause numbers: 17 is "XX-17", RULING + 3 is "XX-R3"
LEGAL: Final[i64] = 0
STEP: Final[i64] = 4  # words
AGENDA_ROOM: Final[i64] = 10 * STEP  # initial size
NO_QUESTION: Final[i64] = -1
NOTHING: Final = object()


def plan(*steps: int) -> list[Step]:
    """Steps in the rulebook's order, for `push_all`."""
    laid: list[Step] = []
    for step in reversed(steps):
        laid.append((step, 0, 0, 0))
    return laid


def step_at(words: vec[i64], at: i64) -> Step:
    return (words[at], words[at + 1], words[at + 2], words[at + 3])


def clause_id(prefix: str, number: int) -> str:
    return f"{prefix}-R{number - RULING}" if number > RULING else f"{prefix}-{number}"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete state of a game, including hidden information. `new`, `load` and `clone` fill it; there is no `__init__`.

    States are equal if their dumps are (`Game.dump`), regardless of their history. Events are recorded only after
    `listen`, or with `listen=True` when the state is made.
    """

    prefix: ClassVar[str] = "XX"  # prefix of the game's clauses
    fields: ClassVar[tuple[str, ...]] = ()  # names of the zones, for the default clone, dump and load

    game: "Game[Any]"  # the game that made it
    seats: int
    options: dict[str, Any]  # checked and complete; shared by all clones, never written
    max_steps: int  # bound on the number of actions
    chance: Chance
    todo: vec[i64]  # the agenda: STEP words per step, the next one last
    laid: i64  # number of words in use
    waiting: i64  # seats that have a question, as bits
    forced: i64  # of these, seats whose only action is taken automatically
    asked: vec[i64]  # STEP words per seat's question
    answers: list[list[int]]  # per seat; lists are replaced, never changed, so that clones share them
    log: list[Event] | None  # None: events aren't recorded

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        attrs = getattr(cls, "__mypyc_attrs__", None)  # an interpreted subclass stores its attributes in __dict__
        if attrs is not None and "__dict__" not in attrs:
            cls.__mypyc_attrs__ = (*attrs, "__dict__")  # type: ignore[attr-defined]

    # ---- methods that a game writes ----

    def begin(self) -> None:
        """Set up the table and push the first steps."""
        raise not_written(self, "begin")

    def clear(self) -> None:
        """Empty all zones, before a position is loaded."""

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        """Carry out one step of the agenda."""
        raise not_written(self, "do")

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        """Carry out a legal move, or seal it."""
        self.listed_question(question, "answer").answer(self, seat, (a, b, c), act)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        """Actions that are possible by tables and by the seat's knowledge."""
        return self.listed_question(question, "candidates").candidates(self, seat, (a, b, c))

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        """The number of the clause that forbids this candidate, or LEGAL."""
        asked = self.game.questions_by_number.get(question)
        if asked is None or act in asked.legal(self, seat, (a, b, c)):
            return LEGAL
        return asked.why_not(self, seat, (a, b, c), act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        """The clause of a question, which forbids actions of other questions."""
        return self.listed_question(question, "question_clause").asking_clause(self, (a, b, c))

    def turn_clause(self) -> i64:
        """The clause about turns, or about the end, which forbids actions of seats that aren't asked."""
        raise not_written(self, "turn_clause")

    def redeal(self, seat: int, rng: Chance) -> None:
        """Resample, in place, all that `seat` can't know; take back or redraw answers that other seats have sealed."""

    def scores(self) -> list[int]:
        """Each seat's points so far."""
        raise not_written(self, "scores")

    def outcome(self) -> Outcome | None:
        """The outcome, or None before the end."""
        raise not_written(self, "outcome")

    def shares(self) -> list[float]:
        """Each seat's share of the win, once the game is over."""
        outcome = self.outcome()
        assert outcome is not None, "there are no shares before the end"
        return [standing.share for standing in outcome.seats]

    def census(self) -> list[int]:
        """All cards over all zones, which never change during a game."""
        return []

    def intervene(self, seat: int, what: str) -> None:
        """Apply an intervention from outside, such as a resignation; raises BadIntervention."""
        raise BadIntervention(f"This game knows no {what!r}.")

    def listed_question(self, number: i64, method: str) -> "Question[Any]":
        """The object of a question, for a game that doesn't write this method itself."""
        asked = self.game.questions_by_number.get(number)
        if asked is None:
            raise not_written(self, method)
        return asked

    # ---- playing ----

    def over(self) -> bool:
        """Whether the game is over. Then no seat is asked, and there is an `outcome`."""
        return self.waiting == 0 and self.laid == 0

    def actors(self) -> list[int]:
        """The asked seats; empty once the game is over."""
        return [seat for seat in range(self.seats) if (self.waiting >> seat) & 1]

    def is_asked(self, seat: SupportsIndex) -> bool:
        """Whether the seat is asked."""
        return self._is_asked(whole(seat))

    def _is_asked(self, seat: i64) -> bool:
        return 0 <= seat < self.seats and (self.waiting >> seat) & 1 == 1

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The legal actions of a seat; empty if it isn't asked."""
        place = whole(seat)
        return list(self.answers_of(place)) if self._is_asked(place) else []

    def apply(self, seat: SupportsIndex, act: SupportsIndex) -> None:
        """Apply a seat's action and run to the next question; `Game.apply` takes an action's name as well.

        Raises IllegalAction, BadAction or BadSeat, and then nothing has changed.
        """
        place = whole(seat)
        number = whole(act)
        if not self._is_asked(place) or not self.has_answer(place, number):
            raise self.game.illegal(self, seat, act)
        self.play(place, number)

    def play(self, seat: i64, act: i64) -> None:
        """Apply an action from `answers_of` or `pick_answer`, without a check."""
        self.waiting &= ~(1 << seat)
        self.carry_out(seat, act)
        self.run()

    def run(self) -> None:
        """Carry out the agenda until a seat has a question with a choice, or it is empty."""
        while True:
            if self.waiting == 0:
                at: i64 = self.laid - STEP
                if at < 0:
                    return
                self.laid = at
                todo = self.todo
                self.do(todo[at], todo[at + 1], todo[at + 2], todo[at + 3])
            elif self.forced != 0:
                self.answer_forced()
            else:
                return

    def answer_forced(self) -> None:
        seat: i64 = 0
        while (self.forced >> seat) & 1 == 0:
            seat += 1
        self.forced &= ~(1 << seat)
        self.waiting &= ~(1 << seat)
        self.carry_out(seat, self.first_answer(seat))

    def carry_out(self, seat: i64, act: i64) -> None:
        asked = self.asked
        at: i64 = STEP * seat
        self.answer(seat, asked[at], asked[at + 1], asked[at + 2], asked[at + 3], act)

    # ---- the agenda and the questions ----

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Push a step, which comes next."""
        at: i64 = self.laid
        if at == len(self.todo):
            self.make_room()
        todo = self.todo
        todo[at] = step
        todo[at + 1] = a
        todo[at + 2] = b
        todo[at + 3] = c
        self.laid = at + STEP

    def make_room(self) -> None:
        more = zeros(2 * len(self.todo))
        for at in range(self.laid):
            more[at] = self.todo[at]
        self.todo = more

    def push_all(self, steps: list[Step]) -> None:
        """Push a `plan`."""
        at: i64 = self.laid
        end: i64 = at + STEP * len(steps)
        while end > len(self.todo):
            self.make_room()
        todo = self.todo
        for step, a, b, c in steps:
            todo[at] = step
            todo[at + 1] = a
            todo[at + 2] = b
            todo[at + 3] = c
            at += STEP
        self.laid = end

    def clear_agenda(self) -> None:
        """Remove all steps."""
        self.laid = 0

    def is_ahead(self, step: i64) -> bool:
        """Whether the agenda has such a step."""
        todo = self.todo
        at: i64 = 0
        while at < self.laid:
            if todo[at] == step:
                return True
            at += STEP
        return False

    @property
    def agenda(self) -> tuple[Step, ...]:
        # The agenda, the next step last.
        return tuple(step_at(self.todo, at) for at in range(0, int(self.laid), int(STEP)))

    def question(self, seat: i64) -> Step:
        """The seat's question."""
        return step_at(self.asked, STEP * seat)

    def set_question(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> None:
        asked = self.asked
        at: i64 = STEP * seat
        asked[at] = question
        asked[at + 1] = a
        asked[at + 2] = b
        asked[at + 3] = c

    # ---- legal actions: lists, unless a game stores them differently ----

    def answers_of(self, seat: i64) -> list[int]:
        """The legal actions of an asked seat; read-only."""
        return self.answers[seat]

    def many_answers(self, seat: i64) -> i64:
        return len(self.answers[seat])

    def first_answer(self, seat: i64) -> i64:
        return self.answers[seat][0]

    def has_answer(self, seat: i64, act: i64) -> bool:
        return act in self.answers[seat]

    def pick_answer(self, seat: i64, rng: Chance) -> i64:
        """A uniformly random legal action."""
        return rng.pick(self.answers[seat])

    def find_answers(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> None:
        self.answers[seat] = self.choices(seat, question, a, b, c)

    def blank_answers(self) -> None:
        self.answers = [[] for _ in range(self.seats)]

    def copy_answers(self, other: "State") -> None:
        other.answers = self.answers.copy()

    # ---- asking ----

    def ask(self, seat: i64, question: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask a question; a single legal action is taken automatically."""
        if self.put(seat, question, a, b, c) == 1:
            self.forced |= 1 << seat

    def ask_always(self, seat: i64, question: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask a question even with a single legal action, because skipping it would reveal information."""
        self.put(seat, question, a, b, c)

    def put(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        """Store a question. Returns the number of its legal actions."""
        self.waiting |= 1 << seat
        self.forced &= ~(1 << seat)
        self.set_question(seat, question, a, b, c)
        self.find_answers(seat, question, a, b, c)
        many = self.many_answers(seat)
        if many == 0:
            raise RuntimeError(f"question {question} ({a}, {b}, {c}) to seat {seat} has no answer")
        return many

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        """The legal answers to a question. A game may write this faster; it must agree with `against`."""
        asked = self.game.questions_by_number.get(question)
        if asked is not None:
            return asked.legal(self, seat, (a, b, c))
        return [
            act
            for act in self.candidates(seat, question, a, b, c)
            if self.against(seat, question, a, b, c, act) == LEGAL
        ]

    def unask(self, seat: i64) -> None:
        self.waiting &= ~(1 << seat)
        self.forced &= ~(1 << seat)

    # ---- refusing ----

    def refuse(self, seat: int, act: int) -> int:
        """The number of the clause that forbids an action, or LEGAL. `Game.refusal` has it in words."""
        if not self.is_asked(seat):
            return self.turn_clause()
        question, a, b, c = self.question(seat)
        if act not in self.candidates(seat, question, a, b, c):
            return self.question_clause(question, a, b, c)
        return self.against(seat, question, a, b, c, act)

    # ---- copies ----

    def clone(self) -> Self:
        """An independent copy, which doesn't record events."""
        other = type(self)()
        self.copy_flow(other)
        for name in self.fields:
            setattr(other, name, copied(getattr(self, name)))
        return other

    def copy_flow(self, other: "State") -> None:
        """The part of `clone` that all games share."""
        other.game = self.game
        other.seats = self.seats
        other.options = self.options
        other.max_steps = self.max_steps
        other.chance = self.chance.clone()
        other.todo = self.todo[:]
        other.laid = self.laid
        other.waiting = self.waiting
        other.forced = self.forced
        other.asked = self.asked[:]
        self.copy_answers(other)
        other.log = None

    def resample(self, seat: SupportsIndex, rng: Chance) -> Self:
        """A state with the same knowledge for `seat`, and hidden information resampled; raises BadSeat."""
        place = whole(seat)
        if not 0 <= place < self.seats:
            raise BadSeat(seat, self.seats)
        world = self.clone()
        world.chance = rng.fork()
        world.redeal(int(place), rng)
        for other in range(world.seats):
            if other != place and (world.waiting >> other) & 1:
                world.ask_again(other)
        return world

    def ask_again(self, seat: int) -> None:
        """Compute the legal actions of an open question again, after a change of the table."""
        question, a, b, c = self.question(seat)
        self.put(seat, question, a, b, c)

    def blank(self, game: "Game[Any]", seats: int, options: dict[str, Any]) -> None:
        """Initialise the flow of an empty game."""
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = Chance(0)
        self.todo = zeros(AGENDA_ROOM)
        self.laid = 0
        self.waiting = 0
        self.forced = 0
        self.asked = zeros(STEP * seats)
        for seat in range(seats):
            self.set_question(seat, NO_QUESTION, 0, 0, 0)
        self.blank_answers()
        self.log = None

    # ---- events ----

    def listen(self) -> None:
        """Record events from now on. New states, loaded ones and clones don't record."""
        if self.log is None:
            self.log = []

    def events(self) -> list[Event]:
        """The events since the last call; empty unless recording."""
        happened = self.log
        if happened is None:
            return []
        self.log = []
        return happened

    def tell(self, kind: str, args: dict[str, Any], secret: dict[str, int] | None = None, news: int = NOBODY) -> None:
        """Record an event. For speed, check `log` first: `if self.log is not None: self.tell(...)`."""
        if self.log is not None:
            self.log.append(Event(kind, args, {} if secret is None else secret, news))

    # ---- as values ----

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        same: bool = self.game.dump(self) == other.game.dump(other)
        return same

    def __repr__(self) -> str:
        return f"<{self.game.sketch(self)}>"

    def _repr_html_(self) -> str:
        """The spectators' view as HTML, for notebooks."""
        return str(self.game.picture(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the state without the game's tables."""
        fresh = self.game.empty(self.seats, self.options)
        shared = attributes(fresh)
        held = {name: value for name, value in attributes(self).items() if value is not shared.get(name, NOTHING)}
        return restored, (self.game, self.seats, self.options), held


def attributes(state: State) -> dict[str, Any]:
    """All attributes of a state, in both builds."""
    held: Any = state.__getstate__()
    return dict(held)


def restored(game: "Game[Any]", seats: int, options: dict[str, Any]) -> State:
    """An empty state for unpickling."""
    state: State = game.empty(seats, options)
    return state


def not_written(by: object, method: str) -> NotImplementedError:
    """The error for a method that a game must write."""
    return NotImplementedError(f"{type(by).__name__} doesn't say what `{method}` does: a game must write it itself.")


def copied(zone: Any) -> Any:
    """A copy of a zone made of lists and plain values."""
    if isinstance(zone, list):
        return [copied(part) for part in zone]
    if isinstance(zone, dict):
        return {name: copied(part) for name, part in zone.items()}
    return zone
