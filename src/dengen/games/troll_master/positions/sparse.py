"""Positions laid for tests, puzzles and tutorials: whatever is left out is filled in here (docs/positions/troll_master.md)."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from dengen.core.base.chance import Chance
from dengen.core.positions import plain
from dengen.core.positions.faults import fault, index_of, require, seat_at
from dengen.core.positions.sparse import Sparse
from dengen.core.rules.state import Step, plan
from dengen.games.troll_master.cards.file import Magic
from dengen.games.troll_master.positions.dump import ZONES
from dengen.games.troll_master.positions.notation import number, read_stack
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.codes import MAGIC, MAGIC_COPIES, PHASES
from dengen.games.troll_master.rules.preparation import HAND_CARDS, OPEN_CARDS, ROUND
from dengen.games.troll_master.rules.steps import NEXT_PAWN, OFFER_BROOM, PLANNING_PHASE, REVEAL, SCORING_PHASE, TURN
from dengen.games.troll_master.rules.tables import Tables

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

AFTER_THE_DEAL = plan(OFFER_BROOM, PLANNING_PHASE, REVEAL, NEXT_PAWN, SCORING_PHASE)
AFTER_PLANNING = plan(REVEAL, NEXT_PAWN, SCORING_PHASE)
ACTION_PHASE = plan(NEXT_PAWN, SCORING_PHASE)
END_OF_ROUND = plan(SCORING_PHASE)
Count = Annotated[int, Meta(ge=0, le=99)]


class Player(Struct, forbid_unknown_fields=True, kw_only=True):
    """One seat's part of the table. A familiar is written `gnome/golem:1`: the stack from below, the charges on its top."""

    hand: list[Magic] | None = None
    revealed: list[Magic] | None = None
    pawn: int = 0
    passed: bool = False
    stuck: list[Magic] = []
    familiars: list[str] | None = None
    mana: int = 4
    chits: int = 0
    extra: int = 0


class Position(Sparse):
    """As much of a dump's table as matters. `pool` stands for the ten cards of the round, whoever holds them."""

    seats: int | None = None
    players: list[Player] = []
    round: int = 1
    phase: str = "preparation"
    start: int = 0
    broom: int | None = None
    turn: int | None = None
    kinds: list[str] | None = None
    supply: dict[str, int] = {}
    pool: Annotated[list[Count], Meta(min_length=4, max_length=4)] | None = None
    deck: list[Magic] | None = None
    discard: list[Magic] | None = None
    open: list[Magic] | None = None
    neutral: list[int] = []
    actor: int = -1
    discount: int = 0
    bonus: int = 0
    attack: int = 0
    uses: list[str] = []

    def seat_count(self) -> int | None:
        return self.seats

    def is_before_the_deal(self) -> bool:
        named = [self.open, *(cards for player in self.players for cards in (player.hand, player.revealed))]
        return self.phase == "preparation" and all(cards is None for cards in named)


def lay(game: "TrollMaster", state: TrollMasterState, said: Position) -> None:
    """The table that a sparse position describes; raises BadPosition."""
    rest = steps_left(state, said)
    complete(said, game.tables, state)
    zones = plain(said)
    ZONES.load(state, {field.name: zones[field.name] for field in ZONES.fields})
    state.push_all(rest)


def complete(said: Position, tables: Tables, state: TrollMasterState) -> None:
    """Say everything."""
    require(
        len(said.players) <= state.seats,
        "players",
        f"expected at most {state.seats} players, got {len(said.players)}",
        f"プレイヤーは{state.seats}人までですが、{len(said.players)}人分書かれています。",
    )
    said.players += [Player() for _ in range(state.seats - len(said.players))]
    for player in said.players:
        player.familiars = [tables.ids[0]] if player.familiars is None else player.familiars
    owned = owned_familiars(said, tables)
    for id in said.supply:
        number(tables, id, f"supply.{id}")
    said.kinds = said.kinds or chosen_kinds(said, owned, tables, state.options)
    left = {
        id: max(0, int(copies) - owned.count(id))
        for id, copies in zip(tables.ids, tables.copies, strict=True)
        if id in said.kinds
    }
    said.supply = left | said.supply
    said.broom = default_broom(said) if said.broom is None else said.broom
    deal(said, state.seats, Chance(said.seed))


def owned_familiars(said: Position, tables: Tables) -> list[str]:
    owned: list[str] = []
    for seat, player in enumerate(said.players):
        for entry in player.familiars or []:
            stack, _ = read_stack(tables, entry, f"players[{seat}].familiars")
            owned += [tables.ids[card] for card in stack if card]
    return owned


def chosen_kinds(said: Position, owned: list[str], tables: Tables, options: dict[str, Any]) -> list[str]:
    """The option's kinds if it names them; else what is on the table, filled up from the starter set and the catalogue."""
    if isinstance(options["kinds"], list):
        return list(options["kinds"])
    kinds = [*said.supply, *owned, *tables.starter, *tables.ids[1:]]
    return list(dict.fromkeys(kinds))[: tables.kinds_per_game]


