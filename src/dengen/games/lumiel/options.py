"""The options of Lumiel†Prière; no two of them exclude one another."""

from dengen.core.base.words import Text
from dengen.core.rules.option_types import Choice, Number, SeatOr, Switch
from dengen.core.rules.options import Option

TURN_CAP = 60  # turns per player, unless a table says otherwise

OPTIONS = (
    Option("redraw", Switch(), True, Text("Redraws before the first turn", "最初の引き直し")),
    Option("first_player", SeatOr({"random": Text("at random", "ランダム")}), "random", Text("Who begins", "1番手")),
    Option(
        "tie_break",
        Choice(
            {
                "turn_order": Text("turn order decides", "手番順で決める"),
                "shared": Text("the win is shared", "勝利を分けあう"),
            }
        ),
        "turn_order",
        Text("Equal scores", "同点のとき"),
    ),
    Option(
        "head_start",
        Switch(),
        False,
        Text(
            "The first player begins with 1 point (ours: the seats are then nearly even)",
            "1番手は1点を持って始める（独自ルール。手番の有利不利がほぼなくなる）",
        ),
    ),
    Option("confirm_get", Switch(), False, Text("Everybody confirms the captures", "獲得を全員で確認する")),
    Option(
        "effects",
        Switch(),
        True,
        Text("Card effects (off: a teaching game, points only)", "カードの効果（なしは得点だけの入門用）"),
    ),
    Option(
        "memory_aid",
        Switch(),
        True,
        Text("Show what everybody could remember", "覚えていられる情報を表示する"),
        concerns="display",
        reveals_memory=True,
    ),
    Option(
        "turn_cap",
        Number(1, 1000, samples=(3, TURN_CAP), unit=Text("turns", "ターン")),
        TURN_CAP,
        Text("Turns per player after which the game is scored", "1人あたりのターン数の上限"),
    ),
)
