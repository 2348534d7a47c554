"""A server that runs already: where it said it can be found, and whether it still can."""

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec import json as encoded

PATIENCE = 2.0  # seconds


class Note(Struct):
    """Kept beside an SQLite file by the server that uses it."""

    url: str
    is_open: bool  # to others, too


def note_file(store: str) -> Path | None:
    """Where the server of this store leaves its note; None: several may share it."""
    if store.startswith(("postgres://", "postgresql://")):
        return None
    path = Path(store.removeprefix("sqlite:///").removeprefix("sqlite://")).expanduser()
    return path.with_name(path.name + ".address")


def leave_note(store: str, note: Note) -> None:
    file = note_file(store)
    if file is not None:
        file.write_bytes(encoded.encode(note))


def who_runs(store: str) -> Note | None:
    """The note of the server that uses this store, if it answers and is one of ours."""
    file = note_file(store)
    if file is None or not file.is_file():
        return None
    try:
        note = encoded.decode(file.read_bytes(), type=Note)
    except ValueError:
        return None
    return note if health_of(note.url) is not None else None


def health_of(url: str) -> dict[str, Any] | None:
    """What a dengen says of itself there; None: there is none."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}/api/health", timeout=PATIENCE) as answer:
            told = json.loads(answer.read(10_000))
    except (OSError, ValueError):
        return None
    return told if isinstance(told, dict) and {"node", "version", "build"} <= told.keys() else None
