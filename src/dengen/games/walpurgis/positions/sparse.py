"""Tables laid from sparse data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from librt.vecs import append
from msgspec import Meta, Struct

from dengen.core.positions.faults import require, seat_at
from dengen.core.positions.sparse import Sparse
from dengen.core.rules.state import Step, plan
from dengen.games.walpurgis.positions.checks import A_CHAIN
from dengen.games.walpurgis.positions.notation import (
    TOP_FIRST,
    UNNUMBERED,
    ZONES,
    Piece,
    cell_number,
    put,
    read_piece,
)
from dengen.games.walpurgis.rules import WalpurgisState, codes, setup, steps, turn
from dengen.games.walpurgis.rules.state import link

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

Count = Annotated[int, Meta(ge=0, le=99)]
ChainStep = Annotated[int, Meta(ge=1, le=9)]


class SeatData(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's cards. `field`: "3c ready bri_sparks", without a card where it doesn't matter; tops of piles first."""

    field: list[str] = []
    hand: list[str] = []
    deck: list[str] | Count = 9
    pile: list[str] | Count = 0
    discard: list[str] = []
    aside: list[str] = []
    shot: list[str] = []


class Position(Sparse):
    """What is not said is as in the middle of a game, decks of nine cards nobody knows."""

    players: tuple[SeatData, SeatData]
    phase: Literal["mulligan", "opening", "prepare", "main", "end"] = "main"
    turn: int = 0
    first: int = 0
    turns: Annotated[int, Meta(ge=0)] | None = None
    places: Count = 1
    casts: Count | None = None
    place_downs: Count = 0
    acted: bool | None = None
    links: list[str] = []
    chain_step: ChainStep | None = None
    hot: list[str] = []

    def settled(self, game: Walpurgis) -> tuple[int, dict[str, Any]]:
        """The deck lists are what is laid."""
        pieces = [pieces_of(game, player, seat) for seat, player in enumerate(self.players)]
        decks = [sorted(game.tables.ids[piece.kind] for piece in cards) for cards in pieces]
        seats, options = game.settle(2, {"check_decks": False, **self.options, "decks": decks})
        if "decks" in self.options:
            _, said = game.settle(2, {**self.options, "check_decks": False})
            require(
                list(map(sorted, said["decks"])) == decks,
                "options.decks",
                "the deck lists of a position are the cards that are laid",
                "局面のデッキは、並べたカードそのものです。",
            )
        return seats, options


PHASE_PLANS = {
    "mulligan": (codes.MULLIGANS, setup.SETUP[:-3]),  # plans lie top last: this one begins with its fourth step
    "opening": (codes.OPENINGS, plan(steps.OPENING_FIRST, steps.OPENING_SECOND, steps.TURN)),
    "prepare": (codes.PREPARE_PHASE, turn.TURN),
    "main": (codes.MAIN_PHASE, turn.TURN[:-3]),
    "end": (codes.END_PHASE, turn.TURN[:-4]),
}
TURNS = 10  # completed, unless it is said otherwise


def pieces_of(game: Walpurgis, player: SeatData, seat: int) -> list[Piece]:
    """The cards of a seat in the order in which they are laid: stacks from the bottom."""
    laid: list[Piece] = []
    for zone in ZONES:
        given: list[str] | int = getattr(player, zone)
        names = [""] * given if isinstance(given, int) else given
        read = [unnumbered_piece(game, name, zone, f"players[{seat}].{zone}[{i}]") for i, name in enumerate(names)]
        laid += read[::-1] if zone in TOP_FIRST else read
    return laid


def unnumbered_piece(game: Walpurgis, entry: str, zone: str, at: str) -> Piece:
    piece = read_piece(game, entry, zone, at)
    require(piece.card == UNNUMBERED, at, "only a dump numbers its cards", "カードに番号があるのは全体の記録だけです。")
    return piece


def lay(game: Walpurgis, state: WalpurgisState, said: Position) -> None:
    for seat, player in enumerate(said.players):
        for piece in pieces_of(game, player, seat):
            put(state, state.add_card(seat, piece.kind), piece)
    lay_turn(state, said)
    if said.chain_step is None:
        for name in ("links", "hot"):
            require(
                not getattr(said, name),
                name,
                "only a chain has them: say chain_step",
                "連鎖の途中（chain_step）だけです。",
            )
    else:
        lay_chain(state, said, said.chain_step)


def lay_turn(table: WalpurgisState, data: Position) -> None:
    table.phase, agenda = PHASE_PLANS[data.phase]
    table.push_all(agenda if data.chain_step is None else chain_agenda(data))
    table.first = seat_at(data.first, 2, "first")
    whose = seat_at(data.turn, 2, "turn")
    has_begun = data.phase not in ("mulligan", "opening")
    table.turn = whose if has_begun else table.first
    table.turns = turns_of(table, data) if has_begun else 0
    table.places, table.extra_downs = data.places, data.place_downs
    table.casts = (0 if data.links else 1) if data.casts is None else data.casts
    used = bool(data.links) or table.places == 0 or table.casts == 0
    table.acted = used if data.acted is None else data.acted
    require(
        table.acted or not used,
        "acted",
        "an action of this turn has been used",
        "このターンの行動がもう使われています。",
    )


def turns_of(table: WalpurgisState, data: Position) -> int:
    limit = table.settings.turn_limit
    turns = min(TURNS, limit - 1) if data.turns is None else data.turns
    require(
        turns < limit,
        "turns",
        f"the game would be over after {limit} turns (WP-R45)",
        f"{limit}ターンでゲームは終わっています（WP-R45）。",
    )
    return turns


# ---- inside a chain ----


def chain_agenda(data: Position) -> list[Step]:
    """What is left from this step on."""
    require(data.phase == "main", "phase", "a chain belongs to a Main phase", "連鎖は通常フェイズのものです。")
    first = steps.RAPID + (data.chain_step or 1) - 1
    return A_CHAIN[: [step[0] for step in A_CHAIN].index(first) + 1]


def lay_chain(table: WalpurgisState, said: Position, step: int) -> None:
    """The cells of the cards that were cast, the latest last; the chain goes on with this step of it."""
    require(bool(said.links), "links", "a chain begins with a cast", "連鎖には発動したカードが必要です。")
    table.chain_step = step
    for i, name in enumerate(said.links):
        at = f"links[{i}]"
        cell = cell_number(name, at)
        seat = table.turn if i % 2 == 0 else 1 - table.turn
        card = next((card for card in table.cards_at(cell) if was_cast_by(table, card, seat)), codes.NOBODY)
        require(
            card != codes.NOBODY,
            at,
            f"there is no casting circle of seat {seat} in {name}: the players cast in turn, the turn player first",
            f"{name}に席{seat}の発動中の陣がありません（ターンプレイヤーから交互に発動します）。",
        )
        matrix = table.matrix_at(seat, table.kind[card], cell)
        require(
            table.tables.need[matrix] >= 0,
            at,
            "it can't have been cast there: a condition cell is off the field",
            "発動条件マスが場の外に出るので、そこでは発動できません。",
        )
        table.mark(card, codes.CAST)
        table.links = append(table.links, link(card, cell))
        table.hot = table.tables.need[matrix] | table.tables.destroy[matrix]
    for i, name in enumerate(said.hot):
        table.hot |= 1 << cell_number(name, f"hot[{i}]")


def was_cast_by(table: WalpurgisState, card: int, seat: int) -> bool:
    checked = table.place[card] == codes.CASTING and table.marks[card] & codes.CHECKED
    return bool(checked) and table.owner[card] == seat and not table.marks[card] & codes.CAST
