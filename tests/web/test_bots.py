"""What the page says of its bots, and how fast they are to answer."""

from playwright.sync_api import expect

from dengen.build import is_compiled
from dengen.server.bots.levels import ratings
from tests.web.conftest import NewPerson
from tests.web.kit import Served, wait_until
from tests.web.looks import violations

BUILD = "compiled" if is_compiled() else "interpreted"
SAID = {
    "en": {
        "compiled": "Bots run at full speed (compiled).",
        "interpreted": "Bots run uncompiled, so the strongest think at most 2 s per move (master: 6 s).",
    },
    "ja": {
        "compiled": "ボットは全速で動いています（コンパイル済み）。",
        "interpreted": "ボットは未コンパイルで動いています。強いボットの思考は1手2秒（達人は6秒）までです。",
    },
}


def test_the_footer_says_which_build_is_running(person: NewPerson) -> None:
    for lang in ("en", "ja"):
        page = person(lang=lang).go("/")
        expect(page.locator(f"footer [data-build={BUILD}]")).to_have_text(SAID[lang][BUILD])


def test_the_footer_follows_a_build_in_the_making_and_levels_with_it(person: NewPerson) -> None:
    ann = person()
    health = {"status": "ok", "version": "0", "node": "n", "time": 0, "build": "compiling"}
    ann.context.route("**/api/health", lambda route: route.fulfill(json=health))
    page = ann.go("/new/lumiel")
    expect(page.locator("footer [data-build=compiling]")).to_contain_text("You can play meanwhile")
    hard = page.locator("option[value=hard]").first
    rated = ratings("dengen.games.lumiel")["hard"]
    if not is_compiled():
        expect(hard).to_have_text(f"Bot, hard · {rated} · at most 2 s a move: uncompiled")
    health["build"] = "compiled"
    expect(page.locator("footer [data-build=compiled]")).to_be_attached()
    expect(hard).to_have_text(f"Bot, hard · {rated}")
    assert violations(ann) == []


def test_the_pace_is_chosen_on_the_form_and_changed_at_the_table(person: NewPerson, served: Served) -> None:
    ann = person()
    page = ann.go("/new/lumiel")
    page.locator("[data-bot-pace]").select_option("calm")
    page.locator(".go button").click()
    page.wait_for_selector(".prompt")
    table = served.table_at(page.url)
    assert served.call(lambda: table.around).bot_pace == "calm"

    page.locator(".tools .menu summary").click()
    chosen = page.locator(".tools [data-bot-pace]")
    expect(chosen).to_have_value("calm")
    assert violations(ann) == []
    chosen.select_option("instant")
    wait_until(page, lambda: served.call(lambda: table.around).bot_pace == "instant")

    page = ann.go("/new/flip_angel")
    expect(page.locator("[data-bot-pace]")).to_have_value("instant")


def test_whoever_watches_does_not_set_the_pace(person: NewPerson) -> None:
    ann, bob = person(), person()
    ann.open_table("lumiel")
    bob.go(ann.page.url.removeprefix(ann.url))
    for someone, count in ((ann, 1), (bob, 0)):
        someone.page.locator(".tools .menu summary").click()
        expect(someone.page.locator(".tools [data-bot-pace]")).to_have_count(count)
