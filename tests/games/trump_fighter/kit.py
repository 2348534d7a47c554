"""Lays a table as data, plays beats by the names of cards, and reads the table back in the same notation."""

from typing import Any, Self

from dengen.core.base.packed import unpacked
from dengen.games.trump_fighter import TrumpFighter
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.codes import PHASES
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.rows import cards_of
from dengen.testing import Scene

GAME = TrumpFighter("dengen")


class Ring(Scene):
    """A fight on the table. Hands and fields are written left to right from the owner's side, the deck from the top.

    `move C9 0` lays C9 on slot 0, `strike C9 0` does so and calls.
    """

    game: TrumpFighter
    state: TrumpFighterState

    def full_name(self, word: str, seat: int) -> str:
        if " " not in word:
            return word
        kind, card, slot = word.split()
        return f"{kind}:{self.hand(seat).split().index(card)}:{slot}"

    def short_name(self, name: str, seat: int) -> str:
        kind, *places = name.split(":")
        if kind not in ("move", "strike"):
            return name
        position, slot = map(int, places)
        return f"{kind} {self.hand(seat).split()[position]} {slot}"

    def beat(self, first: str, second: str) -> Self:
        """One beat: what each of the two does."""
        return self.act(first, seat=0).act(second, seat=1)

    def hand(self, seat: int) -> str:
        cards = cards_of(self.state.hand[seat])
        return " ".join("-" if card == NO_CARD else card_name(card) for card in cards)

    def field(self, seat: int) -> str:
        return " ".join("/".join(self.state.stack(seat * 4 + slot)) or "-" for slot in range(4))

    @property
    def deck(self) -> str:
        return " ".join(card_name(card) for card in reversed(self.state.deck_cards()))

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def obliged(self) -> list[int]:
        return [seat for seat in range(2) if self.state.obliged >> seat & 1]

    @property
    def misses(self) -> list[int]:
        return unpacked(self.state.miss_count)

    def hits(self, seat: int) -> list[str]:
        """The techniques that have hit."""
        techniques = self.state.tables.characters[self.state.character[seat]].techniques
        return [technique.id for which, technique in enumerate(techniques) if self.state.hit[seat] >> which & 1]

    def could_hit(self, seat: int) -> list[str]:
        """The techniques that are met on the table as it lies."""
        techniques = self.state.tables.characters[self.state.character[seat]].techniques
        bits = self.state.fits_now(seat)
        return [technique.id for which, technique in enumerate(techniques) if bits >> which & 1]


def lay(game: TrumpFighter = GAME, /, **position: Any) -> Ring:
    return Ring.lay(game, position)


def new(seed: int = 0, **options: Any) -> Ring:
    return Ring.new(GAME, 2, seed, **options)


# The table of the printed sample card (E-1), which several rulings start from.
SAMPLE: dict[str, Any] = {
    "characters": ["kakeru", "oyama"],
    "hands": ["S9 D10 HJ SQ", "C9 C10 CJ SA"],
    "fields": ["S4 H6 C8 DK", "D5 C7 HQ S2"],
    "deck": "HA H2 H3 H4 H5 S3",
}
HAND = ["S9", "D10", "HJ", "SQ"]  # of its first seat


def sample(**changes: Any) -> Ring:
    return lay(**(SAMPLE | changes))
