"""Positions as readable data: exact dumps in the middle of anything, and tables laid from sparse data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.state import plan
from dengen.core.words import Text
from dengen.games.walpurgis import setup, state, steps, tables, turn
from dengen.games.walpurgis.board import CELL_NAMES, OFF_FIELD, cells_of
from dengen.games.walpurgis.rules import WalpurgisState

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

ZONES = ("deck", "hand", "pile", "discard", "aside", "shot")
SEAT_LETTERS = "AB"


# ---- exact dumps ----


class CardData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    seat: int
    known: str = ""
    marks: list[str] = []


class LinkData(Struct, frozen=True, forbid_unknown_fields=True):
    card: int
    cell: str


class FieldData(Struct, frozen=True, forbid_unknown_fields=True):
    card: int
    cell: str
    state: str


class EffectData(Struct, frozen=True, forbid_unknown_fields=True):
    card: int
    number: int
    cell: str
    chosen: list[int]


class TableData(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards are numbered; zones name them by their numbers, the top of a deck or pile last."""

    cards: list[CardData]
    field: list[FieldData]
    deck: list[list[int]]
    hand: list[list[int]]
    pile: list[list[int]]
    discard: list[list[int]]
    aside: list[list[int]]
    shot: list[list[int]]
    sealed: list[str]
    picked: list[list[int]]
    exchanged: list[int]
    phase: str
    first: int
    turn: int
    turns: int
    places: int
    casts: int
    extra_downs: int
    acted: bool
    links: list[LinkData]
    chain_step: int
    hot: list[str]
    aim: list[str]
    shots: int
    effect: EffectData
    lost: list[int]
    reason: str
    winner: int


def dump(game: Walpurgis, table: WalpurgisState) -> dict[str, Any]:
    ids = table.cards.ids
    data = TableData(
        cards=[
            CardData(ids[kind], table.owner[card], letters(table.known[card]), marks_of(table.marks[card]))
            for card, kind in enumerate(table.kind)
        ],
        field=[FieldData(card, CELL_NAMES[table.cell[card]], tables.PLACES[table.place[card]]) for card in table.field],
        **{zone: getattr(table, zone) for zone in ZONES},
        sealed=[ids[kind] if kind >= 0 else "" for kind in table.sealed],
        picked=table.picked,
        exchanged=table.exchanged,
        phase=state.PHASES[table.phase],
        first=int(table.first),
        turn=int(table.turn),
        turns=int(table.turns),
        places=int(table.places),
        casts=int(table.casts),
        extra_downs=int(table.extra_downs),
        acted=table.acted,
        links=[LinkData(link >> 5, CELL_NAMES[link & 31]) for link in table.links],
        chain_step=int(table.chain_step),
        hot=cell_names(table.hot),
        aim=cell_names(table.aim),
        shots=int(table.shots),
        effect=EffectData(int(table.fx_card), int(table.fx), CELL_NAMES[table.fx_cell], table.chosen),
        lost=table.lost,
        reason=state.REASONS[table.reason],
        winner=int(table.winner),
    )
    plain: dict[str, Any] = positions.plain(data)
    return plain


def load(game: Walpurgis, table: WalpurgisState, plain: dict[str, Any]) -> None:
    data = positions.read(plain, TableData)
    for number, card in enumerate(data.cards):
        at = f"table.cards[{number}]"
        setup.new_card(table, seat_number(card.seat, at), kind_of(game, card.card, at), tables.DECK)
        table.known[number] = bits(card.known, at)
        table.marks[number] = sum(1 << positions.index_of(mark, state.MARKS, at) for mark in card.marks)
    load_zones(table, data)
    table.sealed = [kind_of(game, id_, "table.sealed") if id_ else state.NOBODY for id_ in data.sealed]
    table.picked = [list(cards) for cards in data.picked]
    table.exchanged = list(data.exchanged)
    table.phase = positions.index_of(data.phase, state.PHASES, "table.phase")
    table.first, table.turn, table.turns = data.first, data.turn, data.turns
    table.places, table.casts, table.extra_downs, table.acted = data.places, data.casts, data.extra_downs, data.acted
    table.links = [link.card * 32 + cell_number(link.cell, "table.links") for link in data.links]
    table.chain_step = data.chain_step
    table.hot = mask_of(data.hot, "table.hot")
    table.aim = mask_of(data.aim, "table.aim")
    table.shots = data.shots
    table.fx_card, table.fx, table.chosen = data.effect.card, data.effect.number, list(data.effect.chosen)
    table.fx_cell = cell_number(data.effect.cell, "table.effect.cell")
    table.lost = list(data.lost)
    table.reason = positions.index_of(data.reason, state.REASONS, "table.reason")
    table.winner = data.winner
    check(table)


