"""Examples in the documentation are correct."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dengen
from dengen import cli
from dengen.core.base.columns import width
from dengen.core.cards.overlays import differences
from dengen.core.game import Game
from dengen.core.rules.options import shown
from dengen.terminal.commands import bench
from dengen.testing import Scene
from examples.high_card import HighCard
from tests.code_blocks import PAGES, ROOT
from tests.wording import half_width_in
from tools import tree

DOCS = ROOT / "docs"
COLUMNS = 100
UNBROKEN = re.compile(
    r"\s*(\||!\[)|.*\]\([^)]*\)\S*$|\S+$"
)  # tables, pictures, a link or a long word at the end of a line


HOW_TO_TEST = (DOCS / "add-a-game.md").read_text(encoding="utf-8").partition("## 5. Check it")[2].partition("## 6.")[0]


def shown_rulings() -> dict[str, Callable[[], None]]:
    """The tests shown in add-a-game.md, by name."""
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


def test_add_a_game_names_all_methods_of_a_scene() -> None:
    can = {name for name in vars(Scene) if not name.startswith("_")}
    assert can - set(re.findall(r"`(?:Scene\.)?(\w+)", HOW_TO_TEST)) == set()


def test_the_methods_that_add_a_game_lists_exist() -> None:
    named = re.findall(r"^\| (`.*?`) \|", (DOCS / "add-a-game.md").read_text(encoding="utf-8"), re.MULTILINE)
    methods = {method for row in named for method in re.findall(r"`(\w+)`", row)}
    assert len(methods) > 8
    declared = {name for base in Game.__mro__ for name in vars(base).get("__annotations__", {})}
    assert {method for method in methods if not hasattr(Game, method) and method not in declared} == set()


@pytest.mark.parametrize("id", dengen.registered())
def test_the_example_position_of_each_game_can_be_laid(id: str) -> None:
    text = (DOCS / "positions" / f"{id}.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert example, f"docs/positions/{id}.md shows no example"
    game = dengen.game(id)
    state = game.position(json.loads(example[1]))
    assert game.dump(game.load(game.dump(state))) == game.dump(state)


@pytest.mark.parametrize("id", dengen.registered())
def test_the_example_position_can_be_continued_by_acts(id: str) -> None:
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


SHOWN_CHANGES = [
    (page, text)
    for page in PAGES
    for text in re.findall(r"```toml\n(base = .*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]


@pytest.mark.parametrize(("page", "text"), SHOWN_CHANGES, ids=[page.name for page, _ in SHOWN_CHANGES])
def test_the_shown_changes_to_card_sets_are_valid(page: Path, text: str) -> None:
    changes = tomllib.loads(text)
    cards = dengen.game(changes["set"]["game"], changes).cards
    assert cards.base is not None
    assert {one.entry for one in differences(cards.base.content, cards.content)} > {""}


def test_every_game_shows_changes_to_its_cards() -> None:
    assert {page.stem for page, _ in SHOWN_CHANGES} == {"README", "README.ja", "cli", "card-sets", *dengen.registered()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_have_targets(page: Path) -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


# ---- format of pages ----


def prose(page: Path) -> list[str]:
    """The lines of a page outside its code blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE).split("\n")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_prose_is_wrapped(page: Path) -> None:
    assert [line for line in prose(page) if width(line) > COLUMNS and not UNBROKEN.match(line)] == []


JAPANESE_PAGES = [ROOT / "README.ja.md", *sorted((DOCS / "ja").rglob("*.md"))]


@pytest.mark.parametrize("page", JAPANESE_PAGES, ids=lambda page: page.name)
def test_japanese_pages_have_full_width_punctuation(page: Path) -> None:
    assert [line for line in prose(page) if half_width_in(re.sub(r"\]\([^)]*\)", "", line))] == []


def linked(page: Path) -> set[Path]:
    links = re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8"))
    return {(page.parent / link).resolve() for link in links}


@pytest.mark.parametrize("page", JAPANESE_PAGES, ids=lambda page: page.name)
def test_japanese_pages_and_their_english_ones_are_linked_both_ways(page: Path) -> None:
    english = [other for other in linked(page) if "ja" not in other.parts and not other.name.endswith(".ja.md")]
    assert any(page.resolve() in linked(other) for other in english if other.suffix == ".md")


@pytest.mark.parametrize("id", dengen.registered())
def test_every_game_has_a_page_in_both_languages(id: str) -> None:
    assert (DOCS / "ja" / "games" / f"{id}.md").resolve() in linked(DOCS / "games" / f"{id}.md")


