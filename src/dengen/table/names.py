"""Text that people type: names, lines of chat."""

import unicodedata
from collections.abc import Iterable

from dengen.table.errors import BadText

JOINER = "\u200d"  # makes one picture of several


def clean(text: str, limit: int) -> str:
    """In one line, without control characters; raises BadText where it is too long."""
    line = " ".join("".join(char if is_visible(char) else " " for char in text).split())
    if not line.strip(JOINER + " "):
        return ""
    if len(line) > limit:
        raise BadText(
            f"At most {limit} characters, not {len(line)}.", f"{limit}文字までです（{len(line)}文字あります）。"
        )
    return line


def is_visible(char: str) -> bool:
    """No controls, no surrogates, nothing that turns the direction of other people's text."""
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or char == JOINER


def unlike(name: str, others: Iterable[str], limit: int) -> str:
    """The name, or the first of "name 2", "name 3" … that no other person at the table has."""
    taken = {as_heard(other) for other in others}
    number, tried = 1, name
    while as_heard(tried) in taken:
        number += 1
        suffix = f" {number}"
        tried = name[: limit - len(suffix)].rstrip() + suffix
    return tried


def as_heard(name: str) -> str:
    """The same for names that are read the same: wide or small letters make no difference."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
