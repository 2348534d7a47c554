# mypyc: compile
"""One game at a table, from its first question to its end: what its entries do."""

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Words
from dengen.core.game import Game
from dengen.core.rules.events import Event
from dengen.core.rules.options import reveal_memory
from dengen.core.rules.state import State, Step
from dengen.core.views.view import View
from dengen.table.entries import Began
from dengen.table.game.clocks import Clocks
from dengen.table.game.opening import begin
from dengen.table.game.play_data import CountedAnswer, UndoableGestures
from dengen.table.header import Pace
from dengen.table.results.resignation import outcome_of

DIGEST = 16  # bytes


class Asking:
    """The questions of all seats at a moment."""

    __slots__ = ("answers", "questions", "waiting")

    def __init__(self, waiting: int, questions: list[Step], answers: list[list[int]]) -> None:
        self.waiting = waiting
        self.questions = questions
        self.answers = answers

    @classmethod
    def of(cls, state: State) -> "Asking":
        questions = [state.question(seat) for seat in range(state.seats)]
        answers = [list(state.answers_of(seat)) for seat in range(state.seats)]
        return Asking(int(state.waiting), questions, answers)

    def is_same(self, other: "Asking", seat: int) -> bool:
        return bool(
            (self.waiting >> seat) & (other.waiting >> seat) & 1
            and self.questions[seat] == other.questions[seat]
            and self.answers[seat] == other.answers[seat]
        )


