"""`make play`: the processes that it starts, and its output."""

import json
import os
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
