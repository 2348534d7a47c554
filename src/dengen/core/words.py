"""What is said to people: sentences in English and Japanese, with the data behind them."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

Lang = Literal["en", "ja"]
LANGS: tuple[Lang, ...] = ("en", "ja")


class Text(Struct, frozen=True):
    """One sentence in both languages. `{seat0}` … `{seat9}` stand for the players' names."""

    en: str
    ja: str

    def __getitem__(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


class Words(Struct, frozen=True):
    """A sentence with what it is about: its kind, its arguments (cards, cells, seats) and its clause."""

    kind: str
    en: str
    ja: str
    args: dict[str, Any] = {}
    clause: str = ""

    def __getitem__(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


class Offer(Struct, frozen=True):
    """One possible answer: its name to send, and what it is in words."""

    name: str
    words: Words


class Refusal(Struct, frozen=True):
    """Why an answer is not possible: the clause that forbids it, and the reason in one sentence."""

    code: str
    clause: str
    en: str
    ja: str

    def __getitem__(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


def named(sentence: str, names: Sequence[str]) -> str:
    """The sentence with the players' names in it."""
    for seat, name in enumerate(names):
        sentence = sentence.replace(f"{{seat{seat}}}", name)
    return sentence
