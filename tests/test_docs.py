"""The examples of the documentation are true."""

import json
import re
from pathlib import Path

import pytest

import dengen
from dengen.core.game import Game
from dengen.testing import Scene, clause
from examples.high_card import HighCard

DOCS = Path(__file__).parents[1] / "docs"


@clause("HC-3")
def test_the_ruling_of_add_a_game() -> None:
    scene = Scene.lay(HighCard(), {"seats": 2, "table": {"hands": [[5, 6, 7], [1, 2, 3]]}})
    assert scene.refusal("card:1", seat=0) == "HC-3"
    assert scene.refusal("card:5", seat=0) == ""


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


@pytest.mark.parametrize("id", dengen.registered())
def test_the_example_can_be_played_on_by_acts(id: str) -> None:
    text = (DOCS / "positions" / f"{id}.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    acts = re.search(r"^\| `acts` \|.*`(\[\[.*\]\])`", text, re.MULTILINE)
    assert example
    laid = json.loads(example[1])
    played = laid | {"acts": json.loads(acts[1])} if acts else laid
    assert played["acts"], f"docs/positions/{id}.md shows no acts"
    game = dengen.game(id)
    before, after = game.position(laid | {"acts": []}), game.position(played)
    for seat, action in played["acts"]:
        game.apply(before, seat, action)
    assert before == after


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
