"""What handlers are given, by the name of the parameter: node, guests, tables, connections, lobby, analyses, runtime."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from dengen.server.analyses import Analyses
from dengen.server.connections import Connections
from dengen.server.guests import Guests
from dengen.server.lobby import Lobby
from dengen.server.node import Node
from dengen.server.runtime import Runtime
from dengen.server.tables import Tables
from dengen.table.header import PersonId

AnyRequest = Request[Any, Any, Any]
TheNode = NamedDependency[Node]
TheGuests = NamedDependency[Guests]
TheTables = NamedDependency[Tables]
TheConnections = NamedDependency[Connections]
TheAnalyses = NamedDependency[Analyses]
TheLobby = NamedDependency[Lobby]
TheRuntime = NamedDependency[Runtime]


def payers(request: AnyRequest, person: PersonId) -> tuple[str, ...]:
    """In whose name this is worked on: the guest's, if it is one, and the address's."""
    address = request.client.host if request.client else ""
    return (f"address {address}", f"guest {person}") if person else (f"address {address}",)
