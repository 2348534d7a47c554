"""Laying a table of Troll Master: positions as data, answers by name, a look at what is public."""

from typing import Any

from dengen.games.troll_master import TrollMaster
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.views.view import PlayerView
from dengen.testing import Scene

GAME = TrollMaster("dengen")


class Table(Scene):
    """A scene with the words of this game. Seats are numbers; `look` is what everybody sees."""

    game: TrollMaster
    state: TrollMasterState

    def look(self, seat: int) -> PlayerView:
        player: PlayerView = self.view().players[seat]
        return player

    def familiars(self, seat: int) -> list[str]:
        """The seat's stacks as positions write them: `gnome/golem:1`."""
        return list(self.data["players"][seat]["familiars"])

    def hand(self, seat: int) -> list[str]:
        return list(self.data["players"][seat]["hand"])

    def mana(self) -> list[int]:
        return [player.mana for player in self.view().players]

    def chits(self) -> list[int]:
        return [player.chits for player in self.view().players]

    def pawns(self) -> list[int]:
        return [player.pawn for player in self.view().players]


def lay(game: TrollMaster = GAME, **position: Any) -> Table:
    return Table.lay(game, position)


def new(seats: int = 3, seed: int = 0, game: TrollMaster = GAME, **options: Any) -> Table:
    return Table.new(game, seats, seed, **options)


def acting(pos: int, pool: list[int], seats: int = 3, game: TrollMaster = GAME, **first: Any) -> Table:
    """Seat 0 alone has a pawn, on this action, and is asked whether to perform it."""
    others = first.pop("others", [])
    supply = first.pop("supply", {})
    return lay(
        game,
        seats=seats,
        phase="action",
        pool=pool,
        supply=supply,
        players=[{"pawn": pos, **first}, *others],
    )


# Pools that meet the need of every action of a kind but the highest
TOMES = [5, 1, 1, 3]
VIALS = [1, 5, 1, 3]
WANDS = [1, 1, 5, 3]
CRYSTALS = [2, 2, 1, 5]
