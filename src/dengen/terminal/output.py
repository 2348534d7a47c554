"""Figures for programs, and folders for files."""

from pathlib import Path
from typing import Any

import msgspec

from dengen.core.base.validation import file_trouble
from dengen.terminal.complaints import Complaint


def print_json(data: Any) -> None:
    """What is no finite number is null."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def make_folder(folder: Path) -> None:
    """Raises Complaint where there can't be one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = file_trouble(error)
        raise Complaint(f"{folder} can't be written: {why.en}.", f"{folder} に書き込めません（{why.ja}）。") from None
