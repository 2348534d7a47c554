# mypyc: compile
"""The rulebook of a fight as code, phase by phase: setup, beats, Calls, stalemates, the end."""

from typing import Final

from mypy_extensions import i64

from dengen.core.errors import BadIntervention, GameOver
from dengen.core.events import Event
from dengen.core.state import Step, plan
from dengen.core.words import Text
from dengen.games.trump_fighter import steps, story
from dengen.games.trump_fighter.actions import (
    DECLARE,
    NOTHING,
    PICK,
    WAIT,
    has_call,
    move_part,
)
from dengen.games.trump_fighter.conditions import CARDS, NO_CARD
from dengen.games.trump_fighter.legality import Legality
from dengen.games.trump_fighter.state import (
    ACTS,
    BATTLE,
    BY_BREAKTHROUGH,
    BY_JOINT_CALL,
    BY_OPENING,
    BY_PLACE,
    CALLERS,
    DECLARING,
    DRAWN,
    ENDINGS,
    FASTEST,
    HITS,
    KNOCKOUT,
    MISSES,
    NAMED,
    OBLIGED,
    OVER,
    PICKING,
    PROPER,
    QUIET,
    RELIEVED,
    ROW,
    SEATS,
    STALEMATE,
    TIME_UP,
)

BOTH: Final[i64] = 3
MOST_BEATS: Final = 300  # TF-R37

PICK_FIRST: Final[list[Step]] = plan(steps.CHOOSE, steps.MEET, steps.DEAL, steps.FASTEST)  # TF-5 to TF-12
GIVEN: Final[list[Step]] = plan(steps.DEAL, steps.FASTEST)
CALL_PROCESSING: Final[list[Step]] = plan(steps.MISCALL, steps.ATTACK, steps.DRAW, steps.FASTEST)  # TF-21, TF-46
MANUAL_CALL: Final[list[Step]] = plan(steps.DECLARE, steps.JUDGE, steps.DRAW, steps.FASTEST)
JOINT_CALL: Final[list[Step]] = plan(steps.ATTACK, steps.DRAW, steps.FASTEST)  # TF-R27: nobody can miscall


