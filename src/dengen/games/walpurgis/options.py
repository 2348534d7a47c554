"""The options of Walpurgis, what they forbid together, and how the rules read them."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.errors import BadOption
from dengen.core.options import Choice, Number, Option, Switch
from dengen.core.words import Text
from dengen.games.walpurgis.cards import decks
from dengen.games.walpurgis.cards.decks import Deck
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.state import Settings

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

TURN_LIMIT = 120
DECK_MAX = 60
LARGEST_DECK = 200


def declared(ready: Mapping[str, Deck], known: Container[str]) -> tuple[Option, ...]:
    """`ready`: the decks that can be named; `known`: the cards that a deck may list."""
    return (
        Option(
            "decks",
            DeckKind(ready, known),
            next(iter(ready)),
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


def check(game: Walpurgis, seats: int, options: dict[str, Any]) -> None:
    """Raises BadOption for decks that can't be played."""
    for seat, deck in enumerate(options["decks"]):
        problems = decks.problems(game, deck, options) if options["check_decks"] else decks.too_many_names(deck)
        if problems:
            raise BadOption(
                f"The deck of seat {seat} can't be played. " + " ".join(text.en for text in problems),
                f"席{seat}のデッキは使えません。" + "".join(text.ja for text in problems),
            )


class DeckKind:
    """An option's value: the id of a ready-made deck, or a list of card ids. Checked, it is always the list."""

    def __init__(self, ready: Mapping[str, Deck], known: Container[str]) -> None:
        self.ready = ready
        self.known = known

    def check(self, value: Any, seats: int) -> list[str]:
        if isinstance(value, str) and value in self.ready:
            return list(self.ready[value].cards)
        if not isinstance(value, list | tuple) or not all(isinstance(id_, str) for id_ in value):
            raise ValueError(value)
        for id_ in value:
            if id_ not in self.known:
                raise ValueError(decks.unknown(id_))
        return sorted(value)

    def parse(self, text: str) -> Any:
        return text if text in self.ready else [id_.strip() for id_ in text.strip("[]").split(",")]

    def expected(self) -> Text:
        names = ", ".join(self.ready)
        return Text(f"a ready-made deck ({names}) or a list of card ids", f"既製のデッキ({names})かカードidのリスト")

    def samples(self, seats: int) -> list[Any]:
        return [self.check(id_, seats) for id_ in self.ready]


def settings(options: Mapping[str, Any]) -> Settings:
    """The options as the rules read them."""
    made = Settings()
    made.turned = [0, 1] if options["orientation"] == "facing" else [0, 0]
    made.first = {"random": codes.NOBODY, "seat0": 0, "seat1": 1}[options["first"]]
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
