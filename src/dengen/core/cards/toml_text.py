"""Card sets as readable TOML: one entry below the other, long values over several lines."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

WIDTH = 120  # of a line


def to_toml(content: Mapping[str, Any]) -> str:
    """The content as TOML, which reads back as the same content."""
    return "\n".join(_table(content, "")).lstrip("\n") + "\n"


def _table(table: Mapping[str, Any], path: str) -> Iterator[str]:
    """The lines of a table, then the tables inside it."""
    inner = {key: value for key, value in table.items() if _stands_apart(key, value, path)}
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_long(to_value(value), value)}"
    for key, value in inner.items():
        name = f"{path}.{_key(key)}" if path else _key(key)
        for one in value if isinstance(value, list) else [value]:
            yield ""
            yield f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
            yield from _table(one, name)


def _stands_apart(key: str, value: Any, path: str) -> bool:
    """Whether the value is written below a separate heading."""
    if isinstance(value, dict):
        return not path or len(key) + len(to_value(value)) > WIDTH
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) and "id" in each for each in value)


def _long(written: str, value: Any) -> str:
    if not isinstance(value, list) or len(written) <= WIDTH:
        return written
    return "\n".join(["[", *(f"    {to_value(each)}," for each in value), "]"])


def to_value(value: Any) -> str:
    """A value as it appears after its key."""
    if isinstance(value, str):
        lines = [json.dumps(line, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f") for line in value.split("\n")]
        return f'"{lines[0]}"' if len(lines) == 1 else '"""\n' + "\n".join(lines) + '"""'
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{_key(key)} = {to_value(each)}" for key, each in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list):
        return f"[{', '.join(map(to_value, value))}]"
    return json.dumps(value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else to_value(key)
