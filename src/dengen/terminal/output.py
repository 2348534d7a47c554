"""JSON for programs, and folders for files."""

from pathlib import Path
from typing import Any

import msgspec

from dengen.core.base.validation import file_trouble
from dengen.terminal.errors import UsageError


def print_json(data: Any) -> None:
    """Print JSON; numbers that aren't finite become null."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def make_folder(folder: Path) -> None:
    """Create a folder; raises UsageError if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = file_trouble(error)
        raise UsageError(f"{folder} can't be written: {why.en}.", f"{folder} に書き込めません（{why.ja}）。") from None
