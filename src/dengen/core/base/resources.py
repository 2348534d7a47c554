"""What installed packages bring: their files, and what they register. The standard library's ways there are imported when somebody
asks: they bring e-mail, sockets and archives along, a sixth of the time that importing dengen takes."""

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
    """What is registered in a group, by its names."""
    from importlib import metadata

    return sorted(metadata.entry_points(group=group), key=lambda entry: entry.name)
