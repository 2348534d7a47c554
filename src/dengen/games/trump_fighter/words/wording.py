"""The words of a question: its prompt, and why it refuses an answer."""

from collections.abc import Mapping

from dengen.core.base.words import Text
from dengen.games.trump_fighter.rules.question import Question
from dengen.games.trump_fighter.rules.state import Table


class Wording:
    def __init__(self, question: Question, prompt: Text, reasons: Mapping[str, Text] | None = None) -> None:
        self.question = question
        self.prompt = prompt
        self.reasons = reasons or {}  # by clause

    def reason(self, state: Table, seat: int, act: int, clause: str) -> Text | None:
        """Why this answer is refused; None: the clause itself says it."""
        return self.reasons.get(clause)
