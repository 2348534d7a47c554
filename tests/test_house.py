"""The structure of the package (docs/architecture.md): all games have the same folders, imports point one way, and no
module outside a game's folder names the game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import dengen

HOUSE = Path(__file__).parents[1] / "src" / "dengen"
GAMES = sorted(path.parent.name for path in (HOUSE / "games").glob("*/game.py"))
HOT = "# mypyc: compile"


class Room(NamedTuple):
    """A folder of a game: required files, optional files, and the folders that it may import."""

    files: str
    others: str
    imports: str
    compiled: str = ""  # all of it (*), or these files


ROOMS = {
    "rules": Room("actions clauses knowledge question rules scoring setup state steps tables", "*", "", compiled="*"),
    "cards": Room("build checks file vocabulary", "decks matrix notation text", "rules"),
    "bot": Room(
        "heuristics levels words",
        "advice features outlook particulars plans worth",
        "rules",
        compiled="advice features heuristics outlook plans worth",
    ),
    "words": Room("events names questions refusals wording", "*", "rules cards"),
    "views": Room(
        "drawing observation observer seeing text view", "near", "rules cards words", compiled="observer seeing"
    ),
    "positions": Room("dump sparse", "checks notation", "rules cards words"),
    "live": Room("bot clock fight inputs moment open_beat", "", "rules bot words views"),
}
HALL = Room("game options bound tracked", "", "rules cards")  # the top of a game's folder
SETS = {"cards.toml", "clauses.toml", "lesson.toml"}
MORE_SETS = {"cards-2.toml", "decks.toml"}
ONLY_SOME = {"live"}
OTHERS = ("core", "players", "lab", "table", "store", "server", "terminal", "rl")


def files_of(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_planned_folders(game: str) -> None:
    folder = HOUSE / "games" / game
    rooms = {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"}
    assert set(ROOMS) - ONLY_SOME <= rooms <= set(ROOMS)
    assert files_of(folder) == set(HALL.files.split())
    toml = {path.name for path in folder.glob("*.toml")}
    assert SETS <= toml <= SETS | MORE_SETS
    assert (folder / "ratings.json").is_file()
    for name in rooms:
        files, room = files_of(folder / name), ROOMS[name]
        assert (folder / name / "__init__.py").is_file(), name
        assert set(room.files.split()) <= files, name
        assert room.others == "*" or files <= {*room.files.split(), *room.others.split()}, name


@pytest.mark.parametrize("game", GAMES)
def test_compiled_modules_say_so_in_their_first_line(game: str) -> None:
    for name, room in ROOMS.items():
        for path in (HOUSE / "games" / game / name).glob("*.py"):
            hot = path.stem != "__init__" and (room.compiled == "*" or path.stem in room.compiled.split())
            assert path.read_text(encoding="utf-8").startswith(f"{HOT}\n") == hot, path


def test_the_compiler_mark_is_in_the_first_line_only() -> None:
    lines = {path: path.read_text(encoding="utf-8").splitlines() for path in HOUSE.rglob("*.py")}
    assert [path for path, text in lines.items() if HOT in text[1:]] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_games_package_exports_only_its_class(game: str) -> None:
    front = (HOUSE / "games" / game / "__init__.py").read_text(encoding="utf-8")
    title = dengen.registered()[game].__name__
    assert [ast.unparse(node) for node in ast.parse(front).body if not isinstance(node, ast.Expr)] == [
        f"from dengen.games.{game}.game import {title}",
        f"__all__ = ['{title}']",
    ]


def modules_imported(tree: ast.AST) -> Iterator[str]:
    """The modules imported at run time; imports for types alone don't count."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            yield from modules_imported(node)


def rooms_imported(game: str, path: Path) -> set[str]:
    """The folders of the same game that a module imports."""
    modules = modules_imported(ast.parse(path.read_text(encoding="utf-8")))
    prefix = f"dengen.games.{game}."
    return {module.removeprefix(prefix).split(".")[0] for module in modules if module.startswith(prefix)}


@pytest.mark.parametrize("game", GAMES)
def test_rooms_import_one_way(game: str) -> None:
    folder = HOUSE / "games" / game
    for name, room in ROOMS.items():
        for path in (folder / name).glob("*.py"):
            assert rooms_imported(game, path) <= {name, *room.imports.split()}, path
    for name in set(HALL.files.split()) - {"game"}:
        assert rooms_imported(game, folder / f"{name}.py") <= set(HALL.imports.split()), name


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_the_core_and_itself_only(game: str) -> None:
    for path in (HOUSE / "games" / game).rglob("*.py"):
        modules = modules_imported(ast.parse(path.read_text(encoding="utf-8")))
        ours = {".".join(module.split(".")[:3]) for module in modules if module.startswith("dengen.")}
        assert all(module.startswith("dengen.core") or module == f"dengen.games.{game}" for module in ours), path


def docstrings(tree: ast.AST) -> set[int]:
    """The ids of the constants that are docstrings."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, documented) and node.body]
    return {id(body[0].value) for body in bodies if isinstance(body[0], ast.Expr)}


def lines_of_code(tree: ast.AST) -> Iterator[str]:
    """Names, imports and strings, without docstrings and examples of commands, which may name a game."""
    skipped = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield from (line for line in node.value.splitlines() if not line.lstrip().startswith("dengen "))
        elif isinstance(node, ast.Name | ast.Attribute | ast.arg | ast.ImportFrom | ast.Import):
            yield ast.unparse(node)


@pytest.mark.parametrize("room", OTHERS)
def test_no_other_module_names_a_game(room: str) -> None:
    known = re.compile("|".join(GAMES))
    for path in (HOUSE / room).rglob("*.py"):
        lines = lines_of_code(ast.parse(path.read_text(encoding="utf-8")))
        named = [line for line in lines if known.search(line)]
        assert named == [], path


def test_the_check_finds_a_named_game() -> None:
    source = '"""Plays lumiel."""\nX = "dengen play lumiel"\nif game.id == "lumiel":\n    from dengen.games.lumiel import Lumiel'
    found = [line for line in lines_of_code(ast.parse(source)) if "lumiel" in line]
    assert found == ["from dengen.games.lumiel import Lumiel", "lumiel"]
