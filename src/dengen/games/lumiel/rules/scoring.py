# mypyc: compile
"""The score, and who wins (LP-70 to LP-72)."""

from dengen.core.base.outcome import Outcome, Standing, ranks, shares
from dengen.games.lumiel.rules.codes import points_kind, points_seat
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import ENDINGS, Ending


def scores(table: Table) -> list[int]:  # LP-70
    return [int(table.score_of(seat)) for seat in range(table.seats)]


def outcome(table: Table) -> Outcome | None:
    if table.ending == Ending.NOT_YET:
        return None
    total = scores(table)
    keys: list[tuple[int, ...]] = []
    for seat in range(table.seats):
        distance = (seat - int(table.first)) % table.seats  # LP-72, LP-R34
        keys.append((total[seat],) if table.share_ties else (total[seat], -distance))
    rank = ranks(keys)
    share = shares(rank)
    standings = [Standing(total[seat], parts(table, seat), rank[seat], share[seat]) for seat in range(table.seats)]
    return Outcome(ENDINGS[table.ending], standings)


def parts(table: Table, seat: int) -> dict[str, int]:
    """What the plus cards and what the minus cards of a points area add up to, and the head start where there is one."""
    values = [int(table.tables.points[points_kind(scored)]) for scored in table.points if points_seat(scored) == seat]
    found = {
        "plus": sum([value for value in values if value > 0]),
        "minus": sum([value for value in values if value < 0]),
    }
    if table.head_start:
        found["head_start"] = int(table.head_start_of(seat))
    return found
