"""The teaching facet: a game's lesson, puzzles and miniature."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from dengen.core.game.facet import Facet, S
from dengen.core.teaching.lessons import Lesson
from dengen.core.teaching.puzzles import Puzzle, shipped


class TeachingFacet(Facet[S]):
    # ---- an author writes; the lesson is `lesson.toml`, the miniature `page/miniature.svg` of the package ----

    puzzle_options: ClassVar[Mapping[str, Any]] = {}  # the options of the games that puzzles are taken from

    # ---- the facet offers ----

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson; None: the package has no `lesson.toml`."""
        text = self.game.shipped_file("lesson.toml")
        return None if text is None else Lesson.read(text)

    @cached_property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles for this card set, the easy ones first; raises BadPuzzles."""
        return shipped(self.game) if self.game.is_package else []

    @cached_property
    def miniature(self) -> str | None:
        """A small picture of the table, as SVG, for a page that has no board of this game; None: none was drawn."""
        return self.game.shipped_file("page/miniature.svg")
