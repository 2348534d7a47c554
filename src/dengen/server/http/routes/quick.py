"""A quick game: two people who wait for the same game are seated at one table; who waits in vain plays a bot."""

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Struct

from dengen.server.bots.levels import check_level
from dengen.server.http.dependencies import AnyRequest, TheGuests, TheNewcomers, TheNode, TheTables, address_of
from dengen.server.http.problems import responses
from dengen.server.http.routes.tables import ID_LENGTH, INVITE_LENGTH, CreatedTable
from dengen.server.node import Node
from dengen.server.people.guests import random_name
from dengen.store import ListedTable
from dengen.table import LIVE_PACE, create_table
from dengen.table.header import PersonId, TableHeader


class QuickGame(Struct, forbid_unknown_fields=True, kw_only=True):
    """`level`: of the bots, where no person comes, and on seats that a pair leaves free."""

    game: str
    cards: str | None = None
    level: str = "normal"


@post("/api/quick", tags=["tables"], status_code=200, responses=responses(400, 401, 403, 404, 409, 413, 429, 503))
async def quick_game(
    data: JSONBody[QuickGame],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    newcomers: TheNewcomers,
    tables: TheTables,
) -> CreatedTable:
    """A table where somebody waits for this game, or a new one where you do. Sit down on a free seat at once."""
    guest = await guests.must_find(request.cookies)
    game = node.games.bind(data.game, data.cards)
    check_level(data.level, game, node.settings.plugins)
    async with node.store.pairing(data.game):
        header = await waiting(node, data.game, game.cards.hash, guest.person)
        if header is None:
            seats = min(count for count in game.seat_counts if count > 1)
            header = create_table(
                game, table=random_name(ID_LENGTH), host=guest.person, time=node.clock.now(), seats=seats,
                bots=["", "", *[data.level] * (seats - 2)], join="anyone", invite=random_name(INVITE_LENGTH),
                pace=msgspec.structs.replace(LIVE_PACE, stand_in=data.level), quick=node.limits.quick,
            )  # fmt: skip
            newcomers.admit_table(address_of(request))
            await tables.create(game, header)
    return CreatedTable(header.table, "", f"/t/{header.table}")


async def waiting(node: Node, game: str, cards: str, person: PersonId) -> TableHeader | None:
    """A table of strangers with a free seat, on whichever node it was laid."""
    since = node.clock.now() - node.limits.quick
    found = [listed for listed in await node.store.quick_tables(game, since) if fits(listed, cards, person)]
    return found[0].header if found else None


def fits(listed: ListedTable, cards: str, person: PersonId) -> bool:
    has_room = any(not chair.person and not chair.level for chair in listed.summary.chairs)
    return has_room and listed.header.cards == cards and listed.header.host != person


HANDLERS = [quick_game]
