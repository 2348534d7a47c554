"""Games register through entry points, so that a game can live in another package."""

import subprocess
import sys
from pathlib import Path

import pytest

import dengen
from dengen.core.base.errors import BadCardSet, UnknownGame
from examples.high_card import HighCard
from tests.wording import assert_refused


def test_an_unknown_game_is_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'\. The games are: "):
        dengen.game("chess")


def test_every_registered_game_is_found_by_its_own_id() -> None:
    assert [dengen.game(id).id for id in dengen.registered()] == list(dengen.registered())


def test_games_stand_in_the_order_that_they_say_and_others_after_them_by_id() -> None:
    assert list(dengen.registered()) == ["lumiel", "flip_angel", "troll_master", "walpurgis", "trump_fighter"]
    assert HighCard.order > max(kind.order for kind in dengen.registered().values())


@pytest.mark.parametrize("owner", ["lumiel", "flip_angel", "troll_master", "walpurgis", "trump_fighter"])
def test_a_card_set_of_another_game_is_told_so(owner: str) -> None:
    """Whether the set names its game or not."""
    theirs = dengen.game(owner)
    for wanted in {"lumiel", "walpurgis"} - {owner}:
        title = dengen.registered()[wanted].title
        with assert_refused(BadCardSet) as no:
            dengen.game(wanted, theirs.cards.content)
        assert no.value.text.en == f"This is a card set of {theirs.title.en}, not of {title.en}."
        assert no.value.text.ja == f"これは「{theirs.title.ja}」のカードセットです。「{title.ja}」では使えません。"


def test_changes_to_another_game_are_told_so_if_they_fit_no_other(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('base = "dengen"\n[[familiar]]\nid = "troll"\nvp = 4\n', encoding="utf-8")
    for cards in (file, {"base": "dengen", "familiar": [{"id": "troll", "vp": 4}]}):
        with assert_refused(BadCardSet, match="This is a card set of Troll Master, not of Lumiel"):
            dengen.game("lumiel", cards)
    with assert_refused(BadCardSet, match="There is no edition 'dengen-2' to change"):
        dengen.game("lumiel", {"base": "dengen-2"})  # which would fit several


@pytest.mark.parametrize("id", dengen.registered())
def test_a_set_names_its_game(id: str) -> None:
    content = dengen.game(id).cards.content
    with assert_refused(BadCardSet, match=r"field 'set\.game'.*'chess'"):
        dengen.game(id, {**content, "set": {**content["set"], "game": "chess"}})


def test_a_bad_card_set_of_the_game_itself_says_where_it_is_bad() -> None:
    content = dengen.game("lumiel").cards.content
    with assert_refused(BadCardSet, match="card 'commoner': field 'points'"):
        dengen.game("lumiel", {**content, "card": [{**content["card"][0], "points": "many"}, *content["card"][1:]]})


EXAMPLE = Path(__file__).parents[2] / "examples" / "high_card.py"


def install(folder: Path, entry: str) -> None:
    """The installed metadata of another package with a game."""
    info = folder / "high_card_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[dengen.games]\nhigh_card = {entry}\n")
    (folder / "high_card.py").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")


def run(folder: Path, code: str) -> str:
    path = f"import sys; sys.path[:0] = {[str(folder), *sys.path]!r}\n"
    return subprocess.run([sys.executable, "-c", path + code], capture_output=True, text=True, check=True).stdout


def test_a_game_of_another_package_registers_by_an_entry_point(tmp_path: Path) -> None:
    install(tmp_path, "high_card:HighCard")
    assert run(tmp_path, "import dengen; print(dengen.game('high_card').new(3).actors())") == "[0, 1, 2]\n"


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("high_card:LowCard", "AttributeError"),
        ("no_such_module:Game", "ModuleNotFoundError"),
        ("high_card:DECK", "high_card:DECK isn't a Game class"),
    ],
)
def test_a_game_that_cannot_be_loaded_says_so_and_leaves_the_others(tmp_path: Path, entry: str, said: str) -> None:
    install(tmp_path, entry)
    code = "import dengen\ntry: dengen.game('high_card')\nexcept dengen.core.base.errors.UnknownGame as no: print(no)\n"
    told = run(tmp_path, code + "print(*dengen.registered())")
    assert "The game 'high_card' is registered, but can't be loaded" in told
    assert said in told
    assert told.splitlines()[-1].split() == list(dengen.registered())
