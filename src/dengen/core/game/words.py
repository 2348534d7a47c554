"""The words facet: a game's title, clauses, prompts, labels, events and reasons, in English and Japanese."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, SupportsIndex

from dengen.core.base.integers import whole
from dengen.core.base.resources import files
from dengen.core.base.words import Offer, Text, Words, plural
from dengen.core.game.facet import Facet, S
from dengen.core.game.rules import seat_of
from dengen.core.rules.actions import Action
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.events import Event
from dengen.core.rules.state import clause_id
from dengen.core.views.view import OPEN, Viewer


class WordsFacet(Facet[S]):
    # ---- an author writes ----

    title: ClassVar[Text]
    about: ClassVar[Text] = Text("", "")  # one line
    order: ClassVar[int] = 100  # its position in a list of games; equals are sorted by id
    minutes: ClassVar[tuple[int, int]] = (10, 30)
    endings: ClassVar[Mapping[str, Text]] = {}  # the ways in which a game ends: `Outcome.reason`
    parts: ClassVar[Mapping[str, Text]] = {}  # the parts of a score

    def prompt(self, state: S, seat: int) -> Text:
        """The question that the seat is asked, in one sentence."""
        return self.clauses[self.question_clause(state, seat)].text

    def label(self, state: S, seat: int, act: int) -> Words:
        """A move in words: its kind, its arguments and a label."""
        name = self.game.name(act)
        kind, *args = name.split(":")
        return Words(kind, name.replace(":", " "), name.replace(":", " "), {"of": args} if args else {})

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        """An event in words, in the past tense, from the arguments that the viewer may know. None: not worth telling."""
        listed = ", ".join(f"{name} {value}" for name, value in args.items())
        return Text(f"{kind}: {listed}", f"{kind}: {listed}")

    def why(self, state: S, seat: int, act: int, clause: str) -> Text | None:
        """The reason why a clause forbids a move here, in one sentence without hidden information.

        Called only for moves that come into question (`State.candidates`). None: the clause says it all.
        """
        return None

    # ---- the facet offers ----

    @cached_property
    def clauses(self) -> Clauses:
        return Clauses.read(files(self.game.package).joinpath("clauses.toml").read_text(encoding="utf-8"))

    def question(self, state: S, seat: SupportsIndex) -> Words | None:
        """The seat's question in one sentence, with its clause; None if it isn't asked."""
        if not state.is_asked(seat):
            return None
        asked = whole(seat)
        text = self.prompt(state, asked)
        kind = self.game.step_name(state.question(asked)[0])
        return Words(kind, text.en, text.ja, {}, self.question_clause(state, asked))

    def question_clause(self, state: S, seat: int) -> str:
        return clause_id(state.prefix, state.question_clause(*state.question(seat)))

    def describe(self, state: S, seat: SupportsIndex, action: Action) -> Words:
        """A move in words: its kind, its arguments and a label; raises BadAction, BadSeat."""
        return self.label(state, seat_of(state, seat), self.game.number(action))

    def described(self, state: S, seat: SupportsIndex) -> list[Words]:
        """Every legal move in words, in the order of `legal`."""
        return [self.label(state, whole(seat), act) for act in state.legal(seat)]

    def offers(self, state: S, seat: SupportsIndex) -> list[Offer]:
        """Every legal move of the seat with its name and label; none if the seat isn't asked."""
        return [Offer(self.game.name(act), self.label(state, whole(seat), act)) for act in state.legal(seat)]

    def tell(self, event: Event, viewer: Viewer) -> Words | None:
        """The event as this viewer may know it; None if there is nothing to tell."""
        args = dict(event.args) if viewer == OPEN else event.seen_by(viewer)
        text = self.say(event.kind, args)
        return None if text is None else Words(event.kind, text.en, text.ja, args)

    def sketch(self, state: S) -> str:
        """The progress of a game in a few words, for authors of rules and bots: turns, phase, open questions."""
        at = f"{self.title.en}, {plural(state.seats, 'seat')}"
        if state.over():
            return f"{at}, over"
        asked: dict[str, list[str]] = {}
        for seat in state.actors():
            asked.setdefault(self.game.step_name(state.question(seat)[0]), []).append(str(seat))
        if not asked:
            return f"{at}, between two questions"
        told = [
            f"seat {seats[0]} is asked `{step}`" if len(seats) == 1 else f"seats {', '.join(seats)} are asked `{step}`"
            for step, seats in asked.items()
        ]
        turns = self.game.turns(state)
        counted = f", {plural(turns, 'turn')}" if turns is not None else ""  # begun or completed, as the game counts
        return f"{at}{counted}, {self.game.see(state, None).phase}: {'; '.join(told)}"
