"""Troll Master (トロルマスター): plan your spell, count everybody's magic cards, summon the bigger familiar."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core import positions
from dengen.core.errors import BadOption
from dengen.core.game import Game, step_names
from dengen.core.observation import Reading
from dengen.core.options import Choice, Either, ListOf, Number, Option, SeatOr, Switch
from dengen.core.view import View, Viewer
from dengen.core.words import Lang, Text, Words
from dengen.games.troll_master import steps
from dengen.games.troll_master.bot import TrollMasterBot
from dengen.games.troll_master.bot_words import TERM_WORDS
from dengen.games.troll_master.bound import questions_per_round
from dengen.games.troll_master.cards import Catalogue
from dengen.games.troll_master.flow import check_flow
from dengen.games.troll_master.layout import Layout, lay, written
from dengen.games.troll_master.observation import readings
from dengen.games.troll_master.preparation import BANDS
from dengen.games.troll_master.refusals import Refusals
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.sparse import Sparse, completed, go_on
from dengen.games.troll_master.tellings import Tellings
from dengen.games.troll_master.terms import PARTS, REASONS
from dengen.games.troll_master.text import board
from dengen.games.troll_master.view import Sight, TrollMasterView
from dengen.games.troll_master.vocabulary import ACTIONS, MAGIC, MOST_ABILITIES
from dengen.games.troll_master.words import Wording
from dengen.games.troll_master.worth import Worth

LAST_ROUND = 60  # TM-R35


class TrollMaster(Game[TrollMasterState]):
    id: ClassVar[str] = "troll_master"
    title: ClassVar[Text] = Text("Troll Master", "トロルマスター")
    about: ClassVar[Text] = Text(
        "Bet on the magic everybody holds, act from right to left, summon ever bigger familiars.",
        "みんなの魔法カードを読んで計画を立て、右から順に実行。使い魔を育てて20点を目指す。",
    )
    seat_counts = (2, 3, 4, 5)  # TM-1; two only in the duo variant
    default_seats: ClassVar[int] = 4
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    minutes: ClassVar[tuple[int, int]] = (15, 30)
    steps: ClassVar[Mapping[int, str]] = {number: name.lower() for number, name in step_names(steps).items()}

    reasons: ClassVar[Mapping[str, Text]] = REASONS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    parts: ClassVar[Mapping[str, Text]] = PARTS

    def prepare(self) -> None:
        self.catalogue = Catalogue(self.cards)
        self.options = self.declared_options()
        self.questions_per_round = questions_per_round(self.catalogue.tables)
        self.max_steps = self.questions_per_round * LAST_ROUND
        self.bot = TrollMasterBot()
        self.bot.worth = Worth()
        self.bot.worth.study(self.catalogue.tables)
        self.sight = Sight(self.catalogue)
        self.wording = Wording(self.catalogue)
        self.refusals = Refusals(self.wording)
        self.tellings = Tellings(self.catalogue)

    # ---- options ----

    def declared_options(self) -> tuple[Option, ...]:
        ids = [familiar.id for familiar in self.catalogue.familiars[1:]]
        many = self.catalogue.set.kinds_per_game
        listed = ListOf(Choice(*ids), many, samples=[ids[-many:]])
        return (
            Option(
                "kinds",
                Either(Choice("random", "starter", "banded"), listed),
                "random",
                Text(
                    f"The {many} kinds of familiars: random, the starter set, random by cost bands, or a list",
                    f"使う使い魔{many}種:無作為、入門セット、コスト帯ごとに無作為、または一覧で指定",
                ),
            ),
            Option(
                "start_player",
                SeatOr("random"),
                "random",
                Text("Who holds the Broom first", "最初にほうきを持つ人"),
            ),
            Option("target_vp", Number(10, 40, [12]), 20, Text("VP that end the game", "終了になる勝利点")),
            Option(
                "round_cap",
                Number(1, 999, [2]),
                LAST_ROUND,
                Text("The last round, if nobody reaches the target", "目標点に届かないときの最終ラウンド"),
            ),
            Option(
                "memory_aid",
                Switch(),
                False,
                Text("Show what lies in the discard", "捨て札の内訳を表示する"),
                concerns="display",
            ),
            Option(
                "duo",
                Switch(),
                False,
                Text(
                    "For two players, with two neutral pawns (unofficial, our variant)",
                    "中立コマ2個を使う2人用(独自の変則ルール)",
                ),
            ),
        )

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        if options["duo"] != (seats == 2):
            raise BadOption(
                "Two players need the option duo, and only two can use it.",
                "オプション duo は2人用で、2人では必要です。",
            )
        kinds = options["kinds"]
        if isinstance(kinds, list) and len(set(kinds)) != len(kinds):
            raise BadOption("Option 'kinds' names a kind twice.", "オプション 'kinds' に同じ種類が2回あります。")
        if kinds == "starter" and not self.catalogue.set.starter:
            raise BadOption("This card set has no starter set.", "このカードセットには入門用の組がありません。")
        if kinds == "banded" and not self.has_bands():
            raise BadOption(
                "This card set has too few kinds in some cost band.",
                "このカードセットには種類の足りないコスト帯があります。",
            )

    def has_bands(self) -> bool:
        costs = [familiar.cost for familiar in self.catalogue.familiars[1:]]
        enough = all(sum(least <= cost <= most for cost in costs) >= many for least, most, many in BANDS)
        return enough and sum(many for _, _, many in BANDS) == self.catalogue.set.kinds_per_game

    # ---- states ----

    def empty(self, seats: int, options: dict[str, Any]) -> TrollMasterState:
        state = TrollMasterState()
        state.blank(self, seats, options)
        state.tables = self.catalogue.tables
        state.target = options["target_vp"]
        state.cap = options["round_cap"]
        state.duo = int(options["duo"])
        state.max_steps = self.questions_per_round * options["round_cap"]
        return state

    def dump_table(self, state: TrollMasterState) -> dict[str, Any]:
        return written(state)

    def load_table(self, state: TrollMasterState, data: dict[str, Any]) -> None:
        lay(state, self.catalogue, positions.read(data, Layout))
        check_flow(state, set(self.steps))

    def lay(self, data: Mapping[str, Any]) -> TrollMasterState:
        sparse = positions.read(data, Sparse)
        seats, options = self.settle(sparse.seats, sparse.options)
        state = self.empty(seats, options)
        state.chance = positions.seeded(sparse.seed)
        lay(state, self.catalogue, completed(sparse, self.catalogue, seats, options))
        go_on(state, sparse)
        return state

    # ---- actions ----

    def action_names(self) -> Sequence[str]:
        ids = [familiar.id for familiar in self.catalogue.familiars]
        row = range(1, int(ACTIONS) + 1)
        return [
            "stop",
            "execute",
            "broom",
            *(f"discard:{card}" for card in MAGIC),
            *(f"place:{card}:{pos}" for card in MAGIC for pos in row),
            *(f"gain:{id}" for id in ids[1:]),
            "call",
            *(f"train:{id}" for id in ids),
            *(f"charge:{id}" for id in ids),
            *(f"chain_to:{pos}" for pos in row),
            *(f"use:{id}:{index}" for id in ids for index in range(int(MOST_ABILITIES))),
        ]

    # ---- words ----

    def see(self, state: TrollMasterState, viewer: Viewer) -> View:
        prompt = self.question(state, viewer) if viewer is not None else None
        return self.sight.see(state, viewer, prompt, self.id)

    def prompt(self, state: TrollMasterState, seat: int) -> Text:
        return self.wording.prompt(state, seat)

    def label(self, state: TrollMasterState, seat: int, act: int) -> Words:
        return self.wording.describe(state, seat, act)

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        return self.tellings.say(kind, args)

    def why(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text:
        return self.refusals.why(state, seat, act, clause)

    def text(self, view: View, lang: Lang) -> str:
        assert isinstance(view, TrollMasterView)
        return board(view, lang)

    def readings(self) -> Sequence[Reading]:
        questions = [name for number, name in self.steps.items() if number >= steps.ASK_BROOM]
        return readings(self.catalogue.tables.ids, questions)
