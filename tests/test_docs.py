"""The examples of the documentation are true."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dengen
from dengen.core.game import Game
from dengen.core.overlays import differences
from dengen.testing import Scene
from examples.high_card import HighCard

DOCS = Path(__file__).parents[1] / "docs"


HOW_TO_TEST = (DOCS / "add-a-game.md").read_text(encoding="utf-8").partition("## 4. Check it")[2].partition("## 5.")[0]


def shown_rulings() -> dict[str, Callable[[], None]]:
    """The tests that add-a-game.md shows, by their names."""
    names: dict[str, Any] = {"HighCard": HighCard}
    for block in re.findall(r"```python\n(from dengen\.testing .*?)```", HOW_TO_TEST, re.DOTALL):
        exec(block, names)
    return {name: ruling for name, ruling in names.items() if name.startswith("test_")}


RULINGS = shown_rulings()


@pytest.mark.parametrize("name", RULINGS)
def test_the_rulings_of_add_a_game_hold(name: str) -> None:
    RULINGS[name]()


def test_the_rulings_of_add_a_game_show_clauses() -> None:
    assert {id for ruling in RULINGS.values() for id in getattr(ruling, "clauses", ())} == {"HC-2", "HC-3"}


def test_add_a_game_names_all_that_a_scene_can_do() -> None:
    can = {name for name in vars(Scene) if not name.startswith("_")}
    assert can - set(re.findall(r"`(?:Scene\.)?(\w+)", HOW_TO_TEST)) == set()


def test_the_methods_that_add_a_game_lists_exist() -> None:
    named = re.findall(r"^\| (`.*?`) \|", (DOCS / "add-a-game.md").read_text(encoding="utf-8"), re.MULTILINE)
    methods = {method for row in named for method in re.findall(r"`(\w+)`", row)}
    assert len(methods) > 8
    assert {method for method in methods if not hasattr(Game, method) and method not in Game.__annotations__} == set()


@pytest.mark.parametrize("id", dengen.registered())
def test_the_example_position_of_each_game_can_be_laid(id: str) -> None:
    text = (DOCS / "positions" / f"{id}.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert example, f"docs/positions/{id}.md shows no example"
    game = dengen.game(id)
    state = game.position(json.loads(example[1]))
    assert game.dump(game.load(game.dump(state))) == game.dump(state)


SHOWN_CHANGES = [
    (page, text)
    for page in [DOCS.parent / "README.md", *sorted(DOCS.rglob("*.md"))]
    for text in re.findall(r"```toml\n(base = .*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]


@pytest.mark.parametrize(("page", "text"), SHOWN_CHANGES, ids=[page.name for page, _ in SHOWN_CHANGES])
def test_the_changes_to_a_card_set_that_are_shown_can_be_made(page: Path, text: str) -> None:
    changes = tomllib.loads(text)
    cards = dengen.game(changes["set"]["game"], changes).cards
    assert cards.base is not None
    assert {one.entry for one in differences(cards.base.content, cards.content)} > {""}


def test_every_game_shows_changes_to_its_cards() -> None:
    assert {page.stem for page, _ in SHOWN_CHANGES} == {"README", "cli", *dengen.registered()}


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
