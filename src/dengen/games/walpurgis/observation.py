"""A view as flat numbers of fixed size, for those who learn; `docs/games/walpurgis.md` lists the layout."""

from collections.abc import Callable, Iterable, Sequence

from dengen.core.observation import Reading, head, one_hot
from dengen.games.walpurgis import state, tables
from dengen.games.walpurgis.board import CELL_NAMES
from dengen.games.walpurgis.view import UNLIMITED, Cell, Memory, Side, WalpurgisView

SEATS = 2
CELLS = len(CELL_NAMES)
LYING = tables.PLACES[tables.DAN_DOWN :]  # the states of a card on the field
Read = Callable[[WalpurgisView], Sequence[float]]


def readings(kinds: Sequence[str], questions: Sequence[str]) -> list[Reading]:
    """The readings of a card set with these kinds."""
    many = len(kinds)
    place = {kind: at for at, kind in enumerate(kinds)}

    def counted(cards: Iterable[str | None]) -> list[float]:
        numbers = [0.0] * many
        for card in cards:
            if card is not None:
                numbers[place[card]] += 1.0
        return numbers

    def remembered(view: WalpurgisView) -> dict[str, str]:
        assert isinstance(view.memory, Memory)
        return {card.key: card.card for card in view.memory.cards}

    def of_sides(read: Callable[[Side], Sequence[float]]) -> Read:
        return lambda view: [number for side in view.sides for number in read(side)]

    def lying(cell: Cell) -> list[float]:
        return [
            float(sum(piece.seat == seat and piece.state == name for piece in cell.pieces))
            for seat in range(SEATS)
            for name in LYING
        ]

    def kinds_on(view: WalpurgisView) -> list[float]:
        seen = remembered(view)
        return [
            number
            for cell in view.field
            for seat in range(SEATS)
            for number in counted(piece.card or seen.get(piece.key) for piece in cell.pieces if piece.seat == seat)
        ]

    def hands(view: WalpurgisView) -> list[float]:
        seen = remembered(view)
        return [n for side in view.sides for n in counted(card.card or seen.get(card.key) for card in side.hand)]

    def buried(zone: str) -> Read:
        """Cards of a face-down zone that the viewer knows, wherever in it they lie."""

        def read(view: WalpurgisView) -> list[float]:
            seen = remembered(view)
            return [
                number
                for seat in range(SEATS)
                for number in counted(card for key, card in seen.items() if key.startswith(f"{zone}:{seat}:"))
            ]

        return read

    def strength(value: int) -> float:
        return 2.0 if value == UNLIMITED else value / 10

    zones: list[tuple[str, int, Read, str]] = [
        ("phase", len(state.PHASES), lambda v: [float(v.phase == name) for name in state.PHASES], "set_aside, … end"),
        (
            "question",
            len(questions),
            lambda v: [float(v.prompt is not None and v.prompt.kind == name) for name in questions],
            "what the viewer is asked",
        ),
        ("first", SEATS, lambda v: one_hot(-1 if v.first is None else v.first, SEATS), "who began"),
        ("turn", SEATS, lambda v: one_hot(v.turn, SEATS), "whose turn it is"),
        ("turn_number", 1, lambda v: [v.turn_number / 100], "/ 100"),
        (
            "actions",
            3,
            lambda v: [v.actions.place, v.actions.cast, v.actions.place_down],
            "place, cast, place face-down",
        ),
        (
            "lying",
            CELLS * SEATS * len(LYING),
            lambda v: [number for cell in v.field for number in lying(cell)],
            "per cell, seat and state, how many cards lie there",
        ),
        ("kinds", CELLS * SEATS * many, kinds_on, "per cell and seat, the cards that the viewer sees or remembers"),
        (
            "strength",
            CELLS * SEATS,
            lambda v: [strength(value) for cell in v.field for value in cell.strength],
            "per cell and seat, if it were settled now, / 10; 2 for a circle that is never turned",
        ),
        ("circles", SEATS, of_sides(lambda s: [s.circles / 10]), "per seat / 10"),
        ("face_up", SEATS, of_sides(lambda s: [s.face_up / 10]), "per seat / 10"),
        ("hand", SEATS * many, hands, "per seat, hand cards that the viewer sees or remembers"),
        ("hand_size", SEATS, of_sides(lambda s: [len(s.hand) / 10]), "per seat / 10"),
        ("hand_limit", SEATS, of_sides(lambda s: [s.hand_limit / 10]), "per seat / 10"),
        ("exchanged", SEATS, of_sides(lambda s: [s.exchanged / 10]), "per seat, cards of the mulligan / 10"),
        ("deck", SEATS, of_sides(lambda s: [s.deck / 40]), "per seat, cards / 40"),
        ("pile", SEATS, of_sides(lambda s: [s.pile / 40]), "per seat, cards / 40"),
        ("deck_known", SEATS * many, buried("deck"), "per seat, remembered"),
        ("pile_known", SEATS * many, buried("pile"), "per seat, remembered"),
        ("discard", SEATS * many, of_sides(lambda s: counted(s.discard)), "per seat"),
        ("aside", SEATS * many, of_sides(lambda s: counted(s.aside)), "per seat"),
        ("shot", SEATS * many, of_sides(lambda s: counted([s.shot])), "per seat, the Normal Shot laid aside"),
        (
            "decklist",
            SEATS * many,
            of_sides(lambda s: [(s.decklist or {}).get(kind, 0) / 4 for kind in kinds]),
            "per seat, copies / 4; zeros where it isn't open",
        ),
        ("chain_step", 1, lambda v: [v.chain.step / 9 if v.chain else 0.0], "of the running chain, / 9"),
        (
            "links",
            SEATS * many,
            lambda v: [
                number
                for seat in range(SEATS)
                for number in counted(link.card for link in (v.chain.links if v.chain else []) if link.seat == seat)
            ],
            "per seat, cards cast in the chain",
        ),
        ("hot", CELLS, lambda v: [float(v.chain is not None and name in v.chain.hot) for name in CELL_NAMES], "cells"),
        ("pending", many, lambda v: counted([v.pending.card] if v.pending else []), "one's own half-made choice"),
        ("pending_up", 1, lambda v: [float(bool(v.pending and v.pending.face_up))], "it is to lie face-up"),
        ("picked", many, lambda v: counted(v.pending.picked if v.pending else []), "cards picked for it"),
    ]
    return [*head(SEATS), *(Reading(*zone) for zone in zones)]