class Fight(Legality):
    """One fight between two characters."""

    def clone(self) -> "Fight":
        other = Fight()
        self.copy_flow(other)
        self.copy_table(other)
        return other

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == steps.BEAT:
            self.beat()
        elif step == steps.BATTLE:
            self.battle()
        elif step == steps.FASTEST:
            self.fastest()
        elif step == steps.MISCALL:
            self.miscall()
        elif step == steps.ATTACK:
            self.attack()
        elif step == steps.DRAW:
            self.draw()
        elif step == steps.OPENING:
            self.opening()
        elif step == steps.CHOOSE:
            self.choose()
        elif step == steps.MEET:
            self.meet()
        elif step == steps.DEAL:
            self.deal()
        elif step == steps.DECLARE:
            self.declare()
        else:
            self.judge()

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.PICK_AGAIN:
            self.character[seat] = act - PICK
            self.tell_all(story.picked(self, seat))
        else:
            self.sealed[seat] = act

    # ---- setup ----

    def begin(self) -> None:
        self.lay_nothing()
        self.deck = list(range(CARDS))
        self.chance.fork().shuffle(self.deck)  # a stream of its own: the same deck however characters are chosen
        lots = self.chance.fork()
        if not self.given:
            self.agenda.extend(PICK_FIRST)
            return
        self.character = self.given.copy()
        if self.character[0] < 0:  # characters="random"
            people = list(range(len(self.cards.characters)))
            self.character[0] = lots.pick(people)
            if not self.mirror:
                people.remove(self.character[0])
            self.character[1] = lots.pick(people)
        self.tell_all(story.picked(self, 0) + story.picked(self, 1))
        self.agenda.extend(GIVEN)

    def choose(self) -> None:  # TF-5
        self.ask(0, steps.PICK)
        self.ask(1, steps.PICK)

    def meet(self) -> None:  # TF-R2
        first, second = self.sealed[0], self.sealed[1]
        self.sealed = [-1, -1]
        self.character = [first - PICK, second - PICK]
        if first != second or self.mirror:
            self.tell_all(story.picked(self, 0) + story.picked(self, 1))
            return
        other = self.chance.below(2)
        self.character[other] = -1
        self.tell_all(story.clashed(self, 1 - other))
        self.ask(other, steps.PICK_AGAIN, first - PICK)

    def deal(self) -> None:  # TF-7
        for position in range(ROW):
            for seat in range(SEATS):
                self.hand[seat * 4 + position] = self.deck.pop()
        self.tell_all(story.dealt(self))

    # ---- the beats ----

    def fastest(self) -> None:  # TF-47 to TF-49
        self.phase = FASTEST
        self.agenda.append((steps.BEAT, 0, 0, 0))
        for seat in range(SEATS):
            self.ask(seat, steps.FAST_MOVE if self.obliged >> seat & 1 else steps.FAST)  # TF-53

    def battle(self) -> None:  # TF-13
        self.phase = BATTLE
        self.agenda.append((steps.BEAT, 0, 0, 0))
        self.ask(0, steps.FIGHT)
        self.ask(1, steps.FIGHT)

    def opening(self) -> None:  # TF-50, TF-R25
        self.phase = OBLIGED
        self.agenda.append((steps.BEAT, 0, 0, 0))
        self.ask(0 if self.obliged & 1 else 1, steps.FORCED_MOVE)

    def beat(self) -> None:
        """All that both do in the same instant: first the Moves, then the Calls (TF-69)."""
        act0: i64 = self.sealed[0]
        act1: i64 = self.sealed[1]
        self.sealed = [-1, -1]
        self.obliged = 0
        self.beat_no += 1
        assert self.beat_no < MOST_BEATS
        self.last = QUIET.copy()
        self.last[ACTS] = act0
        self.last[ACTS + 1] = act1
        before = [self.lay(0, act0), self.lay(1, act1)]
        if self.log is not None:
            self.tell_all(story.moved(self))
        if has_call(act0) or has_call(act1):
            self.call(before)
        elif self.phase == BATTLE and act0 == WAIT and act1 == WAIT:  # TF-R24
            self.stalemate()
        else:
            self.agenda.append((steps.BATTLE, 0, 0, 0))  # TF-R23 for a fastest beat without anything

    def lay(self, seat: i64, act: i64) -> int:
        """Carry out the Move of an action (TF-14, TF-16); returns the card it covers, or NO_CARD."""
        part = move_part(act)
        if part == NOTHING:
            return NO_CARD
        hand = seat * 4 + (part >> 2)
        place = seat * 4 + (part & 3)
        beneath = self.tops[place]
        if beneath != NO_CARD:
            self.covered.append(BY_PLACE * place + beneath)
        self.tops[place] = self.hand[hand]
        self.hand[hand] = NO_CARD
        return beneath

    # ---- Call ----

    def call(self, before: list[int]) -> None:
        """A Call stops the Battle (TF-19); each caller is checked (TF-72)."""
        self.fits = [int(self.can_hit(0, self.tops)), int(self.can_hit(1, self.seen_from(1)))]
        for seat in range(SEATS):
            if has_call(self.last[ACTS + seat]):
                self.call_no += 1
                self.last[CALLERS] |= 1 << seat
                if self.hand_size(seat) <= 1 or self.fits[seat] != 0:  # TF-20
                    self.last[PROPER] |= 1 << seat
                elif self.is_relieved(seat, before):
                    self.last[PROPER] |= 1 << seat
                    self.last[RELIEVED] |= 1 << seat
        if self.log is not None:
            self.tell_all(story.called(self))
        self.agenda.extend(MANUAL_CALL if self.manual else CALL_PROCESSING)

    def is_relieved(self, caller: i64, before: list[int]) -> bool:
        """Could the caller hit if the other's Move of this beat had not been made (TF-70, TF-R18, TF-R19)?"""
        other = 1 - caller
        part = move_part(self.last[ACTS + other])
        if part == NOTHING:
            return False
        tops = self.seen_from(caller).copy()
        tops[4 + (part & 3)] = before[other]
        return self.can_hit(caller, tops) != 0

    def miscall(self) -> None:  # TF-44
        for seat in range(SEATS):
            if self.last[CALLERS] >> seat & 1 and not self.last[PROPER] >> seat & 1:
                self.give_miss(1 - seat)
        if self.log is not None:
            self.tell_all(story.missed(self))
        if not self.deck and not self.late_time_up:  # TF-R15
            self.end(TIME_UP)

    def give_miss(self, to: i64) -> None:
        """TF-R16: it counts even if the deck has no card for it."""
        if self.deck:
            self.misses.append(BY_PLACE * to + self.deck.pop())
        self.miss_count[to] += 1
        self.last[MISSES + to] += 1

    def attack(self) -> None:  # TF-22, TF-R12
        for seat in range(SEATS):
            self.score(seat, self.fits[seat])
        if self.log is not None:
            self.tell_all(story.hits(self))
        self.decide()

    def score(self, seat: i64, techniques: i64) -> None:
        self.hit[seat] |= techniques
        self.last[HITS + seat] |= techniques

    def decide(self) -> None:
        """The end of an Attack."""
        if self.total(0) >= self.target or self.total(1) >= self.target:  # TF-8
            self.end(KNOCKOUT)
        elif not self.deck:
            self.end(TIME_UP)

    def draw(self) -> None:  # TF-26, TF-R17
        for _ in range(ROW):
            for seat in range(SEATS):
                self.refill(seat)
        if self.log is not None:
            self.tell_all(story.drew(self))
        if not self.deck:  # TF-9
            self.end(TIME_UP)

    def refill(self, seat: i64) -> None:
        """One card to the lowest empty position."""
        for place in range(seat * 4, seat * 4 + ROW):
            if self.hand[place] == NO_CARD:
                if self.deck:
                    self.hand[place] = self.deck.pop()
                    self.last[DRAWN] |= 1 << place
                return

    # ---- naming hits (attack="manual") ----

    def declare(self) -> None:
        self.phase = DECLARING
        self.ask(0, steps.NAME_HITS)
        self.ask(1, steps.NAME_HITS)

    def judge(self) -> None:
        """Real hits count, false ones cost a miss card each (TF-62)."""
        owed = [0, 0]
        for seat in range(SEATS):
            named: i64 = self.sealed[seat] - DECLARE
            fits: i64 = self.fits[seat]
            self.last[NAMED + seat] = named
            owed[seat] = _size(named & ~fits)
            if self.last[CALLERS] >> seat & 1:
                if not self.last[PROPER] >> seat & 1 and owed[seat] == 0:  # TF-63
                    owed[seat] = 1
                if self.hand_size(seat) > 1 and named & fits == 0:
                    named |= self.highest(seat, fits)  # every Call makes progress
            self.score(seat, named & fits)
        self.sealed = [-1, -1]
        for seat in range(SEATS):
            for _ in range(owed[seat]):
                self.give_miss(1 - seat)
        self.tell_all(story.named(self) + story.hits(self) + story.missed(self))
        self.decide()

    def highest(self, seat: i64, techniques: i64) -> i64:
        """The one of these techniques with the highest value, the first of equals; 0 if there is none."""
        worth = self.cards.worth[self.character[seat]]
        best: i64 = 0
        for which in range(ROW):
            one: i64 = 1 << which
            if techniques & one and (best == 0 or worth[one] > worth[best]):
                best = one
        return best

    # ---- stalemate ----

    def stalemate(self) -> None:
        slots0, slots1 = self.empty_slot(0), self.empty_slot(1)  # TF-R26: as many as there are occupied slots
        behind: i64 = 0 if slots0 < slots1 else 1
        if slots0 != slots1 and self.hand_size(behind) > 0:  # TF-50 (only a laid position leaves nothing to Move with)
            self.last[STALEMATE] = BY_OPENING
            self.obliged = 1 << behind
            self.agenda.append((steps.OPENING, 0, 0, 0))
        elif self.hand_size(0) <= 1 and self.hand_size(1) <= 1:  # TF-52
            self.last[STALEMATE] = BY_JOINT_CALL
            self.last[CALLERS] = BOTH
            self.last[PROPER] = BOTH
            self.call_no += 2
            self.fits = [int(self.can_hit(0, self.tops)), int(self.can_hit(1, self.seen_from(1)))]
            self.agenda.extend(MANUAL_CALL if self.manual else JOINT_CALL)
        else:  # TF-53
            self.last[STALEMATE] = BY_BREAKTHROUGH
            for seat in range(SEATS):
                if self.hand_size(seat) >= 2:
                    self.obliged |= 1 << seat
            self.agenda.append((steps.FASTEST, 0, 0, 0))
        if self.log is not None:
            self.tell_all(story.stalemate(self))

    # ---- the end ----

    def end(self, reason: i64) -> None:
        self.ending = reason
        self.phase = OVER
        self.obliged = 0
        self.sealed = [-1, -1]
        self.agenda = []
        self.unask(0)
        self.unask(1)
        self.tell_all(story.ended(self))

    def intervene(self, seat: int, what: str) -> None:
        """What the table sends between beats: a foul (TF-74) or somebody who gives up."""
        if self.phase == OVER:
            raise GameOver(Text("The game is over.", "対局は終わっています。"), "TF-10")
        if seat not in (0, 1) or what not in ("penalty", "foul", "resign", "abandoned"):
            raise BadIntervention(f"Seat {seat} can't be dealt a {what!r} in this game.")
        agreed = {"penalty": "miss", "foul": "loss"}.get(what)
        if agreed and self.options["hold_penalty"] != agreed:  # TF-R31
            raise BadIntervention(f"A {what} is possible only with the option hold_penalty={agreed!r}.")
        if what == "penalty":
            self.penalty(seat)
        else:
            self.loser = seat
            self.end(ENDINGS.index(what))

    def penalty(self, seat: i64) -> None:
        """The milder foul: a miss card for the other. A knockout waits for the next Attack (TF-8)."""
        if self.phase == PICKING or self.phase == DECLARING:
            raise BadIntervention("A penalty is dealt between beats only.")
        self.last = QUIET.copy()
        self.give_miss(1 - seat)
        self.tell_all(story.penalised(self, seat))
        if not self.deck:
            self.end(TIME_UP)

    # ---- for the real-time table ----

    def lay_open(self, seat: int, act: int) -> None:
        """Lay the Move of a beat that is still open, and ask what may follow: what the table shows meanwhile."""
        self.lay(seat, act)
        for asked in self.actors():
            self.ask_again(asked)

    def tell_all(self, happened: list[Event]) -> None:
        if self.log is not None:
            self.log.extend(happened)


def _size(bits: i64) -> int:
    return int(bits).bit_count()
