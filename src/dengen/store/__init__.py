"""Where tables live: an SQLite file, or PostgreSQL for several nodes, behind one interface (`dengen.store.Store`)."""

from dengen.store.errors import StoreError, StoreUnavailable, Taken, TooManyTables
from dengen.store.interface import (
    Encounter,
    Guest,
    Hold,
    ListedTable,
    News,
    Pass,
    PushAddress,
    RatingOf,
    Session,
    Store,
    TableSummary,
    Tally,
)
from dengen.store.opening import open_store
from dengen.store.oversight import Ban, OverseenStore, Oversight
from dengen.store.sets import OwnSet, SetReport, SetStore, SetVersion, TooManySets

__all__ = [
    "Ban",
    "Encounter",
    "Guest",
    "Hold",
    "ListedTable",
    "News",
    "OverseenStore",
    "Oversight",
    "OwnSet",
    "Pass",
    "PushAddress",
    "RatingOf",
    "Session",
    "SetReport",
    "SetStore",
    "SetVersion",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableSummary",
    "Taken",
    "Tally",
    "TooManySets",
    "TooManyTables",
    "open_store",
]
