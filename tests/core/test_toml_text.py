"""Content written as TOML reads back as it was, and as people write it."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dengen.core.cards.toml_text import to_toml
from dengen.core.registry import game, registered

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
KEYS = st.text("abz_-é .", max_size=3)
VALUES = st.recursive(
    WORDS | st.integers(-99, 99) | st.booleans() | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)
ENTRIES = st.lists(st.fixed_dictionaries({"id": WORDS, "part": st.dictionaries(KEYS, VALUES)}), max_size=3)


@given(st.dictionaries(KEYS, VALUES | ENTRIES, max_size=4))
def test_toml_reads_back_as_the_same_content(content: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(content)) == content


@pytest.mark.parametrize(("id", "edition"), [(id, name) for id, kind in registered().items() for name in kind.editions])
def test_every_set_that_ships_reads_back_as_it_was(id: str, edition: str) -> None:
    content = game(id, edition).cards.content
    assert tomllib.loads(to_toml(content)) == content


def test_entries_stand_below_headings_and_long_lists_are_broken() -> None:
    content = {
        "base": "dengen",
        "set": {"id": "imps", "names": {"en": "Imps"}},
        "card": [
            {"id": "imp", "drawn": ".@.\n.c.", "trick": [{"id": "bite", "n": 1}], "icons": ["fire"]},
            {"id": "ogre", "effects": [{"kind": "eat", "what": "x" * 50}, {"kind": "burp", "what": "y" * 50}]},
        ],
    }
    assert to_toml(content) == (
        'base = "dengen"\n\n[set]\nid = "imps"\nnames = { en = "Imps" }\n\n'
        '[[card]]\nid = "imp"\ndrawn = """\n.@.\n.c."""\nicons = ["fire"]\n\n[[card.trick]]\nid = "bite"\nn = 1\n\n'
        '[[card]]\nid = "ogre"\neffects = [\n'
        f'    {{ kind = "eat", what = "{"x" * 50}" }},\n    {{ kind = "burp", what = "{"y" * 50}" }},\n]\n'
    )
