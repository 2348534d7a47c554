# mypyc: compile
"""Abilities, day-night reversal and the fourth-card event: all that cards on a field do."""

from mypy_extensions import i64

from dengen.games.flip_angel.rules import actions, river, steps
from dengen.games.flip_angel.rules.board import CELLS, CORE, READING, SIZE
from dengen.games.flip_angel.rules.legality import Legality


class Abilities(Legality):
    # ---- ether ----

    def gain(self, seat: i64, light: i64, dark: i64) -> None:
        self.light[seat] += light
        self.dark[seat] += dark

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

    def lock(self, seat: i64, cell: i64, choice: i64) -> None:
        """FA-40, FA-42; the chips are the player's own (FA-R38, FA-R39)."""
        light: i64 = actions.KEY_LIGHT[choice]
        dark: i64 = actions.KEY_DARK[choice]
        if light + dark == 0:
            return
        if self.own_keys:
            self.gain(seat, -light, -dark)
        self.anchor(seat, cell, light + dark)
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

    def fire(self, seat: i64, cell: i64, face: i64) -> None:
        self.fired[seat] |= 1 << cell
        self.ask(seat, steps.REVERSAL, self.tables.reversal[face], cell)

    # ---- day-night reversal ----

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
                self.turn_over(seat, cell)
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
        if self.count[seat] != CORE:
            return
        if self.log is not None:
            self.tell("event4", {"seat": int(seat)})
        cells = self.unlocked(seat)
        if cells != 0:
            self.flip(seat, cells)
