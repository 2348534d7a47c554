"""`tools/setup`: which Python it takes, and what it says where something can't be installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.files import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="it is a shell's")]
TOOLS = ("sh", "make", "sed", "rm", "touch", "grep", "head", "tail", "tee", "cut", "tr", "cat", "fold", "env")

# As uv and pip say it
NO_NETWORK_UV = """error: Request failed after 3 retries in 10.4s
  cause: Failed to fetch: https://index.example/simple/rich/
  cause: client error (Connect)
  cause: dns error
  cause: failed to lookup address information: Name or service not known"""
NO_NETWORK_PIP = """WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('<pip._vendor.urllib3>: Failed to \
establish a new connection: [Errno 111] Connection refused')': /simple/rich/
ERROR: Could not find a version that satisfies the requirement rich (from versions: none)
ERROR: No matching distribution found for rich"""
NO_TRUST = """error: Failed to fetch: https://index.example/simple/rich/
  cause: invalid peer certificate: UnknownIssuer"""
NO_VERSION_UV = """error: No solution found when resolving dependencies
  cause: Because the current Python version (3.11.2) does not satisfy Python>=3.11.5 and extras==13.0 depends on Python>=3.11.5, \
we can conclude that extras==13.0 cannot be used."""
NO_VERSION_PIP = """ERROR: Ignored the following versions that require a different python version: 13.0 Requires-Python >=3.11.5
ERROR: Could not find a version that satisfies the requirement extras==13.0 (from versions: 12.0, 12.1)
ERROR: No matching distribution found for extras==13.0"""
NOTHING = """ERROR: Could not find a version that satisfies the requirement rich (from versions: none)
ERROR: No matching distribution found for rich"""
NO_BUILD = """  x Failed to build `yaml==6.0.3`
  cause: The build backend returned an error
  cause: error: command 'cc' failed: No such file or directory"""
NO_SPACE = "error: failed to write to `site-packages/rich`: No space left on device (os error 28)"
UNKNOWN = "error: the moon is in the wrong house"

CASES = {
    "no network, uv": (
        NO_NETWORK_UV,
        "couldn't be fetched: see whether this machine is online",
        "Name or service not known",
    ),
    "no network, pip": (
        NO_NETWORK_PIP,
        "couldn't be fetched: see whether this machine is online",
        "Connection refused",
    ),
    "no trust": (NO_TRUST, "its certificate isn't trusted", "SSL_CERT_FILE"),
    "no version, uv": (NO_VERSION_UV, "doesn't exist for Python", "Because the current Python version (3.11.2)"),
    "no version, pip": (NO_VERSION_PIP, "doesn't exist for Python", "No matching distribution found for extras==13.0"),
    "nothing": (NOTHING, "The package index doesn't offer", "No matching distribution found for rich"),
    "no build": (NO_BUILD, "couldn't be compiled", "on Debian: gcc, python3-dev"),
    "no space": (NO_SPACE, "no space left on this disk", "make room"),
    "unknown": (UNKNOWN, "Setting up failed", "the moon is in the wrong house"),
}


def program(file: Path, does: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{does}\n")
    file.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """With nothing on the PATH but a shell's tools."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("Makefile", "pyproject.toml", "requirements-dev.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in TOOLS:
        found = shutil.which(name)
        assert found, name
        (tmp_path / "bin" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "bin" / name).symlink_to(found)
    return tmp_path


def installer(checkout: Path, said: str, ends: int) -> None:
    """A stand-in for uv that creates an environment with this Python and prints this text when it installs."""
    (checkout / "said").write_text(said + "\n")
    python = checkout / ".venv" / "bin" / "python"
    program(
        checkout / "bin" / "uv",
        f"""
        echo "$@" >>'{checkout}/asked'
        if [ "$1" = venv ]; then
            '{shutil.which("mkdir")}' -p '{python.parent}'
            [ -e '{python}' ] || '{shutil.which("ln")}' -s '{sys.executable}' '{python}'
        else
            cat '{checkout}/said' >&2; exit {ends}
        fi
        """,
    )
    program(checkout / "bin" / "python3", f"exec '{sys.executable}' \"$@\"")
    program(checkout / "bin" / "npm", "exit 0")
    program(checkout / "bin" / "node", "exit 0")


