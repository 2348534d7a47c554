"""A game between players. Here, and nowhere else, players meet a state; and what they get is a resample."""

from collections.abc import Callable, Sequence

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.players.player import Player

Heard = Callable[[int, int], None]


def unheard(seat: int, act: int) -> None:
    """For those who don't want to know what is answered."""


def answer(state: State, seat: int, player: Player, rng: Chance) -> int:
    """The player's answer, found in a world where all that its seat can't know was drawn anew."""
    return player.choose(state.resample(seat, rng), seat)


def play(state: State, players: Sequence[Player], rng: Chance, heard: Heard = unheard) -> int:
    """Seat the players and play to the end; the number of decisions. `heard` is told each answer: the seat, the action."""
    if len(players) != state.seats:
        raise ValueError(f"{state.seats} seats need {state.seats} players, not {len(players)}")
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        act = answer(state, seat, players[seat], rng)
        state.apply(seat, act)
        heard(seat, act)
        decisions += 1
    return decisions
