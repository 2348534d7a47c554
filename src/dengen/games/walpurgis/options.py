"""The options of Walpurgis, what they forbid together, and how the rules read them."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.base.errors import BadOption
from dengen.core.base.packed import packed
from dengen.core.base.words import Text
from dengen.core.cards.decks import Deck, deck_option
from dengen.core.rules.option_types import Choice, Number, SeatOr, Switch
from dengen.core.rules.options import Option
from dengen.games.walpurgis.cards.decks import too_many_names
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.settings import Settings

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

TURN_LIMIT = 120
DECK_MAX = 60
LARGEST_DECK = 200
NO_LIMIT = {0: Text("no limit", "上限なし")}


def declared(ready: Mapping[str, Deck], known: Container[str]) -> tuple[Option, ...]:
    """`ready`: the decks that can be named; `known`: the cards that a deck may list."""
    return (
        deck_option(ready, known),
        Option("first_player", SeatOr({"random": Text("at random", "ランダム")}), "random", Text("Who begins", "先攻")),
        Option(
            "start_limit",
            Choice(
                {
                    "none": Text("nobody", "なし"),
                    "no_center_first": Text("the first player", "先攻"),
                    "no_center_both": Text("both", "両者"),
                }
            ),
            "none",
            Text(
                "Tournament rule: who may not open in the centre",
                "大会ルール：初期配置で中央に置けないプレイヤー",
            ),
        ),
        Option(
            "first_turn",
            Choice(
                {
                    "free": Text("as any other", "通常どおり"),
                    "no_cast": Text("without a cast", "発動なし"),
                    "one_action": Text("one action", "1アクションだけ"),
                }
            ),
            "free",
            Text(
                "Tournament rule: the first player's first turn (without a cast, the seats are even)",
                "大会ルール：先攻の最初のターン（発動なしなら先攻と後攻は互角）",
            ),
        ),
        Option(
            "copies_max",
            Number(0, 4, (0,), NO_LIMIT, Text("copies", "枚")),
            4,
            Text("Copies of a card in a deck", "同名カードの上限"),
        ),
        Option(
            "deck_max",
            Number(0, LARGEST_DECK, (0,), NO_LIMIT, Text("cards", "枚")),
            DECK_MAX,
            Text("Most cards in a deck", "デッキ枚数の上限"),
        ),
        Option(
            "normal_shot_unlimited",
            Switch(),
            False,
            Text("Normal Shots are exempt from the copy limit (older rules)", "通常弾には同名の上限がない（旧ルール）"),
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
            Choice({"settle": Text("becomes a circle", "陣になる"), "dud": Text("stays a dud", "不発になる")}),
            "settle",
            Text("A danmaku alone in a cell", "1枚だけの弾幕"),
        ),
        Option(
            "pile_order",
            Choice(
                {
                    "fixed": Text("from 1a to 5e", "1aから5eの順"),
                    "owner": Text("the owner decides", "持ち主が決める"),
                }
            ),
            "fixed",
            Text("Order of danmaku settled at once on the danmaku pile", "同時に片づく弾幕を積む順"),
        ),
        Option(
            "orientation",
            Choice(
                {
                    "facing": Text("each from their own side", "それぞれの側から"),
                    "shared": Text("both from the same side", "どちらも同じ向き"),
                }
            ),
            "facing",
            Text("How matrices are read", "マトリクスの読み方"),
        ),
        Option(
            "turn_limit",
            Number(1, 999, (6,), unit=Text("turns", "ターン")),
            TURN_LIMIT,
            Text("Turns after which the field is judged", "ターン上限"),
        ),
        Option(
            "memory_aid",
            Switch(),
            True,
            Text("Show face-down cards that you have seen", "見たことのある裏向きのカードを表示する"),
            concerns="display",
            reveals_memory=True,
        ),
    )


def check(game: Walpurgis, seats: int, options: dict[str, Any]) -> None:
    """Raises BadOption for decks that can't be played."""
    for seat, deck in enumerate(options["decks"]):
        problems = game.decks.problems(deck, options) if options["check_decks"] else too_many_names(deck)
        if problems:
            raise BadOption(
                f"The deck of seat {seat} can't be played. " + " ".join(text.en for text in problems),
                f"席{seat}のデッキは使えません。" + "".join(text.ja for text in problems),
            )


def settings(options: Mapping[str, Any]) -> Settings:
    """The options as the rules read them."""
    made = Settings()
    made.turned = packed([0, 1] if options["orientation"] == "facing" else [0, 0])
    made.first = codes.NOBODY if options["first_player"] == "random" else options["first_player"]
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
