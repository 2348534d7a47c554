"""The table as readable data, exact both ways."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.lumiel.positions import checks
from dengen.games.lumiel.positions.notation import Notation
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.state import NOTHING, Table, cards_of, points_card, points_kind, points_seat
from dengen.games.lumiel.rules.steps import ENDINGS, PHASES

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel
    from dengen.games.lumiel.rules.rules import LumielState


class Dump(Struct, forbid_unknown_fields=True):
    """Cards by code; decks from the top; points areas in order of arrival, each card with its seat."""

    phase: str
    ending: str
    first: int
    turn_player: int
    turns: int
    field: dict[str, str]
    front: list[int]
    hands: list[str]
    decks: list[str]
    play: str
    points: str
    removed: str
    queue: list[tuple[int, int]]
    using: int
    begun: bool
    stood: list[int]
    sealed: list[int]
    revealing: list[str]
    returning: list[str]
    used: list[str]
    known: list[str]


def dump(game: "Lumiel", state: "LumielState") -> dict[str, Any]:
    seats = range(state.seats)
    notation = game.notation
    write = notation.written
    made = Dump(
        phase=PHASES[state.phase],
        ending=ENDINGS[state.ending],
        first=int(state.first),
        turn_player=int(state.turn_player),
        turns=int(state.turns),
        field={name: text for area, name in enumerate(board.NAMES) if (text := notation.stack(state, area))},
        front=[seat for seat in seats if state.front >> seat & 1],
        hands=[write(cards_of(state, state.hand, seat)) for seat in seats],
        decks=[write(reversed(state.decks[seat][: state.deck_size[seat]])) for seat in seats],
        play=write(state.play_area),
        points=" ".join(f"{points_seat(each)}{notation.codes[points_kind(each)]}" for each in state.points),
        removed=write(state.removed),
        queue=list(state.queue),
        using=int(state.using),
        begun=state.begun,
        stood=[seat for seat in seats if state.stood >> seat & 1],
        sealed=[seat for seat in seats if state.sealed >> seat & 1],
        revealing=[write([] if kind == NOTHING else [kind]) for kind in state.revealing],
        returning=[write(given) for given in state.returning],
        used=[write(cards_of(state, state.used, seat)) for seat in seats],
        known=[write(cards_of(state, state.known, seat)) for seat in seats],
    )
    return dict(positions.plain(made))


def load(game: "Lumiel", state: "LumielState", data: dict[str, Any]) -> None:
    said = positions.read(data, Dump)
    check_seats(state, said)
    state.clear()
    load_turn(state, said)
    load_open_zones(game.notation, state, said)
    checks.check_queue(state, said.queue, said.using)
    state.queue, state.using, state.begun = list(said.queue), said.using, said.begun
    for seat in range(state.seats):
        load_seat(game.notation, state, said, seat)
    for seat in state.actors():
        checks.check_question(state, state.questions[seat])


def check_seats(table: Table, said: Dump) -> None:
    for name in ("hands", "decks", "revealing", "returning", "used", "known"):
        if len(getattr(said, name)) != table.seats:
            raise BadPosition(
                Text(
                    f"expected one entry for each of the {table.seats} seats",
                    f"{table.seats}席の1席ごとに1つずつ必要です。",
                ),
                f"table.{name}",
            )
    for name in ("first", "turn_player"):
        if getattr(said, name) not in range(table.seats):
            raise positions.no_seat(getattr(said, name), f"table.{name}")


def load_turn(table: Table, said: Dump) -> None:
    table.phase = positions.index_of(said.phase, PHASES, "table.phase")
    table.ending = positions.index_of(said.ending, ENDINGS, "table.ending")
    table.first, table.turn_player, table.turns = said.first, said.turn_player, said.turns
    table.front = seat_bits(said.front, table.seats, "table.front")
    table.stood = seat_bits(said.stood, table.seats, "table.stood")
    table.sealed = seat_bits(said.sealed, table.seats, "table.sealed")


def load_open_zones(notation: Notation, table: Table, said: Dump) -> None:
    for name, text in said.field.items():
        notation.lay_stack(table, positions.index_of(name, board.NAMES, "table.field"), text)
    table.play_area = notation.kinds(said.play, "table.play")
    table.removed = notation.kinds(said.removed, "table.removed")
    for text in said.points.split():
        seat, kind, _ = notation.seated(text, table.seats, "table.points")
        table.points.append(int(points_card(seat, kind)))


def load_seat(notation: Notation, table: Table, said: Dump, seat: int) -> None:
    table.revealing[seat] = next(iter(notation.kinds(said.revealing[seat], "table.revealing")), int(NOTHING))
    table.returning[seat] = tuple(notation.kinds(said.returning[seat], "table.returning"))
    lay_hand(table, seat, notation.kinds(said.hands[seat], "table.hands"))
    lay_deck(table, seat, notation.kinds(said.decks[seat], "table.decks"))
    count(table, table.used, seat, notation.kinds(said.used[seat], "table.used"))
    count(table, table.known, seat, notation.kinds(said.known[seat], "table.known"))


def seat_bits(seats: list[int], count: int, where: str) -> int:
    for seat in seats:
        if not 0 <= seat < count:
            raise positions.no_seat(seat, where)
    return board.bits(seats)


def lay_hand(table: Table, seat: int, cards: list[int]) -> None:
    for kind in cards:
        table.enter_hand(seat, kind)


def lay_deck(table: Table, seat: int, cards: list[int]) -> None:
    """From the top."""
    table.decks[seat] = cards[::-1]
    table.deck_size[seat] = len(cards)


def count(table: Table, counts: list[int], seat: int, cards: list[int]) -> None:
    for kind in cards:
        counts[seat * int(table.kinds) + kind] += 1
