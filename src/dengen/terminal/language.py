"""The language of the output: `--lang`, else the environment's locale."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from dengen.core.base.words import LANGS, Lang
from dengen.core.notebook import from_environment
from dengen.terminal.errors import UsageError

__all__ = ["from_arguments", "from_environment", "lang", "pick", "speaking"]

SPOKEN: ContextVar[Lang] = ContextVar("SPOKEN", default="en")  # of help texts


def from_arguments(arguments: Sequence[str]) -> Lang:
    """The language of errors about the arguments themselves, found before they are parsed."""
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
    raise UsageError(f"--lang takes ja or en, not {text!r}.", f"--lang は ja か en です（{text!r} は使えません）。")


@contextmanager
def speaking(lang: Lang) -> Iterator[None]:
    """Let `pick` return this language."""
    before = SPOKEN.set(lang)
    try:
        yield
    finally:
        SPOKEN.reset(before)


def pick(en: str, ja: str) -> str:
    """A help text in the current language."""
    return ja if SPOKEN.get() == "ja" else en
