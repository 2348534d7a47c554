"""Which language is spoken: what was asked for, else what the environment says."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from dengen.core.base.words import LANGS, Lang
from dengen.core.notebook import from_environment
from dengen.terminal.complaints import Complaint

__all__ = ["from_arguments", "from_environment", "lang", "pick", "speaking"]

SPOKEN: ContextVar[Lang] = ContextVar("SPOKEN", default="en")  # while help texts are put together


def from_arguments(arguments: Sequence[str]) -> Lang:
    """The language of complaints about the arguments themselves, found before they are understood."""
    for index, argument in enumerate(arguments):
        if argument in ("--lang=ja", "--lang=en"):
            return "ja" if argument.endswith("ja") else "en"
        if argument == "--lang" and arguments[index + 1 : index + 2] in (["ja"], ["en"]):
            return "ja" if arguments[index + 1] == "ja" else "en"
    return from_environment()


def lang(text: str) -> Lang:
    """The value of `--lang`."""
    for known in LANGS:
        if text == known:
            return known
    raise Complaint(f"--lang takes ja or en, not {text!r}.", f"--lang は ja か en です（{text!r} は使えません）。")


@contextmanager
def speaking(lang: Lang) -> Iterator[None]:
    """Whatever `pick` is asked in here, it answers in this language."""
    before = SPOKEN.set(lang)
    try:
        yield
    finally:
        SPOKEN.reset(before)


def pick(en: str, ja: str) -> str:
    """A help text in the language that is spoken."""
    return ja if SPOKEN.get() == "ja" else en
