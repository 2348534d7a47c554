# mypyc: compile
"""The rulebook of Flip Angel as code: setup, the turn, summoning and placement, ether instead of an angel, the end.

What the cards do once they lie on a field is in `abilities.py`, what may be answered in `legality.py`.
"""

from typing import Any, Final, Self

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.core.outcome import Outcome
from dengen.core.state import LEGAL, plan
from dengen.games.flip_angel.rules import actions, river, scoring, steps
from dengen.games.flip_angel.rules.abilities import Abilities
from dengen.games.flip_angel.rules.board import CELLS, NO_CELL
from dengen.games.flip_angel.rules.tables import ALL_FIVE, WHITE

TURN: Final = plan(steps.MAIN, steps.AFTER, steps.REFILL, steps.NEXT)
NEW_TURN: Final = plan(steps.TURN)


class FlipAngelState(Abilities):
    def clone(self) -> Self:
        other = type(self)()
        self.clone_zones(other)
        return other

    # ---- setup ----

    def begin(self) -> None:
        self.lay_empty()
        river.mix(self, list(range(self.tables.cards)))  # FA-8
        river.refill(self)  # FA-9, FA-10
        self.deal_references()
        self.give_seat_bonus()
        self.tell("start", {"seat": int(self.start_seat)}, news=ALL)
        self.agenda.extend(NEW_TURN)

    def deal_references(self) -> None:
        """The lowest number starts (FA-11, FA-12, FA-R5)."""
        if self.options["start"] == "seat0":
            return
        numbers = [1, 2, 3, 4]
        self.chance.shuffle(numbers)
        self.reference = numbers[: self.seats]
        self.start_seat = self.reference.index(min(self.reference))

    def give_seat_bonus(self) -> None:
        """Option `seat_bonus`: extra ether by turn order, as light, dark, light, …"""
        bonus: list[Any] = self.options["seat_bonus"]
        for order in range(self.seats):
            seat = (int(self.start_seat) + order) % self.seats
            points = int(bonus[order])
            self.light[seat] += (points + 1) // 2
            self.dark[seat] += points // 2

    # ---- the turn ----

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        seat = self.mover()
        if step == steps.TURN:
            self.start_turn(seat)
        elif step == steps.MAIN:
            self.ask(seat, steps.MAIN)
        elif step == steps.AFTER:
            if self.against_paid_reversal(seat) == LEGAL:  # else the turn ends by itself
                self.ask(seat, steps.AFTER)
        elif step == steps.REFILL:
            river.refill(self)  # FA-20, FA-R16
        elif step == steps.NEXT:
            self.end_turn(seat)
        elif step == steps.KEY:
            self.ask(seat, steps.KEY, a)
        elif step == steps.SELF_FLIP:
            self.flip_self(seat, a)
        elif step == steps.ICON:
            self.use_icon(seat, a, b)
        elif step == steps.RETRIGGER:
            self.offer_retrigger(seat, a)
        else:
            self.fourth_card_event(seat)

    def start_turn(self, seat: i64) -> None:
        self.flipped[seat] = 0  # FA-R2
        self.fired[seat] = 0
        self.paid = 0
        self.agenda.extend(TURN)

    def end_turn(self, seat: i64) -> None:
        """The turn passes to the left; six rounds are the game (FA-21, FA-22, FA-74)."""
        self.turn += 1
        if self.log is not None:
            self.tell("turn_end", {"seat": int(seat)})
        if not self.finished():
            self.agenda.extend(NEW_TURN)
        elif self.log is not None:
            self.tell("game_end", {"scores": self.scores()})

    # ---- answers ----

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.MAIN:
            self.take_turn(seat, act)
        elif question == steps.PLACE:
            if a == actions.STANDIN:
                self.place_standin(seat, act - actions.PLACE)
            else:
                self.summon(seat, a, act - actions.PLACE)
        elif question == steps.REVERSAL:
            self.reverse(seat, act)
        elif question == steps.AFTER:
            if act == actions.REVERSE:
                self.pay_for_reversal(seat)
        elif question == steps.KEY:
            self.lock(seat, a, act - actions.KEY)
        elif act == actions.RETRIGGER_YES:
            self.fire(seat, a, self.at(seat, a))

    def take_turn(self, seat: i64, act: i64) -> None:
        """One of the three things a turn is for (FA-16)."""
        if act == actions.REVERSE:
            self.agenda.append((steps.MAIN, 0, 0, 0))  # FA-R18: the summon or the gain is still to come
            self.pay_for_reversal(seat)
        elif act < actions.REVERSE:
            self.ask(seat, steps.PLACE, act - actions.SUMMON)
        else:
            self.take_ether(seat, act - actions.GAIN)

    def pay_for_reversal(self, seat: i64) -> None:
        """FA-51: 1 light and 1 dark."""
        self.paid = 1
        self.gain(seat, -1, -1)
        if self.log is not None:
            self.tell("pay", {"seat": int(seat), "light": 1, "dark": 1, "for": "reversal"})
        self.ask(seat, steps.REVERSAL, ALL_FIVE, NO_CELL)

    def take_ether(self, seat: i64, dark: i64) -> None:
        """FA-70, FA-71; the first time with the stand-in (FA-72, FA-73, FA-R19)."""
        self.gain(seat, 2 - dark, dark)
        if self.log is not None:
            self.tell("gain", {"seat": int(seat), "light": int(2 - dark), "dark": int(dark)})
        if self.standin_used[seat] == 0 and self.open_positions(seat) != 0:
            self.ask(seat, steps.PLACE, actions.STANDIN)

    # ---- summoning and placement ----

    def summon(self, seat: i64, slot: i64, cell: i64) -> None:
        """A placement, step by step in the order of FA-R29."""
        face = river.face_in(self, slot)
        if self.log is not None:
            args = {"seat": int(seat), "slot": actions.SLOTS[slot], "card": self.tables.names[face]}
            self.tell("summon", args)
        if not self.is_free(seat, face, cell):
            self.pay_cost(seat, face)  # 1
        river.take(self, slot)  # 2
        self.lay(seat, cell, face)  # 3
        if self.log is not None:
            self.tell("place", {"seat": int(seat), "card": self.tables.names[face], "cell": CELLS[cell]})
        self.pay_coupons(seat, cell)  # 4
        self.gain_bonus(seat, face)  # 5
        if slot == actions.DECK:  # told only now: so much of a placement can be foreseen
            river.tell_top(self)
        agenda = self.agenda  # what comes first is laid last
        agenda.append((steps.EVENT, 0, 0, 0))  # 9
        if self.tables.reversal[face]:
            agenda.append((steps.ICON, cell, face, 0))  # 8
        if self.tables.flip_self[face]:
            agenda.append((steps.SELF_FLIP, cell, 0, 0))  # 7
        if self.tables.key[face]:
            agenda.append((steps.KEY, cell, 0, 0))  # 6

    def pay_cost(self, seat: i64, face: i64) -> None:
        cost: i64 = self.tables.cost[face]
        light: i64 = cost if face & 1 == WHITE else 0
        self.gain(seat, -light, light - cost)
        if self.log is not None:
            args = {"seat": int(seat), "light": int(light), "dark": int(cost - light), "for": self.tables.names[face]}
            self.tell("pay", args)

    def place_standin(self, seat: i64, cell: i64) -> None:
        """FA-72, FA-R20 to FA-R22."""
        self.standin_used[seat] = 1
        self.lay(seat, cell, self.tables.standin)
        if self.log is not None:
            self.tell("standin", {"seat": int(seat), "cell": CELLS[cell]})
        self.agenda.append((steps.EVENT, 0, 0, 0))

    # ---- the end ----

    def scores(self) -> list[int]:
        return [int(scoring.total(self, seat)) for seat in range(self.seats)]

    def shares(self) -> list[float]:
        return scoring.win_shares(self)

    def outcome(self) -> Outcome | None:
        return scoring.standings(self) if self.over() else None
