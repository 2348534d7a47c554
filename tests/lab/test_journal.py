"""Journals of finished games: none is played twice, and none is mixed up with other work."""

from pathlib import Path

import pytest

from dengen.lab.jobs import HERE, Workers, play_all
from dengen.lab.journal import Journal, default_folder, described, fingerprint
from examples.high_card import HighCard
from tests.lab.works import Mortal, Squares


def journal(folder: Path, seed: int = 1) -> Journal[int]:
    return Journal({"work": "squares", "seed": seed}, int, folder)


def test_journal_entries_are_read_back(tmp_path: Path) -> None:
    journal(tmp_path).add([(3, 9), (5, 25)])
    assert journal(tmp_path).done == {3: 9, 5: 25}


def test_a_truncated_journal_line_is_played_again(tmp_path: Path) -> None:
    first = journal(tmp_path)
    first.add([(3, 9), (15, 225)])
    first.path.write_bytes(first.path.read_bytes().rstrip(b"\n")[:-3])
    again = journal(tmp_path)
    assert again.done == {3: 9}
    again.add([(4, 16)])
    assert journal(tmp_path).done == {3: 9, 4: 16}


def test_other_work_has_a_separate_journal(tmp_path: Path) -> None:
    journal(tmp_path, seed=1).add([(3, 9)])
    assert journal(tmp_path, seed=2).done == {}


def test_forgetting_a_journal_starts_over(tmp_path: Path) -> None:
    first = journal(tmp_path)
    first.add([(3, 9)])
    first.forget()
    assert journal(tmp_path).done == {}


def test_work_resumes_from_its_journal(tmp_path: Path) -> None:
    (tmp_path / "lives").write_text("0")
    work = Mortal(tmp_path, fatal=99)
    play_all(work, 10, HERE, journal(tmp_path))
    heard: list[int] = []
    assert play_all(work, 15, HERE, journal(tmp_path), heard.append) == [number * number for number in range(15)]
    assert work.games_played() == list(range(15))
    assert heard[0] == 10
    assert sum(heard) == 15


def test_fewer_games_are_the_first_ones(tmp_path: Path) -> None:
    play_all(Squares(), 10, Workers(2), journal(tmp_path))
    assert play_all(Squares(), 4, HERE, journal(tmp_path)) == [0, 1, 4, 9]


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DENGEN_LAB", str(tmp_path))
    assert default_folder() == tmp_path
    monkeypatch.delenv("DENGEN_LAB")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "dengen" / "lab"


def test_results_depend_on_rules_cards_and_code() -> None:
    about = described(HighCard())
    assert (about["game"], about["rules"]) == ("high_card", 1)
    assert len(set(about["code"])) == 4


def test_code_is_all_of_a_package_with_its_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    room = tmp_path / "house" / "room"
    room.mkdir(parents=True)
    for folder in (room.parent, room):
        (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    before = fingerprint.__wrapped__("house")
    (room / "__init__.py").write_text("DOORS = 2\n")
    assert fingerprint.__wrapped__("house") != before
