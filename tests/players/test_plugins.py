"""Plug-ins are named by module and class, or by their entry point."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dengen
from dengen.lab.arena import Arena, contest
from dengen.players import BadPlayer, Player, UnknownPlayer, check_player, player, plugged, plugins
from dengen.players.plugins import source_of
from examples.high_card import HighCard
from tests.players.plug_ins import Last

HERE = "tests.players.plug_ins"


@pytest.fixture
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    info = tmp_path / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[dengen.players]\nlast = {HERE}:Last\nhard = {HERE}:Last\n")
    monkeypatch.syspath_prepend(tmp_path)
    plugins._entries.cache_clear()
    yield
    plugins._entries.cache_clear()


def test_a_player_is_found_by_module_and_class() -> None:
    found = player(f"{HERE}:Last", HighCard(), 5)
    assert isinstance(found, Last)
    assert found.back == 0


def test_options_are_numbers_words_true_and_false() -> None:
    plugin = plugged(f"{HERE}:Last?back=2&name=deep blue&fast=true&share=0.5")
    assert plugin is not None
    assert plugin.options == {"back": 2, "name": "deep blue", "fast": True, "share": 0.5}
    made = player(f"{HERE}:Last?back=2", HighCard())
    assert isinstance(made, Last)
    assert made.back == 2


@pytest.mark.usefixtures("registered")
def test_a_package_registers_players_by_name() -> None:
    made = player("last?back=1", HighCard())
    assert isinstance(made, Last)
    assert made.back == 1


@pytest.mark.usefixtures("registered")
def test_a_plug_in_never_replaces_a_level() -> None:
    assert not isinstance(player("hard", HighCard()), Last)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module_here:Bot", "can't be loaded"),
        (f"{HERE}:Missing", "can't be loaded"),
        (f"{HERE}:NOBODY", "isn't a class of players"),
        (f"{HERE}:Last?depth=3", "doesn't take these options"),
        (f"{HERE}:Last?depth", r"written \?name=value"),
        (f"{HERE}:Specialist", "doesn't play"),
        (f"{HERE}:Reader?file=nowhere.json", "can't read nowhere.json: No such file"),
    ],
)
def test_an_unusable_plug_in_is_refused_in_both_languages(name: str, said: str) -> None:
    with pytest.raises(BadPlayer, match=said) as refused:
        player(name, HighCard())
    assert "プレイヤー" in refused.value.text.ja


def test_a_specialist_plays_its_game() -> None:
    assert player(f"{HERE}:Specialist", dengen.game("lumiel")).game.id == "lumiel"


@pytest.mark.parametrize("name", ["clever", "search:", "search:0", "a b:C", ":C", "a:"])
def test_other_names_are_no_plug_ins(name: str) -> None:
    assert plugged(name) is None
    with pytest.raises(UnknownPlayer):
        player(name, HighCard())


def test_a_bot_in_the_working_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "folder_bot.py").write_text(f"from {HERE} import Last\n\n\nclass Mine(Last):\n    pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = plugged("folder_bot:Mine")
    assert before is not None
    first = source_of(before)
    (tmp_path / "folder_bot.py").write_text("# changed")
    assert source_of(before) != first


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search:20", f"{HERE}:Last?back=1", "examples.first_bot:FirstBot"]
)
def test_players_that_keep_to_the_contract_pass(name: str) -> None:
    game = HighCard()
    assert check_player(name, game, games=2) == 3 * len(game.seat_counts)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Outlaw", "only these actions are legal"),
        ("Texter", "an action is an int, not of type str"),
        ("Moody", "doesn't repeat its game"),
        ("Forgetful", "only these actions are legal"),
    ],
)
def test_players_that_break_the_contract_fail_with_a_reason(name: str, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check_player(f"{HERE}:{name}", HighCard(), games=2)


def test_the_first_bot_beats_chance() -> None:
    players = ("examples.first_bot:FirstBot?worlds=2", "random")
    match, _ = contest(Arena(dengen.game("flip_angel"), 2, {}, players, seed=1, games=6)).matches
    assert match.share > 0.8


def test_the_documentation_shows_the_first_bot_as_it_is() -> None:
    root = Path(__file__).parents[2]
    (shown,) = re.findall(
        r"```python\n([^`]*class FirstBot.*?)```", (root / "docs" / "players.md").read_text(), re.DOTALL
    )
    assert (root / "examples" / "first_bot.py").read_text().endswith(shown)


def test_a_player_without_an_answer_says_what_is_missing() -> None:
    class Silent(Player):
        pass

    game = HighCard()
    with pytest.raises(NotImplementedError, match="Silent doesn't implement `choose`"):
        Silent(game).choose(game.new(), 0)
