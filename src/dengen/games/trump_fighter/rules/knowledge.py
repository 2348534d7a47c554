# mypyc: compile
"""What a seat can't know of the table, drawn anew."""

from dengen.core.chance import Chance
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.codes import DECLARING, OVER
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.state import BY_PLACE, Table


def redeal(table: Table, seat: int, rng: Chance) -> None:
    """The deck and the miss cards; with hidden hands the other's; and what the other has sealed."""
    other = 1 - seat
    hidden = [] if table.open_hands else [p for p in range(other * 4, other * 4 + 4) if table.hand[p] != NO_CARD]
    face_down = [] if table.phase == OVER else table.misses  # the end turns them up
    unseen = table.deck + [miss % BY_PLACE for miss in face_down] + [table.hand[place] for place in hidden]
    unseen.sort()
    rng.shuffle(unseen)
    for place in hidden:
        table.hand[place] = unseen.pop()
    if face_down:
        table.misses = [miss - miss % BY_PLACE + unseen.pop() for miss in face_down]
    table.deck = unseen
    if table.sealed[other] != NOTHING and not (table.phase == DECLARING and table.ready(other) == 0):
        table.sealed[other] = -1
        table.waiting |= 1 << other
