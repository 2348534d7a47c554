"""What a desktop really shows to somebody who is called, by a whole browser, and where a click on it leads."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from dengen.core.base.words import Lang, Text
from dengen.server.push.messages import LATE, OTHERS, TURN
from tests.server.push.push_service import PushBrowser
from tests.web.conftest import NewPerson
from tests.web.desktop import Desktop, OwnBrowser, Shown, desktop
from tests.web.kit import ANSWER, Person, Served, wait_until
from tests.web.test_calling import registration, subscribing

GAME = Text("Flip Angel", "フリップ エンジェル")
SETTINGS = Text("Settings", "設定")
NOTIFY = Text("Notify me when it's my turn", "自分の番を通知する")
PUSH = Text("Even while this page is closed", "ページを閉じているときも")
BY = Text(
    r"Move by \w{3}, \w{3} \d+, \d+:\d\d.[AP]M, or your time runs out\.",
    r"\d+月\d+日\(.\) \d+:\d\dまでに手を選ばないと、時間切れになります。",
)
# Whoever drives a browser has all its pages in front
ELSEWHERE = "document.hasFocus = () => false"
SHOWN = "() => self.registration.getNotifications().then((all) => all.map(({ title, body }) => [title, body]))"


@pytest.fixture
def screen() -> Iterator[Desktop]:
    with desktop() as made:
        yield made


class Called:
    """Somebody who wishes to be called, in a browser whose push service brings what the server has sent."""

    def __init__(self, someone: Person, served: Served, lang: Lang) -> None:
        self.person = someone
        self.lang = lang
        self.rest = someone.context.pages[0]  # what is left when the page is closed
        self._served = served
        self._phone: PushBrowser = subscribing(someone, f"ben-{lang}")
        self._devtools = someone.context.new_cdp_session(self.rest)
        self._brought = 0
        self._registration = ""

    def wish(self) -> None:
        page = self.person.go("/")
        page.get_by_label(SETTINGS[self.lang]).click()
        page.get_by_label(NOTIFY[self.lang]).check()
        page.get_by_label(PUSH[self.lang]).check()
        expect(page.get_by_label(PUSH[self.lang])).to_be_enabled()
        expect(page.get_by_label(PUSH[self.lang])).to_be_checked()

    def is_sent(self) -> bool:
        return len(self._sent()) > self._brought

    def shown(self, screen: Desktop, title: Text) -> Shown:
        """The notification, as soon as it has been brought and shown."""
        words = title[self.lang].format(game=GAME[self.lang])

        def found() -> Shown | None:
            while self.is_sent():
                self._bring()
            return screen.titled(words)

        wait_until(self.rest, found)
        return screen.titled(words) or pytest.fail(words)

    def _bring(self) -> None:
        self._registration = self._registration or registration(self.rest, self._devtools)
        notice = self._phone.read(self._sent()[self._brought])
        self._brought += 1
        about = {"origin": self.person.url, "registrationId": self._registration, "data": json.dumps(notice)}
        self._devtools.send("ServiceWorker.deliverPushMessage", about)

    def follow(self, screen: Desktop, shown: Shown) -> None:
        """Click on it: the table opens, and nothing of it is left."""
        with self.person.context.expect_page() as opened:
            screen.click(shown)
        self.person.page = opened.value
        self.person.page.wait_for_url("**/t/*")
        self.person.page.wait_for_selector(".prompt")
        wait_until(self.rest, lambda: not screen.shown)

    def _sent(self) -> list[bytes]:
        return [body for url, _, body in self._served.pushed.posted if url == self._phone.endpoint]

    def said(self) -> Any:
        (worker,) = self.person.context.service_workers
        return worker.evaluate(SHOWN)


def play_until(someone: Person, done: Callable[[], object]) -> None:
    """By whatever comes first, as long as it is asked."""
    wait_until(someone.page, lambda: done() or (someone.page.evaluate(ANSWER, 0) and done()))


@pytest.mark.deep
@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "ja")])
def test_a_notification_is_shown_and_leads_to_the_table(
    size: str, lang: Lang, browser: Browser, person: NewPerson, served: Served, screen: Desktop, tmp_path: Path
) -> None:
    ann = person()
    ben = Person(OwnBrowser(browser, screen, tmp_path), served.url, size, lang, True, permissions=["notifications"])
    called = Called(ben, served, lang)
    called.wish()
    page = ann.go("/new/flip_angel/friends")
    page.get_by_label("Seat 1: Your name").fill("Ann")
    page.get_by_label("Clock").select_option("3 days per move")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("section li").first).to_contain_text("Ann (you)")
    ben.join(ann)
    address = page.url.removeprefix(ann.url).partition("#")[0]

    players = page.get_by_role("list", name="Players")

    def asked(someone: Person) -> bool:
        return bool(someone.page.locator(".prompt.mine").count())

    play_until(ben, lambda: asked(ann))
    ben.page.close()
    expect(players).to_contain_text("away")
    play_until(ann, called.is_sent)
    turn = called.shown(screen, TURN)
    assert turn.body == OTHERS[lang].format(names="Ann")
    assert called.said() == [[turn.title, turn.body]]
    called.follow(screen, turn)
    expect(ben.page.locator(".prompt.mine")).to_be_attached()

    ben.page.close()
    expect(players).to_contain_text("away")
    served.let_time_pass(address)
    late = called.shown(screen, LATE)
    assert re.fullmatch(BY[lang], late.body)
    called.follow(screen, late)

    play_until(ben, lambda: asked(ann))
    expect(players).not_to_contain_text("away")
    ben.page.evaluate(ELSEWHERE)
    play_until(ann, lambda: asked(ben))
    here = called.shown(screen, TURN)
    assert here.body in ben.page.locator(".prompt").inner_text()
    screen.click(here)
    wait_until(called.rest, lambda: not screen.shown)
    assert ben.context.pages == [called.rest, ben.page], "the page that is open"
    ben.close()
