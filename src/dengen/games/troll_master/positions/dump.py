"""A table as data: one format for saved positions (everything said) and for laid ones (see `sparse.py`)."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.troll_master.cards.file import Magic
from dengen.games.troll_master.positions import notation
from dengen.games.troll_master.positions.checks import check_flow
from dengen.games.troll_master.rules import TrollMasterState, setup
from dengen.games.troll_master.rules.codes import MAGIC, MAGIC_COPIES, PHASES

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

Count = Annotated[int, Meta(ge=0, le=9999)]
Place = Annotated[int, Meta(ge=0, le=14)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Phase = Literal["preparation", "planning", "action", "scoring", "over"]


class Player(Struct, forbid_unknown_fields=True, kw_only=True):
    """One seat's part of the table. A familiar is written `gnome/golem:1`: the stack from below, the charges on its top."""

    hand: list[Magic] | None = None
    revealed: list[Magic] | None = None
    pawn: Place = 0
    passed: bool = False
    stuck: list[Magic] = []
    familiars: list[str] | None = None
    mana: Count = 4
    chits: Count = 0
    extra: Count = 0


class Layout(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole table. The deck is written from the top, the discard from the bottom."""

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
    uses: list[str] = []


def dump(game: "TrollMaster", state: TrollMasterState) -> dict[str, Any]:
    """Everything on the table, as data for a Layout."""
    ids = state.tables.ids
    return {
        "players": [dump_player(state, seat) for seat in range(state.seats)],
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "start": int(state.start),
        "broom": int(state.broom),
        "kinds": [ids[kind] for kind in state.kinds],
        "supply": {ids[kind]: state.supply[kind] for kind in state.kinds},
        "deck": [MAGIC[card] for card in reversed(state.deck)],
        "discard": [MAGIC[card] for card in state.discard],
        "open": [MAGIC[card] for card in state.open],
        "neutral": list(state.neutral),
        "actor": int(state.actor),
        "discount": int(state.discount),
        "bonus": int(state.bonus),
        "attack": int(state.attack),
        "uses": [notation.ability(state.tables, use) for use in state.uses],
    }


def dump_player(state: TrollMasterState, seat: int) -> dict[str, Any]:
    return {
        "hand": state.hand_names(seat),
        "revealed": [MAGIC[card] for card in state.revealed[seat]],
        "pawn": state.pawn[seat],
        "passed": bool((state.passed >> seat) & 1),
        "stuck": [MAGIC[card] for card in range(4) if (state.stuck[seat] >> card) & 1],
        "familiars": [notation.stack(state, seat, stack) for stack in state.stacks[seat]],
        "mana": state.mana[seat],
        "chits": state.chits[seat],
        "extra": state.extra[seat],
    }


def load(game: "TrollMaster", state: TrollMasterState, data: dict[str, Any]) -> None:
    """The table from `dump`'s data, into an empty state; raises BadPosition."""
    put(state, positions.read(data, Layout))
    check_flow(game, state)


# ---- a layout onto the table ----


def put(state: TrollMasterState, layout: Layout) -> None:
    """Put a complete layout onto the table; raises BadPosition."""
    check_complete(state, layout)
    state.broom = layout.start if layout.broom is None else layout.broom
    state.clear()
    state.round = layout.round
    state.phase = PHASES.index(layout.phase)
    state.start = layout.start
    put_magic(state, layout)
    put_pawns(state, layout)
    put_familiars(state, layout)
    put_supply(state, layout)
    for seat, player in enumerate(layout.players):
        state.mana[seat] = player.mana
        state.chits[seat] = player.chits
        state.extra[seat] = player.extra
    state.actor = layout.actor
    state.discount = layout.discount
    state.bonus = layout.bonus
    state.attack = layout.attack
    state.uses = [notation.read_ability(state.tables, use) for use in layout.uses]


def check_complete(state: TrollMasterState, layout: Layout) -> None:
    if len(layout.players) != state.seats:
        raise BadPosition(
            Text(
                f"expected {state.seats} players, got {len(layout.players)}",
                f"プレイヤーは{state.seats}人のはずですが、{len(layout.players)}人分書かれています。",
            ),
            "players",
        )
    for field, seat in (("start", layout.start), ("broom", layout.broom), ("actor", layout.actor)):
        if seat is not None and seat >= state.seats:
            raise no_seat(seat, state.seats, field)
    for field in ("kinds", "deck", "discard", "open"):
        if getattr(layout, field) is None:
            raise positions.missing(field)
    for seat, player in enumerate(layout.players):
        for field in ("hand", "revealed", "familiars"):
            if getattr(player, field) is None:
                raise positions.missing(f"players[{seat}].{field}")


def no_seat(seat: int, seats: int, field: str) -> BadPosition:
    return BadPosition(
        Text(f"there is no seat {seat} at this table of {seats}", f"{seats}人の卓に席{seat}はありません。"), field
    )


def put_magic(state: TrollMasterState, layout: Layout) -> None:
    deck, discard, face_up = layout.deck or [], layout.discard or [], layout.open or []
    state.deck = [MAGIC.index(card) for card in reversed(deck)]
    state.discard = [MAGIC.index(card) for card in discard]
    state.open = [MAGIC.index(card) for card in face_up]
    in_play = list(face_up)
    for seat, player in enumerate(layout.players):
        hand, revealed = player.hand or [], player.revealed or []
        state.revealed[seat] = [MAGIC.index(card) for card in revealed]
        for card in hand:
            state.hand[4 * seat + MAGIC.index(card)] += 1
        in_play += [*hand, *revealed]
    laid = [*deck, *discard, *in_play]
    for kind in MAGIC:
        if laid.count(kind) != MAGIC_COPIES:
            raise BadPosition(
                Text(
                    f"expected {MAGIC_COPIES} cards of {kind} on the table, got {laid.count(kind)}",
                    f"{kind} は全部で{MAGIC_COPIES}枚のはずですが、{laid.count(kind)}枚あります。",
                ),
                "deck",
            )
    if state.hands_are_open():
        state.pool = [[str(card) for card in in_play].count(kind) for kind in MAGIC]


def put_pawns(state: TrollMasterState, layout: Layout) -> None:
    state.pawn = [player.pawn for player in layout.players]
    state.neutral = sorted(layout.neutral)
    standing = [pos for pos in [*state.pawn, *state.neutral] if pos]
    if len(set(standing)) != len(standing):
        raise BadPosition(Text("two pawns stand on one action", "1つのアクションに計画コマが2つあります。"), "players")
    state.count_taken()
    for seat, player in enumerate(layout.players):
        state.passed |= int(player.passed) << seat
        state.stuck[seat] = sum(1 << MAGIC.index(card) for card in set(player.stuck))


def put_familiars(state: TrollMasterState, layout: Layout) -> None:
    for seat, player in enumerate(layout.players):
        own = [
            notation.read_stack(state.tables, entry, f"players[{seat}].familiars") for entry in player.familiars or []
        ]
        tops = [stack[-1] for stack, _ in own]
        if not own or len(set(tops)) != len(tops):
            raise BadPosition(
                Text(
                    "expected at least one familiar, no kind face up twice",
                    "使い魔は1枚以上必要で、同じ種類を2つ表向きにはできません。",
                ),
                f"players[{seat}].familiars",
            )
        state.add_charge(seat, 0, -state.charges_on(seat, 0))
        state.set_stacks(seat, [stack for stack, _ in own])
        for stack, charges in own:
            state.add_charge(seat, stack[-1], charges)


def put_supply(state: TrollMasterState, layout: Layout) -> None:
    kinds = [notation.number(state.tables, id, "kinds") for id in layout.kinds or []]
    if 0 in kinds or len(set(kinds)) != state.tables.kinds_per_game or len(set(kinds)) != len(kinds):
        many = state.tables.kinds_per_game
        raise BadPosition(
            Text(f"expected {many} different kinds of familiars", f"違う使い魔が{many}種必要です。"), "kinds"
        )
    setup.lay_supply(state, kinds)
    owned = [card for stacks in state.stacks for stack in stacks for card in stack if card]
    for id in [*layout.supply, *(state.tables.ids[card] for card in owned)]:
        if notation.number(state.tables, id, "supply") not in kinds:
            raise BadPosition(
                Text(f"{id} is not among the kinds of this game", f"{id} はこのゲームに登場しない使い魔です。"), "kinds"
            )
    for kind in kinds:
        id = state.tables.ids[kind]
        left = state.tables.copies[kind] - owned.count(kind)
        state.supply[kind] = layout.supply.get(id, left)
        if not 0 <= state.supply[kind] <= left:
            raise BadPosition(
                Text(
                    f"there can be no {state.supply[kind]} of {id} with {owned.count(kind)} owned",
                    f"{id} は{owned.count(kind)}枚が持たれているので、サプライに{state.supply[kind]}枚はありえません。",
                ),
                "supply",
            )
