# mypyc: compile
"""The rulebook, phase by phase: setup, the six phases of a turn, the end."""

from typing import Final

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.events import ALL
from dengen.core.state import LEGAL, RULING, Step, plan
from dengen.games.lumiel.rules import (
    actions,
    effect_answers,
    effect_deeds,
    effects,
    knowledge,
    legality,
    phases,
    redraw,
    steps,
)
from dengen.games.lumiel.rules.actions import KIND, PASS, SEAT, UNDER, area_of, places_in
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.capture import capture
from dengen.games.lumiel.rules.placement import can_be_set, facings, is_full, open_places
from dengen.games.lumiel.rules.state import NOBODY, Table, kind_of
from dengen.games.lumiel.rules.tables import KEEP

FIRST_HAND: Final[i64] = 6
FEW: Final[i64] = 5

SETUP: Final[list[Step]] = plan(steps.REDRAW_ROUND, steps.FIRST_PLAYER)
TURN: Final[list[Step]] = plan(  # LP-30, LP-R7
    steps.START_PHASE,
    steps.REMOVE_PHASE,
    steps.EFFECT_PHASE,
    steps.SET_PHASE,
    steps.GET_PHASE,
    steps.DRAW_PHASE,
    steps.NEXT_TURN,
)


class LumielState(Table):
    def begin(self) -> None:
        """Setup up to the redraws (LP-22 to LP-24)."""
        self.clear()
        for seat in range(self.seats):
            deck: list[int] = []
            for kind in range(self.kinds):
                deck += [int(kind)] * self.tables.copies[kind]
            deck.remove(int(self.tables.setup_kind))  # LP-23
            self.front |= 1 << seat
            self.used[seat * self.kinds + self.tables.setup_kind] += 1
            self.chance.shuffle(deck)
            self.decks[seat] = deck
            self.deck_size[seat] = len(deck)
        for seat in range(self.seats):
            self.draw(seat, FIRST_HAND)
        if not self.with_redraw:
            self.stood = (1 << self.seats) - 1
        self.agenda.extend(SETUP)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == steps.START_PHASE:
            self.start_phase()
        elif step == steps.REMOVE_PHASE:
            self.remove_phase()
        elif step == steps.EFFECT_PHASE:
            self.effect_phase()
        elif step == steps.RESOLVE:
            effects.resolve(self)
        elif step == steps.SET_PHASE:
            self.set_phase()
        elif step == steps.GET_PHASE:
            self.get_phase()
        elif step == steps.DRAW_PHASE:
            self.draw(self.turn_player, 1)  # LP-64
        elif step == steps.NEXT_TURN:
            self.next_turn()
        elif step == steps.REDRAW_ROUND:
            redraw.begin_round(self)
        elif step == steps.EXCHANGE:
            redraw.exchange(self)
        elif step == steps.FIRST_PLAYER:
            self.find_first_player()
        else:
            self.placing(a)

    # ---- setup ----

    def find_first_player(self) -> None:  # LP-27, LP-R4
        drawn = self.fixed_first == NOBODY
        self.first = self.chance.below(self.seats) if drawn else self.fixed_first
        self.tell("first_player", {"seat": int(self.first)}, news=ALL if drawn else 0)
        self.phase = phases.PLACING
        self.agenda.append((steps.PLACING, 0, 0, 0))

    def placing(self, placed: i64) -> None:  # LP-28
        self.turn_player = (self.first + placed) % self.seats
        if placed == self.seats:
            self.begin_turn()
            return
        self.agenda.append((steps.PLACING, placed + 1, 0, 0))
        self.ask(self.turn_player, steps.PLACE)

    def place(self, seat: i64, area: i64) -> None:
        """The setup card is laid down; it is not active (LP-R5)."""
        self.front &= ~(1 << seat)
        self.lay(area, self.tables.setup_kind, seat)
        if self.log is not None:
            card = self.tables.ids[self.tables.setup_kind]
            self.tell("placed", {"seat": int(seat), "card": card, "area": NAMES[area]})

    # ---- the turn ----

    def begin_turn(self) -> None:
        self.agenda.extend(TURN)

    def next_turn(self) -> None:  # LP-29, LP-66
        self.turn_player = (self.turn_player + 1) % self.seats
        self.begin_turn()

    def start_phase(self) -> None:  # LP-31
        self.ending = self.end_condition()
        if self.ending != phases.NOT_YET:
            self.phase = phases.OVER
            self.agenda.clear()
            self.tell("ended", {"reason": phases.ENDINGS[self.ending], "scores": self.scores()})
            return
        self.turns += 1
        if self.log is not None:
            self.tell("turn", {"seat": int(self.turn_player), "number": int(self.turns)})

    def end_condition(self) -> i64:
        most: i64 = 0
        for size in self.hand_size:
            if size == 0:
                return phases.EMPTY_HAND  # LP-68
            if size > most:
                most = size
        if most <= FEW:
            return phases.FEW_CARDS  # LP-67
        return phases.TURN_CAP if self.turns >= self.turn_cap * self.seats else phases.NOT_YET  # LP-R35

    def remove_phase(self) -> None:  # LP-32, LP-34
        if is_full(self):
            self.phase = phases.REMOVE
            self.agenda.append((steps.REMOVE_PHASE, 0, 0, 0))
            self.ask(self.turn_player, steps.TAKE)

    def take(self, seat: i64, area: i64) -> None:  # LP-33
        kind = kind_of(self.lift(area))
        self.score(seat, kind)
        if self.log is not None:
            args = {"seat": int(seat), "card": self.tables.ids[kind], "area": NAMES[area]}
            self.tell("took", {**args, "points": self.tables.points[kind]})

    def effect_phase(self) -> None:  # LP-35
        self.phase = phases.EFFECT
        self.ask_always(self.turn_player, steps.PLAY)  # LP-R40

    def playable(self, seat: i64) -> list[int]:
        """Any card of the hand; one without a place only if that is true of all (LP-R36)."""
        held = self.hand_answers(seat)
        if not self.tables.bound:
            return held
        placeable = [act for act in held if can_be_set(self, act - KIND)]
        return placeable if placeable else held

    def put_into_play(self, seat: i64, kind: i64) -> None:
        self.leave_hand(seat, kind)
        self.play_area.append(kind)
        if self.log is not None:
            args = {"seat": int(seat), "card": self.tables.ids[kind]}
            self.tell("played", args, news=self.others(seat))
        self.using = 0
        self.begun = False
        effects.enqueue(self, kind)
        if self.queue:
            self.agenda.append((steps.RESOLVE, 0, 0, 0))

    def set_phase(self) -> None:  # LP-39
        self.phase = phases.SET
        if len(self.play_area) == 1 and can_be_set(self, self.play_area[0]):
            self.ask(self.turn_player, steps.SET, self.play_area[0])
            return
        for kind in self.play_area:
            if can_be_set(self, kind):
                self.ask(self.turn_player, steps.WHICH)
                return
        self.give_up_setting()

    def give_up_setting(self) -> None:  # LP-R36
        lost: i64 = self.play_area.pop(0)
        self.used[self.turn_player * self.kinds + lost] += 1
        self.removed.append(lost)
        if self.log is not None:
            self.tell("lost", {"seat": int(self.turn_player), "card": self.tables.ids[lost]})
        self.empty_play_area()

    def set_card(self, seat: i64, kind: i64, place: i64, facing: i64) -> None:
        self.play_area.remove(int(kind))
        self.used[seat * self.kinds + kind] += 1
        effect_deeds.put(self, kind, facing, place)
        if self.log is not None:
            args = {"seat": int(seat), "card": self.tables.ids[kind], "area": NAMES[area_of(place)]}
            self.tell("set", {**args, "under": place >= UNDER, "facing": int(facing), "from": "play"})
        self.empty_play_area()

    def empty_play_area(self) -> None:  # LP-R13
        seat = self.turn_player
        for kind in self.play_area:
            self.enter_hand(seat, kind)
            self.known[seat * self.kinds + kind] += 1
            if self.log is not None:
                self.tell("kept", {"seat": int(seat), "card": self.tables.ids[kind]})
        self.play_area.clear()

    def get_phase(self) -> None:
        capture(self)
        if self.confirm_get:  # LP-62, LP-R20
            self.phase = phases.GET
            for seat in range(self.seats):
                self.ask_always(seat, steps.CONFIRM)

    # ---- questions ----

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.PLAY:
            self.put_into_play(seat, act - KIND)
        elif question == steps.SET:
            if self.tables.facing[a] == KEEP:
                self.set_card(seat, a, act, seat)  # LP-17
            else:
                self.ask(seat, steps.FACING, a, act)
        elif question >= steps.TURN:
            effects.answer(self, question, a, b, c, act)
        elif question == steps.TAKE:
            self.take(seat, act)
        elif question == steps.WHICH:
            self.ask(seat, steps.SET, act - KIND)
        elif question == steps.FACING:
            self.set_card(seat, a, b, act - SEAT)
        elif question == steps.REDRAW:
            redraw.answer_redraw(self, seat, act)
        elif question == steps.RETURN:
            redraw.answer_return(self, seat, act)
        elif question == steps.PLACE:
            self.place(seat, act)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        if question == steps.SET:
            return actions.PLACES if self.tables.stacker[a] else actions.TOPS
        if question == steps.PLAY or question == steps.WHICH:
            return self.tables.kind_answers
        if question >= steps.TURN:
            return effect_answers.candidates(self, question, a, c)
        if question == steps.TAKE or question == steps.PLACE:
            return actions.TOPS
        if question == steps.REDRAW or question == steps.RETURN:
            return [*self.tables.kind_answers, PASS]
        return [PASS] if question == steps.CONFIRM else actions.SEATS

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        """What is legal is decided here and in what this calls, and nowhere else."""
        if question == steps.SET:
            return places_in(open_places(self, a, seat))
        if question == steps.PLAY:
            return self.playable(seat)
        if question >= steps.TURN:
            return effect_answers.answers(self, question, a, b, c)
        if question == steps.TAKE:
            return actions.TOPS  # LP-33: whichever
        if question == steps.PLACE:
            return places_in(self.empty)
        if question == steps.WHICH:
            return [act for act in self.tables.kind_answers if self.may_set(act - KIND)]
        if question == steps.FACING:
            return effect_answers.seats_in(facings(self, self.tables.facing[a], seat))
        if question == steps.REDRAW:
            return redraw.redraw_answers(self, seat)
        if question == steps.RETURN:
            return redraw.return_answers(self, seat)
        return [PASS]  # confirm

    def may_set(self, kind: i64) -> bool:
        return int(kind) in self.play_area and can_be_set(self, kind)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        if int(act) in self.choices(seat, question, a, b, c):
            return LEGAL
        return legality.why_not(self, seat, question, a, b, c, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        if question == steps.REDRAW or question == steps.RETURN:
            return 25
        if question == steps.PLACE:
            return 28
        if question == steps.TAKE:
            return 33
        if question == steps.PLAY:
            return 35
        if question == steps.WHICH or question == steps.SET:
            return 39
        if question == steps.FACING:
            return 17
        return 62 if question == steps.CONFIRM else 36

    def turn_clause(self) -> i64:
        if self.phase == phases.OVER:
            return 31
        if self.phase == phases.REDRAW:
            return RULING + 2
        if self.phase == phases.PLACING:
            return 28
        return 62 if self.phase == phases.GET else 29

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)
