"""Pythons of this machine: which there are, and a target of make with each of them but ours.

python -m tools.pythons           lists them
python -m tools.pythons quick     `make quick` with every other one, each with an environment in build/pythons
"""

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.files import ROOT

ENVIRONMENTS = Path("build", "pythons")
NICE = 5  # the checks with our own Python come first
ABOUT = """
import pathlib, platform, sys, sysconfig
print(sys.implementation.name, platform.python_version(), pathlib.Path(sysconfig.get_path("include"), "Python.h").is_file())
"""


class Interpreter(NamedTuple):
    """A CPython that can be started."""

    path: str
    version: str
    has_headers: bool

    @property
    def minor(self) -> int:
        return int(self.version.split(".")[1])


def supported() -> list[int]:
    """The minor versions of Python 3 that the classifiers of the package name."""
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    return [int(found[1]) for one in classifiers if (found := re.fullmatch(r".* :: Python :: 3\.(\d+)", one))]


def this_one() -> Interpreter:
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    return Interpreter(sys.executable, sys.version.split()[0], headers)


def installed() -> list[Interpreter]:
    """One for each version, the oldest first, of those that we support: on the PATH, of pyenv, of uv."""
    found: dict[str, Interpreter] = {}
    for path in dict.fromkeys(path.resolve() for path in candidates()):
        interpreter = asked(path)
        if interpreter is not None and interpreter.minor in supported():
            found.setdefault(interpreter.version, interpreter)
    return sorted(found.values(), key=lambda one: [int(part) for part in re.findall(r"\d+", one.version)])


def candidates() -> Iterator[Path]:
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", Path.home() / ".local" / "share" / "uv" / "python"))
    for versions in (pyenv, uv):
        yield from sorted(versions.glob("*/bin/python3"))
    for folder in os.environ["PATH"].split(os.pathsep):
        for path in sorted(Path(folder).glob("python3*")):
            named = re.fullmatch(r"python3(?:\.(\d+))?", path.name)
            if named and (named[1] is None or int(named[1]) in supported()):
                yield path


def asked(path: Path) -> Interpreter | None:
    """None: it is none, or not CPython 3."""
    try:
        said = subprocess.run([path, "-I", "-c", ABOUT], capture_output=True, text=True, timeout=60).stdout.split()
    except (OSError, subprocess.TimeoutExpired):
        return None
    if len(said) != 3 or said[0] != "cpython" or not said[1].startswith("3."):
        return None
    return Interpreter(str(path), said[1], said[2] == "True")


def make(target: str, python: Interpreter) -> int:
    """Run a command with this Python in a separate environment. Returns the exit status."""
    print(f"=== Python {python.version} ({python.path}): make {target}", flush=True)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])  # uv is beside us
    line = ["make", "--no-print-directory", target, f"PYTHON={python.path}", f"VENV={ENVIRONMENTS / python.version}"]
    made = subprocess.run(
        ["nice", "-n", str(NICE), *line],
        cwd=ROOT, env={**os.environ, "PATH": path, "MAKEFLAGS": "", "OTHERS": ""}, stderr=subprocess.STDOUT,
    )  # fmt: skip
    return made.returncode


def main(arguments: Sequence[str]) -> int:
    ours = this_one()
    others = [one for one in installed() if one.version != ours.version]
    listed = ", ".join(f"{one.version} ({one.path})" for one in others)
    print(f"Python {ours.version} is ours. Others on this machine: {listed or 'none'}.", flush=True)
    if not arguments:
        return 0
    failed = [one.version for one in others if make(arguments[0], one)]
    if failed:
        print(f"*** make {arguments[0]} failed with Python {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
