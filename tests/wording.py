"""What people read when something can't be used: English by `str`, wholly Japanese by `text.ja`."""

import pickle
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from dengen.core.errors import DengenError
from dengen.core.words import Text

E = TypeVar("E", bound=DengenError)

QUOTED = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|`[^`]*`|『[^』]*』")  # ids and values stay as they are
ENGLISH = re.compile(r"[A-Za-z][A-Za-z']+(?: +[A-Za-z][A-Za-z']*)+")
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龥]")


def english_in(japanese: str) -> list[str]:
    """The places where English words stand together, but for quoted things."""
    return ENGLISH.findall(QUOTED.sub("", japanese))


def assert_in_japanese(text: Text, allowed: str = "") -> None:
    """A whole sentence, in which no English words stand together, but for quoted things and what is allowed."""
    said = text.ja.replace(allowed, "") if allowed else text.ja
    assert JAPANESE.search(QUOTED.sub("", said)), text.ja
    assert not english_in(said), text.ja
    assert said.endswith(("。", "^")), text.ja  # a ^ points at the place in a condition


@contextmanager
def assert_refused(kind: type[E], match: str | None = None, allowed: str = "") -> Iterator[pytest.ExceptionInfo[E]]:
    """`pytest.raises` for an error that is told in both languages, and by another process just the same."""
    with pytest.raises(kind, match=match) as caught:
        yield caught
    error = caught.value
    assert error.text.en == str(error)
    assert not JAPANESE.search(QUOTED.sub("", str(error)))
    assert_in_japanese(error.text, allowed)
    assert pickle.loads(pickle.dumps(error)).text == error.text
