"""A finished game can be shown for ever: where the rules that it was played by are gone, from its film."""

import base64
import lzma
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from dengen.core.registry import registered
from dengen.core.views.view import OPEN, Viewer
from dengen.server.sandbox.records import kept_record, pack
from dengen.table import Record, open_record, record_of
from dengen.table.entries import Sitter
from dengen.table.errors import BadRecord
from dengen.table.records.record import read, write
from dengen.table.records.rendered_replay import Caption, RenderedGame, RenderedReplay, packed, show, with_rendering
from dengen.table.records.replay import Replay
from tests.core.small.auction import AuctionGame
from tests.table.kept_games import FILES, SHIPPED, file_of
from tests.table.test_replay import played
from tests.wording import assert_refused

LOOKS = 8  # moments of a game that are compared


def by_other_rules(record: Record) -> Record:
    return replace(record, header=replace(record.header, rules=record.header.rules + 1000))


@pytest.fixture(scope="module")
def filmed() -> Record:
    house = played(AuctionGame(), 2, 3)
    record = with_rendering(record_of(house.game, house.header, house.log), AuctionGame())
    assert record is not None
    return record


@pytest.mark.parametrize("game", SHIPPED)
def test_every_version_of_every_game_is_kept(game: str) -> None:
    assert file_of(game).exists(), "python -m tests.table.kept_games makes it; those of earlier versions stay"


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_what_was_recorded_by_whatever_rules_is_shown(file: Path) -> None:
    record = open_record(file)
    shown = show(by_other_rules(record))
    assert isinstance(shown, RenderedReplay)
    assert len(shown) == len(record.entries) + 1
    eyes: list[Viewer] = [OPEN, None, *range(record.header.seats)]
    for viewer in eyes:
        last = shown.view(len(shown) - 1, viewer)
        assert last["outcome"] == msgspec.to_builtins(record.end.outcome)
        assert last["scores"] == shown.scores(len(shown) - 1)
        assert any(shown.told(moment, viewer) for moment in range(len(shown)))
    assert all((shown.answer(moment) is None) == (moment == 0) for moment in range(len(shown)))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_by_the_same_rules_the_film_is_what_the_rules_say(file: Path) -> None:
    record = open_record(file)
    if record.header.rules != registered()[record.header.game].version:
        return  # then there is nothing to compare it with
    again, film = show(record), RenderedReplay(record)
    assert isinstance(again, Replay)
    assert again.departure is None
    moments = range(0, len(again), max(1, len(again) // LOOKS))
    for viewer in (OPEN, None, 0):
        for moment in moments:
            view = msgspec.json.decode(msgspec.json.encode(again.view(moment, viewer)))
            assert film.view(moment, viewer) == view
            assert film.told(moment, viewer) == again.told(moment, viewer)
    assert [film.scores(moment) for moment in moments] == [again.scores(moment) for moment in moments]
    assert [film.answer(moment) for moment in moments] == [again.answer(moment) for moment in moments]


def test_a_view_is_the_same_whichever_was_looked_at_before(filmed: Record) -> None:
    forward, backward = RenderedReplay(filmed), RenderedReplay(filmed)
    last = len(forward) - 1
    views = [forward.view(moment, 0) for moment in range(last + 1)]
    assert [backward.view(moment, 0) for moment in range(last, -1, -1)] == views[::-1]


def test_a_record_without_a_film_is_what_it_was(filmed: Record) -> None:
    bare = replace(filmed, film="")
    assert b"film" not in write(bare)
    assert read(write(filmed)) == filmed
    again = show(by_other_rules(bare), lambda header: AuctionGame())
    assert isinstance(again, Replay)
    assert again.departure is None


def test_where_todays_rules_lead_elsewhere_the_film_is_shown(filmed: Record) -> None:
    """A mistake in the rules that was mended without a new version, say."""
    otherwise = replace(filmed, end=replace(filmed.end, hash="0" * 16))
    assert isinstance(show(otherwise, lambda header: AuctionGame()), RenderedReplay)
    assert with_rendering(otherwise, AuctionGame()) is None, "what can't be followed isn't filmed"


def test_a_game_that_is_not_installed_any_more_is_shown(filmed: Record) -> None:
    gone = replace(filmed, header=replace(filmed.header, game="gone"))
    assert isinstance(show(gone), RenderedReplay)


def test_what_is_kept_is_nameless_and_gets_its_names_from_the_entries() -> None:
    house = played(AuctionGame(), 2, 3)
    record = record_of(house.game, house.header, house.log)
    assert [sitter.name for sitter in record.header.sitters] == ["Ann", "Bob"]
    data = pack(record)
    assert kept_record(data, house.log, 1) == record
    nameless = read(zlib.decompress(data))
    assert nameless.header.sitters == [Sitter(), Sitter()]


@pytest.mark.parametrize(
    "film",
    [
        "no film",
        "////",
        base64.b64encode(lzma.compress(b'{"captions":1}')).decode(),
        base64.b64encode(lzma.compress(b"{}")[:20]).decode(),
        packed(RenderedGame([], {})),
    ],
)
def test_a_film_that_cannot_be_read_is_a_bad_record(film: str, filmed: Record) -> None:
    with assert_refused(BadRecord):
        show(by_other_rules(replace(filmed, film=film)), lambda header: AuctionGame())


def test_a_film_is_unpacked_only_so_far(filmed: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """A megabyte of zeros fits into a few bytes."""
    monkeypatch.setattr("dengen.table.records.rendered_replay.LARGEST", 1000)
    with assert_refused(BadRecord, "too large"):
        RenderedReplay(filmed)


@pytest.mark.parametrize(
    "frames",
    [
        [{}],
        [{"view": {"x": None}}, {"view": {"y": ["1"]}}],
        [{"view": [[1, 2]]}, {"view": {"7": [1]}}],
        [{"view": [3]}, {"view": {"a": [1]}}],
    ],
)
def test_a_film_whose_parts_do_not_fit_is_a_bad_record(frames: list[Any], filmed: Record) -> None:
    film = RenderedGame([Caption()] * 2, {"open": frames})
    short = replace(filmed, entries=filmed.entries[:1], film=packed(film))
    shown = RenderedReplay(short)
    with pytest.raises(BadRecord):
        shown.view(1, OPEN)
    with pytest.raises(BadRecord):
        shown.view(0, 1)
