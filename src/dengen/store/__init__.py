"""Where tables live: an SQLite file, or PostgreSQL for several nodes, behind one interface (`dengen.store.Store`)."""

from dengen.store.errors import StoreError, StoreUnavailable, Taken, TooManyTables
from dengen.store.interface import Guest, Hold, ListedTable, News, Pass, Session, Store, TableSummary
from dengen.store.opening import open_store

__all__ = [
    "Guest",
    "Hold",
    "ListedTable",
    "News",
    "Pass",
    "Session",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableSummary",
    "Taken",
    "TooManyTables",
    "open_store",
]
