"""Small games with known best play: nim, guesses at hidden cards, a peek, a simultaneous duel."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome, Standing
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.state import State
from dengen.core.views.view import View, Viewer

CLAUSES: Final = Clauses.read("""
prefix = "PZ"
[[chapter]]
id = "all"
title = { en = "All", ja = "全部" }
[[clause]]
id = "PZ-1"
chapter = "all"
en = "Answer."
ja = "答える。"
""")
ASK: Final = 1
SHOW: Final = 2


def won_by(shares: Sequence[float]) -> Outcome:
    return Outcome("won", [Standing(round(share * 100), {}, 1 if share else 2, share) for share in shares])


class Puzzle(State):
    """The base of these states, which stores the winner once it is known."""

    prefix = "PZ"
    won: list[float]

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return 1

    def turn_clause(self) -> i64:
        return 1

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return 0

    def scores(self) -> list[int]:
        return [0] * self.seats

    def outcome(self) -> Outcome | None:
        return won_by(self.won) if self.over() else None


class Nim(Puzzle):
    """Take one to three; the player who takes the last one wins. Best play leaves a multiple of four."""

    fields = ("heap", "won")
    heap: int

    def begin(self) -> None:
        self.heap = self.options["heap"]
        self.won = [0.0] * self.seats
        self.push(ASK)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        self.push(ASK, 1 - a)
        self.ask(a, ASK)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [taken for taken in (0, 1, 2) if taken < self.heap]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.heap -= int(act) + 1
        if self.heap == 0:
            self.won[seat] = 1.0
            self.clear_agenda()


class Guess(Puzzle):
    """A card of five lies face-down, three of them red (0): guess its colour. Or pass (2), which is worth half a win."""

    fields = ("card", "won")
    card: int

    def begin(self) -> None:
        self.won = [0.0] * self.seats
        self.card = int(self.chance.below(5))
        self.ask(0, ASK)

    def redeal(self, seat: int, rng: Chance) -> None:
        self.card = int(rng.below(5))

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0, 1, 2]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        right = (self.card >= 3) == (act == 1)
        mine = 0.5 if act == 2 else float(right)
        self.won = [mine, 1 - mine]


class Peek(Puzzle):
    """A card of five lies face-down: look at it (0) or don't (1), then say whether it is the first (0). Points show what is seen."""

    fields = ("card", "seen", "won")
    card: int
    seen: int

    def begin(self) -> None:
        self.won = [0.0] * self.seats
        self.card = int(self.chance.below(5))
        self.seen = -1
        self.push(SHOW)
        self.ask(0, ASK)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        self.ask(0, SHOW)

    def redeal(self, seat: int, rng: Chance) -> None:
        if self.seen < 0:
            self.card = int(rng.below(5))

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0, 1]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == SHOW:
            mine = float((self.card == 0) == (act == 0))
            self.won = [mine, 1 - mine]
        elif act == 0:
            self.seen = self.card

    def scores(self) -> list[int]:
        return [self.seen] * self.seats


class Duel(Puzzle):
    """Both seats choose at once, hidden. TABLE has the share of seat 0; action 1 dominates."""

    fields = ("chosen", "won")
    chosen: list[int]
    TABLE: ClassVar[list[list[float]]] = [[0.0, 0.2, 0.9], [0.3, 0.5, 1.0], [0.0, 0.1, 0.5]]

    def begin(self) -> None:
        self.chosen = [-1, -1]
        self.won = [0.0] * self.seats
        self.push(SHOW)
        self.ask(0, ASK)
        self.ask(1, ASK)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        mine = self.TABLE[self.chosen[0]][self.chosen[1]]
        self.won = [mine, 1 - mine]

    def redeal(self, seat: int, rng: Chance) -> None:
        if self.chosen[1 - seat] >= 0:  # withdrawn, because it is hidden
            self.chosen[1 - seat] = -1
            self.ask(1 - seat, ASK)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0, 1, 2]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.chosen[seat] = int(act)


class Sealed(Puzzle):
    """The first seat lays a card face-down, red (0) or black (1); the other guesses its colour."""

    fields = ("laid_down", "won")
    laid_down: int

    def begin(self) -> None:
        self.laid_down = -1
        self.won = [0.0] * self.seats
        self.push(SHOW)
        self.ask(0, ASK)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        self.ask(1, SHOW)

    def redeal(self, seat: int, rng: Chance) -> None:
        if seat == 1 and self.laid_down >= 0:
            self.laid_down = int(rng.below(2))

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0, 1]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == ASK:
            self.laid_down = int(act)
        else:
            self.won = [float(act != self.laid_down), float(act == self.laid_down)]


class PuzzleGame(Game[Puzzle]):
    """The game of one of these states."""

    seat_counts = (2,)
    default_seats: ClassVar[int] = 2
    has_cards: ClassVar[bool] = False
    id: ClassVar[str] = "puzzle"
    title: ClassVar[Text] = Text("Puzzle", "パズル")
    max_steps = 50
    clauses = CLAUSES
    kind: type[Puzzle]

    def __init__(self, kind: type[Puzzle], **given: Any) -> None:
        self.kind = kind
        self.given = given
        super().__init__()

    def empty(self, seats: int, options: dict[str, Any]) -> Puzzle:
        state = self.kind()
        state.blank(self, seats, {**options, **self.given})
        state.max_steps = 50
        return state

    def action_names(self) -> list[str]:
        return ["zero", "one", "two"]

    def see(self, state: Puzzle, viewer: Viewer) -> View:
        return View(
            game=self.id,
            viewer=viewer,
            seats=state.seats,
            phase="over" if state.over() else "ask",
            asked=state.actors(),
            prompt=None,
            scores=state.scores(),
            outcome=state.outcome(),
        )
