"""The folder of reports: written reports are found again, and nothing else."""

import json
from pathlib import Path
from typing import Any

import pytest

from dengen.lab.reports import keep, name_of, opened_in, page_of, reports, reports_folder

PAGE = (
    '<!doctype html><html lang="en"><input id="en" checked><input id="ja">'
    '<p lang="en">balance</p><p lang="ja">バランス</p>'
)


def figures(**changes: Any) -> dict[str, Any]:
    return {
        "game": "lumiel", "title": {"en": "Lumiel", "ja": "ルミエル"}, "cards": "abc", "card_set": "dengen", "seats": 4,
        "options": {"redraw": True}, "player": "search:50", "seed": 7, "games": 100, "against": None, **changes,
    }  # fmt: skip


def test_a_report_is_found_under_its_name(tmp_path: Path) -> None:
    written = keep(PAGE, figures(), tmp_path / "new")
    (report,) = reports(tmp_path / "new")
    assert report.name == written.stem
    assert (report.game, report.title.ja, report.player, report.games) == ("lumiel", "ルミエル", "search:50", 100)
    found = page_of(report.name, tmp_path / "new")
    assert found == written
    assert found.read_text(encoding="utf-8") == PAGE


def test_a_report_with_more_games_replaces_one_with_fewer(tmp_path: Path) -> None:
    keep(PAGE, figures(games=100), tmp_path)
    keep(PAGE, figures(games=200), tmp_path)
    assert [report.games for report in reports(tmp_path)] == [200]


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 8},
        {"seats": 3},
        {"options": {"redraw": False}},
        {"cards": "def"},
        {"against": "dengen-2"},
        {"player": "greedy"},
    ],
)
def test_another_set_up_has_another_name(change: dict[str, Any]) -> None:
    assert name_of(figures(**change)) != name_of(figures())


def test_a_name_is_readable_and_safe_in_an_address() -> None:
    assert name_of(figures()).startswith("lumiel-dengen-search-50-4p-")
    strange = name_of(figures(card_set="../My Set <b>", against="天"))
    assert strange.startswith("lumiel-my-set-b-search-50-4p-against-")


def test_the_newest_report_comes_first(tmp_path: Path) -> None:
    for made, seed in ((3, 1), (9, 2), (5, 3)):
        name = keep(PAGE, figures(seed=seed), tmp_path).stem
        noted = tmp_path / f"{name}.json"
        noted.write_text(json.dumps({**json.loads(noted.read_text()), "made": made}))
    assert [report.made for report in reports(tmp_path)] == [9, 5, 3]


def test_other_files_are_left_out_of_the_reports(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "other.json").write_text('{"name": "other"}')
    written = keep(PAGE, figures(), tmp_path)
    written.unlink()  # figures without a page
    assert reports(tmp_path) == []
    assert reports(tmp_path / "nowhere") == []


@pytest.mark.parametrize("name", ["../secret", "..", "", "a/b", "A", ".hidden", "x" * 200])
def test_no_report_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.html").touch()
    folder = tmp_path / "reports"
    folder.mkdir()
    assert page_of(name, folder) is None


def test_a_report_opens_in_either_language() -> None:
    japanese = opened_in(PAGE, "ja")
    assert '<html lang="ja"><input id="en"><input id="ja" checked>' in japanese
    assert opened_in(japanese, "ja") == japanese
    assert opened_in(japanese, "en") == PAGE


def test_the_reports_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DENGEN_REPORTS", str(tmp_path))
    assert reports_folder() == tmp_path
    monkeypatch.delenv("DENGEN_REPORTS")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert reports_folder() == tmp_path / "dengen" / "reports"
