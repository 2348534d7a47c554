"""Card sets that say only what they change: `base = "dengen"`, and the entries that differ.

Tables are laid over the base's tables field by field; entries of a list that have an `id` find the base's entry by it, and
one that the base lacks is new; any other list or value replaces the base's. `unset = ["special"]` takes fields away,
`removed = true` a whole entry.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from dengen.core.words import Text

BASE = "base"
UNSET = "unset"
REMOVED = "removed"

Table = dict[str, Any]


class BadOverlay(ValueError):
    """A change that the base has nothing for: why, in which entry (by its id) and field."""

    def __init__(self, why: Text, entry: str = "", field: str = "") -> None:
        super().__init__(why, entry, field)
        self.why = why
        self.entry = entry
        self.field = field


class Difference(Struct, frozen=True):
    """One field that differs: of which entry (empty: of the set itself), what it was, what it is. None: it isn't there."""

    entry: str
    field: str
    before: Any
    after: Any


# ---- laying changes over a base ----


def laid_over(base: Mapping[str, Any], changes: Mapping[str, Any]) -> Table:
    """The whole set. Neither of the two is changed, and nothing of them is shared."""
    return _table(base, {name: value for name, value in changes.items() if name != BASE}, "", "")


def _table(base: Mapping[str, Any], changes: Mapping[str, Any], entry: str, where: str) -> Table:
    made = {name: _copy(value) for name, value in base.items()}
    for name in _unset(changes, entry, where):
        if name not in made:
            raise BadOverlay(
                Text(f"there is no {name!r} to take away", f"取り除く {name!r} がありません。"), entry, where + UNSET
            )
        del made[name]
    for name, value in changes.items():
        if name != UNSET:
            made[name] = _value(made.get(name), value, entry, f"{where}{name}")
    return made


def _unset(changes: Mapping[str, Any], entry: str, where: str) -> list[str]:
    names = changes.get(UNSET, [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOverlay(
            Text("is a list of names of fields", "項目の名前のリストを書いてください。"), entry, where + UNSET
        )
    return names


def _value(base: Any, change: Any, entry: str, where: str) -> Any:
    if isinstance(change, dict) and isinstance(base, dict):
        return _table(base, change, entry, f"{where}.")
    if _has_ids(change) and (base is None or _has_ids(base)):
        return _entries(base or [], change, where)
    return _copy(change)


def _entries(base: list[Table], changes: list[Table], where: str) -> list[Table]:
    """The base's entries in the base's order, then the new ones."""
    made = {str(entry["id"]): entry for entry in base}
    seen: set[str] = set()
    for change in changes:
        id_ = str(change["id"])
        if id_ in seen:
            raise BadOverlay(Text(f"{where} is changed twice", f"{where} が2回書かれています。"), id_)
        seen.add(id_)
        if change.get(REMOVED) is True:
            if id_ not in made:
                raise BadOverlay(Text("there is no such entry to remove", "取り除く項目がありません。"), id_, REMOVED)
            del made[id_]
        else:
            made[id_] = _table(made.get(id_, {}), change, id_, "")
    return list(made.values())


def _has_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) and "id" in each for each in value)


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copy(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_copy(each) for each in value]
    return value


# ---- what differs between two sets ----


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """Field by field, in the order of `before`; entries that only one of them has are told as a whole."""
    return list(_between(before, after, "", ""))


def _between(before: Mapping[str, Any], after: Mapping[str, Any], entry: str, where: str) -> Iterator[Difference]:
    for name in dict.fromkeys([*before, *after]):
        yield from _between_values(before.get(name), after.get(name), entry, f"{where}{name}")


def _between_values(before: Any, after: Any, entry: str, where: str) -> Iterator[Difference]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _between(before, after, entry, f"{where}.")
    elif _has_ids(before) and _has_ids(after):
        yield from _between_entries(before, after)
    else:
        yield Difference(entry, where, before, after)


def _between_entries(before: list[Table], after: list[Table]) -> Iterator[Difference]:
    was, is_ = ({str(entry["id"]): entry for entry in entries} for entries in (before, after))
    for id_ in dict.fromkeys([*was, *is_]):
        if id_ in was and id_ in is_:
            yield from _between(was[id_], is_[id_], id_, "")
        else:
            yield Difference(id_, "", was.get(id_), is_.get(id_))
