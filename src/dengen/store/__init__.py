"""Where tables live: an SQLite file, or PostgreSQL for several nodes, behind one interface (`dengen.store.Store`)."""

from dengen.store.errors import EntryConflict, StoreError, StoreUnavailable, TooManyTables
from dengen.store.interface import (
    DeviceCode,
    DeviceSession,
    Guest,
    HeadToHead,
    Lease,
    ListedTable,
    NodeEvent,
    PushAddress,
    RatingOf,
    Store,
    TableSummary,
    Tally,
)
from dengen.store.opening import open_store
from dengen.store.oversight import Ban, OverseenStore, Oversight
from dengen.store.sets import OwnSet, SetReport, SetStore, SetVersion, TooManySets

__all__ = [
    "Ban",
    "DeviceCode",
    "DeviceSession",
    "EntryConflict",
    "Guest",
    "HeadToHead",
    "Lease",
    "ListedTable",
    "NodeEvent",
    "OverseenStore",
    "Oversight",
    "OwnSet",
    "PushAddress",
    "RatingOf",
    "SetReport",
    "SetStore",
    "SetVersion",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableSummary",
    "Tally",
    "TooManySets",
    "TooManyTables",
    "open_store",
]
