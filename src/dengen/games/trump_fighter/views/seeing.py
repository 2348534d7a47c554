# mypyc: compile
"""What a viewer may see of a fight: typed data, built up from what is open to them."""

from typing import TYPE_CHECKING

from dengen.core.rules.events import Event
from dengen.core.views.view import OPEN, Viewer
from dengen.games.trump_fighter.rules import TrumpFighterState, events, knowledge
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.codes import OVER, PHASES
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.rows import cards_of
from dengen.games.trump_fighter.rules.scoring import total
from dengen.games.trump_fighter.rules.state import BY_SEAT, SEATS, STALEMATE, Table
from dengen.games.trump_fighter.rules.witness import witness
from dengen.games.trump_fighter.views.near import Reach
from dengen.games.trump_fighter.views.view import CardView, Fighter, Near, TechniqueView, TrumpFighterView

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter


def see(game: "TrumpFighter", state: TrumpFighterState, viewer: Viewer) -> TrumpFighterView:
    seat = viewer if viewer is not None and viewer != OPEN else None
    sealed = state.sealed[seat] if seat is not None else NOTHING
    return TrumpFighterView(
        game=game.id,
        viewer=viewer,
        seats=state.seats,
        phase=PHASES[state.phase],
        asked=openly_asked(state),
        prompt=game.question(state, seat) if seat is not None else None,
        scores=state.scores(),
        outcome=state.outcome(),
        beat=int(state.beat_no),
        calls=int(state.call_no),
        target=int(state.target),
        deck=int(state.left),
        fighters=[_fighter(game, state, seat, viewer) for seat in range(2)],
        obliged=[seat for seat in range(2) if state.obliged >> seat & 1],
        pending=game.name(sealed) if sealed != NOTHING else None,
        last=[words for event in last_beat(state) if (words := game.tell(event, viewer))],
        assist=0 if seat is None else state.options["assist"][seat],
    )


def last_beat(table: Table) -> list[Event]:
    """The whole last beat, told again: nothing on the table has moved since."""
    if table.beat_no == 0:
        return []
    return [
        *events.moved(table),
        *([] if table.last[STALEMATE] else events.called(table)),
        *events.stalemate(table),
        *events.named(table),
        *events.judged(table),
        *events.missed(table),
        *events.hits(table),
        *events.drew(table),
        *(events.ended(table) if table.phase == OVER else []),
    ]


def openly_asked(state: Table) -> list[int]:
    """Never tells whether a seat has chosen already."""
    return [seat for seat in range(SEATS) if knowledge.openly_asked(state) >> seat & 1]


def _fighter(game: "TrumpFighter", state: Table, seat: int, viewer: Viewer) -> Fighter:
    who = state.tables.characters[state.character[seat]] if state.character[seat] != NOTHING else None
    return Fighter(
        character=who.id if who else None,
        name=who.name if who else None,
        epithet=who.epithet if who else None,
        techniques=_techniques(game, state, seat, viewer) if who else [],
        hand=[_hand_card(state, seat, position, viewer) for position in range(4)],
        field=[state.stack(seat * 4 + slot) for slot in range(4)],
        total=int(total(state, seat)),
        misses=_misses(state, seat),
        miss_count=state.miss_count[seat],
        handedness=state.options["handedness"][seat],
    )


def _techniques(game: "TrumpFighter", state: Table, seat: int, viewer: Viewer) -> list[TechniqueView]:
    helped = viewer == seat and state.options["assist"][seat] > 0 and state.phase != OVER
    fits = state.fits_now(seat) if helped else None
    return [
        TechniqueView(
            id=technique.id,
            name=technique.name,
            value=technique.value,
            when=technique.written,
            notation=technique.printed,
            text=technique.text,
            line=technique.line,
            hit=state.hit[seat] >> which & 1 == 1,
            fits=None if fits is None else fits >> which & 1 == 1,
            near=_near(game, state, seat, which) if helped and state.ready(seat) >> which & 1 else None,
        )
        for which, technique in enumerate(state.tables.characters[state.character[seat]].techniques)
    ]


def _near(game: "TrumpFighter", state: Table, seat: int, which: int) -> Near | None:
    reach = Reach()
    formula = state.tables.formulas[state.character[seat]][which]
    if not reach.look(state, seat, formula):
        return None
    places = witness(formula, reach.mine, reach.theirs)
    tops = cards_of(reach.mine) + cards_of(reach.theirs)
    cards = [card_name(card) for place, card in enumerate(tops) if places >> place & 1]
    return Near([game.name(move) for move in reach.moves], cards)


def _hand_card(state: Table, seat: int, position: int, viewer: Viewer) -> CardView | None:
    card = state.hand_card(seat * 4 + position)
    if card == NO_CARD:
        return None
    if state.open_hands or viewer in (seat, OPEN):  # TF-R1
        return CardView(card_name(card), card_name(card))
    return CardView(f"hand:{seat}:{position}", None)


def _misses(state: Table, seat: int) -> list[CardView]:
    """Face down until the fight is over."""
    cards = [card_name(miss % BY_SEAT) for miss in state.misses if miss // BY_SEAT == seat]
    shown = state.phase == OVER
    return [CardView(f"miss:{seat}:{place}", card if shown else None) for place, card in enumerate(cards)]
