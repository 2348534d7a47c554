"""A record played again: every position of it, to the same end, or where and why not."""

from collections.abc import Iterator
from html import escape
from typing import Any

from msgspec import Struct

from dengen.core.base.errors import BadCardSet, DengenError
from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.registry import game as find_game
from dengen.core.registry import registered
from dengen.core.rules.events import Event
from dengen.core.rules.state import State
from dengen.core.views.view import OPEN, View, Viewer
from dengen.table.errors import BadRecord
from dengen.table.game.opening import begin
from dengen.table.game.play import position_hash
from dengen.table.header import Opening, OpeningMove
from dengen.table.records.record import Record, RecordEntry, RecordHeader
from dengen.table.results.resignation import outcome_of


class ReplayMoment(Struct):
    """A position of the game: after this entry (None: the beginning), with what happened."""

    number: int
    entry: RecordEntry | None
    state: State
    events: list[Event]

    def _repr_html_(self) -> str:
        """The HTML for notebooks: the entry, and the table as a spectator saw it."""
        entry = self.entry
        what = "" if entry is None else f"{entry.number}: {entry.action or entry.intervention or entry.undone}"
        return f"<p>{escape(what)}</p>{self.state.game.picture(self.state)}"


class Departure(Struct, frozen=True):
    """The point at which a record stops following the rules, and the reason.

    `number`: of the entry; 0: its header; the number after the last entry: its end. `code`: other_cards,
    refused_setup, refused, not_over, other_outcome, other_position.
    """

    number: int
    code: str
    text: Text


class Replay(Struct):
    """`moments` as far as the record can be followed; `departure` says why no further, or that the end is another."""

    record: Record
    game: Game[Any]
    moments: list[ReplayMoment]
    departure: Departure | None

    def __len__(self) -> int:
        return len(self.moments)

    def __getitem__(self, moment: int) -> ReplayMoment:
        """Step through it: 0 is the beginning, each entry leads to the next."""
        return self.moments[moment]

    def __iter__(self) -> Iterator[ReplayMoment]:
        return iter(self.moments)

    @property
    def last(self) -> State:
        return self.moments[-1].state

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the last position or of the resignations there."""
        if not self.moments:
            return None
        return end_of(self.record, self.last)

    def entry(self, moment: int) -> RecordEntry | None:
        """The entry that led there; None at the beginning."""
        return self.moments[moment].entry

    def scores(self, moment: int) -> list[int]:
        return self.moments[moment].state.scores()

    def view(self, moment: int, viewer: Viewer) -> View:
        """A position as a seat saw it, as spectators did (None), or with all hands open."""
        state = self.moments[moment].state
        return self.game.see(state, OPEN) if viewer == OPEN else self.game.view(state, viewer)

    def told(self, moment: int, viewer: Viewer) -> list[Words]:
        """The events there, as this viewer was told them."""
        events = self.moments[moment].events
        return [words for event in events if (words := self.game.tell(event, viewer)) is not None]

    def answer(self, moment: int) -> Words | None:
        """The answer that led there, in words; None for the beginning, an intervention or a taking back."""
        entry = self.moments[moment].entry
        if entry is None or not entry.action:
            return None
        return self.game.describe(self.moments[moment - 1].state, entry.seat, self.game.number(entry.action))


def replay(record: Record, game: Game[Any] | None = None) -> Replay:
    """Play a record again with the rules of today. `game`: already bound to its cards, else it is looked up.

    Raises UnknownGame, or BadRecord for a game that is another.
    """
    header = record.header
    if game is None:
        try:
            game = bound_game(header)
        except BadCardSet as error:
            plain = find_game(header.game)
            return Replay(record, plain, [], _departure(plain, record, 0, "other_cards", error))
    if game.id != header.game:
        raise BadRecord(f"This is a record of {header.game}, not of {game.id}.", f"{game.id}の対戦記録ではありません。")
    if game.cards.hash != header.cards.hash:
        text = Text(
            f"it was played with the cards {header.cards.hash}, these are {game.cards.hash}", "カードセットが違います"
        )
        return Replay(record, game, [], _departure(game, record, 0, "other_cards", text))
    return _play_again(record, game)


def bound_game(header: RecordHeader) -> Game[Any]:
    """Today's game, with the cards of the record; raises UnknownGame, BadCardSet."""
    has_cards = registered().get(header.game, Game).has_cards
    return find_game(header.game, header.cards.content if has_cards else None)


