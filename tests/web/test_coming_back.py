"""Coming back: a game that is over is looked at again, analysed, linked to, gone on with, shared; and one's own page."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.web.conftest import NewPerson

pytestmark = pytest.mark.slow


def test_a_rated_game_is_analysed_linked_to_branched_off_and_shared(person: NewPerson, tmp_path: Path) -> None:
    ann = person()
    page = ann.go("/new/flip_angel")
    page.get_by_role("button", name="2 players").click()
    page.get_by_label("Rated").check()
    page.locator("main button.main").last.click()
    ann.play_to_end()

    # shared: a picture and a text
    page.locator(".share summary").click()
    expect(page.locator(".share textarea")).to_have_value(re.compile(r"Flip Angel.*🏆.*/replay/", re.DOTALL))
    result, asked = (page.locator(what).bounding_box() for what in ("[data-end]", ".prompt"))
    assert result is not None
    assert asked is not None
    assert result["y"] >= asked["y"] + asked["height"], "the result lies below the prompt, however long it is"
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the picture").click()
    saved.value.save_as(tmp_path / "result.png")
    with Image.open(tmp_path / "result.png") as picture:
        assert picture.size == (1800, 945)
        left = picture.convert("RGB").crop((0, 0, 1300, 945))
    assert len(left.getcolors(1 << 24) or []) > 5000, "the board is there, with its cards"

    # looked at again
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Analyse this game").click(timeout=60_000)
    expect(page.locator("[data-analysis=done] svg path").first).to_be_attached(timeout=60_000)
    expect(page.locator("[data-analysis] tbody tr")).to_have_count(2)
    page.locator("[data-move='7'] button").click()
    assert page.url.endswith("#7")
    board = page.locator(".stage").first.bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= 801, "the board fits the window"
    address = page.url
    page.reload()
    expect(page.locator("[aria-current=step]")).to_contain_text("7")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_selector(".prompt")
    page.go_back()
    assert page.url == address
    expect(page.locator("[aria-current=step]")).to_contain_text("7")

    # one's own page
    page.goto(urlsplit(address)._replace(path="/me", fragment="").geturl())
    expect(page.locator(".ratings")).to_contain_text("provisional")
    expect(page.locator(".history li")).to_have_count(1)
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("Your data was deleted.")).to_be_visible()
    ann.assert_tidy()
