"""Errors of the command line: one sentence in the user's language, with what was expected."""

from dengen.core.base.errors import BadCardSet, DengenError
from dengen.core.base.words import Lang, Text
from dengen.server.config.configuration import BadConfiguration

MOST_FAULTS = 50  # shown for one card set


class UsageError(Exception):
    """Bad input on the command line; ends the command with exit code 2."""

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.text = Text(en, ja)


def sentence(error: Exception, lang: Lang) -> str:
    """The error in one line; an indented drawing below it stays as it is.

    A card set or a configuration may have several faults: one per line.
    """
    if not isinstance(error, UsageError | DengenError):
        raise error
    if isinstance(error, BadCardSet):
        return "\n".join(in_one_line(text[lang]) for text in faults_of(error))
    if isinstance(error, BadConfiguration):
        return "\n".join(in_one_line(fault[lang]) for fault in error.faults)
    return in_one_line(error.text[lang])


def faults_of(error: BadCardSet) -> list[Text]:
    """The faults of a card set, one per line."""
    _, *others = error.faults
    more = len(others) - MOST_FAULTS
    shown = [error.text, *(fault.fault for fault in others[:MOST_FAULTS])]
    return shown if more <= 0 else [*shown, Text(f"… and {more} more.", f"…ほか{more}件。")]


def in_one_line(text: str) -> str:
    said, *drawn = text.split("\n    ")
    return "\n    ".join([" ".join(said.split()), *drawn])
