"""A game between players. Here, and nowhere else, players meet a state; and what they get is a resample."""

from collections.abc import Sequence

from dengen.core.chance import Chance
from dengen.core.state import State
from dengen.players.player import Player


def answer(state: State, seat: int, player: Player, rng: Chance) -> int:
    """The player's answer, found in a world where all that its seat can't know was drawn anew."""
    return player.choose(state.resample(seat, rng), seat)


def play(state: State, players: Sequence[Player], rng: Chance) -> int:
    """Seat the players and play to the end; the number of decisions."""
    if len(players) != state.seats:
        raise ValueError(f"{state.seats} seats need {state.seats} players, not {len(players)}")
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, answer(state, seat, players[seat], rng))
        decisions += 1
    return decisions
