"""Every page: both languages, both sizes, nothing from elsewhere, no violation that axe knows of, nothing sideways."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.kit import PAINTED
from tests.web.looks import scrolls_sideways, too_small, violations

SCREENS = [(360, 640), (768, 1024), (1280, 800), (2560, 1440)]
PATHS = [
    "/", "/new/lumiel", "/rules", "/rules/lumiel", "/rules/flip_angel", "/rules/troll_master", "/rules/walpurgis", "/rules/trump_fighter",
    "/cards", "/cards/flip_angel", "/cards/trump_fighter", "/cards/walpurgis", "/learn", "/learn/troll_master", "/deck", "/replay",
    "/watch/lumiel", "/pad", "/pad/troll_master", "/lab", "/nowhere",
]  # fmt: skip
LONG_OF_A_KIND = {
    "desk": ("/rules/flip_angel", "/rules/walpurgis", "/rules/trump_fighter", "/cards/flip_angel"),
    "phone": ("/rules/lumiel", "/rules/troll_master", "/cards/trump_fighter", "/cards/walpurgis"),
}  # thousands of elements made of the same parts as others': looked at in this size in the deep tests only
LARGEST_SCRIPT = 150_000  # bytes of compressed script that the first load may take


@pytest.mark.parametrize(
    ("path", "size"),
    [
        pytest.param(path, size, marks=pytest.mark.deep if path in long else [])
        for path in PATHS
        for size, long in LONG_OF_A_KIND.items()
    ],
)
def test_a_page_is_tidy_and_accessible(path: str, size: str, person: NewPerson) -> None:
    ann = person(size, "ja" if size == "phone" else "en")
    page = ann.go(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    if path == "/nowhere":  # browsers complain of the answer itself
        assert ann.errors.pop().endswith("404 (Not Found)")
    ann.assert_tidy()
    assert violations(ann, ["light" if size == "desk" else "dark"]) == []
    if size == "phone":
        assert too_small(ann) == []
    else:
        assert [screen for screen in SCREENS if scrolls_sideways(ann, *screen)] == []


@pytest.mark.parametrize(
    ("game", "faces"),
    [
        ("lumiel", 12),
        ("flip_angel", 104),
        ("troll_master", 37),
        ("walpurgis", 52),
        ("trump_fighter", 10),
    ],  # angels: both sides of 52
)
def test_every_card_has_its_picture(game: str, faces: int, person: NewPerson) -> None:
    ann = person()
    page = ann.go(f"/cards/{game}")
    page.wait_for_selector("[data-picture]")
    assert page.evaluate(PAINTED) == faces
    page.locator(".face button").first.click()
    expect(page.locator("dialog [data-picture]").first).to_be_visible()
    assert page.evaluate(PAINTED) > faces
    ann.assert_tidy()


def test_a_clause_has_a_link_of_its_own(person: NewPerson) -> None:
    page = person().go("/rules/lumiel#LP-46")
    expect(page.locator("#LP-46")).to_be_in_viewport()


def test_rules_are_illustrated(person: NewPerson) -> None:
    """Each book opens with its table, whose numbered parts lead to their clauses."""
    page = person().go("/rules/walpurgis")
    expect(page.get_by_role("img", name="A table of Walpurgis")).to_be_visible()
    expect(page.locator("figure .part")).to_have_count(7)
    page.get_by_role("link", name="WP-42").first.click()
    expect(page.locator("#WP-42")).to_be_in_viewport()
    expect(page.get_by_role("img", name="A field of 5 by 5 cells")).to_be_visible()
    page.get_by_role("searchbox").fill("WP-22")
    expect(page.locator("figure")).to_have_count(1)
    expect(page.locator("figcaption")).to_contain_text("The five states.")


def test_rules_are_searched(person: NewPerson) -> None:
    page = person().go("/rules/lumiel")
    page.get_by_role("searchbox").fill("LP-46")
    expect(page.locator(".clause#LP-46")).to_be_visible()
    page.get_by_role("searchbox").fill("sandwich")
    expect(page.locator(".clause mark").first).to_have_text("sandwich")
    page.get_by_role("searchbox").fill("no such words")
    expect(page.locator(".text")).to_contain_text("No matches.")
    page.goto("/rules/walpurgis")
    page.get_by_role("searchbox").fill("dormant circles")
    on_cards = page.get_by_role("region", name="On the cards")
    expect(on_cards.locator("li", has_text="Waking Mist").locator("p mark")).to_have_text(["dormant circles"])


def test_the_language_is_switched_and_remembered(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/")
    page.get_by_role("button", name="日本語に切り替える").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("どのゲームで遊びますか？")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("どのゲームで遊びますか？")
    assert page.locator("html").get_attribute("lang") == "ja"


def test_settings_are_chosen_and_kept(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/")
    settings = page.locator("header details")
    settings.locator("summary").click()
    assert violations(ann) == []
    page.get_by_role("combobox", name="Colours").select_option("Dark")
    page.get_by_label("Sound").check()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Sound")).to_be_hidden()
    settings.locator("summary").click()
    page.get_by_role("heading", level=1).click()
    expect(page.get_by_label("Sound")).to_be_hidden()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    settings.locator("summary").click()
    expect(page.get_by_label("Sound")).to_be_checked()
    ann.assert_tidy()


def test_a_card_is_looked_at_closely(person: NewPerson) -> None:
    ann = person("phone")
    page = ann.go("/cards/troll_master")
    page.get_by_label("Edition").select_option("dengen")
    page.get_by_role("searchbox").fill("unicorn")
    page.get_by_role("button", name="Enlarge Unicorn").click()
    near = page.get_by_role("dialog", name="Unicorn")
    expect(near).to_be_in_viewport()
    assert violations(ann) == []
    page.keyboard.press("Escape")
    expect(near).to_be_hidden()
    ann.assert_tidy()


def test_cards_are_printed(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/cards/lumiel")
    page.locator("[data-part='print'] summary").click()
    page.get_by_label("Paper").select_option("letter")
    with page.expect_download(timeout=300_000) as waiting:
        page.get_by_role("button", name="Rules booklet").click()
    assert waiting.value.suggested_filename == "lumiel-booklet-letter.pdf"
    assert Path(waiting.value.path()).read_bytes().startswith(b"%PDF")
    ann.assert_tidy()


def test_a_printed_page_shows_each_angel_as_it_lies(person: NewPerson) -> None:
    page = person().go("/cards/flip_angel")
    page.locator("li.sheet.black .turning.over").first.wait_for()
    page.emulate_media(media="print")
    for side, up in (("", ":not(.other)"), (".black", ".other")):
        card = page.locator(f"li.sheet{side or ':not(.black)'}").first
        assert card.locator(f".side{up}").is_visible()
        assert card.locator(".side:visible").count() == 1
        assert card.locator(f".side{up}").evaluate("(one) => getComputedStyle(one).transform") == "none"


def test_a_table_is_set_up_with_another_edition_and_for_two(person: NewPerson) -> None:
    """What the form says reaches the table: its edition, the variant that two players need, no help."""
    ann = person()
    page = ann.go("/new/troll_master")
    ours = page.get_by_text("The dengen variant for two (not in the rulebook)")
    expect(ours).to_have_count(0)
    page.get_by_role("button", name="2 players").click()
    expect(ours).to_be_visible()
    page.get_by_label(re.compile("^Cards")).select_option("dengen")
    page.get_by_label("Hints and help").select_option("Off")
    page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    table = page.url.partition("/t/")[2].partition("#")[0]
    made = ann.context.request.get(f"/api/tables/{table}").json()
    first = ann.context.request.get("/api/games/troll_master/cards?cards=dengen").json()
    assert (made["cards"], made["seats"], made["options"]["duo"]) == (first["hash"], 2, True)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(ours).to_be_visible()
    ann.assert_tidy()


def test_options_are_offered_in_the_words_of_the_game(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/new/flip_angel")
    page.get_by_text("Rules of this table").click()
    first = page.get_by_label("Who begins")
    expect(first.locator("option")).to_have_text(["the lowest reference number", "Seat 1", "Seat 2"])
    first.select_option("Seat 2")
    page.get_by_role("button", name="1 player", exact=True).click()
    expect(first).to_have_value("reference")  # the second seat is gone
    page.get_by_role("button", name="3 players").click()
    first.select_option("Seat 3")
    page.get_by_label("Sides in every shuffle").select_option("all white")
    page.get_by_role("button", name="Play now").click()
    ann.wait_until_asked()
    table = page.url.partition("/t/")[2].partition("#")[0]
    made = ann.context.request.get(f"/api/tables/{table}").json()["options"]
    assert (made["first_player"], made["initial_sides"]) == (2, "white")
    page = ann.go("/new/walpurgis")
    page.get_by_text("Rules of this table").click()
    expect(page.get_by_label("Copies of a card in a deck").locator("xpath=..")).to_contain_text("0 = no limit")
    expect(page.get_by_label("Copies of a card in a deck").locator("xpath=..")).to_contain_text("copies")
    ann.assert_tidy()


def test_a_deck_is_kept_and_read_from_text(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/deck")
    page.get_by_role("button", name="Bonfire March").click()
    page.get_by_text("As text").click()
    text = page.get_by_role("textbox", name="As text")
    expect(text).to_have_value(re.compile("4 bri_sparks # Sparks"))
    written = text.input_value()
    page.get_by_role("button", name="Draw a test hand").click()
    expect(page.locator(".mine > .hand > *")).to_have_count(5)
    text.fill("3 bri_sparks\n2 火の粉\nnonsense\n# a remark")
    page.get_by_role("button", name="Load the text").click()
    expect(page.locator(".mine .list")).to_have_text("5 Sparks")
    expect(page.locator(".mine")).to_contain_text("It has 5 copies of Sparks; at most 4 are allowed.")
    expect(page.locator(".mine")).to_contain_text("Can't read this line: nonsense")
    expect(page.locator(".mine > .hand")).to_have_count(0)  # it was another deck's
    text.fill(written)
    page.get_by_role("button", name="Load the text").click()
    page.locator("main").get_by_label("Name").fill("Mine")
    page.locator("main").get_by_label("Name").press("Enter")
    expect(page.get_by_role("button", name="★ Mine")).to_have_count(1)
    expect(page.get_by_role("button", name="Play this deck")).to_be_enabled()  # the deck has been judged
    assert violations(ann) == []
    page.reload()
    page.get_by_role("button", name="★ Mine").click()
    expect(page.locator(".mine")).to_contain_text("This deck is legal.")
    page.get_by_role("button", name="Delete this deck").click()
    expect(page.get_by_role("button", name="★ Mine")).to_have_count(0)
    ann.assert_tidy()


def test_a_deck_is_changed_undone_filtered_and_counted_and_a_ready_one_stays_as_it_is(person: NewPerson) -> None:
    ann = person("phone", "ja")
    page = ann.go("/deck")
    mine, own = page.locator(".mine"), page.get_by_role("button", name="★ 篝火の行進（自分用）")
    page.get_by_role("button", name="篝火の行進", exact=True).click()
    expect(mine).to_contain_text("40枚")
    expect(own).to_have_count(0)  # nothing has been done to it
    page.get_by_role("button", name="黒猫を入れる").click()
    expect(mine).to_contain_text("41枚")
    expect(own).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="元に戻す").click()
    expect(mine).to_contain_text("40枚")
    page.get_by_role("button", name="やり直す").click()
    page.get_by_role("button", name="篝火の行進", exact=True).click()
    expect(mine).to_contain_text("40枚")
    page.reload()
    expect(mine).to_contain_text("41枚")  # as one left it

    page.get_by_text("デッキの内訳").click()
    expect(mine.locator(".bars").first).to_contain_text("ブリギッテ")
    cards = page.locator("section[aria-labelledby=all] > ul > li")
    every = cards.count()
    page.get_by_label("魔女", exact=True).select_option("ネーベル")
    expect(cards).not_to_have_count(every)
    expect(cards.first.locator(".keyword")).to_have_text("陣のあるマスにも表向きに置ける。")
    page.get_by_label("デッキのカードだけ").check()
    expect(cards).to_have_text("見つかりませんでした。")
    ann.assert_tidy()


def test_a_deck_is_built_and_played(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/deck")
    page.get_by_role("button", name="Bonfire March").click()
    expect(page.locator(".mine")).to_contain_text("This deck is legal.")
    page.get_by_role("button", name="Add Sparks", exact=True).click()
    expect(page.locator(".mine .bad")).to_be_visible()
    page.get_by_role("button", name="Remove Sparks", exact=True).click()
    expect(page.locator(".mine")).to_contain_text("This deck is legal.")
    page.get_by_role("button", name="Draw a test hand").click()
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_selector(".prompt")
    table = page.request.get("/api" + urlsplit(page.url).path.replace("/t/", "/tables/")).json()
    offered = page.request.get("/api/games/walpurgis/cards?cards=dengen-2").json()
    assert table["cards"] == offered["hash"]
    ann.assert_tidy()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_game_is_seen_again_and_gone_on_with(size: str, person: NewPerson, tmp_path: Path) -> None:
    """Walpurgis, whose seats bring decks: by its link, from every seat's eyes, and from its record's file."""
    ann = person(size)
    page = ann.play_now("walpurgis")
    page.on("dialog", lambda dialog: dialog.accept())
    for nth in range(12):
        ann.answer(nth)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator("summary", has_text="Share").click()
    shared = page.get_by_label("Share", exact=True).input_value().splitlines()[-1]
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    saved.value.save_as(tmp_path / "record.json")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(shared)  # from the beginning: no move decided it
    expect(page.locator(".told", has_text="Start")).to_be_visible()
    assert page.url == shared
    expect(page.locator(".stage [data-key^='hand:1:'][data-key*='#']")).to_have_count(5)  # all hands are open
    page.get_by_label("Viewpoint").select_option(value="0")
    expect(page.locator(".stage [data-key^='hand:1:'][data-key*='#']")).to_have_count(0)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".where")).to_contain_text("1 of ")
    page.get_by_role("slider", name="Position").press("End")
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    assert violations(ann) == []
    if size == "phone":
        assert too_small(ann) == []
    page.goto("/replay")
    page.get_by_label("Open a record").set_input_files(tmp_path / "record.json")
    expect(page.locator(".told", has_text="Start")).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_selector(".prompt")
    ann.wait_until_asked()
    ann.assert_tidy()


def test_the_first_load_is_small(person: NewPerson) -> None:
    """What comes over the wire, service worker and all."""
    ann = person(keeps=True)
    session = ann.context.new_cdp_session(ann.page)
    session.send("Network.enable")
    scripts: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on(
        "Network.responseReceived",
        lambda e: scripts.update({e["requestId"]: e["response"]["url"]} if e["type"] == "Script" else {}),
    )
    session.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    ann.go("/")
    ann.page.wait_for_selector("article")
    ann.page.wait_for_load_state("networkidle")
    loaded = {scripts[id]: size for id, size in sizes.items() if id in scripts}
    assert any("/assets/" in url for url in loaded)
    assert sum(loaded.values()) < LARGEST_SCRIPT, loaded


def test_the_policy_is_strict(person: NewPerson) -> None:
    ann = person()
    answer = ann.page.goto("/")
    assert answer
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    ann.page.evaluate(
        "document.head.append(Object.assign(document.createElement('script'), {textContent: 'window.broken = 1'}))"
    )
    assert ann.page.evaluate("window.broken") is None
    assert any("Content Security Policy" in error for error in ann.errors), "a violation would be heard"


def test_files_are_packed_for_those_who_unpack_them(person: NewPerson) -> None:
    ann = person()
    ann.go("/")
    address = ann.page.locator("script[type=module]").get_attribute("src")
    assert address
    packed, plain = (
        ann.context.request.get(address, headers={"Accept-Encoding": accepted}) for accepted in ("gzip", "identity")
    )
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.body() == plain.body()
