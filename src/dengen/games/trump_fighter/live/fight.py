"""The real-time table: turns inputs with times into the beats of a fight.

It has no clock: time comes in with `feed` (something a seat did) and `advance` (time has passed), in whole
milliseconds of the server that never go back; `due` says when it wants to be called next. A millisecond stays open
until a later one comes, so an input always precedes what falls due at its own time, and it makes no difference how
often `advance` is called. `beats` are what the fight was told: answered to a new fight, they give the same fight.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.base.errors import GameOver, IllegalAction
from dengen.core.base.words import Text
from dengen.core.refusals import GAME_OVER
from dengen.core.rules.events import ALL, Event
from dengen.games.trump_fighter.live import inputs
from dengen.games.trump_fighter.live.clock import FEINT, PINGS
from dengen.games.trump_fighter.live.inputs import Input
from dengen.games.trump_fighter.live.moment import Held, Lifted, Moment, Told
from dengen.games.trump_fighter.live.open_beat import OpenBeat
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.actions import CALL, DECLARE, NOTHING, STRIKE, WAIT, move_part
from dengen.games.trump_fighter.rules.codes import BATTLE, DECLARING, OVER
from dengen.games.trump_fighter.words.refusals import NOT_NOW

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter


STAGES = ("pick", "check", "battle", "obliged", "declare", "over")  # by the phase of the fight, when it begins


class Live(Moment):
    """One fight in real time."""

    def __init__(self, game: "TrumpFighter", state: TrumpFighterState, time: int = 0) -> None:
        super().__init__(game, state, time)
        state.listen()
        self._tell(time)
        self._follow(time)

    # ---- time ----

    def feed(self, time: int, seat: int, data: Mapping[str, Any] | Input) -> None:
        """A seat's input. Raises a DengenError if it is refused, and then changes nothing."""
        what = inputs.read(data)
        self.advance(time)
        if self.stage == "over":
            raise GameOver(GAME_OVER, "TF-10")
        if seat not in (0, 1):
            raise IllegalAction(
                Text(f"There is no seat {seat} in this fight.", f"この対戦に席{seat}はありません。"), "TF-1"
            )
        self._take_in(self.now, seat, what)

    def advance(self, time: int) -> None:
        """Time has come to this millisecond: everything that was due before it happens."""
        while (due := self.next_due()) is not None and due < time:
            self.now = max(self.now, due)
            if _is_due(self.held_due(), due):
                self._release_held(self.now)
            elif _is_due(self.beat_due(), due):
                self._close(self.now)
            elif _is_due(self.hold_due(), due):
                self._end_holds(self.now)
            else:
                self._count_out(self.now)
        self.now = max(self.now, time)

    def restart(self, time: int) -> None:
        """After an interruption: what was half-way is settled, and a new count-in precedes the next input."""
        self.advance(time)
        self._leave_battle(self.now)
        if self.stage == "battle":
            self._enter("recount", self.now)
        else:
            self.ready = [None if since is None else self.now for since in self.ready]
            self.since = self.now

    def _count_out(self, t: int) -> None:
        if self.stage == "pick":
            self._answer(
                t, [(seat, self.coin.pick(self.state.answers_of(seat)), "clock") for seat in self.state.actors()]
            )
        elif self.stage == "check":
            self.windows = [self.clock.window(pings) for pings in self.pings]
            self._enter("seno", t)
        elif self.stage == "seno":
            self._enter("shout", t)
        elif self.stage == "shout":
            self._fastest(t)
        elif self.stage == "battle":
            self._beat(t, [(0, int(WAIT), "clock"), (1, int(WAIT), "clock")])
        elif self.stage == "obliged":
            seat = self.state.actors()[0]
            self._forced_move(t, seat, self.state.answers_of(seat)[0], "clock")
        elif self.stage == "declare":
            self._declare(t)
        else:
            self._enter("battle", t)

    # ---- inputs ----

    def _take_in(self, t: int, seat: int, what: Input) -> None:
        match what:
            case inputs.Ping(trip):
                self.pings[seat] = [*self.pings[seat], trip][-PINGS:]
            case inputs.Resign():
                self._forfeit(t, seat, "resign", "person")
            case inputs.Leave():
                self._forfeit(t, seat, "abandoned", "person")
            case inputs.Act(action):
                self._act(t, seat, self.game.number(action))
            case inputs.Lift(hand):
                self._lift(t, seat, hand)
            case inputs.Drop(slot):
                self._drop(t, seat, slot)
            case inputs.Clear() if self.stage in ("seno", "shout"):
                self._choose(t, seat, None)
            case inputs.Ready(counts) if self.stage == "check":
                self._ready(t, seat, counts)
            case inputs.Claim(on) if self.stage == "battle":
                self._claim(t, seat, on)
            case inputs.Toggle(technique) if self.stage == "declare":
                self._toggle(t, seat, technique)
            case inputs.Done() if self.stage == "declare":
                self._done(t, seat)
            case _:
                raise self._not_now()

    def _act(self, t: int, seat: int, act: int) -> None:
        if self.stage in ("check", "recount") or (self.stage == "battle" and act == WAIT):
            raise self._not_now()
        if act not in self.legal(seat):
            raise self._illegal(seat, act)
        if self.stage == "battle":
            self._fight_input(t, seat, act)
        elif self.stage == "obliged":
            self._forced_move(t, seat, act, "person")
        elif self.stage == "pick":
            self._answer(t, [(seat, act, "person")])
        elif self.stage == "declare":
            self.toggled[seat] = act - int(DECLARE)
            self._done(t, seat)
        else:
            self._choose(t, seat, act)

    def _fight_input(self, t: int, seat: int, act: int) -> None:
        """A possible input in a Battle: hold it until the hand is free again, or let it into a beat."""
        held = self.held[seat]
        free = self.last_move[seat] + self.clock.move_gap[seat]
        if act == CALL and held:
            if held.act < STRIKE:
                self.held[seat] = Held(held.act + int(STRIKE), held.until)  # a seat's own inputs keep their order
        elif move_part(act) != NOTHING and t < free:  # TF-R3
            if not held or held.act < STRIKE:
                self.held[seat] = Held(act, free)
        else:
            self._enter_beat(t, seat, act)

    def _release_held(self, t: int) -> None:
        for seat in range(2):
            held = self.held[seat]
            if held and held.until <= t:
                if held.act in self.legal(seat):
                    self.held[seat] = None
                    self._enter_beat(t, seat, held.act)
                else:
                    self._let_go(t, seat)

    def _enter_beat(self, t: int, seat: int, act: int) -> None:
        """TF-69, TF-70: whoever can't have reacted to the other is simultaneous with it.

        With `miscall="blocked"` a Call that is rightful only on the table as everybody sees it has reacted to that.
        """
        limit = t + self.windows[1 - seat]
        beat, legal = self.open, self.state.answers_of(seat)
        if beat is not None and not beat.has(seat) and act in legal:
            beat.put(seat, act, limit)
        elif act == CALL and self.would_strike(seat):
            assert beat is not None
            beat.put(seat, beat.as_strike(seat), limit)  # TF-R20
        else:
            self._close(t)
            if self.stage != "battle":
                return  # the other had called already
            beat = self.open = OpenBeat(seat, act, limit)
        if move_part(act) != NOTHING:
            self._laid(t, seat, int(move_part(act)))
        if beat.has(0) and beat.has(1) and beat.someone_calls():
            self._close(t)

    def _laid(self, t: int, seat: int, part: int) -> None:
        """A Move is certain as soon as it lies (TF-65), so everybody sees it; a Call is kept until its beat closes."""
        self._stir(t)
        self.last_move[seat] = t
        lifted = self.lifted[seat]
        if lifted and lifted.hand != part // 4:
            self._put_back(t, seat)
        self.lifted[seat] = None
        pile = self.shown().stack(seat * 4 + part % 4)
        covers = pile[-2] if len(pile) > 1 else None
        self._say(t, ALL, "moved", seat=seat, hand=part // 4, slot=part % 4, card=pile[-1], covers=covers)

    def _close(self, t: int) -> None:
        """Hand the open beat to the fight."""
        beat, self.open = self.open, None
        if beat is not None:
            acts = beat.settled()
            self._beat(t, [(seat, acts[seat], "person" if beat.has(seat) else "clock") for seat in range(2)])

    def _stir(self, t: int) -> None:
        """A Move ends all talk of a stalemate (TF-60); so does a Call, when its beat closes and the Battle with it."""
        self.quiet_since = t
        self.claims = [None, None]

    # ---- cards in transit ----

    def _lift(self, t: int, seat: int, hand: int) -> None:
        if self.stage not in ("seno", "shout", "battle", "obliged") or not self.state.is_asked(seat):
            raise self._not_now()
        if self.lifted[seat]:
            raise IllegalAction(Text("You carry a card already: one at a time.", "運べるカードは1枚ずつです。"), "TF-6")
        if t < self.lift_from[seat]:
            raise IllegalAction(Text("You have just put a card back.", "カードを戻したばかりです。"), "TF-68")
        if not 0 <= hand < 4 or not self.shown().held(seat) >> hand & 1:
            raise IllegalAction(
                Text("There is no card at that position of your hand.", "手札のその位置にカードがありません。"), "TF-14"
            )
        self.lifted[seat] = Lifted(hand, t)
        self._say(t, self._who_sees_transit(seat), "lifted", seat=seat, hand=hand)

    def _drop(self, t: int, seat: int, slot: int | None) -> None:
        lifted = self.lifted[seat]
        if not lifted:
            raise IllegalAction(Text("You carry no card.", "運んでいるカードがありません。"), "TF-14")
        act = NOTHING if slot is None or not 0 <= slot < 4 else 4 * lifted.hand + slot
        if act == NOTHING or act not in self.legal(seat):
            self.lift_from[seat] = t + FEINT
            self._put_back(t, seat)
        else:
            self._act(t, seat, int(act))

    def _put_back(self, t: int, seat: int) -> None:
        lifted, self.lifted[seat] = self.lifted[seat], None
        if lifted:
            self._say(t, self._who_sees_transit(seat), "returned", seat=seat, hand=lifted.hand)

    def _let_go(self, t: int, seat: int) -> None:
        """Whatever a seat wanted to lay is back in its hand; a Move that still waited is known to its owner alone."""
        lifted, held, self.held[seat] = self.lifted[seat], self.held[seat], None
        if held and not (lifted and lifted.hand == held.hand):
            self._say(t, 1 << seat, "returned", seat=seat, hand=held.hand)
        self._put_back(t, seat)

    def _who_sees_transit(self, seat: int) -> int:
        """During the count-in a lifted card is part of the secret choice."""
        return 1 << seat if self.stage in ("seno", "shout") else ALL

    def _end_holds(self, t: int) -> None:  # TF-67, TF-R31
        for seat in range(2):
            carried = self.carried(seat)
            if carried and carried.since + self.clock.hold_max <= t:
                self._put_back(t, seat)
                penalty = self.state.options["hold_penalty"]
                if penalty == "loss":
                    self._forfeit(t, seat, "foul", "clock")
                elif penalty == "miss":
                    self._close(t)
                    if self.state.phase not in (OVER, DECLARING):
                        self._intervene(t, seat, "penalty", "clock")

    # ---- check and the shout ----

    def _ready(self, t: int, seat: int, counts: bool) -> None:
        if self.ready[seat] is None:
            self.ready[seat] = t
            self.hurries[seat] = counts
            self._say(t, ALL, "ready", seat=seat)

    def _choose(self, t: int, seat: int, act: int | None) -> None:
        """The fastest choice: seen by nobody else until the shout ends (TF-47, TF-48)."""
        self.chosen[seat] = act
        self.lifted[seat] = None
        self._say(t, 1 << seat, "chosen", action=None if act is None else self.game.name(act))

    def _fastest(self, t: int) -> None:
        told: list[Told] = []
        for seat in range(2):
            chosen = self.chosen[seat]
            act = out_of_time(self.game, self.state, seat) if chosen is None else chosen
            told.append((seat, act, "clock" if chosen is None else "person"))
            if move_part(act) != NOTHING:
                self.last_move[seat] = t
        self._beat(t, told)

    # ---- stalemate, forced Moves, naming hits, giving up ----

    def _claim(self, t: int, seat: int, on: bool) -> None:
        if (self.claims[seat] is not None) != on:
            self.claims[seat] = t if on else None
            self._say(t, ALL, "claimed" if on else "unclaimed", seat=seat)

    def _forced_move(self, t: int, seat: int, act: int, by: str) -> None:
        self.last_move[seat] = t
        self.lifted[seat] = None
        self._answer(t, [(seat, act, by)])

    def _toggle(self, t: int, seat: int, technique: int) -> None:
        if not self.state.is_asked(seat) or self.done[seat]:
            raise self._not_now()
        if not 0 <= technique < 4 or not self.state.ready(seat) >> technique & 1:
            raise IllegalAction(Text("That technique can't hit any more.", "その技はもう成功できません。"), "TF-24")
        self.toggled[seat] ^= 1 << technique  # TF-R33: the count goes on
        self._say(t, 1 << seat, "toggled", techniques=self.toggled[seat])

    def _done(self, t: int, seat: int) -> None:
        if not self.state.is_asked(seat) or self.done[seat]:
            raise self._not_now()
        self.done[seat] = True
        if all(self.done[asked] for asked in self.state.actors()):
            self._declare(t)

    def _declare(self, t: int) -> None:
        named = [(seat, int(DECLARE) + self.toggled[seat]) for seat in self.state.actors()]
        self._answer(t, [(seat, act, "person" if self.done[seat] else "clock") for seat, act in named])

    def _forfeit(self, t: int, seat: int, reason: str, by: str) -> None:
        self._close(t)
        if not self.state.over():
            self._intervene(t, seat, reason, by)

    # ---- the fight ----

    def _beat(self, t: int, told: list[Told]) -> None:
        already_told = ("moved",) if self.stage == "battle" else ()
        self._answer(t, told, already_told)

    def _leave_battle(self, t: int) -> None:
        """Cards in transit go back to the hand (TF-19), and claims are forgotten."""
        self._close(t)
        self.claims = [None, None]
        self._empty_hands(t)

    def _empty_hands(self, t: int) -> None:
        for seat in range(2):
            self._let_go(t, seat)

    def _answer(self, t: int, told: list[Told], skip: tuple[str, ...] = ()) -> None:
        for seat, act, _ in told:
            assert isinstance(act, int)
            self.state.apply(seat, act)
        self.closed.append((t, told))
        self._tell(t, skip)
        self._follow(t)

    def _intervene(self, t: int, seat: int, what: str, by: str) -> None:
        self.state.intervene(seat, what)
        self.closed.append((t, [(seat, what, by)]))
        self._tell(t)
        self._follow(t)

    def _follow(self, t: int) -> None:
        """Bring the stage in line with the phase of the fight."""
        phase = int(self.state.phase)
        beat = 0 if phase == BATTLE else int(self.state.beat_no)
        followed = (phase, beat, *self.state.character)
        if followed != self.followed:
            self.followed = followed
            if phase != BATTLE:
                self._leave_battle(t)
            self._enter(STAGES[phase], t)

    def _enter(self, stage: str, t: int) -> None:
        self.stage = stage
        self.since = t
        self._say(t, ALL, "stage", stage=stage)
        if stage == "check":
            self.ready = [None, None]
            self.hurries = [False, False]
            self.chosen = [None, None]
        elif stage == "battle":
            self._stir(t)
            for seat, lifted in enumerate(self.lifted):
                if lifted:
                    self._say(t, ALL, "lifted", seat=seat, hand=lifted.hand)
        elif stage == "declare":
            self.toggled = [0, 0]
            self.done = [False, False]

    # ---- what is told, what is refused ----

    def _tell(self, t: int, skip: tuple[str, ...] = ()) -> None:
        for event in self.state.events():
            if event.kind not in skip:
                self.happened.append(event)
            if event.kind in ("called", "stalemate"):
                self._empty_hands(t)  # TF-19: before anything is processed

    def _say(self, t: int, to: int, kind: str, **args: Any) -> None:
        args["at"] = t
        self.happened.append(Event(kind, args, {} if to == ALL else dict.fromkeys(args, to), ALL))

    def _not_now(self) -> IllegalAction:
        text, clause = NOT_NOW[self.stage]
        return IllegalAction(text, clause)

    def _illegal(self, seat: int, act: int) -> IllegalAction:
        refusal = self.game.refusal(self.shown(), seat, act)
        return IllegalAction(Text(refusal.en, refusal.ja), refusal.clause) if refusal else self._not_now()


def _is_due(when: int | None, time: int) -> bool:
    return when is not None and when <= time


def out_of_time(game: "TrumpFighter", state: TrumpFighterState, seat: int) -> int:
    """What is answered for a seat that lets its time run out: to wait, or the lowest legal action."""
    legal = state.answers_of(seat)
    return int(WAIT) if WAIT in legal else legal[0]
