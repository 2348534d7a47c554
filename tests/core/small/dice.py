"""A test game for one, with a die: reach 20 points before the tenth throw."""

from typing import Any, Final

from mypy_extensions import i64

from dengen.core.base.outcome import Outcome, Standing
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.events import ALL
from dengen.core.rules.state import State
from dengen.core.views.view import View, Viewer

CLAUSES: Final = Clauses.read("""
prefix = "DI"
chapter = [{ id = "all", title = { en = "All", ja = "すべて" } }]
clause = [{ id = "DI-1", chapter = "all", en = "Throw or keep.", ja = "振るか、やめるか。" }]
""")

TURN: Final = 1
THROW: Final = 2


class Dice(State):
    prefix = "DI"
    fields = ("total", "throws", "kept")

    total: int
    throws: int
    kept: bool

    def begin(self) -> None:
        self.total = 0
        self.throws = 0
        self.kept = False
        self.push(TURN)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if self.throws < 10 and not self.kept:
            self.push(TURN)
            self.ask(0, THROW)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if act == 1:
            self.kept = True
            return
        eyes = int(self.chance.below(6)) + 1
        self.throws += 1
        self.total += eyes
        self.tell("threw", {"eyes": eyes}, news=ALL)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0, 1]

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return 1

    def turn_clause(self) -> i64:
        return 1

    def scores(self) -> list[int]:
        return [self.total]

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        return Outcome("done", [Standing(self.total, {}, 1, 1.0 if self.total >= 20 else 0.0)])


class DiceGame(Game[Dice]):
    id = "dice"
    title = Text("Dice", "サイコロ")
    seat_counts = (1,)
    default_seats = 1
    has_cards = False
    hidden = False
    max_steps = 11
    clauses = CLAUSES

    def empty(self, seats: int, options: dict[str, Any]) -> Dice:
        state = Dice()
        state.blank(self, seats, options)
        state.max_steps = 11
        return state

    def action_names(self) -> list[str]:
        return ["throw", "keep"]

    def label(self, state: Dice, seat: int, act: int) -> Words:
        return Words("throw", "Throw", "振る") if act == 0 else Words("keep", "Keep", "やめる")

    def see(self, state: Dice, viewer: Viewer) -> View:
        return View(
            game=self.id,
            viewer=viewer,
            seats=1,
            phase="over" if state.over() else "throw",
            asked=state.actors(),
            prompt=self.question(state, 0),
            scores=state.scores(),
            outcome=state.outcome(),
        )
