"""Mutation tests: change one thing in a game's rules, run the game's tests, and count the changes that no test notices.

    python -m tools.mutants lumiel --sample 60 --seed 1

Cosmic Ray makes the mutants in a copy of the checkout under build/mutants, with a separate environment. The
tests are those of tests/games/GAME: fingerprints are left out, because they notice every change and say nothing about
the rulebook. A run that was interrupted is resumed; `--new` starts again. docs/measurements/tests.md keeps the results.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tools.files import ROOT

COSMIC_RAY = "cosmic_ray==8.7.0"
PLACE = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "examples", "docs", "tools", "pyproject.toml")
SECONDS = 120  # for the tests of one mutant: longer means that it hangs, which is noticed
SKIP = """
import random, sys
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import WorkResult, WorkerOutcome

session, sample, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with use_db(session) as db:
    ids = sorted((str(i.mutations[0].module_path), i.mutations[0].start_pos, i.mutations[0].operator_name,
                  i.mutations[0].occurrence, i.job_id) for i in db.pending_work_items)
    chosen = {item[-1] for item in random.Random(seed).sample(ids, min(sample, len(ids)))}
    skipped = [item[-1] for item in ids if item[-1] not in chosen]
    db.set_multiple_results(skipped, WorkResult(output="not in the sample", worker_outcome=WorkerOutcome.SKIPPED))
    print(len(ids))
"""


class Mutant(NamedTuple):
    place: str
    change: str
    noticed: bool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=60, help="mutants to try (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample (default: 1)")
    parser.add_argument("--new", action="store_true", help="start again instead of resuming")
    given = parser.parse_args()
    tools = environment()
    place = PLACE / f"{given.game}-{given.sample}-{given.seed}"
    if given.new:
        shutil.rmtree(place, ignore_errors=True)
    if not (place / "session.sqlite").exists():
        copy(place)
        run(Path(sys.executable), "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", ".", cwd=place)
        (place / "mutants.toml").write_text(settings(given.game), "utf-8")
        run(tools / "cosmic-ray", "baseline", "mutants.toml", cwd=place)
        run(tools / "cosmic-ray", "init", "mutants.toml", "session.sqlite", cwd=place)
        run(tools / "python", "-c", SKIP, "session.sqlite", str(given.sample), str(given.seed), cwd=place)
    run(tools / "cosmic-ray", "exec", "mutants.toml", "session.sqlite", cwd=place)
    report(given.game, list(results(tools, place)))


def environment() -> Path:
    folder = PLACE / "environment"
    tools = folder / "bin"
    if not (tools / "cosmic-ray").exists():
        venv.create(folder, with_pip=True)
        run(tools / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", COSMIC_RAY, cwd=ROOT)
    return tools


def copy(place: Path) -> None:
    shutil.rmtree(place, ignore_errors=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        else:
            shutil.copy2(ROOT / name, place / name)


def settings(game: str) -> str:
    pytest = f"{sys.executable} -m pytest -x -q -p no:cacheprovider tests/games/{game}"
    return (
        f'[cosmic-ray]\nmodule-path = "src/dengen/games/{game}/rules"\ntimeout = {SECONDS}.0\nexcluded-modules = []\n'
        f'test-command = "{pytest}"\n\n[cosmic-ray.distributor]\nname = "local"\n'
    )


def run(program: Path, *words: str, cwd: Path) -> str:
    """Run a program in the copy, where the copied sources come before the installed ones.

    Bytecode is compiled once and found by hash: a mutant has the size of the original, and may have its time.
    """
    settings = {**os.environ, "PYTHONPATH": str(cwd / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    ended = subprocess.run([program, *words], cwd=cwd, env=settings, stdout=subprocess.PIPE, text=True, check=True)
    return ended.stdout


def results(tools: Path, place: Path) -> Iterator[Mutant]:
    for line in run(tools / "cosmic-ray", "dump", "session.sqlite", cwd=place).splitlines():
        item, result = json.loads(line)
        if result is not None and result["worker_outcome"] == "normal":
            yield mutant(item["mutations"][0], result)


def mutant(change: dict[str, Any], result: dict[str, Any]) -> Mutant:
    line, _ = change["start_pos"]
    return Mutant(
        f"{change['module_path']}:{line}",
        f"{change['operator_name'].removeprefix('core/')} #{change['occurrence']}",
        result["test_outcome"] != "survived",
    )


def report(game: str, tried: list[Mutant]) -> None:
    noticed = sum(one.noticed for one in tried)
    print(f"{game}: {noticed} of {len(tried)} mutants noticed")
    for one in sorted(tried):
        if not one.noticed:
            print(f"  {one.place}  {one.change}")


if __name__ == "__main__":
    main()
