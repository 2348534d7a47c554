"""Tables as lists show them: to anybody, and to those who sit there."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from dengen.store import ListedTable
from dengen.store.interface import ListedChair
from dengen.table import Pace
from dengen.table.header import Access, PersonId
from dengen.table.messages import Stage


class TableInfo(Struct, omit_defaults=True):
    """`invite`, `scores`, `your_turn` and `deadline`, by when you have to answer, only for whoever sits there; `late`: that is
    soon. `touched`: when something last happened; during a game when the table was founded, for that somebody has answered may
    be a secret."""

    table: str
    game: str
    cards: str
    seats: int
    options: dict[str, Any]
    stage: Stage
    chairs: list[ListedChair]
    host: str
    join: Access
    watch: Access
    pace: Pace
    first_to: int
    games: int
    founded: int
    touched: int
    invite: str = ""
    scores: list[int] = []
    your_turn: bool = False
    deadline: int | None = None
    late: bool = False
    rated: bool = False


def table_info(listed: ListedTable, person: PersonId = "") -> TableInfo:
    header, summary, standing = listed.header, listed.summary, listed.standing
    sits = bool(person) and person in summary.people
    seat = [chair.person for chair in summary.chairs].index(person) if sits else -1
    asked = seat in standing.asked
    return TableInfo(
        table=header.table, game=header.game, cards=header.cards, seats=header.seats, options=header.options,
        stage=summary.stage, chairs=summary.chairs, host=header.host, join=header.join, watch=header.watch, pace=header.pace,
        first_to=header.first_to, games=summary.games, founded=header.time,
        touched=header.time if summary.stage == "playing" else listed.touched,
        invite=header.invite if sits or (person and person == header.host) else "",
        scores=standing.scores if sits else [],
        your_turn=asked,
        deadline=standing.deadlines[standing.asked.index(seat)] if asked and standing.deadlines else None,
        late=asked and seat in standing.reminded,
        rated=header.rated,
    )  # fmt: skip


def in_order(tables: Iterable[TableInfo]) -> list[TableInfo]:
    """Where it is your turn, then the newest: nothing moves when somebody else answers."""
    return sorted(tables, key=lambda table: (not table.your_turn, -table.founded, table.table))


def own_info(listed: ListedTable, person: PersonId) -> TableInfo:
    """What is told all the time: it doesn't change when somebody else answers, which may be a secret."""
    info = table_info(listed, person)
    info.touched = info.founded
    return info


def public_info(listed: ListedTable) -> TableInfo:
    """The same for everybody."""
    return own_info(listed, "")
