"""The pictures that messengers show of a link, one for each game, from its miniature: python -m tests.web.og_pictures"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.web.kit import chromium, serving
from tests.web.screenshots import GAMES
from tools.files import ROOT

TO = ROOT / "web" / "public" / "og"
SIZE: ViewportSize = {"width": 1200, "height": 630}
FILL = """() => {
  const svg = document.querySelector('.picture svg');
  document.body.replaceChildren(svg);
  Object.assign(document.body.style, { margin: 0, display: 'block' });
  Object.assign(svg.style, { position: 'fixed', inset: 0, width: '1200px', height: '630px' });
}"""


def main() -> int:
    TO.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        page = browser.new_context(viewport=SIZE, bypass_csp=True, reduced_motion="reduce").new_page()
        for game in GAMES:
            page.goto(f"{server.url}/rules/{game}")
            page.wait_for_selector(".picture svg")
            page.wait_for_load_state("networkidle")  # its layers are files
            page.evaluate(FILL)
            page.screenshot(path=TO / f"{game}.jpg", type="jpeg", quality=80)
    return 0


if __name__ == "__main__":
    sys.exit(main())
