"""`make docs`: builds the site into build/site."""

import logging
import os
import shutil
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from tools.files import ROOT, say
from tools.site import checks, pages

SITE = ROOT / "build" / "site"
HALVES = {"english.yml": "", "japanese.yml": "ja"}  # and its folder in the site


class Warnings(logging.Handler):
    """Collects the warnings of MkDocs and its plug-ins."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def build(site: Path = SITE) -> list[str]:
    """Build the site. Returns its faults."""
    sources = ROOT / "build" / "pages"
    shutil.rmtree(site, ignore_errors=True)
    pages.lay(sources)
    warnings = [fault for half, folder in HALVES.items() for fault in rendered(half, site / folder)]
    return [*warnings, *checks.broken_links(site), *checks.fetched_from_elsewhere(site)]


def rendered(half: str, folder: Path) -> list[str]:
    """Build one language into its folder. Returns the warnings."""
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # a notice about later versions, printed on every import
    from mkdocs.commands.build import build as render
    from mkdocs.config import load_config

    log, warnings = logging.getLogger("mkdocs"), Warnings()
    log.addHandler(warnings)
    try:
        render(load_config(str(Path(__file__).with_name(half)), site_dir=str(folder)))
    finally:
        log.removeHandler(warnings)
    return warnings.said


def main() -> int:
    if find_spec("mkdocs") is None:
        say("The documentation isn't built: the dependency group docs isn't installed for this Python.")
        return 1 if os.environ.get("CI") == "true" else 0
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
