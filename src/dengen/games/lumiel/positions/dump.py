"""The table as readable data, exact both ways."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.lumiel.positions.notation import Notation
from dengen.games.lumiel.rules import board, effect_targets, phases, steps, tables
from dengen.games.lumiel.rules.state import NOTHING, Table, points_card, points_kind, points_seat
from dengen.games.lumiel.views.view import kinds


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


def dump(notation: Notation, table: Table) -> dict[str, Any]:
    seats = range(table.seats)
    write = notation.written
    made = Dump(
        phase=phases.NAMES[table.phase],
        ending=phases.ENDINGS[table.ending],
        first=int(table.first),
        turn_player=int(table.turn_player),
        turns=int(table.turns),
        field={name: text for area, name in enumerate(board.NAMES) if (text := notation.stack(table, area))},
        front=[seat for seat in seats if table.front >> seat & 1],
        hands=[write(kinds(table, table.hand, seat)) for seat in seats],
        decks=[write(reversed(table.decks[seat][: table.deck_size[seat]])) for seat in seats],
        play=write(table.play_area),
        points=" ".join(f"{points_seat(each)}{notation.codes[points_kind(each)]}" for each in table.points),
        removed=write(table.removed),
        queue=list(table.queue),
        using=int(table.using),
        begun=table.begun,
        stood=[seat for seat in seats if table.stood >> seat & 1],
        sealed=[seat for seat in seats if table.sealed >> seat & 1],
        revealing=[write([] if kind == NOTHING else [kind]) for kind in table.revealing],
        returning=[write(given) for given in table.returning],
        used=[write(kinds(table, table.used, seat)) for seat in seats],
        known=[write(kinds(table, table.known, seat)) for seat in seats],
    )
    return dict(positions.plain(made))


def load(notation: Notation, table: Table, data: dict[str, Any]) -> None:
    said = positions.read(data, Dump)
    seats = range(table.seats)
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
        if getattr(said, name) not in seats:
            raise positions.no_seat(getattr(said, name), f"table.{name}")
    table.clear()
    table.phase = positions.index_of(said.phase, phases.NAMES, "table.phase")
    table.ending = positions.index_of(said.ending, phases.ENDINGS, "table.ending")
    table.first, table.turn_player, table.turns = said.first, said.turn_player, said.turns
    for name, text in said.field.items():
        notation.lay_stack(table, positions.index_of(name, board.NAMES, "table.field"), text)
    table.play_area = notation.kinds(said.play, "table.play")
    table.removed = notation.kinds(said.removed, "table.removed")
    for text in said.points.split():
        seat, kind, _ = notation.seated(text, table.seats, "table.points")
        table.points.append(int(points_card(seat, kind)))
    load_effect(table, said)
    table.front = bits(said.front, table.seats, "table.front")
    table.stood = bits(said.stood, table.seats, "table.stood")
    table.sealed = bits(said.sealed, table.seats, "table.sealed")
    for seat in seats:
        table.revealing[seat] = next(iter(notation.kinds(said.revealing[seat], "table.revealing")), int(NOTHING))
        table.returning[seat] = tuple(notation.kinds(said.returning[seat], "table.returning"))
        lay_hand(table, seat, notation.kinds(said.hands[seat], "table.hands"))
        lay_deck(table, seat, notation.kinds(said.decks[seat], "table.decks"))
        count(table, table.used, seat, notation.kinds(said.used[seat], "table.used"))
        count(table, table.known, seat, notation.kinds(said.known[seat], "table.known"))
    for seat in table.actors():
        check_question(table, table.questions[seat])


def load_effect(table: Table, said: Dump) -> None:
    for position, step in said.queue:
        if not 0 <= position < len(table.play_area) or not 0 <= step < len(table.tables.steps):
            raise BadPosition(
                Text(
                    f"no card of the play area has a step {position}, {step}",
                    f"プレイエリアのカードに手順 {position}, {step} はありません。",
                ),
                "table.queue",
            )
    if table.play_area and not 0 <= said.using < len(table.play_area):
        raise BadPosition(
            Text(
                f"there is no card {said.using} in the play area",
                f"プレイエリアに{said.using}番のカードはありません。",
            ),
            "table.using",
        )
    table.queue, table.using, table.begun = list(said.queue), said.using, said.begun


PHASE_ARGUMENTS: Mapping[int, tuple[str, str]] = {steps.SET: ("kind", ""), steps.FACING: ("kind", "place")}
EFFECT_ARGUMENTS: Mapping[int, tuple[int, str, str]] = {  # the kind of step, and what b and c are
    steps.TURN: (tables.TURN, "", "skips"),
    steps.TURN_TO: (tables.TURN, "card", ""),
    steps.ZONE: (tables.TURN_ALL, "", "skips"),
    steps.WHOSE: (tables.TURN_ALL, "areas", "skips"),
    steps.MOVE: (tables.MOVE, "", "skips"),
    steps.MOVE_TO: (tables.MOVE, "card", ""),
    steps.MOVE_FACING: (tables.MOVE, "card", "place"),
    steps.SWAP: (tables.SWAP, "", "skips"),
    steps.SWAP_WITH: (tables.SWAP, "card", ""),
    steps.REMOVE: (tables.REMOVE, "", "skips"),
    steps.REMOVE_FROM: (tables.REMOVE, "seat", ""),
    steps.GAIN: (tables.GAIN, "", "skips"),
    steps.GAIN_FROM: (tables.GAIN, "seat", ""),
    steps.GAIN_TO: (tables.GAIN, "source", ""),
    steps.HAND_CARD: (tables.SET_FROM_HAND, "", "skips"),
    steps.HAND_SET: (tables.SET_FROM_HAND, "kind", "skips"),
    steps.HAND_FACING: (tables.SET_FROM_HAND, "kind", "place"),
    steps.BRING: (tables.BRING_FROM_HAND, "", "skips"),
    steps.ONE_OF: (tables.ONE_OF, "", "skips"),
}


def check_question(table: Table, asked: tuple[int, int, int, int]) -> None:
    """Raise BadPosition for a question that speaks of things that aren't there."""
    question, a, b, c = asked
    if question < steps.TURN:
        first, second = PHASE_ARGUMENTS.get(question, ("", ""))
        sound = fits(table, first, a) and fits(table, second, b)
    else:
        sound = bool(table.play_area) and 0 <= a < len(table.tables.steps)
        if sound and question in EFFECT_ARGUMENTS:
            kind, second, third = EFFECT_ARGUMENTS[question]
            sound = table.tables.steps[a].kind == kind and fits(table, second, b) and fits(table, third, c)
    if not sound:
        raise BadPosition(
            Text(
                f"question {question} can't be about {a}, {b}, {c} on this table",
                f"質問{question}は、この場では {a}, {b}, {c} について聞けません。",
            ),
            "asked",
        )


def fits(table: Table, what: str, value: int) -> bool:
    if what == "source" and value >= effect_targets.HELD:
        return value - effect_targets.HELD in table.points
    if what in ("card", "source"):
        return 0 <= value < 32 and not table.empty >> (value & 15) & 1
    limits = {"": 1, "kind": int(table.kinds), "place": 32, "seat": table.seats, "areas": 1 << 16, "skips": 3}
    return 0 <= value < limits[what]


def bits(seats: list[int], count: int, where: str) -> int:
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
