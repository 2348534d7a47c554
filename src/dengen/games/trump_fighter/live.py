"""The real-time table: turns inputs with times into the beats of a fight.

It has no clock: time comes in with `feed` (something a seat did) and `advance` (time has passed), in whole
milliseconds of the server; `due` says when it wants to be called next. What is to be sent comes out of `take`, what
the fight was told stands in `entries`: the same entries, answered to a new fight, give the same fight.
"""

from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.chance import Chance
from dengen.core.events import ALL, Event
from dengen.core.view import OPEN, Viewer
from dengen.games.trump_fighter import TrumpFighter
from dengen.games.trump_fighter.actions import CALL, DECLARE, NOTHING, STRIKE, WAIT, has_call, move_part
from dengen.games.trump_fighter.clock import FEINT, Clock, Latency
from dengen.games.trump_fighter.conditions import card_name
from dengen.games.trump_fighter.open_beat import OpenBeat
from dengen.games.trump_fighter.rules import Fight
from dengen.games.trump_fighter.state import BATTLE, DECLARING, OVER
from dengen.games.trump_fighter.view import LiveView, TrumpFighterView

STAGES = ("pick", "check", "battle", "obliged", "declare", "over")  # by the phase of the fight, when it begins
LONG_AGO = -1_000_000
MOST_PING = 60_000


class Input(Struct, frozen=True):
    """Something a seat does.

    `act` n (an action), `clear` (no fastest choice), `lift` n (a hand position), `drop` n (a slot; -1: back to the
    hand), `ready`, `claim` and `unclaim` (a stalemate), `toggle` n (a technique), `done` (naming hits), `resign`,
    `leave`, and, from the server, `ping` n (a round trip).
    """

    do: str
    n: int = -1


class Entry(Struct, frozen=True):
    """What the fight was told: an action or an intervention, when, and by whom (the seat or the clock)."""

    t: int
    seat: int
    what: int | str
    by: str


class Message(Struct, frozen=True):
    """Something to send to the seats in `to` (as bits; ALL: also to whoever watches): news of the table or of the fight."""

    t: int
    to: int
    kind: str
    args: dict[str, Any]
    event: Event | None = None


