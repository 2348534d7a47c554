"""Super Trump Fighter: two characters, four slots each, ordinary playing cards, and a shout."""

from dengen.games.trump_fighter.game import TrumpFighter

__all__ = ["TrumpFighter"]
