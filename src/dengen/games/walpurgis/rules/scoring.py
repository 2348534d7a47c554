# mypyc: compile
"""End of the game, and its winner (rulebook 2)."""

from mypy_extensions import i64

from dengen.core.base.outcome import Outcome, Standing, ranks, shares
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.state import Table


def judge(table: Table, ending: i64) -> None:
    """End the game by circles, then face-up circles, then cards in the deck (WP-10 to WP-12); all equal is a draw (WP-R37)."""
    a = standing(table, 0)
    b = standing(table, 1)
    finish(table, ending, codes.DRAWN if a == b else 0 if a > b else 1)


def lose(table: Table, ending: i64, loser: i64) -> None:
    finish(table, ending, 1 - loser)


def concede(table: Table, seat: i64) -> None:
    """Possible at any moment (WP-15, WP-R44)."""
    table.note_seat("conceded", seat)
    lose(table, codes.CONCEDE, seat)


def finish(table: Table, ending: i64, winner: i64) -> None:
    table.ending = ending
    table.winner = winner
    table.clear_agenda()
    table.unask(0)
    table.unask(1)
    if table.log is not None:
        args: dict[str, object] = {
            "reason": codes.ENDINGS[ending],
            "circles": scores(table),
        }
        if winner != codes.DRAWN:
            args["seat"] = int(winner)
        table.tell("over", args)


def standing(table: Table, seat: i64) -> tuple[int, int, int]:
    """The numbers that a seat is judged by."""
    return int(table.circles(seat)), int(table.face_up_circles(seat)), int(table.many_in(codes.DECK, seat))


def scores(table: Table) -> list[int]:
    return [int(table.circles(0)), int(table.circles(1))]


def win_shares(table: Table) -> list[float]:
    if table.winner == codes.DRAWN:
        return [0.5, 0.5]
    return [1.0, 0.0] if table.winner == 0 else [0.0, 1.0]


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
