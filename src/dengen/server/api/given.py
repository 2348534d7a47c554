"""What handlers are given."""

from litestar.di import NamedDependency

from dengen.server.hall import Hall

TheHall = NamedDependency[Hall]
