# mypyc: compile
"""How far the game is for a seat, and what its field is worth."""

from mypy_extensions import i64

from dengen.games.flip_angel.rules import FlipAngelState, field, scoring
from dengen.games.flip_angel.rules.state import ROUNDS


def turns_to_come(state: FlipAngelState, seat: i64) -> i64:
    """Turns in which the seat has yet to summon or to take ether."""
    seats: i64 = state.seats
    order = (seat - state.start_seat + seats) % seats
    left = ROUNDS - (state.turn + seats - 1 - order) // seats
    if left > 0 and seat == state.mover() and not state.asked_of(seat).opens_turn:
        return left - 1
    return left


def field_points(state: FlipAngelState, seat: i64, turned: bool) -> i64:
    """a + c, as the field lies or with all cards that can flip turned over."""
    flips: i64 = field.unlocked(state, seat) if turned else 0
    return scoring.angels(state, seat, flips) + scoring.suns_and_moons(state, seat, flips)
