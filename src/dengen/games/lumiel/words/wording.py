"""How a question, its answers and its refusals are put into words: what all of them share."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Part, Text, Words, fill, signed, who
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.actions import CHOICE, KIND, PASS, SEAT, UNDER, area_of
from dengen.games.lumiel.rules.codes import NOTHING, NOWHERE, kind_of, owner_of
from dengen.games.lumiel.rules.question import NONE, Question, number_of
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.words.names import kind_name

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

SET_IT = Text("Set the {card}", "{card}を置く")
FACE = Text("Facing {seat}", "{seat}の向き")
DONT_USE = Text("Don't use it", "使わない")

ON = Text("On {area}", "{area}に置く")
ONTO = Text("On {area}, on top of {owner}'s {card}", "{area}にある{owner}の{card}の上に置く")
BENEATH = Text("On {area}, underneath", "{area}の一番下に置く")
BACK = Text("On {area} again", "{area}に置き直す")
CARD = Text("{owner}'s {card} on {area} ({points})", "{area}にある{owner}の{card}（{points}）")
BOTTOM = Text("The bottom card on {area}: {owner}'s {card} ({points})", "{area}の一番下、{owner}の{card}（{points}）")

Instead = tuple[
    Callable[[Table, int], bool], Text
]  # if this is so of the table and the seat's question: another prompt


class Wording:
    """The words of one question. Prompts and reasons may speak of the {card} it is about and of the card that is {used}."""

    def __init__(
        self,
        question: Question,
        prompt: Text,
        *,
        instead: Sequence[Instead] = (),
        kind: Text = SET_IT,
        seat: Text = FACE,
        passing: Text = DONT_USE,
        puts: bool = False,  # a place is where the card goes, not which card is chosen
        reasons: Mapping[str, Text] | None = None,  # by clause: why an answer is refused, where this question says it
    ) -> None:
        self.question = question
        self.sentence = prompt
        self.instead = instead
        self.kind, self.seat, self.passing, self.puts = kind, seat, passing, puts
        self.reasons = reasons or {}

    def parts(self, game: "Lumiel", state: Table, seat: int) -> dict[str, Part]:
        """What a sentence may speak of."""
        about = state.question(seat)
        found: dict[str, Part] = {"setup": game.names[game.set.set.setup_card]}
        used, kind = self.question.used_card(state), self.question.card(state, about)
        if used != NOTHING:
            found["used"] = kind_name(game, used)
        if kind != NOTHING:
            found["card"] = kind_name(game, kind)
        if self.question.whose != NONE:
            found["seat"] = who(number_of(about, self.question.whose))
        return found

    def prompt(self, game: "Lumiel", state: Table, seat: int) -> Text:
        said = next((text for is_so, text in self.instead if is_so(state, seat)), self.sentence)
        return fill(said, **self.parts(game, state, seat))

    def reason(self, state: Table, seat: int, act: int, clause: str) -> Text | None:
        """Why this question refuses an answer; None: as all do."""
        return self.reasons.get(clause)

    # ---- answers ----

    def label(self, game: "Lumiel", state: Table, seat: int, act: int) -> Words:
        if act == PASS:
            text = fill(self.passing, many=len(state.returned_by(seat)))
            return Words("pass", text.en, text.ja)
        if act >= KIND:
            text = fill(self.kind, card=kind_name(game, act - KIND))
            return Words("kind", text.en, text.ja, {"card": game.tables.ids[act - KIND]})
        if act >= CHOICE:
            return self.choice(game, state, act - CHOICE)
        if act >= SEAT:
            text = fill(self.seat, seat=who(act - SEAT))
            return Words("seat", text.en, text.ja, {"seat": act - SEAT})
        return self.place(game, state, seat, act)

    def choice(self, game: "Lumiel", state: Table, choice: int) -> Words:
        raise NotImplementedError(f"{self.question.name} offers no choices")

    def place(self, game: "Lumiel", state: Table, seat: int, act: int) -> Words:
        kind = "under" if act >= UNDER else "area"
        name = board.NAMES[area_of(act)]
        args: dict[str, Any] = {"area": name}
        if self.puts:
            text = self.put_label(game, state, seat, act)
            return Words(kind, text.en, text.ja, args)
        chosen = state.card_at(act)
        card = game.set.card[kind_of(chosen)]
        text = fill(
            BOTTOM if act >= UNDER else CARD,
            area=name,
            card=kind_name(game, kind_of(chosen)),
            owner=who(int(owner_of(chosen))),
            points=signed(card.points),
        )
        return Words(kind, text.en, text.ja, {**args, "card": card.id})

    def put_label(self, game: "Lumiel", state: Table, seat: int, act: int) -> Text:
        area = int(area_of(act))
        name = board.NAMES[area]
        if act >= UNDER:
            return fill(BENEATH, area=name)
        if state.empty >> area & 1:
            return fill(ON, area=name)
        lies = self.question.lies_at(state.question(seat))
        if lies != NOWHERE and area == area_of(lies):
            return fill(BACK, area=name)
        return fill(ONTO, area=name, card=kind_name(game, state.kind[area]), owner=who(state.owner[area]))
