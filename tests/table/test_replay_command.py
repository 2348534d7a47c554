"""`dengen replay FILE`: the game told again, or one sentence."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dengen.cli import main
from dengen.core import registry
from dengen.table.commands import Resign
from dengen.table.records.record import record_of, write
from dengen.terminal.errors import UsageError
from dengen.terminal.replay import replay
from tests.core.small.auction import AuctionGame
from tests.table.kit import House
from tests.terminal.test_json import documented, keys

ENTRY_POINTS = "[dengen.games]\nauction = tests.core.small.auction:AuctionGame\n"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Ann bids the 3 and the 10, Bob the 4; then Ann resigns. The game is registered, as if it were installed."""
    info = tmp_path / "site" / "small_games-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: small-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(info.parent)
    registry.registered.cache_clear()
    house = House.playing(AuctionGame())
    house.act("ann", "card:3", "card:10")
    house.act("bob", "card:4", "done")
    house(Resign(), "ann")
    path = tmp_path / "game.json"
    path.write_bytes(write(record_of(house.game, house.header, house.log)))
    yield path
    registry.registered.cache_clear()


def test_it_tells_the_answers_the_story_and_the_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, "en", opened=True) == 0
    out = capsys.readouterr().out
    assert "Auction: Ann, Bob" in out
    assert "2. Ann: Bid the 10" in out
    assert "- The bids were [[3, 10], [4]]." in out
    assert "5. Ann: resign" in out
    assert out.rstrip().endswith("Bob won.")


def test_in_japanese(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, "ja", seat=0) == 0
    out = capsys.readouterr().out
    assert "1. Ann: 3を出す" in out
    assert "入札は[[3, 10], [4]]。" in out


def test_through_the_eyes_of_a_seat_anothers_sealed_answer_stays_closed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay(file, "en", seat=1)
    out = capsys.readouterr().out
    assert "1. Ann" not in out
    assert "3. Bob: Bid the 4" in out
    assert "Bid the 10" not in out


def test_the_table_is_drawn_after_every_so_many_entries(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {}
    for step in (0, 1, 2):
        replay(file, "en", step=step)
        drawn[step] = capsys.readouterr().out.count('"pile_count"')
    assert drawn == {0: 1, 1: 6, 2: 4}


def test_json_has_everything(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay(file, "en", opened=True, step=0, as_json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert [moment["entry"] and moment["entry"]["number"] for moment in data["moments"]] == [None, 1, 2, 3, 4, 5]
    assert [moment["view"] is not None for moment in data["moments"]] == [False] * 5 + [True]
    assert data["outcome"]["reason"] == "resigned"
    assert data["departure"] is None


def test_its_keys_are_documented(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json", "--step", "0"]) == 0
    data = json.loads(capsys.readouterr().out)
    for moment in data["moments"]:
        moment["view"] = None
    names_from_elsewhere = re.compile(r"(\.args|\.parts)\..*")
    assert {names_from_elsewhere.sub(r"\1.*", key) for key in keys(data)} == documented("replay")


def test_the_command_ends_with_2_and_one_sentence_for_a_bad_file(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("{}")
    assert main(["replay", str(file), "--lang", "ja"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("dengen: 対戦記録ではありません")
    assert said.count("\n") == 1
    assert main(["replay", str(file), "--seat", "0", "--open"]) == 2
    assert main(["replay", str(file.with_name("none.json"))]) == 2


def test_a_record_that_leads_elsewhere_says_where_and_ends_with_1(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(file.read_bytes().replace(b'"action":"card:4"', b'"action":"card:12"'))
    assert replay(file, "en", opened=True) == 1
    shown = capsys.readouterr()
    assert shown.err == "At entry 3: seat 1 can't answer 'card:12': A bid is one or two cards that you hold (AU-2).\n"
    assert "2. Ann" in shown.out


@pytest.mark.parametrize("content", [b"", b"{}", b"not a record"])
def test_a_bad_file_is_one_complaint(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(UsageError) as complaint:
        replay(file, "en")
    assert "\n" not in complaint.value.text.en


def test_a_seat_that_was_not_there_is_a_complaint(file: Path) -> None:
    with pytest.raises(UsageError):
        replay(file, "en", seat=2)
