"""Tables for the tests of Flip Angel, laid from a few lines of text.

    turn 2, seats 2
    row  gabriel/w dumah/w puriel/b          (- is a gap)
    deck cassiel/w eremiel/b                 (top first)
    discard uriel michael
    P0   L3 D4  nw michael/w  ne wallim/b+2  se reference  sw gabriel/w*!

`+2` are key chips, `*` has flipped and `!` has fired in this turn.
"""

import re
from typing import Any

from dengen.games.flip_angel import FlipAngel
from dengen.games.flip_angel.rules import FlipAngelState, scoring
from dengen.games.flip_angel.rules.board import CELLS
from dengen.testing import Scene

GAME = FlipAngel("dengen")
SIDES = {"w": "white", "b": "black"}


class Table(Scene):
    """A scene of Flip Angel: zones as the text that lays them."""

    state: FlipAngelState

    @property
    def row(self) -> str:
        return " ".join(card or "-" for card in self.data["row"])

    @property
    def deck(self) -> str:
        return " ".join(self.data["deck"])

    @property
    def discard(self) -> str:
        return " ".join(self.data["discard"])

    @property
    def known(self) -> list[int]:
        """Known places of the deck besides the top."""
        known: list[int] = self.data["known"]
        return known

    def ether(self, seat: int = 0) -> str:
        return f"L{self.state.light[seat]} D{self.state.dark[seat]}"

    def field(self, seat: int = 0) -> str:
        """The cards of a field in the order of the cells, as in the text that lays them; without the fired marks."""
        return "  ".join(f"{cell} {written(card)}" for cell, card in self.data["players"][seat]["field"].items())

    def parts(self, seat: int = 0) -> list[int]:
        """a, b, c, d."""
        return list(scoring.parts(self.state, seat).values())

    @property
    def mover(self) -> int:
        return int(self.state.mover())

    @property
    def turn(self) -> int:
        return int(self.state.turn)


def written(card: dict[str, Any]) -> str:
    side = f"/{card['side'][0]}" if "side" in card else ""
    chips = f"+{card['chips']}" if card["chips"] else ""
    return f"{card['card']}{side}{chips}{'*' if card['flipped'] else ''}"


def lay(text: str, game: FlipAngel = GAME, **options: Any) -> Table:
    """The table that a text describes."""
    return Table.lay(game, position(text) | ({"options": options} if options else {}))


def new(seats: int | None = None, seed: int = 0, **options: Any) -> Table:
    return Table.new(GAME, seats, seed, **options)


def position(text: str) -> dict[str, Any]:
    data: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    for line in text.strip().splitlines():
        head, *words = line.replace(",", " ").split()
        if head in ("turn", "seats", "solo"):
            numbers = [head, *words]
            if "solo" in numbers:
                numbers[numbers.index("solo") : numbers.index("solo") + 1] = ["seats", "1"]
            data |= {name: int(number) for name, number in zip(numbers[::2], numbers[1::2], strict=True)}
        elif head == "row":
            data["row"] = [None if word == "-" else word for word in words]
        elif head in ("deck", "discard"):
            data[head] = words
        elif head == "known":
            data["known"] = [int(word) for word in words]
        else:
            seats[int(head.removeprefix("P"))] = seat_data(words)
    data["players"] = [seats.get(seat, {}) for seat in range(max(seats, default=-1) + 1)]
    return data


def seat_data(words: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {"field": {}}
    while words:
        word = words.pop(0)
        if word in CELLS:
            data["field"][word] = placed(words.pop(0))
        else:
            data[{"L": "light", "D": "dark"}[word[0]]] = int(word[1:])
    return data


def placed(word: str) -> dict[str, Any]:
    match = re.fullmatch(r"(\w+?)(?:/([wb]))?(?:\+(\d))?(\*?)(!?)", word)
    assert match, word
    card, side, chips, flipped, fired = match.groups()
    data: dict[str, Any] = {"card": card, "chips": int(chips or 0), "flipped": bool(flipped), "fired": bool(fired)}
    return data | ({"side": SIDES[side]} if side else {})
