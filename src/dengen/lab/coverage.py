"""Test coverage of the rulebooks: clauses that tests name with `@clause("…")`, found by parsing the tests."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from dengen.core.game import Game
from dengen.core.rules.clauses import Clauses

DECORATOR = "clause"


class Coverage(Struct, frozen=True):
    """The result of `dengen clauses` for a game; `tested` is None without tests."""

    game: str
    clauses: int
    rulings: int  # of these
    testable: int
    tested: int | None
    missing: list[str]  # testable clauses that no test names
    unknown: list[str]  # names in tests without a clause


def coverage(game: Game[Any], tests: Path | None) -> Coverage:
    """The coverage of a game's clauses by the tests in a folder."""
    rulebook: Clauses = game.clauses
    named = clauses_in(tests) if tests is not None else {}
    testable = [clause.id for clause in rulebook.testable()]
    return Coverage(
        game=game.id,
        clauses=len(rulebook),
        rulings=sum(clause.is_ruling for clause in rulebook),
        testable=len(testable),
        tested=None if tests is None else sum(id in named for id in testable),
        missing=[] if tests is None else [id for id in testable if id not in named],
        unknown=[id for id in named if id.startswith(f"{rulebook.prefix}-") and id not in rulebook],
    )


def clauses_in(tests: Path) -> dict[str, list[str]]:
    """Clauses named by tests below this folder, with the tests ("path::name")."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for test, ids in named_in(file.read_text(encoding="utf-8")):
            for id in ids:
                found.setdefault(id, []).append(f"{file.relative_to(tests).as_posix()}::{test}")
    return found


def named_in(source: str) -> Iterator[tuple[str, list[str]]]:
    """The decorated tests of a module, with their clauses."""
    if f"{DECORATOR}(" not in source:  # most modules have none, and parsing is slow
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            ids = [id for decorator in node.decorator_list for id in ids_of(decorator)]
            if ids:
                yield node.name, ids


def ids_of(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    if name != DECORATOR:
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def checkout_tests(game: Game[Any]) -> Path | None:
    """The tests of the checkout that contains the game's source, or None."""
    for folder in Path(inspect.getfile(type(game))).resolve().parents:
        if folder.name in ("site-packages", "dist-packages"):
            return None
        if (folder / "pyproject.toml").is_file():
            tests = folder / "tests"
            return tests if tests.is_dir() else None
    return None
