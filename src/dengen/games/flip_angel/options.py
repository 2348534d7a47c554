"""The options of Flip Angel; no two of them exclude one another."""

from dengen.core.base.words import Text
from dengen.core.rules.option_types import Choice, ListOf, Number, SeatOr
from dengen.core.rules.options import Option

OPTIONS = (
    Option(
        "initial_sides",
        Choice({"wash": Text("mixed sides", "表裏を混ぜる"), "white": Text("all white", "すべて白")}),
        "wash",
        Text("Sides in every shuffle", "混ぜるときの面"),
    ),
    Option(
        "first_player",
        SeatOr({"reference": Text("the lowest reference number", "リファレンスの番号が最小の人")}),
        "reference",
        Text("Who begins", "スタートプレイヤー"),
    ),
    Option(
        "key_source",
        Choice({"own": Text("your own ether", "自分のエーテル"), "supply": Text("the supply", "共通の置き場")}),
        "own",
        Text("Where the chips for a key come from", "鍵に置くエーテルの出どころ"),
    ),
    Option(
        "seat_bonus",
        ListOf(Number(0, 20, unit=Text("points of ether", "点")), 4, samples=[[0, 0, 0, 0], [0, 1, 2, 3]]),
        [0, 0, 0, 0],
        Text("Extra ether for the first to fourth player", "1番手〜4番手に足すエーテル"),
    ),
)
