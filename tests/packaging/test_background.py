"""Compilation in the background, on a tiny project."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packaging.test_compiler import CORE, FILES, HOT, needs_compiler
from tools import background
from tools.compiler import check_ready
from tools.files import ROOT

pytestmark = [pytest.mark.slow, needs_compiler]
PATIENCE = 120  # seconds

# A parent that starts the build as the server does, prints its process id and waits
PARENT = """
import subprocess, sys
child = subprocess.Popen(sys.argv[1:], start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
print(child.pid, flush=True)
child.wait()
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a copy of the tools, which work on their own checkout."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def start(project: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tools.background", "build/compiled"],
        cwd=project, env=os.environ | {"DENGEN_MYPYC": "auto"}, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def unfinished(project: Path) -> list[Path]:
    return list((project / "build" / "mypyc").glob("unfinished-*"))


def wait_until(condition: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)


def is_gone(group: int) -> bool:
    """Whether no process of this group runs; zombies don't count."""
    states = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    return not any(int(line.split()[0]) == group and "Z" not in line.split()[1] for line in states.splitlines())


def test_a_background_build_makes_a_copy_silently(project: Path) -> None:
    process = start(project)
    said, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (0, "")
    check_ready(project, project / "build" / "compiled")


def test_two_background_builds_compile_once(project: Path) -> None:
    both = [start(project), start(project)]
    said, told = zip(*(process.communicate(timeout=PATIENCE) for process in both), strict=True)
    assert [(process.returncode, words) for process, words in zip(both, said, strict=True)] == [(0, ""), (0, "")]
    assert "".join(told).count("Compiling") == 1
    check_ready(project, project / "build" / "compiled")


def test_a_failed_background_build_prints_one_line(project: Path) -> None:
    (project / "src" / CORE).write_text(f'{HOT}def step(n: int) -> int:\n    return "one"\n')
    process = start(project)
    said, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (1, "mypyc failed\n")
    assert unfinished(project) == []


def test_a_stopped_build_leaves_no_partial_copy(project: Path) -> None:
    process = start(project)
    wait_until(lambda: unfinished(project))
    os.killpg(process.pid, signal.SIGTERM)
    said, told = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (1, "")
    assert "Traceback" not in told
    wait_until(lambda: is_gone(process.pid))
    assert unfinished(project) == []
    assert not (project / "build" / "compiled").exists()


def test_a_background_build_ends_with_its_parent(project: Path) -> None:
    command = [sys.executable, "-c", PARENT, sys.executable, "-m", "tools.background", "build/compiled"]
    with subprocess.Popen(command, cwd=project, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        group = int(parent.stdout.readline())
        wait_until(lambda: unfinished(project))
        parent.kill()
    wait_until(lambda: is_gone(group))
    assert unfinished(project) == []


def test_the_next_build_removes_the_remains_of_a_killed_one(project: Path) -> None:
    process = start(project)
    wait_until(lambda: unfinished(project))
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    assert unfinished(project) != []
    following = start(project)
    following.communicate(timeout=PATIENCE)
    assert following.returncode == 0
    assert unfinished(project) == []


def test_installed_tools_are_not_fetched_again() -> None:
    assert background.megabytes() == 0