def _play_again(record: Record, game: Game[Any]) -> Replay:
    try:
        state = _begin(record, game)
    except DengenError as error:
        return Replay(record, game, [], _departure(game, record, 0, "refused_setup", error))
    moments = [ReplayMoment(0, None, state.clone(), state.events())]
    counting: list[RecordEntry] = []
    for entry in record.entries:
        try:
            if entry.undone:
                counting = [one for one in counting if one.number not in entry.undone]
                state = _begin(record, game)
                for one in counting:
                    carry_out(game, state, one)
                state.events()
            else:
                carry_out(game, state, entry)
                counting.append(entry)
        except DengenError as error:
            why = _refusal(game, state, entry) or error
            return Replay(record, game, moments, _departure(game, record, entry.number, "refused", why))
        moments.append(ReplayMoment(entry.number, entry, state.clone(), state.events()))
    return Replay(record, game, moments, _other_end(record, game, state))


def _begin(record: Record, game: Game[Any]) -> State:
    header = record.header
    return begin(game, header.seats, header.seed, header.options, header.position)


def carry_out(game: Game[Any], state: State, entry: RecordEntry) -> None:
    """Raises what the rules say against it."""
    if entry.intervention:
        state.intervene(entry.seat, entry.intervention)
    else:
        state.apply(entry.seat, game.number(entry.action))


def _refusal(game: Game[Any], state: State, entry: RecordEntry) -> Text | None:
    """The current rules' refusal of an answer; None for any other error."""
    if entry.action not in game.action_names():
        return None
    refusal = game.refusal(state, entry.seat, game.number(entry.action))
    if refusal is None:
        return None
    en, ja = refusal.en.rstrip("."), refusal.ja.rstrip("。")
    who = f"seat {entry.seat} can't answer {entry.action!r}"
    return Text(
        f"{who}: {en} ({refusal.clause})", f"席{entry.seat}は{entry.action!r}を選べません：{ja}（{refusal.clause}）"
    )


def end_of(record: Record, state: State) -> Outcome | None:
    given_up = record.end.given_up
    return outcome_of(state.scores(), given_up) if given_up else state.outcome()


def _other_end(record: Record, game: Game[Any], state: State) -> Departure | None:
    end = record.end
    number = len(record.entries) + 1
    if end.outcome is not None and not state.over() and not end.given_up:
        text = Text(
            "the record ends here, but the game isn't over", "対戦記録はここで終わりますが、ゲームは続いています"
        )
        return _departure(game, record, number, "not_over", text)
    outcome = end_of(record, state)
    if outcome != end.outcome:
        text = Text(f"the outcome is {outcome}, not {end.outcome}", "結果が対戦記録と違います")
        return _departure(game, record, number, "other_outcome", text)
    if position_hash(game, state) != end.hash:
        text = Text("the outcome is the same, but the last position differs", "結果は同じですが、最後の局面が違います")
        return _departure(game, record, number, "other_position", text)
    return None


def _departure(game: Game[Any], record: Record, number: int, code: str, why: Text | DengenError) -> Departure:
    said = why if isinstance(why, Text) else why.text
    text = Text(said.en.rstrip("."), said.ja.rstrip("。"))
    last = len(record.entries) + 1
    where = Text("At the header", "見出し") if number == 0 else Text(f"At entry {number}", f"{number}番")
    if number == last:
        where = Text("At the end", "ゲーム終了時")
    versions = (record.header.rules, game.version)
    other = Text("", "")
    if versions[0] != versions[1]:
        other = Text(
            f" The record was made by version {versions[0]} of the rules; these are version {versions[1]}.",
            f"対戦記録のルールは第{versions[0]}版、こちらは第{versions[1]}版です。",
        )
    return Departure(number, code, Text(f"{where.en}: {text.en}.{other.en}", f"{where.ja}：{text.ja}。{other.ja}"))


def opening_at(record: Record, number: int) -> Opening:
    """The game up to this entry, for a new table that goes on from there: `create_table(…, opening=…)`."""
    if not 0 <= number <= len(record.entries):
        raise BadRecord(
            f"The record has entries 1 to {len(record.entries)}, not {number}.",
            f"対戦記録は{len(record.entries)}番までです。",
        )
    counting: dict[int, OpeningMove] = {}
    for entry in record.entries[:number]:
        for undone in entry.undone:
            counting.pop(undone, None)
        if not entry.undone:
            counting[entry.number] = OpeningMove(seat=entry.seat, action=entry.action, intervention=entry.intervention)
    header = record.header
    return Opening(seed=header.seed, options=header.options, moves=list(counting.values()), position=header.position)
