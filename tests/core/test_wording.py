"""Every sentence about a bad card set or a bad position has its Japanese, whether a test meets it or not."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dengen
from dengen.core.base.errors import BadCardSet, BadPosition, IllegalAction, OtherCardSet
from dengen.core.base.words import Text
from tests.wording import english_in

SOURCES = Path(dengen.__file__).parent
REFUSING = re.compile(
    r"\b(BadPosition|BadCardSet|CardSet|BadOverlay|NotationError|BadMatrix|Fault|fault|require|Argument)\b"
)
SAYING = {"Text": 1, "Argument": 1, "below": 1, "fault": 2, "require": 3}  # which of their arguments is Japanese


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that is written out in a module that refuses sets or positions: where, and its Japanese."""
    for path in sorted([*SOURCES.glob("core/**/*.py"), *SOURCES.glob("games/**/*.py")]):
        source = path.read_text(encoding="utf-8")
        if REFUSING.search(source):
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
                    japanese = "".join(map(written, node.args[SAYING[node.func.id] :][:1]))
                    if japanese:
                        yield f"{path.relative_to(SOURCES)}:{node.lineno}", japanese


def written(node: ast.expr) -> str:
    """A string as it stands in the source, quoted values for what is put into it; empty for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "`value`" for part in node.values)
    return ""


def test_no_sentence_has_english_in_its_japanese() -> None:
    found = list(sentences())
    assert len(found) > 200
    wrong = [(where, said) for where, said in found if english_in(said)]
    assert not wrong


def test_the_check_finds_english() -> None:
    assert english_in("席9はありません。expected one of them")
    assert english_in("カード『two words』：Object contains")
    assert not english_in("`opp1 own1` と 'a b c' と SA、H10、family = 'x' の 'it\\'s here'。")


@pytest.mark.parametrize(
    ("error", "en", "ja"),
    [
        (
            BadCardSet(Text("No.", "だめです。"), "my.toml", "imp", "points"),
            "my.toml: card 'imp': field 'points': No.",
            "このカードセットは使えません。my.toml：カード『imp』の points：だめです。",
        ),
        (
            BadCardSet(Text("No.", "だめです。"), "my.toml", 3),
            "my.toml: card 'number 3': No.",
            "このカードセットは使えません。my.toml：3番目のカード：だめです。",
        ),
        (
            BadCardSet(Text("No.", "だめです。"), field="set.id"),
            "field 'set.id': No.",
            "このカードセットは使えません。set.id：だめです。",
        ),
        (BadCardSet(Text("No.", "だめです。")), "No.", "このカードセットは使えません。だめです。"),
        (OtherCardSet(Text("No.", "だめです。"), "my.toml"), "my.toml: No.", "my.toml：だめです。"),
        (BadPosition(Text("no", "だめです。"), "hands.0"), "hands.0: no", "この局面は使えません。hands.0：だめです。"),
        (BadPosition(Text("no", "だめです。")), "no", "この局面は使えません。だめです。"),
    ],
)
def test_an_error_says_in_both_languages_where_it_is(error: BadCardSet | BadPosition, en: str, ja: str) -> None:
    assert str(error) == error.text.en == en
    assert error.text.ja == ja
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.text == error.text


def test_a_refusal_names_seat_action_clause_and_reason() -> None:
    why = Text("{seat2} has to Move first.", "先に{seat2}がムーブします。")
    error = IllegalAction(why, "TF-50", 1, "wait")
    assert str(error) == "Seat 2 has to Move first. (TF-50)"
    again = pickle.loads(pickle.dumps(error))
    assert (again.text, again.clause, again.seat, again.action) == (why, "TF-50", 1, "wait")
    assert str(IllegalAction(why, "")) == "Seat 2 has to Move first."
