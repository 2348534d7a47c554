"""The options of Lumiel†Prière; no two of them exclude one another."""

from dengen.core.options import Choice, Number, Option, SeatOr, Switch
from dengen.core.words import Text

TURN_CAP = 60  # turns per player, unless a table says otherwise

OPTIONS = (
    Option("redraw", Switch(), True, Text("Redraws before the first turn", "最初の引き直し")),
    Option("first_player", SeatOr("random"), "random", Text("Who begins", "1番手")),
    Option(
        "tie_break",
        Choice("turn_order", "shared"),
        "turn_order",
        Text(
            "Equal scores: turn order decides, or the win is shared",
            "同点のとき:手番順で決めるか、勝利を分けあうか",
        ),
    ),
    Option("confirm_get", Switch(), False, Text("Everybody confirms the captures", "獲得を全員で確認する")),
    Option(
        "effects",
        Switch(),
        True,
        Text("Card effects (off: a teaching game, points only)", "カードの効果(なしは得点だけの入門用)"),
    ),
    Option(
        "show_memory",
        Switch(),
        True,
        Text("Show what everybody could remember", "覚えていられる情報を表示する"),
        concerns="display",
    ),
    Option(
        "turn_cap",
        Number(1, 1000, samples=(3, TURN_CAP)),
        TURN_CAP,
        Text("Turns per player after which the game is scored", "1人あたりのターン数の上限"),
    ),
)
