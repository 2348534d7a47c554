"""A view as flat numbers of fixed size, for those who learn; `docs/games/flip_angel.md` lists the layout."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, chosen, counted, head, one_hot, per_seat
from dengen.games.flip_angel.cards.file import STANDIN_NAME
from dengen.games.flip_angel.rules.actions import SLOTS
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.views.view import FlipAngelView, PlacedView, SeatView, Shown, Subject

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

SEATS = 4
Read = Callable[[FlipAngelView], Sequence[float]]
NOTHING = Subject()


def readings(game: "FlipAngel") -> list[Reading]:
    """A face is a card with its white or its black side up."""
    cards = [card.id for card in game.set.card]
    questions = list(game.steps.values())
    faces = [f"{card}/{side}" for card in cards for side in ("white", "black")]
    many = len(faces)

    def face(shown: Shown | PlacedView | None) -> list[float]:
        return chosen(f"{shown.card}/{shown.side}" if shown else None, faces)

    def known(view: FlipAngelView) -> list[float]:
        below = {f"{card.card}/{card.side}" for card in view.deck.known}
        return [float(each in below) for each in faces]

    def placed(card: PlacedView | None) -> list[float]:
        if card is not None and card.card == STANDIN_NAME:
            return chosen(STANDIN_NAME, [*faces, STANDIN_NAME])
        return [*face(card), 0.0]

    def of_seats(read: Callable[[SeatView], Sequence[float]], size: int) -> Read:
        return lambda view: per_seat(map(read, view.players), size, SEATS)

    def of_cells(read: Callable[[PlacedView], float]) -> Callable[[SeatView], Sequence[float]]:
        return lambda seat: [read(seat.field[cell]) if cell in seat.field else 0.0 for cell in CELLS]

    def subject(view: FlipAngelView) -> Subject:
        return view.subject or NOTHING

    zones: list[tuple[str, int, Read, str]] = [
        ("question", len(questions), lambda v: chosen(v.phase, questions), "what is asked"),
        ("round", 1, lambda v: [v.round / 6], "from 1 to 6, / 6"),
        ("mover", SEATS, lambda v: one_hot(v.mover, SEATS), "whose turn it is"),
        ("start_seat", SEATS, lambda v: one_hot(v.start_seat, SEATS), "who began"),
        ("paid", 1, lambda v: [float(v.paid_reversal_used)], "the paid reversal of this turn is used"),
        ("subject_slot", len(SLOTS), lambda v: chosen(subject(v).slot, SLOTS), "of the question"),
        ("subject_cell", len(CELLS), lambda v: chosen(subject(v).cell, CELLS), "of the question"),
        ("standin", 1, lambda v: [float(subject(v).card == STANDIN_NAME)], "the question is about the stand-in"),
        ("key_limit", 1, lambda v: [(subject(v).key_limit or 0) / 10], "chips that may be laid / 10"),
        ("row", 3 * many, lambda v: [number for card in v.row for number in face(card)], "per slot, the face"),
        ("deck_size", 1, lambda v: [v.deck.size / 26], "cards / 26"),
        ("deck_top", many, lambda v: face(v.deck.top), "the face on top"),
        ("deck_known", many, known, "faces remembered below it"),
        ("deck_unseen", len(cards), lambda v: counted(v.deck.unseen, cards), "cards in it that nobody saw"),
        ("discard", len(cards), lambda v: counted(v.discard, cards), "cards laid off"),
        ("light", SEATS, of_seats(lambda seat: [seat.light / 10], 1), "per seat, ether / 10"),
        ("dark", SEATS, of_seats(lambda seat: [seat.dark / 10], 1), "per seat, ether / 10"),
        ("reference", SEATS, of_seats(lambda seat: [seat.reference / 10], 1), "per seat, number / 10"),
        ("standin_used", SEATS, of_seats(lambda seat: [float(seat.standin_used)], 1), "per seat"),
        (
            "field",
            SEATS * len(CELLS) * (many + 1),
            of_seats(lambda seat: [n for cell in CELLS for n in placed(seat.field.get(cell))], len(CELLS) * (many + 1)),
            "per seat and cell, the face; the last one is the stand-in",
        ),
        ("chips", SEATS * len(CELLS), of_seats(of_cells(lambda card: card.chips / 5), len(CELLS)), "on it, / 5"),
        ("flipped", SEATS * len(CELLS), of_seats(of_cells(lambda card: float(card.flipped)), len(CELLS)), "this turn"),
        ("fired", SEATS * len(CELLS), of_seats(of_cells(lambda card: float(card.fired)), len(CELLS)), "this turn"),
    ]
    return [*head(SEATS), *(Reading(*zone) for zone in zones)]
