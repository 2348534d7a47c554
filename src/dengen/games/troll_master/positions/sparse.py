"""Positions laid for tests, puzzles and tutorials: whatever is left out is filled in here (docs/positions/troll_master.md)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from dengen.core import positions
from dengen.core.chance import Chance
from dengen.core.errors import BadPosition
from dengen.core.state import plan
from dengen.core.words import Text
from dengen.games.troll_master.cards.file import Magic
from dengen.games.troll_master.positions.dump import Count, Layout, Player, Seat, no_seat, put
from dengen.games.troll_master.positions.notation import read_stack
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.codes import MAGIC, MAGIC_COPIES
from dengen.games.troll_master.rules.preparation import HAND_CARDS, OPEN_CARDS, ROUND
from dengen.games.troll_master.rules.steps import NEXT_PAWN, OFFER_BROOM, PLANNING_PHASE, REVEAL, SCORING_PHASE, TURN
from dengen.games.troll_master.rules.tables import Tables

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

AFTER_THE_DEAL = plan(OFFER_BROOM, PLANNING_PHASE, REVEAL, NEXT_PAWN, SCORING_PHASE)
AFTER_PLANNING = plan(REVEAL, NEXT_PAWN, SCORING_PHASE)
ACTION_PHASE = plan(NEXT_PAWN, SCORING_PHASE)
END_OF_ROUND = plan(SCORING_PHASE)


class Sparse(Layout, forbid_unknown_fields=True, kw_only=True):
    """A layout that says only what matters. `pool` stands for the ten cards of the round, whoever holds them."""

    seats: int | None = None
    seed: int = 0
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    pool: Annotated[list[Count], Meta(min_length=4, max_length=4)] | None = None
    turn: Seat | None = None


def lay(game: "TrollMaster", data: Mapping[str, Any]) -> TrollMasterState:
    """The table that a sparse position describes; raises BadPosition."""
    sparse = positions.read(data, Sparse)
    seats, options = game.settle(sparse.seats, sparse.options)
    state = game.empty(seats, options)
    state.chance = positions.seeded(sparse.seed)
    put(state, completed(sparse, game.tables, seats, options))
    go_on(state, sparse)
    return state


def completed(sparse: Sparse, tables: Tables, seats: int, options: dict[str, Any]) -> Layout:
    """The position with everything said."""
    if len(sparse.players) > seats:
        raise BadPosition(
            Text(
                f"expected at most {seats} players, got {len(sparse.players)}",
                f"プレイヤーは{seats}人までですが、{len(sparse.players)}人分書かれています。",
            ),
            "players",
        )
    players = [*sparse.players, *(Player() for _ in range(seats - len(sparse.players)))]
    players = [
        msgspec.structs.replace(player, familiars=[tables.ids[0]] if player.familiars is None else player.familiars)
        for player in players
    ]
    layout = msgspec.structs.replace(
        sparse,
        players=players,
        kinds=sparse.kinds or chosen_kinds(sparse, players, tables, options),
        broom=default_broom(sparse, players) if sparse.broom is None else sparse.broom,
    )
    return dealt(layout, seats, Chance(sparse.seed))


def default_broom(sparse: Sparse, players: list[Player]) -> int:
    """Once planning is over, whoever stands furthest right has it (TM-35)."""
    pawns = [player.pawn for player in players]
    if sparse.phase in ("action", "scoring") and any(pawns):
        return pawns.index(max(pawns))
    return sparse.start


def chosen_kinds(sparse: Sparse, players: list[Player], tables: Tables, options: dict[str, Any]) -> list[str]:
    """The option's kinds if it names them; else what is on the table, filled up from the starter set and the catalogue."""
    if isinstance(options["kinds"], list):
        return list(options["kinds"])
    kinds = list(sparse.supply)
    for seat, player in enumerate(players):
        for entry in player.familiars or []:
            stack, _ = read_stack(tables, entry, f"players[{seat}].familiars")
            kinds += [tables.ids[card] for card in stack if card]
    kinds += [*tables.starter, *tables.ids[1:]]
    return list(dict.fromkeys(kinds))[: tables.kinds_per_game]


# ---- magic cards ----


