"""A quick game: two people who wait for the same game are seated at one table; who waits in vain plays a bot."""

from collections import deque

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Struct

from dengen.server.api.dependencies import AnyRequest, TheGuests, TheNode, TheTables
from dengen.server.api.problems import responses
from dengen.server.api.tables import ID_LENGTH, INVITE_LENGTH, CreatedTable
from dengen.server.guests import random_name
from dengen.server.levels import check_level
from dengen.server.node import Node
from dengen.server.tables import Tables
from dengen.table import LIVE_PACE, create_table
from dengen.table.header import PersonId, TableHeader

REMEMBERED = 8  # tables of strangers, for each game


class QuickGame(Struct, forbid_unknown_fields=True, kw_only=True):
    """`level`: of the bots, where no person comes, and on seats that a pair leaves free."""

    game: str
    cards: str | None = None
    level: str = "normal"


@post("/api/quick", tags=["tables"], status_code=200, responses=responses(400, 401, 403, 404, 409, 413, 429, 503))
async def quick_game(
    data: JSONBody[QuickGame], request: AnyRequest, node: TheNode, guests: TheGuests, tables: TheTables
) -> CreatedTable:
    """A table where somebody waits for this game, or a new one where you do. Sit down on a free seat at once."""
    guest = await guests.must_find(request.cookies)
    game = node.games.bind(data.game, data.cards)
    check_level(data.level, game, node.settings.plugins)
    async with tables.pairing:
        header = await waiting(node, tables, data.game, game.cards.hash, guest.person)
        if header is None:
            seats = min(count for count in game.seat_counts if count > 1)
            header = create_table(
                game, table=random_name(ID_LENGTH), host=guest.person, time=node.clock.now(), seats=seats,
                bots=["", "", *[data.level] * (seats - 2)], join="anyone", invite=random_name(INVITE_LENGTH),
                pace=msgspec.structs.replace(LIVE_PACE, stand_in=data.level), quick=node.limits.quick,
            )  # fmt: skip
            await tables.create(game, header)
            tables.quick.setdefault(data.game, deque(maxlen=REMEMBERED)).append(header.table)
    return CreatedTable(header.table, "", f"/t/{header.table}")


async def waiting(node: Node, tables: Tables, game: str, cards: str, person: PersonId) -> TableHeader | None:
    """A table of strangers with a free seat: one that was laid here just now, or any that is listed."""
    laid = [found for id in tables.quick.get(game, ()) if (found := tables.find(id)) is not None]
    around = [(one.table.header, one.table.stage, one.table.around.chairs) for one in laid]
    for header, stage, chairs in around:
        free = any(not chair.person and not chair.level for chair in chairs)
        if stage == "gathering" and free and fits(header, node, cards, person):
            return header
    for listed in await node.store.open_tables(game):
        free = any(not chair.person and not chair.level for chair in listed.summary.chairs)
        if free and fits(listed.header, node, cards, person):
            return listed.header
    return None


def fits(header: TableHeader, node: Node, cards: str, person: PersonId) -> bool:
    is_new = header.quick is not None and node.clock.now() < header.time + header.quick
    return is_new and header.cards == cards and header.host != person


HANDLERS = [quick_game]
