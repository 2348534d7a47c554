"""Tables: making them, finding them."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from msgspec import Meta, Struct

from dengen.core.base.errors import BadOption, DengenError
from dengen.core.game import Game
from dengen.core.preview import Preview
from dengen.core.teaching.lessons import Answer
from dengen.server.bots.levels import check_level
from dengen.server.config.settings import ServerSettings
from dengen.server.http.dependencies import AnyRequest, TheGuests, TheNewcomers, TheNode, TheTables, address_of, payers
from dengen.server.http.problems import responses
from dengen.server.people.guests import random_name
from dengen.server.protocol.errors import OldRules, PositionsDisabled, SetsDisabled, TableNotFound, UnreadableTable
from dengen.server.protocol.lists import TableInfo, in_order, public_info, table_info
from dengen.server.sandbox.records import Source, StoredGame, UploadedRecord
from dengen.server.tables.open_table import summary_of
from dengen.server.tables.table_requests import TableRequest, header_of, tried_out
from dengen.store import ListedTable, Store
from dengen.table import LIVE_PACE, RELAXED_PACE, Pace
from dengen.table.header import BOT_PAUSES, BRISK, Access, BotPace, Practice, Remarks
from dengen.table.results.bot_ratings import bot_rating

Listing = Literal["gathering", "playing"]
ID_LENGTH = 8
INVITE_LENGTH = 16
PACES: dict[str, Pace] = {"relaxed": RELAXED_PACE, "live": LIVE_PACE}
SHORTEST, LONGEST = 1000, 30 * 24 * 3600 * 1000  # ms, for clocks
Span = Annotated[int, Meta(ge=0, le=LONGEST)]
Seats = Annotated[int, Meta(ge=1, le=32)]
Invite = Annotated[str, HeaderParameter(name="X-Dengen-Invite", description="not in the address, which is logged")]


class PaceChoice(Struct, forbid_unknown_fields=True, kw_only=True):
    """In ms; null: as long as they like."""

    decision: Span | None = None
    bank: Span | None = None
    grace: Span | None = None
    stand_in: str = "normal"


class GoOn(Struct, forbid_unknown_fields=True, kw_only=True):
    """From which point of a finished game: of a table here, or of a record."""

    table: str = ""
    game: Annotated[int, Meta(ge=1, le=1000)] = 1
    record: dict[str, Any] | None = None
    entry: Annotated[int, Meta(ge=0, le=100_000)]


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    game: str
    seats: Seats | None = None
    options: dict[str, Any] = {}
    bots: list[str] | None = None
    join: Access = "invited"
    watch: Access = "anyone"
    pace: Literal["relaxed", "live"] | PaceChoice = "relaxed"
    bot_pace: BotPace = BRISK
    help: bool | None = None
    first_to: Annotated[int, Meta(ge=1, le=99)] = 1
    cards: str | dict[str, Any] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    go_on: GoOn | None = None
    position: dict[str, Any] | None = None
    moves: Annotated[list[Answer], Meta(max_length=64)] = []
    rated: bool = False
    remarks: Remarks | None = None
    practice: Practice | None = None


class CreatedTable(Struct):
    table: str
    invite: str
    link: str


class Answers(Struct, forbid_unknown_fields=True):
    actions: Annotated[list[str], Meta(max_length=64)]


@get("/api/tables", tags=["tables"], responses=responses(400, 503))
async def open_tables(
    node: TheNode, game: FromQuery[str] = "", stage: FromQuery[Listing] = "gathering"
) -> list[TableInfo]:
    """Tables that anyone may join, the newest first; or that are in play and anyone may watch."""
    tables = node.store.tables_in_play if stage == "playing" else node.store.open_tables
    return in_order(public_info(listed) for listed in await tables(game))


@post("/api/tables", tags=["tables"], responses=responses(400, 401, 403, 404, 409, 413, 429, 503))
async def new_table(
    data: JSONBody[NewTable],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    newcomers: TheNewcomers,
    tables: TheTables,
) -> CreatedTable:
    """Make a table. You are its host, and sit down through its socket."""
    guest = await guests.must_find(request.cookies)
    game = node.games.bind(data.game, data.cards if isinstance(data.cards, str) else None)
    clocks = PACES[data.pace] if isinstance(data.pace, str) else Pace(**msgspec.structs.asdict(data.pace))
    pace = msgspec.structs.replace(clocks, bot_pause=BOT_PAUSES[data.bot_pace])
    for level in (*(data.bots or ()), pace.stand_in):
        if level:
            check_level(level, game, node.settings.plugins)
    if data.rated:
        must_ship(data.cards)
        must_be_measured(game.id, [level for level in data.bots or () if level])
    wish = TableRequest(
        game=data.game, table=random_name(ID_LENGTH), host=guest.person, invite=random_name(INVITE_LENGTH),
        time=node.clock.now(), cards=data.cards, seats=data.seats, options=data.options, bots=data.bots, join=data.join,
        watch=data.watch, pace=pace, help=data.help, first_to=data.first_to, seed=data.seed,
        source=await source_of(node.store, data.go_on, guest.person), entry=data.go_on.entry if data.go_on else 0,
        position=data.position, moves=[(move.seat, move.action) for move in data.moves], rated=data.rated,
        remarks=data.remarks, practice=data.practice,
    )  # fmt: skip
    must_be_allowed(node.settings, wish, game)
    if wish.is_own(game):
        header, cards = await node.sandbox.read(payers(request, guest.person), tried_out, node.games.classes, wish)
        if isinstance(cards, dict) and isinstance(wish.source, UploadedRecord):
            must_be_on(node.settings.own_cards, SetsDisabled)
        if isinstance(cards, dict):
            node.blocklist.must_be_clean_set(cards, node.games.default(data.game).cards.content)
        game = await asyncio.to_thread(node.games.bind, data.game, cards)
    else:
        header = header_of(game, wish)
    newcomers.admit_table(address_of(request))
    await tables.create(game, header)
    return CreatedTable(header.table, header.invite, f"/t/{header.table}#{header.invite}")


def must_be_allowed(settings: ServerSettings, wish: TableRequest, game: Game[Any]) -> None:
    """What strangers may bring along is for the operator to say."""
    if isinstance(wish.cards, dict):
        must_be_on(settings.own_cards, SetsDisabled)
    if wish.position is not None and wish.is_own(game):
        must_be_on(settings.positions, PositionsDisabled)


def must_be_on(is_on: bool, refusal: type[DengenError]) -> None:
    if not is_on:
        raise refusal


def must_ship(cards: str | dict[str, Any] | None) -> None:
    """A rating says how well somebody plays a game, not a set that nobody else has."""
    if isinstance(cards, dict):
        raise BadOption(
            "A rated table uses cards that ship with the game.",
            "レーティング戦では、ゲームに付属のカードだけを使えます。",
        )


def must_be_measured(game: str, levels: list[str]) -> None:
    """A rating against bots needs to know how strong they are."""
    for level in levels:
        if bot_rating(game, level) is None:
            raise BadOption(
                f"Bot {level!r} has no rating, so this table can't be rated.",
                f"ボット {level!r} の強さが決まっていないため、レーティング戦にはできません。",
            )


async def source_of(store: Store, go_on: GoOn | None, person: str) -> Source | None:
    """The game that a table goes on from."""
    if go_on is None:
        return None
    if go_on.record is not None:
        return UploadedRecord(await asyncio.to_thread(msgspec.json.encode, go_on.record))
    if go_on.table:
        return await find_played(store, go_on.table, go_on.game, person)
    raise BadOption("go_on takes a table or a record.", "続きから遊ぶには、卓か対戦記録が必要です。")


async def find_played(store: Store, table: str, game: int, person: str) -> StoredGame:
    """A table's nth game, for somebody who may watch there; its rules needn't be there any more."""
    header = (await find_listed(store, table, person)).header
    cards, kept = await store.cards(header.cards), await store.rendering(table, game)
    try:
        return StoredGame(header, await store.entries(table), game, cards, kept)
    except msgspec.ValidationError:
        raise UnreadableTable from None


async def find_listed(store: Store, table: str, person: str) -> ListedTable:
    """What a list would say of it, for somebody who may watch there."""
    listed = await store.listed(table)
    may_watch = listed is not None and (
        listed.header.watch == "anyone" or (bool(person) and person in (listed.header.host, *listed.summary.people))
    )
    must_watch(may_watch, table)
    assert listed is not None
    return listed


def must_watch(may: bool, table: str) -> None:
    """Whoever may not watch isn't told that there is a table."""
    if not may:
        raise TableNotFound(f"There is no table {table!r}.")


@get("/api/tables/{table:str}", tags=["tables"], responses=responses(404, 503))
async def one_table(
    table: FromPath[str],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    tables: TheTables,
    invite: Invite = "",
) -> TableInfo:
    """What a list would say of it."""
    person = await guests.person_of(request.cookies)
    try:
        open_table = await tables.open(table)
    except OldRules:
        listed = await find_listed(node.store, table, person)
        return table_info(listed, person)
    must_watch(open_table.table.may_watch(person, invite), table)
    here = open_table.table
    return table_info(ListedTable(here.header, summary_of(here.around), here.time), person)


@post(
    "/api/tables/{table:str}/preview",
    tags=["tables"],
    status_code=200,
    responses=responses(400, 401, 403, 404, 409, 413, 429, 503),
)
async def preview(
    table: FromPath[str], data: JSONBody[Answers], request: AnyRequest, guests: TheGuests, tables: TheTables
) -> Preview:
    """Where these answers in a row would lead, as far as your seat can know."""
    guest = await guests.must_find(request.cookies)
    open_table = await tables.open(table)
    must_watch(open_table.table.may_watch(guest.person), table)
    return open_table.table.preview(guest.person, data.actions)


HANDLERS = [open_tables, new_table, one_table, preview]
