"""Far from the table: somebody wishes to be called, closes the page, is called, and says that it is enough."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from dengen.server.push.encryption import encoded, point
from tests.server.push.push_service import PushBrowser
from tests.web.conftest import NewPerson
from tests.web.kit import ANSWER, Person, Served, wait_until
from tests.web.looks import too_small, violations
from tests.web.test_company import at_a_table_of_two

# Chromium without a window may show no notifications, whoever allows it
ALLOWED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' });"
# What the browser would have got from its push service, which can't be reached here
SUBSCRIBES = """
  const subscription = { options: { applicationServerKey: null }, toJSON: () => (%s), unsubscribe: async () => true };
  PushManager.prototype.subscribe = async () => subscription;
  PushManager.prototype.getSubscription = async () => null;
"""
# In the service worker: what it would have shown
SHOWS = """() => {
  self.notices = [];
  self.registration.showNotification = async (title, { body, tag, data }) => self.notices.push({ title, body, tag, data });
}"""


def subscribing(someone: Person, name: str) -> PushBrowser:
    browser = PushBrowser(name)
    keys = {"p256dh": encoded(point(browser.key.public_key())), "auth": encoded(browser.secret)}
    someone.context.add_init_script(SUBSCRIBES % json.dumps({"endpoint": browser.endpoint, "keys": keys}))
    return browser


def registration(page: Page, devtools: CDPSession) -> str:
    """Of the page's service worker, as the browser calls it."""
    found: list[str] = []

    def hear(told: Any) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", hear)
    devtools.send("ServiceWorker.enable")
    wait_until(page, lambda: found)
    return found[0]


def test_who_closes_the_page_is_called_when_it_is_their_turn(person: NewPerson, served: Served) -> None:
    ann, ben = person(), person("phone", "ja", keeps=True)
    ben.context.add_init_script(ALLOWED)
    phone = subscribing(ben, "ben")
    page = ben.go("/")
    page.get_by_label("設定").click()
    page.get_by_label("自分の番を通知する").check()
    wish = page.get_by_label("ページを閉じているときも")
    wish.check()
    expect(wish).to_be_enabled()
    expect(wish).to_be_checked()
    assert violations(ben) == []
    assert too_small(ben) == []

    address = at_a_table_of_two(ann, ben)
    seat = served.table_at(address).seat_of(served.table_at(address).people[1])
    if "asked" in (ann.page.locator(f"[data-seat='{seat}']").get_attribute("class") or ""):
        ben.answer(0)
    ben.go("/rules/flip_angel")
    expect(ann.page.locator(f"[data-seat='{seat}']")).to_contain_text("away")
    while not (mine := [body for url, _, body in served.pushed.posted if url == phone.endpoint]):
        ann.page.evaluate(ANSWER, 0)
        ann.page.wait_for_timeout(30)
    notice = phone.read(mine[0])
    assert notice["title"] == "あなたの番です：フリップ エンジェル"

    (worker,) = ben.context.service_workers
    worker.evaluate(SHOWS)
    devtools = ben.context.new_cdp_session(ben.page)
    told = {"origin": ben.url, "registrationId": registration(ben.page, devtools), "data": json.dumps(notice)}
    devtools.send("ServiceWorker.deliverPushMessage", told)
    wait_until(ben.page, lambda: worker.evaluate("self.notices.length"))
    assert worker.evaluate("self.notices") == [
        {"title": notice["title"], "body": "対戦相手：Ann", "tag": f"turn {address[3:]}", "data": address}
    ]

    ben.page.get_by_label("設定").click()
    ben.page.get_by_label("自分の番を通知する").uncheck()
    wait_until(ben.page, lambda: not ben.context.request.get("/api/guest/push").json()["here"])
    for someone in (ann, ben):
        someone.assert_tidy()
