"""Debian's Firefox, driven by WebDriver BiDi over its own socket: no driver is needed between."""

import contextlib
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 30.0
SETTINGS = 'user_pref("dom.serviceWorkers.enabled", false);\n'  # it would go on loading past a navigation


class Firefox:
    """One window; a page is looked at in a tab."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self.errors: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = str(self._ask("browsingContext.getTree")["contexts"][0]["context"])

    def go(self, url: str) -> None:
        """In a tab of its own: Firefox may break a navigation off because of what the page before it still did."""
        self._tab = str(self._ask("browsingContext.create", type="tab")["context"])
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def run(self, script: str) -> Any:
        """What an expression (or the promise of one) is worth; anything that JSON knows."""
        answer = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({script})) ?? 'null')()",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait_for(self, selector: str) -> None:
        found = f"""(async () => {{
          for (const until = Date.now() + {PATIENCE * 1000}; Date.now() < until;) {{
            if (document.querySelector({json.dumps(selector)})) return true;
            await new Promise((on) => setTimeout(on, 10));
          }}
          return false;
        }})()"""
        assert self.run(found), f"{selector} never came"

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            said: dict[str, Any] = json.loads(self._line.recv(timeout=2 * PATIENCE))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.errors.append(said["params"]["text"])
            if said.get("id") == self._number:
                assert said["type"] == "success", said
                return dict(said["result"])


@contextlib.contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    (profile / "user.js").write_text(SETTINGS, "utf-8")
    command = [
        FIREFOX,
        "--headless",
        "--no-remote",
        "--profile",
        str(profile),
        "--remote-debugging-port",
        "0",
        "about:blank",
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as running:
        try:
            assert running.stderr is not None
            address = next(found[1] for line in running.stderr if (found := LISTENING.search(line)))
            with connect(f"{address}/session", open_timeout=PATIENCE, max_size=None) as line:
                yield Firefox(line)
        finally:
            running.kill()
