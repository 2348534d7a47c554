"""The folder of balance reports: a page and its figures each, under one name."""

import hashlib
import json
import os
import re
import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.words import Lang, Text
from dengen.paths import data_folder

NAME = re.compile(r"[a-z0-9][a-z0-9_.-]{0,119}")
PAGE = ".html"
FIGURES = ".json"


class Report(Struct, frozen=True):
    """The facts of a report. `made`: ms since 1970; `against`: the card set of a comparison."""

    name: str
    made: int
    game: str
    title: Text
    card_set: str
    against: str | None
    seats: int
    player: str
    games: int
    seed: int


def reports_folder() -> Path:
    """The folder of reports: DENGEN_REPORTS, or a folder in the user's data directory."""
    given = os.environ.get("DENGEN_REPORTS")
    return Path(given) if given else data_folder() / "reports"


def keep(page: str, figures: dict[str, Any], folder: Path) -> Path:
    """Write the page and its figures, replacing an earlier report of the same work. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    name = name_of(figures)
    noted = {**figures, "name": name, "made": time.time_ns() // 1_000_000}
    written = folder / f"{name}{PAGE}"
    written.write_text(page, encoding="utf-8")
    (folder / f"{name}{FIGURES}").write_bytes(msgspec.json.encode(noted))
    return written


def name_of(figures: dict[str, Any]) -> str:
    """The report's name: the set-up without the number of games, and a short hash."""
    told = [figures["game"], figures["card_set"], figures["player"], f"{figures['seats']}p"]
    if figures["against"] is not None:
        told += ["against", figures["against"]]
    setup = [figures[key] for key in ("cards", "options", "seed")]
    digest = hashlib.sha256(json.dumps(setup, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:6]
    words = re.sub(r"[^a-z0-9_]+", "-", "-".join(map(str, told)).lower()).strip("-_")
    return f"{words[:100]}-{digest}"


def reports(folder: Path) -> list[Report]:
    """The reports in the folder, newest first; other files are left out."""
    found = [read(path) for path in folder.glob(f"*{FIGURES}")] if folder.is_dir() else []
    return sorted((report for report in found if report is not None), key=lambda report: (-report.made, report.name))


def read(path: Path) -> Report | None:
    try:
        report = msgspec.json.decode(path.read_bytes(), type=Report)
    except (OSError, msgspec.DecodeError):
        return None
    return report if report.name == path.stem and page_of(report.name, path.parent) is not None else None


def page_of(name: str, folder: Path) -> Path | None:
    """The path of a report's page, or None."""
    path = folder / f"{name}{PAGE}"
    return path if NAME.fullmatch(name) and path.is_file() else None


def opened_in(page: str, lang: Lang) -> str:
    """The page with this language selected."""
    other = "ja" if lang == "en" else "en"
    for before, after in (
        (f'<html lang="{other}">', f'<html lang="{lang}">'),
        (f'id="{other}" checked>', f'id="{other}">'),
        (f'id="{lang}">', f'id="{lang}" checked>'),
    ):
        page = page.replace(before, after, 1)
    return page
