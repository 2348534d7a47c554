"""A view as flat numbers of fixed size, for those who learn; `docs/games/lumiel.md` lists the layout."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, chosen, counted, head, one_hot, padded, per_seat
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.rules import QUESTIONS
from dengen.games.lumiel.rules.steps import PHASES
from dengen.games.lumiel.views.view import FieldCard, LumielView, Memory, Pending

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

SEATS = 4
Line = tuple[str, int, Callable[[LumielView], Sequence[float]], str]  # the arguments of a Reading


def readings(game: "Lumiel") -> list[Reading]:
    kinds = game.tables.ids
    lines = [
        *of_turn(),
        *of_field(kinds),
        *of_other_zones(kinds),
        *of_memory(kinds),
        *of_question(kinds, [question.name for question in QUESTIONS]),
        *of_redraw(kinds),
    ]
    return [*head(SEATS), *(Reading(*line) for line in lines)]


def per_area(view: LumielView, height: int, read: Callable[[FieldCard], Sequence[float]], size: int) -> list[float]:
    """One row per area for its top card (height 1) or the card below it (2); zeros where there is none."""
    numbers: list[float] = []
    for area in view.field:
        numbers += read(area.stack[-height]) if len(area.stack) >= height else [0.0] * size
    return numbers


def counted_per_seat(rows: Sequence[Sequence[str]], kinds: Sequence[str]) -> list[float]:
    return per_seat([counted(row, kinds) for row in rows], len(kinds), SEATS)


# ---- the layout ----


def of_turn() -> list[Line]:
    return [
        ("phase", len(PHASES), lambda v: chosen(v.phase, PHASES), "redraw, placing, … over"),
        ("turn", 1, lambda v: [v.turn / 60], "turns begun / 60"),
        ("turn_player", SEATS, lambda v: one_hot(v.turn_player, SEATS), "whose turn it is"),
        ("first_player", SEATS, lambda v: one_hot(v.first_player, SEATS), "who began"),
    ]


def of_field(kinds: Sequence[str]) -> list[Line]:
    many = len(kinds)

    def kind(card: FieldCard) -> list[float]:
        return chosen(card.card, kinds)

    def owner(card: FieldCard) -> list[float]:
        return one_hot(card.owner, SEATS)

    return [
        ("top_kind", 16 * many, lambda v: per_area(v, 1, kind, many), "per area, the top card"),
        ("top_owner", 16 * SEATS, lambda v: per_area(v, 1, owner, SEATS), "per area, whom it faces"),
        ("active", 16, lambda v: [float(bool(a.stack) and a.stack[-1].active) for a in v.field], "top card active"),
        ("height", 16, lambda v: [len(a.stack) / 4 for a in v.field], "cards in the area / 4"),
        ("second_kind", 16 * many, lambda v: per_area(v, 2, kind, many), "the card below the top card"),
        ("second_owner", 16 * SEATS, lambda v: per_area(v, 2, owner, SEATS), "whom that one faces"),
    ]


def of_other_zones(kinds: Sequence[str]) -> list[Line]:
    many = len(kinds)

    def points(view: LumielView) -> list[float]:
        return counted_per_seat([[card.card for card in player.points] for player in view.players], kinds)

    return [
        ("play", many, lambda v: counted([card.card for card in v.play], kinds), "cards in the play area"),
        ("hand", many, lambda v: counted([card.card for card in v.hand], kinds), "the viewer's own hand"),
        ("hand_counts", SEATS, lambda v: padded([p.hand_count / 10 for p in v.players], SEATS), "cards in hand / 10"),
        (
            "deck_counts",
            SEATS,
            lambda v: padded([p.deck_count / 10 for p in v.players], SEATS),
            "cards in the deck / 10",
        ),
        ("front", SEATS, lambda v: padded([float(p.front is not None) for p in v.players], SEATS), "not placed yet"),
        ("decided", SEATS, lambda v: padded([float(p.decided) for p in v.players], SEATS), "redraw decision is made"),
        ("points", SEATS * many, points, "per seat, cards in the points area"),
    ]


def of_memory(kinds: Sequence[str]) -> list[Line]:
    many = len(kinds)

    def memory(view: LumielView) -> Memory:
        assert isinstance(view.memory, Memory)
        return view.memory

    return [
        ("used", SEATS * many, lambda v: counted_per_seat(memory(v).used, kinds), "per seat, used up"),
        ("known", SEATS * many, lambda v: counted_per_seat(memory(v).known, kinds), "known in hand"),
        ("removed", many, lambda v: counted(memory(v).removed, kinds), "removed cards"),
    ]


def of_question(kinds: Sequence[str], questions: Sequence[str]) -> list[Line]:
    many = len(kinds)
    nothing = Pending("")

    def asked(view: LumielView) -> str:
        return view.prompt.kind if view.prompt else (view.pending or nothing).question

    return [
        ("question", len(questions), lambda v: chosen(asked(v), questions), "what is asked"),
        ("used_card", many, lambda v: chosen((v.pending or nothing).used, kinds), "whose effect is resolved"),
        ("chosen_card", many, lambda v: chosen((v.pending or nothing).card, kinds), "the card it is about"),
        ("chosen_area", 16, lambda v: chosen((v.pending or nothing).area, NAMES), "where that lies"),
        ("goes_to", 16, lambda v: chosen((v.pending or nothing).to, NAMES), "where it goes"),
    ]


def of_redraw(kinds: Sequence[str]) -> list[Line]:
    many = len(kinds)
    return [
        ("reveals", many, lambda v: chosen(v.decision.reveals if v.decision else None, kinds), "own redraw: revealed"),
        ("returns", many, lambda v: counted(v.decision.returns if v.decision else [], kinds), "own redraw: returned"),
    ]