def default_broom(said: Position) -> int:
    """Once planning is over, whoever stands furthest right has it (TM-35)."""
    pawns = [player.pawn for player in said.players]
    if said.phase in ("action", "scoring") and any(pawns):
        return pawns.index(max(pawns))
    return said.start


# ---- magic cards ----


def deal(said: Position, seats: int, chance: Chance) -> None:
    """All 24 magic cards in their zones: those that are named, the others at random."""
    before = said.is_before_the_deal()
    if said.pool is not None:
        spread_pool(said, seats, said.pool)
    order = unnamed(said)
    chance.shuffle(order)
    rest: list[Any] = [MAGIC[card] for card in order]
    if before:
        said.open = []
    elif said.open is None:
        said.open = drawn(said, rest, OPEN_CARDS[seats])
    for player in said.players:
        if before:
            player.hand, player.revealed = [], []
        else:
            deal_to(said, player, HAND_CARDS[seats], rest)
    said.deck = drawn(said, rest, len(rest)) if said.deck is None else said.deck
    said.discard = drawn(said, rest, len(rest)) if said.discard is None else said.discard


def spread_pool(said: Position, seats: int, counts: list[int]) -> None:
    pool: list[Any] = [card for card, many in zip(MAGIC, counts, strict=True) for _ in range(many)]
    require(
        len(pool) == OPEN_CARDS[seats] + seats * HAND_CARDS[seats],
        "pool",
        "the cards of a round are ten",
        "ラウンドの魔法カードは10枚です。",
    )
    require(
        said.phase not in ("preparation", "planning"),
        "pool",
        "there is a pool only after the reveal",
        "pool があるのは公開フェイズの後だけです。",
    )
    require(
        said.open is None and all(player.hand is None and player.revealed is None for player in said.players),
        "pool",
        "say either the pool or who holds which cards",
        "pool か、誰がどのカードを持つか、どちらか一方だけを書いてください。",
    )
    pool.reverse()
    said.open = drawn(said, pool, OPEN_CARDS[seats])
    for player in said.players:
        player.hand, player.revealed = drawn(said, pool, HAND_CARDS[seats]), []


def unnamed(said: Position) -> list[int]:
    """The cards that are mentioned nowhere."""
    left = Counter(dict.fromkeys(MAGIC, int(MAGIC_COPIES)))
    for at, cards in named_zones(said):
        left.subtract(cards)
        for kind in MAGIC:
            require(
                left[kind] >= 0,
                at,
                f"there are only {MAGIC_COPIES} cards of {kind}, not {MAGIC_COPIES - left[kind]}",
                f"{kind} は{MAGIC_COPIES}枚しかありませんが、{MAGIC_COPIES - left[kind]}枚書かれています。",
            )
    return [card for card, kind in enumerate(MAGIC) for _ in range(left[kind])]


def named_zones(said: Position) -> Iterator[tuple[str, list[Magic]]]:
    """What is said of magic cards, and where."""
    if said.pool is not None:
        held = [card for player in said.players for card in player.hand or []]
        yield "pool", [*(said.open or []), *held]
    else:
        yield "open", said.open or []
        for seat, player in enumerate(said.players):
            yield f"players[{seat}].hand", player.hand or []
            yield f"players[{seat}].revealed", player.revealed or []
    yield "deck", said.deck or []
    yield "discard", said.discard or []


def deal_to(said: Position, player: Player, size: int, rest: list[Magic]) -> None:
    """As many cards as a player has in this round: what isn't said comes from the rest."""
    if player.revealed is None:
        shown = size - len(player.hand) if player.hand is not None and player.pawn else 0
        player.revealed = drawn(said, rest, shown)
    if player.hand is None:
        player.hand = drawn(said, rest, size - len(player.revealed))


def drawn(said: Position, cards: list[Magic], many: int) -> list[Magic]:
    """Cards off the end; a deck or a discard pile that is named must leave enough of them."""
    require(
        many <= len(cards),
        "discard" if said.deck is None else "deck",
        "too many cards are named: there are not enough left for the rest",
        "書かれたカードが多すぎて、残りに配る分が足りません。",
    )
    return [cards.pop() for _ in range(many)]


# ---- where the round goes on ----


def steps_left(state: TrollMasterState, said: Position) -> list[Step]:
    """The rest of the round."""
    match said.phase:
        case "preparation":
            return ROUND if said.is_before_the_deal() else AFTER_THE_DEAL
        case "planning":
            turn = seat_at(said.start if said.turn is None else said.turn, state.seats, "turn")
            return [*AFTER_PLANNING, (TURN, turn, 0, 0)]
        case "action":
            return ACTION_PHASE
        case "scoring":
            return END_OF_ROUND
    index_of(said.phase, PHASES, "phase")
    raise fault("phase", "a position that is over asks nothing", "終わった局面では何もできません。")
