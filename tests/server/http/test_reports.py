"""The lab's reports on the page: for those at the machine, and for nobody else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from dengen.core.registry import game
from dengen.lab.balance import Balance, summarise
from dengen.lab.figures import ObservedGames
from dengen.lab.jobs import Workers, play_all
from dengen.lab.observer import Survey
from dengen.lab.report import page
from dengen.lab.reports import keep
from dengen.server.http.middleware import POLICY
from dengen.server.limits.addresses import is_loopback
from dengen.terminal.commands.balance import figures
from tests.server.kit import running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def balance() -> Balance:
    survey = Survey(game("flip_angel", "dengen"), 2, {}, "random", 1, 6)
    return summarise(ObservedGames(survey, play_all(survey, 6, Workers())))


@pytest.fixture
def folder(balance: Balance, tmp_path: Path) -> Path:
    """A folder with one report."""
    keep(page(balance), figures(balance, None, []), tmp_path / "reports")
    return tmp_path / "reports"


@asynccontextmanager
async def visited(tmp_path: Path, reports: str) -> AsyncIterator[httpx.AsyncClient]:
    async with running(f"sqlite:///{tmp_path / 'tables.db'}", reports=reports) as server:
        yield server.stranger().http


async def test_the_reports_of_this_machine_are_listed(tmp_path: Path, folder: Path) -> None:
    async with visited(tmp_path, str(folder)) as http:
        (listed,) = (await http.get("/api/reports")).json()
    assert listed.pop("made") > 1_600_000_000_000
    assert listed == {
        "name": next(folder.glob("*.html")).stem, "game": "flip_angel", "title": {"en": "Flip Angel", "ja": "フリップ エンジェル"},
        "card_set": "dengen", "against": None, "seats": 2, "player": "random", "games": 6, "seed": 1,
    }  # fmt: skip


async def test_a_folder_that_isn_t_there_yet_has_no_reports(tmp_path: Path) -> None:
    async with visited(tmp_path, str(tmp_path / "nowhere")) as http:
        assert (await http.get("/api/reports")).json() == []


async def test_a_report_is_a_page_that_runs_nothing(tmp_path: Path, folder: Path) -> None:
    name = next(folder.glob("*.html")).stem
    async with visited(tmp_path, str(folder)) as http:
        answer = await http.get(f"/reports/{name}")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policies = answer.headers.get_list("content-security-policy")
    assert policies == [
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
    ]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.text == (folder / f"{name}.html").read_text(encoding="utf-8")


async def test_a_report_opens_in_the_language_that_is_asked_for(tmp_path: Path, folder: Path) -> None:
    name = next(folder.glob("*.html")).stem
    async with visited(tmp_path, str(folder)) as http:
        assert 'id="ja" checked' in (await http.get(f"/reports/{name}?lang=ja")).text
        assert 'id="en" checked' in (await http.get(f"/reports/{name}?lang=en")).text
        assert (await http.get(f"/reports/{name}?lang=fr")).status_code == 400


async def test_every_other_page_keeps_the_server_s_policy(tmp_path: Path, folder: Path) -> None:
    async with visited(tmp_path, str(folder)) as http:
        for path in ("/api/reports", "/reports/nothing", "/api/health"):
            assert (await http.get(path)).headers.get_list("content-security-policy") == [POLICY]


@pytest.mark.parametrize("name", ["nothing", "..%2Fsecret", "%2e%2e", "UPPER"])
async def test_there_is_nothing_else_in_the_folder(tmp_path: Path, folder: Path, name: str) -> None:
    (tmp_path / "secret.html").write_text("secret")
    async with visited(tmp_path, str(folder)) as http:
        answer = await http.get(f"/reports/{name}")
    assert "secret" not in answer.text.replace("..%2Fsecret", "").replace("../secret", "")
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "headers", [{"host": "cards.example"}, {"x-forwarded-for": "203.0.113.7"}], ids=["host", "proxy"]
)
async def test_who_comes_from_elsewhere_sees_no_reports(tmp_path: Path, folder: Path, headers: dict[str, str]) -> None:
    name = next(folder.glob("*.html")).stem
    async with visited(tmp_path, str(folder)) as http:
        assert (await http.get("/api/reports", headers=headers)).json() is None
        answer = await http.get(f"/reports/{name}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_a_server_for_others_shows_no_reports(tmp_path: Path, folder: Path) -> None:
    async with visited(tmp_path, "") as http:
        assert (await http.get("/api/reports")).json() is None


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("::1", True),
        ("0.0.0.0", False),
        ("192.168.0.4", False),
        ("cards.example", False),
        ("", False),
    ],
)
async def test_what_is_this_machine(host: str, own: bool) -> None:
    assert is_loopback(host) is own
