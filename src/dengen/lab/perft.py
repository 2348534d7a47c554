"""How many ways lead on from a deal: every sequence of answers, counted. Two builds or two ports of the rules that give the same
numbers agree on what is legal."""

from dengen.core.rules.state import State


def perft(state: State, depth: int) -> int:
    """The sequences of so many answers, shorter ones that end the game included. Of seats asked at once the first answers first."""
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
