"""Things made wrong in plain data, one at a time: values, types, missing and extra keys, huge numbers."""

import copy
import random
from collections.abc import Sequence
from typing import Any

OTHER_THINGS: tuple[Any, ...] = (None, True, -1, 0, "", "x", "0", [], [1], [[]], {}, {"a": 1}, 1.5)
OTHER_NUMBERS = (-1, 0, 1, 2, 3, 17, 99, 10**6, 2**63, -(2**70))
OTHER_KEYS = ("x", "0", "1", "2", "3", "4")

Path = tuple[str | int, ...]


def damage_at(data: Any, path: Path, luck: random.Random) -> str:
    """Change, drop or double the thing at this path; says what was done."""
    parent = data
    for key in path[:-1]:
        parent = parent[key]
    how = luck.choice((replace, replace, change, change, drop, double))
    how(parent, path[-1], data, luck)
    return f"{how.__name__} {path}"


def damage(data: Any, luck: random.Random, extra: Sequence[str] = ()) -> str:
    """The same anywhere in a position; or a field of it is said that wasn't."""
    if extra and luck.random() < 0.2:
        name = luck.choice(extra)
        data[name] = copy.deepcopy(luck.choice((*OTHER_THINGS, *OTHER_NUMBERS)))
        return f"{name}: {data[name]!r}"
    inner = [path for key, value in data.items() for path in paths(value, (key,))]
    return damage_at(data, luck.choice(inner), luck)


def paths(node: Any, at: Path) -> list[Path]:
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [at, *(path for key, value in inner for path in paths(value, (*at, key)))]


def words(node: Any) -> set[str]:
    if isinstance(node, dict):
        return {*node, *words(list(node.values()))}
    return set().union(*map(words, node)) if isinstance(node, list) else {node} if isinstance(node, str) else set()


def replace(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    """Replace the value with one of another type."""
    parent[key] = copy.deepcopy(luck.choice(OTHER_THINGS))


def change(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    """Replace the value with one of its type: another number, another word of the data or of this text, another order."""
    match parent[key]:
        case bool(flag):
            parent[key] = not flag
        case int(number):
            parent[key] = luck.choice((*OTHER_NUMBERS, number + 1, number - 1, luck.randrange(64)))
        case list(items):
            luck.shuffle(items)
        case dict():
            parent[key] = {}
        case str(text) if " " in text and luck.random() < 0.7:
            parent[key] = another_word(text, data, luck)
        case _:
            parent[key] = luck.choice(sorted(words(data)))


def another_word(text: str, data: Any, luck: random.Random) -> str:
    """One word of a text dropped, doubled or replaced."""
    said = text.split()
    place = luck.randrange(len(said))
    known = sorted({word for text in words(data) for word in text.split()})
    said[place] = luck.choice(("", f"{said[place]} {said[place]}", luck.choice(known), "-", "99"))
    return " ".join(said)


def drop(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    del parent[key]


def double(parent: Any, key: Any, data: Any, luck: random.Random) -> None:
    twin = copy.deepcopy(parent[key])
    if isinstance(parent, list):
        parent.insert(luck.randrange(len(parent) + 1), twin)
    else:
        parent[luck.choice([*parent, *OTHER_KEYS])] = twin
