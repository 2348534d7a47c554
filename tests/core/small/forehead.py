"""A test game of cards that all players but their owner see: the highest card that stays in wins."""

from typing import Any, Final

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome, Standing, ranks, shares
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.state import State
from dengen.core.views.view import OPEN, View, Viewer

CLAUSES: Final = Clauses.read("""
prefix = "FH"
chapter = [{ id = "all", title = { en = "All", ja = "すべて" } }]
clause = [
  { id = "FH-1", chapter = "all", en = "One after another stays or folds.", ja = "順番に勝負するか降りるか決める。" },
  { id = "FH-2", chapter = "all", en = "The highest card that stayed wins.", ja = "残った中で一番大きいカードが勝つ。" },
]
""")

TURN: Final = 1
STAY_OR_FOLD: Final = 2
STAY: Final = 0


class Forehead(State):
    prefix = "FH"
    fields = ("cards", "deck", "stayed")

    cards: list[int]
    deck: list[int]
    stayed: list[int]

    def begin(self) -> None:
        self.deck = list(range(1, 9))
        self.chance.shuffle(self.deck)
        self.cards = [self.deck.pop() for _ in range(self.seats)]
        self.stayed = []
        self.push(TURN)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if len(self.stayed) < self.seats:
            self.push(TURN)
            self.ask(len(self.stayed), STAY_OR_FOLD)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.stayed.append(1 if act == STAY else 0)
        self.tell("said", {"seat": int(seat), "stays": act == STAY})

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0, 1]

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return 1

    def turn_clause(self) -> i64:
        return 2 if self.over() else 1

    def redeal(self, seat: int, rng: Chance) -> None:
        if self.over():
            return
        unseen = sorted([*self.deck, self.cards[seat]])
        rng.shuffle(unseen)
        self.cards[seat] = unseen.pop()
        self.deck = unseen

    def scores(self) -> list[int]:
        return [0] * self.seats

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        places = ranks([(stays * card,) for stays, card in zip(self.stayed, self.cards, strict=True)])
        return Outcome(
            "all_spoke", [Standing(0, {}, rank, share) for rank, share in zip(places, shares(places), strict=True)]
        )

    def census(self) -> list[int]:
        return self.cards + self.deck


class ForeheadView(View, kw_only=True):
    cards: list[int]
    stayed: list[int]


class ForeheadGame(Game[Forehead]):
    id = "forehead"
    title = Text("Forehead", "おでこ")
    seat_counts = (2, 4)
    default_seats = 2
    has_cards = False
    max_steps = 4
    clauses = CLAUSES

    def empty(self, seats: int, options: dict[str, Any]) -> Forehead:
        state = Forehead()
        state.blank(self, seats, options)
        state.max_steps = seats
        return state

    def action_names(self) -> list[str]:
        return ["stay", "fold"]

    def label(self, state: Forehead, seat: int, act: int) -> Words:
        return Words("stay", "Stay in", "勝負する") if act == STAY else Words("fold", "Fold", "降りる")

    def see(self, state: Forehead, viewer: Viewer) -> ForeheadView:
        seat = viewer if viewer is not None and viewer != OPEN else None
        open_to_all = state.over()
        seen = [card if seat is not None and q != seat else 0 for q, card in enumerate(state.cards)]
        return ForeheadView(
            game=self.id,
            viewer=viewer,
            seats=state.seats,
            phase="over" if state.over() else "turn",
            asked=state.actors(),
            prompt=None if seat is None else self.question(state, seat),
            scores=state.scores(),
            outcome=state.outcome(),
            cards=list(state.cards) if open_to_all else seen,
            stayed=list(state.stayed),
        )
