"""The WebSocket of a table: reads messages, hands them to the table, answers."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from dengen.core.base.errors import DengenError
from dengen.core.base.validation import NestedTooDeeply, shallow
from dengen.core.game import Game
from dengen.players import Hint
from dengen.players.hint import tried_enough
from dengen.server.bots.levels import check_level
from dengen.server.bots.processes import BotFailed
from dengen.server.http.dependencies import TheConnections, TheGuests, TheNode, TheTables
from dengen.server.node import Node
from dengen.server.people.bans import Banned
from dengen.server.people.guests import Guests
from dengen.server.protocol import wire
from dengen.server.protocol.errors import OldRules, TableNotFound, UnreadableTable, own_refusal, refused
from dengen.server.protocol.wire import CloseName
from dengen.server.tables.connection import Connection
from dengen.server.tables.open_table import OpenTable
from dengen.server.tables.registry import TableRegistry
from dengen.store import StoreUnavailable
from dengen.table import Job, commands
from dengen.table.errors import Rejection

QUEUE = 64  # messages of one connection that wait for their turn
UNREADABLE = (msgspec.DecodeError, NestedTooDeeply, UnicodeDecodeError)
T = TypeVar("T")


class OnlyId(Struct):
    id: str = ""


CLIENT_MESSAGE = msgspec.json.Decoder(wire.Up)
ONLY_ID = msgspec.json.Decoder(OnlyId)


def decoded(text: str, decoder: msgspec.json.Decoder[T]) -> T:
    """A message from a client; raises UNREADABLE."""
    return decoder.decode(shallow(text.encode()))


def id_of(text: str) -> str:
    """The id of a message that is refused before it is read."""
    try:
        return decoded(text, ONLY_ID).id
    except UNREADABLE:
        return ""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    node: TheNode,
    guests: TheGuests,
    tables: TheTables,
    connections: TheConnections,
) -> None:
    await socket.accept()
    address = socket.client.host if socket.client else ""
    connection = Connection(socket, node, "", address)
    if not connections.admit(connection):
        connection.close(connections.why_not)
        await connection.pump()
        return
    pump = asyncio.create_task(connection.pump())
    session = asyncio.create_task(TableSocket(socket, node, guests, tables, connection, table).run())
    closed = asyncio.create_task(connection.closed.wait())
    try:
        await asyncio.wait((session, closed), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:  # what waits is still sent, but nobody waits for it for long
            await asyncio.wait((pump,), timeout=1 if connection.closing == "slow" else 5)
    finally:
        connections.dismiss(connection)
        for task in (pump, session, closed):
            task.cancel()
        results = await asyncio.gather(pump, session, closed, return_exceptions=True)
        for error in results:
            if isinstance(error, Exception) and not is_disconnect(error):
                node.log.failure("connection", error, table=table)


def is_disconnect(error: Exception) -> bool:
    """The other side is gone, which is nobody's fault."""
    return type(error).__name__ in ("WebSocketDisconnect", "ClientDisconnected", "ConnectionClosed")


