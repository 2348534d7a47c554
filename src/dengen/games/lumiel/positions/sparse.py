"""Tables laid from sparse data, the rest by default: for tests, puzzles, tutorials and bug reports (docs/positions/lumiel.md)."""

from collections import Counter
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from dengen.core.base.packed import packed, unpacked
from dengen.core.positions.faults import index_of, require, seat_at
from dengen.core.positions.kinds import Natural
from dengen.core.positions.sparse import Sparse
from dengen.core.rules.state import plan
from dengen.games.lumiel.positions.dump import count, lay_deck, lay_hand, lay_scored
from dengen.games.lumiel.rules import board, effects, steps
from dengen.games.lumiel.rules.codes import kind_of, owner_of
from dengen.games.lumiel.rules.rules import LumielState
from dengen.games.lumiel.rules.setup import FIRST_HAND
from dengen.games.lumiel.rules.steps import Phase
from dengen.games.lumiel.rules.turn import TURN

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

AND_MORE = "..."
PHASES_OF_A_TURN = ("turn", "remove", "effect", "set", "get", "draw")  # how much of TURN is done when one begins


class Player(Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat's cards, by code or id; `...` after cards stands for more of its own deck. `used` None: as the field shows."""

    hand: str = AND_MORE
    deck: str = AND_MORE
    points: str = ""
    used: str | None = None
    known: str = ""


class Position(Sparse):
    """As much of a dump's table as matters; `field` may be a drawing."""

    seats: int = 4
    phase: Literal["redraw", "placing", "turn", "remove", "effect", "set", "get", "draw"] = "turn"
    first: int = 0
    turn_player: int | None = None
    turns: Natural | None = None
    field: str | dict[str, str] = {}
    play: str = ""
    removed: str = ""
    stood: list[int] = []
    players: list[Player] = []

    def seat_count(self) -> int:
        return self.seats


def lay(game: "Lumiel", state: LumielState, said: Position) -> None:
    lay_seats(state, said)
    lay_field(game, state, said.field)
    state.play_area = packed(game.notation.kinds(said.play, "play"))
    state.removed = packed(game.notation.kinds(said.removed, "removed"))
    for seat, player in enumerate(said.players + [Player()] * (state.seats - len(said.players))):
        lay_player(game, state, said.phase, seat, player)
    lay_agenda(state, said)


def lay_seats(table: LumielState, said: Position) -> None:
    listed = len(said.players)
    require(
        listed <= table.seats,
        "players",
        f"{listed} are listed, but {table.seats} play",
        f"{table.seats}人のゲームですが、{listed}人分書かれています。",
    )
    table.first = seat_at(said.first, table.seats, "first")
    table.turn_player = seat_at(
        said.first if said.turn_player is None else said.turn_player, table.seats, "turn_player"
    )
    begun = said.phase not in ("redraw", "placing", "turn")
    table.turns = int(begun) if said.turns is None else said.turns
    table.stood = board.bits([seat_at(seat, table.seats, f"stood[{at}]") for at, seat in enumerate(said.stood)])


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
        game.notation.lay_stack(table, index_of(name, board.NAMES, f"field.{name}"), stack, "field")


def lay_player(game: "Lumiel", table: LumielState, phase: str, seat: int, player: Player) -> None:
    """Hand and deck are of the seat's own cards: what it has used up or lies in the play area can't be there again."""
    at = f"players[{seat}]"
    lay_scored(table, seat, game.notation.kinds(player.points, f"{at}.points"))
    hand, more_hand = named(game, player.hand, f"{at}.hand")
    deck, more_deck = named(game, player.deck, f"{at}.deck")
    left = Counter({kind: int(copies) for kind, copies in enumerate(table.tables.copies)})
    if player.used is not None:
        used = game.notation.kinds(player.used, f"{at}.used")
        draw_from(left, used, f"{at}.used")
    if seat == table.turn_player:
        draw_from(left, unpacked(table.play_area), "play")
    if phase in ("redraw", "placing") and (player.used is None or table.tables.setup_kind not in used):
        draw_from(left, [int(table.tables.setup_kind)], f"{at}.hand")
        count(table, table.used, seat, [int(table.tables.setup_kind)])
    draw_from(left, hand, f"{at}.hand")
    draw_from(left, deck, f"{at}.deck")
    if player.used is None:
        used = list((Counter(facing(table, seat)) & left).elements())
        left.subtract(used)
    count(table, table.used, seat, used)
    rest = sorted(left.elements())
    table.chance.shuffle(rest)
    if more_hand:
        missing = max(0, int(FIRST_HAND) - len(hand))
        hand, rest = hand + rest[:missing], rest[missing:]
    lay_hand(table, seat, hand)
    lay_deck(table, seat, deck + rest if more_deck else deck)
    known = game.notation.kinds(player.known, f"{at}.known")
    require(
        Counter(known) <= Counter(hand),
        f"{at}.known",
        "a known card is not in the hand",
        "知られているはずのカードが手札にありません。",
    )
    count(table, table.known, seat, known)


def facing(table: LumielState, seat: int) -> list[int]:
    """The cards of the field that face the seat, which it may have set."""
    cards = [card for area in range(board.AREAS) for card in table.cards_beneath(area)]
    cards += [int(table.top_card(area)) for area in range(board.AREAS) if not table.empty >> area & 1]
    return [int(kind_of(card)) for card in cards if owner_of(card) == seat]


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
