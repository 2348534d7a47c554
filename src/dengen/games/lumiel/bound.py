"""No game takes more answers than this (LP-R35).

With the dengen set every own turn uses up one of a player's 18 cards for good: 52 turns at most. docs/games/lumiel.md
counts under 600 answers. Another set may give cards back, so its games end by the cap on turns.
"""

DENGEN_ANSWERS = 1000
TURN_ANSWERS = 100  # of one turn with any other card set


def bound(is_dengen_set: bool, seats: int, turn_cap: int) -> int:
    return DENGEN_ANSWERS if is_dengen_set else TURN_ANSWERS * seats * turn_cap
