"""Table, store and server point one way: table ← store ← server, and no module imports one that imports it, not even for types."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import dengen

ROOT = Path(dengen.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
ROOMS = ("table", "store", "server")


def modules() -> dict[str, Path]:
    files = [file for room in ROOMS for file in (ROOT / room).rglob("*.py")]
    named = {".".join(("dengen", *file.relative_to(ROOT).with_suffix("").parts)): file for file in files}
    return {name.removesuffix(".__init__"): file for name, file in named.items()}


def imported_by(file: Path, known: dict[str, Path]) -> set[str]:
    """Wherever the import stands: at the top, in a function, only for types."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in known else node.module for name in names}
    return found & set(known)


def test_no_module_imports_one_that_imports_it() -> None:
    known = modules()
    graph = {name: imported_by(file, known) for name, file in known.items()}
    assert len(tuple(TopologicalSorter(graph).static_order())) == len(known)


def test_a_table_knows_no_store_and_a_store_no_server() -> None:
    known = modules()
    for name, file in known.items():
        room = name.split(".")[1]
        later = ROOMS[ROOMS.index(room) + 1 :]
        assert not [other for other in imported_by(file, known) if other.split(".")[1] in later], name


def test_every_file_that_the_picture_of_an_answers_way_names_is_there() -> None:
    picture = (
        (DOCS / "architecture.md").read_text(encoding="utf-8").split("## The way of an answer\n")[1].split("\n## ")[0]
    )
    named = re.findall(rf"(?<![\w/])(?:core|{'|'.join(ROOMS)})/[a-z_/]*(?:\.py)?", picture)
    assert len(named) > 15
    assert not [name for name in named if not (ROOT / name).exists()]
