"""A game that the page has no folder for, of another package: it is there, it can be read, and it is played to the end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import small_games
from tests.web.kit import Person, Served, serving
from tests.web.looks import too_small, violations

pytestmark = pytest.mark.slow
GAME = "high_card"


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("plain"), games=small_games()) as server:
        yield server


@pytest.fixture
def ann(browser: Browser, others: Served, size: str) -> Iterator[Person]:
    someone = Person(browser, others.url, size)
    yield someone
    someone.close()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_it_stands_on_the_home_page_and_is_played_to_the_end(ann: Person, size: str) -> None:
    page = ann.go("/")
    card = page.locator("article", has=page.locator(f"a[href='/new/{GAME}']"))
    expect(card.locator("svg rect").first).to_be_visible()
    ann.play_now(GAME)
    expect(page.locator("dl dt").first).to_be_visible()  # what lies on the table, in words
    assert violations(ann) == []
    if size == "phone":
        assert too_small(ann) == []
    ann.play_to_end()
    ann.assert_tidy()


@pytest.mark.parametrize("size", ["desk"])
@pytest.mark.parametrize(
    ("path", "told"),
    [
        (f"/rules/{GAME}", "HC-2"),
        (f"/new/{GAME}", "High Card"),
        (f"/cards/{GAME}", "High Card"),
    ],
)
def test_its_pages_can_be_read(ann: Person, path: str, told: str) -> None:
    page = ann.go(path)
    expect(page.locator("main")).to_contain_text(told)
    assert violations(ann) == []
    ann.assert_tidy()
