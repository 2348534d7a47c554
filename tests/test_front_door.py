"""The public API: programs, the documentation and the examples import from `dengen` alone."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type

import pytest

import dengen
from dengen.games.flip_angel import FlipAngel
from dengen.games.lumiel import Lumiel
from dengen.games.troll_master import TrollMaster
from dengen.games.trump_fighter import TrumpFighter
from dengen.games.walpurgis import Walpurgis
from tests.code_blocks import PAGES, ROOT, blocks

PUBLIC = re.compile(r"dengen(\.(testing|players|table|rl(\.\w+)?))?")


def test_every_exported_name_exists() -> None:
    assert [name for name in dengen.__all__ if not hasattr(dengen, name)] == []
    assert sorted(dengen.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name)) == dengen.__all__


def test_every_exported_error_is_a_dengen_error() -> None:
    for name in dengen.__all__:
        if isinstance(found := getattr(dengen, name), type) and issubclass(found, Exception):
            assert issubclass(found, dengen.DengenError)
            assert getattr(dengen.errors, name) is found


def test_a_game_by_its_id_has_its_own_type() -> None:
    assert_type(dengen.game("flip_angel"), FlipAngel)
    assert_type(dengen.game("lumiel", "dengen"), Lumiel)
    assert_type(dengen.game("troll_master", cards="dengen"), TrollMaster)
    assert_type(dengen.game("trump_fighter"), TrumpFighter)
    assert_type(dengen.game("walpurgis"), Walpurgis)
    for id in dengen.registered():
        assert_type(dengen.game(id), dengen.Game[Any])
    kinds = (FlipAngel, Lumiel, TrollMaster, TrumpFighter, Walpurgis)
    assert [dengen.registered()[kind.id] for kind in kinds] == list(kinds)


def imported(code: str) -> list[str]:
    """The modules of dengen that some code imports."""
    return re.findall(r"^\s*(?:from|import) (dengen[\w.]*)", code, re.MULTILINE)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.name)
def test_the_documentation_imports_nothing_deeper(page: Path) -> None:
    modules = {module for block in blocks(page) for module in imported(block.code)}
    assert {module for module in modules if not PUBLIC.fullmatch(module)} == set()


@pytest.mark.parametrize("example", sorted((ROOT / "examples").rglob("*.py")), ids=lambda path: path.name)
def test_the_examples_import_nothing_deeper(example: Path) -> None:
    modules = set(imported(example.read_text(encoding="utf-8")))
    assert {module for module in modules if not PUBLIC.fullmatch(module)} == set()


def test_the_readme_s_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks(ROOT / "README.md")
    exec(program.compiled(), {})
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("Outcome(")
    assert len(told) > 50


def test_importing_dengen_loads_no_optional_modules() -> None:
    """Slow imports happen only when a game, an adapter or the terminal is used."""
    heavy = ["asyncio", "email", "socket", "tempfile", "zipfile", "numpy", "rich", "dengen.lab", "dengen.games.lumiel"]
    code = f"import sys, dengen; print([name for name in {heavy} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
