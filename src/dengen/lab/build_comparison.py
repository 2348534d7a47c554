"""Comparison of two builds in one run, alternately, so that other load affects both."""

import json
import os
import subprocess
import sys
from pathlib import Path

from msgspec import Struct

import dengen
from dengen.core.base.errors import DengenError
from dengen.lab import cpu_probe

FIGURES = ("decision", "driven", "new", "clone", "resample", "search")


class BuildNotFound(DengenError):
    """The folder doesn't contain dengen."""

    code = "no_build"
    ja = "そのフォルダに dengen がありません。"


class Compared(Struct, frozen=True):
    """One figure of a game: CPU microseconds there and here, the best of all rounds."""

    game: str
    seats: int
    figure: str
    there_us: float
    here_us: float

    @property
    def times_as_fast(self) -> float:
        return self.there_us / self.here_us


def build_in(folder: Path) -> Path:
    """The import path of a checkout: its compiled copy, else its sources; or the folder itself."""
    for place in (folder / "build" / "compiled", folder / "src", folder):
        if (place / "dengen" / "__init__.py").is_file():
            return place.resolve()
    raise BuildNotFound(f"There is no dengen in {folder}: expected a checkout, or a folder that contains the package.")


def here() -> Path:
    return Path(dengen.__file__).resolve().parent.parent


def compare(game: str, seats: int, there: Path, rounds: int, seconds: float) -> list[Compared]:
    """Compare the builds, with `seconds` per figure and round."""
    builds = (there, here())
    runs = [[measured(build, game, seats, seconds) for build in builds] for _ in range(rounds)]
    best = [{figure: min(run[at][figure] for run in runs) for figure in FIGURES} for at in range(len(builds))]
    return [Compared(game, seats, figure, best[0][figure], best[1][figure]) for figure in FIGURES]


def measured(build: Path, game: str, seats: int, seconds: float) -> dict[str, float]:
    command = [sys.executable, "-P", str(cpu_probe.__file__), game, str(seats), str(seconds)]
    ran = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(build)}, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: dict[str, float] = json.loads(ran.stdout)
    return figures