def load_zones(table: WalpurgisState, data: TableData) -> None:
    found = [piece.card for piece in data.field]
    for zone in ZONES:
        lists: list[list[int]] = getattr(data, zone)
        if len(lists) != 2:
            raise BadPosition(Text("there are two seats", "2席に1つずつ必要です。"), f"table.{zone}")
        setattr(table, zone, [list(cards) for cards in lists])
        found += lists[0] + lists[1]
    if sorted(found) != list(range(len(data.cards))):
        raise BadPosition(
            Text("every card lies in exactly one place", "どのカードもちょうど1か所になければなりません。"), "table"
        )
    for zone in ZONES:
        for card in [*getattr(table, zone)[0], *getattr(table, zone)[1]]:
            table.place[card] = tables.PLACES.index(zone)
    for piece in data.field:
        table.field.append(piece.card)
        table.cell[piece.card] = cell_number(piece.cell, "table.field")
        table.place[piece.card] = 6 + positions.index_of(piece.state, tables.FIELD_STATES, "table.field")


def check(table: WalpurgisState) -> None:
    """Numbers that point somewhere."""
    count = len(table.kind)
    pointed = [*table.chosen, *table.lost, *table.picked[0], *table.picked[1], *(link >> 5 for link in table.links)]
    if any(not 0 <= card < count for card in pointed) or not -1 <= table.fx_card < count:
        raise BadPosition(Text("there is no such card", "そのような番号のカードはありません。"), "table")
    if not 0 <= table.fx < max(1, len(table.cards.effects)):
        raise BadPosition(Text("there is no such effect", "そのような番号の効果はありません。"), "table.effect.number")
    for seat in (0, 1):
        strange = {table.kind[card] for card in range(count) if table.owner[card] == seat} - set(table.menu[seat])
        if strange:
            id_ = table.cards.ids[min(strange)]
            raise BadPosition(
                Text(f"{id_} is not in the deck of seat {seat}", f"{id_} は席{seat}のデッキにありません。"),
                "table.cards",
            )


# ---- sparse positions ----


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


