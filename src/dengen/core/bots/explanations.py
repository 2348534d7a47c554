"""Particulars: the parts of an evaluation's terms that people can point at, and how reasons are put into words."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from dengen.core.base.words import Text, fill


class Particular(Struct, frozen=True):
    """A part of one of a seat's terms; `thing`: what it is about, "" where that is nothing in particular."""

    term: str
    thing: str
    value: float


class Unit(Struct, frozen=True):
    """In what the terms are told: its name, and how many of it one of the terms' own makes."""

    text: Text
    scale: float = 1.0


POINTS: Final = Unit(Text("points", "点"))


class Phrase(Struct, frozen=True):
    """What is said where a term is greater, and where it is less; `{}` stands for the thing."""

    more: Text
    less: Text

    def said(self, better: bool, thing: Text | str = "") -> Text:
        return fill(self.more if better else self.less, thing)


def plainly(terms: Mapping[str, Text], term: str, better: bool) -> Text:
    """Of a game that has words for its terms alone."""
    return fill(Text("more: {}", "増：{}") if better else Text("less: {}", "減：{}"), terms.get(term, Text(term, term)))
