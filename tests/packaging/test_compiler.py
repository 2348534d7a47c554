"""Compilation of a tiny project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compiler import (
    MARKER,
    CannotCompile,
    check_ready,
    compiled,
    extensions,
    hot_modules,
    lay_out,
    obstacle,
    read_by,
    refresh,
    this_python,
)
from tools.files import ROOT, files_in

HOT = "# mypyc: compile\n"
FILES = {
    "pyproject.toml": "[tool.mypy]\nstrict = true\n",
    "src/dengen/__init__.py": "",
    "src/dengen/page.py": "PAGE = 1\n",
    "src/dengen/core/__init__.py": "",
    "src/dengen/core/state.py": f"{HOT}from ..numbers import STEP\n\ndef step(n: int) -> int:\n    return n + STEP\n",
    "src/dengen/numbers.py": "from typing import Final\n\nSTEP: Final = 1\n",
    "src/dengen/games/pig/__init__.py": "",
    "src/dengen/games/pig/cards.toml": "sides = 6\n",
    "src/dengen/games/pig/rules.py": f"{HOT}from dengen.core import state\n\nTWO = state.step(1)\n",
    "src/dengen/games/pig/late.py": f'"""It asks too late."""\n{HOT}',
    "src/dengen/games/hog/rules.py": f"{HOT}import dengen.core.state\n",
}
CORE, PIG, HOG = (
    Path("dengen", *parts)
    for parts in (("core", "state.py"), ("games", "pig", "rules.py"), ("games", "hog", "rules.py"))
)
needs_compiler = pytest.mark.skipif(obstacle() is not None, reason=f"nothing can be compiled: {obstacle()}")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_a_module_is_hot_by_its_first_line(project: Path) -> None:
    assert hot_modules(project / "src") == [CORE, HOG, PIG]


def test_only_one_game_still_has_the_core(project: Path) -> None:
    assert hot_modules(project / "src", ["dengen.games.pig"]) == [CORE, PIG]
    assert hot_modules(project / "src", ["dengen.core"]) == [CORE]


@pytest.mark.parametrize("prefix", ["dengen.games.pi", "dengen.games.dog", "dengen.page"])
def test_only_something_without_hot_modules_is_an_error(project: Path, prefix: str) -> None:
    with pytest.raises(CannotCompile, match=f"no module under {prefix}"):
        hot_modules(project / "src", [prefix])


def test_a_build_reads_what_its_modules_import(project: Path) -> None:
    core = Path("dengen/core")
    assert read_by(project / "src", [PIG]) == [core / "__init__.py", core / "state.py", PIG, Path("dengen/numbers.py")]
    assert read_by(project / "src", [HOG]) == [core / "state.py", HOG, Path("dengen/numbers.py")]


def extension(stem: str) -> str:
    return f"{stem}{this_python()}"


@pytest.mark.slow
@needs_compiler
def test_a_build_is_reused_until_something_it_reads_changes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DENGEN_MYPYC", "1")
    copy = project / "build" / "compiled"
    lay_out(project, copy, ["dengen.games.pig"])
    assert run_from(copy) == [extension("state"), extension("rules"), "2"]

    first = extensions(compiled(project, ["dengen.games.pig"]))
    (project / "src/dengen/page.py").write_text("PAGE = 2\n")
    (project / "src/dengen/games/pig/cards.toml").unlink()
    lay_out(project, copy, ["dengen.games.pig"])
    assert extensions(compiled(project, ["dengen.games.pig"])) == first
    assert (copy / "dengen/page.py").read_text() == "PAGE = 2\n"
    assert not (copy / "dengen/games/pig/cards.toml").exists()

    (project / "src/dengen/numbers.py").write_text("from typing import Final\n\nSTEP: Final = 41\n")
    lay_out(project, copy, ["dengen.games.pig"])
    assert run_from(copy) == [extension("state"), extension("rules"), "42"]


@pytest.fixture
def copy(project: Path) -> Path:
    """A copy as `lay_out` leaves it, with a stand-in for a compiled module."""
    copy = project / "build" / "compiled"
    shutil.copytree(project / "src", copy)
    (copy / MARKER).write_text(this_python(), "utf-8")
    (copy / "dengen" / extension("state")).touch()
    return copy


def test_a_compiled_copy_is_ready_until_its_code_changes_and_checking_writes_nothing(project: Path, copy: Path) -> None:
    (project / "src/dengen/games/pig/cards.toml").write_text("pigs = 3\n")
    before = {path: path.read_bytes() for path in files_in(copy)}
    check_ready(project, copy)
    assert {path: path.read_bytes() for path in files_in(copy)} == before


def test_a_ready_copy_gets_files_that_are_not_code(project: Path, copy: Path) -> None:
    (project / "src/dengen/games/pig/cards.toml").write_text("pigs = 3\n")
    refresh(project, copy)
    assert (copy / "dengen/games/pig/cards.toml").read_text() == "pigs = 3\n"


def test_a_compiled_copy_of_older_sources_is_not_ready(project: Path, copy: Path) -> None:
    (project / "src/dengen/page.py").write_text("PAGE = 12345\n")
    for look in (check_ready, refresh):
        with pytest.raises(CannotCompile, match=r"older than page\.py"):
            look(project, copy)


def test_a_copy_that_is_not_compiled_is_not_ready(project: Path, copy: Path) -> None:
    (copy / MARKER).unlink()
    with pytest.raises(CannotCompile, match="there is no compiled copy in compiled"):
        check_ready(project, copy)


@pytest.mark.parametrize("mark", ["", ".cpython-399-x86_64-linux-gnu.so"], ids=["unfinished", "another Python's"])
def test_a_copy_that_was_interrupted_or_is_for_another_python_is_not_ready(
    project: Path, copy: Path, mark: str
) -> None:
    (copy / MARKER).write_text(mark, "utf-8")
    with pytest.raises(CannotCompile, match="there is no compiled copy in compiled"):
        check_ready(project, copy)


def run_from(copy: Path) -> list[str]:
    script = "from dengen.games.pig import rules as r; print(r.state.__file__, r.__file__, r.TWO)"
    ran = subprocess.run(
        [sys.executable, "-c", script], env={"PYTHONPATH": str(copy)}, capture_output=True, text=True, check=True
    )
    return [Path(word).name for word in ran.stdout.split()]


@needs_compiler
def test_a_type_error_prevents_compiling(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DENGEN_MYPYC", "1")
    (project / "src" / CORE).write_text(f'{HOT}def step(n: int) -> int:\n    return "one"\n')
    with pytest.raises(CannotCompile, match=r"dengen/core/state.py:3: error: Incompatible return value"):
        compiled(project)
    assert [path.name for path in (project / "build" / "mypyc").iterdir()] == [".lock"]


@pytest.mark.parametrize("inside", ["", "src"])
def test_a_folder_that_is_no_copy_is_left_alone(project: Path, inside: str) -> None:
    with pytest.raises(CannotCompile, match="isn't a compiled copy"):
        lay_out(project, project / inside)
    assert {path.relative_to(project).as_posix() for path in project.rglob("*") if path.is_file()} == set(FILES)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"DENGEN_MYPYC": "0"}, "DENGEN_MYPYC=0 forbids it"),
        ({"CC": "no-such-compiler --fast"}, "there is no C compiler (no-such-compiler is not on the PATH)"),
    ],
)
def test_an_obstacle_to_compiling_is_named(
    settings: dict[str, str], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in ({"DENGEN_MYPYC": "auto"} | settings).items():
        monkeypatch.setenv(name, value)
    assert obstacle() == reason


def test_an_unknown_value_of_dengen_mypyc_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DENGEN_MYPYC", "yes")
    with pytest.raises(SystemExit, match="DENGEN_MYPYC is 'yes': expected auto, 0 or 1"):
        obstacle()


@pytest.mark.skipif(not (ROOT / ".venv" / "ready").exists(), reason="make has not set up this tree")
@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 2)])
def test_without_a_compiler_make_says_so_and_ci_fails(ci: str, code: int) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    env |= {"CC": "no-such-compiler", "CI": ci, "DENGEN_MYPYC": "auto"}
    little = ["ELSE=tests/core/test_chance.py", "STRENGTH=", "WORKERS=0"]  # instead of all tests
    line = ["make", "-o", ".venv/ready", "compiled", *little]
    made = subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True)
    assert "Not compiled: there is no C compiler" in made.stderr
    assert "***" in made.stdout
    assert ("passed" in made.stdout) is (not ci)
    assert made.returncode == code
