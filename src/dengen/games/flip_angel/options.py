"""The options of Flip Angel; no two of them exclude one another."""

from dengen.core.options import Choice, ListOf, Number, Option
from dengen.core.words import Text

OPTIONS = (
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
