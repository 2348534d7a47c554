"""Texts for people in English and Japanese, with the data behind them, and functions that compose them."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

Lang = Literal["en", "ja"]
LANGS: tuple[Lang, ...] = ("en", "ja")


class Text(Struct, frozen=True):
    """A text in both languages. `{seat0}` … `{seat9}` are placeholders for the players' names."""

    en: str
    ja: str

    def __getitem__(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


class Words(Struct, frozen=True):
    """A sentence with its data: kind, arguments (cards, cells, seats) and clause."""

    kind: str
    en: str
    ja: str
    args: dict[str, Any] = {}
    clause: str = ""

    def __getitem__(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


class Offer(Struct, frozen=True):
    """A legal action: its name for the protocol, and its words."""

    name: str
    words: Words


class Refusal(Struct, frozen=True):
    """A refused action: the clause that forbids it, and the reason in one sentence."""

    code: str
    clause: str
    en: str
    ja: str

    def __getitem__(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


# ---- composing sentences ----

Part = Text | str | int | float  # a part of a sentence; strings and numbers are the same in both languages
FILLED = 4096  # size of the cache: a table repeats its sentences


def fill(sentence: Text, /, *places: Part, **parts: Part) -> Text:
    """The sentence with its parts filled in, by position or name. Braces in parts are kept."""
    return _filled(sentence, *places, **parts)


@lru_cache(FILLED, typed=True)
def _filled(sentence: Text, /, *places: Part, **parts: Part) -> Text:
    def filled(lang: Lang) -> str:
        by_name = {name: _said(part, lang) for name, part in parts.items()}
        return sentence[lang].format(*(_said(part, lang) for part in places), **by_name)

    return Text(filled("en"), filled("ja"))


def _said(part: Part, lang: Lang) -> str | float:
    return part[lang] if isinstance(part, Text) else part


def who(seat: int) -> str:
    """The placeholder for a player's name, which `named` replaces."""
    return f"{{seat{seat}}}"


def joined(parts: Iterable[Part], en: str = ", ", ja: str = "、") -> Text:
    """The parts joined by a separator."""
    known = list(parts)
    return Text(en.join(str(_said(part, "en")) for part in known), ja.join(str(_said(part, "ja")) for part in known))


def listed(parts: Sequence[Part]) -> Text:
    """`A`, `A and B`, `A, B and C`."""
    if len(parts) < 3:
        return joined(parts, " and ", "と")
    return joined([joined(parts[:-1]), parts[-1]], " and ")


def plural(number: int, noun: str) -> str:
    """A number with its English noun: `1 card`, `2 cards`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def signed(number: int) -> str:
    """`+3`, `−2`, `0`."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def suggestion(name: str, known: Iterable[str]) -> Text | None:
    """`Did you mean 'priest'?` for the known name that is closest, or None if none is close."""
    close = get_close_matches(name, list(known), 1)
    return Text(f"Did you mean {close[0]!r}?", f"もしかして {close[0]!r} ですか。") if close else None


def with_suggestion(sentence: Text, name: str, known: Iterable[str]) -> Text:
    """The sentence, followed by the known name that was perhaps meant."""
    meant = suggestion(name, known)
    return Text(f"{sentence.en} {meant.en}", f"{sentence.ja}{meant.ja}") if meant else sentence


def named(sentence: str, names: Sequence[str]) -> str:
    """The sentence with the players' names filled in."""
    for seat, name in enumerate(names):
        sentence = sentence.replace(f"{{seat{seat}}}", name)
    return sentence


def seat_names(seats: int, lang: Lang) -> list[str]:
    """Names for players without names: `seat 0`."""
    return [f"seat {seat}" if lang == "en" else f"席{seat}" for seat in range(seats)]
