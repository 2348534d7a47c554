"""Python code in the documentation runs."""

import ast
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import dengen
from dengen.cli import main
from dengen.table import open_record
from examples.high_card import HighCard
from tests.code_blocks import PAGES, ROOT, Block, blocks

SHOWN = [block for page in PAGES for block in blocks(page)]
WITH_CODE = sorted({block.page for block in SHOWN if not block.is_excerpt})
EXCERPTS = {"docs/table.md": 1}  # methods of a state; a server's loop
SLOW = {"docs/players.md"}  # whole games of the first bot


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def two_games() -> dict[str, Any]:
    """High Card, Lantern Duel and the imports of games, for the page's excerpts."""
    sys.path.append(str(ROOT / "examples" / "lantern_duel"))
    module = ModuleType("guide")  # under a name, so that what it defines can be pickled
    sys.modules[module.__name__] = module
    names = vars(module)
    names |= {"PHASES": ("deal", "play"), "CARDS": ("one", "two"), "check": None}
    for line in (
        "from dengen import *",
        "from dengen.core.positions.fields import Field, Fields, SeatField",
        "from dengen.core.positions.flow import SEAT as SEAT_NUMBER, Flow, asked",
        "from dengen.core.positions.kinds import SEAT, several, top_first, word",
        "from lantern_duel.game import TIE, Duel, LanternDecks",
        "from lantern_duel.rules import LANTERN as PLAY, ROUND, SHOW",
    ):
        exec(line, names)
    return names


def a_question() -> dict[str, Any]:
    """The last question of a small game, which even the strongest bots answer fast."""
    shutil.copy(ROOT / "examples" / "first_bot.py", "first_bot.py")
    game = HighCard()
    state = game.new(seats=2, seed=1)
    for seat in (0, 1, 0, 1, 0):
        state.apply(seat, state.legal(seat)[0])
    return {"game": game, "state": state, "seat": 1, "rng": dengen.Chance(1)}


def a_record() -> dict[str, Any]:
    main(["sim", "flip_angel", "--seats", "2", "--games", "1", "--player", "random", "--records", "games"])
    main(["export", "games", "--to", "rows", "--format", "parquet"])
    (path,) = Path("games").iterdir()
    path.rename("game.json")
    return {"game": dengen.game("flip_angel"), "record": open_record(Path("game.json")), "now": 0}


def a_report() -> dict[str, Any]:
    with Path("again.json").open("w", encoding="utf-8") as file, redirect_stdout(file):
        main(["balance", "flip_angel", "--player", "random", "--games", "4", "--workers", "1", "--json"])
    return {}


# Files and names that a page expects.
GRANTED: dict[str, Callable[[], dict[str, Any]]] = {
    "docs/add-a-game.md": two_games,
    "docs/players.md": a_question,
    "docs/records.md": a_record,
    "docs/tutorials/reproducing.md": a_report,
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to run a page in; modules imported from it or from the examples are unloaded."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    for module in [module for module in sys.modules if module.partition(".")[0] in ("first_bot", "lantern_duel")]:
        del sys.modules[module]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "page",
    [pytest.param(page, id=name(page), marks=[pytest.mark.slow] * (name(page) in SLOW)) for page in WITH_CODE],
)
def test_code_blocks_of_a_page_run(page: Path) -> None:
    names = GRANTED.get(name(page), dict)()
    for block in blocks(page):
        if not block.is_excerpt:
            exec(block.compiled(), names)


@pytest.mark.parametrize("block", [block for block in SHOWN if block.is_excerpt], ids=lambda block: name(block.page))
def test_excerpts_are_valid_python(block: Block) -> None:
    assert block.compiled().co_code


def test_only_known_blocks_are_excerpts() -> None:
    pages = [name(block.page) for block in SHOWN if block.is_excerpt]
    assert {page: pages.count(page) for page in pages} == EXCERPTS


def test_the_guide_shows_the_whole_of_its_example() -> None:
    guide = "".join(block.code for block in blocks(ROOT / "docs" / "add-a-game.md")[:4])
    shown, example = ast.parse(guide), ast.parse((ROOT / "examples" / "high_card.py").read_text("utf-8"))
    assert [ast.unparse(part) for part in shown.body] == [ast.unparse(part) for part in example.body[1:]]


def test_no_other_marks_are_used() -> None:
    assert {block.mark for block in SHOWN} == {"", "excerpt"}


def test_every_fence_is_found() -> None:
    fences = sum(line.lstrip().startswith("```py") for page in PAGES for line in page.read_text("utf-8").split("\n"))
    assert len(SHOWN) == fences
