"""Line numbers in TOML files for error messages, which `tomllib` doesn't provide."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

HEADING = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
ENTRY = re.compile(r"\s*([A-Za-z0-9_.\"'-]+)\s*=")
STRING = re.compile(r"'''|\"\"\"")
PLAIN = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*$')  # strings and comments, whose brackets don't count


def line_of(text: str, said: dict[str, Any], entry: str | int, field: str) -> int | None:
    """The line of an entry's field, else of the entry (by id; empty: the set itself), or None if in another file."""
    prefix = path_of(said, entry) if isinstance(entry, str) and entry else ""
    if prefix is None or isinstance(entry, int):
        return None
    lines = lines_of(text)
    path = f"{prefix}.{field}" if prefix and field else prefix or field
    while path:
        if path in lines:
            return lines[path]
        path = re.sub(r"(\.?[^.\[\]]+|\[\d+\])$", "", path)
    return None


def path_of(said: Any, id: str, path: str = "") -> str | None:
    """The path to the entry with this id: `character[1].technique[0]`."""
    if isinstance(said, dict):
        inner = [(f"{path}.{name}" if path else name, value) for name, value in said.items()]
    elif isinstance(said, list):
        for index, value in enumerate(said):
            if isinstance(value, dict) and value.get("id") == id:
                return f"{path}[{index}]"
        inner = [(f"{path}[{index}]", value) for index, value in enumerate(said)]
    else:
        return None
    found = (path_of(value, id, way) for way, value in inner)
    return next((way for way in found if way is not None), None)


def lines_of(text: str) -> dict[str, int]:
    """The first lines of tables and of values on separate lines, by path."""
    found: dict[str, int] = {}
    counts: Counter[str] = Counter()
    at = ""
    for number, line in _statements(text):
        if heading := HEADING.match(line):
            at = _place(heading[2], counts, is_entry=heading[1] == "[[")
            found.setdefault(at, number)
        elif entry := ENTRY.match(line):
            name = entry[1].strip("\"'")
            found.setdefault(f"{at}.{name}" if at else name, number)
    return found


def _place(name: str, counts: Counter[str], is_entry: bool) -> str:
    """The path of a heading: `[[card]]` is the next card, `[card.white]` belongs to the last one."""
    path = ""
    parts = [part.strip("\"' ") for part in name.split(".")]
    for index, part in enumerate(parts):
        path = f"{path}.{part}" if path else part
        if is_entry and index == len(parts) - 1:
            counts[path] += 1
        if counts[path]:
            path = f"{path}[{counts[path] - 1}]"
    return path


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """The lines that begin a statement, excluding those inside long strings and lists."""
    depth = 0
    open_string = ""
    for number, line in enumerate(text.splitlines(), 1):
        begins = depth == 0 and not open_string
        if begins:
            yield number, line
        rest = line
        while found := STRING.search(rest):
            if open_string and found[0] != open_string:
                rest = rest[found.end() :]
                continue
            if not open_string:
                depth += _opened(rest[: found.start()])
            open_string = "" if open_string else found[0]
            rest = rest[found.end() :]
        if not open_string and not (begins and HEADING.match(line)):
            depth = max(0, depth + _opened(rest))


def _opened(piece: str) -> int:
    bare = PLAIN.sub("", piece)
    return sum(bare.count(sign) for sign in "[{") - sum(bare.count(sign) for sign in "]}")
