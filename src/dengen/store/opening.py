"""From an address to a store: `sqlite:///path/to/file.db`, a plain path, or `postgresql://…`."""

from pathlib import Path

from dengen.extras import install
from dengen.store.errors import BadStore
from dengen.store.oversight import OverseenStore
from dengen.store.sqlite.store import SQLiteStore

POSTGRES = ("postgresql://", "postgres://")


def open_store(address: str) -> OverseenStore:
    """The store that lies there; call its `open` before anything else."""
    if address.startswith(POSTGRES):
        return postgres_store(address)
    if "://" in address and not address.startswith("sqlite://"):
        raise BadStore(f"A store is an SQLite file or postgresql://…, not {address.partition('://')[0]}://…")
    return SQLiteStore(Path(address.removeprefix("sqlite:///").removeprefix("sqlite://")).expanduser())


def postgres_store(address: str) -> OverseenStore:
    try:
        from dengen.store.postgres.store import PostgresStore  # asyncpg is needed only here
    except ModuleNotFoundError as error:
        raise BadStore(
            f"Tables in PostgreSQL need {error.name}: {install('postgres').en}.",
            f"PostgreSQLに卓を保存するには {error.name} が必要です。{install('postgres').ja}。",
        ) from None
    return PostgresStore(address)


def shares_nodes(address: str) -> bool:
    """May several nodes use it at once?"""
    return address.startswith(POSTGRES)
