"""Explanations: concrete parts of an evaluation's terms, and their wording in reasons."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from dengen.core.base.words import Text, fill


class Particular(Struct, frozen=True):
    """A part of one of a seat's terms; `thing`: its subject, or ""."""

    term: str
    thing: str
    value: float


class Unit(Struct, frozen=True):
    """The unit in which terms are shown: its name, and its number per unit of the terms."""

    text: Text
    scale: float = 1.0


POINTS: Final = Unit(Text("points", "点"))


class Phrase(Struct, frozen=True):
    """The wording for a greater and for a smaller term; `{}` is a placeholder for the thing."""

    more: Text
    less: Text

    def said(self, better: bool, thing: Text | str = "") -> Text:
        return fill(self.more if better else self.less, thing)


def plainly(terms: Mapping[str, Text], term: str, better: bool) -> Text:
    """The wording for a game that has only names of terms."""
    return fill(Text("more: {}", "増：{}") if better else Text("less: {}", "減：{}"), terms.get(term, Text(term, term)))
