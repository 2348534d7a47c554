# mypyc: compile
"""Plans: which own rows can be reached with the hand, and what a Call would be worth on them."""

from typing import Final

from mypy_extensions import i64

from dengen.games.trump_fighter.rules.actions import CALL, FULL, NOTHING, STRIKE
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.rows import ROW, card_in, first_empty, size, with_card
from dengen.games.trump_fighter.rules.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.scoring import total
from dengen.games.trump_fighter.rules.tables import SETS

WIN: Final = 20.0  # a Call that ends the fight in one's favour
PATIENCE: Final = 0.9  # per Move that a plan still needs
REFILL: Final = 0.25  # per card drawn, against the cards that the other draws
NO_PLAN: Final = -99.0


class Planner:
    """The best Call that a seat can reach by itself, with at most `depth` Moves."""

    state: TrumpFighterState
    seat: i64
    depth: i64
    theirs: i64  # the other's row
    given: i64  # how many cards a Call gives to the other
    value: float
    act: i64  # what begins the plan: a Move, a Strike that completes it, or CALL
    moves: i64

    def explore(self, row: i64, hand: i64, slot: i64, moves: i64, left: i64, first: i64) -> None:
        """All rows from here on; once the row is full, only slots from `slot` on are covered, each once."""
        self.consider(row, moves, left, first)
        if moves == self.depth or left == 0:
            return
        empty = first_empty(row)
        target: i64 = slot if empty == FULL else empty
        until: i64 = ROW if empty == FULL else empty + 1
        while target < until:
            for position in range(ROW):
                card = card_in(hand, position)
                if card != NO_CARD:
                    begins = position * 4 + target if first == NOTHING else first
                    laid, kept = with_card(row, target, card), with_card(hand, position, NO_CARD)
                    self.explore(laid, kept, target + 1 if empty == FULL else 0, moves + 1, left - 1, begins)
            target += 1

    def consider(self, row: i64, moves: i64, left: i64, first: i64) -> None:
        mine = self.state.can_hit(self.seat, row, self.theirs)
        if mine == 0 and left > 1:
            return
        value = self.worth_of_call(row, mine, left)
        for _ in range(moves):
            value *= PATIENCE
        if value > self.value:
            self.value = value
            self.moves = moves
            self.act = CALL if moves == 0 else first + STRIKE if moves == 1 else first

    def worth_of_call(self, row: i64, mine: i64, left: i64) -> float:
        """What a Call on this row gains: both sides score, both refill, and it may end the fight."""
        state, seat = self.state, self.seat
        other = 1 - seat
        theirs = state.can_hit(other, self.theirs, row)
        worth = state.tables.worth
        gain = worth[SETS * state.character[seat] + mine]
        loss = worth[SETS * state.character[other] + theirs]
        my_total = total(state, seat) + gain
        their_total = total(state, other) + loss
        drawn = ROW - left
        if my_total >= state.target or their_total >= state.target or drawn + self.given >= state.left:
            return WIN if my_total > their_total else -WIN if my_total < their_total else 0.0
        return float(gain - loss) + REFILL * float(drawn - self.given)


def best_plan(state: TrumpFighterState, seat: i64, depth: i64) -> Planner:
    """On the table as it lies."""
    other = 1 - seat
    return plan_on(state, seat, depth, state.tops[seat], state.hand[seat], state.tops[other], state.hand[other])


def plan_on(
    state: TrumpFighterState, seat: i64, depth: i64, row: i64, hand: i64, their_row: i64, their_hand: i64
) -> Planner:
    """With these rows and hands instead of those of the table."""
    planner = Planner()
    planner.state = state
    planner.seat = seat
    planner.depth = depth
    planner.theirs = their_row
    planner.given = ROW - size(their_hand)
    planner.value = NO_PLAN
    planner.act = NOTHING
    planner.moves = 0
    planner.explore(row, hand, 0, 0, size(hand), NOTHING)
    return planner
