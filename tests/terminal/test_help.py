"""Help texts of all commands, in both languages, and flags under their former names."""

import argparse
import re
from collections.abc import Iterator

import pytest

from dengen.cli import completed, parser
from dengen.core.base.words import LANGS, Lang
from dengen.terminal.language import speaking
from tests import language
from tests.terminal.conftest import Dengen
from tests.wording import disagreeing_in, english_in, half_width_in


def texts_of(command: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """The help texts of a command and of those below it: command and option, text."""
    yield command.prog, command.description or ""
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for choice in action.choices.values():
                yield from texts_of(choice)
        elif action.help and action.help != argparse.SUPPRESS:
            yield f"{command.prog} {action.option_strings or action.dest}", action.help


def texts(lang: Lang) -> list[tuple[str, str]]:
    with speaking(lang):
        return list(texts_of(parser()))


TEXTS = {lang: texts(lang) for lang in LANGS}


def test_help_has_one_form_for_defaults() -> None:
    others = re.compile(r"if not given|by default|\bdefault(?!: )|(?<!\()default: ")
    assert [(where, said) for where, said in TEXTS["en"] if others.search(said)] == []
    assert [(where, said) for where, said in TEXTS["ja"] if re.search(r"なければ|(?<!（)既定は", said)] == []


def test_help_has_one_form_for_repeated_options() -> None:
    others = re.compile(r"again for|be repeated|several times|more than once|何度でも|繰り返し可")
    assert [(where, said) for lang in LANGS for where, said in TEXTS[lang] if others.search(said)] == []


def test_help_names_the_actor() -> None:
    wrong = [(where, said) for where, said in TEXTS["en"] if language.phrases(said) or language.opener(said)]
    assert wrong == []


def test_help_agrees_in_number_and_keeps_to_one_language() -> None:
    assert [said for _, said in TEXTS["en"] if disagreeing_in(said)] == []
    assert [said for _, said in TEXTS["ja"] if half_width_in(said)] == []
    translated = [(where, said) for where, said in TEXTS["ja"] if "serve" not in where]  # operators read English
    assert [(where, said) for where, said in translated if english_in(re.sub(r"（[^）]*）", "", said))] == []


@pytest.mark.parametrize(
    ("typed", "flag", "name", "value"),
    [
        ("serve --readers 2", "--sandbox-workers", "sandbox_workers", "2"),
        ("serve --words bad.txt", "--blocklist", "blocklist", "bad.txt"),
        ("serve --traces http://127.0.0.1:4318", "--otel", "otel", "http://127.0.0.1:4318"),
        ("admin guests --words bad.txt", "--blocklist", "blocklist", "bad.txt"),
        ("train lumiel play --slips 5", "--random-moves", "random_moves", 5),
        ("train lumiel all --slips 5", "--random-moves", "random_moves", 5),
        ("train lumiel match --one hard", "--challenger", "challenger", "hard"),
        ("train lumiel match --others hard", "--baseline", "baseline", "hard"),
        ("train lumiel match --first 7", "--first-seed", "first_seed", 7),
        ("train lumiel rate --part 5", "--divide", "divide", 5),
        ("bench latency --answers 5", "--moves", "moves", 5),
    ],
)
def test_a_flag_works_under_its_former_name_which_no_help_shows(
    dengen: Dengen, typed: str, flag: str, name: str, value: object
) -> None:
    *command, former, given = typed.split()
    for spelled in (former, flag):
        assert vars(parser().parse_args([*command, spelled, given]))[name] == value
    help = dengen(*command, "--help").out
    assert flag in help
    assert not re.search(rf"{former}\b(?!-)", help)


@pytest.mark.parametrize(
    ("former", "today"),
    [
        ("keys push.json --contact mailto:you@example.org", "push-keys push.json --contact mailto:you@example.org"),
        ("bench waits lumiel", "bench latency lumiel"),
    ],
)
def test_a_command_works_under_its_former_name_which_no_help_shows(dengen: Dengen, former: str, today: str) -> None:
    assert completed(former.split()) == today.split()
    *_, name = [word for word, now in zip(former.split(), today.split(), strict=True) if word != now]
    assert not re.search(rf"^ +{name}\b", dengen(*former.split()[: former.split().index(name)], "--help").out, re.M)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sim lumiel --player gredy", "Did you mean 'greedy'?"),
        ("arena lumiel --players gredy,random", "Did you mean 'greedy'?"),
        ("sim lumeil", "Did you mean 'lumiel'?"),
        ("sim lumiel --gamse 5", "Did you mean '--games'?"),
        ("train lumiel mtach", "Did you mean 'match'?"),
        ("smi lumiel", "Did you mean 'sim'?"),
        ("sim lumiel --option redrow=off", "Did you mean 'redraw'?"),
        ("cards show lumiel preist", "Did you mean 'priest'?"),
        ("train lumiel match --set put=1", "Did you mean 'puct'?"),
    ],
)
def test_errors_suggest_what_was_meant(dengen: Dengen, typed: str, meant: str) -> None:
    ran = dengen(*typed.split())
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.rstrip().endswith(meant)
    assert "もしかして" in dengen(*typed.split(), "--lang", "ja").err


def test_a_player_with_a_missing_file_is_one_sentence(dengen: Dengen) -> None:
    ran = dengen("sim", "high_card", "--games", 1, "--player", "tests.players.plug_ins:Reader?file=nowhere.json")
    assert ran.code == 2
    assert ran.err == (
        "dengen: The player 'tests.players.plug_ins:Reader?file=nowhere.json' can't read nowhere.json: "
        "No such file or directory.\n"
    )