NOBODY_ASKED = Asking(0, [], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """The position and all that belongs to it; `events`: what happened since this copy was made."""

    def __init__(
        self, game: Game[Any], began: Began, pace: Pace, number: int, time: int, questions_before: int
    ) -> None:
        self.game = game
        self.began = began
        self.shows_memory = reveal_memory(game.options, began.options)
        self.number = number
        self.time = time
        self.state: State = self._new()
        self.owned = True  # the state belongs to this copy alone
        self.events: list[Event] = self.state.events()
        self.counted: list[CountedAnswer] = []
        self.questions = [questions_before] * self.state.seats
        self.clocks = Clocks(pace, self.state.seats, time)
        self.undoable: list[UndoableGestures | None] = [None] * self.state.seats
        self.taken_back = -1  # the seat that took something back since this copy was made
        self.notes: list[tuple[int, Words]] = []  # notes of the table, each with the number of answers before it
        self.noted: list[Words] = []  # those since this copy was made
        self.given_up: tuple[int, ...] = ()  # the seats that resigned, if that ended the game
        self.face = b""
        self.asked: tuple[State, Asking] = self.state, NOBODY_ASKED  # what is asked in a position, and in which
        put = self._number(NOBODY_ASKED, time)
        self._show_clocks(put, self.events)

    def copy(self) -> "Play":
        other = Play.__new__(Play)
        self.copy_into(other)
        return other

    def copy_into(self, other: "Play") -> None:
        """All of it; what happened since is for the copy to say anew."""
        other.game = self.game
        other.began = self.began
        other.shows_memory = self.shows_memory
        other.number = self.number
        other.time = self.time
        other.state = self.state
        other.owned = False
        other.events = []
        other.counted = self.counted.copy()
        other.questions = self.questions.copy()
        other.clocks = self.clocks.copy()
        other.undoable = self.undoable.copy()
        other.taken_back = -1
        other.notes = self.notes.copy()
        other.noted = []
        other.given_up = self.given_up
        other.face = self.face
        other.asked = self.asked

    # ---- what entries do ----

    def answer(self, number: int, time: int, seat: int, act: int, joined: bool, people: Sequence[bool]) -> None:
        """Raises IllegalAction: here, and nowhere else on its way, an answer is checked by the rules."""
        before = self._asking()
        self._own_state()
        earlier = self.undoable[seat] if self.can_take_back(seat) else None
        self.state.apply(seat, act)
        self.undoable[seat] = earlier
        gesture = self.counted[-1].gesture if joined and self.counted else number
        took, bank = time - self.clocks.since[seat], self.clocks.bank[seat]
        self._went_on(CountedAnswer(number, gesture, seat, act, "", took, bank), before, time, people)

    def intervene(self, number: int, time: int, seat: int, what: str, people: Sequence[bool]) -> None:
        before = self._asking()
        self._own_state()
        self.state.intervene(seat, what)
        self._went_on(CountedAnswer(number, number, seat, -1, what), before, time, people)

    def take_back(self, time: int, seat: int, undone: Sequence[int]) -> None:
        """The game without these entries. The others' questions, and their numbers, stay where they don't change."""
        before = self._asking()
        lost = [answer for answer in self.counted if answer.number in undone]
        self.counted = [answer for answer in self.counted if answer.number not in undone]
        self.state, _ = self.played(self.counted)
        self.state.events()
        self.owned = True
        self.events = []
        self.taken_back = seat
        gestures = {answer.gesture for answer in self.counted}
        for other, left in enumerate(self.undoable):
            kept = tuple(gesture for gesture in left.gestures if gesture in gestures) if left else ()
            after = left.after if left and other != seat else self.state
            self.undoable[other] = UndoableGestures(kept, after, []) if kept else None
        put = self._number(before, time)
        for answer in reversed(lost):  # the thinking time of the earlier answer stays used
            if answer.seat in put:
                self.clocks.go_on(answer.seat, time - answer.took, answer.bank)
        self._show_clocks(put, ())

    def note(self, words: Words) -> None:
        """Add a public note about the table to the story."""
        self.notes.append((len(self.counted), words))
        self.noted.append(words)

    def resign(self, given_up: Sequence[int]) -> None:
        """The game is over: these have given up."""
        self.given_up = tuple(given_up)

    def _went_on(self, answer: CountedAnswer, before: Asking, time: int, people: Sequence[bool]) -> None:
        happened = self.state.events()
        self.events += happened
        self.counted.append(answer)
        self.clocks.answered(answer.seat, time)
        self._note_undoable(answer, happened, people)
        self._show_clocks(self._number(before, time, answer.seat), happened)

    def _number(self, before: Asking, time: int, answered: int = -1) -> list[int]:
        """Give new questions their numbers and start their clocks; which seats were asked anew."""
        now = Asking.of(self.state)
        self.asked = self.state, now
        put = [seat for seat in self.state.actors() if seat == answered or not before.is_same(now, seat)]
        for seat in put:
            self.questions[seat] += 1
            self.clocks.asked(seat, time)
        return put

    def _asking(self) -> Asking:
        state, asking = self.asked
        return asking if state is self.state else Asking.of(self.state)

    def _show_clocks(self, put: list[int], happened: Sequence[Event]) -> None:
        """Update the public face of the clocks, at moments that are public anyway."""
        if not self.clocks.run:
            return
        view = self.view(None)
        face = sha256(msgspec.json.encode(view)).digest()
        if face != self.face or any(self.game.tell(event, None) is not None for event in happened):
            self.clocks.show(view.asked, put)
        self.face = face

    # ---- taking back ----

    def _note_undoable(self, answer: CountedAnswer, happened: list[Event], people: Sequence[bool]) -> None:
        seat = answer.seat
        for other, kept in enumerate(self.undoable):
            if kept and other != seat and any(self.game.tell(event, other) is not None for event in happened):
                self.undoable[other] = None
        learned = any(
            event.is_news_to(q) for event in happened for q in range(self.state.seats) if q == seat or people[q]
        )
        if learned or answer.intervention or not people[seat]:  # a bot takes nothing back
            self.undoable[seat] = None
            return
        before = self.undoable[seat]
        gestures = before.gestures if before else ()
        if answer.gesture not in gestures:
            gestures = (*gestures, answer.gesture)
        self.undoable[seat] = UndoableGestures(gestures, self.state, [])
        self.owned = False  # the next answer is played on a copy

    def can_take_back(self, seat: int, seen: View | None = None) -> bool:
        """True if the rules allow it without a vote. `seen`: the seat's view, if it is known already.

        Answers that others have sealed in the meantime don't prevent it: refusing would reveal that they exist.
        """
        kept = self.undoable[seat]
        if kept is None or self.over():
            return False
        if kept.after is self.state or all(
            answer.seat == seat for answer in self.counted if answer.number > kept.gestures[-1]
        ):
            return True
        if not kept.looks:
            kept.looks.append(looks(self.game.view(kept.after, seat), kept.after.legal(seat)))
        return looks(seen or self.view(seat), self.state.legal(seat)) == kept.looks[0]

    def undone_by_rule(self, seat: int) -> list[int]:
        """The entries of the seat's last gesture; answers to questions that wouldn't be open without it go with it."""
        kept = self.undoable[seat]
        if kept is None:
            return []
        undone = [answer.number for answer in self.counted if answer.gesture == kept.gestures[-1]]
        _, lost = self.played([answer for answer in self.counted if answer.number not in undone], lenient=True)
        return sorted(undone + lost)

    def undone_by_consent(self, seat: int) -> list[int]:
        """The seat's last gesture and all that came after it."""
        own = [answer.gesture for answer in self.counted if answer.seat == seat and not answer.intervention]
        return self.undone_from(own[-1]) if own else []

    def undone_from(self, gesture: int) -> list[int]:
        return [answer.number for answer in self.counted if answer.number >= gesture]

    # ---- looking ----

    @property
    def shown(self) -> State:
        """The position that people answer to."""
        return self.state

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat)

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(self.state, viewer)
        if not self.given_up:
            return view
        return msgspec.structs.replace(view, asked=[], prompt=None, outcome=self.outcome())

    def over(self) -> bool:
        return self.state.over() or bool(self.given_up)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.state.scores(), self.given_up) if self.given_up else self.state.outcome()

    def hash(self) -> str:
        return position_hash(self.game, self.state)

    def story(self) -> list[Event | Words]:
        """Everything that happened in this game, as far as it counts, with what the table had to say."""
        told: list[Event | Words] = []
        notes = self.notes.copy()
        for answers, happened in enumerate(self._events()):
            told += happened
            while notes and notes[0][0] <= answers:
                told.append(notes.pop(0)[1])
        return told + [words for _, words in notes]

    def events_since(self, gesture: int) -> list[Event]:
        """The events from this gesture on."""
        before = sum(answer.number < gesture for answer in self.counted)
        return [event for happened in list(self._events())[before + 1 :] for event in happened]

    def _events(self) -> Iterator[list[Event]]:
        """The events of the beginning, and of each answer that counts."""
        state = self._new()
        yield state.events()
        for answer in self.counted:
            carry_out(state, answer)
            yield state.events()

    # ---- positions ----

    def _new(self) -> State:
        began = self.began
        return begin(self.game, len(began.sitters), began.seed, began.options, began.position)

    def played(self, answers: Sequence[CountedAnswer], lenient: bool = False) -> tuple[State, list[int]]:
        """The position after these, and the numbers of those that had no place any more (`lenient`)."""
        state = self._new()
        lost: list[int] = []
        for one in answers:
            if lenient and not one.intervention and one.act not in state.legal(one.seat):
                lost.append(one.number)
            else:
                carry_out(state, one)
        return state, lost

    def _own_state(self) -> None:
        if not self.owned:
            self.state = self.state.clone()
            self.owned = True
        self.state.listen()


def looks(view: View, legal: list[int]) -> bytes:
    """A digest of what a seat sees, and of what it may answer."""
    return blake2b(msgspec.json.encode((view, legal)), digest_size=DIGEST).digest()


def carry_out(state: State, answer: CountedAnswer) -> None:
    if answer.intervention:
        state.intervene(answer.seat, answer.intervention)
    else:
        state.apply(answer.seat, answer.act)


def position_hash(game: Game[Any], state: State) -> str:
    """Equal for equal positions, on every machine and by every version of the rules that dumps them alike."""
    dump = {part: value for part, value in game.dump(state).items() if part not in ("rules", "options")}
    canonical = json.dumps(msgspec.to_builtins(dump), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()[:16]
