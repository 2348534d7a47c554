"""How a question and its refusals are put into words: what all of them share."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words, fill
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.question import Question

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

DONE = Words("done", "Done", "これで確定")


class Wording:
    """The words of one question."""

    def __init__(
        self,
        question: Question,
        prompt: Text,
        *,
        stop: Words = DONE,
        reasons: Mapping[str, Text] | None = None,  # by clause: why an answer is refused, where this question says it
    ) -> None:
        self.question = question
        self.sentence = prompt
        self.stop = stop
        self.reasons = reasons or {}

    # ---- the question ----

    def prompt(self, game: "TrollMaster", state: TrollMasterState, seat: int) -> Text:
        return fill(self.said(state, seat), **self.parts(game, state, seat))

    def said(self, state: TrollMasterState, seat: int) -> Text:
        """The sentence that asks here."""
        return self.sentence

    def parts(self, game: "TrollMaster", state: TrollMasterState, seat: int) -> dict[str, Part]:
        """What that sentence speaks of."""
        return {}

    def stop_label(self, state: TrollMasterState, seat: int) -> Words:
        return self.stop

    # ---- why not ----

    def reason(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text | None:
        """Why this question refuses an answer; None: as all do."""
        return self.reasons.get(clause)

    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        """What can be said of an answer but STOP and USE, whatever speaks against it."""
        return {}
