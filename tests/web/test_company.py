"""A table with others: how it is opened, talk, proposals, going away and coming back, and how it is left."""

import re

import pytest
from playwright.sync_api import Dialog, Page, Route, expect

from tests.web.conftest import NewPerson
from tests.web.kit import ANSWER, Person, wait_until
from tests.web.looks import too_small, violations


def at_a_table_of_two(ann: Person, ben: Person) -> str:
    """Ann opens it by the form and sits there at once; Ben, with a phone, follows her link. Where it is, for onlookers."""
    page = ann.go("/new/flip_angel/friends")
    page.get_by_label("Seat 1: Your name").fill("Ann")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("section li").first).to_contain_text("Ann (you)")
    link = page.url
    ben.go(link.removeprefix(ann.url))
    ben.page.locator("section").get_by_label("お名前").fill("べん")
    ben.page.get_by_role("button", name="ここに座る").click()
    page.get_by_role("button", name="Begin").click()
    ben.page.wait_for_selector(".prompt")
    wait_until(
        ben.page, lambda: ben.context.request.get("/api/guest").json()["name"] == "べん"
    )  # not only at this table
    return link.removeprefix(ann.url).partition("#")[0]


def in_turn(ann: Person, ben: Person) -> tuple[Person, Person]:
    """Who is asked, and who waits."""
    ann.page.wait_for_selector(".prompt")
    ann.page.locator("[data-seat].asked").wait_for()
    return (ann, ben) if ann.page.locator("[data-seat='0'].asked").count() else (ben, ann)


def say(page: Page, text: str) -> None:
    page.get_by_role("log", name="Chat").or_(page.get_by_role("log", name="チャット")).wait_for()
    page.locator(".chat input").fill(text)
    page.locator(".chat input").press("Enter")


def accept(dialog: Dialog) -> None:
    dialog.accept()


# Where on the page seats have been offered, as often as the screen is painted
WATCH_SEATS = """
  window.places = {};
  const look = () => {
    for (const one of document.querySelectorAll('section li button')) {
      const { left, top } = one.getBoundingClientRect();
      (window.places[one.ariaLabel] ??= new Set()).add([left, top].map(Math.round).join(' '));
    }
    requestAnimationFrame(look);
  };
  look();
"""
PLACES = "() => Object.values(window.places).map((places) => [...places])"
PAINTED_TWICE = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"
HEAVY_PRIESTS = {"base": "dengen", "set": {"name_en": "Heavy priests"}, "card": [{"id": "priest", "points": 4}]}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("late", ["games", "cards"])
def test_a_seat_that_is_offered_stays_where_it_is_whatever_comes_late(late: str, size: str, person: NewPerson) -> None:
    """Or a finger that comes down on it misses it."""
    ann = person(size)
    page = ann.page
    page.add_init_script(WATCH_SEATS)
    held: list[Route] = []
    page.route(f"**/api/{late}/*", lambda route: held.append(route))
    wish = {"game": "lumiel", "seats": 3, "bots": ["", "normal", ""], "cards": HEAVY_PRIESTS}
    ann.context.request.put("/api/guest", data={"name": "Ann"})
    created = ann.context.request.post("/api/tables", data=wish)
    assert created.status == 201, created.text()
    ann.go(created.json()["link"])
    wait_until(page, lambda: held)
    page.evaluate(PAINTED_TWICE)
    held[0].continue_()
    expect(page.locator("section .set")).to_contain_text("Heavy priests")
    expect(page.locator("section li button")).to_have_count(2)
    page.evaluate(PAINTED_TWICE)
    assert [len(places) for places in page.evaluate(PLACES)] == [1, 1]
    page.locator("section li button").first.click()
    expect(page.locator("section li").first).to_contain_text("Ann (you)")
    ann.assert_tidy()


def test_people_talk_and_are_muted_and_onlookers_listen(person: NewPerson) -> None:
    ann, ben, eve = person(), person("phone", "ja"), person()
    eve.go(at_a_table_of_two(ann, ben))
    say(ann.page, "Have fun!")
    say(ben.page, "よろしく")
    for someone in (ann, ben, eve):
        expect(someone.page.locator(".chat ol")).to_contain_text("よろしく")
    say(eve.page, "Ann should fold")
    expect(eve.page.locator(".chat ol")).to_contain_text("Ann should fold")
    expect(eve.page.locator(".chat")).to_contain_text("Players read it after the game.")
    eve.page.get_by_role("button", name="Mute").first.click()
    expect(eve.page.locator(".chat ol")).not_to_contain_text("Have fun!")
    assert violations(eve) == []
    for someone in (ann, ben):
        assert violations(someone) == []
    assert too_small(ben) == []
    ann.page.get_by_role("button", name="Mute").click()
    expect(ann.page.locator(".chat ol")).not_to_contain_text("よろしく")
    ann.page.get_by_role("button", name="Unmute: べん").click()
    expect(ann.page.locator(".chat ol")).to_contain_text("よろしく")
    say(ann.page, "\u200d")
    expect(ann.page.locator(".chat [role=alert]")).to_have_text("The message is empty.")
    ben.page.once("dialog", accept)
    ben.page.locator(".menu summary").click()
    expect(ben.page.locator(".chat ol")).not_to_contain_text("fold")
    ben.page.get_by_role("button", name="投了").click()
    for someone in (ann, ben):
        expect(someone.page.locator(".chat ol")).to_contain_text("Ann should fold")
    for someone in (ann, ben, eve):
        someone.assert_tidy()


