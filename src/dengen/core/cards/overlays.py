"""Card sets that contain only changes: `base = "dengen"`, and the entries that differ.

Tables change the base's tables field by field. Entries of a list with an `id` change the base's entry of that id, and
a new id adds an entry. Any other list or value replaces the base's. `unset = ["special"]` removes fields,
`removed = true` a whole entry.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from dengen.core.base.words import Text, suggestion

BASE = "base"
UNSET = "unset"
REMOVED = "removed"

Table = dict[str, Any]


class BadOverlay(ValueError):
    """A change without a counterpart in the base: the reason, the entry (by id or number) and the field."""

    def __init__(self, why: Text, entry: str | int = "", field: str = "") -> None:
        super().__init__(why, entry, field)
        self.why = why
        self.entry = entry
        self.field = field


class Difference(Struct, frozen=True):
    """A field that differs: its entry (empty: the set itself), and its values before and after. None: missing."""

    entry: str
    field: str
    before: Any
    after: Any


# ---- applying changes to a base ----


def laid_over(base: Mapping[str, Any], changes: Mapping[str, Any]) -> Table:
    """The complete set as a new object, which shares nothing with either."""
    return _table(base, {name: value for name, value in changes.items() if name != BASE}, "", "")


def _table(base: Mapping[str, Any], changes: Mapping[str, Any], entry: str, where: str) -> Table:
    made = {name: _copy(value) for name, value in base.items()}
    for name in _unset(changes, entry, where):
        if name not in made:
            raise BadOverlay(
                Text(f"There is no {name!r} to remove.", f"取り除く {name!r} がありません。"), entry, where + UNSET
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
            Text("Expected a list of field names.", "項目の名前のリストを書いてください。"), entry, where + UNSET
        )
    return names


def _value(base: Any, change: Any, entry: str, where: str) -> Any:
    if isinstance(change, dict) and isinstance(base, dict):
        return _table(base, change, entry, f"{where}.")
    if isinstance(change, list) and _has_ids(base):
        _check_ids(change, entry, where)
    if _has_ids(change) and (base is None or _has_ids(base)):
        return _entries(base or [], change)
    return _copy(change)


def _check_ids(changes: list[Any], entry: str, where: str) -> None:
    for index, change in enumerate(changes):
        if isinstance(change, dict) and "id" not in change:
            why = Text("It has no id: which entry does it change?", "どれを変えるのか分かりません。id が必要です。")
            raise BadOverlay(why, entry or index + 1, f"{where}[{index}]" if entry else "")


def _entries(base: list[Table], changes: list[Table]) -> list[Table]:
    """The base's entries in the base's order, then the new ones."""
    made = _by_id(base, Text("The base has this id more than once.", "元のセットにこの id が2つあります。"))
    for id_, change in _by_id(changes, Text("It is changed twice.", "変更が2回書かれています。")).items():
        if change.get(REMOVED) is not True:
            made[id_] = _table(made.get(id_, {}), change, id_, "")
        elif id_ in made:
            del made[id_]
        else:
            hint = suggestion(id_, made)
            en, ja = (f" {hint.en}", hint.ja) if hint else ("", "")
            raise BadOverlay(
                Text(f"There is no such entry to remove.{en}", f"取り除く項目がありません。{ja}"), id_, REMOVED
            )
    return list(made.values())


def _by_id(entries: list[Table], if_twice: Text) -> dict[str, Table]:
    found: dict[str, Table] = {}
    for entry in entries:
        id_ = str(entry["id"])
        if id_ in found:
            raise BadOverlay(if_twice, id_)
        found[id_] = entry
    return found


def _has_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) and "id" in each for each in value)


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copy(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_copy(each) for each in value]
    return value


# ---- ids ----


def ids_in(content: Any) -> list[str]:
    """Every id of a set's entries, those of entries inside entries too."""
    if isinstance(content, dict):
        return [id_ for value in content.values() for id_ in ids_in(value)]
    if not isinstance(content, list):
        return []
    own = [str(entry["id"]) for entry in content if isinstance(entry, dict) and "id" in entry]
    return own + [id_ for value in content for id_ in ids_in(value)]


# ---- differences between two sets ----


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """Differences by field, in the order of `before`; entries of only one set are listed as a whole.

    Another order of common entries is shown by their ids.
    """
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
        yield from _between_entries(before, after, entry, where)
    else:
        yield Difference(entry, where, before, after)


def _between_entries(before: list[Table], after: list[Table], entry: str, where: str) -> Iterator[Difference]:
    was, is_ = ({str(each["id"]): each for each in entries} for entries in (before, after))
    for id_ in dict.fromkeys([*was, *is_]):
        if id_ in was and id_ in is_:
            yield from _between(was[id_], is_[id_], id_, "")
        else:
            yield Difference(id_, "", was.get(id_), is_.get(id_))
    order, now = [id_ for id_ in was if id_ in is_], [id_ for id_ in is_ if id_ in was]
    if order != now:
        yield Difference(entry, where, order, now)


# ---- the changes alone ----


def changes_between(base: Mapping[str, Any], whole: Mapping[str, Any]) -> Table | None:
    """The changes that turn the base into the complete set, or None if changes can't express that."""
    made = _changes(base, whole)
    try:
        return made if _is_same(laid_over(base, made), whole) else None
    except BadOverlay:
        return None


def _changes(base: Mapping[str, Any], whole: Mapping[str, Any]) -> Table:
    gone = [name for name in base if name not in whole]
    made: Table = {UNSET: gone} if gone else {}
    for name, value in whole.items():
        if name not in base:
            made[name] = _copy(value)
        elif not _is_same(base[name], value):
            made[name] = _change(base[name], value)
    return made


def _change(base: Any, value: Any) -> Any:
    if isinstance(base, dict) and isinstance(value, dict):
        return _changes(base, value)
    if _has_ids(base) and _has_ids(value):
        known, kept = ({str(entry["id"]): entry for entry in entries} for entries in (base, value))
        changed = [
            {"id": entry["id"], **_changes(known[id_], entry)} if id_ in known else _copy(entry)
            for id_, entry in kept.items()
            if id_ not in known or not _is_same(known[id_], entry)
        ]
        return changed + [{"id": entry["id"], REMOVED: True} for id_, entry in known.items() if id_ not in kept]
    return _copy(value)


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values are equal, with lists in order, and `true` different from 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_is_same(value, other[name]) for name, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_is_same, one, other))
    return type(one) is type(other) and bool(one == other)
