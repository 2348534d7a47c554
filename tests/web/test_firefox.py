"""The other browser: the pages come up, and a whole game is played."""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.firefox import FIREFOX, Firefox, firefox
from tests.web.kit import ANSWER_ON, PAINTED, STRETCH


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if not FIREFOX and os.environ.get("CI") != "true":
        pytest.skip("Firefox is not here")
    with firefox(tmp_path_factory.mktemp("firefox")) as found:
        yield found


def found_table(fox: Firefox, wish: dict[str, Any]) -> str:
    """The address of a new table of one's own."""
    made: str = fox.run(
        f"""(async () => {{
          const headers = {{ "content-type": "application/json" }};
          const send = (method, path, data) => fetch(path, {{ method, headers, body: JSON.stringify(data) }});
          await send("PUT", "/api/guest", {{ name: "Fox" }});
          return (await (await send("POST", "/api/tables", {json.dumps(wish)})).json()).link;
        }})()"""
    )
    return made


def test_pages_come_up_in_firefox(fox: Firefox, url: str) -> None:
    assert "Firefox/" in fox.run("navigator.userAgent")
    for path in ("/", "/rules/lumiel", "/cards/flip_angel", "/learn", "/deck"):
        fox.go(url + path)
        fox.wait_for("main h1")
        assert not fox.run("document.documentElement.scrollWidth > innerWidth"), f"{path} scrolls sideways"
    assert fox.errors == []


def test_pictures_are_painted_in_firefox(fox: Firefox, url: str) -> None:
    for game, faces in (("lumiel", 12), ("flip_angel", 104)):
        fox.go(f"{url}/cards/{game}")
        fox.wait_for("[data-picture]")
        assert fox.run(f"({PAINTED})()") == faces
    assert fox.errors == []


def test_a_whole_game_in_firefox(fox: Firefox, url: str) -> None:
    fox.go(url)
    link = found_table(fox, {"game": "flip_angel", "bots": ["", "normal"], "bot_pace": "instant"})
    fox.go(url + link)
    fox.wait_for("section li button")
    fox.run("document.querySelector('section li button').click()")
    fox.wait_for("section button.main:enabled")
    fox.run("document.querySelector('section button.main:enabled').click()")
    fox.wait_for("[data-choice]")
    assert fox.run("document.querySelectorAll('.stage [data-key]').length") > 0
    answers = 0
    while not fox.run("!!document.querySelector('[data-end]')"):
        answers += fox.run(f"({ANSWER_ON})([{7 * answers}, {STRETCH}])")
        assert answers < 1000
    assert answers > 0
    assert fox.errors == []
