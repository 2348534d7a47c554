"""`make play`: what it starts, and what it says."""

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

from dengen.server import configuring
from dengen.server.build import INTERPRETED
from dengen.server.settings import Compiling
from tests.packaging.test_compiler import needs_compiler
from tools import background, play
from tools.files import ROOT

pytestmark = pytest.mark.slow


def test_where_nothing_may_be_compiled_it_plays_uncompiled_and_says_so(tmp_path: Path) -> None:
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


@needs_compiler
def test_what_the_server_is_asked_for_is_what_it_reads(tmp_path: Path) -> None:
    assert play.COMPILING == configuring.COMPILING
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
