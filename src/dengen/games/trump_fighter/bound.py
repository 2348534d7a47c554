"""No fight asks more questions than this, and why (TF-R37)."""

from typing import Final

BEATS: Final = 261  # cards only travel on, every Call uses up a technique or a deck card, a stalemate forces either
CALLS: Final = 52
PICKS: Final = 3  # one each, and one again after a clash
ANSWERS: Final = 2 * BEATS + PICKS + 2 * CALLS  # attack="manual": both name their hits after a Call

MAX_STEPS: Final = 640  # rounded up
