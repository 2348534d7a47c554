"""What a seat may see (LP-10 to LP-14): built up from what is open, then the viewer's own hand and decision."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from dengen.core.view import OPEN, View, Viewer
from dengen.games.lumiel.rules import board, steps
from dengen.games.lumiel.rules.actions import area_of
from dengen.games.lumiel.rules.codes import NOTHING, is_active, kind_of, owner_of, points_kind, points_seat
from dengen.games.lumiel.rules.effect_targets import HELD
from dengen.games.lumiel.rules.state import Table, cards_of
from dengen.games.lumiel.rules.steps import ABOUT_CARD, ABOUT_HAND_KIND, ABOUT_KIND, PHASES, Phase

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel
    from dengen.games.lumiel.rules.rules import LumielState


class CardView(Struct, frozen=True):
    """A card whose face the viewer sees; `key` names its place."""

    key: str
    card: str
    points: int


class FieldCard(CardView, frozen=True, kw_only=True):
    owner: int
    active: bool


class Area(Struct, frozen=True):
    """One area of the field, its cards bottom first (LP-R25)."""

    area: str
    zone: str
    stack: list[FieldCard]


class Player(Struct, frozen=True):
    """What everybody sees of a seat (LP-12, LP-R26). `decided`: its redraw decision of this round is made."""

    seat: int
    score: int
    hand_count: int
    deck_count: int
    front: str | None
    points: list[CardView]
    decided: bool
    stood: bool


class Decision(Struct, frozen=True):
    """The viewer's own redraw decision, as far as it is made."""

    reveals: str | None
    returns: list[str]


class Pending(Struct, frozen=True):
    """What the turn player is deciding, as everybody sees it."""

    question: str
    used: str | None = None  # the card whose effect it is
    card: str | None = None  # the card that was chosen, or is to be set
    area: str | None = None  # where it lies
    to: str | None = None  # where it goes, once only its facing is open


class Memory(Struct, frozen=True):
    """What everybody can remember (LP-R33): per seat, cards used up and cards known to be in hand."""

    removed: list[str]
    used: list[list[str]]
    known: list[list[str]]


class LumielView(View):
    turn: int
    turn_player: int | None
    first_player: int | None
    field: list[Area]
    players: list[Player]
    play: list[CardView]
    pending: Pending | None
    removed_count: int
    hand: list[CardView]
    decision: Decision | None
    hands: list[list[CardView]]  # of all, once the game is over


def see(game: "Lumiel", state: "LumielState", viewer: Viewer) -> LumielView:
    seat = None if viewer is None or viewer == OPEN else viewer
    return LumielView(
        game=game.id,
        viewer=viewer,
        seats=state.seats,
        phase=PHASES[state.phase],
        asked=state.actors(),
        prompt=None if seat is None else game.question(state, seat),
        scores=state.scores(),
        outcome=state.outcome(),
        memory=memory(state),
        turn=int(state.turns),
        turn_player=None if state.phase in (Phase.REDRAW, Phase.OVER) else int(state.turn_player),
        first_player=None if state.phase == Phase.REDRAW else int(state.first),
        field=[area_view(state, area) for area in range(16)],
        players=[player(state, seat) for seat in range(state.seats)],
        play=[card_view(state, kind, f"play:{place}") for place, kind in enumerate(state.play_area)],
        pending=pending(game, state),
        removed_count=len(state.removed),
        hand=[] if seat is None else hand_view(state, seat),
        decision=None if seat is None else decision(state, seat),
        hands=[hand_view(state, each) for each in range(state.seats)] if viewer == OPEN else [],
    )


def card_view(state: Table, kind: int, key: str) -> CardView:
    return CardView(key, state.tables.ids[kind], int(state.tables.points[kind]))


def area_view(state: Table, area: int) -> Area:
    stack = [*state.cards_beneath(area), *([] if state.kind[area] == NOTHING else [state.top_card(area)])]
    name = board.NAMES[area]
    cards = [
        FieldCard(
            key=f"field:{name}:{height}",
            card=state.tables.ids[kind_of(card)],
            points=int(state.tables.points[kind_of(card)]),
            owner=int(owner_of(card)),
            active=is_active(card),
        )
        for height, card in enumerate(stack)
    ]
    return Area(name, "central" if board.CENTRAL >> area & 1 else "outer", cards)


def player(state: Table, seat: int) -> Player:
    scored = [int(points_kind(card)) for card in state.points if points_seat(card) == seat]
    return Player(
        seat=seat,
        score=state.scores()[seat],
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


def pending(game: "Lumiel", state: Table) -> Pending | None:
    seat = int(state.turn_player)
    if state.phase in (Phase.REDRAW, Phase.GET) or not state.is_asked(seat):
        return None
    question, a, b, c = state.question(seat)
    name, ids = game.step_name(question), state.tables.ids
    if question in ABOUT_KIND:
        return Pending(name, card=ids[a], to=board.NAMES[area_of(b)] if question == steps.FACING else None)
    if question < steps.TURN:
        return Pending(name)
    used = ids[state.play_area[state.using]]
    if question in ABOUT_HAND_KIND:
        return Pending(name, used, ids[b], to=board.NAMES[area_of(c)] if question == steps.HAND_FACING else None)
    if question in ABOUT_CARD:
        on_field = b < HELD
        kind = kind_of(state.card_at(b)) if on_field else points_kind(b - HELD)
        area = board.NAMES[area_of(b)] if on_field else None
        return Pending(name, used, ids[kind], area, board.NAMES[area_of(c)] if question == steps.MOVE_FACING else None)
    return Pending(name, used)


def decision(state: Table, seat: int) -> Decision | None:
    if state.phase != Phase.REDRAW or state.revealing[seat] == NOTHING:
        return None
    ids = state.tables.ids
    return Decision(ids[state.revealing[seat]], [ids[kind] for kind in state.returned_by(seat)])


def memory(state: Table) -> Memory:
    ids = state.tables.ids

    def of_each_seat(counts: vec[i64]) -> list[list[str]]:
        return [[ids[kind] for kind in cards_of(state, counts, seat)] for seat in range(state.seats)]

    return Memory([ids[kind] for kind in state.removed], of_each_seat(state.used), of_each_seat(state.known))
