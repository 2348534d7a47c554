"""Two builds of dengen in one run, in turns: whatever else the machine does, it does to both."""

import json
import os
import subprocess
import sys
from pathlib import Path

from msgspec import Struct

import dengen
from dengen.core.base.errors import DengenError
from dengen.lab import alone

FIGURES = ("decision", "driven", "new", "clone", "resample", "search")


class NoBuild(DengenError):
    """A folder that holds no dengen."""

    code = "no_build"
    ja = "そのフォルダーに dengen がありません。"


class Compared(Struct, frozen=True):
    """One figure of a game: microseconds of CPU there and here, each the best of all rounds."""

    game: str
    seats: int
    figure: str
    there_us: float
    here_us: float

    @property
    def times_as_fast(self) -> float:
        return self.there_us / self.here_us


def build_in(folder: Path) -> Path:
    """What to put on the path for a checkout: its compiled copy where there is one, else its sources; or the folder itself."""
    for place in (folder / "build" / "compiled", folder / "src", folder):
        if (place / "dengen" / "__init__.py").is_file():
            return place.resolve()
    raise NoBuild(f"There is no dengen in {folder}: give a checkout, or a folder with the package in it.")


def here() -> Path:
    return Path(dengen.__file__).resolve().parent.parent


def compare(game: str, seats: int, there: Path, rounds: int, seconds: float) -> list[Compared]:
    """`seconds` for each figure in each round."""
    builds = (there, here())
    runs = [[measured(build, game, seats, seconds) for build in builds] for _ in range(rounds)]
    best = [{figure: min(run[at][figure] for run in runs) for figure in FIGURES} for at in range(len(builds))]
    return [Compared(game, seats, figure, best[0][figure], best[1][figure]) for figure in FIGURES]


def measured(build: Path, game: str, seats: int, seconds: float) -> dict[str, float]:
    command = [sys.executable, "-P", str(alone.__file__), game, str(seats), str(seconds)]
    ran = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(build)}, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: dict[str, float] = json.loads(ran.stdout)
    return figures
