"""`make docs`: the site, in build/site."""

import logging
import os
import shutil
import sys
import time
from pathlib import Path

from tools.files import ROOT, say
from tools.site import checks, pages

SITE = ROOT / "build" / "site"
HALVES = {"english.yml": "", "japanese.yml": "ja"}  # and where each lies in the site


class Complaints(logging.Handler):
    """What MkDocs and its plug-ins warn of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def build(site: Path = SITE) -> list[str]:
    """Everything that is wrong with what was built; nothing, if all is well."""
    sources = ROOT / "build" / "pages"
    shutil.rmtree(site, ignore_errors=True)
    pages.lay(sources)
    complaints = [fault for half, folder in HALVES.items() for fault in rendered(half, site / folder)]
    return [*complaints, *checks.broken_links(site), *checks.fetched_from_elsewhere(site)]


def rendered(half: str, folder: Path) -> list[str]:
    """One language, into its folder; what was complained of."""
    os.environ["NO_MKDOCS_2_WARNING"] = (
        "1"  # it is about versions that we don't use, and printed whenever it is imported
    )
    from mkdocs.commands.build import build as render
    from mkdocs.config import load_config

    log, complaints = logging.getLogger("mkdocs"), Complaints()
    log.addHandler(complaints)
    try:
        render(load_config(str(Path(__file__).with_name(half)), site_dir=str(folder)))
    finally:
        log.removeHandler(complaints)
    return complaints.said


def main() -> int:
    begun = time.monotonic()
    faults = build()
    for fault in faults:
        say(fault)
    if faults:
        return 1
    say(f"{SITE.relative_to(ROOT)}/index.html: {checks.count(SITE)} pages, in {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
