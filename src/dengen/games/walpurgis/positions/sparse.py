"""Tables laid from sparse data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

from dengen.core.positions.faults import fault, require, seat_at
from dengen.core.positions.sparse import Sparse
from dengen.core.state import plan
from dengen.games.walpurgis.positions.notation import CARD_ZONES, cell_number, field_state, kind_of, knowing
from dengen.games.walpurgis.rules import WalpurgisState, codes, setup, steps, turn
from dengen.games.walpurgis.rules.board import OFF_FIELD

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

Count = Annotated[int, Meta(ge=0, le=99)]


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
    turns: int = 10
    places: int = 1
    casts: int = 1
    place_downs: int = 0

    def settled(self, game: Walpurgis) -> tuple[int, dict[str, Any]]:
        """The deck lists are what is laid."""
        pieces = [pieces_of(game, player, seat) for seat, player in enumerate(self.players)]
        decks = [sorted(game.tables.ids[piece.kind] for piece in cards) for cards in pieces]
        return game.settle(2, {"check_decks": False, **self.options, "decks": decks})


PHASE_PLANS = {
    "mulligan": (codes.MULLIGANS, setup.SETUP[:-3]),  # plans lie top last: this one begins with its fourth step
    "opening": (codes.OPENINGS, plan(steps.OPENING_FIRST, steps.OPENING_SECOND, steps.TURN)),
    "prepare": (codes.PREPARE_PHASE, turn.TURN),
    "main": (codes.MAIN_PHASE, turn.TURN[:-3]),
    "end": (codes.END_PHASE, turn.TURN[:-4]),
}


class Piece(NamedTuple):
    """A card of a seat, and where it lies."""

    kind: int
    place: int
    cell: int = OFF_FIELD
    known: int = 0  # who knows it beyond the usual, as bits
    marks: int = 0


def lay(game: Walpurgis, state: WalpurgisState, said: Position) -> None:
    for seat, player in enumerate(said.players):
        for piece in pieces_of(game, player, seat):
            put(state, seat, piece)
    lay_turn(state, said)


def lay_turn(table: WalpurgisState, data: Position) -> None:
    table.phase, agenda = PHASE_PLANS[data.phase]
    table.push_all(agenda)
    table.first = seat_at(data.first, 2, "first")
    has_begun = data.phase not in ("mulligan", "opening")
    table.turn = seat_at(data.turn, 2, "turn") if has_begun else table.first
    table.turns = data.turns if has_begun else 0
    table.places, table.casts, table.extra_downs = data.places, data.casts, data.place_downs


def pieces_of(game: Walpurgis, player: SeatData, seat: int) -> list[Piece]:
    """The cards of a seat in the order in which they are laid: stacks from the bottom."""
    laid = [field_piece(game, entry, f"players[{seat}].field[{i}]") for i, entry in enumerate(player.field)]
    for zone in CARD_ZONES:
        given: list[str] | int = getattr(player, zone)
        names = [""] * given if isinstance(given, int) else given
        for i, name in enumerate(reversed(names) if zone in ("deck", "pile") else names):
            at = f"players[{seat}].{zone}[{i}]"
            words = name.split() or [""]
            kind = kind_of(game, words[0], at)
            laid.append(Piece(kind, codes.PLACES.index(zone), known=known_to(words[1:], at)))
    return laid


def field_piece(game: Walpurgis, entry: str, at: str) -> Piece:
    words = entry.split()
    require(
        len(words) >= 2,
        at,
        f"a card on the field is written like '3c ready bri_sparks', not {entry!r}",
        f"場のカードは '3c ready bri_sparks' のように書きます（{entry!r} は使えません）。",
    )
    cell = cell_number(words[0], at)
    place = field_state(words[1], at)
    named = len(words) > 2 and ":" not in words[2] and words[2] != "unchecked"
    known = known_to(words[3:] if named else words[2:], at)
    is_checked = place == codes.CASTING and "unchecked" not in words
    return Piece(kind_of(game, words[2] if named else "", at), place, cell, known, codes.CHECKED if is_checked else 0)


def known_to(words: list[str], at: str) -> int:
    """`known:AB` says who knows a card beyond those who see it anyway."""
    known = 0
    for word in words:
        if word.startswith("known:"):
            known |= knowing(word.removeprefix("known:"), at)
        elif word != "unchecked":
            raise fault(
                at,
                f"after the card comes known:A, known:B, known:AB or unchecked, not {word!r}",
                f"カードの後に書けるのは known:A、known:B、known:AB、unchecked です（{word!r} は使えません）。",
            )
    return known


def put(table: WalpurgisState, seat: int, piece: Piece) -> None:
    card = table.add_card(seat, piece.kind)
    known = piece.known
    if piece.cell != OFF_FIELD:
        table.enter(card, piece.cell, piece.place)
    else:
        table.lay(card, piece.place)
        if piece.place in (codes.DISCARD, codes.ASIDE, codes.SHOT):
            known = codes.BOTH
        elif piece.place == codes.HAND:
            known |= 1 << seat
    table.know(card, known)
    if piece.marks:
        table.mark(card, piece.marks)
