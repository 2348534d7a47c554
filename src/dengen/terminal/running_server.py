"""A server that is already running: the address it left in a note, and whether it still answers there."""

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec import json as encoded

PATIENCE = 2.0  # seconds


class ServerNote(Struct):
    """The note that a server leaves next to its SQLite file."""

    url: str
    is_open: bool  # to other devices, too


def note_file(store: str) -> Path | None:
    """The path of the note for this store, or None if several servers may share the store."""
    if store.startswith(("postgres://", "postgresql://")):
        return None
    path = Path(store.removeprefix("sqlite:///").removeprefix("sqlite://")).expanduser()
    return path.with_name(path.name + ".address")


def leave_note(store: str, note: ServerNote) -> None:
    file = note_file(store)
    if file is not None:
        file.write_bytes(encoded.encode(note))


def running_server(store: str) -> ServerNote | None:
    """The note of the server that uses this store, if that server answers."""
    file = note_file(store)
    if file is None or not file.is_file():
        return None
    try:
        note = encoded.decode(file.read_bytes(), type=ServerNote)
    except ValueError:
        return None
    return note if health_of(note.url) is not None else None


def health_of(url: str) -> dict[str, Any] | None:
    """The health report of a dengen server at this address, or None."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}/api/health", timeout=PATIENCE) as answer:
            told = json.loads(answer.read(10_000))
    except (OSError, ValueError):
        return None
    return told if isinstance(told, dict) and {"node", "version", "build"} <= told.keys() else None
