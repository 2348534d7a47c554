"""Names of cards and places, of endings and of the parts of a score."""

from dengen.core.base.words import Text

SUIT_SIGNS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}

ENDINGS = {
    "knockout": Text("Knockout!", "決着！"),
    "time_up": Text("Time is up!", "タイムアップ！"),
    "foul": Text("A foul decided the fight.", "反則で決着した。"),
    "resign": Text("One side gave up.", "投了で決着した。"),
    "abandoned": Text("One side left.", "途中退席で決着した。"),
}
PARTS = {"techniques": Text("Techniques", "技"), "misses": Text("Miss cards", "ミス札")}


def shown(card: str) -> str:
    """`H10` as people see it: ♥10."""
    return SUIT_SIGNS[card[0]] + card[1:]
