"""Where tables live. One face (`dengen.store.face.Store`), two houses: an SQLite file, or PostgreSQL for several nodes."""

from dengen.store.errors import StoreError, StoreTrouble, Taken, TooManyTables
from dengen.store.face import Guest, Hold, Listed, News, Store, Summary
from dengen.store.opening import open_store

__all__ = [
    "Guest",
    "Hold",
    "Listed",
    "News",
    "Store",
    "StoreError",
    "StoreTrouble",
    "Summary",
    "Taken",
    "TooManyTables",
    "open_store",
]
