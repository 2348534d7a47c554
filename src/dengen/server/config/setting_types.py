"""What a setting takes: how it is read from a file or from a text, what people are told of it, how it is shown."""

import re
from typing import Any

import msgspec
from msgspec import inspect

from dengen.core.base.words import Text

UNITS = {
    "span": {"ms": 1, "s": 1000, "min": 60_000, "h": 3_600_000, "d": 86_400_000},
    "size": {"B": 1, "KB": 1024, "MB": 1024**2, "GB": 1024**3},
}
EXAMPLES = {
    "span": Text("a span such as 500ms, 30s, 15min, 2h or 60d", "500ms、30s、15min、2h、60dのような長さ"),
    "size": Text("a size such as 64KB or 512MB", "64KBや512MBのような大きさ"),
}


class InvalidValue(Exception):
    """The value isn't of this kind."""


class SettingType:
    def __init__(self, type: Any) -> None:
        self._type = type
        info = inspect.type_info(type)
        if isinstance(info, inspect.UnionType):  # None: nobody chose
            info = next(one for one in info.types if not isinstance(one, inspect.NoneType))
        extra = info.extra or {} if isinstance(info, inspect.Metadata) else {}
        self._unit = str(extra.get("unit", ""))
        self._info = info.type if isinstance(info, inspect.Metadata) else info

    @property
    def is_file(self) -> bool:
        return self._unit == "file"

    def read(self, value: Any, is_text: bool) -> Any:
        """`is_text`: as environments and command lines have it. Raises InvalidValue."""
        if self._unit in UNITS and isinstance(value, str):
            value = measured(value, UNITS[self._unit])
        if isinstance(self._info, inspect.VarTupleType) and isinstance(value, str):
            if not is_text:
                raise InvalidValue
            value = [one.strip() for one in value.split(",") if one.strip()]
        try:
            return msgspec.convert(value, self._type, strict=not is_text)
        except msgspec.ValidationError:
            raise InvalidValue from None

    @property
    def expected(self) -> Text:
        info = self._info
        if self._unit in EXAMPLES:
            return EXAMPLES[self._unit]
        if isinstance(info, inspect.IntType | inspect.FloatType):
            return Text(f"a number from {info.ge:g} to {info.le:g}", f"{info.ge:g}〜{info.le:g}の数")
        if isinstance(info, inspect.BoolType):
            return Text("true or false", "true か false")
        if isinstance(info, inspect.LiteralType):
            words = ", ".join(map(str, info.values))
            return Text(f"one of {words}", f"{words} のどれか")
        if isinstance(info, inspect.VarTupleType):
            return Text("a list of texts", "文字列のリスト")
        return Text("a text", "文字列")

    def shown(self, value: Any) -> str:
        """As TOML."""
        if self._unit in UNITS and value:
            unit, many = max(
                ((unit, many) for unit, many in UNITS[self._unit].items() if value % many == 0), key=lambda one: one[1]
            )
            return f'"{value // many}{unit}"'
        return msgspec.json.encode(value).decode()


def measured(text: str, units: dict[str, int]) -> int | str:
    """A number with its unit; a bare number as it is."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([A-Za-z]*)", text.strip())
    if not found:
        raise InvalidValue
    number, unit = found.groups()
    if not unit:
        return int(number) if number.isdecimal() else number
    by_name = {name.lower(): many for name, many in units.items()}
    if unit.lower() not in by_name:
        raise InvalidValue
    return round(float(number) * by_name[unit.lower()])
