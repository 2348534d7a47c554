"""The real-time table at one moment: what lies half-way, what each viewer sees of it, and when something falls due."""

import copy
from typing import TYPE_CHECKING, Self

import msgspec
from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Words
from dengen.core.rules.events import Event
from dengen.core.views.view import OPEN, Viewer
from dengen.games.trump_fighter.live.clock import Clock
from dengen.games.trump_fighter.live.open_beat import OpenBeat
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.actions import CALL, NOTHING, move_part
from dengen.games.trump_fighter.rules.beat import lay_open
from dengen.games.trump_fighter.views.view import LiveView, TrumpFighterView
from dengen.games.trump_fighter.words.questions import WAITING

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

LONG_AGO = -1_000_000

Told = tuple[int, int | str, str]  # seat, action or intervention, "person" or "clock"


class Lifted(Struct, frozen=True):
    """A card in transit: its hand position, and since when."""

    hand: int
    since: int


class Held(Struct, frozen=True):
    """An input with a Move that came before the hand was free again, and when it will be."""

    act: int
    until: int

    @property
    def hand(self) -> int:
        return int(move_part(self.act)) // 4


class Moment:
    """Stages: pick, check, seno, shout, battle, obliged, declare, recount, over."""

    def __init__(self, game: "TrumpFighter", state: TrumpFighterState, time: int = 0) -> None:
        self.game = game
        self.state = state
        self.clock = Clock.of(state.options)
        self.coin = state.chance.clone().fork()  # picks for whoever lets the time run out
        self.now = time
        self.stage = ""
        self.since = time
        self.followed: tuple[int, ...] = ()
        self.pings: list[list[int]] = [[], []]
        self.windows = [self.clock.window(pings) for pings in self.pings]
        self.ready: list[int | None] = [None, None]  # since when
        self.hurries = [False, False]  # whose Ready starts the other's count (TF-R38)
        self.chosen: list[int | None] = [None, None]  # the fastest choice
        self.open: OpenBeat | None = None
        self.held: list[Held | None] = [None, None]
        self.last_move = [LONG_AGO, LONG_AGO]
        self.lifted: list[Lifted | None] = [None, None]
        self.lift_from = [LONG_AGO, LONG_AGO]
        self.claims: list[int | None] = [None, None]  # since when
        self.quiet_since = time
        self.toggled = [0, 0]
        self.done = [False, False]
        self.closed: list[tuple[int, list[Told]]] = []
        self.happened: list[Event] = []

    def clone(self) -> Self:
        other = copy.copy(self)
        other.state = self.state.clone()
        other.state.listen()
        other.coin = self.coin.clone()
        other.open = copy.deepcopy(self.open)
        other.pings = [pings.copy() for pings in self.pings]
        for name in COPIED:
            setattr(other, name, getattr(self, name).copy())
        return other

    # ---- the same face as a state ----

    def over(self) -> bool:
        return self.state.over()

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def shown(self) -> TrumpFighterState:
        """The fight as everybody sees it: the Moves of the open beat laid, its Calls left out."""
        fight = self.state.clone()
        if self.open:
            for seat in range(2):
                if move_part(self.open.acts[seat]) != NOTHING:
                    lay_open(fight, seat, self.open.acts[seat])
        return fight

    def legal(self, seat: int) -> list[int]:
        """The actions that the seat could put in now."""
        if seat not in (0, 1) or self.stage in ("check", "recount") or (self.stage == "declare" and self.done[seat]):
            return []
        legal = self.state.legal(seat)
        if self.stage != "battle" or self.open is None:
            return legal
        if self.open.calls(seat):
            return []
        after = self.shown().legal(seat)
        if not self.open.has(seat):  # a Call may be rightful with the other's Move, or without it (TF-20, TF-70)
            return sorted({*legal, *after})
        may_call = CALL in after or self.would_strike(seat)
        return [act for act in after if act != CALL] + [int(CALL)] * may_call

    def resample(self, seat: int, rng: Chance) -> TrumpFighterState:
        """A world that this seat can't tell from the real one."""
        return self.shown().resample(seat, rng)

    def view(self, viewer: Viewer) -> TrumpFighterView:
        view = self.game.view(self.shown(), viewer)
        assert isinstance(view, TrumpFighterView)
        seat = viewer if viewer is not None and viewer != OPEN else None
        pending = self.open.acts[seat] if self.open and seat is not None else NOTHING
        counting_in = self.stage in ("seno", "shout")
        chosen = self.chosen[seat] if seat is not None and counting_in else None
        live = LiveView(
            stage=self.stage,
            since=self.since,
            until=self.stalemate_due() if self.stage == "battle" else self.count_due(),
            ready=[since is not None for since in self.ready],
            lifted=[
                card.hand if card and (not counting_in or who == seat) else None for who, card in enumerate(self.lifted)
            ],
            claims=[since is not None for since in self.claims],
            chosen=None if chosen is None else self.game.name(chosen),
            toggled=[which for which in range(4) if seat is not None and self.toggled[seat] >> which & 1],
            done=seat is not None and self.stage == "declare" and self.done[seat],
        )
        return msgspec.structs.replace(
            view,
            live=live,
            prompt=view.prompt if seat is None else self.prompt(seat),
            pending=self.game.name(pending) if pending != NOTHING else None,
        )

    def prompt(self, seat: int) -> Words | None:
        """What the seat is asked; while it has nothing to answer, what it waits for."""
        asked = self.game.question(self.state, seat)
        if self.stage == "over" or (asked and self.legal(seat)):
            return asked
        waits_for = "ready" if self.stage == "check" and self.ready[seat] is not None else self.stage
        text, clause = WAITING[waits_for]
        return Words(waits_for, text.en, text.ja, {}, clause)

    def events(self) -> list[Event]:
        """What happened since this was last asked."""
        happened, self.happened = self.happened, []
        return happened

    def beats(self) -> list[tuple[int, list[Told]]]:
        """What the fight was told since this was last asked: the time, and (seat, action or intervention, by whom)."""
        closed, self.closed = self.closed, []
        return closed

    # ---- when something falls due ----

    def due(self) -> int | None:
        """When `advance` should be called next; None: nothing will happen by itself."""
        due = self.next_due()
        return None if due is None else max(due, self.now) + 1

    def next_due(self) -> int | None:
        times = (self.held_due(), self.beat_due(), self.hold_due(), self.count_due())
        return min((time for time in times if time is not None), default=None)

    def held_due(self) -> int | None:
        return min((held.until for held in self.held if held), default=None)

    def beat_due(self) -> int | None:
        return self.open.deadline if self.open else None

    def hold_due(self) -> int | None:
        carried = [self.carried(seat) for seat in range(2)]
        return min((card.since + self.clock.hold_max for card in carried if card), default=None)

    def carried(self, seat: int) -> Lifted | None:
        """The card that a seat holds up; one that it has laid, and that waits for its hand to be free, is not (TF-67)."""
        lifted, held = self.lifted[seat], self.held[seat]
        return None if lifted and held and lifted.hand == held.hand else lifted

    def count_due(self) -> int | None:
        """When the count of the stage runs out."""
        clock = self.clock
        if self.stage == "check":
            return self.check_due()
        if self.stage == "battle":
            return None if self.open or any(self.held) else self.stalemate_due()
        spans = {
            "pick": clock.pick_count,
            "seno": clock.seno,
            "shout": clock.shout,
            "obliged": clock.obliged_count,
            "declare": clock.declare_count,
            "recount": clock.seno + clock.shout,
        }
        return self.since + spans[self.stage] if self.stage in spans else None

    def check_due(self) -> int | None:  # TF-54, TF-59
        times = [since for since in self.ready if since is not None]
        if len(times) == 2:
            return max(times)
        if any(self.hurries):
            return None if self.clock.ready_count is None else times[0] + self.clock.ready_count
        return self.since + self.clock.ready_idle

    def stalemate_due(self) -> int:  # TF-60, TF-61
        idle = self.quiet_since + self.clock.stall_idle
        times = [since for since in self.claims if since is not None]
        if len(times) == 2:
            return max(times)
        return min(idle, times[0] + self.clock.stall_count) if times else idle

    def would_strike(self, seat: int) -> bool:
        """Would a Call of this seat join its own Move in the open beat, and rightfully, where that matters?"""
        beat = self.open
        if beat is None or not beat.has(seat) or not (beat.in_time(seat, self.now) or not beat.has(1 - seat)):
            return False
        return beat.as_strike(seat) in self.state.answers_of(seat)


COPIED = (
    "windows", "ready", "hurries", "chosen", "held", "last_move", "lifted", "lift_from", "claims", "toggled", "done",
    "closed", "happened",
)  # fmt: skip
