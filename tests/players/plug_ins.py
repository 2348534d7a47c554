"""Plug-ins for tests, valid and invalid."""

import random
from pathlib import Path
from typing import Any

from dengen import Game, State, Text
from dengen.players import Player


class Last(Player):
    """Takes the last legal action but `back`."""

    title = Text("The Last", "しんがり")

    def __init__(self, game: Game[Any], seed: int = 0, back: int = 0) -> None:
        super().__init__(game, seed)
        self.back = back

    def choose(self, world: State, seat: int) -> int:
        legal = world.legal(seat)
        return legal[-1 - min(self.back, len(legal) - 1)]


class Specialist(Last):
    games = ("lumiel",)


class Outlaw(Player):
    def choose(self, world: State, seat: int) -> int:
        return -1


class Texter(Player):
    def choose(self, world: State, seat: int) -> Any:
        return str(world.legal(seat)[0])


class Moody(Player):
    def choose(self, world: State, seat: int) -> int:
        return random.choice(world.legal(seat))


class Forgetful(Player):
    """Works only if it has seen the game from its beginning."""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.turn = 0

    def choose(self, world: State, seat: int) -> int:
        self.turn += 1
        hand = world.hands[seat]  # type: ignore[attr-defined]
        return world.legal(seat)[0] if len(hand) + self.turn == 4 else -1


class Reader(Last):
    """Reads its weights from a file."""

    def __init__(self, game: Game[Any], seed: int = 0, file: str = "") -> None:
        super().__init__(game, seed)
        self.weights = Path(file).read_bytes()


NOBODY = "not a class"
