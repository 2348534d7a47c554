"""A table as data: one format for saved positions (everything said) and for laid ones (the rest by default)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from dengen.core.chance import Chance
from dengen.core.errors import BadPosition
from dengen.games.troll_master.cards import Catalogue, Magic
from dengen.games.troll_master.preparation import HAND_CARDS, OPEN_CARDS
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.vocabulary import ACTIONS, IN_ACTION, IN_PREPARATION, MAGIC, MAGIC_COPIES, OVER, PHASES

Count = Annotated[int, Meta(ge=0, le=9999)]
Position = Annotated[int, Meta(ge=0, le=14)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Phase = Literal["preparation", "planning", "action", "scoring", "over"]


class Player(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One seat's part of the table. A familiar is written `gnome/golem:1`: the stack from below, the charges on its top."""

    hand: list[Magic] | None = None
    revealed: list[Magic] | None = None
    pawn: Position = 0
    passed: bool = False
    stuck: list[Magic] = []
    familiars: list[str] | None = None
    mana: Count = 4
    chits: Count = 0
    extra: Count = 0


class Layout(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The whole table. Decks are written from the top, the discard from the bottom."""

    players: list[Player] = []
    round: Annotated[int, Meta(ge=1, le=9999)] = 1
    phase: Phase = "preparation"
    start: Seat = 0
    broom: Seat | None = None
    kinds: list[str] | None = None
    supply: dict[str, Count] = {}
    deck: list[Magic] | None = None
    discard: list[Magic] | None = None
    open: list[Magic] | None = None
    neutral: list[Annotated[int, Meta(ge=1, le=14)]] = []
    actor: Annotated[int, Meta(ge=-1, le=4)] = -1
    discount: Count = 0
    bonus: Count = 0
    attack: Count = 0
    uses: list[Count] = []


# ---- writing ----


def written(state: TrollMasterState, catalogue: Catalogue) -> Layout:
    """Everything on the table."""
    ids = state.tables.ids
    return Layout(
        players=[written_player(state, seat) for seat in range(state.seats)],
        round=int(state.round),
        phase=PHASES[state.phase],
        start=int(state.start),
        broom=int(state.broom),
        kinds=[ids[kind] for kind in state.kinds],
        supply={ids[kind]: state.supply[kind] for kind in state.kinds},
        deck=[MAGIC[card] for card in reversed(state.deck)],
        discard=[MAGIC[card] for card in state.discard],
        open=[MAGIC[card] for card in state.open],
        neutral=list(state.neutral),
        actor=int(state.actor),
        discount=int(state.discount),
        bonus=int(state.bonus),
        attack=int(state.attack),
        uses=list(state.uses),
    )


def written_player(state: TrollMasterState, seat: int) -> Player:
    return Player(
        hand=state.hand_names(seat),
        revealed=[MAGIC[card] for card in state.revealed[seat]],
        pawn=state.pawn[seat],
        passed=bool((state.passed >> seat) & 1),
        stuck=[MAGIC[card] for card in range(4) if (state.stuck[seat] >> card) & 1],
        familiars=[written_stack(state, seat, stack) for stack in state.stacks[seat]],
        mana=state.mana[seat],
        chits=state.chits[seat],
        extra=state.extra[seat],
    )


def written_stack(state: TrollMasterState, seat: int, stack: list[int]) -> str:
    charges = int(state.charges_on(seat, stack[-1]))
    return "/".join(state.tables.ids[card] for card in stack) + (f":{charges}" if charges else "")


# ---- laying ----


def lay(state: TrollMasterState, catalogue: Catalogue, layout: Layout) -> None:
    """Put a complete layout onto the table; raises BadPosition."""
    check_seats(state, layout)
    state.clear_table()
    state.round = layout.round
    state.phase = PHASES.index(layout.phase)
    state.start = layout.start
    state.broom = layout.start if layout.broom is None else layout.broom
    lay_magic(state, layout)
    lay_pawns(state, layout)
    lay_familiars(state, catalogue, layout)
    for seat, player in enumerate(layout.players):
        state.mana[seat] = player.mana
        state.chits[seat] = player.chits
        state.extra[seat] = player.extra
    state.actor = layout.actor
    state.discount = layout.discount
    state.bonus = layout.bonus
    state.attack = layout.attack
    state.uses = list(layout.uses)


def check_seats(state: TrollMasterState, layout: Layout) -> None:
    if len(layout.players) != state.seats:
        raise BadPosition(f"expected {state.seats} players, got {len(layout.players)}", "players")
    for field, seat in (("start", layout.start), ("broom", layout.broom), ("actor", layout.actor)):
        if seat is not None and seat >= state.seats:
            raise BadPosition(f"there is no seat {seat} at this table of {state.seats}", field)


def lay_magic(state: TrollMasterState, layout: Layout) -> None:
    deck, discard, face_up = layout.deck or [], layout.discard or [], layout.open or []
    state.deck = [MAGIC.index(card) for card in reversed(deck)]
    state.discard = [MAGIC.index(card) for card in discard]
    state.open = [MAGIC.index(card) for card in face_up]
    laid = [*deck, *discard, *face_up]
    for seat, player in enumerate(layout.players):
        hand, revealed = player.hand or [], player.revealed or []
        state.revealed[seat] = [MAGIC.index(card) for card in revealed]
        for card in hand:
            state.hand[4 * seat + MAGIC.index(card)] += 1
        laid += [*hand, *revealed]
    for card in MAGIC:
        if laid.count(card) != MAGIC_COPIES:
            raise BadPosition(f"expected {MAGIC_COPIES} cards of {card} on the table, got {laid.count(card)}", "deck")
    if state.phase in (IN_ACTION, IN_ACTION + 1, OVER):
        in_play = [*face_up, *(card for player in layout.players for card in [*(player.hand or []), *(player.revealed or [])])]
        state.pool = [in_play.count(card) for card in MAGIC]


def lay_pawns(state: TrollMasterState, layout: Layout) -> None:
    state.pawn = [player.pawn for player in layout.players]
    state.neutral = sorted(layout.neutral)
    standing = [pos for pos in [*state.pawn, *state.neutral] if pos]
    if len(set(standing)) != len(standing):
        raise BadPosition("two pawns stand on one action", "players")
    state.count_taken()
    for seat, player in enumerate(layout.players):
        state.passed |= int(player.passed) << seat
        state.stuck[seat] = sum(1 << MAGIC.index(card) for card in set(player.stuck))


def lay_familiars(state: TrollMasterState, catalogue: Catalogue, layout: Layout) -> None:
    for seat, player in enumerate(layout.players):
        own = [read_stack(catalogue, entry, f"players[{seat}].familiars") for entry in player.familiars or []]
        tops = [stack[-1] for stack, _ in own]
        if not own or len(set(tops)) != len(tops):
            raise BadPosition("expected at least one familiar, no kind face up twice", f"players[{seat}].familiars")
        state.charges[int(state.charge_index(seat, 0))] = 0
        state.set_stacks(seat, [stack for stack, _ in own])
        for stack, charges in own:
            state.add_charge(seat, stack[-1], charges)
    kinds = [known(catalogue, id, "kinds") for id in layout.kinds or []]
    state.lay_supply(kinds)
    gone = [card for stacks in state.stacks for stack in stacks for card in stack if card]
    for kind in set(gone) - set(kinds):
        raise BadPosition(f"{catalogue.familiars[kind].id} is not among the kinds of this game", "kinds")
    for kind in kinds:
        left = state.tables.copies[kind] - gone.count(kind)
        wanted = layout.supply.get(catalogue.familiars[kind].id, left)
        if not 0 <= wanted <= left:
            raise BadPosition(f"expected 0 to {left} of {catalogue.familiars[kind].id}, got {wanted}", "supply")
        state.supply[kind] = wanted
    for id in layout.supply:
        if id not in (layout.kinds or []):
            raise BadPosition(f"{id} is not among the kinds of this game", "supply")


def read_stack(catalogue: Catalogue, entry: str, field: str) -> tuple[list[int], int]:
    """`gnome/golem:1` as the numbers from below and the charges on the top."""
    names, _, charges = entry.partition(":")
    stack = [known(catalogue, id, field) for id in names.split("/")]
    top = catalogue.familiars[stack[-1]]
    if charges and (not charges.isdecimal() or int(charges) > top.ribbons):
        raise BadPosition(f"expected 0 to {top.ribbons} charges on {top.id}, got {charges}", field)
    return stack, int(charges or 0)


def known(catalogue: Catalogue, id: str, field: str) -> int:
    if id not in catalogue.number:
        raise BadPosition(f"there is no familiar {id!r}", field)
    return catalogue.number[id]


# ---- the defaults of a sparse position ----


def completed(layout: Layout, catalogue: Catalogue, seats: int, chance: Chance) -> Layout:
    """The layout with everything said that a position may leave out."""
    players = [*layout.players, *(Player() for _ in range(seats - len(layout.players)))]
    players = [
        msgspec.structs.replace(player, familiars=["black_cat"] if player.familiars is None else player.familiars)
        for player in players
    ]
    return layout


__all__ = ["ACTIONS", "HAND_CARDS", "IN_PREPARATION", "OPEN_CARDS"]
