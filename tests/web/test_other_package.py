"""A game of another package on the page: its miniature, its levels, its decks, its cards, a whole game."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.packages.installing import GAME, installed, unpacked_wheel
from tests.web.kit import Person, Served, serving
from tests.web.looks import violations

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("lantern_duel")
    with installed(unpacked_wheel(folder)), serving(folder) as server:
        yield server


@pytest.fixture
def ann(browser: Browser, others: Served) -> Iterator[Person]:
    someone = Person(browser, others.url)
    yield someone
    someone.close()


def test_it_stands_last_on_the_home_page_with_its_miniature(ann: Person) -> None:
    page = ann.go("/")
    card = page.locator("article").last
    expect(card).to_contain_text("Lantern Duel")
    picture = card.locator(".picture img")
    expect(picture).to_be_visible()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())
    assert page.locator("article .picture svg").count() == page.locator("article").count() - 1
    assert violations(ann) == []
    ann.assert_tidy()


def test_a_table_of_it_takes_its_levels_decks_and_options_in_words(ann: Person) -> None:
    page = ann.go(f"/new/{GAME}")
    expect(page.get_by_role("option", name="Lantern master")).to_have_count(1)
    expect(page.locator("optgroup option")).to_have_text(["Procession", "Moonrise", "Windy Night"])
    expect(page.locator("main")).to_contain_text("Who scores a tie")
    ann.assert_tidy()


def test_decks_of_it_are_built_and_checked_by_its_rules(ann: Person) -> None:
    page = ann.go("/deck")
    expect(page.locator(f"a[href='/deck/{GAME}']")).to_be_visible()  # there are two games with decks here
    page = ann.go(f"/deck/{GAME}")
    expect(page.locator("main")).to_contain_text("Six lanterns, at most 2 alike, of at most 24 lights together.")
    page.get_by_role("button", name="Add Full Moon").click()
    expect(page.locator("[role=status]").first).to_contain_text("It has 1 lanterns instead of 6.")
    page.get_by_role("button", name="Moonrise").click()
    expect(page.locator("[role=status]").first).to_contain_text("This deck is legal.")
    ann.assert_tidy()


def test_it_is_played_to_the_end_on_the_plain_board(ann: Person) -> None:
    ann.play_now(GAME)
    assert ann.play_to_end() == 6
    ann.assert_tidy()
