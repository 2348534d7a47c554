# mypyc: compile
"""What a viewer may see: everything but the inside of the deck, and that is hidden from all alike."""

from typing import TYPE_CHECKING

from dengen.core.views.view import OPEN, Viewer
from dengen.games.flip_angel.cards.file import STANDIN_NAME
from dengen.games.flip_angel.rules import FlipAngelState, knowledge, river, scoring
from dengen.games.flip_angel.rules.actions import SLOTS, STANDIN
from dengen.games.flip_angel.rules.board import CELLS, NO_CELL
from dengen.games.flip_angel.rules.question import NO_LIMIT, NO_SLOT
from dengen.games.flip_angel.rules.tables import EMPTY
from dengen.games.flip_angel.views.view import (
    DeckView,
    FlipAngelView,
    KnownCard,
    PlacedView,
    SeatView,
    Shown,
    Side,
    Subject,
)

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


def see(game: "FlipAngel", state: FlipAngelState, viewer: Viewer) -> FlipAngelView:
    asked = state.actors()
    seated = viewer is not None and viewer != OPEN
    return FlipAngelView(
        game=game.id,
        viewer=viewer,
        seats=state.seats,
        phase=state.asked_of(asked[0]).name if asked else "over",
        asked=asked,
        prompt=game.question(state, viewer) if viewer is not None and seated else None,
        scores=state.scores(),
        outcome=state.outcome(),
        round=min(int(state.turn) // state.seats + 1, 6),
        turn=int(state.turn),
        mover=asked[0] if asked else None,
        start_seat=int(state.start_seat),
        paid_reversal_used=bool(state.paid),
        subject=subject(state, asked[0]) if asked else None,
        row=[None if face == EMPTY else shown(state, face) for face in state.row],
        deck=see_deck(state),
        discard=[card_id(state, 2 * card) for card in state.discard],
        players=[see_seat(state, seat) for seat in range(state.seats)],
        band=scoring.band(state.scores()[0]) if state.seats == 1 else None,
    )


def card_id(state: FlipAngelState, face: int) -> str:
    return state.tables.names[face].partition("/")[0]


def side(face: int) -> Side:
    return "black" if face & 1 else "white"


def shown(state: FlipAngelState, face: int) -> Shown:
    return Shown(key=card_id(state, face), card=card_id(state, face), side=side(face))


def see_deck(state: FlipAngelState) -> DeckView:
    size = len(state.deck)
    below = [
        (index, state.deck_face(size - 1 - index))
        for index in range(1, size)
        if knowledge.is_known(state, size - 1 - index)
    ]
    return DeckView(
        size=size,
        top=shown(state, state.top()) if size else None,
        known=[KnownCard(index=index, card=card_id(state, face), side=side(face)) for index, face in below],
        unseen=sorted(card_id(state, 2 * card) for card in knowledge.unseen(state)),
    )


def see_seat(state: FlipAngelState, seat: int) -> SeatView:
    parts = scoring.parts(state, seat)
    return SeatView(
        light=int(state.light[seat]),
        dark=int(state.dark[seat]),
        reference=int(state.reference[seat]),
        standin_used=bool(state.standin_used[seat]),
        field={name: see_placed(state, seat, cell) for cell, name in enumerate(CELLS) if state.at(seat, cell) != EMPTY},
        parts=parts,
        total=sum(parts.values()),
    )


def see_placed(state: FlipAngelState, seat: int, cell: int) -> PlacedView:
    face = int(state.at(seat, cell))
    standin = face == state.tables.standin
    return PlacedView(
        key=f"{STANDIN_NAME}:{seat}" if standin else card_id(state, face),
        card=card_id(state, face),
        side=None if standin else side(face),
        chips=int(state.chips_on(seat, cell)),
        flipped=bool(state.flipped[seat] >> cell & 1),
        fired=bool(state.fired[seat] >> cell & 1),
    )


def subject(state: FlipAngelState, seat: int) -> Subject | None:
    question, about = state.asked_of(seat), state.question(seat)
    slot, cell, limit = question.slot_of(about), question.cell_of(about), question.chip_limit(state, seat, about[1])
    if slot == STANDIN:
        return Subject(card=STANDIN_NAME)
    if slot != NO_SLOT:
        return Subject(slot=SLOTS[slot], card=card_id(state, int(river.face_in(state, slot))))
    if cell != NO_CELL:
        return Subject(
            cell=CELLS[cell],
            card=card_id(state, int(state.at(seat, cell))),
            key_limit=None if limit == NO_LIMIT else int(limit),
        )
    return None
