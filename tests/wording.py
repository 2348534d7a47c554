"""Checks of texts for people: English from `str`, Japanese from `text.ja`."""

import pickle
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Text

E = TypeVar("E", bound=DengenError)


QUOTED = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|`[^`]*`|『[^』]*』")  # ids and values aren't translated
ENGLISH = re.compile(r"[A-Za-z][A-Za-z']+(?: +[A-Za-z][A-Za-z']*)+")
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龥]")
HALF_WIDTH = re.compile(r"[ぁ-んァ-ヶー一-龥々」』）][,.:;!?()]")  # half-width punctuation after Japanese
NOUN = (
    "(?:action|answer|area|beat|card|cell|charge|chip|chit|circle|clause|deck|game|hit|kind|mark|option|pair|pawn|player"
    "|point|question|record|round|seat|step|table|technique|time|token|turn|win|word)"
)
ONE_OF_MANY = re.compile(rf"(?<![\w.–+−-])1 (?:{NOUN}s|abilities|copies|entries)\b")
MANY_OF_ONE = re.compile(rf"(?<![\w.–+−-])(?:0|[2-9]|\d\d+) (?:{NOUN}|ability|copy|entry)\b(?! \d|-)")


def half_width_in(japanese: str) -> list[str]:
    """Half-width punctuation after Japanese, outside quotes."""
    return HALF_WIDTH.findall(QUOTED.sub("", japanese))


def disagreeing_in(english: str) -> list[str]:
    """Numbers and nouns that disagree: `1 cards`, `2 card`."""
    return ONE_OF_MANY.findall(english) + MANY_OF_ONE.findall(english)


def english_in(japanese: str) -> list[str]:
    """Sequences of English words in a Japanese text, outside quotes."""
    return ENGLISH.findall(QUOTED.sub("", japanese))


def assert_in_japanese(text: Text, allowed: str = "") -> None:
    """Assert that a text is a complete Japanese sentence without English, apart from quotes and `allowed`."""
    said = text.ja.replace(allowed, "") if allowed else text.ja
    assert JAPANESE.search(QUOTED.sub("", said)), text.ja
    assert not english_in(said), text.ja
    assert not half_width_in(said), text.ja
    assert said.endswith(("。", "？", "？）", "ます）", "^")), (
        text.ja
    )  # a question is quoted; a ^ points into a condition


@contextmanager
def assert_refused(kind: type[E], match: str | None = None, allowed: str = "") -> Iterator[pytest.ExceptionInfo[E]]:
    """`pytest.raises` for an error with a text in both languages that survives pickling."""
    with pytest.raises(kind, match=match) as caught:
        yield caught
    error = caught.value
    assert error.text.en == str(error)
    assert not JAPANESE.search(QUOTED.sub("", str(error)))
    assert_in_japanese(error.text, allowed)
    assert pickle.loads(pickle.dumps(error)).text == error.text