def test_people_agree_on_taking_back_go_away_come_back_and_stop_together(person: NewPerson) -> None:
    """What others have seen is taken back only with their consent."""
    ann, ben = person(), person("phone", "ja")
    address = at_a_table_of_two(ann, ben)
    first, second = in_turn(ann, ben)
    first.answer(0)
    while not second.page.locator("[data-choice]").count():  # a turn may have several questions
        first.page.evaluate("() => document.querySelector('[data-choice]:enabled')?.click()")
        first.page.wait_for_timeout(30)
    second.answer(0)
    wish = first.page.get_by_role("button", name="Ask to take back").or_(
        first.page.get_by_role("button", name="待ったをお願いする")
    )
    for agrees, told in ((False, "0"), (True, "1")):
        wish.click()
        vote = second.page.locator(".vote")
        expect(vote).to_be_visible()
        vote.get_by_role("button").nth(0 if agrees else 1).click()
        expect(vote).to_have_count(0)
        log = first.page.get_by_role("log").first
        back = log.get_by_text("took back a move").or_(log.get_by_text("待ったをした"))
        expect(back).to_have_count(int(told))

    ben.go("/")
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("away")
    ben.page.locator(f"a[href^='{address}']").click()  # among one's own tables
    expect(ann.page.locator("[data-seat='1']")).not_to_contain_text("away")
    ben.page.get_by_text("その他", exact=True).click()
    ben.page.get_by_role("button", name="打ち切りを提案").click()
    expect(ben.page.locator(".vote")).to_be_in_viewport()  # below the menu there would be nothing to be seen of it
    ann.page.get_by_role("button", name="Agree", exact=True).click()
    expect(ann.page.locator("#prompt")).to_have_text("This game was abandoned without a result.")
    expect(ben.page.locator("#prompt")).to_have_text("このゲームは結果なしで打ち切られました。")
    assert ann.page.get_by_role("button", name="Leave the table").count() == 0
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator("section li").first).to_contain_text("Ann (you)")
    for someone in (ann, ben):
        someone.assert_tidy()


def at_a_table_of_three(ann: Person, ben: Person, cyd: Person) -> None:
    page = ann.go("/new/flip_angel/friends")
    page.get_by_role("button", name="3 players").click()
    page.get_by_label("Seat 1: Your name").fill("Ann")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("section li").first).to_contain_text("Ann (you)")
    link = page.url.removeprefix(ann.url)
    for someone, label, name, sit in ((ben, "お名前", "べん", "ここに座る"), (cyd, "Your name", "Cyd", "Sit here")):
        someone.go(link)
        someone.page.locator("section").get_by_label(label).fill(name)
        someone.page.get_by_role("button", name=sit).first.click()
        expect(page.locator("section ul, section ol").first).to_contain_text(name)
    page.get_by_role("button", name="Begin").click()
    for someone in (ann, ben, cyd):
        someone.page.wait_for_selector(".prompt")


def play_together(*people: Person) -> None:
    """Each answers whatever they are asked, until the game is over for all."""
    for nth in range(2000):
        if all(someone.is_over for someone in people):
            return
        for someone in people:
            someone.page.evaluate(ANSWER, nth * 7)
        people[0].page.wait_for_timeout(10)
    raise AssertionError("it never ended")


def test_three_people_play_to_the_end_and_once_more_when_all_agree(person: NewPerson) -> None:
    ann, ben, cyd = person(), person("phone", "ja"), person("phone")
    at_a_table_of_three(ann, ben, cyd)
    play_together(ann, ben, cyd)
    log = ann.page.get_by_role("log").first
    last = log.locator("li").last.inner_text()
    cyd.page.get_by_role("button", name="Rematch").click()
    expect(cyd.page.locator("[data-end]")).to_contain_text("Waiting for the others to agree")
    expect(ann.page.locator(".vote")).to_contain_text("Cyd wants a rematch.")
    expect(ben.page.locator(".vote")).to_contain_text("Cydさんが再戦を申し込んでいます。")
    ann.page.locator(".vote .main").click()
    expect(ben.page.locator("[data-end]")).to_have_count(1)  # as long as one of them hasn't agreed
    ben.page.locator(".vote .main").click()
    for someone in (ann, ben, cyd):
        expect(someone.page.locator("[data-end]")).to_have_count(0)
        someone.page.wait_for_selector(".prompt")
    expect(log.locator("li.break")).to_have_count(1)
    assert last in log.inner_text(), "the game before can still be read"
    for someone in (ann, ben, cyd):
        someone.assert_tidy()


def test_who_leaves_the_one_opponent_for_good_has_lost(person: NewPerson) -> None:
    ann, ben = person(), person("phone", "ja")
    address = at_a_table_of_two(ann, ben)
    cyd = person()
    cyd.go("/watch")
    cyd.page.get_by_role("link", name=re.compile(r"Flip Angel \d+ tables? in play")).click()
    table = cyd.page.locator(f"a[href='{address}']")
    expect(table).to_have_text("Ann · べん")
    table.click()
    expect(cyd.page.locator("#prompt")).to_contain_text("You are watching. ")
    ann.page.on("dialog", accept)
    ann.page.get_by_text("More", exact=True).click()
    ann.page.get_by_role("button", name="Leave the table").click()
    expect(ben.page.locator("[data-end] h2")).to_have_text("あなたの勝ちです！")
    expect(cyd.page.locator("[data-end] h2")).to_have_text("べん won.")
    expect(cyd.page.get_by_role("log").first).to_contain_text("Ann resigned.")
    for someone in (ann, ben, cyd):
        someone.assert_tidy()
