"""Files and entry points of installed packages. The standard library's modules for them are imported on use, because they
load e-mail, sockets and archives, a sixth of dengen's import time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable


def files(package: str) -> Traversable:
    """The folder of a package."""
    from importlib import resources

    return resources.files(package)


def entry_points(group: str) -> list[EntryPoint]:
    """The entry points of a group, sorted by name."""
    from importlib import metadata

    return sorted(metadata.entry_points(group=group), key=lambda entry: entry.name)
