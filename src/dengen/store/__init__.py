"""Where tables live: an SQLite file, or PostgreSQL for several nodes, behind one interface (`dengen.store.Store`)."""

from dengen.store.errors import StoreError, StoreUnavailable, Taken, TooManyTables
from dengen.store.interface import (
    Encounter,
    Guest,
    Hold,
    ListedTable,
    News,
    Pass,
    RatingOf,
    Session,
    Store,
    TableSummary,
    Tally,
)
from dengen.store.opening import open_store

__all__ = [
    "Encounter",
    "Guest",
    "Hold",
    "ListedTable",
    "News",
    "Pass",
    "RatingOf",
    "Session",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableSummary",
    "Taken",
    "Tally",
    "TooManyTables",
    "open_store",
]
