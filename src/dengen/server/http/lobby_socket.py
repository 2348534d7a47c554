"""The lobby's WebSocket: it tells of tables, and hears nothing but echoes."""

import asyncio
from typing import Any

import msgspec
from litestar import websocket
from litestar.connection import WebSocket

from dengen.server.http.dependencies import TheConnections, TheGuests, TheLobby, TheNode
from dengen.server.http.table_socket import UNREADABLE, decoded, is_disconnect
from dengen.server.people.bans import Banned
from dengen.server.people.guests import Guests
from dengen.server.protocol import wire
from dengen.server.tables.connection import Connection
from dengen.server.tables.lobby import Lobby
from dengen.store import StoreUnavailable

PONG = msgspec.json.Decoder(wire.Pong)


@websocket("/api/lobby")
async def lobby_socket(
    socket: WebSocket[Any, Any, Any], node: TheNode, guests: TheGuests, lobby: TheLobby, connections: TheConnections
) -> None:
    await socket.accept()
    connection = Connection(socket, node, "", socket.client.host if socket.client else "")
    if not connections.admit(connection):
        connection.close(connections.why_not)
        await connection.pump()
        return
    pump = asyncio.create_task(connection.pump())
    listening = asyncio.create_task(listen(socket, guests, lobby, connection))
    try:
        await asyncio.wait((pump, listening), return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:
            await asyncio.wait((pump,), timeout=1)
    finally:
        lobby.leave(connection)
        connections.dismiss(connection)
        for task in (pump, listening):
            task.cancel()
        for error in await asyncio.gather(pump, listening, return_exceptions=True):
            if isinstance(error, Exception) and not is_disconnect(error):
                node.log.failure("lobby", error)


async def listen(socket: WebSocket[Any, Any, Any], guests: Guests, lobby: Lobby, connection: Connection) -> None:
    try:
        connection.person = await guests.person_of(socket.cookies)
        await lobby.enter(connection)
    except Banned:
        connection.close("forbidden")
        return
    except StoreUnavailable:
        connection.close("unavailable")
        return
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if not connection.bucket.take():
            connection.close("flood")
            return
        try:
            connection.echo(decoded(event.get("text") or "", PONG).ping)
        except UNREADABLE:
            connection.close("bad_message")
            return
