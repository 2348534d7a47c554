# mypyc: compile
"""The steps of the agenda, named after the rulebook's chapters, and the questions; a step that asks shares its name with its question."""

from typing import Final

# Before the game and opening placement (5, 6)
SET_ASIDE: Final = 1
SHUFFLE: Final = 2
OPENING_HANDS: Final = 3
MULLIGAN: Final = 4
REDRAW: Final = 5
JOIN_SHOTS: Final = 6
OPENING_FIRST: Final = 7
OPENING_SECOND: Final = 8
OPEN_CARD: Final = 9
OPEN_CELL: Final = 10  # kind

# The turn (7)
TURN: Final = 11
WAKE: Final = 12
RECOVER: Final = 13
DRAW: Final = 14
MAIN: Final = 15
FACE: Final = 16  # kind
PLACE_CELL: Final = 17  # kind, face up, intercepting
DUDS: Final = 18
END_CASTING: Final = 19
UPRIGHT_ALL: Final = 20
HAND_LIMIT: Final = 21
TURN_END: Final = 22
ASIDE_AWAY: Final = 23
NEXT_TURN: Final = 24

# The chain (8.3)
RAPID: Final = 30
B_EFFECTS: Final = 31
DANMAKU: Final = 32
INTERCEPT: Final = 33
D_EFFECTS: Final = 34
SETTLING: Final = 35
DESTRUCTION: Final = 36
A_EFFECTS: Final = 37
CHAIN_END: Final = 38
CHAIN_OVER: Final = 39
ALTERNATE: Final = 40  # which of D_EFFECTS, A_EFFECTS, CHAIN_END, END_CASTING, TURN_END; seat
ORDER: Final = 41  # which
SUSTAIN: Final = 42  # card
END_A: Final = 43  # card

# Settling a cell (8.3.6)
SETTLE: Final = 50  # cells still to settle; the sizes of both danmaku piles before
HIT: Final = 51  # cell, seat, steps left
KEEP: Final = 52  # cell, seat
CLEAN_UP: Final = 53  # cell
PILE_ORDER: Final = 54  # seat; size of the pile before settling

# Effects
EFFECT: Final = 60  # card, effect, cell
OPTIONAL: Final = 62
COST: Final = 63
PAY: Final = 64  # cards left to pay
SHOOT: Final = 65  # why: RAPID, DANMAKU or EFFECT
SHOOT_CARD: Final = 66  # cell
TARGET: Final = 67
DESTINATION: Final = 68
DISCARD: Final = 69  # seat, cards left
SCRY: Final = 70  # cards looked at already, cards to look at
SLOT: Final = 71  # the question that named the cell, its argument, the cell
