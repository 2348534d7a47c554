"""Which language is spoken: what was asked for, else what the environment says."""

import os
from collections.abc import Mapping, Sequence

from dengen.core.words import LANGS, Lang
from dengen.terminal.complaints import Complaint


def from_environment(environment: Mapping[str, str] = os.environ) -> Lang:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "ja" if environment[name].startswith("ja") else "en"
    return "en"


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
    raise Complaint(f"--lang takes ja or en, not {text!r}.", f"--lang は ja か en です({text!r} は使えません)。")
