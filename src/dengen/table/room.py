# mypyc: compile
"""Everything that follows from a header and its entries: chairs, ballots, chat, and the game that is being played."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from dengen.core.base.errors import DengenError
from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Words
from dengen.core.game import Game
from dengen.table import entries, notes
from dengen.table.chairs import Chair
from dengen.table.entries import Ballot, Entry
from dengen.table.errors import BadEntry, DoesNotFollow
from dengen.table.game.live_play import LivePlay
from dengen.table.game.play import Play
from dengen.table.header import Pace, PersonId, TableHeader
from dengen.table.messages import ChatLine, Stage
from dengen.table.results.results import GameResult, SeatPlayer, forfeited, placed

LINES_KEPT = 50
CLIENTS_KEPT = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Room:
    """A table after its entry `number`. Entries are the only way in which it changes; a proposal changes a copy.

    What is stored is taken (`take`), what a draft writes is carried out (`carry_out`, `carry_out_answer`).
    """

    def __init__(self, game: Game[Any], header: TableHeader) -> None:
        self.game = game
        self.header = header
        self.number = 0
        self.time = header.time
        self.stage: Stage = "gathering"
        self.host: PersonId = header.host
        self.bot_pause = header.pace.bot_pause
        self.chairs = [Chair(level=level) for level in header.bots]
        self.games = 0
        self.ahead = 0  # moves of the opening that are still to be laid
        self.draws = 0
        self.play: Play | None = None
        self.players: list[SeatPlayer] = []  # the occupants when the game began
        self.ballots: dict[Ballot, tuple[PersonId, ...]] = {}
        self.wanted_back = 0  # the gesture that the ballot on taking back is about
        self.muted: dict[PersonId, tuple[PersonId, ...]] = {}
        self.lines: tuple[ChatLine, ...] = ()  # that all may read
        self.remarks: tuple[ChatLine, ...] = ()  # those of this game that the players may not read yet
        self.remarked = 0  # how many there were, since the game began
        self.reminded: dict[int, int] = {}  # by seat: the question of whose clock the person was reminded
        self.clients: dict[PersonId, tuple[str, ...]] = {}

    def copy(self) -> "Room":
        other = Room.__new__(Room)
        other.game = self.game
        other.header = self.header
        other.number = self.number
        other.time = self.time
        other.stage = self.stage
        other.host = self.host
        other.bot_pause = self.bot_pause
        other.chairs = self.chairs.copy()
        other.games = self.games
        other.ahead = self.ahead
        other.draws = self.draws
        other.play = self.play.copy() if self.play else None
        other.players = self.players
        other.ballots = self.ballots.copy()
        other.wanted_back = self.wanted_back
        other.muted = self.muted.copy()
        other.lines = self.lines
        other.remarks = self.remarks
        other.remarked = self.remarked
        other.reminded = self.reminded.copy()
        other.clients = self.clients.copy()
        return other

    def take(self, entry: Entry) -> None:
        """Let a stored entry happen. Raises BadEntry if it doesn't follow from those before; this copy is spoilt then."""
        if entry.number != self.number + 1:
            raise BadEntry(entry.number, f"expected number {self.number + 1}.", f"{self.number + 1}番のはずです。")
        try:
            self.carry_out(entry)
        except DengenError as error:
            raise BadEntry(entry.number, str(error), error.text.ja) from error
        except IndexError as error:
            raise BadEntry(entry.number, str(error)) from error

    def carry_out(self, entry: Entry) -> None:
        """Let an entry happen; raises what speaks against it."""
        CARRY_OUT[type(entry.what)](self, entry, entry.what)
        self._note(entry)

    def carry_out_answer(self, entry: Entry, answered: entries.Answered, act: int) -> None:
        """The same for an answer whose number is known."""
        self._answer(entry, answered, act)
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        self.number = entry.number
        self.time = max(self.time, entry.time)
        if entry.client and entry.by:
            self.clients[entry.by] = (*self.clients.get(entry.by, ()), entry.client)[-CLIENTS_KEPT:]

    # ---- looking ----

    @property
    def people(self) -> list[PersonId]:
        return [chair.person for chair in self.chairs if chair.person]

    @property
    def helps(self) -> bool:
        return self.header.help if self.header.help is not None else len(self.people) <= 1

    @property
    def winner(self) -> int | None:
        """The seat that has won the match."""
        for seat, chair in enumerate(self.chairs):
            if chair.wins >= self.header.first_to:
                return seat
        return None

    def seat_of(self, person: PersonId) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return seat
        return None

    def result(self) -> GameResult | None:
        """The result of the game that has just ended or was abandoned; None if it doesn't count or was practice."""
        play = self.play
        if play is None or self.header.is_practice:
            return None
        gave_up = [
            bool(player.person) and (chair.gave_up or chair.person != player.person)
            for player, chair in zip(self.players, self.chairs, strict=True)
        ]
        outcome = play.state.outcome() or forfeited(gave_up)
        if outcome is None:
            return None
        return GameResult(
            table=self.header.table,
            number=self.games,
            game=self.header.game,
            time=self.time,
            reason=outcome.reason,
            places=placed(outcome, self.players, gave_up),
            rated=self.header.rated,
            open=self.header.watch == "anyone",
        )

    # ---- what entries do: seats ----

    def _sat(self, entry: Entry, sat: entries.Sat) -> None:
        wins = self.chairs[sat.seat].wins
        self.chairs[sat.seat] = Chair(person=sat.person, name=sat.name, options=sat.options, wins=wins)

    def _bot_sat(self, entry: Entry, sat: entries.BotSat) -> None:
        wins = self.chairs[sat.seat].wins
        self.chairs[sat.seat] = Chair(level=sat.level, options=sat.options, wins=wins)

    def _left(self, entry: Entry, left: entries.Left) -> None:
        seat = self._seat(left.person)
        level = self.header.pace.stand_in if self.stage == "playing" else ""
        chair = self.chairs[seat]
        if level and self.play:
            self.play.note(notes.left(seat, chair.name))
        self.chairs[seat] = Chair(level=level, options=chair.options if level else {}, wins=chair.wins)
        for ballot, voters in list(self.ballots.items()):
            self._count(ballot, tuple(voter for voter in voters if voter != left.person))
        if left.person == self.host and self.people:
            self.host = self.people[0]

    def _renamed(self, entry: Entry, renamed: entries.Renamed) -> None:
        seat = self._seat(renamed.person)
        self.chairs[seat] = replace(self.chairs[seat], name=renamed.name)

    def _emptied(self, entry: Entry, emptied: entries.Emptied) -> None:
        self.chairs[emptied.seat] = Chair(wins=self.chairs[emptied.seat].wins)

    def _swapped(self, entry: Entry, swapped: entries.Swapped) -> None:
        a, b = swapped.a, swapped.b
        self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]

    def _seat(self, person: PersonId) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise DoesNotFollow(f"{person!r} doesn't sit here.", f"{person!r}は席にいません。")
        return seat

    # ---- games ----

    def _began(self, entry: Entry, began: entries.Began) -> None:
        if self.winner is not None:
            self.draws = 0
            self.chairs = [replace(chair, wins=0) for chair in self.chairs]
        self.chairs = [replace(self.chairs[chair], stand_in="", gave_up=False) for chair in began.order]
        self.players = [SeatPlayer(chair.person, chair.name, chair.level) for chair in self.chairs]
        asked = max(self.play.questions) if self.play else 0
        self.play = Play(self.game, began, self._pace(), entry.number, entry.time, asked)
        opening = self.header.opening if self.games == 0 else None
        self.ahead = len(opening.moves) if opening else 0
        self.games += 1
        self.stage = "playing"
        self.ballots = {}
        self.remarked = 0
        self.reminded = {}
        self._go_live(entry.time)

    def _pace(self) -> Pace:
        """Clocks are there so that strangers don't wait: against bots alone, a table of strangers has none."""
        if self.header.quick is None or len(self.people) > 1:
            return self.header.pace
        return replace(self.header.pace, decision=None, bank=None)

    def _go_live(self, time: int) -> None:
        """Once the opening, if there is one, is laid: a game in real time is played through its live fight."""
        if self.ahead == 0 and self.play is not None and not isinstance(self.play, LivePlay):
            live = self.game.live(self.play.state, time)
            if live is not None:
                self.play = LivePlay.of(self.play, live, time)

    def _laid(self, entry: Entry) -> None:
        if self.ahead > 0:
            self.ahead -= 1
            self._go_live(entry.time)

    def _answered(self, entry: Entry, answered: entries.Answered) -> None:
        self._answer(entry, answered, self.game.number(answered.action))

    def _answer(self, entry: Entry, answered: entries.Answered, act: int) -> None:
        play = self._playing()
        play.answer(entry.number, entry.time, answered.seat, act, answered.joined, self._persons())
        self._laid(entry)

    def _intervened(self, entry: Entry, intervened: entries.Intervened) -> None:
        play = self._playing()
        play.intervene(entry.number, entry.time, intervened.seat, intervened.what, self._persons())
        self._laid(entry)

    def _fed(self, entry: Entry, fed: entries.Fed) -> None:
        play = self._playing()
        if not isinstance(play, LivePlay):
            raise DoesNotFollow("no fight is live.", "リアルタイムの対戦ではありません。")
        play.feed(entry.time, fed.seat, fed.input)

    def _took_back(self, entry: Entry, took: entries.TookBack) -> None:
        self._playing().take_back(entry.time, took.seat, took.undone)
        if took.agreed:
            self.ballots.pop("take_back", None)

    def _ended(self, entry: Entry, ended: entries.Ended) -> None:
        play = self._playing()
        if not play.over() or play.outcome() != ended.outcome:
            raise DoesNotFollow("the game came to another end.", "ゲームの結末が違います。")
        self.stage = "over"
        self.ballots = {}
        self._release_remarks()
        self._count_win(ended.outcome)

    def _count_win(self, outcome: Outcome) -> None:
        """A win that isn't shared counts for the match; everything else is a draw, or for one seat alone a loss."""
        for seat, standing in enumerate(outcome.seats):
            if standing.share == 1:
                self.chairs[seat] = replace(self.chairs[seat], wins=self.chairs[seat].wins + 1)
                return
        self.draws += 1

    def _closed(self, entry: Entry, closed: entries.Closed) -> None:
        self.stage = "closed"
        self.ballots = {}
        self._release_remarks()

    def _playing(self) -> Play:
        if self.play is None or self.stage != "playing":
            raise DoesNotFollow("no game is being played.", "ゲームが進行していません。")
        return self.play

    def _persons(self) -> list[bool]:
        return [bool(chair.person) for chair in self.chairs]

    # ---- presence ----

    def _came(self, entry: Entry, came: entries.Came) -> None:
        seat = self._seat(came.person)
        chair = self.chairs[seat]
        if chair.stand_in and not chair.gave_up:
            if self.play:
                self.play.clocks.begin_again(seat, entry.time)
                self.play.note(notes.came_back(seat))
            chair = replace(chair, stand_in="")
        self.chairs[seat] = replace(chair, away=None)

    def _went(self, entry: Entry, went: entries.Went) -> None:
        seat = self._seat(went.person)
        self.chairs[seat] = replace(self.chairs[seat], away=entry.time)

    def _stood_in(self, entry: Entry, stood: entries.StoodIn) -> None:
        self.chairs[stood.seat] = replace(self.chairs[stood.seat], stand_in=stood.level, gave_up=stood.gave_up)
        if self.play:
            self.play.note((notes.gave_up if stood.gave_up else notes.stood_in)(stood.seat))

    def _resigned(self, entry: Entry, resigned: entries.Resigned) -> None:
        play = self._playing()
        self.chairs[resigned.seat] = replace(self.chairs[resigned.seat], gave_up=True)
        play.note(notes.resigned(resigned.seat, self.chairs[resigned.seat].name))
        play.resign([seat for seat, chair in enumerate(self.chairs) if chair.gave_up])

    def _reminded(self, entry: Entry, reminded: entries.Reminded) -> None:
        self.reminded[reminded.seat] = reminded.question

    def _restarted(self, entry: Entry, restarted: entries.Restarted) -> None:
        if self.play:
            self.play.clocks.freeze(max(0, entry.time - restarted.since))
        if isinstance(self.play, LivePlay) and self.stage == "playing":
            self.play.restart(entry.time)
        self.chairs = [replace(chair, away=entry.time) if chair.person else chair for chair in self.chairs]

    def _stood_still(self, entry: Entry, stood: entries.StoodStill) -> None:
        play, span = self._playing(), entry.time - stood.since
        play.clocks.freeze(span)
        if isinstance(play, LivePlay):
            play.restart(entry.time)
        self.chairs = [chair if chair.away is None else replace(chair, away=chair.away + span) for chair in self.chairs]

    def _paced(self, entry: Entry, paced: entries.Paced) -> None:
        self.bot_pause = paced.bot_pause

    # ---- words ----

    def _voted(self, entry: Entry, voted: entries.Voted) -> None:
        voters = tuple(voter for voter in self.ballots.get(voted.on, ()) if voter != voted.person)
        if self.play:
            self.play.note(self._vote_noted(voted, self.ballots.get(voted.on, ())))
        if voted.on == "take_back" and not voters and voted.yes:
            undone = self._playing().undone_by_consent(self._seat(voted.person))
            self.wanted_back = undone[0] if undone else 0
        self._count(voted.on, (*voters, voted.person) if voted.yes else ())

    def _vote_noted(self, voted: entries.Voted, before: tuple[PersonId, ...]) -> Words:
        seat = self._seat(voted.person)
        if voted.yes:
            return notes.agreed(seat) if before else notes.proposed(seat, voted.on)
        return notes.withdrew(seat) if before[:1] == (voted.person,) else notes.declined(seat)

    def _count(self, ballot: Ballot, voters: tuple[PersonId, ...]) -> None:
        if voters:
            self.ballots[ballot] = voters
        else:
            self.ballots.pop(ballot, None)

    def _said(self, entry: Entry, said: entries.Said) -> None:
        self.lines = (*self.lines, ChatLine(person=said.person, text=said.text, time=entry.time))[-LINES_KEPT:]

    def _remarked(self, entry: Entry, remarked: entries.Remarked) -> None:
        line = ChatLine(person=remarked.person, text=remarked.text, time=entry.time, name=remarked.name)
        self.remarked += 1
        self.remarks = (*self.remarks, line)[-LINES_KEPT:]
        if self.stage != "playing":
            self._release_remarks()

    def _release_remarks(self) -> None:
        """Show spectator chat to the players, now that it can't help them."""
        if self.remarks:
            self.lines, self.remarks = self.lines_with_remarks(), ()

    def lines_with_remarks(self) -> tuple[ChatLine, ...]:
        return tuple(sorted((*self.lines, *self.remarks), key=lambda line: line.time)[-LINES_KEPT:])

    def _repeated(self, entry: Entry, repeated: entries.Repeated) -> None:
        pass

    def _muted(self, entry: Entry, muted: entries.Muted) -> None:
        others = tuple(whom for whom in self.muted.get(muted.person, ()) if whom != muted.whom)
        self.muted[muted.person] = (*others, muted.whom) if muted.on else others


CARRY_OUT: dict[type, Callable[[Room, Entry, Any], None]] = {
    entries.Sat: Room._sat,
    entries.BotSat: Room._bot_sat,
    entries.Left: Room._left,
    entries.Renamed: Room._renamed,
    entries.Emptied: Room._emptied,
    entries.Swapped: Room._swapped,
    entries.Began: Room._began,
    entries.Answered: Room._answered,
    entries.Intervened: Room._intervened,
    entries.Fed: Room._fed,
    entries.TookBack: Room._took_back,
    entries.Ended: Room._ended,
    entries.Closed: Room._closed,
    entries.Came: Room._came,
    entries.Went: Room._went,
    entries.StoodIn: Room._stood_in,
    entries.Resigned: Room._resigned,
    entries.Reminded: Room._reminded,
    entries.Restarted: Room._restarted,
    entries.StoodStill: Room._stood_still,
    entries.Paced: Room._paced,
    entries.Voted: Room._voted,
    entries.Said: Room._said,
    entries.Remarked: Room._remarked,
    entries.Muted: Room._muted,
    entries.Repeated: Room._repeated,
}
