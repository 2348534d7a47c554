"""Flip Angel (フリップ エンジェル): two-sided angels, a shared river, a field of six, day and night."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core import positions
from dengen.core.game import Game, step_names
from dengen.core.observation import Reading
from dengen.core.options import Choice, ListOf, Number, Option
from dengen.core.view import View, Viewer
from dengen.core.words import Lang, Text, Words
from dengen.games.flip_angel import river, steps
from dengen.games.flip_angel.actions import NAMES
from dengen.games.flip_angel.board import FULL
from dengen.games.flip_angel.bot import FlipAngelBot
from dengen.games.flip_angel.bot_words import TERM_WORDS
from dengen.games.flip_angel.cards import build_tables, read_set
from dengen.games.flip_angel.observation import readings
from dengen.games.flip_angel.position import Layer, PositionData, TableData, check_flow, whole
from dengen.games.flip_angel.refusals import why
from dengen.games.flip_angel.rules import TURN, FlipAngelState
from dengen.games.flip_angel.text import board
from dengen.games.flip_angel.view import FlipAngelView, see
from dengen.games.flip_angel.words import PART_WORDS, Wording

STEPS_OF_A_SEAT = 168  # six turns of at most 28 questions


class FlipAngel(Game[FlipAngelState]):
    id: ClassVar[str] = "flip_angel"
    title: ClassVar[Text] = Text("Flip Angel", "フリップ エンジェル")
    about: ClassVar[Text] = Text(
        "Summon two-sided angels from the river and turn day into night.",
        "河から両面の天使を召喚し、昼と夜をひっくり返す。",
    )
    seat_counts: tuple[int, ...] = (1, 2, 3, 4)
    default_seats: ClassVar[int] = 2
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    minutes: ClassVar[tuple[int, int]] = (15, 30)
    steps: ClassVar[Mapping[int, str]] = {number: name.lower() for number, name in step_names(steps).items()}
    reasons: ClassVar[Mapping[str, Text]] = {"six_rounds": Text("six rounds were played", "6ラウンド終了")}
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    parts: ClassVar[Mapping[str, Text]] = PART_WORDS

    options = (
        Option(
            "initial_sides",
            Choice("wash", "white"),
            "wash",
            Text("Sides in every shuffle: mixed, or all white", "混ぜるときの面：表裏混ぜるか、全部白か"),
        ),
        Option(
            "start",
            Choice("reference", "seat0"),
            "reference",
            Text("Who starts: the lowest reference number, or the first seat", "先手：番号が最小の人か、最初の席か"),
        ),
        Option(
            "key_source",
            Choice("own", "supply"),
            "own",
            Text(
                "Key chips come from your own ether, or from the supply",
                "鍵に置くエーテル：手持ちからか、共通の置き場からか",
            ),
        ),
        Option(
            "seat_bonus",
            ListOf(Number(0, 20), 4, samples=[[0, 0, 0, 0], [0, 1, 2, 3]]),
            [0, 0, 0, 0],
            Text("Extra ether for the first to fourth player", "1番手～4番手に足すエーテル"),
        ),
    )

    def prepare(self) -> None:
        self.card_set = read_set(self.cards)
        self.tables = build_tables(self.card_set)
        self.wording = Wording(self.card_set)
        self.bot = FlipAngelBot()
        self.seat_counts = tuple(seats for seats in self.seat_counts if seats * FULL <= self.tables.cards)
        self.max_steps = self.seat_counts[-1] * STEPS_OF_A_SEAT

    def empty(self, seats: int, options: dict[str, Any]) -> FlipAngelState:
        state = FlipAngelState()
        state.blank(self, seats, options)
        state.max_steps = seats * STEPS_OF_A_SEAT
        state.tables = self.tables
        state.wash = options["initial_sides"] == "wash"
        state.own_keys = options["key_source"] == "own"
        return state

    def action_names(self) -> Sequence[str]:
        return NAMES

    # ---- what is seen and said ----

    def see(self, state: FlipAngelState, viewer: Viewer) -> View:
        return see(self, state, viewer)

    def prompt(self, state: FlipAngelState, seat: int) -> Text:
        return self.wording.prompt(state, seat)

    def label(self, state: FlipAngelState, seat: int, act: int) -> Words:
        return self.wording.describe(state, seat, act)

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        return self.wording.say(kind, args)

    def why(self, state: FlipAngelState, seat: int, act: int, clause: str) -> Text:
        return why(self.wording, state, seat, act, clause)

    def text(self, view: View, lang: Lang) -> str:
        assert isinstance(view, FlipAngelView)
        return board(self.card_set, view, lang)

    def readings(self) -> Sequence[Reading]:
        ids = [self.tables.names[2 * card].partition("/")[0] for card in range(self.tables.cards)]
        return readings(ids, list(self.steps.values()))

    # ---- positions ----

    def dump_table(self, state: FlipAngelState) -> dict[str, Any]:
        return whole(state)

    def load_table(self, state: FlipAngelState, data: dict[str, Any]) -> None:
        Layer(state).lay(positions.read(data, TableData))
        check_flow(state)

    def lay(self, data: Mapping[str, Any]) -> FlipAngelState:
        given = positions.read(data, PositionData)
        seats, options = self.settle(given.players or len(given.seats) or None, given.options)
        state = self.empty(seats, options)
        state.chance = positions.seeded(given.seed)
        Layer(state).lay(given)
        river.remake(state)  # FA-R14
        if not state.finished():
            state.agenda.extend(TURN)
        return state


__all__ = ["FlipAngel", "FlipAngelState", "FlipAngelView"]
