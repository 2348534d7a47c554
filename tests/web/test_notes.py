"""The notes beside answers (`web/src/boards/notes.test.ts`) are tried with every sort of thing that an answer can bring."""

import pytest

import dengen
from tests.web.fixtures.notes import GAMES, SEEDS, notes_of, written


@pytest.mark.parametrize("id", GAMES)
def test_the_notes_that_are_tried_are_those_of_the_games(id: str) -> None:
    missing = {note.sort for note in notes_of(dengen.game(id), SEEDS[:1])} - {note.sort for note in written(id)}
    assert missing == set(), "python -m tests.web.fixtures.notes writes them anew"