class Live:
    """One fight in real time. Stages: pick, check, seno, shout, battle, obliged, declare, recount, over."""

    def __init__(self, game: TrumpFighter, fight: Fight, t: int = 0, seed: int = 0) -> None:
        self.game = game
        self.fight = fight
        self.clock = Clock.of(fight.options)
        self.coin = Chance(seed)
        self.now = t
        self.closed = t - 1  # this millisecond and all before it are settled
        self.entries: list[Entry] = []
        self.messages: list[Message] = []
        self.latency = [Latency(), Latency()]
        self.windows = [0, 0]
        self.stage = ""
        self.since = t
        self.open: OpenBeat | None = None
        self.held: list[tuple[int, int] | None] = [None, None]  # (action, when it may be made)
        self.last_move = [LONG_AGO, LONG_AGO]
        self.lifted: list[tuple[int, int] | None] = [None, None]  # (hand position, since when)
        self.lift_from = [LONG_AGO, LONG_AGO]
        self.claims: list[int | None] = [None, None]
        self.quiet_since = t
        self.ready: list[int | None] = [None, None]  # since when
        self.chosen: list[int | None] = [None, None]  # the fastest choice
        self.toggled = [0, 0]
        self.done = [False, False]
        self.followed: tuple[int, int, tuple[int, ...]] | None = None
        fight.listen()
        self._tell(t)
        self._follow(t)

    # ---- time ----

    def feed(self, t: int, seat: int, what: Input) -> int:
        """A seat's input at time t. Returns the time at which it was taken: log that one."""
        t = max(t, self.closed + 1)
        self._settle(t - 1)
        self.now = t
        if seat in (0, 1) and isinstance(what.n, int):
            self._take_in(t, seat, what)
        return t

    def advance(self, t: int) -> None:
        """Time t is over: everything that was due by then happens. (An input of the same millisecond comes first.)"""
        if t > self.closed:
            self._settle(t)
            self.now = max(self.now, t)

    def due(self) -> int | None:
        """When something will happen by itself; None if nothing will."""
        times = [
            time
            for time in (self._held_due(), self._beat_due(), self._hold_due(), self._count_due())
            if time is not None
        ]
        return max(min(times), self.closed + 1) if times else None

    def resume(self, t: int) -> int:
        """After an interruption: what was half-way is settled, and a new count-in precedes the next input."""
        t = max(t, self.closed + 1)
        self._settle(t - 1)
        self.now = t
        self._leave_battle(t)
        if self.stage == "battle":
            self._enter("recount", t)
        else:
            self.ready = [None if since is None else t for since in self.ready]
            self.since = t
        return t

    def take(self) -> list[Message]:
        """What is to be sent, since this was last asked."""
        messages, self.messages = self.messages, []
        return messages

    def _settle(self, t: int) -> None:
        """Everything due up to t, in the order: held inputs, the open beat's deadline, holds, counts."""
        while (time := self.due()) is not None and time <= t:
            self.now = time
            if self._is_due(self._held_due(), time):
                self._release_held(time)
            elif self._is_due(self._beat_due(), time):
                self._close(time)
            elif self._is_due(self._hold_due(), time):
                self._end_holds(time)
            else:
                self._count_out(time)
        self.closed = max(self.closed, t)

    @staticmethod
    def _is_due(when: int | None, time: int) -> bool:
        return when is not None and when <= time

    def _held_due(self) -> int | None:
        return min((held[1] for held in self.held if held), default=None)

    def _beat_due(self) -> int | None:
        return self.open.deadline if self.open else None

    def _hold_due(self) -> int | None:
        return min((lifted[1] + self.clock.hold_max for lifted in self.lifted if lifted), default=None)

    def _count_due(self) -> int | None:
        """When the count of the stage runs out."""
        clock = self.clock
        if self.stage == "check":
            return self._check_due()
        if self.stage == "battle":
            return None if self.open or any(self.held) else self._stalemate_due()
        spans = {
            "pick": clock.pick_count,
            "seno": clock.seno,
            "shout": clock.shout,
            "obliged": clock.obliged_count,
            "declare": clock.declare_count,
            "recount": clock.seno + clock.shout,
        }
        return self.since + spans[self.stage] if self.stage in spans else None

    def _check_due(self) -> int | None:  # TF-54, TF-59
        times = [since for since in self.ready if since is not None]
        if len(times) == 2:
            return max(times)
        if times:
            return None if self.clock.ready_count is None else times[0] + self.clock.ready_count
        return self.since + self.clock.ready_idle

    def _stalemate_due(self) -> int:  # TF-60, TF-61
        idle = self.quiet_since + self.clock.stall_idle
        times = [since for since in self.claims if since is not None]
        if len(times) == 2:
            return max(times)
        return min(idle, times[0] + self.clock.stall_count) if times else idle

    def _count_out(self, t: int) -> None:
        if self.stage == "pick":
            for seat in self.fight.actors():
                self._answer(t, seat, self.coin.pick(self.fight.answers[seat]), "clock")
            self._follow(t)
        elif self.stage == "check":
            self.windows = [latency.window(self.clock) for latency in self.latency]
            self._enter("seno", t)
        elif self.stage == "seno":
            self._enter("shout", t)
        elif self.stage == "shout":
            self._fastest(t)
        elif self.stage == "battle":
            self._beat(t, [int(WAIT), int(WAIT)], ["clock", "clock"])
        elif self.stage == "obliged":
            seat = self.fight.actors()[0]
            self._forced_move(t, seat, self.fight.answers[seat][0], "clock")
        elif self.stage == "declare":
            self._declare(t)
        else:
            self._enter("battle", t)

    # ---- inputs ----

    def _take_in(self, t: int, seat: int, what: Input) -> None:
        if what.do == "ping":
            self.latency[seat].pings.append(min(max(what.n, 0), MOST_PING))
        elif self.stage == "over":
            self._refuse(t, seat, "over")
        elif what.do in ("resign", "leave"):
            self._forfeit(t, seat, "resign" if what.do == "resign" else "abandoned")
        elif what.do == "act":
            self._act(t, seat, what.n)
        elif what.do == "lift":
            self._lift(t, seat, what.n)
        elif what.do == "drop":
            self._drop(t, seat, what.n)
        elif what.do == "clear" and self.stage in ("seno", "shout"):
            self._choose(t, seat, None)
        elif what.do == "ready" and self.stage == "check":
            self._ready(t, seat)
        elif what.do in ("claim", "unclaim") and self.stage == "battle":
            self._claim(t, seat, what.do == "claim")
        elif what.do in ("toggle", "done") and self.stage == "declare":
            self._name_hits(t, seat, what)
        else:
            self._refuse(t, seat, "not_now")

    def _act(self, t: int, seat: int, act: int) -> None:
        if self.stage == "battle":
            self._fight_input(t, seat, act)
        elif act not in self.fight.legal(seat):
            self._refuse(t, seat, "illegal", act)
        elif self.stage in ("seno", "shout"):
            self._choose(t, seat, act)
        elif self.stage == "obliged":
            self._forced_move(t, seat, act, "seat")
        elif self.stage == "pick":
            self._answer(t, seat, act, "seat")
            self._follow(t)
        else:
            self._refuse(t, seat, "not_now")

    def _fight_input(self, t: int, seat: int, act: int) -> None:
        """An input in a Battle: refuse it, hold it until the hand is free again, or let it into a beat."""
        if act == WAIT or act not in self.legal(seat):
            self._refuse(t, seat, "illegal", act)
            return
        held = self.held[seat]
        if act == CALL and held:
            if held[0] < STRIKE:
                self.held[seat] = (held[0] + int(STRIKE), held[1])  # a seat's own inputs keep their order
        elif move_part(act) != NOTHING and t < self._hand_free(seat):
            if not held or held[0] < STRIKE:
                self.held[seat] = (act, self._hand_free(seat))  # TF-R3
        else:
            self._enter_beat(t, seat, act)

    def _hand_free(self, seat: int) -> int:
        return self.last_move[seat] + self.clock.move_gap[seat]

    def _release_held(self, t: int) -> None:
        for seat in range(2):
            held = self.held[seat]
            if held and held[1] <= t:
                self.held[seat] = None
                if held[0] in self.legal(seat):
                    self._enter_beat(t, seat, held[0])
                else:
                    self._refuse(t, seat, "illegal", held[0])
                    self._put_back(t, seat)

    def _enter_beat(self, t: int, seat: int, act: int) -> None:
        """TF-69, TF-70: whoever can't have reacted to the other is simultaneous with it."""
        limit = t + self.windows[1 - seat]
        beat = self.open
        if beat is not None and not beat.has(seat):
            beat.put(seat, act, limit)
        elif beat is not None and act == CALL and self._would_strike(seat):
            beat.put(seat, beat.as_strike(seat), limit)  # TF-R20
        else:
            self._close(t)
            beat = self.open = OpenBeat(seat, act, limit)
        self._laid(t, seat, act)
        if beat.has(0) and beat.has(1) and beat.someone_calls():
            self._close(t)

    def _laid(self, t: int, seat: int, act: int) -> None:
        """A Move is certain as soon as it lies (TF-65), so everybody sees it; a Call is kept until its beat closes."""
        part = int(move_part(act))
        if part == NOTHING:
            return
        self._stir(t)
        self.last_move[seat] = t
        lifted = self.lifted[seat]
        if lifted and lifted[0] == part // 4:
            self.lifted[seat] = None
        elif lifted:
            self._put_back(t, seat)
        card = card_name(self.shown().tops[seat * 4 + part % 4])
        self._send(t, ALL, "laid", seat=seat, hand=part // 4, slot=part % 4, card=card)

    def _close(self, t: int) -> None:
        """Hand the open beat to the fight."""
        beat, self.open = self.open, None
        if beat is not None:
            by = ["seat" if beat.has(seat) else "clock" for seat in range(2)]
            self._beat(t, beat.settled(), by)

    def _stir(self, t: int) -> None:
        """A Move ends all talk of a stalemate (TF-60); so does a Call, when its beat closes and the Battle with it."""
        self.quiet_since = t
        self.claims = [None, None]

    # ---- cards in transit ----

    def _lift(self, t: int, seat: int, position: int) -> None:
        allowed = self.stage in ("seno", "shout", "battle") or (self.stage == "obliged" and self.fight.is_asked(seat))
        if not allowed or self.lifted[seat] or t < self.lift_from[seat]:  # TF-6: one card at a time
            self._refuse(t, seat, "not_now")
        elif not 0 <= position < 4 or not self.shown().held(seat) >> position & 1:
            self._refuse(t, seat, "no_card")
        else:
            self.lifted[seat] = (position, t)
            self._send(t, self._who_sees_transit(seat), "lifted", seat=seat, hand=position)

    def _drop(self, t: int, seat: int, slot: int) -> None:
        lifted = self.lifted[seat]
        if not lifted:
            self._refuse(t, seat, "no_card")
        elif not 0 <= slot < 4:
            self.lift_from[seat] = t + FEINT
            self._put_back(t, seat)
        else:
            self._act(t, seat, 4 * lifted[0] + slot)
            if self.lifted[seat] and not self.held[seat]:
                self._put_back(t, seat)

    def _put_back(self, t: int, seat: int) -> None:
        lifted, self.lifted[seat] = self.lifted[seat], None
        if lifted:
            self._send(t, self._who_sees_transit(seat), "returned", seat=seat, hand=lifted[0])

    def _who_sees_transit(self, seat: int) -> int:
        """During the count-in a lifted card is part of the secret choice."""
        return 1 << seat if self.stage in ("seno", "shout") else ALL

    def _end_holds(self, t: int) -> None:  # TF-67, TF-R31
        for seat in range(2):
            lifted = self.lifted[seat]
            if lifted and lifted[1] + self.clock.hold_max <= t:
                self._put_back(t, seat)
                penalty = self.fight.options["hold_penalty"]
                if penalty == "loss":
                    self._forfeit(t, seat, "foul")
                elif penalty == "miss" and not self.fight.over():
                    self._close(t)
                    if self.fight.phase not in (OVER, DECLARING):
                        self._intervene(t, seat, "penalty")
                    self._follow(t)

    # ---- check and the shout ----

    def _ready(self, t: int, seat: int) -> None:
        if self.ready[seat] is None:
            self.ready[seat] = t
            self._send(t, ALL, "ready", seat=seat)

    def _choose(self, t: int, seat: int, act: int | None) -> None:
        """The fastest choice: seen by nobody else until the shout ends (TF-47, TF-48)."""
        self.chosen[seat] = act
        if self.lifted[seat]:
            self.lifted[seat] = None
        self._send(t, 1 << seat, "chosen", action=None if act is None else self.game.name(act))

    def _fastest(self, t: int) -> None:
        acts, by = [], []
        for seat in range(2):
            chosen = self.chosen[seat]
            acts.append(overdue(self.fight, seat) if chosen is None else chosen)
            by.append("clock" if chosen is None else "seat")
            if move_part(acts[seat]) != NOTHING:
                self.last_move[seat] = t
        self._beat(t, acts, by)

    # ---- stalemate, forced Moves, naming hits, giving up ----

    def _claim(self, t: int, seat: int, claimed: bool) -> None:
        if (self.claims[seat] is not None) != claimed:
            self.claims[seat] = t if claimed else None
            self._send(t, ALL, "claim", seat=seat, on=claimed)

    def _forced_move(self, t: int, seat: int, act: int, by: str) -> None:
        self.last_move[seat] = t
        self.lifted[seat] = None
        self._answer(t, seat, act, by)
        self._follow(t)

    def _name_hits(self, t: int, seat: int, what: Input) -> None:
        if not self.fight.is_asked(seat) or self.done[seat]:
            self._refuse(t, seat, "not_now")
        elif what.do == "done":
            self.done[seat] = True
            if all(self.done[asked] for asked in self.fight.actors()):
                self._declare(t)
        elif 0 <= what.n < 4 and self.fight.ready(seat) >> what.n & 1:
            self.toggled[seat] ^= 1 << what.n
            self.since = t  # TF-57
            self._send(t, 1 << seat, "toggled", techniques=self.toggled[seat])
        else:
            self._refuse(t, seat, "illegal")

    def _declare(self, t: int) -> None:
        for seat in self.fight.actors():
            self._answer(t, seat, int(DECLARE) + self.toggled[seat], "seat" if self.done[seat] else "clock")
        self._follow(t)

    def _forfeit(self, t: int, seat: int, reason: str) -> None:
        self._close(t)
        if not self.fight.over():
            self._intervene(t, seat, reason)
        self._follow(t)

    # ---- the fight ----

    def _beat(self, t: int, acts: list[int], by: list[str]) -> None:
        for seat in range(2):
            self._answer(t, seat, acts[seat], by[seat])
        if has_call(acts[0]) or has_call(acts[1]) or self.fight.phase != BATTLE:
            self._leave_battle(t)  # TF-19
        self._follow(t)

    def _leave_battle(self, t: int) -> None:
        """Cards in transit go back to the hand, and what was held is forgotten."""
        self._close(t)
        self.held = [None, None]
        self.claims = [None, None]
        for seat in range(2):
            self._put_back(t, seat)

    def _answer(self, t: int, seat: int, act: int, by: str) -> None:
        self.fight.apply(seat, act)
        self.entries.append(Entry(t, seat, act, by))
        self._tell(t)

    def _intervene(self, t: int, seat: int, what: str) -> None:
        self.fight.intervene(seat, what)
        self.entries.append(Entry(t, seat, what, "clock" if what in ("penalty", "foul") else "seat"))
        self._tell(t)

    def _tell(self, t: int) -> None:
        for event in self.fight.events():
            self.messages.append(Message(t, ALL, "event", {}, event))

    def _follow(self, t: int) -> None:
        """Bring the stage in line with the phase of the fight."""
        phase = int(self.fight.phase)
        beat = 0 if phase == BATTLE else int(self.fight.beat_no)
        if self.followed != (phase, beat, tuple(self.fight.character)):
            self.followed = (phase, beat, tuple(self.fight.character))
            if phase == OVER:
                self._leave_battle(t)
            self._enter(STAGES[phase], t)

    def _enter(self, stage: str, t: int) -> None:
        self.stage = stage
        self.since = t
        if stage == "check":
            self.ready = [None, None]
            self.chosen = [None, None]
        elif stage == "battle":
            self._stir(t)
            for seat, lifted in enumerate(self.lifted):
                if lifted:
                    self._send(t, ALL, "lifted", seat=seat, hand=lifted[0])
        elif stage == "declare":
            self.toggled = [0, 0]
            self.done = [False, False]
        self._send(t, ALL, stage)

    def _send(self, t: int, to: int, kind: str, **args: Any) -> None:
        self.messages.append(Message(t, to, kind, args))

    def _refuse(self, t: int, seat: int, reason: str, act: int = -1) -> None:
        clause = ""
        if act >= 0:
            refusal = self.game.refusal(self.shown(), seat, act)
            clause = refusal.clause if refusal else ""
        self._send(t, 1 << seat, "refused", reason=reason, clause=clause)

    # ---- the same face as a state ----

    def shown(self) -> Fight:
        """The fight as everybody sees it: the Moves of the open beat laid, its Calls left out."""
        fight = self.fight.clone()
        if self.open:
            for seat in range(2):
                if move_part(self.open.acts[seat]) != NOTHING:
                    fight.lay_open(seat, self.open.acts[seat])
        return fight

    def legal(self, seat: int) -> list[int]:
        """What the seat could put in now."""
        if seat not in (0, 1) or self.stage in ("check", "recount"):
            return []
        if self.stage != "battle" or self.open is None:
            return self.fight.legal(seat)
        if not self.open.has(seat):
            return self.fight.legal(seat)
        if self.open.calls(seat):
            return []
        after = self.shown().legal(seat)
        if self._would_strike(seat):
            may_call = self.open.as_strike(seat) in self.fight.legal(seat)
        else:
            may_call = CALL in after
        return [act for act in after if act != CALL] + [int(CALL)] * may_call

    def _would_strike(self, seat: int) -> bool:
        """Would a Call of this seat join its own Move in the open beat?"""
        beat = self.open
        return beat is not None and (not beat.has(1 - seat) or beat.in_time(seat, self.now))

    def resample(self, seat: int, rng: Chance) -> Fight:
        """A world that this seat can't tell from the real one."""
        return self.shown().resample(seat, rng)

    def view(self, viewer: Viewer) -> TrumpFighterView:
        view = self.game.view(self.shown(), viewer)
        assert isinstance(view, TrumpFighterView)
        seat = viewer if viewer is not None and viewer != OPEN else None
        pending = self.open.acts[seat] if self.open and seat is not None else NOTHING
        chosen = self.chosen[seat] if seat is not None and self.stage in ("seno", "shout") else None
        private = self.stage in ("seno", "shout")
        live = LiveView(
            stage=self.stage,
            until=self._stalemate_due() if self.stage == "battle" else self._count_due(),
            ready=[since is not None for since in self.ready],
            lifted=[
                lifted[0] if lifted and (not private or who == seat) else None for who, lifted in enumerate(self.lifted)
            ],
            claims=[since is not None for since in self.claims],
            chosen=None if chosen is None else self.game.name(chosen),
            toggled=[which for which in range(4) if seat is not None and self.toggled[seat] >> which & 1],
        )
        return msgspec.structs.replace(view, live=live, pending=self.game.name(pending) if pending != NOTHING else None)


def overdue(fight: Fight, seat: int) -> int:
    """What is answered for a seat that lets its time run out: to wait, or the lowest legal action."""
    legal = fight.answers[seat]
    return int(WAIT) if WAIT in legal else legal[0]
