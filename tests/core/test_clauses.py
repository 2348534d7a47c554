"""The rulebook as data: read, checked, looked up."""

import pytest

from dengen.core.base.errors import BadClauses
from dengen.core.rules.clauses import Clauses

HEAD = 'prefix = "XX"\nchapter = [{ id = "a", title = { en = "A", ja = "あ" } }]\n'


def book(*clauses: str) -> Clauses:
    return Clauses.read(HEAD + "clause = [" + ", ".join(clauses) + "]")


PLAIN = '{ id = "XX-1", chapter = "a", en = "One.", ja = "一。" }'
RULING = '{ id = "XX-R1", chapter = "a", question = { en = "Why?", ja = "なぜ？" }, en = "So.", ja = "だから。" }'
SEEN = '{ id = "XX-2", chapter = "a", en = "Two.", ja = "二。", untested = "A picture." }'


def test_clauses_are_found_by_id_and_walked_through_in_order() -> None:
    clauses = book(PLAIN, RULING, SEEN)
    assert [clause.id for clause in clauses] == ["XX-1", "XX-R1", "XX-2"]
    assert clauses["XX-1"].text["ja"] == "一。"
    assert "XX-R1" in clauses
    assert "XX-3" not in clauses
    assert len(clauses) == 3
    assert len(clauses.of_chapter("a")) == 3


def test_rulings_are_told_apart() -> None:
    clauses = book(PLAIN, RULING)
    assert [clause.is_ruling for clause in clauses] == [False, True]


def test_an_untestable_clause_does_not_count_as_testable() -> None:
    assert [clause.id for clause in book(PLAIN, SEEN).testable()] == ["XX-1"]


@pytest.mark.parametrize(
    ("clauses", "complaint"),
    [
        ([PLAIN, PLAIN], "XX-1 appears twice"),
        ([PLAIN.replace('"a"', '"b"')], "chapter 'b' that doesn't exist"),
        ([PLAIN.replace("XX-1", "YY-1")], "doesn't start with XX-"),
        ([PLAIN.replace("XX-1", "XX-R1")], "XX-R1 doesn't say which question"),
        ([PLAIN.replace("en =", "english =")], "unknown field `english`"),
        (["{"], "can't be read"),
    ],
)
def test_a_bad_clause_says_what_is_wrong(clauses: list[str], complaint: str) -> None:
    with pytest.raises(BadClauses, match=complaint):
        book(*clauses)
