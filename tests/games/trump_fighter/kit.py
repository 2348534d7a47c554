"""Lays a table as data, plays beats by the names of cards, and reads the table back in the same notation."""

from typing import Any

from dengen.core.events import Event
from dengen.games.trump_fighter import TrumpFighter
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.codes import PHASES
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name

GAME = TrumpFighter("dengen")


class Ring:
    """A fight on the table. Hands and fields are written left to right from the owner's side, the deck from the top."""

    def __init__(self, fight: TrumpFighterState, game: TrumpFighter = GAME) -> None:
        self.game = game
        self.fight = fight
        self.happened: list[Event] = []
        fight.listen()

    def beat(self, first: str, second: str) -> "Ring":
        """One beat: `move C9 0` lays C9 on slot 0; also `strike C9 0`, `call`, `wait` or the name of an action."""
        for seat, what in enumerate((first, second)):
            self.fight.apply(seat, self.number(seat, what))
        self.happened += self.fight.events()
        return self

    def answer(self, seat: int, what: str) -> "Ring":
        self.fight.apply(seat, self.number(seat, what))
        self.happened += self.fight.events()
        return self

    def number(self, seat: int, what: str) -> int:
        if " " in what:
            kind, card, slot = what.split()
            what = f"{kind}:{self.hand(seat).split().index(card)}:{slot}"
        return self.game.number(what)

    def legal(self, seat: int) -> list[int]:
        return self.fight.legal(seat)

    def refused(self, seat: int, what: str) -> str:
        """The clause that forbids it, or nothing."""
        refusal = self.game.refusal(self.fight, seat, self.number(seat, what))
        return refusal.clause if refusal else ""

    def hand(self, seat: int) -> str:
        cards = self.fight.hand[seat * 4 : seat * 4 + 4]
        return " ".join("-" if card == NO_CARD else card_name(card) for card in cards)

    def field(self, seat: int) -> str:
        return " ".join("/".join(self.fight.stack(seat * 4 + slot)) or "-" for slot in range(4))

    @property
    def deck(self) -> str:
        return " ".join(card_name(card) for card in reversed(self.fight.deck))

    @property
    def totals(self) -> list[int]:
        return self.fight.scores()

    @property
    def phase(self) -> str:
        return PHASES[self.fight.phase]

    @property
    def obliged(self) -> list[int]:
        return [seat for seat in range(2) if self.fight.obliged >> seat & 1]

    @property
    def misses(self) -> list[int]:
        return self.fight.miss_count

    def hits(self, seat: int) -> list[str]:
        """The techniques that have hit."""
        techniques = self.fight.tables.characters[self.fight.character[seat]].techniques
        return [technique.id for which, technique in enumerate(techniques) if self.fight.hit[seat] >> which & 1]

    def could_hit(self, seat: int) -> list[str]:
        """The techniques that are met on the table as it lies."""
        techniques = self.fight.tables.characters[self.fight.character[seat]].techniques
        bits = self.fight.can_hit(seat, self.fight.seen_from(seat))
        return [technique.id for which, technique in enumerate(techniques) if bits >> which & 1]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.happened]

    @property
    def result(self) -> tuple[str, int | None]:
        """How it ended and who won."""
        outcome = self.fight.outcome()
        if outcome is None:
            return "", None
        winners = [seat for seat in range(2) if outcome.seats[seat].share == 1]
        return outcome.reason, winners[0] if winners else None


def ring(game: TrumpFighter = GAME, /, **position: Any) -> Ring:
    return Ring(game.position(position), game)


# The table of the printed sample card (E-1), which several rulings start from.
SAMPLE: dict[str, Any] = {
    "characters": ["kakeru", "oyama"],
    "hands": ["S9 D10 HJ SQ", "C9 C10 CJ SA"],
    "fields": ["S4 H6 C8 DK", "D5 C7 HQ S2"],
    "deck": "HA H2 H3 H4 H5 S3",
}


def sample(**changes: Any) -> Ring:
    return ring(**(SAMPLE | changes))
