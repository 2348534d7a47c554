"""Who listens to a table now: connections by what they may see, people by how many of them they have."""

import asyncio
from collections import Counter

from dengen.server.protocol.wire import table_message
from dengen.server.tables.connection import Connection
from dengen.table import Table
from dengen.table.change import ViewerMessage
from dengen.table.header import PersonId
from dengen.table.messages import WATCHING, ViewerId


class Audience:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._listening: dict[ViewerId, set[Connection]] = {}
        self._persons: Counter[PersonId] = Counter()
        self._left: dict[ViewerId, float] = {}  # when the last connection of a viewer was gone

    def __bool__(self) -> bool:
        return bool(self._listening)

    def is_there(self) -> bool:
        """Does anybody listen here, or sit there by way of another node?"""
        return bool(self) or any(chair.person and chair.present for chair in self._table.around.chairs)

    def __contains__(self, person: PersonId) -> bool:
        return person in self._persons

    @property
    def seated(self) -> list[PersonId]:
        return [person for person in self._persons if self._table.seat_of(person) is not None]

    def tell(self, sent: ViewerMessage) -> None:
        data = table_message(sent.body)
        for connection in self._listening.get(sent.viewer, ()):
            connection.send(data)

    def enter(self, connection: Connection, stream: str, number: int) -> bool:
        """From now on this connection is told what its person may know; first, what it missed. Is it the person's first?"""
        viewer = self._table.viewer(connection.person)
        self._attach(connection, viewer)
        self._persons[connection.person] += 1
        for sent in self._table.resume(viewer, stream, number):
            connection.send(table_message(sent.body))
        return self._persons[connection.person] == 1

    def leave(self, connection: Connection) -> bool:
        """Was it the person's last?"""
        self._detach(connection)
        self._persons[connection.person] -= 1
        if self._persons[connection.person] > 0:
            return False
        del self._persons[connection.person]
        return True

    def send_away(self) -> None:
        """Everybody; they may come back at once."""
        for connections in self._listening.values():
            for connection in connections:
                connection.close("going_away")

    def may_enter(self, connection: Connection) -> bool:
        """To watch, or to join before the start."""
        header = self._table.header
        if self._table.may_watch(connection.person, connection.invite):
            return True
        joins = header.join == "anyone" or (header.join == "invited" and connection.invite == header.invite)
        return joins and self._table.stage == "gathering"

    def show_out(self) -> None:
        """A game begins: who came to join, but didn't, may not stay where nobody may watch."""
        for connection in list(self._listening.get(WATCHING, ())):
            if not self.may_enter(connection):
                connection.close("forbidden")

    def turn_around(self) -> None:
        """Whoever has sat down or got up sees other things now."""
        for connection in [connection for group in self._listening.values() for connection in group]:
            viewer = self._table.viewer(connection.person)
            if viewer != connection.viewer:
                self._detach(connection)
                if connection.viewer not in self._listening:  # nobody will come back as that
                    self._table.forget(connection.viewer)
                    del self._left[connection.viewer]
                self._attach(connection, viewer)
                connection.send(table_message(self._table.attach(viewer).body))

    def forget_viewers(self, before: float) -> None:
        """Whom nobody has been since then."""
        for viewer, left in list(self._left.items()):
            if left < before:
                self._table.forget(viewer)
                del self._left[viewer]

    def _attach(self, connection: Connection, viewer: ViewerId) -> None:
        connection.viewer = viewer
        self._listening.setdefault(viewer, set()).add(connection)
        self._left.pop(viewer, None)

    def _detach(self, connection: Connection) -> None:
        listening = self._listening[connection.viewer]
        listening.discard(connection)
        if not listening:
            del self._listening[connection.viewer]
            self._left[connection.viewer] = asyncio.get_running_loop().time()
