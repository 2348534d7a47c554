"""The rules facet: seats, options, actions and steps of a game, and the states that play it."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, SupportsIndex

from dengen.core.base.chance import Chance, check_seed
from dengen.core.base.errors import BadSeat, BadSeatCount, GameOver, IllegalAction, NotYourQuestion
from dengen.core.base.integers import whole
from dengen.core.base.words import Refusal
from dengen.core.game.facet import Facet, S
from dengen.core.positions.faults import fault
from dengen.core.preview import Preview, foreseen
from dengen.core.refusals import unexplained
from dengen.core.rules.actions import Action, Actions
from dengen.core.rules.options import Option, complete, no_option
from dengen.core.rules.question import Question
from dengen.core.rules.state import LEGAL, State, clause_id, copied, not_written


class RulesFacet(Facet[S]):
    # ---- an author writes ----

    id: ClassVar[str]
    seat_counts: tuple[int, ...]  # a card set may be too small for some: `prepare` then narrows it
    default_seats: ClassVar[int]
    version: ClassVar[int] = 1  # of the rules; a record says which one it was played by
    steps: ClassVar[Mapping[int, str]] = {}  # names of agenda steps, for dumps; `questions` add theirs
    questions: ClassVar[Sequence[Question[Any]]] = ()  # objects; not needed where the state carries out all of them
    interventions: ClassVar[tuple[str, ...]] = ()
    options: Sequence[Option] = ()
    hidden: ClassVar[bool] = True  # does the game have hidden information?
    max_steps: int = 1000  # a bound for this card set: default options, any number of seats

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.steps = {**cls.steps, **{question.number: question.name for question in cls.questions}}

    @abstractmethod
    def empty(self, seats: int, options: dict[str, Any]) -> S:
        """A new state object, bound to tables and options, with no zone filled; `max_steps` set."""
        raise not_written(self, "empty")

    @abstractmethod
    def action_names(self) -> Sequence[str]:
        """The name of every action, in the order of their numbers."""
        raise not_written(self, "action_names")

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Raise BadOption for options that exclude each other."""

    def openly_asked(self, state: S) -> list[int]:
        """The seats that are publicly known to be asked: with sealed moves, also those that have moved already."""
        return state.actors()

    def turns(self, state: S) -> int | None:
        """The number of turns taken; None: the game doesn't count turns."""
        return None

    # ---- the facet offers: states ----

    def new(
        self, seats: SupportsIndex | None = None, seed: SupportsIndex = 0, *, listen: bool = False, **options: Any
    ) -> S:
        """A new game, run on to its first question.

        Events are recorded only with `listen=True` (from the set-up on) or after `state.listen()`.
        """
        return self.start(*self.settle(seats, options), seed, listen=listen)

    def start(self, seats: int, settled: dict[str, Any], seed: SupportsIndex, *, listen: bool = False) -> S:
        """A new game from the result of `settle`: saves checking the options again for each of many games."""
        state = self.empty(seats, settled)
        state.chance = Chance(check_seed(seed))
        if listen:
            state.listen()
        state.begin()
        state.run()
        return state

    def settle(self, seats: object, options: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
        """The checked number of seats and the checked, complete options."""
        count = self.default_seats if seats is None else whole(seats)
        if count not in self.seat_counts:
            possible = ", ".join(map(str, self.seat_counts))
            title = self.game.title
            raise BadSeatCount(
                f"{title.en} is for {possible} {'seat' if possible == '1' else 'seats'}, not {seats!r}.",
                f"「{title.ja}」は{possible}人用です（{seats!r}人では遊べません）。",
            )
        if options:
            return count, self._checked(count, options)
        if count not in self._default_options:
            self._default_options[count] = self._checked(count, {})
        return count, copied(self._default_options[count])

    @cached_property
    def _default_options(self) -> dict[int, dict[str, Any]]:
        """The default options by number of seats, once they are checked."""
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

    # ---- the facet offers: moves ----

    def apply(self, state: S, seat: SupportsIndex, action: Action) -> None:
        """Make a seat's move, by an action's name or number, as `State.apply` does."""
        state.apply(seat, self.number(action))

    def refusal(self, state: S, seat: SupportsIndex, action: Action) -> Refusal | None:
        """None if the move is legal; else the clause that forbids it, and why. Raises BadAction, BadSeat."""
        act, place = self.number(action), seat_of(state, seat)
        number = state.refuse(place, act)
        return None if number == LEGAL else self._forbidden(state, place, act, number).refusal

    def illegal(self, state: S, seat: SupportsIndex, action: Action) -> IllegalAction:
        """The error that `State.apply` raises for a move that isn't legal; itself raises BadAction, BadSeat."""
        act, place = self.number(action), seat_of(state, seat)
        number = state.refuse(place, act) or state.question_clause(*state.question(place))
        return self._forbidden(state, place, act, number)

    def _forbidden(self, state: S, seat: int, act: int, number: int) -> IllegalAction:
        clause = clause_id(state.prefix, number)
        error = GameOver if state.over() else IllegalAction if state.is_asked(seat) else NotYourQuestion
        game = self.game
        why = unexplained(game, state, seat, act) or game.why(state, seat, act, clause) or game.clauses[clause].text
        return error(why, clause, seat, self.name(act))

    def preview(self, state: S, seat: SupportsIndex, actions: Sequence[Action]) -> Preview:
        """The result of these moves in a row, as far as the seat can know; or the first refusal."""
        return foreseen(self.game, state, whole(seat), [self.number(action) for action in actions])

    # ---- the facet offers: names of actions and steps ----

    @cached_property
    def questions_by_number(self) -> dict[int, Question[Any]]:
        return {question.number: question for question in self.questions}

    @cached_property
    def _actions(self) -> Actions:
        return Actions(self.action_names(), self.game.title)

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


def seat_of(state: State, seat: SupportsIndex) -> int:
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
