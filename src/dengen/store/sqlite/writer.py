"""The one thread that writes to SQLite: it takes what has queued up and commits it at once (group commit).

A durable commit costs a sync of the disk. While one is under way the next writes queue up, so that the more there is to do,
the more of it shares a sync.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

from dengen.store.errors import StoreError, StoreUnavailable
from dengen.store.sqlite.appends import Append, append_all

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Write, "asyncio.Future[Any]"]
Delivery = tuple["asyncio.Future[Any]", Any, Exception | None]

LARGEST_BATCH = 500


class SQLiteWriter:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="dengen-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Done, and durable, when this returns; what `work` raises is raised here, and nothing of it is stored."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((work, future))
        return await future

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # ---- in the thread ----

    def _run(self) -> None:
        """Outlive every exception: a dead writer would leave all writes waiting for ever."""
        connection: sqlite3.Connection | None = None
        while (batch := self._next_batch()) is not None:
            try:
                connection = connection or self._connect()
                answers = carry_out(connection, batch)
            except Exception as error:  # the connection can't be opened, or can't even be rolled back
                answers = [(future, None, unavailable(error)) for _, future in batch]
                discard(connection)
                connection = None
            self._loop.call_soon_threadsafe(deliver, answers)
        discard(connection)

    def _next_batch(self) -> list[Waiting] | None:
        first = self._queue.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < LARGEST_BATCH and not self._queue.empty():
            another = self._queue.get()
            if another is None:
                self._queue.put(None)
                break
            batch.append(another)
        return batch


def carry_out(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Delivery]:
    """All in one transaction. A write that is refused leaves no trace; where the disk fails, nothing is stored at all."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            answers = all_of(connection, batch)
        except sqlite3.Error:
            raise
        except Exception:  # rare: each write is tried separately, so that only the faulty one fails
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            answers = [attempt(connection, work, future) for work, future in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(future, None, unavailable(error)) for _, future in batch]
    return answers


def unavailable(error: Exception) -> StoreUnavailable:
    return StoreUnavailable(f"Nothing can be stored now: {error}.")


def discard(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()


def all_of(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Delivery]:
    """None may be refused."""
    append_all(connection, [work for work, _ in batch if isinstance(work, Append)])
    return [(future, None if isinstance(work, Append) else work(connection), None) for work, future in batch]


def attempt(connection: sqlite3.Connection, work: Write, future: "asyncio.Future[Any]") -> Delivery:
    connection.execute("SAVEPOINT one")
    try:
        result = work(connection)
    except sqlite3.Error:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return future, None, error if isinstance(error, StoreError) else unavailable(error)
    connection.execute("RELEASE one")
    return future, result, None


def deliver(answers: list[Delivery]) -> None:
    for future, result, error in answers:
        if future.done():
            continue  # nobody waits any more
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
