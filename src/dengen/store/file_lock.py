"""A file that only one server at a time may have; the operating system lets go of it when the server dies."""

import os
from pathlib import Path

from dengen.store.errors import BadStore

try:
    import fcntl
except ImportError:  # Windows: there SQLite's own locks have to do
    fcntl = None  # type: ignore[assignment]


class FileLock:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = -1

    def take(self) -> None:
        if fcntl is None:
            return
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            self._file = -1
            store = self.path.with_suffix("")
            raise BadStore(
                f"Another server is using {store}: end it, or name another file with --db (several servers need PostgreSQL).",
                f"{store} は別のサーバーが使用中です。それを終了するか、--db で別のファイルを指定してください"
                "（複数のサーバーにはPostgreSQLが必要です）。",
            ) from None

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
