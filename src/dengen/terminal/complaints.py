"""What is said when the input can't be used: one sentence, in the person's language, with what was expected."""

from dengen.core.base.errors import BadCardSet, DengenError
from dengen.core.base.words import Lang, Text
from dengen.server.config.configuration import BadConfiguration

MOST_FAULTS = 50  # that are told of one card set


class Complaint(Exception):
    """Bad input on the command line; ends the command with exit code 2."""

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.text = Text(en, ja)


def sentence(error: Exception, lang: Lang) -> str:
    """The complaint in one line, whatever was raised; a drawing under it, which is indented, stays as it is.

    What is wrong with a card set or with settings is told all at once, a line each.
    """
    if not isinstance(error, Complaint | DengenError):
        raise error
    if isinstance(error, BadCardSet):
        return "\n".join(in_one_line(text[lang]) for text in everything_wrong(error))
    if isinstance(error, BadConfiguration):
        return "\n".join(in_one_line(fault[lang]) for fault in error.faults)
    return in_one_line(error.text[lang])


def everything_wrong(error: BadCardSet) -> list[Text]:
    """What is wrong with a card set, a line each."""
    _, *others = error.faults
    more = len(others) - MOST_FAULTS
    told = [error.text, *(fault.fault for fault in others[:MOST_FAULTS])]
    return told if more <= 0 else [*told, Text(f"… and {more} more.", f"…ほか{more}件。")]


def in_one_line(text: str) -> str:
    said, *drawn = text.split("\n    ")
    return "\n    ".join([" ".join(said.split()), *drawn])
