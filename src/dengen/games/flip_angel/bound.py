"""No game asks more questions than this.

A game has exactly six turns for each seat. A turn has at most one placement and one paid reversal; a card flips at most once in
a turn, and once more in its field's only event; a card's reversal icon works once in a turn.
"""

from dengen.games.flip_angel.rules.state import ROUNDS

QUESTIONS_OF_A_TURN = 2 + 1 + 7 + 9 + 8 + 1  # main, place, reversal, key, retrigger, after


def bound(seats: int) -> int:
    return seats * int(ROUNDS) * QUESTIONS_OF_A_TURN
