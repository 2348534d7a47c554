"""What is said when the input can't be used: one sentence, in the person's language, with what was expected."""

from dengen.core.errors import DengenError
from dengen.core.words import Lang, Text


class Complaint(Exception):
    """Bad input on the command line; ends the command with exit code 2."""

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.text = Text(en, ja)


def sentence(error: Exception, lang: Lang) -> str:
    """The complaint in one line, whatever was raised; a drawing under it, which is indented, stays as it is."""
    if not isinstance(error, Complaint | DengenError):
        raise error
    said, *drawn = error.text[lang].split("\n    ")
    return "\n    ".join([" ".join(said.split()), *drawn])
