"""The game's options, and what they forbid together."""

from typing import TYPE_CHECKING, Any

from dengen.core.base.errors import BadOption
from dengen.core.base.words import Text
from dengen.core.rules.option_types import Choice, Either, ListOf, Number, SeatOr, Switch
from dengen.core.rules.options import Option
from dengen.games.troll_master.cards.file import SetFile
from dengen.games.troll_master.rules.setup import BANDS

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

LAST_ROUND = 60  # TM-R35
WAYS_TO_CHOOSE_KINDS = {
    "random": Text("at random", "ランダム"),
    "starter": Text("the starter set", "入門セット"),
    "banded": Text("at random by cost", "コスト帯ごとにランダム"),
}


def declared(file: SetFile) -> tuple[Option, ...]:
    names = {familiar.id: familiar.name for familiar in file.familiars[1:]}
    many = file.head.kinds_per_game
    return (
        Option(
            "kinds",
            Either(Choice(WAYS_TO_CHOOSE_KINDS), ListOf(Choice(names), many, samples=[list(names)[-many:]])),
            "random",
            Text(f"The {many} kinds of familiars", f"使う使い魔{many}種"),
        ),
        Option(
            "first_player",
            SeatOr({"random": Text("at random", "ランダム")}),
            "random",
            Text("Who begins, with the Broom", "最初にほうきを持つ人"),
        ),
        Option(
            "target_vp",
            Number(10, 40, [12], unit=Text("VP", "点")),
            20,
            Text("Victory points that end the game", "ゲームが終わる勝利点"),
        ),
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
            reveals_memory=True,
        ),
        Option(
            "duo",  # TM-R45
            Switch(),
            False,
            Text(
                "The dengen variant for two (not in the rulebook): its own deal, two neutral pawns, two chits for a successful attack",
                "dengen独自の2人用ルール（ルールブックにはありません）：カードの配り方、中立コマ2個、攻撃成功でチット2枚",
            ),
            default_for={2: True},
            implied=True,
        ),
    )


def check(game: "TrollMaster", seats: int, options: dict[str, Any]) -> None:
    """Raise BadOption for what can't be combined, or what the card set can't offer."""
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
