"""Tokens, a game with a card set and a deck that each seat brings, and nothing else worth playing."""

from typing import Any, ClassVar, Final

from msgspec import Struct
from mypy_extensions import i64

from dengen.core.base.outcome import Outcome, Standing
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.option_types import Choice, Switch
from dengen.core.rules.options import Option
from dengen.core.rules.state import State
from dengen.core.views.view import View, Viewer

CLAUSES: Final = Clauses.read("""
prefix = "TK"
chapter = [{ id = "all", title = { en = "All", ja = "すべて" } }]
clause = [{ id = "TK-1", chapter = "all", en = "Take the token.", ja = "トークンを取る。" }]
""")


class Head(Struct, forbid_unknown_fields=True):
    id: str
    game: str = ""


class Token(Struct, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_ja: str
    points: int
    text_en: str
    text_ja: str


class TokenSet(Struct, forbid_unknown_fields=True):
    set: Head
    card: list[Token]


class Tokens(State):
    prefix = "TK"

    def begin(self) -> None:
        self.ask_always(0, 1)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        pass

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0]

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return 1

    def turn_clause(self) -> i64:
        return 1

    def scores(self) -> list[int]:
        return [len(self.options["deck"][0])] * self.seats

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        share = 1 / self.seats
        return Outcome("taken", [Standing(score, {}, 1, share) for score in self.scores()])


class TokensGame(Game[Tokens]):
    id: ClassVar[str] = "tokens"
    title: ClassVar[Text] = Text("Tokens", "トークン")
    seat_counts = (1, 2)
    default_seats: ClassVar[int] = 2
    hidden: ClassVar[bool] = False
    max_steps = 1
    options = (
        Option(
            "deck",
            Choice({"sun": Text("the sun", "太陽"), "moon": Text("the moon", "月")}),
            "sun",
            Text("What you bring", "持ち寄るもの"),
            per_seat=True,
        ),
        Option("fast", Switch(), False, Text("Faster", "速く")),
    )
    clauses = CLAUSES

    def prepare(self) -> None:
        self.cards.convert(TokenSet)

    def empty(self, seats: int, options: dict[str, Any]) -> Tokens:
        state = Tokens()
        state.blank(self, seats, options)
        state.max_steps = 1
        return state

    def action_names(self) -> list[str]:
        return ["take"]

    def label(self, state: Tokens, seat: int, act: int) -> Words:
        return Words("take", "Take the sun", "太陽を取る", {"card": "sun", "area": 3})

    def see(self, state: Tokens, viewer: Viewer) -> View:
        return View(
            game=self.id,
            viewer=viewer,
            seats=state.seats,
            phase="take",
            asked=state.actors(),
            prompt=None,
            scores=state.scores(),
            outcome=state.outcome(),
        )
