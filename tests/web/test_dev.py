"""`npm run dev`: the page from its sources, in front of a server that runs."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import PATIENCE, Person, Served
from tools.files import ROOT
from tools.page import node_folder

pytestmark = pytest.mark.slow
VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"


@pytest.fixture
def dev(served: Served) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = node_folder()
    node = str(folder / "node") if folder else "node"
    vite = subprocess.Popen(
        [node, str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort"],
        cwd=ROOT / "web",
        env=os.environ | {"DENGEN_SERVER": served.url},
        stdout=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    wait_until_served(url, vite)
    yield url
    vite.terminate()
    vite.wait()


def wait_until_served(url: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE / 1000
    while True:
        assert process.poll() is None, "it has ended"
        try:
            urlopen(url).close()
        except OSError:
            assert time.monotonic() < until, "it never came up"
            time.sleep(0.1)
        else:
            return


def test_a_table_is_live_while_the_page_is_served_from_its_sources(browser: Browser, dev: str) -> None:
    someone = Person(browser, dev)
    page = someone.play_now("lumiel")
    page.wait_for_selector(".stage [data-key]")
    before = page.locator(".prompt").get_attribute("data-question")
    someone.answer()
    assert before is not None
    expect(page.locator(".prompt")).not_to_have_attribute("data-question", before)
    someone.close()
