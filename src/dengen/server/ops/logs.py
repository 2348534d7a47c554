"""One line of JSON per event. Nothing secret is ever handed to it: no token, no invitation, no view, no entry."""

import logging
import sys
import time
from pathlib import Path
from typing import Any, TextIO

import msgspec


class Log:
    def __init__(self, out: TextIO | None = None, node: str = "") -> None:
        self._out = out
        self._node = node

    def __call__(self, event: str, **facts: Any) -> None:
        line = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "node": self._node, "event": event, **facts}
        out = self._out or sys.stderr
        out.write(msgspec.json.encode(line).decode() + "\n")
        out.flush()

    def failure(self, event: str, error: BaseException, **facts: Any) -> None:
        """What went wrong and where, without the values that were in play."""
        frame = error.__traceback__
        where = ""
        while frame is not None:
            where = f"{frame.tb_frame.f_code.co_filename.rpartition('dengen')[2]}:{frame.tb_lineno}"
            frame = frame.tb_next
        self(event, error=type(error).__name__, where=where, **facts)


def log_to(file: str, node: str = "") -> Log:
    """Appends to this file; "": to standard error."""
    return Log(Path(file).open("a", encoding="utf-8") if file else None, node)


class JsonLogHandler(logging.Handler):
    """What libraries log, as lines of ours: warnings and worse."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self._log.failure("library", error, logger=record.name)
        else:
            self._log("library", logger=record.name, level=record.levelname.lower(), message=record.getMessage()[:300])
