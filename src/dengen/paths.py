"""Where dengen keeps things on a person's machine."""

from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "dengen"


def data_folder() -> Path:
    """What must not be lost: tables, reports."""
    return user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """What can be made again: finished games of the lab."""
    return user_cache_path(NAME, appauthor=False)
