"""Tables laid from sparse data, the rest by default: for tests, puzzles, tutorials and bug reports (docs/positions/lumiel.md)."""

from collections import Counter
from typing import TYPE_CHECKING, Literal

from dengen.core.packed import packed, unpacked
from dengen.core.positions.faults import index_of, no_seat, require, seat_at
from dengen.core.positions.sparse import Sparse
from dengen.core.state import plan
from dengen.games.lumiel.positions.dump import count, lay_deck, lay_hand
from dengen.games.lumiel.rules import board, effects, steps
from dengen.games.lumiel.rules.rules import LumielState
from dengen.games.lumiel.rules.setup import FIRST_HAND
from dengen.games.lumiel.rules.steps import Phase
from dengen.games.lumiel.rules.turn import TURN

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

AND_MORE = "..."
PHASES_OF_A_TURN = ("turn", "remove", "effect", "set", "get", "draw")  # how much of TURN is done when one begins


class Position(Sparse):
    """Seats are keys "0" to "3"; cards are codes or ids; `...` after cards stands for more of the seat's own deck."""

    seats: int = 4
    phase: Literal["redraw", "placing", "turn", "remove", "effect", "set", "get", "draw"] = "turn"
    first: int = 0
    seat: int | None = None
    turn: int = 1
    field: str | dict[str, str] = {}
    hands: dict[str, str] = {}
    decks: dict[str, str] = {}
    play: str = ""
    points: dict[str, str] = {}
    removed: str = ""
    used: dict[str, str] = {}
    known: dict[str, str] = {}
    stood: list[int] = []

    def seat_count(self) -> int:
        return self.seats


def lay(game: "Lumiel", state: LumielState, said: Position) -> None:
    lay_seats(state, said)
    lay_field(game, state, said.field)
    lay_open_zones(game, state, said)
    for seat in range(state.seats):
        lay_hidden_zones(game, state, said, seat)
    lay_agenda(state, said)


def lay_seats(table: LumielState, said: Position) -> None:
    table.first = seat_at(said.first, table.seats, "first")
    table.turn_player = seat_at(said.first if said.seat is None else said.seat, table.seats, "seat")
    for field in ("hands", "decks", "points", "used", "known"):
        for key in getattr(said, field):
            if key not in map(str, range(table.seats)):
                raise no_seat(key, table.seats, field)
    require(
        said.turn >= 1,
        "turn",
        f"turns are counted from 1, not from {said.turn}",
        f"ターンは1から数えます（{said.turn} は使えません）。",
    )
    table.turns = said.turn - 1 if said.phase in ("redraw", "placing", "turn") else said.turn
    table.stood = board.bits([seat_at(seat, table.seats, "stood") for seat in said.stood])


def lay_field(game: "Lumiel", table: LumielState, field: str | dict[str, str]) -> None:
    """A drawing of four rows, or areas by name."""
    if isinstance(field, str):
        cells = field.split()
        require(
            len(cells) in (0, 16),
            "field",
            f"a drawing has 16 areas, not {len(cells)}",
            f"フィールドの図は16エリアです（{len(cells)}エリアあります）。",
        )
        field = {board.NAMES[area]: cell for area, cell in enumerate(cells) if cell != "."}
    for name, stack in field.items():
        game.notation.lay_stack(table, index_of(name, board.NAMES, "field"), stack)


def lay_open_zones(game: "Lumiel", table: LumielState, said: Position) -> None:
    table.play_area = packed(game.notation.kinds(said.play, "play"))
    table.removed = packed(game.notation.kinds(said.removed, "removed"))
    for key, text in said.points.items():
        for kind in game.notation.kinds(text, f"points.{key}"):
            table.score(int(key), kind)


def lay_hidden_zones(game: "Lumiel", table: LumielState, said: Position, seat: int) -> None:
    """Hand and deck are of the seat's own cards: what it has used up or lies in the play area can't be there again."""
    key = str(seat)
    for field, counts in (("used", table.used), ("known", table.known)):
        count(table, counts, seat, game.notation.kinds(getattr(said, field).get(key, ""), f"{field}.{key}"))
    if said.phase in ("redraw", "placing") and not used_setup_card(table, seat):
        count(table, table.used, seat, [int(table.tables.setup_kind)])
    copies, used = table.tables.copies, table.used
    left = Counter({kind: int(copies[kind] - used[seat * table.kinds + kind]) for kind in range(table.kinds)})
    if seat == table.turn_player:
        draw_from(left, unpacked(table.play_area), "play")
    hand, more_hand = named(game, said.hands.get(key, AND_MORE), f"hands.{key}")
    deck, more_deck = named(game, said.decks.get(key, AND_MORE), f"decks.{key}")
    draw_from(left, hand, f"hands.{key}")
    draw_from(left, deck, f"decks.{key}")
    rest = sorted(left.elements())
    table.chance.shuffle(rest)
    if more_hand:
        missing = max(0, int(FIRST_HAND) - len(hand))
        hand, rest = hand + rest[:missing], rest[missing:]
    lay_hand(table, seat, hand)
    lay_deck(table, seat, deck + rest if more_deck else deck)
    for kind in range(table.kinds):
        require(
            table.known[seat * int(table.kinds) + kind] <= table.in_hand(seat, kind),
            f"known.{key}",
            "a known card is not in the hand",
            "知られているはずのカードが手札にありません。",
        )


def used_setup_card(table: LumielState, seat: int) -> bool:
    return table.used[seat * int(table.kinds) + int(table.tables.setup_kind)] > 0


def named(game: "Lumiel", text: str, where: str) -> tuple[list[int], bool]:
    """The cards, and whether more follow."""
    more = text.split()[-1:] == [AND_MORE]
    return game.notation.kinds(text.rstrip().removesuffix(AND_MORE), where), more


def draw_from(left: Counter[int], cards: list[int], where: str) -> None:
    left.subtract(cards)
    require(
        min(left.values()) >= 0,
        where,
        "more copies of a card than the deck of the seat has left",
        "その席のデッキに残っている枚数より多いカードがあります。",
    )


def lay_agenda(table: LumielState, said: Position) -> None:
    if said.phase == "redraw":
        table.front = (1 << table.seats) - 1
        table.push_all(plan(steps.REDRAW_ROUND, steps.FIRST_PLAYER))
    elif said.phase == "placing":
        placed = (int(table.turn_player) - said.first) % table.seats
        table.front = board.bits([(said.first + turn) % table.seats for turn in range(placed, table.seats)])
        table.phase = Phase.PLACING
        table.push(steps.PLACING, placed)
    else:
        lay_turn(table, said)


def lay_turn(table: LumielState, said: Position) -> None:
    done = PHASES_OF_A_TURN.index(said.phase)
    require(
        len(table.play_area) == 0 or said.phase in ("effect", "set"),
        "play",
        "the play area is empty outside the effect and set phases (LP-R27)",
        "プレイエリアにカードがあるのは、エフェクトフェイズとセットフェイズの間だけです（LP-R27）。",
    )
    require(
        len(table.play_area) > 0 or said.phase != "set",
        "play",
        "the set phase needs a card in the play area",
        "セットフェイズには、プレイエリアにカードが必要です。",
    )
    rest = TURN[: len(TURN) - done]
    if said.phase == "effect" and len(table.play_area) > 0:
        table.phase = Phase.EFFECT
        rest = [*rest[:-1], *plan(steps.RESOLVE)]
        table.using = len(table.play_area) - 1
        effects.enqueue(table, table.play_area[-1])
    table.push_all(rest)
