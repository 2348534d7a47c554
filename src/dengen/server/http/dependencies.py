"""What handlers are given, by the name of the parameter: node, guests, newcomers, tables, connections, lobby, analyses, …"""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from dengen.server.limits.newcomers import Newcomers
from dengen.server.node import Node
from dengen.server.people.guests import Guests
from dengen.server.runtime import Runtime
from dengen.server.studio.lab_jobs import LabJobs
from dengen.server.studio.own_sets import OwnSets
from dengen.server.studio.prints import Prints
from dengen.server.tables.analyses import Analyses
from dengen.server.tables.connections import Connections
from dengen.server.tables.lobby import Lobby
from dengen.server.tables.registry import TableRegistry
from dengen.table.header import PersonId

AnyRequest = Request[Any, Any, Any]
TheNode = NamedDependency[Node]
TheGuests = NamedDependency[Guests]
TheNewcomers = NamedDependency[Newcomers]
TheTables = NamedDependency[TableRegistry]
TheConnections = NamedDependency[Connections]
TheAnalyses = NamedDependency[Analyses]
TheLobby = NamedDependency[Lobby]
TheSets = NamedDependency[OwnSets]
TheLab = NamedDependency[LabJobs]
ThePrints = NamedDependency[Prints]
TheRuntime = NamedDependency[Runtime]


def payers(request: AnyRequest, person: PersonId) -> tuple[str, ...]:
    """In whose name this is worked on: the guest's, if it is one, and the address's."""
    address = f"address {address_of(request)}"
    return (address, f"guest {person}") if person else (address,)


def address_of(request: AnyRequest) -> str:
    """Where it comes from; "" where that isn't known."""
    return request.client.host if request.client else ""
