"""Being there: two strangers meet, are told whose turn it is and what is said, finish, and find their tables again."""

import re

from playwright.sync_api import Dialog, expect

from tests.web.conftest import NewPerson
from tests.web.kit import Person
from tests.web.looks import too_small, violations

# The names of tools in a phone's header over which something else lies
TOOLS_COVERED = """() => [...document.querySelectorAll('.quick-tools > *')].filter((tool) => {
  const { left, top, width, height } = tool.getBoundingClientRect();
  return !tool.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((tool) => tool.getAttribute('aria-label'))"""


def quick(someone: Person, label: str) -> None:
    page = someone.go("/")
    page.get_by_role("button", name=label).click()


def accept(dialog: Dialog) -> None:
    dialog.accept()


def test_two_strangers_meet_talk_and_one_resigns(person: NewPerson) -> None:
    ann, ben = person(), person("phone", "ja")
    quick(ann, "Quick game: Flip Angel")
    expect(ann.page.locator("[data-waiting]")).to_contain_text("Looking for another player")
    quick(ben, "相手を探す：フリップ エンジェル")
    for someone in (ann, ben):
        someone.page.wait_for_selector(".prompt")
    first, second = (ann, ben) if ann.page.locator(".prompt.mine").count() else (ben, ann)
    first.page.wait_for_selector(".prompt.mine")
    expect(first.page).to_have_title(first_title(first is ann))
    assert second.page.title()[0] != "●"

    ann.page.locator(".chat input").fill("Hello!")
    ann.page.locator(".chat input").press("Enter")
    mark = ben.page.locator("[data-unread]")
    expect(mark).to_have_attribute("data-unread", "1")
    expect(mark).to_be_in_viewport()
    assert ben.page.title().startswith("(1)")
    assert too_small(ben) == []
    assert ben.page.evaluate(TOOLS_COVERED) == []
    mark.click()
    expect(mark).to_have_count(0)
    expect(ben.page.locator(".chat ol")).to_be_in_viewport()

    ben.page.once("dialog", accept)
    ben.page.locator(".menu summary").click()
    ben.page.get_by_role("button", name="投了").click()
    expect(ann.page.locator("[data-end] h2")).to_have_text("You won!")
    expect(ann.page.locator("[data-end]")).to_contain_text(re.compile(r"\S \w* ?resigned\."))
    expect(ben.page.locator("[data-end]")).to_contain_text("あなたが投了しました。")
    expect(ben.page.get_by_role("log").first).to_contain_text("投了した")
    for someone in (ann, ben):
        assert violations(someone) == []
        someone.assert_tidy()


def first_title(english: bool) -> str:
    turn, game = ("Your turn", "Flip Angel") if english else ("あなたの番です", "フリップ エンジェル")
    return f"● {turn} · {game} · dengen 電源"


def test_the_lobby_is_alive_and_ones_own_tables_stand_first(person: NewPerson) -> None:
    ann, ben = person(), person("phone", "ja")
    ben.go("/")
    page = ann.go("/new/flip_angel/friends")
    page.get_by_label("Seat 1: Your name").fill("Ann")
    page.get_by_label("Who can join").select_option("anyone")
    page.get_by_label("Clock").select_option("3 days per move")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("section li").first).to_contain_text("Ann (you)")
    offer = ben.page.locator(".lists li", has_text="Annさんが待っています")
    expect(offer).to_contain_text("空席1")
    offer.get_by_role("button").click()  # one press, and one sits there
    page.get_by_role("button", name="Begin").click()
    for someone in (ann, ben):
        someone.page.wait_for_selector(".prompt")
    first = ann if ann.page.locator(".prompt.mine").count() else ben
    expect(first.page.locator(".seats .me .clock")).to_contain_text("2 d 23 h" if first is ann else "2日23時間")
    on_phone = ben.page.locator(".recent .clock")  # there the seats have no list
    expect(on_phone).to_be_visible()
    expect(on_phone).to_contain_text("2日23時間")
    first.go("/")
    mine = first.page.locator("section[aria-labelledby=mine] li")
    expect(mine).to_contain_text("Your turn" if first is ann else "あなたの番です")
    expect(mine).to_contain_text("left" if first is ann else "残り")
    expect(first.page).to_have_title(f"● {'Your turn' if first is ann else 'あなたの番です'} · dengen 電源")
    shown = first.page.evaluate(
        "() => document.querySelector('#mine').compareDocumentPosition(document.querySelector('.games')) & 4"
    )
    assert shown, "before the games"
    assert violations(first) == []
    mine.locator("a").click()
    first.page.wait_for_selector(".prompt.mine")
    for someone in (ann, ben):
        someone.assert_tidy()


def test_who_plays_a_game_for_the_first_time_is_told_its_aim(person: NewPerson) -> None:
    ann = person("phone")
    page = ann.go("/")
    play = page.get_by_role("button", name="Play now: Lumiel†Prière")
    play.click()
    dialog = page.locator("[data-first]")
    expect(dialog).to_contain_text("Goal: Have the highest score")
    assert violations(ann) == []
    assert too_small(ann) == []
    dialog.get_by_role("button", name="Learn it (10 min)").click()
    expect(page.locator("[data-aim]")).to_contain_text("Have the highest score")
    ann.go("/")
    play.click()  # known by now
    page.wait_for_selector(".prompt")
    ann.assert_tidy()
