"""Rooms: at most twenty modules in a folder, and one class per name. Import cycles: [tool.importlinter] in pyproject.toml."""

import ast
import re
from collections import Counter
from pathlib import Path

import dengen

PACKAGE = Path(dengen.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"
MOST = 20
# These may get smaller, not larger
LARGER = {
    "games/lumiel/rules": 23,
    "games/troll_master/rules": 24,
    "games/walpurgis/rules": 27,
    "lab": 29,
    "terminal": 22,
}
# Class names outside the games that stand for several things; none may be added
AMBIGUOUS = {
    "Answer", "Box", "Duel", "Kind", "Lesson", "Made", "Measure", "Moment", "Node", "Question", "Rating", "Step", "Trial",
    "Unit", "Vocabulary",
}  # fmt: skip


def test_folders_have_at_most_twenty_modules() -> None:
    folders = Counter(path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("[!_]*.py"))
    assert {name for name, count in folders.items() if count > LARGER.get(name, MOST)} == set()
    assert {name for name in LARGER if folders[name] <= MOST} == set(), "these need no exception any more"


def test_class_names_outside_the_games_are_unique() -> None:
    files = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "games"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert {name for name, count in names.items() if count > 1} <= AMBIGUOUS


def test_the_architecture_page_names_existing_files() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    diagram = page.split("## The way of an answer\n")[1].split("\n## ")[0]
    named = re.findall(r"(?<![\w/])(?:core|table|store|server)/[a-z_/]*(?:\.py)?", diagram)
    assert len(named) > 15
    assert not [name for name in named if not (PACKAGE / name).exists()]
