# mypyc: compile
"""Plans: which own rows can be reached with the hand, and what a Call would be worth on them."""

from typing import Final

from mypy_extensions import i64

from dengen.games.trump_fighter.rules.actions import CALL, FULL, NOTHING, STRIKE
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.scoring import total
from dengen.games.trump_fighter.rules.state import ROW

WIN: Final = 20.0  # a Call that ends the fight in one's favour
PATIENCE: Final = 0.9  # per Move that a plan still needs
REFILL: Final = 0.25  # per card drawn, against the cards that the other draws
NO_PLAN: Final = -99.0


class Planner:
    """The best Call that a seat can reach by itself, with at most `depth` Moves."""

    state: TrumpFighterState
    seat: i64
    depth: i64
    tops: list[int]  # the seat's own row first
    hand: list[int]
    value: float
    act: i64  # what begins the plan: a Move, a Strike that completes it, or CALL
    moves: i64

    def look(self, state: TrumpFighterState, seat: i64, depth: i64) -> None:
        self.state = state
        self.seat = seat
        self.depth = depth
        self.tops = state.seen_from(seat).copy()
        self.hand = state.hand[seat * 4 : seat * 4 + 4]
        self.value = NO_PLAN
        self.act = NOTHING
        self.moves = 0
        self.explore(0, 0, state.hand_size(seat), NOTHING)

    def explore(self, slot: i64, moves: i64, left: i64, first: i64) -> None:
        """All rows from here on; once the row is full, only slots from `slot` on are covered, each once."""
        self.consider(moves, left, first)
        if moves == self.depth or left == 0:
            return
        empty = self.empty_slot()
        until = ROW if empty == FULL else empty + 1
        for target in range(slot if empty == FULL else empty, until):
            beneath = self.tops[target]
            for position in range(ROW):
                card = self.hand[position]
                if card != NO_CARD:
                    self.tops[target] = card
                    self.hand[position] = NO_CARD
                    begins = position * 4 + target if first == NOTHING else first
                    self.explore(target + 1 if empty == FULL else 0, moves + 1, left - 1, begins)
                    self.hand[position] = card
            self.tops[target] = beneath

    def empty_slot(self) -> i64:
        for slot in range(ROW):
            if self.tops[slot] == NO_CARD:
                return slot
        return FULL

    def consider(self, moves: i64, left: i64, first: i64) -> None:
        mine = self.state.can_hit(self.seat, self.tops)
        if mine == 0 and left > 1:
            return
        value = worth_of_call(self.state, self.seat, self.tops, mine, left)
        for _ in range(moves):
            value *= PATIENCE
        if value > self.value:
            self.value = value
            self.moves = moves
            self.act = CALL if moves == 0 else first + STRIKE if moves == 1 else first


def worth_of_call(state: TrumpFighterState, seat: i64, tops: list[int], mine: i64, left: i64) -> float:
    """What a Call on these top cards gains: both sides score, both refill, and it may end the fight."""
    other = 1 - seat
    theirs = state.can_hit(other, tops[4:] + tops[:4])
    gain: i64 = state.tables.worth[state.character[seat]][mine]
    loss: i64 = state.tables.worth[state.character[other]][theirs]
    my_total = total(state, seat) + gain
    their_total = total(state, other) + loss
    drawn = 4 - left
    given = 4 - state.hand_size(other)
    if my_total >= state.target or their_total >= state.target or drawn + given >= len(state.deck):
        return WIN if my_total > their_total else -WIN if my_total < their_total else 0.0
    return float(gain - loss) + REFILL * float(drawn - given)


def best_plan(state: TrumpFighterState, seat: i64, depth: i64) -> Planner:
    planner = Planner()
    planner.look(state, seat, depth)
    return planner
