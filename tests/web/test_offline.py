"""Without a network: rules, lessons and replays that were opened once; nothing that is live. And after an update, the new page."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from dengen.server.http.page import STATIC
from tests.web.kit import Person, serving, wait_until
from tests.web.test_learning import Learner

KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
  return requests.map((request) => new URL(request.url)).map((url) => url.pathname + url.search);
}"""


def stores(page: Page) -> list[str]:
    return sorted(page.evaluate("caches.keys()"))


def kept(page: Page) -> list[str]:
    return list(page.evaluate(KEPT))


def wait_for_worker(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_until(page, lambda: page.evaluate("!!navigator.serviceWorker.controller"))


# Those that are files, and whether they are there
MINIATURES = """() => Promise.all([...document.querySelectorAll('article image[href^="/"]')].map(({ href }) =>
  fetch(href.baseVal).then(({ ok }) => ok, () => false)))"""


def test_rules_and_a_replay_are_read_without_a_network(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = Person(browser, served.url, keeps=True)
        page = ann.go("/rules/lumiel")
        wait_for_worker(page)
        wait_until(page, lambda: "/api/games/lumiel/clauses" in kept(page))
        ann.play_now("flip_angel")
        ann.play_to_end()
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_url("**/replay/**")
        page.goto(page.url.partition("#")[0])  # not to the move that decided it, if any did
        expect(page.locator(".told", has_text="Start")).to_be_visible()
        last = page.locator(".where [role=status]")
        length = int(re.findall(r"\d+", last.inner_text())[-1])
        wait_until(page, lambda: sum("/replays/" in path for path in kept(page)) > length // 25)
        replay = page.url
    ann.context.set_offline(True)  # and the server is gone
    page.goto("/rules/lumiel#LP-46")
    expect(page.locator("#LP-46")).to_be_in_viewport()
    expect(page.locator("[data-offline]")).to_contain_text("The server on this computer isn't running.")
    page.goto(replay)
    page.get_by_role("button", name="Last", exact=True).click()
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.locator(".stage [data-key]").first).to_be_attached()
    page.goto("/")
    page.locator("article image").first.wait_for(state="attached")
    assert page.evaluate(MINIATURES) == [True] * 5
    page.locator("[data-offline]").get_by_role("link", name="Replay 1").click()
    expect(page.locator(".told", has_text="Start")).to_be_visible()
    ann.close()


def test_a_lesson_that_was_opened_goes_on_without_a_network(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = Person(browser, served.url, "phone", keeps=True)
        page = ann.go("/learn/lumiel")
        wait_for_worker(page)
        page.wait_for_selector(".coach")
        wait_until(page, lambda: any("/lesson/film" in path for path in kept(page)))
        page.evaluate("window.dispatchEvent(new Event('offline'))")  # no Wi-Fi; one's own server answers all the same
        ann.answer()
        expect(page.locator("[data-film]")).to_have_count(0)
    ann.context.set_offline(True)
    learner = Learner(ann, "lumiel")
    expect(page.locator("[data-film]")).to_contain_text("The server can't be reached")
    page.locator("[data-choice='kind:ghost']").evaluate("(choice) => choice.click()")
    expect(page.locator(".coach")).to_contain_text(learner.lesson.step[0].task[0].other[0].en)
    page.click("[data-undo]")
    last = len(learner.lesson.step) - 1
    for step in (0, last):
        page.locator(".coach select").select_option(str(step))
        learner.do_step(step)
    learner.next()
    page.wait_for_selector("[data-graduated]")
    page.get_by_role("button", name="Play a first game with hints").click()
    expect(page.get_by_role("alert")).to_contain_text("The server can't be reached.")
    ann.close()


def test_one_s_own_server_is_there_without_a_network(browser: Browser, tmp_path: Path) -> None:
    """Games against bots too; and where it was stopped, the page goes on as soon as somebody looks at it again."""
    with serving(tmp_path) as served:
        ben = Person(browser, served.url, "phone", "ja", keeps=True)
        ben.context.add_init_script("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });")
        page = ben.go("/")
        wait_for_worker(page)
        ben.play_now("flip_angel")
        ben.play_to_end()
        expect(page.locator("[data-offline]")).to_have_count(0)
        port = int(served.url.rpartition(":")[2])
    page.goto("/")
    expect(page.locator("[data-offline]")).to_contain_text("このパソコンのサーバーが動いていません。")
    with serving(tmp_path, port):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
        expect(page.locator("[data-offline]")).to_have_count(0)
        ben.play_now("flip_angel")
        ben.answer()
        ben.close()


def test_nothing_live_is_kept(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = Person(browser, served.url, keeps=True)
        page = ann.go("/")
        wait_for_worker(page)
        ann.play_now("lumiel")
        ann.answer()
        ann.go("/")
        page.wait_for_load_state("networkidle")
        wait_until(page, lambda: "/api/games" in kept(page))
        live = [path for path in kept(page) if re.match(r"/api/(guest|tables|health)", path)]
        assert live == []
        ann.close()


def test_a_new_version_takes_the_place_of_the_old_one(browser: Browser, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    shutil.copytree(STATIC, newer)
    names = re.compile("|".join(re.escape(path.name) for path in (newer / "assets").iterdir()))
    for path in (newer / "index.html", newer / "worker.js", *(newer / "assets").iterdir()):
        text = names.sub(lambda name: "newer-" + name[0], path.read_text("utf-8"))
        path.write_text(text.replace("Choose a game", "Choose a game today"), "utf-8")
    for path in list((newer / "assets").iterdir()):
        path.rename(path.with_name("newer-" + path.name))
    worker = newer / "worker.js"
    version = re.search(r"version:`(\w+)`", worker.read_text("utf-8"))
    assert version
    worker.write_text(worker.read_text("utf-8").replace(version[1], "newer"), "utf-8")
    with serving(tmp_path) as served:
        ann = Person(browser, served.url, keeps=True)
        page = ann.go("/")
        wait_for_worker(page)
        assert f"dengen-files-{version[1]}" in stores(page)
        port = int(served.url.rpartition(":")[2])
    with serving(tmp_path, port, newer):
        ann.go("/")
        expect(page.get_by_role("heading", level=1)).to_have_text("Choose a game today")
        wait_until(page, lambda: f"dengen-files-{version[1]}" not in stores(page))
        assert "dengen-files-newer" in stores(page)
        ann.close()
