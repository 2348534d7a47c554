"""The numbers of an observation, read off the view: the slow way, which knows nothing of the state."""

from collections.abc import Callable, Sequence

from dengen.core.views.observation import chosen, counted, one_hot, padded, per_seat
from dengen.games.lumiel import Lumiel
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.rules import QUESTIONS
from dengen.games.lumiel.rules.steps import PHASES
from dengen.games.lumiel.views.view import FieldCard, LumielView, Memory, Pending

SEATS = 4
NOTHING = Pending("")


def numbers(game: Lumiel) -> dict[str, Callable[[LumielView], Sequence[float]]]:
    kinds = game.tables.ids
    many = len(kinds)
    questions = [question.name for question in QUESTIONS]

    def kind(card: FieldCard) -> list[float]:
        return chosen(card.card, kinds)

    def owner(card: FieldCard) -> list[float]:
        return one_hot(card.owner, SEATS)

    def of_seats(rows: Sequence[Sequence[str]]) -> list[float]:
        return per_seat([counted(row, kinds) for row in rows], many, SEATS)

    def memory(view: LumielView) -> Memory:
        assert isinstance(view.memory, Memory)
        return view.memory

    def asked(view: LumielView) -> str:
        return view.prompt.kind if view.prompt else pending(view).question

    def pending(view: LumielView) -> Pending:
        return view.pending or NOTHING

    return {
        "phase": lambda v: chosen(v.phase, PHASES),
        "turn": lambda v: [v.turn / 60],
        "turn_player": lambda v: one_hot(v.turn_player, SEATS),
        "first_player": lambda v: one_hot(v.first_player, SEATS),
        "top_kind": lambda v: per_area(v, 1, kind, many),
        "top_owner": lambda v: per_area(v, 1, owner, SEATS),
        "active": lambda v: [float(bool(area.stack) and area.stack[-1].active) for area in v.field],
        "height": lambda v: [len(area.stack) / 4 for area in v.field],
        "second_kind": lambda v: per_area(v, 2, kind, many),
        "second_owner": lambda v: per_area(v, 2, owner, SEATS),
        "play": lambda v: counted([card.card for card in v.play], kinds),
        "hand": lambda v: counted([card.card for card in v.hand], kinds),
        "hand_counts": lambda v: padded([player.hand_count / 10 for player in v.players], SEATS),
        "deck_counts": lambda v: padded([player.deck_count / 10 for player in v.players], SEATS),
        "front": lambda v: padded([float(player.front is not None) for player in v.players], SEATS),
        "decided": lambda v: padded([float(player.decided) for player in v.players], SEATS),
        "points": lambda v: of_seats([[card.card for card in player.points] for player in v.players]),
        "used": lambda v: of_seats(memory(v).used),
        "known": lambda v: of_seats(memory(v).known),
        "removed": lambda v: counted(memory(v).removed, kinds),
        "question": lambda v: chosen(asked(v), questions),
        "used_card": lambda v: chosen(pending(v).used, kinds),
        "chosen_card": lambda v: chosen(pending(v).card, kinds),
        "chosen_area": lambda v: chosen(pending(v).area, NAMES),
        "goes_to": lambda v: chosen(pending(v).to, NAMES),
        "reveals": lambda v: chosen(v.decision.reveals if v.decision else None, kinds),
        "returns": lambda v: counted(v.decision.returns if v.decision else [], kinds),
    }


def per_area(view: LumielView, height: int, read: Callable[[FieldCard], Sequence[float]], size: int) -> list[float]:
    """One row per area for its top card (height 1) or the card below it (2); zeros where there is none."""
    found: list[float] = []
    for area in view.field:
        found += read(area.stack[-height]) if len(area.stack) >= height else [0.0] * size
    return found
