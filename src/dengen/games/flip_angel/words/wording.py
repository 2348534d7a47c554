"""Base class for the words of a question: its prompt, its answers and its refusals."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words, fill
from dengen.games.flip_angel.rules import FlipAngelState
from dengen.games.flip_angel.rules.board import NO_CELL
from dengen.games.flip_angel.rules.question import Question
from dengen.games.flip_angel.words.names import name_at

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


class Wording:
    """The words of one question. Its sentences may speak of the {card} it is about, its reasons also of the answer."""

    def __init__(
        self,
        question: Question,
        prompt: Text,
        *,
        reasons: Mapping[str, Text] | None = None,  # by clause: why an answer is refused
    ) -> None:
        self.question = question
        self.sentence = prompt
        self.reasons = reasons or {}

    def is_asked(self, state: FlipAngelState, seat: int) -> bool:
        return state.is_asked(seat) and state.asked_of(seat) is self.question

    # ---- what each question says ----

    def label(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
        """One of its answers, in words; perhaps while something else is asked."""
        raise NotImplementedError(self.question.name)

    # ---- what some say otherwise ----

    def prompt(self, game: "FlipAngel", state: FlipAngelState, seat: int) -> Text:
        return fill(self.sentence, **self.subject(game, state, seat))

    def subject(self, game: "FlipAngel", state: FlipAngelState, seat: int) -> dict[str, Part]:
        """What every sentence of the question may speak of."""
        cell = self.question.cell_of(state.question(seat))
        return {} if cell == NO_CELL else {"card": name_at(game, state, seat, int(cell))}

    def reason(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int, clause: str) -> Text | None:
        """Why this question refuses an answer; None: for what the clause says."""
        if clause not in self.reasons:
            return None
        return fill(self.reasons[clause], **self.parts(game, state, seat, act))

    def parts(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> dict[str, Part]:
        """What a reason may speak of."""
        return self.subject(game, state, seat)
