"""Games between players. This is the only place where players get a state, and it is a resampled one."""

from collections.abc import Callable, Sequence

from dengen.core.base.chance import Chance
from dengen.core.base.words import plural
from dengen.core.rules.state import State
from dengen.players.player import Player

OnAction = Callable[[int, int], None]


def ignore(seat: int, act: int) -> None:
    """Ignore an action."""


def answer(state: State, seat: int, player: Player, rng: Chance) -> int:
    """The player's action, chosen in a world whose hidden information is resampled for its seat."""
    return player.choose(state.resample(seat, rng), seat)


def play(state: State, players: Sequence[Player], rng: Chance, on_action: OnAction = ignore) -> int:
    """Play the game to its end. Returns the number of decisions; `on_action` is called with each seat and action."""
    if len(players) != state.seats:
        raise ValueError(f"Expected one player for each of the {plural(state.seats, 'seat')}, not {len(players)}")
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        act = answer(state, seat, players[seat], rng)
        state.apply(seat, act)
        on_action(seat, act)
        decisions += 1
    return decisions
