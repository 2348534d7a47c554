"""The record of one game: a file people can share. It reveals everything, so it is available only after the end."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from dengen.core.base.errors import NotOver
from dengen.core.base.outcome import Outcome
from dengen.core.base.validation import NestedTooDeeply, file_trouble, invalid, not_json, shallow
from dengen.core.base.words import plural
from dengen.core.cards.card_sets import CardSet
from dengen.core.game import Game
from dengen.table.entries import Answered, Began, By, Closed, Ended, Entry, Intervened, Sitter, TookBack
from dengen.table.errors import BadRecord
from dengen.table.header import TableHeader
from dengen.table.room import Room

FORMAT: Literal["dengen-record-1"] = "dengen-record-1"
LARGEST = 16 * 1024 * 1024


class CardContent(Struct, frozen=True, forbid_unknown_fields=True):
    hash: str
    content: dict[str, Any]


class RecordHeader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """`position`: what the game began with, where it was laid; the seed and the options are in it too."""

    game: str
    rules: int
    cards: CardContent
    seats: int
    options: dict[str, Any]
    seed: int
    sitters: list[Sitter]
    time: int  # when it began: ms since 1970
    position: dict[str, Any] | None = None


class RecordEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer, an intervention, or the taking back of earlier entries, by their numbers."""

    number: int
    seat: int
    time: int  # ms since the game began
    by: By = "person"
    action: str = ""
    intervention: str = ""
    undone: list[int] = []


class End(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The end of a game, with the hash of its last position. An abandoned game has no outcome.

    `given_up`: the seats that had, where the game ended by that and its own rules know nothing of it."""

    outcome: Outcome | None
    hash: str
    given_up: list[int] = []


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """`film`: what shows it without the rules that it was played by (see `dengen.table.records.rendered_replay`)."""

    format: Literal["dengen-record-1"]
    header: RecordHeader
    entries: list[RecordEntry]
    end: End
    film: str = ""


def record_of(game: Game[Any], header: TableHeader, entries: Iterable[Entry], number: int = -1) -> Record:
    """The record of a table's game (1 is the first, -1 the last); raises NotOver while it is being played."""
    room = Room(game, header)
    records: list[Record] = []
    played: list[Entry] = []
    for entry in entries:
        room.take(entry)
        if isinstance(entry.what, Began):
            played = []
        if isinstance(entry.what, Began | Answered | Intervened | TookBack):
            played.append(entry)
        if isinstance(entry.what, Ended | Closed) and played and room.play is not None:
            outcome = entry.what.outcome if isinstance(entry.what, Ended) else None
            records.append(
                _record(game, played, End(outcome=outcome, hash=room.play.hash(), given_up=list(room.play.given_up)))
            )
            played = []
    if room.games == 0 or (room.games > len(records) and number in (-1, room.games)):
        raise NotOver("There is no record until the game is over.")
    if number == 0 or not -len(records) <= number <= len(records):
        raise BadRecord(
            f"This table has {plural(len(records), 'record')}.", f"この卓の対戦記録は{len(records)}回分です。"
        )
    return records[number - 1 if number > 0 else number]


def _record(game: Game[Any], played: list[Entry], end: End) -> Record:
    start = played[0]
    began = start.what
    assert isinstance(began, Began)
    header = RecordHeader(
        game=game.id,
        rules=began.rules,
        cards=CardContent(game.cards.hash, game.cards.content),
        seats=len(began.sitters),
        options=began.options,
        seed=began.seed,
        sitters=began.sitters,
        time=start.time,
        position=began.position,
    )
    return Record(format=FORMAT, header=header, entries=list(_renumbered(played[1:], start.time)), end=end)


def _renumbered(played: list[Entry], start: int) -> Iterator[RecordEntry]:
    numbers = {entry.number: number for number, entry in enumerate(played, 1)}
    for entry in played:
        number, time, what = numbers[entry.number], entry.time - start, entry.what
        if isinstance(what, Answered):
            yield RecordEntry(number=number, seat=what.seat, time=time, by=what.by, action=what.action)
        elif isinstance(what, Intervened):
            yield RecordEntry(number=number, seat=what.seat, time=time, by=what.by, intervention=what.what)
        elif isinstance(what, TookBack):
            yield RecordEntry(number=number, seat=what.seat, time=time, undone=[numbers[one] for one in what.undone])


# ---- files ----


def read(data: bytes) -> Record:
    """Strict: raises BadRecord, which says what is wrong and where."""
    if len(data) > LARGEST:
        raise BadRecord("The record is too large.", "対戦記録が大きすぎます。")
    try:
        record = msgspec.json.decode(shallow(data), type=Record)
    except msgspec.ValidationError as error:
        why, field = invalid(error)
        where = f"{field}: " if field else ""
        raise BadRecord(f"Not a record: {where}{why.en}.", f"対戦記録ではありません。{where}{why.ja}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, NestedTooDeeply) as error:
        no = not_json(error)
        raise BadRecord(no.en, no.ja) from None
    _check(record)
    return record


def _check(record: Record) -> None:
    header = record.header
    if CardSet(header.cards.content).hash != header.cards.hash:
        raise BadRecord("The card set doesn't match its hash.", "カードセットがハッシュと合いません。")
    if len(header.sitters) != header.seats:
        raise BadRecord(
            f"{len(header.sitters)} sit at {plural(header.seats, 'seat')}.",
            f"{header.seats}席に{len(header.sitters)}人います。",
        )
    if not set(record.end.given_up) <= set(range(header.seats)):
        raise BadRecord("A seat that isn't there has given up.", "投了した席がありません。")
    counting: set[int] = set()
    for expected, entry in enumerate(record.entries, 1):
        if entry.number != expected:
            raise BadRecord(
                f"Entry {entry.number} is where {expected} should be.",
                f"{expected}番の所に{entry.number}番があります。",
            )
        if [bool(entry.action), bool(entry.intervention), bool(entry.undone)].count(True) != 1:
            raise BadRecord(
                f"Entry {expected} must be an action, an intervention or a taking back.",
                f"{expected}番の内容が正しくありません。",
            )
        if not 0 <= entry.seat < header.seats:
            raise BadRecord(
                f"Entry {expected}: there is no seat {entry.seat}.", f"{expected}番：{entry.seat}番の席はありません。"
            )
        if not set(entry.undone) <= counting:
            raise BadRecord(
                f"Entry {expected} takes back an entry that doesn't count.", f"{expected}番は戻せない手を戻しています。"
            )
        counting -= set(entry.undone)
        if not entry.undone:
            counting.add(expected)


def open_record(path: Path) -> Record:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        why = file_trouble(error)
        raise BadRecord(f"{path} can't be read: {why.en}.", f"{path} を読めません（{why.ja}）。") from None
    return read(data)


def write(record: Record) -> bytes:
    """JSON, an entry to a line."""
    encode = msgspec.json.encode
    entries = b",\n".join(encode(entry) for entry in record.entries)
    head = b'{"format":' + encode(record.format) + b',\n"header":' + encode(record.header)
    film = b',\n"film":' + encode(record.film) if record.film else b""
    return head + b',\n"entries":[\n' + entries + b'\n],\n"end":' + encode(record.end) + film + b"}\n"
