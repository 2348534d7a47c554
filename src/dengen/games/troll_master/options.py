"""The game's options, and what they forbid together."""

from typing import TYPE_CHECKING, Any

from dengen.core.errors import BadOption
from dengen.core.options import Choice, Either, ListOf, Number, Option, SeatOr, Switch
from dengen.core.words import Text
from dengen.games.troll_master.cards.file import SetFile
from dengen.games.troll_master.rules.setup import BANDS

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

LAST_ROUND = 60  # TM-R35


def declared(file: SetFile) -> tuple[Option, ...]:
    ids = [familiar.id for familiar in file.familiars[1:]]
    many = file.head.kinds_per_game
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


def check(game: "TrollMaster", seats: int, options: dict[str, Any]) -> None:
    """Raise BadOption for what can't be combined, or what the card set can't offer."""
    if options["duo"] != (seats == 2):
        raise BadOption(
            "Two players need the option duo, and only two can use it.",
            "オプション duo は2人用で、2人では必要です。",
        )
    kinds = options["kinds"]
    if isinstance(kinds, list) and len(set(kinds)) != len(kinds):
        raise BadOption("Option 'kinds' names a kind twice.", "オプション 'kinds' に同じ種類が2回あります。")
    if kinds == "starter" and not game.set.head.starter:
        raise BadOption("This card set has no starter set.", "このカードセットには入門用の組がありません。")
    if kinds == "banded" and not has_bands(game.set):
        raise BadOption(
            "This card set has too few kinds in some cost band.",
            "このカードセットには種類の足りないコスト帯があります。",
        )


def has_bands(file: SetFile) -> bool:
    """Whether every cost band has kinds enough."""
    costs = [familiar.cost for familiar in file.familiars[1:]]
    enough = all(sum(least <= cost <= most for cost in costs) >= many for least, most, many in BANDS)
    return enough and sum(many for _, _, many in BANDS) == file.head.kinds_per_game
