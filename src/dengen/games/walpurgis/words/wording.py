"""Words of a question, its answers and its refusals: the part that all questions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from dengen.core.base.packed import unpacked
from dengen.core.base.words import Part, Text, Words, fill
from dengen.games.walpurgis.cards.text import STATES
from dengen.games.walpurgis.rules import WalpurgisState, actions, codes
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.rules.picks import FieldQuestion, SlotQuestion
from dengen.games.walpurgis.rules.question import Question

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


class Label(NamedTuple):
    """An answer in words, and what pages call it."""

    kind: str
    text: Text

    def words(self, args: dict[str, Any] | None = None, **parts: Part) -> Words:
        text = fill(self.text, **parts)
        return Words(self.kind, text.en, text.ja, args or {})


CHOOSE_CELL = Text("choose {cell}", "{cell}は選べません")
USE_CARD = Text("use {card} here", "ここでは{card}を使えません")
DO_THAT = Text("do that here", "ここではそれはできません")
NOT_HELD = Text("you don't hold it", "手札にありません")
YES_NO = {
    actions.YES: Label("yes", Text("Yes", "はい")),
    actions.NO: Label("no", Text("No", "いいえ")),
}
SLOT = Label("slot", Text("{n}: {card}, {state}", "{n}：{card}（{state}）"))
DANMAKU = Text("danmaku", "弾幕")


class Wording:
    """The words of one question. A prompt may speak of what the question is about (`parts`), an answer of what it names."""

    def __init__(
        self,
        question: Question,
        prompt: Text,
        *,
        cell: Label | None = None,  # the answer that names a {cell}
        card: Label | None = None,  # the answer that names a {card} of the deck list
        others: Mapping[int, Label] | None = None,  # the rest, by action
        reasons: Mapping[str, Text] | None = None,  # by clause: why an answer is refused, where this question says it
        tries_cell: Text = CHOOSE_CELL,  # what is refused: English after "can't", Japanese as a refusal
        tries_card: Text = USE_CARD,
        from_hand: bool = True,  # a card that is named is one of the hand
    ) -> None:
        self.question = question
        self.sentence = prompt
        self.cell, self.card, self.others = cell, card, others or {}
        self.reasons = reasons or {}
        self.tries_cell, self.tries_card = tries_cell, tries_card
        self.from_hand = from_hand

    # ---- the question ----

    def prompt(self, game: Walpurgis, state: WalpurgisState, seat: int) -> Text:
        return fill(self.said(state, seat), **self.parts(game, state, seat))

    def said(self, state: WalpurgisState, seat: int) -> Text:
        """The sentence that asks here."""
        return self.sentence

    def parts(self, game: Walpurgis, state: WalpurgisState, seat: int) -> dict[str, Part]:
        """The parts of that sentence."""
        return {}

    # ---- its answers; they differ from each other ----

    def label(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int) -> Words:
        if actions.is_cell(act) and self.cell is not None:
            return self.cell_label(game, state, seat, act, self.cell)
        if actions.is_card(act) and self.card is not None and act - actions.CARD < len(state.menu[seat]):
            card = game.set.card[state.kind_named(seat, act)]
            return self.card.words({"card": card.id}, card=card.name)
        if act in self.others:
            return self.others[act].words()
        return named(game, act)

    def cell_label(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int, label: Label) -> Words:
        return label.words({"cell": CELL_NAMES[act]}, cell=CELL_NAMES[act])

    # ---- why not ----

    def attempt(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int) -> Text:
        """The answer that the seat tried."""
        if actions.is_card(act):
            return fill(self.tries_card, card=game.set.card[state.kind_named(seat, act)].name)
        if actions.is_cell(act):
            return fill(self.tries_cell, **{**self.parts(game, state, seat), "cell": CELL_NAMES[act]})
        return DO_THAT

    def reason(self, state: WalpurgisState, seat: int, act: int, clause: str) -> Text | None:
        """The reason why this question refuses an answer; None: as all do."""
        from_hand = self.from_hand and actions.is_card(act)
        if from_hand and state.in_hand(seat, state.kind_named(seat, act)) == codes.NOBODY:
            return NOT_HELD
        return self.reasons.get(clause)


class FieldWording(Wording):
    """A card on the field is named by its cell; its answer says which one, where there is only one candidate."""

    question: FieldQuestion

    def cell_label(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int, label: Label) -> Words:
        cell = CELL_NAMES[act]
        found = self.question.pool(state, seat, state.question(seat)[1], act)
        if len(found) != 1:
            return label.words({"cell": cell}, cell=cell)
        name, known = name_for(game, state, seat, found[0])
        there = fill(Text("{card} in {cell}", "{cell}の{card}"), card=name, cell=cell)
        return label.words({"cell": cell, **({"card": known} if known else {})}, cell=there)


class SlotWording(Wording):
    """One of several cards, by its place among them."""

    question: SlotQuestion

    def label(self, game: Walpurgis, state: WalpurgisState, seat: int, act: int) -> Words:
        number = act - actions.SLOT
        _, a, b, c = state.question(seat)
        cards = unpacked(self.question.pool(state, seat, a, b, c))
        if not 0 <= number < len(cards):
            return named(game, act)
        card = cards[number]
        name, known = name_for(game, state, seat, card)
        args: dict[str, object] = {"slot": number, "card": known} if known else {"slot": number}
        if state.cell[card] >= 0:
            cell = CELL_NAMES[state.cell[card]]
            args["key"] = f"field:{cell}:{state.cards_at(state.cell[card]).index(card)}"
        lies = STATES.get(codes.PLACES[state.place[card]], DANMAKU)
        return SLOT.words(args, n=number + 1, card=name, state=lies)


def named(game: Walpurgis, act: int) -> Words:
    """An answer to another question."""
    return Words("action", game.name(act), game.name(act))


def name_of(game: Walpurgis, state: WalpurgisState, card: int) -> Text:
    return game.set.card[state.kind[card]].name


def name_for(game: Walpurgis, state: WalpurgisState, seat: int, card: int) -> tuple[Text, str]:
    """The card's name and id if the seat knows it, else what its back looks like."""
    if (state.known[card] >> seat) & 1:
        known = game.set.card[state.kind[card]]
        return known.name, known.id
    if state.is_circle(card):
        return Text("a face-down circle", "裏向きの陣"), ""
    return Text("a face-down card", "裏向きのカード"), ""
