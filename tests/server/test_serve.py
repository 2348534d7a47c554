"""`dengen serve`: bad settings end with one sentence; good ones serve until told to stop."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from dengen.build import is_compiled
from dengen.cli import main
from dengen.server.bots.build import COMPILED, INTERPRETED
from dengen.server.config.settings import default_store
from dengen.server.ops.metrics import summed
from dengen.terminal import lan_access, ports
from tests.server.faithful import Faithful
from tests.store import postgres as pg
from tests.web.qr import text_in, words_in

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("serve --workers 2", "PostgreSQL"),
        ("serve --workers 0", "1 to 64"),
        ("serve --bot-workers 99", "1 to 64"),
        ("serve --pondering -1", "0 to 600"),
        ("serve --db mysql://somewhere", "mysql"),
        ("serve --db postgresql://127.0.0.1:1/nothing", "can't be opened"),
        ("serve --port 99999", "0 to 65535"),
    ],
)
def test_bad_settings_end_with_one_sentence(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_file_that_is_no_database_ends_with_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.db").write_text("no database " * 100)
    assert main(["serve", "--db", str(tmp_path / "x.db")]) == 2
    assert "can't be used" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "name another file with --db."), ("ja", "別のファイルを指定してください。")]
)
def test_a_data_directory_that_cannot_be_written_ends_with_one_sentence(
    lang: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in the way").touch()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "in the way"))
    assert main(["serve", "--lan", "yes", "--port", "0", "--lang", lang]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_port_that_is_taken_is_said_with_whom_by(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--db", str(tmp_path / "t.db"), "--port", str(port)]) == 2
    said = capsys.readouterr().err
    assert f"Port {port} is in use by " in said
    assert sys.platform != "linux" or f"(process {os.getpid()})" in said
    assert "--port" in said


def test_an_address_that_the_machine_has_not_is_said_with_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["serve", "--db", str(tmp_path / "t.db"), "--host", "198.51.100.77", "--port", "0", "--lang", "ja"]
    assert main(line) == 2
    assert "198.51.100.77" in capsys.readouterr().err


def test_the_next_port_is_taken_where_one_is(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with ports.first_free("127.0.0.1", port) as free:
            assert port < free.getsockname()[1] < port + ports.TRIES


@pytest.mark.parametrize(("wish", "then"), [("yes", True), ("no", False)])
def test_whether_others_may_come_is_remembered(
    wish: lan_access.LanChoice, then: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lan_access, "data_folder", lambda: tmp_path)
    assert not lan_access.is_allowed("ask", "en"), "nobody can be asked here"
    assert lan_access.is_allowed(wish, "en") is then
    assert lan_access.is_allowed("ask", "en") is then


def test_others_are_shown_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    lan_access.announce("http://127.0.0.1:8000", ["http://192.168.1.5:8000"], True, "en")
    _, there, opens = capsys.readouterr().out.splitlines()
    assert there.endswith(" http://192.168.1.5:8000")
    assert "every device on this network can open this page" in opens
    lan_access.announce("http://127.0.0.1:8000", [], True, "ja")
    assert "ネットワークにつながっていない" in capsys.readouterr().out


HALVES = {" ": (True, True), "▀": (False, True), "▄": (True, False), "█": (False, False)}  # what is dark of a letter
BORDER = 2


def test_the_code_in_the_terminal_says_the_address() -> None:
    lines = [[HALVES[letter] for letter in line] for line in lan_access.drawn("http://192.168.1.5:8000").splitlines()]
    rows = [[halves[nth] for halves in line] for line in lines for nth in range(2)]
    across = len(rows[0]) - 2 * BORDER
    code = [row[BORDER:-BORDER] for row in rows[BORDER : BORDER + across]]
    assert text_in(words_in(code)) == "http://192.168.1.5:8000"


ASKING = "from dengen.terminal import lan_access; print(lan_access.is_allowed('ask', 'en'))"


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal is made by the pty of POSIX systems")
def test_somebody_at_a_terminal_is_asked_once_and_told_what_it_opens(tmp_path: Path) -> None:
    assert "Every device on it can then open this page" in at_terminal(tmp_path, "y\n", "True")
    assert "?" not in at_terminal(tmp_path, "", "True")


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal is made by the pty of POSIX systems")
def test_what_is_logged_does_not_push_the_addresses_out_of_a_players_sight(tmp_path: Path) -> None:
    line = ("-m", "dengen.cli", "serve", "--open", "--port", "0", "--db", str(tmp_path / "t.db"))
    said = at_terminal(tmp_path, "", (COMPILED if is_compiled() else INTERPRETED).en, *line)
    assert "http://127.0.0.1:" in said
    assert "{" not in said
    assert '"event":"configured"' in (tmp_path / "dengen" / "server.log").read_text()


def at_terminal(folder: Path, typed: str, last: str, *line: str) -> str:
    """What is said until it ends with this, where somebody types that."""
    import pty

    here, there = pty.openpty()
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": "true"}
    said = b""
    command = [sys.executable, *(line or ("-c", ASKING))]
    with subprocess.Popen(command, stdin=there, stdout=there, stderr=there, env=env) as running:
        os.close(there)
        os.write(here, typed.encode())
        while not said.decode().rstrip().endswith(last):
            said += os.read(here, 1000)
        running.terminate()
    os.close(here)
    return said.decode().replace("\r\n", " ")


def test_tables_are_kept_in_the_users_data_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_store() == f"sqlite:///{tmp_path}/dengen/tables.db"


@pytest.mark.slow
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "dengen.cli", "serve", "--port", str(port), "--db", str(tmp_path / "t.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ)) as server:
        try:
            for _ in range(400):
                try:
                    health = httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=30).json()
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            assert health["status"] == "ok"
            again = subprocess.run([*command[:4], "--db", str(tmp_path / "t.db")], capture_output=True, text=True)
            assert (again.returncode, again.stderr) == (
                2,
                f"dengen: dengen is already running: http://127.0.0.1:{port}\n",
            )
            again = subprocess.run(
                [*command[:4], "--db", str(tmp_path / "t.db"), "--open"],
                env={**os.environ, "BROWSER": "true"},
                capture_output=True,
                text=True,
            )
            assert (again.returncode, again.stdout) == (0, f"dengen is already running: http://127.0.0.1:{port}\n")
        finally:
            server.send_signal(signal.SIGTERM)
            out, err = server.communicate(timeout=20)
    assert out.decode().splitlines() == [f"http://127.0.0.1:{port}", (COMPILED if is_compiled() else INTERPRETED).en]
    events = [line for line in err.decode().splitlines() if line.startswith("{")]
    assert f'"port":"{port} (--port)"' in events[0]
    assert '"event":"open"' in events[1]
    assert '"event":"closed"' in events[-1]


def fresh_node(url: str) -> str:
    """The node that takes a new connection."""
    return str(httpx.get(f"{url}/api/health", timeout=60).json()["node"])


async def fight_it_out(url: str) -> tuple[Faithful, Faithful]:
    ann, bob = Faithful([url], "Ann", 1), Faithful([url], "Bob", 2)
    await ann.arrive(url)
    await bob.arrive(url)
    bob.table = await ann.create_table(url, game="flip_angel", seats=2, bot_pace="instant")
    playing = [asyncio.create_task(person.play()) for person in (ann, bob)]
    async with asyncio.timeout(120):
        while min(len(ann.acknowledged), len(bob.acknowledged)) < 15:
            await asyncio.sleep(0.05)
    ann.stopping = bob.stopping = True
    await asyncio.gather(*playing)
    return ann, bob


def until_both_tell(url: str) -> str:
    """The figures of both workers, whichever is asked."""
    for _ in range(600):
        text = httpx.get(f"{url}/metrics", timeout=60).text
        if 'worker="0"' in text and 'worker="1"' in text:
            return text
        time.sleep(0.05)
    raise AssertionError(text)


@pytest.mark.deep
def test_two_workers_on_one_database_play_one_game(postgres: pg.Server, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    line = ["serve", "--port", str(port), "--workers", "2", "--db", postgres.new_database()]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen([sys.executable, "-m", "dengen.cli", *line], stdout=subprocess.DEVNULL, stderr=log)
        try:
            nodes: set[str] = set()
            for _ in range(600):
                try:
                    nodes.add(fresh_node(url))
                except httpx.TransportError:
                    time.sleep(0.05)
                if len(nodes) == 2:
                    break
            assert len(nodes) == 2, "each worker is a node"
            people = asyncio.run(fight_it_out(url))
            figures = until_both_tell(url)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=60)
    assert [person.gaps for person in people] == [0, 0]
    assert all(person.shown["room"]["stage"] in ("playing", "over") for person in people)
    assert (tmp_path / "log").read_text().count('"event":"open"') == 2
    assert summed(figures)["dengen_commands_total"] >= sum(len(person.acknowledged) for person in people)


@pytest.mark.deep
def test_the_bench_measures_all_that_its_documentation_names(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["--game", "flip_angel", "--tables", "4", "--seconds", "0.5", "--rate", "20", "--closed", "4", "--json"]
    assert main(["bench", "serve", *line]) == 0
    figures = json.loads(capsys.readouterr().out)
    explained = (
        (DOCS / "cli.md").read_text(encoding="utf-8").split("## dengen bench serve")[1].split("Keys of `--json`:")[1]
    )
    assert set(figures) == set(re.split(r"[,\s]+", explained.split(".")[0].strip()))
    assert (figures["tables"], figures["closed_tables"], figures["store"]) == (4, 4, "sqlite")
    assert figures["actions_per_cpu_s"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]


@pytest.mark.deep
def test_nobody_waits_long_while_strangers_attack(capsys: pytest.CaptureFixture[str]) -> None:
    """How long is measured on a calm machine (docs/measurements/server.md); here, that the loop does nothing long itself."""
    assert main(["bench", "hostile", "--game", "flip_angel", "--guests", "12", "--seconds", "10", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    explained = (DOCS / "cli.md").read_text(encoding="utf-8").split("Keys of `--json`, in milliseconds:")[1]
    assert set(figures) == set(re.split(r"[,\s]+", explained.split(".")[0].strip()))
    assert figures["attacks"] > 100
    assert figures["answers"] > 0, "the honest table goes on"
    assert figures["own_stalls"] == 0