class PositionData(Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[SeatData, SeatData]
    options: dict[str, Any] = {}
    phase: Literal["mulligan", "opening", "prepare", "main", "end"] = "main"
    turn: int = 0
    first: int = 0
    turns: int = 10
    places: int = 1
    casts: int = 1
    place_downs: int = 0
    seed: int = 0


PHASE_PLANS = {
    "mulligan": (state.MULLIGANS, setup.SETUP[:-3]),
    "opening": (state.OPENINGS, plan(steps.OPENING_FIRST, steps.OPENING_SECOND, steps.TURN)),
    "prepare": (state.PREPARE, turn.TURN),
    "main": (state.MAIN, turn.TURN[:-3]),
    "end": (state.END, turn.TURN[:-4]),
}


def lay(game: Walpurgis, plain: Mapping[str, Any]) -> WalpurgisState:
    """A table from sparse data: what is not said is as in the middle of a game, decks of nine cards nobody knows."""
    data = positions.read(plain, PositionData)
    pieces = [[*pieces_of(game, player, seat)] for seat, player in enumerate(data.players)]
    deck_lists = [sorted(game.set.cards[kind].id for kind, *_ in cards) for cards in pieces]
    chosen = {"check_decks": False, **data.options, "decks": deck_lists}
    _, options = game.settle(2, chosen)
    table = game.empty(2, options)
    table.chance = positions.seeded(data.seed)
    for seat, cards in enumerate(pieces):
        for kind, place, cell, known, extra in cards:
            put(table, seat, kind, place, cell, known, extra)
    table.phase, agenda = PHASE_PLANS[data.phase]
    table.agenda.extend(agenda)
    table.first = seat_number(data.first, "first")
    table.turn = seat_number(data.turn, "turn") if data.phase not in ("mulligan", "opening") else table.first
    table.turns = data.turns if data.phase not in ("mulligan", "opening") else 0
    table.places, table.casts, table.extra_downs = data.places, data.casts, data.place_downs
    return table


Laid = tuple[int, int, int, int, int]  # kind, place, cell, who knows it beyond the usual, marks


def pieces_of(game: Walpurgis, player: SeatData, seat: int) -> list[Laid]:
    """The cards of a seat in the order in which they are laid: stacks from the bottom."""
    laid = [field_piece(game, entry, f"players[{seat}].field[{i}]") for i, entry in enumerate(player.field)]
    for zone in ZONES:
        given: list[str] | int = getattr(player, zone)
        names = [""] * given if isinstance(given, int) else given
        for i, name in enumerate(reversed(names) if zone in ("deck", "pile") else names):
            at = f"players[{seat}].{zone}[{i}]"
            words = name.split() or [""]
            laid.append((kind_of(game, words[0], at), tables.PLACES.index(zone), OFF_FIELD, *extras(words[1:], at)))
    return laid


def field_piece(game: Walpurgis, entry: str, at: str) -> Laid:
    words = entry.split()
    if len(words) < 2:
        raise BadPosition(
            Text(
                f"a card on the field is written like '3c ready bri_sparks', not {entry!r}",
                f"場のカードは '3c ready bri_sparks' のように書きます({entry!r} は使えません)。",
            ),
            at,
        )
    cell = cell_number(words[0], at)
    place = 6 + positions.index_of(words[1], tables.FIELD_STATES, at)
    named = len(words) > 2 and ":" not in words[2] and words[2] != "unchecked"
    known, marks = extras(words[3:] if named else words[2:], at)
    checked = place == tables.CASTING and "unchecked" not in words
    return kind_of(game, words[2] if named else "", at), place, cell, known, marks | (state.CHECKED if checked else 0)


def extras(words: list[str], at: str) -> tuple[int, int]:
    """`known:AB` says who knows a card beyond those who see it anyway."""
    known = 0
    for word in words:
        if word.startswith("known:"):
            known |= bits(word.removeprefix("known:"), at)
        elif word != "unchecked":
            raise BadPosition(
                Text(
                    f"after the card comes known:A, known:B, known:AB or unchecked, not {word!r}",
                    f"カードの後に書けるのは known:A、known:B、known:AB、unchecked です({word!r} は使えません)。",
                ),
                at,
            )
    return known, 0


def put(table: WalpurgisState, seat: int, kind: int, place: int, cell: int, known: int, marks: int) -> None:
    card = setup.new_card(table, seat, kind, place)
    if cell != OFF_FIELD:
        table.enter(card, cell, place)
    else:
        zone: list[list[int]] = getattr(table, tables.PLACES[place])
        zone[seat].append(card)
        if place in (tables.DISCARD, tables.ASIDE, tables.SHOT):
            known = state.BOTH
        elif place == tables.HAND:
            known |= 1 << seat
    table.know(card, known)
    table.marks[card] = marks


# ---- reading words ----


def kind_of(game: Walpurgis, id_: str, at: str) -> int:
    """The kind of a card; without a name any card will do."""
    if not id_:
        return next(kind for kind, card in enumerate(game.set.cards) if not card.family)
    if id_ not in game.set.kind:
        raise BadPosition(
            Text(f"there is no card {id_!r} in the set", f"セットに {id_!r} というカードはありません。"), at
        )
    return game.set.kind[id_]


def cell_number(name: str, at: str) -> int:
    return positions.index_of(name, CELL_NAMES, at)


def seat_number(seat: int, at: str) -> int:
    if seat not in (0, 1):
        raise positions.no_seat(seat, at)
    return seat


def letters(known: int) -> str:
    return "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if (known >> seat) & 1)


def bits(known: str, at: str) -> int:
    if not set(known) <= set(SEAT_LETTERS):
        raise BadPosition(
            Text(
                f"who knows a card is written A, B or AB, not {known!r}",
                f"カードを知っている人は A、B、AB のどれかで書きます({known!r} は使えません)。",
            ),
            at,
        )
    return sum(1 << seat for seat, letter in enumerate(SEAT_LETTERS) if letter in known)


def marks_of(marks: int) -> list[str]:
    return [name for number, name in enumerate(state.MARKS) if (marks >> number) & 1]


def cell_names(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


def mask_of(cells: list[str], at: str) -> int:
    return sum(1 << cell_number(cell, at) for cell in cells)
