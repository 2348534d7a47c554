"""Walpurgis as a game of the core: its options, its decks, its bound; words, views and positions come from their files."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from dengen.core.errors import BadOption
from dengen.core.game import Game, step_names
from dengen.core.observation import Reading
from dengen.core.options import Choice, Number, Option, Switch
from dengen.core.view import View, Viewer
from dengen.core.words import Lang, Text, Words
from dengen.games.walpurgis import (
    actions,
    decks,
    layout,
    observation,
    prompts,
    refusals,
    state,
    steps,
    telling,
    text,
    view,
)
from dengen.games.walpurgis.bot import WalpurgisBot
from dengen.games.walpurgis.bot_words import TERM_WORDS
from dengen.games.walpurgis.bound import bound
from dengen.games.walpurgis.cards import Cards
from dengen.games.walpurgis.memory import menu_of
from dengen.games.walpurgis.rules import WalpurgisState
from dengen.games.walpurgis.state import Settings

TURN_LIMIT = 120
DECK_MAX = 60
LARGEST_DECK = 200


class Walpurgis(Game[WalpurgisState]):
    """Strategic danmaku placement for two."""

    id: ClassVar[str] = "walpurgis"
    title: ClassVar[Text] = Text("Walpurgis", "ワルプルギス")
    about: ClassVar[Text] = Text(
        "Two witches fill a field of 25 cells with circles and shots, cast by cast.",
        "2人の魔女が25マスの場を、陣と弾幕で奪い合う。",
    )
    seat_counts: tuple[int, ...] = (2,)  # WP-1, WP-2
    default_seats: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (15, 25)
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    steps: ClassVar[Mapping[int, str]] = {number: name.lower() for number, name in step_names(steps).items()}
    reasons: ClassVar[Mapping[str, Text]] = telling.REASONS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    parts: ClassVar[Mapping[str, Text]] = telling.PARTS
    interventions: ClassVar[tuple[str, ...]] = ("resign",)

    @property
    def package(self) -> str:
        return __package__ or ""

    def prepare(self) -> None:
        self.set = Cards(self.cards, decks.ready_made())
        self.shots = {card.id for card in self.set.cards if card.family}
        self.options = options(self.set)
        self.bot = WalpurgisBot()
        self.max_steps = bound(2 * DECK_MAX, TURN_LIMIT, self.set)

    # ---- options and decks ----

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        for seat, deck in enumerate(options["decks"]):
            problems = self.deck_problems(deck, options) if options["check_decks"] else decks.too_many_names(deck)
            if problems:
                raise BadOption(
                    f"The deck of seat {seat} can't be played. " + " ".join(text.en for text in problems),
                    f"席{seat}のデッキは使えません。" + "".join(text.ja for text in problems),
                )

    def deck_problems(self, deck: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Text]:
        """What makes a deck illegal (WP-4, WP-5, WP-R11), in words; empty if nothing does."""
        chosen = options if options is not None else {option.name: option.default for option in self.options}
        limits = decks.Limits(chosen["deck_max"], chosen["copies_max"], chosen["normal_shot_unlimited"])
        return decks.problems(deck, {card.id: card.name for card in self.set.cards}, self.shots, limits)

    def ready_decks(self) -> list[decks.Deck]:
        return list(map(decks.Deck.of, decks.ready_made()))

    def check_deck(self, deck: Sequence[str]) -> decks.Report:
        """What is wrong with a deck by the usual rules, and what is unwise about it (WP-R46)."""
        return decks.Report("", self.deck_problems(deck), decks.warnings(deck))

    def check_deck_file(self, path: Path) -> list[decks.Report]:
        """The decks of a file: what is wrong with each, and what is unwise about it (WP-R46)."""
        found = map(decks.Deck.of, decks.open_file(path))
        return [decks.Report(deck.id, self.deck_problems(deck.cards), decks.warnings(deck.cards)) for deck in found]

    # ---- states ----

    def empty(self, seats: int, options: dict[str, Any]) -> WalpurgisState:
        table = WalpurgisState()
        table.blank(self, seats, options)
        table.clear_table()
        table.cards = self.set.tables
        table.settings = settings(options)
        lists = [[self.set.kind[id_] for id_ in deck] for deck in options["decks"]]
        table.menu = [menu_of(table, kinds) for kinds in lists]
        table.max_steps = bound(len(lists[0]) + len(lists[1]), options["turn_limit"], self.set)
        return table

    def action_names(self) -> Sequence[str]:
        return actions.names()

    def dump_table(self, state: WalpurgisState) -> dict[str, Any]:
        return layout.dump(self, state)

    def load_table(self, state: WalpurgisState, data: dict[str, Any]) -> None:
        layout.load(self, state, data)

    def lay(self, data: Mapping[str, Any]) -> WalpurgisState:
        return layout.lay(self, data)

    def readings(self) -> Sequence[Reading]:
        return observation.readings(self)

    # ---- views and words ----

    def see(self, state: WalpurgisState, viewer: Viewer) -> View:
        return view.see(self, state, viewer)

    def prompt(self, state: WalpurgisState, seat: int) -> Text:
        return prompts.prompt(self, state, seat)

    def label(self, state: WalpurgisState, seat: int, act: int) -> Words:
        return prompts.describe(self, state, seat, act)

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        return telling.say(self, kind, args)

    def why(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text:
        return refusals.why(self, state, seat, act, clause)

    def text(self, view: View, lang: Lang) -> str:
        return text.board(self, view, lang)


def options(cards: Cards) -> tuple[Option, ...]:
    ready = list(cards.decks)
    return (
        Option(
            "decks",
            decks.DeckKind(cards.decks, cards.kind),
            ready[0],
            Text(
                "The deck of each seat: a ready-made one, or a list of card ids",
                "各席のデッキ:既製デッキかカードIDの一覧",
            ),
            per_seat=True,
        ),
        Option("first", Choice("random", "seat0", "seat1"), "random", Text("Who goes first", "先攻")),
        Option(
            "start_limit",
            Choice("none", "no_center_first", "no_center_both"),
            "none",
            Text(
                "Tournament rule: who may not open in the centre",
                "大会ルール:初期配置で中央を禁じる相手",
            ),
        ),
        Option(
            "first_turn",
            Choice("free", "no_cast", "one_action"),
            "free",
            Text(
                "Tournament rule: the first player's first turn (without a cast, the seats are even)",
                "大会ルール:先攻の最初のターン(発動なしなら先攻と後攻は互角)",
            ),
        ),
        Option(
            "copies_max",
            Number(0, 4, (0,)),
            4,
            Text("Copies of a card in a deck; 0 = no limit", "同名の上限。0=なし"),
        ),
        Option(
            "deck_max",
            Number(0, LARGEST_DECK, (0,)),
            DECK_MAX,
            Text("Cards in a deck; 0 = no limit", "デッキ枚数の上限。0=なし"),
        ),
        Option(
            "normal_shot_unlimited",
            Switch(),
            False,
            Text("Normal Shots are exempt from the copy limit (older rules)", "通常弾は同名の上限を受けない(旧ルール)"),
        ),
        Option(
            "check_decks",
            Switch(),
            True,
            Text("Refuse decks that break the deck rules", "決まりに合わないデッキを受け付けない"),
        ),
        Option("open_decklists", Switch(), True, Text("Both deck lists are open", "デッキの内容を互いに公開する")),
        Option(
            "lone_danmaku",
            Choice("settle", "dud"),
            "settle",
            Text(
                "A danmaku alone in a cell becomes a circle, or stays a dud", "1枚だけの弾幕は陣になるか、不発になるか"
            ),
        ),
        Option(
            "pile_order",
            Choice("fixed", "owner"),
            "fixed",
            Text("Order of danmaku settled at once on the danmaku pile", "同時に片づく弾幕を積む順"),
        ),
        Option(
            "orientation",
            Choice("facing", "shared"),
            "facing",
            Text(
                "Each reads matrices from their own side, or both from one",
                "マトリクスを各自の側から読むか、同じ向きで読むか",
            ),
        ),
        Option(
            "turn_limit",
            Number(1, 999, (6,)),
            TURN_LIMIT,
            Text("Turns after which the field is judged", "ターン上限"),
        ),
        Option(
            "memory_aid",
            Switch(),
            True,
            Text("Show face-down cards that you have seen", "見たことのある裏向きのカードを表示する"),
            concerns="display",
        ),
    )


def settings(options: Mapping[str, Any]) -> Settings:
    """The options as the rules read them."""
    made = Settings()
    made.turned = [0, 1] if options["orientation"] == "facing" else [0, 0]
    made.first = {"random": state.NOBODY, "seat0": 0, "seat1": 1}[options["first"]]
    made.no_centre_first = options["start_limit"] != "none"
    made.no_centre_second = options["start_limit"] == "no_center_both"
    made.first_turn_down_only = options["first_turn"] == "no_cast"
    made.first_turn_one_action = options["first_turn"] == "one_action"
    made.lone_danmaku_is_dud = options["lone_danmaku"] == "dud"
    made.owners_order_piles = options["pile_order"] == "owner"
    made.turn_limit = options["turn_limit"]
    made.open_lists = options["open_decklists"]
    made.shots_unlimited = options["normal_shot_unlimited"]
    made.copies_max = options["copies_max"]
    return made
