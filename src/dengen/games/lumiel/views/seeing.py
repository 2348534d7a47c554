# mypyc: compile
"""What a seat may see, built up from what is open, then the viewer's own hand and decision (LP-10 to LP-14)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.views.view import OPEN
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.actions import area_of
from dengen.games.lumiel.rules.board import AREAS
from dengen.games.lumiel.rules.codes import NOTHING, NOWHERE, is_active, kind_of, owner_of, points_kind, points_seat
from dengen.games.lumiel.rules.rules import LumielState
from dengen.games.lumiel.rules.state import Table, cards_of
from dengen.games.lumiel.rules.steps import PHASES, Phase
from dengen.games.lumiel.views.view import Area, CardView, Decision, FieldCard, LumielView, Memory, Pending, Player

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel


def see(game: "Lumiel", state: LumielState, viewer: int | None) -> LumielView:
    seat = None if viewer is None or viewer == OPEN else viewer
    scores = state.scores()
    return LumielView(
        game=game.id,
        viewer=viewer,
        seats=state.seats,
        phase=PHASES[state.phase],
        asked=state.actors(),
        prompt=None if seat is None else game.question(state, seat),
        scores=scores,
        outcome=state.outcome(),
        memory=memory(state),
        turn=int(state.turns),
        turn_player=None if state.phase in (Phase.REDRAW, Phase.OVER) else int(state.turn_player),
        first_player=None if state.phase == Phase.REDRAW else int(state.first),
        field=[area_view(state, area) for area in range(AREAS)],
        players=[player(state, each, scores[each]) for each in range(state.seats)],
        play=[card_view(state, kind, f"play:{place}") for place, kind in enumerate(state.play_area)],
        pending=pending(state),
        removed_count=len(state.removed),
        hand=[] if seat is None else hand_view(state, seat),
        decision=None if seat is None else decision(state, seat),
        hands=[hand_view(state, each) for each in range(state.seats)] if viewer == OPEN else [],
    )


def card_view(state: Table, kind: int, key: str) -> CardView:
    return CardView(key, state.tables.ids[kind], int(state.tables.points[kind]))


def area_view(state: Table, area: int) -> Area:
    stack = state.cards_beneath(area) if state.is_stack(area) else []
    if state.kind[area] != NOTHING:
        stack.append(int(state.top_card(area)))
    name = board.NAMES[area]
    cards = [field_card(state, card, f"field:{name}:{height}") for height, card in enumerate(stack)]
    return Area(name, "central" if board.CENTRAL >> area & 1 else "outer", cards)


def field_card(state: Table, card: i64, key: str) -> FieldCard:
    kind = kind_of(card)
    tables = state.tables
    return FieldCard(key, tables.ids[kind], int(tables.points[kind]), owner=int(owner_of(card)), active=is_active(card))


def player(state: Table, seat: int, score: int) -> Player:
    scored = [int(points_kind(card)) for card in state.points if points_seat(card) == seat]
    return Player(
        seat=seat,
        score=score,
        hand_count=int(state.hand_size[seat]),
        deck_count=int(state.deck_size[seat]),
        front=state.tables.ids[state.tables.setup_kind] if state.front >> seat & 1 else None,
        points=[card_view(state, kind, f"points:{seat}:{place}") for place, kind in enumerate(scored)],
        decided=bool((state.sealed | state.stood) >> seat & 1),
        stood=bool(state.stood >> seat & 1),
    )


def hand_view(state: Table, seat: int) -> list[CardView]:
    return [
        card_view(state, kind, f"hand:{seat}:{place}") for place, kind in enumerate(cards_of(state, state.hand, seat))
    ]


def pending(state: LumielState) -> Pending | None:
    seat = int(state.turn_player)
    if state.phase in (Phase.REDRAW, Phase.GET) or not state.is_asked(seat):
        return None
    question, about, ids = state.asked_of(seat), state.question(seat), state.tables.ids
    used, card = question.used_card(state), question.card(state, about)
    lies, goes = question.lies_at(about), question.goes_to(about)
    return Pending(
        question.name,
        used=None if used == NOTHING else ids[used],
        card=None if card == NOTHING else ids[card],
        area=None if lies == NOWHERE else board.NAMES[area_of(lies)],
        to=None if goes == NOWHERE else board.NAMES[area_of(goes)],
    )


def decision(state: Table, seat: int) -> Decision | None:
    if state.phase != Phase.REDRAW or state.revealing[seat] == NOTHING:
        return None
    ids = state.tables.ids
    return Decision(ids[state.revealing[seat]], [ids[kind] for kind in state.returned_by(seat)])


def memory(state: Table) -> Memory:
    ids = state.tables.ids
    return Memory(
        [ids[kind] for kind in state.removed], of_each_seat(state, state.used), of_each_seat(state, state.known)
    )


def of_each_seat(state: Table, counts: vec[i64]) -> list[list[str]]:
    ids = state.tables.ids
    return [[ids[kind] for kind in cards_of(state, counts, seat)] for seat in range(state.seats)]
