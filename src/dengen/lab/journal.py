"""Journals of finished games on disk, one per line, for resuming and extending work."""

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from dengen.core.game import Game
from dengen.paths import cache_folder
from dengen.players.plugins import plugged, source_of

R = TypeVar("R")


class Journal(Generic[R]):
    """The results of a piece of work by number. `about` has everything they depend on, and determines the file name."""

    def __init__(self, about: Mapping[str, Any], result: type[R], folder: Path | None = None) -> None:
        canonical = json.dumps(about, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        name = hashlib.sha256(canonical.encode()).hexdigest()[:20]
        self.path = (folder or default_folder()) / f"{name}.jsonl"
        self.head = canonical.encode()
        self.decoder = msgspec.json.Decoder(tuple[int, result])  # type: ignore[valid-type]
        self.encoder = msgspec.json.Encoder()
        self.done: dict[int, R] = {}
        self._read()

    def _read(self) -> None:
        lines = self.path.read_bytes().split(b"\n") if self.path.exists() else []
        if lines and lines[0] == self.head:
            for line in lines[1:]:
                self._read_line(line)
        else:
            self.forget()

    def _read_line(self, line: bytes) -> None:
        try:
            number, result = self.decoder.decode(line)
        except msgspec.DecodeError:
            return  # a truncated line: its game is played again
        self.done[number] = result

    def forget(self) -> None:
        """Delete all results."""
        self.done = {}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(self.head + b"\n")

    def add(self, parcel: Sequence[tuple[int, R]]) -> None:
        """Write results, which survive this process."""
        self.done.update(parcel)
        lines = self.encoder.encode_lines(parcel)
        with self.path.open("ab", buffering=0) as file:
            file.write(b"\n" + lines)  # a line end first: the previous line may be truncated


def default_folder() -> Path:
    """The folder of journals: DENGEN_LAB, or a folder in the user's cache."""
    if folder := os.environ.get("DENGEN_LAB"):
        return Path(folder)
    return cache_folder() / "lab"


def described(game: Game[Any], players: Sequence[str] = ()) -> dict[str, Any]:
    """The facts that a game's results depend on besides its set-up: rules, cards, and code."""
    plugins = {name: source_of(plugin) for name in players if (plugin := plugged(name)) is not None}
    return {
        **({"plugins": plugins} if plugins else {}),
        "game": game.id,
        "rules": game.version,
        "cards": game.cards.hash,
        "code": [fingerprint(package) for package in ("dengen.core", "dengen.players", "dengen.lab", game.package)],
    }


@cache
def fingerprint(package: str) -> str:
    """A hash of the Python sources of a package, or of a module's folder."""
    found = find_spec(package)
    places = list(found.submodule_search_locations or []) if found else []
    if found and not places and found.origin:
        places = [str(Path(found.origin).parent)]
    digest = hashlib.sha256()
    for place in places:
        for path in sorted(Path(place).rglob("*.py")):
            digest.update(path.relative_to(place).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]