class TableSocket:
    """One connection's conversation, from its hello to its end."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        node: Node,
        guests: Guests,
        tables: TableRegistry,
        connection: Connection,
        table: str,
    ) -> None:
        self._socket = socket
        self._node = node
        self._guests = guests
        self._tables = tables
        self._limits = node.limits
        self._connection = connection
        self._table_id = table
        self._open_table: OpenTable
        self._queue: asyncio.Queue[tuple[wire.Up, int, float]] = asyncio.Queue(QUEUE)
        self._bad = 0

    async def run(self) -> None:
        end = await self._begin()
        if end is not None:
            self._connection.close(end)
            return
        working = asyncio.create_task(self._work())
        try:
            await self._read()
        finally:
            self._open_table.leave(self._connection)
            working.cancel()

    async def _begin(self) -> CloseName | None:
        """Hello and welcome; or why not."""
        try:
            known = await self._guests.session(self._socket.cookies)
            async with asyncio.timeout(self._limits.hello / 1000):
                text = await self._receive()
            hello = decoded(text, CLIENT_MESSAGE) if text is not None else None
            if not isinstance(hello, wire.Hello):
                return "no_hello"
            if known is None:
                return "forbidden"
            guest, session = known
            self._connection.session = session.id
            self._connection.person = guest.person
            self._open_table = await self._tables.open(self._table_id)
            self._connection.invite = hello.invite
            if not self._open_table.audience.may_enter(self._connection):
                return "forbidden"
        except TimeoutError:
            return "no_hello"
        except UNREADABLE:
            return "no_hello"
        except TableNotFound:
            return "no_table"
        except Banned:
            return "forbidden"
        except UnreadableTable:
            return "unreadable"
        except OldRules:
            return "old_rules"
        except StoreUnavailable:
            return "unavailable"
        self._connection.table = self._open_table.table
        self._connection.say(
            wire.Welcome(
                protocol=wire.PROTOCOL, person=guest.person, name=guest.name,
                may_sit=self._open_table.table.may_sit(guest.person, hello.invite),
                time=self._node.clock.now(), heartbeat=self._limits.heartbeat,
            )
        )  # fmt: skip
        self._open_table.listen(self._connection, hello.stream, hello.number)
        return None

    async def _receive(self) -> str | None:
        """The next text; None for a frame of bytes."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Disconnected
        text: str | None = event.get("text")
        return text

    # ---- reading: every message is stamped when it arrives, echoes are dealt with at once ----

    async def _read(self) -> None:
        try:
            while True:
                text = await self._receive()
                message = self._understood(text)
                if isinstance(message, wire.Pong):
                    self._echoed(message)
                elif message is not None:
                    await self._queue.put((message, self._node.clock.now(), asyncio.get_running_loop().time()))
        except Disconnected:
            return

    def _understood(self, text: str | None) -> wire.Up | None:
        """The message, if it may be looked at and can be read."""
        if not self._connection.bucket.take():
            self._say_no(id_of(text or ""), "too_fast", "Too many messages at once. Wait a moment.")
            if not self._connection.patience.take():
                self._connection.close("flood")
            return None
        try:
            if text is None:
                raise msgspec.DecodeError("a text frame is expected, not bytes")
            message: wire.Up = decoded(text, CLIENT_MESSAGE)
            if isinstance(message, wire.Hello):
                raise msgspec.DecodeError("hello comes only once, at the beginning")
            return message
        except UNREADABLE as error:
            self._bad += 1
            self._say_no(id_of(text or ""), "bad_message", f"This message can't be read: {error}.")
            if self._bad >= self._limits.bad_messages:
                self._connection.close("bad_message")
            return None

    def _echoed(self, pong: wire.Pong) -> None:
        trip = self._connection.echo(pong.ping)
        seat = self._open_table.table.seat_of(self._connection.person)
        if trip is not None and seat is not None and self._open_table.table.is_live:
            self._open_table.measure(seat, round(trip))

    # ---- working: one message after the other ----

    async def _work(self) -> None:
        while True:
            message, time, arrived = await self._queue.get()
            if self._connection.closing is not None:
                return
            try:
                with self._node.traces.span("message", kind=type(message).__name__, table=self._table_id):
                    await HANDLERS[type(message)](self, message, time)
            except DengenError as error:
                self._refuse(message, error)
            except Exception as error:
                self._node.log.failure("message", error, table=self._table_id, kind=type(message).__name__)
                self._say_no(getattr(message, "id", ""), "internal", "The server had an internal error.")
            else:
                if isinstance(message, wire.Do):
                    self._node.metrics.acknowledged(asyncio.get_running_loop().time() - arrived)

    def _refuse(self, message: Any, error: DengenError) -> None:
        done = error.done if isinstance(error, Rejection) else 0
        self._node.metrics.count("refusals_total", code=error.code)
        self._say(refused(getattr(message, "id", ""), error.refusal, done))

    def _say_no(self, id: str, code: str, en: str) -> None:
        self._say(refused(id, own_refusal(code, en)))

    def _say(self, message: Any) -> None:
        self._connection.say(message)

    async def _do(self, message: wire.Do, time: int) -> None:
        def acknowledge(repeated: bool) -> None:
            self._node.metrics.count("commands_total")
            self._say(wire.Done(id=message.id, repeated=repeated))

        if isinstance(message.command, commands.SeatBot):
            check_level(message.command.level, self._open_table.table.game, self._node.settings.plugins)
        await self._open_table.do(
            self._presentable(message.command),
            by=self._connection.person,
            client=message.id,
            time=time,
            acknowledge=acknowledge,
        )

    def _presentable(self, command: commands.FromClient) -> commands.FromClient:
        """Without words that this server doesn't show; raises BadText where a name has one."""
        words = self._node.blocklist
        if isinstance(command, commands.Sit | commands.Rename | commands.Say):
            words.must_be_clean(command.name)
        return replace(command, text=words.covered(command.text)) if isinstance(command, commands.Say) else command

    async def _preview(self, message: wire.AskPreview, time: int) -> None:
        preview = self._open_table.table.preview(self._connection.person, message.actions)
        self._say(wire.PreviewAnswer(id=message.id, preview=preview))

    async def _why(self, message: wire.AskWhy, time: int) -> None:
        refusal = self._open_table.table.why(self._connection.person, message.action)
        self._say(wire.WhyAnswer(id=message.id, refusal=refusal))

    async def _hint(self, message: wire.AskHint, time: int) -> None:
        table = self._open_table.table
        check_level(message.level, table.game, self._node.settings.plugins)
        job = table.hint(self._connection.person, message.level, message.actions)
        account = self._open_table.account(self._connection.person)
        try:
            async with asyncio.timeout(self._limits.hint / 1000):
                hint = await self._node.bots.advise(table.game, job, account)
        except TimeoutError:
            raise BotFailed("The bot took too long.") from None
        self._say(hint_answer(message.id, table.game, job, hint))


def hint_answer(id: str, game: Game[Any], job: Job, hint: Hint) -> wire.HintAnswer:
    enough = tried_enough(hint.considered)
    tried = [one for one in hint.considered if one.visits and one.visits >= enough]
    return wire.HintAnswer(
        id=id,
        question=job.question,
        action=game.name(hint.act),
        words=game.describe(job.world, job.seat, hint.act),
        considered=[wire.ScoredAnswer(game.name(one.act), one.words, one.share, one.visits) for one in tried],
        reasons=hint.reasons,
        unit=game.unit.text,
        even=hint.even,
        line=[wire.HintStep(game.name(step.act), step.words) for step in hint.line],
    )


class Disconnected(Exception):
    pass


Handler = Callable[[TableSocket, Any, int], Coroutine[Any, Any, None]]
HANDLERS: dict[type, Handler] = {
    wire.Do: TableSocket._do,
    wire.AskPreview: TableSocket._preview,
    wire.AskWhy: TableSocket._why,
    wire.AskHint: TableSocket._hint,
}
