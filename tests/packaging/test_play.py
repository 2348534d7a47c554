"""`make play`: the processes that it starts, and its output."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from dengen.server import startup
from dengen.server.bots.build import INTERPRETED
from dengen.server.config.settings import Compiling
from tests.packaging.test_compiler import needs_compiler
from tools import background, page, play
from tools.files import ROOT

pytestmark = pytest.mark.slow


def test_make_play_runs_interpreted_and_says_so_if_compiling_is_forbidden(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    line = [sys.executable, "-m", "tools.play", "--port", url.rpartition(":")[2], "--lang", "ja"]
    env = os.environ | {"DENGEN_MYPYC": "0", "DENGEN_PAGE": "0", "BROWSER": "true", "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(line, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = [server.stdout.readline().rstrip() for _ in range(2)]
        build = health(url)["build"]
        server.send_signal(signal.SIGINT)
    assert said == [url, INTERPRETED.ja]
    assert build == "interpreted"


@pytest.mark.skipif(os.name == "nt", reason="`make play` is a shell's")
def test_the_first_start_without_a_network_says_so_and_tries_again(tmp_path: Path) -> None:
    """Run with a pip that finds no packages, and without uv."""
    fake(tmp_path / ".venv" / "bin" / "pip", "echo 'ERROR: Could not find a version' >&2; exit 1")
    fake(tmp_path / "bin" / "python3", "exit 0")
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    for name in ("Makefile", "pyproject.toml", "requirements-dev.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    tools = [shutil.which(name) for name in ("sh", "make", "sed", "rm", "touch")]
    for tool in tools:
        assert tool
        (tmp_path / "bin" / Path(tool).name).symlink_to(tool)
    for _ in range(2):
        env = {"PATH": str(tmp_path / "bin")}
        done = subprocess.run(["make", "play"], cwd=tmp_path, env=env, capture_output=True, text=True)
        assert done.returncode
        assert done.stdout.splitlines()[-1].startswith(
            "What dengen needs couldn't be fetched: see whether this machine is online"
        )
        assert "ERROR" not in done.stdout + done.stderr
    assert "Could not find a version" in (tmp_path / ".venv" / "setup.log").read_text()


def fake(program: Path, does: str) -> None:
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(f"#!/bin/sh\n{does}\n")
    program.chmod(0o755)


def test_a_page_whose_packages_cannot_be_fetched_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake(tmp_path / "bin" / "npm", "echo 'npm error network'; exit 1")
    fake(tmp_path / "bin" / "node", "echo v22.12.0")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "package.json").write_text("{}")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("DENGEN_PAGE", raising=False)
    monkeypatch.setattr(page, "ROOT", tmp_path)
    assert page.main([]) == 1
    said = "".join(capsys.readouterr())
    assert said.splitlines()[-1] == (
        "No page: npm ci failed; its output is in build/npm.log. Check the network connection and try again."
    )
    assert (tmp_path / "build" / "npm.log").read_text() == "npm error network\n"


@needs_compiler
def test_make_play_passes_settings_to_the_server(tmp_path: Path) -> None:
    assert play.COMPILING == startup.COMPILING
    wish = json.loads(play.wish(tmp_path))
    assert Compiling(**wish) == Compiling(background.command(tmp_path), str(tmp_path), background.megabytes())


def health(url: str) -> dict[str, str]:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{url}/api/health") as answer:
                return dict(json.loads(answer.read()))
        except urllib.error.URLError:
            time.sleep(0.05)
    raise AssertionError("the server doesn't answer")
