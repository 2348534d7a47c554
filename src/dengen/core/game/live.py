"""The live facet: real-time play, and clocks that the game's own rules know."""

from dengen.core.game.facet import Facet, S
from dengen.core.live import LiveBot, LiveFight


class LiveFacet(Facet[S]):
    # ---- an author writes ----

    def out_of_time(self, state: S, seat: int) -> int | None:
        """The move that the game's own rule makes when a clock runs out; None: the rules say nothing, a bot moves."""
        return None

    def live(self, state: S, time: int) -> LiveFight | None:
        """The fight that turns timed inputs into moves, for a game played in real time; None: it is played by questions."""
        return None

    def live_bot(self, fight: LiveFight, seat: int, level: str, seed: int) -> LiveBot:
        """The bot of a level at one seat of a fight that `live` gave."""
        raise NotImplementedError(f"{self.game.id} has no bots for live fights")
