"""The numbers of an observation, read off the view: the slow way, which knows nothing of the state."""

from collections.abc import Callable, Sequence

from dengen.core.views.observation import chosen, counted, one_hot, per_seat
from dengen.games.flip_angel import FlipAngel
from dengen.games.flip_angel.cards.file import STANDIN_NAME
from dengen.games.flip_angel.rules.actions import SLOTS
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.views.view import FlipAngelView, PlacedView, SeatView, Shown, Subject

SEATS = 4
Read = Callable[[FlipAngelView], Sequence[float]]
NOTHING = Subject()


def numbers(game: FlipAngel) -> dict[str, Read]:
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

    return {
        "question": lambda v: chosen(v.phase, questions),
        "round": lambda v: [v.round / 6],
        "mover": lambda v: one_hot(v.mover, SEATS),
        "start_seat": lambda v: one_hot(v.start_seat, SEATS),
        "paid": lambda v: [float(v.paid_reversal_used)],
        "subject_slot": lambda v: chosen(subject(v).slot, SLOTS),
        "subject_cell": lambda v: chosen(subject(v).cell, CELLS),
        "standin": lambda v: [float(subject(v).card == STANDIN_NAME)],
        "key_limit": lambda v: [(subject(v).key_limit or 0) / 10],
        "row": lambda v: [number for card in v.row for number in face(card)],
        "deck_size": lambda v: [v.deck.size / 26],
        "deck_top": lambda v: face(v.deck.top),
        "deck_known": known,
        "deck_unseen": lambda v: counted(v.deck.unseen, cards),
        "discard": lambda v: counted(v.discard, cards),
        "light": of_seats(lambda seat: [seat.light / 10], 1),
        "dark": of_seats(lambda seat: [seat.dark / 10], 1),
        "reference": of_seats(lambda seat: [seat.reference / 10], 1),
        "standin_used": of_seats(lambda seat: [float(seat.standin_used)], 1),
        "field": of_seats(
            lambda seat: [n for cell in CELLS for n in placed(seat.field.get(cell))], len(CELLS) * (many + 1)
        ),
        "chips": of_seats(of_cells(lambda card: card.chips / 5), len(CELLS)),
        "flipped": of_seats(of_cells(lambda card: float(card.flipped)), len(CELLS)),
        "fired": of_seats(of_cells(lambda card: float(card.fired)), len(CELLS)),
    }
