"""What a saved question, and the effect that waits behind it, may be about."""

from collections.abc import Mapping, Sequence

from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.lumiel.rules import steps, tables
from dengen.games.lumiel.rules.effect_targets import HELD
from dengen.games.lumiel.rules.state import Table

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
    if what == "source" and value >= HELD:
        return value - HELD in table.points
    if what in ("card", "source"):
        return 0 <= value < 32 and not table.empty >> (value & 15) & 1
    limits = {"": 1, "kind": int(table.kinds), "place": 32, "seat": table.seats, "areas": 1 << 16, "skips": 3}
    return 0 <= value < limits[what]


def check_queue(table: Table, queue: Sequence[tuple[int, int]], using: int) -> None:
    """Raise BadPosition for steps of an effect that no card of the play area has."""
    for position, step in queue:
        if not 0 <= position < len(table.play_area) or not 0 <= step < len(table.tables.steps):
            raise BadPosition(
                Text(
                    f"no card of the play area has a step {position}, {step}",
                    f"プレイエリアのカードに手順 {position}, {step} はありません。",
                ),
                "table.queue",
            )
    if table.play_area and not 0 <= using < len(table.play_area):
        raise BadPosition(
            Text(
                f"there is no card {using} in the play area",
                f"プレイエリアに{using}番のカードはありません。",
            ),
            "table.using",
        )
