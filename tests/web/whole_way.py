"""Two friends, a desk and a phone, from the first page to the shared result; filmed into build/film by: python -m tests.web.whole_way"""

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserType, Page, expect, sync_playwright

from tests.web import qr
from tests.web.kit import ANSWER, CHROMIUM, FLAGS, PATIENCE, SIZES, Person, wait_until
from tests.web.looks import painted
from tests.web.network import own_network
from tools.files import ROOT

TO = ROOT / "build" / "film"
PHONE = {**SIZES["phone"], "viewport": {"width": 390, "height": 844}}
ANSWERS = 9  # before somebody resigns

Take = Callable[[Person, str], None]


class Lan(NamedTuple):
    """A server that friends on the same network can come to: a browser there, its own address and that for others."""

    browser: Browser
    own: str
    others: str


@contextlib.contextmanager
def lan(kind: BrowserType, folder: Path) -> Iterator[Lan]:
    """In a network namespace of its own, started as `make play LAN=1` starts it."""
    with own_network() as network:
        line = network.command(sys.executable, "-m", "dengen.cli", "serve", "--lan", "yes", "--port", "8000")
        env = os.environ | {"XDG_DATA_HOME": str(folder)}
        with subprocess.Popen(line, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                own, others = addresses(server)
                browser = kind.launch(executable_path=str(network.wrapped(CHROMIUM, folder)), args=FLAGS)
                yield Lan(browser, own, others)
                browser.close()
            finally:
                server.send_signal(signal.SIGTERM)


def addresses(server: "subprocess.Popen[str]") -> tuple[str, str]:
    """What it says at its start: the address for those who sit here, and for others."""
    assert server.stdout is not None
    here, there = (re.findall(r"http://\S+", server.stdout.readline()) for _ in range(2))
    return here[0], there[0]


def walk(ann: Person, ben: Person, take: Take = lambda person, step: None) -> None:
    """Ann sits at the server's own machine and speaks English, Ben has a phone and speaks Japanese."""
    page, phone = ann.page, ben.page
    link = invite(ann, take)
    come(ben, link, take)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").nth(1)).to_contain_text("ベン")
    page.get_by_role("button", name="Begin").click()
    for one in (ann, ben):
        one.page.wait_for_selector(".prompt")
    play(ann, ben)
    take(ann, "4-play")
    take(ben, "4-play")

    phone.once("dialog", lambda dialog: dialog.accept())
    phone.get_by_text("その他", exact=True).click()
    take(ben, "5-resign")
    phone.get_by_role("button", name="投了").click()
    expect(page.locator("[data-end] h2")).to_have_text("You won!")
    expect(phone.locator("[data-end] h2")).to_contain_text("Ann")
    take(ann, "6-over")
    take(ben, "6-over")

    phone.get_by_role("button", name="再戦する", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="ベン")).to_be_visible()
    take(ann, "7-rematch")
    page.get_by_role("button", name="Rematch").click()
    for one in (ann, ben):
        one.page.wait_for_selector("[data-end]", state="detached")
    expect(page.locator(".story li.break")).to_have_text("Game 2")
    expect(page.locator(".story")).to_contain_text("ベン asked for a rematch.")  # whoever sits there now
    play(ann, ben)
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    expect(phone.locator("[data-end] h2")).to_have_text("あなたの勝ちです！")

    see_again(phone)
    take(ben, "8-replay")
    share(ben, page.url.partition("/t/")[2].partition("#")[0])
    take(ben, "9-share")


def invite(ann: Person, take: Take) -> str:
    """What is in the QR code."""
    page = ann.go("/")
    take(ann, "1-start")
    page = ann.go("/new/flip_angel/friends")
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Seat 1: Your name").fill("Ann")
    page.get_by_role("button", name="Create the table").click()
    code = page.get_by_role("img", name="QR code: the link to this table")
    code.scroll_into_view_if_needed()
    take(ann, "2-invite")
    across = int(str(code.get_attribute("viewBox")).split()[-1])
    with painted(ann):
        return qr.read(code.screenshot(), across)


def come(ben: Person, link: str, take: Take) -> None:
    assert link.startswith(ben.url), link
    phone = ben.go(link.removeprefix(ben.url))
    phone.locator("section").get_by_label("お名前").fill("ベン")
    take(ben, "3-come")
    phone.get_by_role("button", name="ここに座る").first.click()


def play(*people: Person) -> None:
    """So many answers, by whoever is asked."""
    for nth in range(ANSWERS):
        wait_until(people[0].page, partial(answered, people, nth))


def answered(people: Sequence[Person], pick: int) -> bool:
    return any(one.page.evaluate(ANSWER, pick) for one in people)


def see_again(phone: Page) -> None:
    phone.get_by_role("link", name="見返す").click()
    expect(phone).to_have_url(re.compile(r"/replay/[^#]*$"))  # from the beginning: no move decided it
    phone.get_by_role("button", name="次", exact=True).click()
    expect(phone).to_have_url(re.compile("#1$"))
    phone.get_by_role("button", name="最後", exact=True).click()


def share(ben: Person, table: str) -> None:
    phone = ben.page
    phone.locator(".share summary").click()
    expect(phone.locator(".share [data-shared]")).to_be_visible()
    expect(phone.locator(".share textarea")).to_have_value(
        re.compile(rf"🏆ベン .*\n{ben.url}/replay/{table}/2", re.DOTALL)
    )
    with phone.expect_download() as saved:
        phone.get_by_role("link", name="画像を保存").click()
    assert saved.value.suggested_filename == f"flip_angel-{table}.png"


def main() -> int:
    expect.set_options(timeout=PATIENCE)
    TO.mkdir(parents=True, exist_ok=True)

    def take(person: Person, step: str) -> None:
        person.page.screenshot(path=TO / f"{step}-{'phone' if person.touches else 'desk'}.png")

    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        lan(playwright.chromium, Path(folder)) as there,
    ):
        ann = Person(there.browser, there.own, painted=True)
        ben = Person(there.browser, there.others, "phone", "ja", painted=True, **PHONE)
        walk(ann, ben, take)
    print(TO)
    return 0


if __name__ == "__main__":
    sys.exit(main())
