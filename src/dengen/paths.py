"""Folders for dengen's files on the user's machine."""

from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "dengen"


def data_folder() -> Path:
    """The folder for data: tables, reports."""
    return user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """The folder for caches: finished games of the lab."""
    return user_cache_path(NAME, appauthor=False)
