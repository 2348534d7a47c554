"""Digests of files, which tell whether a build is up to date, and safe replacement of files."""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":  # no file locks there
    import fcntl

ROOT = Path(__file__).resolve().parent.parent


def digest(base: Path, files: Iterable[Path], facts: Iterable[object] = ()) -> str:
    """A hash of these files below `base` and of other facts that a build depends on."""
    sum_ = hashlib.sha256()
    for file in files:
        sum_.update(f"{file.as_posix()}\0".encode() + hashlib.sha256((base / file).read_bytes()).digest())
    sum_.update("\0".join(map(str, facts)).encode())
    return sum_.hexdigest()[:20]


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def bring(path: Path, to: Path) -> None:
    """Replace the file instead of overwriting it: a running process may have it mapped."""
    if is_copy(to, path):
        return
    to.parent.mkdir(parents=True, exist_ok=True)
    new = to.with_name(f"{to.name}.new-{os.getpid()}")
    shutil.copy2(path, new)
    new.replace(to)


def is_copy(copy: Path, path: Path) -> bool:
    if not copy.exists():
        return False
    have, want = copy.stat(), path.stat()
    return (have.st_size, have.st_mtime_ns) == (want.st_size, want.st_mtime_ns)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Lock the folder against other builds. The lock ends with its process."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
