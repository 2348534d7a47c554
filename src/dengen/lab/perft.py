"""Perft: the number of action sequences from a deal. Two builds or ports of the rules with the same numbers
agree on the legal actions."""

from dengen.core.rules.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions, including shorter ones that end the game. Seats asked at once act in order."""
    actors = state.actors()
    if depth == 0 or not actors:
        return 1
    seat = actors[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for act in legal:
        after = state.clone()
        after.apply(seat, act)
        total += perft(after, depth - 1)
    return total
