"""A view as flat numbers of fixed size, for those who learn; `docs/games/lumiel.md` lists the layout."""

from collections.abc import Callable, Sequence

from dengen.core.observation import Reading, head, one_hot, padded
from dengen.games.lumiel.rules import board, phases
from dengen.games.lumiel.views.view import LumielView, Memory

SEATS = 4
Read = Callable[[LumielView], Sequence[float]]


def readings(kinds: Sequence[str], questions: Sequence[str]) -> list[Reading]:
    """The readings of a card set with these kinds."""
    many = len(kinds)

    def counted(cards: Sequence[str]) -> list[float]:
        return [float(list(cards).count(kind)) for kind in kinds]

    def kind(card: str | None) -> list[float]:
        return [1.0 if each == card else 0.0 for each in kinds]

    def of_seats(rows: Sequence[Sequence[float]], size: int) -> list[float]:
        return padded([number for row in rows for number in row], SEATS * size)

    def on_field(height: int, read: Callable[[str, int], Sequence[float]], size: int) -> Read:
        """One row per area for its top card (height 1) or the card below it (2); zeros where there is none."""

        def rows(view: LumielView) -> list[float]:
            numbers: list[float] = []
            for area in view.field:
                card = area.stack[-height] if len(area.stack) >= height else None
                numbers += read(card.card, card.owner) if card else [0.0] * size
            return numbers

        return rows

    def seat(index: int | None) -> list[float]:
        return one_hot(-1 if index is None else index, SEATS)

    def area(name: str | None) -> list[float]:
        return one_hot(-1 if name is None else board.NAMES.index(name), 16)

    def memory(view: LumielView) -> Memory:
        assert isinstance(view.memory, Memory)
        return view.memory

    def asked(view: LumielView) -> str:
        return view.prompt.kind if view.prompt else view.pending.question if view.pending else ""

    zones: list[tuple[str, int, Read, str]] = [
        (
            "phase",
            len(phases.NAMES),
            lambda v: [float(v.phase == name) for name in phases.NAMES],
            "redraw, placing, … over",
        ),
        ("turn", 1, lambda v: [v.turn / 60], "turns begun / 60"),
        ("turn_player", SEATS, lambda v: seat(v.turn_player), "whose turn it is"),
        ("first_player", SEATS, lambda v: seat(v.first_player), "who began"),
        ("top_kind", 16 * many, on_field(1, lambda card, owner: kind(card), many), "per area, the top card"),
        ("top_owner", 16 * SEATS, on_field(1, lambda card, owner: seat(owner), SEATS), "per area, whom it faces"),
        ("active", 16, lambda v: [float(bool(a.stack) and a.stack[-1].active) for a in v.field], "top card active"),
        ("height", 16, lambda v: [len(a.stack) / 4 for a in v.field], "cards in the area / 4"),
        ("second_kind", 16 * many, on_field(2, lambda card, owner: kind(card), many), "the card below the top card"),
        ("second_owner", 16 * SEATS, on_field(2, lambda card, owner: seat(owner), SEATS), "whom that one faces"),
        ("play", many, lambda v: counted([card.card for card in v.play]), "cards in the play area"),
        ("hand", many, lambda v: counted([card.card for card in v.hand]), "the viewer's own hand"),
        ("hand_counts", SEATS, lambda v: padded([p.hand_count / 10 for p in v.players], SEATS), "cards in hand / 10"),
        (
            "deck_counts",
            SEATS,
            lambda v: padded([p.deck_count / 10 for p in v.players], SEATS),
            "cards in the deck / 10",
        ),
        ("front", SEATS, lambda v: padded([float(p.front is not None) for p in v.players], SEATS), "not placed yet"),
        ("decided", SEATS, lambda v: padded([float(p.decided) for p in v.players], SEATS), "redraw decision is made"),
        (
            "points",
            SEATS * many,
            lambda v: of_seats([counted([card.card for card in p.points]) for p in v.players], many),
            "per seat, cards in the points area",
        ),
        ("used", SEATS * many, lambda v: of_seats([counted(row) for row in memory(v).used], many), "per seat, used up"),
        ("known", SEATS * many, lambda v: of_seats([counted(row) for row in memory(v).known], many), "known in hand"),
        ("removed", many, lambda v: counted(memory(v).removed), "removed cards"),
        ("question", len(questions), lambda v: [float(asked(v) == name) for name in questions], "what is asked"),
        ("used_card", many, lambda v: kind(v.pending.used if v.pending else None), "whose effect is resolved"),
        ("chosen_card", many, lambda v: kind(v.pending.card if v.pending else None), "the card it is about"),
        ("chosen_area", 16, lambda v: area(v.pending.area if v.pending else None), "where that lies"),
        ("goes_to", 16, lambda v: area(v.pending.to if v.pending else None), "where it goes"),
        ("reveals", many, lambda v: kind(v.decision.reveals if v.decision else None), "own redraw: revealed"),
        ("returns", many, lambda v: counted(v.decision.returns if v.decision else []), "own redraw: returned"),
    ]
    return [*head(SEATS), *(Reading(*zone) for zone in zones)]
