"""Stairs, a small test game for one or two: climb one to three steps, then stop or throw a die."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from dengen.core.base.outcome import Outcome, Standing, ranks, shares
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.state import State
from dengen.core.views.view import View, Viewer

CLAUSES: Final = Clauses.read("""
prefix = "ST"
[[chapter]]
id = "climb"
title = { en = "Climbing", ja = "登り方" }
[[clause]]
id = "ST-1"
chapter = "climb"
en = "In your turn, climb one to three steps, but only one if you stand on the third step."
ja = "手番では1〜3段登る。3段目にいるなら1段だけ。"
[[clause]]
id = "ST-2"
chapter = "climb"
en = "Then stop, or throw a die: on a six you climb one more, else you fall back one."
ja = "そこで止まるか、サイコロを振る。6なら1段登り、それ以外は1段下がる。"
[[clause]]
id = "ST-3"
chapter = "climb"
en = "After three turns each, whoever is highest wins; alone you need seven steps."
ja = "3手番ずつで終わり、一番高い人の勝ち。1人なら7段で勝ち。"
[[clause]]
id = "ST-R1"
chapter = "climb"
question = { en = "May one fall below the ground?", ja = "地面より下に落ちることはある？" }
en = "No."
ja = "ない。"
untested = "Nobody stands on the ground after climbing."
""")
TURN: Final = 1
CLIMB: Final = 2
LUCK: Final = 3
STOP: Final = 3  # actions 0 to 2 climb
THROW: Final = 4
TURNS: Final = 3
GOAL: Final = 7


class Stairs(State):
    prefix = "ST"
    fields = ("height", "turns")

    height: list[int]
    turns: int

    def begin(self) -> None:
        self.height = [0] * self.seats
        self.turns = 0
        self.push(TURN)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if self.turns < TURNS * self.seats:
            self.turns += 1
            self.push(TURN, (a + 1) % self.seats)
            self.ask(a, CLIMB)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == CLIMB:
            self.height[seat] += int(act) + 1
            self.tell("climbed", {"seat": int(seat), "to": self.height[seat]})
            self.ask(seat, LUCK)
        elif act == THROW:
            pips = int(self.chance.below(6)) + 1
            self.height[seat] += 1 if pips == 6 else -1
            self.tell("threw", {"seat": int(seat), "pips": pips, "to": self.height[seat]}, news=-1)
        else:
            self.tell("stopped", {"seat": int(seat)})

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [0, 1, 2] if question == CLIMB else [STOP, THROW]

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return 1 if question == CLIMB and act > 0 and self.height[seat] == 3 else 0

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return 1 if question == CLIMB else 2

    def turn_clause(self) -> i64:
        return 3

    def scores(self) -> list[int]:
        return list(self.height)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        places = ranks([(height,) for height in self.height])
        won = shares(places) if self.seats > 1 else [float(self.height[0] >= GOAL)]
        seats = [
            Standing(height, {"steps": height}, place, share)
            for height, place, share in zip(self.height, places, won, strict=True)
        ]
        return Outcome("turns_over", seats)


class StairsGame(Game[Stairs]):
    id: ClassVar[str] = "stairs"
    title: ClassVar[Text] = Text("Stairs", "階段")
    about: ClassVar[Text] = Text("Climb higher than the others.", "誰よりも高く登る。")
    seat_counts = (1, 2)
    default_seats: ClassVar[int] = 1
    has_cards: ClassVar[bool] = False
    hidden: ClassVar[bool] = False
    steps: ClassVar[dict[int, str]] = {TURN: "turn", CLIMB: "climb", LUCK: "luck"}
    max_steps = 12
    clauses = CLAUSES

    def empty(self, seats: int, options: dict[str, Any]) -> Stairs:
        state = Stairs()
        state.blank(self, seats, options)
        state.max_steps = 2 * TURNS * seats
        return state

    def action_names(self) -> list[str]:
        return ["climb:1", "climb:2", "climb:3", "stop", "throw"]

    def prompt(self, state: Stairs, seat: int) -> Text:
        if state.question(seat)[0] == CLIMB:
            return Text("How many steps do you climb?", "何段登る？")
        return Text("Do you stop?", "止まる？")

    def label(self, state: Stairs, seat: int, act: int) -> Words:
        if act < STOP:
            return Words("climb", f"Climb {act + 1}", f"{act + 1}段登る", {"steps": act + 1})
        return Words("stop", "Stop", "止まる") if act == STOP else Words("throw", "Throw the die", "サイコロを振る")

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        who = f"{{seat{args['seat']}}}"
        if kind == "climbed":
            return Text(f"{who} climbed to step {args['to']}.", f"{who}は{args['to']}段目に登った。")
        if kind == "threw":
            return Text(
                f"{who} threw a {args['pips']}: step {args['to']}.", f"{who}は{args['pips']}、{args['to']}段目。"
            )
        return Text(f"{who} stopped.", f"{who}は止まった。")

    def turns(self, state: Stairs) -> int:
        return state.turns

    def see(self, state: Stairs, viewer: Viewer) -> View:
        return View(
            game=self.id,
            viewer=viewer,
            seats=state.seats,
            phase="over" if state.over() else "climb",
            asked=state.actors(),
            prompt=self.question(state, viewer) if viewer is not None and viewer >= 0 else None,
            scores=state.scores(),
            outcome=state.outcome(),
        )

    def text(self, view: View, lang: str) -> str:
        return "\n".join(f"{{seat{seat}}}: {height}" for seat, height in enumerate(view.scores))
