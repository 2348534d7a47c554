"""The language of the project, held to its rules: no folder has more findings than it is allowed, or fewer.

`tests/language.py` lists the findings; docs/glossary.toml has the terms.
"""

from collections import Counter

import pytest

from tests import language
from tests.wording import half_width_in

COUNTS = Counter(language.folder(one.path) for one in language.findings())


def test_folders_keep_to_their_allowances() -> None:
    """Lower the list as you clean a folder: `.venv/bin/python -m tests.language --lower`."""
    assert dict(COUNTS) == language.allowed(), "list the findings: .venv/bin/python -m tests.language FOLDER"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("What a card does.", ["What"]),
        ("Of these commands: one.", ["Of"]),
        ("The seat of whoever moves.", ["whoever"]),
        ("A table without somebody at it.", ["somebody"]),
        ("Wait for those who think.", ["those who"]),
        ("Cut to so many columns.", ["so many"]),
        ("A process of its own.", ["of its own"]),
        ("Tell the page who moves.", ["page who"]),
        ("The players who move, and Ann, who waits.", []),
        ("The seats, or `nobody`.", []),
        ("The sentinel NOBODY.", []),
        ("The whole of the rules.", []),
    ],
)
def test_the_lint_finds_phrases_that_hide_the_actor(line: str, said: list[str]) -> None:
    word = language.opener(line)
    assert [word] * bool(word) + language.phrases(line) == said


@pytest.mark.parametrize(
    ("name", "faults"),
    [
        ("test_erasing_a_guest_reaches_other_nodes", 0),
        ("test_who_is_erased_on_one_node_is_nobody_on_the_other", 3),
        ("test_those_of_the_known_services_are_taken", 1),
        ("test_thicket", 1),
    ],
)
def test_the_lint_finds_test_names_without_a_subject(name: str, faults: int) -> None:
    assert len(language.in_test_name(name)) == faults


def test_the_lint_reads_the_whole_module() -> None:
    source = '''\
"""Which module it is."""


class Hunt:
    """A search for whoever comes."""  # for those who ask


def told(games: int) -> str:
    """The message."""
    return f"{games} games are kept for those who come."
'''
    found = [one.rule for one in language.in_python("src/dengen/lab/example.py", source)]
    assert found == [
        "name",
        "first word 'Which'",
        "'whoever'",
        "use plural()",
        "'those who' in a message",
        "'those who' in a comment",
    ]


# ---- terms ----


def test_the_lint_finds_words_that_the_glossary_replaces() -> None:
    found = language.in_terms("docs/ja/example.md", "ブラウザーで開く。\nブラウザで開く。", language.glossary())
    assert [(one.line, one.rule) for one in found] == [(1, "ブラウザー: say ブラウザ")]


def test_the_glossary_has_one_word_for_one_thing() -> None:
    terms = language.glossary()
    for words in ([one.en for one in terms], [one.ja for one in terms]):
        assert len(set(words)) == len(words)
    kept = {word for one in terms for word in (one.en, one.ja)}
    assert kept & {word for one in terms for word in one.avoid_en + one.avoid_ja} == set()


@pytest.mark.parametrize("term", language.glossary(), ids=lambda term: term.en)
def test_terms_are_explained_in_both_languages(term: language.Term) -> None:
    assert term.about_en.endswith(".")
    assert term.about_ja.endswith("。")
    assert half_width_in(term.about_ja) == []
