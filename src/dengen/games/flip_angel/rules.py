# mypyc: compile
"""The rulebook of Flip Angel as code: setup, the turn, summoning, abilities, reversal, the fourth-card event."""

from typing import Any, Final, Self

from mypy_extensions import i64

from dengen.core.outcome import Outcome
from dengen.core.state import LEGAL, RULING, plan
from dengen.games.flip_angel import actions, river, scoring, steps
from dengen.games.flip_angel.board import CELLS, CORE, POSITION, READING, SIZE
from dengen.games.flip_angel.state import Zones
from dengen.games.flip_angel.tables import (
    ALL_FIVE,
    COLOURLESS,
    EMPTY,
    ETHER_BIT,
    FIELD_ALL_BIT,
    FIELD_BIT,
    FLIP_BIT,
    FLOW_BIT,
    HALF,
    WHITE,
)

TURN: Final = plan(steps.MAIN, steps.AFTER, steps.REFILL, steps.NEXT)
NEW_TURN: Final = plan(steps.TURN)
EVERYWHERE_BITS: Final[i64] = FLIP_BIT | FLOW_BIT | ETHER_BIT  # effects that can always be carried out (FA-R35)


class FlipAngelState(Zones):
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
        self.tell("start", {"seat": int(self.start_seat)}, news=-1)
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
            self.act(seat, act)
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

    def act(self, seat: i64, act: i64) -> None:
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
        self.ask(seat, steps.REVERSAL, ALL_FIVE, steps.NO_CELL)

    def take_ether(self, seat: i64, dark: i64) -> None:
        """FA-70, FA-71; the first time with the stand-in (FA-72, FA-73, FA-R19)."""
        self.gain(seat, 2 - dark, dark)
        if self.log is not None:
            self.tell("gain", {"seat": int(seat), "light": int(2 - dark), "dark": int(dark)})
        if self.standin_used[seat] == 0 and self.open_positions(seat) != 0:
            self.ask(seat, steps.PLACE, actions.STANDIN)

    def gain(self, seat: i64, light: i64, dark: i64) -> None:
        self.light[seat] += light
        self.dark[seat] += dark

    # ---- summoning and placement ----

    def is_free(self, seat: i64, face: i64, cell: i64) -> bool:
        """Does the special summon hold for this cell (FA-28 to FA-31, FA-R23)?"""
        return (self.free_positions(seat, face) >> POSITION[cell]) & 1 == 1

    def free_positions(self, seat: i64, face: i64) -> i64:
        """Where the special summon of a face holds now, as bits; checked on the visible faces (FA-R24)."""
        whites: i64 = 0
        blacks: i64 = 0
        for cell in range(SIZE):
            placed: i64 = self.at(seat, cell)
            if placed >= 0:
                colour: i64 = self.tables.colour[placed]
                if colour == WHITE:
                    whites += 1
                elif colour != COLOURLESS:  # FA-R20: the stand-in has no colour
                    blacks += 1
        return self.tables.free[self.tables.condition(face, whites, blacks)]

    def can_pay(self, seat: i64, face: i64) -> bool:
        """FA-25, FA-26: light for a white face, dark for a black one."""
        return self.tables.cost[face] <= (self.light[seat] if face & 1 == WHITE else self.dark[seat])

    def summon(self, seat: i64, slot: i64, cell: i64) -> None:
        """The order inside a placement is FA-R29."""
        face = river.face_in(self, slot)
        if self.log is not None:
            args = {"seat": int(seat), "slot": actions.SLOTS[slot], "card": self.tables.names[face]}
            self.tell("summon", args)
        if not self.is_free(seat, face, cell):
            self.pay_cost(seat, face)  # 1
        river.take(self, slot)  # 2
        self.field[seat * SIZE + cell] = face  # 3
        if self.log is not None:
            self.tell("place", {"seat": int(seat), "card": self.tables.names[face], "cell": CELLS[cell]})
        self.pay_coupons(seat, cell)  # 4
        self.gain_bonus(seat, face)  # 5
        if slot == actions.DECK:
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

    def pay_coupons(self, seat: i64, placed: i64) -> None:
        """FA-48; not for the card itself (FA-49)."""
        colour: i64 = self.at(seat, placed) & 1
        for cell in range(SIZE):
            face: i64 = self.at(seat, cell)
            if face >= 0 and cell != placed and self.tables.coupon[face]:
                light: i64 = self.tables.coupon_light[2 * face + colour]
                dark: i64 = self.tables.coupon_dark[2 * face + colour]
                if light + dark > 0:
                    self.gain(seat, light, dark)
                    self.tell_ether("coupon", seat, face, light, dark)

    def place_standin(self, seat: i64, cell: i64) -> None:
        """FA-72, FA-R20 to FA-R22."""
        self.standin_used[seat] = 1
        self.field[seat * SIZE + cell] = self.tables.standin
        if self.log is not None:
            self.tell("standin", {"seat": int(seat), "cell": CELLS[cell]})
        self.agenda.append((steps.EVENT, 0, 0, 0))

    # ---- abilities ----

    def gain_bonus(self, seat: i64, face: i64) -> None:
        """FA-39, FA-45, FA-46."""
        light: i64 = self.tables.light[face]
        dark: i64 = self.tables.dark[face]
        if light + dark > 0:
            self.gain(seat, light, dark)
            self.tell_ether("ether_bonus", seat, face, light, dark)

    def tell_ether(self, kind: str, seat: i64, face: i64, light: i64, dark: i64) -> None:
        if self.log is not None:
            card = self.tables.names[face]
            self.tell(kind, {"seat": int(seat), "card": card, "light": int(light), "dark": int(dark)})

    def key_limit(self, seat: i64, cell: i64) -> i64:
        """FA-41."""
        cap: i64 = self.tables.key[self.at(seat, cell)]
        return (self.cards_on_field(seat) + 1) // 2 if cap == HALF else cap

    def lock(self, seat: i64, cell: i64, choice: i64) -> None:
        """FA-40, FA-42; the chips are the player's own (FA-R38, FA-R39)."""
        light: i64 = actions.KEY_LIGHT[choice]
        dark: i64 = actions.KEY_DARK[choice]
        if light + dark == 0:
            return
        if self.own_keys:
            self.gain(seat, -light, -dark)
        self.chips[seat * SIZE + cell] = light + dark
        if self.log is not None:
            card = self.tables.names[self.at(seat, cell)]
            self.tell("key", {"seat": int(seat), "card": card, "cell": CELLS[cell], "chips": int(light + dark)})

    def flip_self(self, seat: i64, cell: i64) -> None:
        """FA-43, FA-R34; no reversal, so no constant flip joins in (FA-R31)."""
        if not self.is_locked(seat, cell):  # FA-R40
            self.flip(seat, 1 << cell)

    def use_icon(self, seat: i64, cell: i64, face: i64) -> None:
        """FA-44, FA-R34: compulsory when the card is placed."""
        if self.icon_works(seat, cell, face):
            self.fire(seat, cell, face)

    def offer_retrigger(self, seat: i64, cell: i64) -> None:
        """FA-47, FA-R36."""
        if self.icon_works(seat, cell, self.at(seat, cell)):
            self.ask(seat, steps.RETRIGGER, cell)

    def icon_works(self, seat: i64, cell: i64, face: i64) -> bool:
        """Not on a locked card (FA-63), once per turn (FA-R37), and only if something allowed is possible."""
        if self.is_locked(seat, cell) or (self.fired[seat] >> cell) & 1:
            return False
        return self.tables.reversal[face] & EVERYWHERE_BITS != 0 or self.movable(seat) != 0

    def fire(self, seat: i64, cell: i64, face: i64) -> None:
        self.fired[seat] |= 1 << cell
        self.ask(seat, steps.REVERSAL, self.tables.reversal[face], cell)

    # ---- day-night reversal ----

    def movable(self, seat: i64) -> i64:
        """The cells whose card may flip: an angel (FA-R20), not yet flipped in this turn (FA-60)."""
        return self.unlocked(seat) & ~self.flipped[seat]

    def unlocked(self, seat: i64) -> i64:
        """The cells with an angel that no key holds (FA-63)."""
        standin: i64 = self.tables.standin
        bits: i64 = 0
        for cell in range(SIZE):
            face: i64 = self.at(seat, cell)
            if face >= 0 and face != standin and not self.is_locked(seat, cell):
                bits |= 1 << cell
        return bits

    def constant_flips(self, seat: i64) -> i64:
        """The cells whose visible face joins every reversal of its owner (FA-50, FA-R31)."""
        bits: i64 = 0
        for cell in range(SIZE):
            face: i64 = self.at(seat, cell)
            if face >= 0 and self.tables.constant_flip[face]:
                bits |= 1 << cell
        return bits

    def reverse(self, seat: i64, act: i64) -> None:
        """One of the five effects (FA-53), then the flips, whose set was fixed before (FA-R32)."""
        movable = self.movable(seat)
        cells = self.constant_flips(seat) & movable
        if act == actions.RIVER_FLIP:
            river.flip_river(self)  # FA-54
        elif act == actions.RIVER_FLOW:
            river.flow(self)  # FA-55
        elif act == actions.ETHER:
            self.swap_ether(seat)  # FA-57
        elif act == actions.FIELD_ALL:
            cells = movable  # FA-59
        else:
            cells |= 1 << (act - actions.FIELD)  # FA-58
        if cells != 0:
            self.flip(seat, cells)

    def swap_ether(self, seat: i64) -> None:
        """FA-57; chips on keys stay as they are (FA-R41)."""
        light = self.light[seat]
        self.light[seat] = self.dark[seat]
        self.dark[seat] = light
        if self.log is not None:
            self.tell("ether_swap", {"seat": int(seat), "light": self.light[seat], "dark": self.dark[seat]})

    def flip(self, seat: i64, cells: i64) -> None:
        """All turn over together; then bonuses, then keys, then re-triggers (FA-R30)."""
        for cell in range(SIZE):
            if (cells >> cell) & 1:
                self.field[seat * SIZE + cell] ^= 1
        self.flipped[seat] |= cells
        self.tell_flip(seat, cells)
        for cell in range(SIZE):
            if (cells >> cell) & 1:
                self.gain_bonus(seat, self.at(seat, cell))
        for cell in reversed(READING):  # what comes first is laid last
            if (cells >> cell) & 1:
                face: i64 = self.at(seat, cell)
                if self.tables.retrigger[face] and self.tables.reversal[face]:  # FA-R36
                    self.agenda.append((steps.RETRIGGER, cell, 0, 0))
        for cell in reversed(READING):
            if (cells >> cell) & 1 and self.tables.key[self.at(seat, cell)]:
                self.agenda.append((steps.KEY, cell, 0, 0))

    def tell_flip(self, seat: i64, cells: i64) -> None:
        if self.log is not None:
            turned = [cell for cell in READING if (cells >> cell) & 1]
            cards = [self.tables.names[self.at(seat, cell)] for cell in turned]
            self.tell("flip", {"seat": int(seat), "cells": [CELLS[cell] for cell in turned], "cards": cards})

    # ---- the fourth card ----

    def fourth_card_event(self, seat: i64) -> None:
        """FA-66 to FA-69: all angels without chips flip, marked or not (FA-R42, FA-R43)."""
        if self.cards_on_field(seat) != CORE:
            return
        if self.log is not None:
            self.tell("event4", {"seat": int(seat)})
        cells = self.unlocked(seat)
        if cells != 0:
            self.flip(seat, cells)

    # ---- what may be answered ----

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        if question == steps.MAIN:
            return actions.MAIN_ACTS
        if question == steps.AFTER:
            return actions.AFTER_ACTS
        if question == steps.PLACE:
            return [int(actions.PLACE) + cell for cell in self.open_cells(seat)]
        if question == steps.REVERSAL:
            return self.reversal_candidates(seat, a)
        if question == steps.KEY:
            return actions.KEY_ACTS
        return actions.RETRIGGER_ACTS

    def reversal_candidates(self, seat: i64, allowed: i64) -> list[int]:
        acts: list[int] = []
        if allowed & FLIP_BIT:
            acts.append(int(actions.RIVER_FLIP))
        if allowed & FLOW_BIT:
            acts.append(int(actions.RIVER_FLOW))
        if allowed & ETHER_BIT:
            acts.append(int(actions.ETHER))
        if allowed & FIELD_ALL_BIT:
            acts.append(int(actions.FIELD_ALL))
        if allowed & FIELD_BIT:
            for cell in range(SIZE):
                if self.at(seat, cell) != EMPTY:
                    acts.append(int(actions.FIELD + cell))
        return acts

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        if question == steps.MAIN:
            if act < actions.REVERSE:
                return self.against_summon(seat, act - actions.SUMMON)
            if act == actions.REVERSE:
                return self.against_paid_reversal(seat)
            return RULING + 17 if act == actions.END else LEGAL
        if question == steps.PLACE:
            return self.against_place(seat, a, act - actions.PLACE)
        if question == steps.REVERSAL:
            return self.against_effect(seat, a, act)
        if question == steps.KEY:
            return self.against_key(seat, a, act - actions.KEY)
        return LEGAL

    def against_summon(self, seat: i64, slot: i64) -> i64:
        face = river.face_in(self, slot)
        if face == EMPTY:
            return RULING + 15
        positions = self.open_positions(seat)
        if positions == 0:
            return 5
        if self.can_pay(seat, face) or self.free_positions(seat, face) & positions:
            return LEGAL
        return 25

    def against_paid_reversal(self, seat: i64) -> i64:
        if self.paid:
            return 18
        return LEGAL if self.light[seat] > 0 and self.dark[seat] > 0 else 51

    def against_place(self, seat: i64, slot: i64, cell: i64) -> i64:
        if slot == actions.STANDIN:
            return LEGAL
        face = river.face_in(self, slot)
        return LEGAL if self.can_pay(seat, face) or self.is_free(seat, face, cell) else RULING + 23

    def against_effect(self, seat: i64, allowed: i64, act: i64) -> i64:
        if act < actions.FIELD_ALL:
            return LEGAL
        movable = self.movable(seat)
        if act == actions.FIELD_ALL:
            few = movable & (movable - 1) == 0 if allowed & FIELD_BIT else movable == 0
            return RULING + 35 if few else LEGAL
        cell = act - actions.FIELD
        if (movable >> cell) & 1:
            return LEGAL
        if self.at(seat, cell) == self.tables.standin:
            return RULING + 20
        return 63 if self.is_locked(seat, cell) else 60

    def against_key(self, seat: i64, cell: i64, choice: i64) -> i64:
        light: i64 = actions.KEY_LIGHT[choice]
        dark: i64 = actions.KEY_DARK[choice]
        if light + dark > self.key_limit(seat, cell):
            return 41
        if self.own_keys:
            return LEGAL if light <= self.light[seat] and dark <= self.dark[seat] else RULING + 38
        return LEGAL if dark == 0 else RULING + 38

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        if question == steps.MAIN:
            return 16
        if question == steps.AFTER:
            return RULING + 17
        if question == steps.REVERSAL:
            return 53
        if question == steps.KEY:
            return 42
        if question == steps.RETRIGGER:
            return 47
        count = self.cards_on_field(self.mover())
        return 32 if count < CORE else (34 if count == CORE else 36)

    def turn_clause(self) -> i64:
        return 74 if self.over() else 15

    # ---- the end ----

    def scores(self) -> list[int]:
        return [int(scoring.total(self, seat)) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        return scoring.standings(self) if self.over() else None