def test_the_command_line_page_lists_every_command() -> None:
    rows = re.findall(r"^\| `dengen (.*?)` \|", (DOCS / "cli.md").read_text(encoding="utf-8"), re.MULTILINE)
    listed = {word for row in rows for word in re.findall(r"[a-z-]+", row)}
    cards = (DOCS.parent / "src/dengen/terminal/commands/cards").glob("[a-z]*.py")
    assert {*cli.COMMANDS, *bench.WHAT, *(file.stem for file in cards)} - listed == set()


# ---- architecture ----

ARCHITECTURE = (DOCS / "architecture.md").read_text(encoding="utf-8")
FOUND_IN = ARCHITECTURE.partition("## Where to find what\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("path", re.findall(r"`((?:src|web|docs|deploy)/[^`]+)`", FOUND_IN))
def test_the_table_of_places_names_files_that_exist(path: str) -> None:
    games = dengen.registered() if "<game>" in path else ("",)
    assert [id for id in games if not (ROOT / path.replace("<game>", id)).exists()] == []


def test_the_tree_lists_every_folder() -> None:
    listed = {folder for folder, _ in tree.folders(ARCHITECTURE)}
    above = [ROOT / "src" / "dengen", ROOT / "web" / "src", ROOT]
    there = {path.relative_to(ROOT) for folder in above for path in folder.iterdir() if is_source(path)}
    assert listed == there - {Path("src"), Path("web")}, "change the tree in docs/architecture.md"


def is_source(path: Path) -> bool:
    made = path.name in ("build", "changes", "dist", "__pycache__") or not path.name[0].isalpha()
    return path.is_dir() and not made and tree.count(path.relative_to(ROOT)) > 0


@pytest.mark.parametrize(("folder", "count"), list(tree.folders(ARCHITECTURE)), ids=str)
def test_the_tree_has_the_number_of_files_of_a_folder(folder: Path, count: int) -> None:
    """Within 10 % or 5 files, so that a new file changes nothing: `.venv/bin/python -m tools.tree`."""
    assert count == pytest.approx(tree.count(folder), rel=0.1, abs=5), "run .venv/bin/python -m tools.tree"


# ---- the protocol ----

PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")


def test_the_actions_in_the_protocol_exist_in_its_games() -> None:
    shown = set(re.findall(r'"(?:action|name)": "([a-z_]+(?::\w+)*)"', PROTOCOL))
    shown |= {
        name for names in re.findall(r'"actions": \[([^\]]*)\]', PROTOCOL) for name in re.findall(r'"([^"]+)"', names)
    }
    known = {*dengen.game("lumiel").action_names(), *dengen.game("trump_fighter").action_names()}
    assert {"kind:priest", "area:B2", "pass", "move:0:1"} <= shown <= known


def test_the_gesture_and_the_refusal_in_the_protocol_occur() -> None:
    game = dengen.game("lumiel")
    gesture = re.search(r'"do": "act", "question": 7, "actions": (\[.*?\])', PROTOCOL)
    refused = re.search(r'"code": "illegal_action", "en": "(You can.t put .*?) …"', PROTOCOL)
    assert gesture
    assert refused
    table = {"field": {"B2": "1com", "B1": "0com"}, "players": [{"hand": "pri com"}], "seats": 3}
    state = game.position(table)
    for action in json.loads(gesture[1]):
        game.apply(state, 0, action)
    assert game.question(state, 0).kind == "set"  # type: ignore[union-attr]
    refusal = game.refusal(state, 0, "area:B2")
    assert refusal is not None
    assert (refusal.clause, refusal.en.startswith(refused[1])) == ("LP-41", True)
    assert game.describe(state, 0, "area:A1").en == "On A1"


def test_the_story_in_the_protocol_is_lumiels() -> None:
    (words,) = re.findall(r'"story": \[(\{"kind": "drew".*?\})\]', PROTOCOL)
    shown = json.loads(words)
    said = dengen.game("lumiel").say(shown["kind"], shown["args"])
    assert said is not None
    assert said.en == shown["en"]


@pytest.mark.parametrize("id", dengen.registered())
def test_the_japanese_page_of_a_game_lists_its_options_as_they_are(id: str) -> None:
    page = (DOCS / "ja" / "games" / f"{id}.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"(?m)^\| `(\w+)` \| ([^|]+?) \|", page.partition("## オプション")[2]))
    options = {option.name: option for option in dengen.game(id).options}
    assert list(rows) == [name for name in options if name in rows]
    assert {options[name].concerns for name in options if name not in rows} <= {"clock"}
    chosen = {name: default for name, default in rows.items() if not options[name].implied}
    assert chosen == {name: shown(options[name].default) for name in chosen}