def dealt(layout: Sparse, seats: int, chance: Chance) -> Layout:
    """All 24 magic cards in their zones: those that are named, the others at random."""
    if layout.pool is not None:
        layout = spread_pool(layout, seats)
    rest = unnamed(layout)
    chance.shuffle(rest)
    cards = [MAGIC[card] for card in rest]
    if is_before_the_deal(layout):
        hands = [msgspec.structs.replace(player, hand=[], revealed=[]) for player in layout.players]
        open_cards: list[Any] = []
    else:
        open_cards = drawn(cards, OPEN_CARDS[seats]) if layout.open is None else layout.open
        hands = [with_cards(player, HAND_CARDS[seats], cards) for player in layout.players]
    deck, discard = layout.deck, layout.discard
    if deck is None:
        deck = drawn(cards, len(cards))
    if discard is None:
        discard = drawn(cards, len(cards))
    return msgspec.structs.replace(layout, players=hands, open=open_cards, deck=deck, discard=discard)


def is_before_the_deal(layout: Layout) -> bool:
    named = layout.open is not None or any(player.hand is not None for player in layout.players)
    return layout.phase == "preparation" and not named


def spread_pool(layout: Sparse, seats: int) -> Sparse:
    pool = [card for card, many in zip(MAGIC, layout.pool or [], strict=True) for _ in range(many)]
    if len(pool) != OPEN_CARDS[seats] + seats * HAND_CARDS[seats]:
        raise BadPosition(Text("the cards of a round are ten", "ラウンドの魔法カードは10枚です。"), "pool")
    if layout.phase in ("preparation", "planning"):
        raise BadPosition(
            Text("there is a pool only after the reveal", "pool があるのは公開フェイズの後だけです。"), "pool"
        )
    if layout.open is not None or any(
        player.hand is not None or player.revealed is not None for player in layout.players
    ):
        raise BadPosition(
            Text(
                "say either the pool or who holds which cards",
                "pool か、誰がどのカードを持つか、どちらか一方だけを書いてください。",
            ),
            "pool",
        )
    pool.reverse()
    return msgspec.structs.replace(
        layout,
        open=drawn(pool, OPEN_CARDS[seats]),
        players=[
            msgspec.structs.replace(player, hand=drawn(pool, HAND_CARDS[seats]), revealed=[])
            for player in layout.players
        ],
    )


def unnamed(layout: Layout) -> list[int]:
    named: list[Magic] = [*(layout.deck or []), *(layout.discard or []), *(layout.open or [])]
    for player in layout.players:
        named += [*(player.hand or []), *(player.revealed or [])]
    rest: list[int] = []
    for number, kind in enumerate(MAGIC):
        many = sum(card == kind for card in named)
        if many > MAGIC_COPIES:
            raise BadPosition(
                Text(
                    f"there are only {MAGIC_COPIES} cards of {kind}, not {many}",
                    f"{kind} は{MAGIC_COPIES}枚しかありませんが、{many}枚書かれています。",
                ),
                "deck",
            )
        rest += [number] * (MAGIC_COPIES - many)
    return rest


def with_cards(player: Player, size: int, cards: list[str]) -> Player:
    """As many cards as a player has in this round: what isn't said comes from the rest."""
    revealed: list[Any] | None = player.revealed
    if revealed is None:
        shown = size - len(player.hand) if player.hand is not None and player.pawn else 0
        revealed = drawn(cards, shown)
    hand = drawn(cards, size - len(revealed)) if player.hand is None else player.hand
    return msgspec.structs.replace(player, hand=hand, revealed=revealed)


def drawn(cards: list[str], many: int) -> list[Any]:
    if many > len(cards):
        raise BadPosition(
            Text(
                "too many cards are named: there are not enough left for the rest",
                "書かれたカードが多すぎて、残りに配る分が足りません。",
            ),
            "deck",
        )
    return [cards.pop() for _ in range(many)]


# ---- where the round goes on ----


def go_on(state: TrollMasterState, sparse: Sparse) -> None:
    """Lay the rest of the round on the agenda."""
    if sparse.phase == "preparation":
        state.agenda.extend(ROUND if is_before_the_deal(sparse) else AFTER_THE_DEAL)
    elif sparse.phase == "planning":
        turn = sparse.start if sparse.turn is None else sparse.turn
        if turn >= state.seats:
            raise no_seat(turn, state.seats, "turn")
        state.agenda.extend(AFTER_PLANNING)
        state.agenda.append((TURN, turn, 0, 0))
    elif sparse.phase == "action":
        state.agenda.extend(ACTION_PHASE)
    elif sparse.phase == "scoring":
        state.agenda.extend(END_OF_ROUND)
    else:
        raise BadPosition(Text("a position that is over asks nothing", "終わった局面では何もできません。"), "phase")
