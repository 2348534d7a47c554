"""How large a card set from outside may be: counted before anything is built of it. Those that ship need a quarter of this."""

from collections.abc import Mapping
from typing import Any

import msgspec

from dengen.core.base.errors import BadCardSet
from dengen.core.base.words import Text

MOST_BYTES = 128 * 1024  # as JSON
MOST_ENTRIES = 128  # of one kind: cards, characters, …
MOST_VALUES = 6144  # texts, numbers and what holds them
DEEPEST = 32


def must_be_small(content: Mapping[str, Any]) -> None:
    """Raises BadCardSet."""
    entries = max((len(part) for part in content.values() if isinstance(part, list)), default=0)
    if entries > MOST_ENTRIES:
        raise _too_large(f"at most {MOST_ENTRIES} cards of a kind", f"カードは1種類につき{MOST_ENTRIES}枚まで")
    if _values(content) > MOST_VALUES:
        raise _too_large(f"at most {MOST_VALUES} values", f"値は{MOST_VALUES}個まで")
    if len(msgspec.json.encode(content)) > MOST_BYTES:
        raise _too_large(f"at most {MOST_BYTES // 1024} KB", f"{MOST_BYTES // 1024} KBまで")


def is_small(content: Mapping[str, Any]) -> bool:
    try:
        must_be_small(content)
    except BadCardSet:
        return False
    return True


def _values(content: Mapping[str, Any]) -> int:
    """Counted level by level, and no further than it matters."""
    count = 0
    level: list[Any] = [content]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for one in level:
            if isinstance(one, Mapping):
                inner += one.values()
            elif isinstance(one, list):
                inner += one
        count += len(inner)
        if not inner or count > MOST_VALUES:
            return count
        level = inner
    raise _too_large(f"at most {DEEPEST} levels within each other", f"入れ子は{DEEPEST}段まで")


def _too_large(en: str, ja: str) -> BadCardSet:
    return BadCardSet(Text(f"This card set is too large: {en}.", f"このカードセットは大きすぎます（{ja}）。"))
