"""What handlers are given, by the name of the parameter: node, guests, tables, connections, runtime."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from dengen.server.connections import Connections
from dengen.server.guests import Guests
from dengen.server.node import Node
from dengen.server.runtime import Runtime
from dengen.server.tables import Tables

AnyRequest = Request[Any, Any, Any]
TheNode = NamedDependency[Node]
TheGuests = NamedDependency[Guests]
TheTables = NamedDependency[Tables]
TheConnections = NamedDependency[Connections]
TheRuntime = NamedDependency[Runtime]
