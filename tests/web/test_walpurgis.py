"""What only Walpurgis has: its discard pile, the halves of a cell, and the settling that is walked through."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPerson
from tests.web.kit import Drag, Person

SPARKS_EITHER_WAY = {
    "players": [
        {"field": ["2c open shot_brigitte"], "hand": ["bri_sparks", "bri_torch"], "deck": 20},
        {"field": ["5a open shot_dorne"], "deck": 20},
    ]
}


def test_an_open_discard_pile_makes_way_for_whoever_goes_on_playing(person: NewPerson) -> None:
    mine, theirs = SPARKS_EITHER_WAY["players"]
    ann = person("phone")
    page = ann.open_position("walpurgis", {"players": [{**mine, "discard": ["bri_torch"] * 2}, theirs]})
    pile = page.locator(".over .pile")
    sparks = page.locator(".card.lit[data-key='hand:0:bri_sparks#0']")
    sparks.wait_for()
    page.locator(".over .look").tap()
    pile.locator("li").first.tap()
    assert pile.is_visible()
    sparks.tap()
    pile.wait_for(state="detached")
    page.locator("[data-key='cell:3c'].lit").wait_for()


def test_a_card_is_dropped_into_the_half_of_a_cell_that_says_which_face_it_shows(person: NewPerson) -> None:
    ann = person("phone")
    page = ann.open_position("walpurgis", SPARKS_EITHER_WAY)
    drag = Drag(page, page.locator("[data-key='hand:0:bri_sparks#0']"))
    drag.over(page.locator("[data-key='zone:3c:up']"))
    expect(page.locator(".zone.over[data-key='zone:3c:up']")).to_have_count(1)
    expect(page.locator(".matrix .condition.met")).to_have_count(1)  # the matrix lies over the field
    expect(page.locator("[data-key^='zone:3b']")).to_have_count(1)  # no condition is met there: face-down only
    drag.drop()
    expect(page.locator("#prompt")).to_contain_text("Danmaku of Sparks")
    expect(page.locator("button.aim")).to_have_count(3)
    ann.assert_tidy()


def walk_through_sparks(ann: Person) -> tuple[Page, Locator]:
    """At the first step of what a volley of one's own has done."""
    ann.context.add_init_script("localStorage.setItem('dengen.settings.walpurgis', '{\"settling\":2}')")
    page = ann.open_position("walpurgis", SPARKS_EITHER_WAY)
    Drag(page, page.locator("[data-key='hand:0:bri_sparks#0']")).over(page.locator("[data-key='zone:3c:up']"))
    page.mouse.up()
    page.locator(".over .throw").click()
    walk = page.locator(".walk")
    expect(walk.get_by_role("button", name="Next")).to_contain_text("1 of")
    return page, walk


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_who_takes_back_while_walked_through_it_needs_one_press(size: str, person: NewPerson) -> None:
    ann = person(size)
    page, walk = walk_through_sparks(ann)
    page.get_by_role("button", name="Take back").locator("visible=true").click()
    expect(page.locator(".card.lit[data-key='hand:0:bri_sparks#0']")).to_be_visible()
    expect(walk).to_have_count(0)
    ann.assert_tidy()


def test_who_steps_through_the_settling_is_asked_when_that_is_over(person: NewPerson) -> None:
    ann = person()
    page, walk = walk_through_sparks(ann)
    onwards = walk.get_by_role("button", name="Next")
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("Showing what just happened")
    onwards.click()
    expect(onwards).to_contain_text("2 of")
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.locator("[data-key='cell:1a']").click()  # beside it
    walk.wait_for(state="detached")
    ann.wait_until_asked()
    ann.assert_tidy()
