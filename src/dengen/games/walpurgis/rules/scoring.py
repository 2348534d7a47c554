# mypyc: compile
"""How a game ends (rulebook 2)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.outcome import Outcome, Standing, ranks, shares
from dengen.core.state import RULING
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.state import Table

CLAUSES: Final = [54, 9, 14, 15, 13, RULING + 45]  # by reason: what says whose go it is, or that the game is over


def judge(table: Table, reason: i64) -> None:
    """By circles, then face-up circles, then cards in the deck (WP-10 to WP-12); all equal is a draw (WP-R37)."""
    a = standing(table, 0)
    b = standing(table, 1)
    finish(table, reason, codes.DRAWN if a == b else 0 if a > b else 1)


def lose(table: Table, reason: i64, loser: i64) -> None:
    finish(table, reason, 1 - loser)


def finish(table: Table, reason: i64, winner: i64) -> None:
    table.ending = reason
    table.winner = winner
    table.agenda.clear()
    table.unask(0)
    table.unask(1)
    if table.log is not None:
        args: dict[str, object] = {
            "reason": codes.ENDINGS[reason],
            "circles": [int(table.circles(0)), int(table.circles(1))],
        }
        if winner != codes.DRAWN:
            args["seat"] = int(winner)
        table.tell("over", args)


def standing(table: Table, seat: i64) -> tuple[int, int, int]:
    """What a seat is judged by."""
    face_up = 0
    for card in table.field:
        if table.is_face_up(card) and table.owner[card] == seat:
            face_up += 1
    return int(table.circles(seat)), face_up, len(table.deck[seat])


def outcome(table: Table) -> Outcome | None:
    if table.ending == codes.NOT_OVER:
        return None
    places = ranks([(int(table.winner == seat),) for seat in (0, 1)])
    share = shares(places)
    seats: list[Standing] = []
    for seat in (0, 1):
        circles, face_up, deck = standing(table, seat)
        parts = {"circles": circles, "face_up": face_up, "deck": deck}
        seats.append(Standing(circles, parts, places[seat], share[seat]))
    return Outcome(codes.ENDINGS[table.ending], seats)