def set_up(checkout: Path, *arguments: str, **env: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["tools/setup", *arguments],
        cwd=checkout, env={"PATH": str(checkout / "bin"), **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


def test_without_a_network_the_first_start_says_so_and_is_tried_again_next_time(checkout: Path) -> None:
    """Without uv: pip says it."""
    (checkout / "said").write_text(NO_NETWORK_PIP + "\n")
    program(checkout / "pip", f"[ \"$1\" != install ] || {{ cat '{checkout}/said' >&2; exit 1; }}")
    makes = f"'{shutil.which('mkdir')}' -p .venv/bin; '{shutil.which('cp')}' '{checkout}/pip' .venv/bin/pip"
    links = f"'{shutil.which('ln')}' -s '{sys.executable}' .venv/bin/python"
    program(
        checkout / "bin" / "python3",
        f"""case "$*" in *'-m venv'*) {makes}; {links};; *) exec '{sys.executable}' "$@";; esac""",
    )
    for _ in range(2):
        env = {"PATH": str(checkout / "bin")}
        done = subprocess.run(["make", "play"], cwd=checkout, env=env, capture_output=True, text=True)
        assert done.returncode
        assert "see whether this machine is online" in " ".join(done.stdout.split())
        assert "ERROR" not in done.stdout + done.stderr
    assert "Could not find a version" in (checkout / ".venv" / "setup.log").read_text()


@pytest.mark.parametrize("case", CASES)
def test_a_failure_is_explained_by_its_own_cause(case: str, checkout: Path) -> None:
    said, reason, detail = CASES[case]
    installer(checkout, said, ends=1)
    done = set_up(checkout, "play")
    told = " ".join(line.strip() for line in done.stdout.splitlines())
    assert done.returncode == 1
    assert reason in told
    assert detail in told
    assert ".venv/setup.log" in told
    assert ("online" in told) is ("no network" in case)
    assert said in (checkout / ".venv" / "setup.log").read_text()


def test_parts_that_a_python_cannot_have_are_left_out_in_one_line(checkout: Path) -> None:
    installer(checkout, NO_BUILD, ends=0)
    program(
        checkout / "bin" / "python-without",
        f"exec '{sys.executable}' -I -S \"$@\"",  # without site-packages
    )
    uv = checkout / "bin" / "uv"
    refuses = (
        """case "$*" in *"group dev"*|*ray*|*openspiel*) false;; esac || { cat '%s/said' >&2; exit 1; }\n        """
    )
    uv.write_text(
        uv.read_text()
        .replace(sys.executable, str(checkout / "bin" / "python-without"))
        .replace("cat '", refuses % checkout + "exit 0 #")
    )
    done = set_up(checkout, "dev")
    assert done.returncode == 0, done.stdout
    *_, last = done.stdout.splitlines()
    assert last.startswith("Left out, with its tests, as it can't be had for Python ")
    assert last.endswith("the documentation as a site, the adapter for OpenSpiel, the lab on a cluster (Ray).")
    asked = [line for line in (checkout / "asked").read_text().splitlines() if line.startswith("pip")]
    assert ["--group dev" in asked[0], "--group checks" in asked[1], "--group docs" in asked[2]] == [True] * 3


def test_a_newer_python_is_taken_where_python3_is_too_old(checkout: Path) -> None:
    installer(checkout, "", ends=0)
    (checkout / "bin" / "python3").rename(checkout / "bin" / "python3.12")
    program(checkout / "bin" / "python3", "exit 1")
    done = set_up(checkout, "play")
    assert (done.returncode, "taking python3.12" in done.stdout) == (0, True)
    assert "--python python3.12" in (checkout / "asked").read_text()


def test_a_python_that_is_too_old_or_missing_is_named(checkout: Path) -> None:
    installer(checkout, "", ends=0)
    for name, version in (("python3.9", "3.9.18"), ("python3.99", "missing")):
        if version != "missing":
            program(checkout / "bin" / name, f'case "$*" in *exit*) exit 1;; *) echo {version};; esac')
        done = set_up(checkout, "play", PYTHON=name)
        assert done.returncode == 1
        assert f"dengen needs Python 3.11 or newer; {name} is {version}." in done.stdout


def test_an_environment_is_made_anew_when_its_python_is_gone_or_another_is_asked_for(checkout: Path) -> None:
    installer(checkout, "", ends=0)
    assert set_up(checkout, "play").returncode == 0
    ready = checkout / ".venv" / "ready"
    ready.touch()
    for python in ("", "python3", sys.executable):
        set_up(checkout, "stale", PYTHON=python)
        assert ready.exists(), python
    set_up(checkout, "stale", PYTHON="python3.99")
    assert not ready.exists()
    ready.touch()
    (checkout / ".venv" / "bin" / "python").unlink()
    set_up(checkout, "stale")
    assert not ready.exists()
