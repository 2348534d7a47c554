# mypyc: compile
"""View of the table by a seat or a spectator (visibility: rulebook 4; memory: WP-R43)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dengen.core.views.view import OPEN, Viewer
from dengen.games.walpurgis.rules import WalpurgisState, codes, settling, turn
from dengen.games.walpurgis.rules.board import CELL_NAMES, cells_of
from dengen.games.walpurgis.rules.question import UNDECIDED, UP
from dengen.games.walpurgis.rules.state import Table, card_of, cell_of
from dengen.games.walpurgis.views.view import (
    UNLIMITED,
    ActionsLeft,
    Cell,
    Chain,
    HandCard,
    Link,
    Memory,
    Pending,
    Piece,
    Remembered,
    Side,
    WalpurgisView,
)

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


def see(game: "Walpurgis", state: WalpurgisState, viewer: Viewer) -> WalpurgisView:
    over = state.over()
    stacks = cells(state)
    return WalpurgisView(
        game=game.id,
        viewer=viewer,
        seats=2,
        phase="over" if over else codes.PHASES[state.phase],
        asked=state.actors(),
        prompt=game.question(state, viewer) if viewer is not None and viewer != OPEN else None,
        scores=state.scores(),
        outcome=state.outcome(),
        memory=Memory(remembered(state, stacks, viewer)),
        first=None if state.first == codes.NOBODY else int(state.first),
        turn=int(state.turn),
        turn_number=int(state.turns) + 1,
        actions=ActionsLeft(int(state.places), int(state.casts), int(state.extra_downs)),
        field=[seen_cell(state, CELL_NAMES[cell], stack, viewer) for cell, stack in enumerate(stacks)],
        sides=[seen_side(state, seat, viewer) for seat in (0, 1)],
        chain=seen_chain(state),
        pending=pending(state, viewer),
    )


def card_id(table: Table, card: int) -> str:
    return table.tables.ids[table.kind[card]]


def shows_face(table: Table, card: int, viewer: Viewer) -> bool:
    """Tell whether the viewer may look at this card now."""
    place = table.place[card]
    if viewer == OPEN:
        return True
    if place in (codes.HAND, codes.READY):
        return table.owner[card] == viewer  # WP-30
    return place in (codes.DISCARD, codes.ASIDE, codes.SHOT, codes.DAN_UP, codes.OPEN, codes.CASTING)


def is_remembered(table: Table, card: int, viewer: Viewer) -> bool:
    """Known, though only the back is to be seen; a spectator knows what both seats know."""
    if shows_face(table, card, viewer):
        return False
    known = table.known[card]
    return known == codes.BOTH if viewer is None else (known >> viewer) & 1 == 1


def face(table: Table, card: int, viewer: Viewer) -> str | None:
    return card_id(table, card) if shows_face(table, card, viewer) else None


def cells(table: Table) -> list[list[int]]:
    """The cards of each cell, in order of arrival."""
    stacks: list[list[int]] = [[] for _ in CELL_NAMES]
    for card in table.field:
        stacks[table.cell[card]].append(card)
    return stacks


def seen_cell(table: Table, name: str, stack: list[int], viewer: Viewer) -> Cell:
    pieces = [
        Piece(
            key=f"field:{name}:{number}",
            seat=table.owner[card],
            state=codes.PLACES[table.place[card]],
            card=face(table, card, viewer),
        )
        for number, card in enumerate(stack)
    ]
    return Cell(name, pieces, [strength(table, stack, seat) for seat in (0, 1)])


def strength(table: Table, stack: list[int], seat: int) -> int:
    total = sum(int(settling.strength(table, card)) for card in stack if table.owner[card] == seat)
    return UNLIMITED if total >= settling.UNLIMITED else total


def seen_side(table: Table, seat: int, viewer: Viewer) -> Side:
    shows_list = table.settings.open_lists or viewer in (seat, OPEN)
    return Side(
        seat=seat,
        circles=int(table.circles(seat)),
        face_up=int(table.face_up_circles(seat)),
        hand=[
            HandCard(f"hand:{seat}:{number}", face(table, card, viewer))
            for number, card in enumerate(hand_order(table, seat, viewer))
        ],
        hand_limit=int(turn.limit(table, seat)),
        exchanged=table.exchanged[seat],
        deck=len(table.deck[seat]),
        pile=len(table.pile[seat]),
        discard=[card_id(table, card) for card in table.discard[seat]],
        aside=[card_id(table, card) for card in table.aside[seat]],
        shot=card_id(table, table.shot[seat][0]) if table.shot[seat] else None,
        decklist=dict(sorted(Counter(table.options["decks"][seat]).items())) if shows_list else None,
    )


def hand_order(table: Table, seat: int, viewer: Viewer) -> list[int]:
    """A hand is a set: what the viewer knows sorted by id, then the rest; never the order in which cards came."""

    def order(card: int) -> tuple[bool, str]:
        known = shows_face(table, card, viewer) or is_remembered(table, card, viewer)
        return (not known, card_id(table, card) if known else "")

    return sorted(table.hand[seat], key=order)


def seen_chain(table: Table) -> Chain | None:
    if len(table.links) == 0:
        return None
    links = [seen_link(table, link) for link in table.links]
    return Chain(int(table.chain_step), links, [CELL_NAMES[cell] for cell in cells_of(table.hot)])


def seen_link(table: Table, link: int) -> Link:
    card = card_of(link)
    return Link(table.owner[card], card_id(table, card), CELL_NAMES[cell_of(link)])


def pending(state: WalpurgisState, viewer: Viewer) -> Pending | None:
    if viewer is None or viewer == OPEN or not state.is_asked(viewer):
        return None
    asked, about = state.asked_of(viewer), state.question(viewer)
    picked = [card_id(state, card) for card in state.picked[viewer]]
    if not asked.places_kind:
        return Pending(None, None, picked)
    face = asked.face(about[2])
    return Pending(state.tables.ids[about[1]], None if face == UNDECIDED else face == UP, picked)


def remembered(table: Table, stacks: list[list[int]], viewer: Viewer) -> list[Remembered]:
    if viewer == OPEN:
        return []
    places: list[tuple[str, Sequence[int]]] = [
        (f"field:{name}", stack) for name, stack in zip(CELL_NAMES, stacks, strict=True)
    ]
    for seat in (0, 1):
        places.append((f"hand:{seat}", hand_order(table, seat, viewer)))
        places.append((f"deck:{seat}", table.deck[seat][::-1]))  # from the top
        places.append((f"pile:{seat}", table.pile[seat][::-1]))
    return [
        Remembered(f"{place}:{number}", card_id(table, card))
        for place, stack in places
        for number, card in enumerate(stack)
        if table.known[card] and is_remembered(table, card, viewer)
    ]
