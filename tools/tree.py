"""The tree of the repository in docs/architecture.md: `python -m tools.tree` updates its numbers of files."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.files import ROOT, say

PAGE = ROOT / "docs" / "architecture.md"
ROW = re.compile(r"^(?P<indent> *)(?P<folder>[\w./]+/)(?P<gap> +)(?P<count>\d+)(?=  )", re.MULTILINE)
HEADING = re.compile(r"^(?P<folder>[\w./]+/)$", re.MULTILINE)
MADE = {"__pycache__", "static", "node_modules"}


def tree(page: str) -> str:
    return page.partition("## The repository\n")[2].partition("```\n")[2].partition("```")[0]


def folders(page: str) -> Iterator[tuple[Path, int]]:
    """The folders of the tree, from the top of the repository, with their numbers of files."""
    above = Path()
    for line in tree(page).splitlines():
        if heading := HEADING.match(line):
            above = Path(heading["folder"])
        elif row := ROW.match(line):
            yield (above if row["indent"] else Path()) / row["folder"], int(row["count"])


def count(folder: Path) -> int:
    files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    return sum(not MADE & set(path.relative_to(ROOT).parts) for path in files)


def updated(page: str) -> str:
    """The page with today's numbers; columns stay where they are."""
    numbers = iter([count(folder) for folder, _ in folders(page)])

    def row(found: re.Match[str]) -> str:
        width = len(found["gap"]) + len(found["count"])
        return f"{found['indent']}{found['folder']}{next(numbers):>{width}}"

    before = tree(page)
    return page.replace(before, ROW.sub(row, before))


def main() -> int:
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    say(f"{PAGE.relative_to(ROOT)}: the numbers of files are those of today.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
