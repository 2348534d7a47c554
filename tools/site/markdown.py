"""Conversion of CommonMark to Python-Markdown, which needs a blank line before a list and an indent of four."""

import re
from collections.abc import Iterator

FENCE = re.compile(r"\s*(`{3,})(\w*)")
ITEM = re.compile(r"\s*([-*]|\d+\.) ")
INDENT = 4


def for_mkdocs(text: str) -> str:
    return "\n".join(lines(text.split("\n")))


def lines(given: list[str]) -> Iterator[str]:
    fence, shift = "", 0  # the end marker of the current code block, and its extra indent
    in_list, before = False, ""
    for line in given:
        if fence:
            yield " " * shift + line if line else line
            if line.strip() == fence:
                fence = ""
            before = line
            continue
        indent = len(line) - len(line.lstrip())
        if ITEM.match(line):
            if before and not in_list:
                yield ""
            in_list = True
        elif line and not indent and not before:
            in_list = False
        moved = deeper(indent) if in_list else indent
        found = FENCE.match(line)
        if found:
            fence, shift = found[1], moved - indent
            if before and not in_list:
                yield ""
            yield " " * moved + found[1] + found[2]  # without marks such as `excerpt`
        else:
            yield " " * moved + line.lstrip() if line.strip() else line
        before = line


def deeper(indent: int) -> int:
    """The indent with four columns per level instead of two or three."""
    return (indent + 1) // 2 * INDENT if indent > 1 else indent
