"""The figures of all workers of one server, in one place: each writes its own into a folder that all of them read.

Whoever asks on their one port is answered by any of them; so each tells of all.
"""

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from dengen.server.ops.metrics import Family, Labels, rendered
from dengen.store.errors import BadStore
from dengen.store.file_lock import FileLock

PAUSE = 1.0  # seconds between two times that a worker writes


class MetricsFile(Struct):
    labels: Labels
    families: list[Family]


class WorkerMetrics:
    """`folder`: "" where there is only one worker."""

    def __init__(self, folder: str, most: int) -> None:
        self._folder = Path(folder) if folder else None
        self._lock: FileLock | None = None
        self.worker = self._claim(most) if self._folder else 0

    def _claim(self, most: int) -> int:
        """The first number that no living worker has; the system gives it back when its worker dies."""
        for number in range(2 * most):
            lock = FileLock(self._file(number).with_suffix(".lock"))
            try:
                lock.take()
            except BadStore:
                continue
            self._lock = lock
            return number
        return 2 * most

    def _file(self, number: int) -> Path:
        assert self._folder is not None
        return self._folder / f"{number}.json"

    def write(self, labels: Labels, families: list[Family]) -> None:
        if self._folder is not None:
            file = self._file(self.worker)
            new = file.with_suffix(".new")
            new.write_bytes(msgspec.json.encode(MetricsFile(labels, families)))
            new.replace(file)

    def text(self, labels: Labels, families: list[Family]) -> str:
        """This worker's as they are now, the others' as they were a moment ago."""
        sheets = [MetricsFile(labels, families), *self._others()]
        sheets.sort(key=lambda sheet: sheet.labels)
        return rendered((sheet.labels, sheet.families) for sheet in sheets)

    def _others(self) -> list[MetricsFile]:
        if self._folder is None:
            return []
        files = [file for file in self._folder.glob("*.json") if file != self._file(self.worker) and is_held(file)]
        return [msgspec.json.decode(file.read_bytes(), type=MetricsFile) for file in files]

    def close(self) -> None:
        if self._lock is not None:
            self._file(self.worker).unlink(missing_ok=True)
            self._lock.release()


def is_held(file: Path) -> bool:
    """Does its worker live?"""
    lock = FileLock(file.with_suffix(".lock"))
    try:
        lock.take()
    except BadStore:
        return True
    lock.release()
    return os.name == "nt"  # where nobody can tell
