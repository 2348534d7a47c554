"""Custom card sets: copied, changed, checked, compared, played with."""

import json
import re
from pathlib import Path

import pytest

from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from tests.terminal.conftest import Dengen

CHANGES = 'base = "dengen"\n[set]\ngame = "lumiel"\n[[card]]\nid = "priest"\npoints = 5\n'
EDITIONS = [(id, name) for id, kind in registered().items() for name in kind.editions]


@pytest.fixture
def changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A card set in the current folder in which the Priest is worth 5."""
    monkeypatch.chdir(tmp_path)
    Path("my-set.toml").write_text(CHANGES, encoding="utf-8")
    return "my-set.toml"


# ---- copy ----


@pytest.mark.parametrize(("id", "edition"), EDITIONS)
def test_a_copy_is_the_whole_set(dengen: Dengen, tmp_path: Path, id: str, edition: str) -> None:
    file = tmp_path / "mine.toml"
    assert dengen("cards", "copy", id, file, "--cards", edition).code == 0
    game = make_game(id, file)
    assert game.cards.base is None
    assert game.cards.hash == make_game(id, edition).cards.hash
    assert file.read_text("utf-8").startswith("# The ")


@pytest.mark.parametrize(("id", "edition"), EDITIONS)
def test_a_file_for_changes_changes_nothing_but_its_name_yet(
    dengen: Dengen, tmp_path: Path, id: str, edition: str
) -> None:
    file = tmp_path / "my-set.toml"
    said = dengen("cards", "copy", id, file, "--changes", "--cards", edition)
    assert said.out.startswith(f"{file}: a file for your changes to {edition} of ")
    assert f"dengen balance {id} --cards {file} --against {edition}\n" in said.out
    checked = dengen("cards", "check", file)
    assert f"changes 0 entries of {edition})." in checked.out
    game, base = make_game(id, file), make_game(id, edition)
    assert game.cards.id == "my-set"
    assert {**game.cards.content, "set": base.cards.content["set"]} == base.cards.content
    text, example = file.read_text("utf-8").split("# An example, as it is in ")
    uncommented = re.sub("^# ?", "", example.partition("\n")[2], flags=re.MULTILINE)
    file.write_text(f"{text}\n{uncommented}", encoding="utf-8")
    assert "id = " in uncommented
    assert make_game(id, file).cards.hash == game.cards.hash, "the example is an entry as it is"


def test_a_file_for_changes_is_begun_in_the_persons_language(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "my-set.toml"
    said = dengen("cards", "copy", "lumiel", file, "--changes", "--lang", "ja")
    assert said.out.startswith(f"{file}：「ルミエル†プリエール」の dengen への変更を書くファイルです。")
    text = file.read_text("utf-8")
    assert text.startswith("# 「ルミエル†プリエール」の dengen への変更。")
    assert 'name_ja = "電源セット 改"' in text
    assert "# 例（dengen のまま）。" in text


def test_changes_may_be_to_a_file(dengen: Dengen, changes: str, tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    assert dengen("cards", "copy", "lumiel", "sub/next.toml", "--changes", "--cards", changes).code == 0
    assert 'base = "../my-set.toml"\n' in Path("sub/next.toml").read_text("utf-8")
    assert dengen("cards", "check", "sub/next.toml").code == 0
    Path("nameless").write_text(CHANGES, encoding="utf-8")
    refused = dengen("cards", "copy", "lumiel", "more.toml", "--changes", "--cards", "./nameless")
    assert (refused.code, Path("more.toml").exists()) == (2, False)
    assert "its name doesn't end in .toml" in refused.err


# ---- check ----


def test_a_set_of_changes_is_checked(dengen: Dengen, changes: str) -> None:
    assert dengen("cards", "check", changes).out == (
        "my-set.toml: a valid card set of Lumiel†Prière (named in the file; 12 cards; changes 1 entry of dengen).\n"
    )
    assert dengen("cards", "check", changes, "--lang", "ja").out == (
        "my-set.toml：「ルミエル†プリエール」のカードセットとして使えます（ファイルの記載による、12種類、dengen から1項目を変更）。\n"
    )
    told = json.loads(dengen("cards", "check", changes, "--json").out)
    assert (told["cards"], told["base"], told["changed"]) == (12, "dengen", 1)


def test_a_mistyped_id_is_reported_in_both_languages(dengen: Dengen, changes: str) -> None:
    Path(changes).write_text(CHANGES.replace("priest", "preist"), encoding="utf-8")
    ran = dengen("cards", "check", changes)
    assert ran.code == 2
    assert "card 'preist': The fields `name_en`, " in ran.err
    assert "There is no 'preist' in dengen. Did you mean 'priest'?" in ran.err
    assert (
        "dengen に 'preist' はありません。もしかして 'priest' ですか。"
        in dengen("cards", "check", changes, "--lang", "ja").err
    )


def test_changes_that_fit_several_games_have_to_name_one(dengen: Dengen, changes: str) -> None:
    Path(changes).write_text('base = "dengen-2"\n', encoding="utf-8")
    assert "fits several games (flip_angel, troll_master, " in dengen("cards", "check", changes).err
    assert dengen("cards", "check", changes, "--game", "flip_angel").code == 0


# ---- diff ----


def test_differences_are_listed_by_entry(dengen: Dengen, changes: str) -> None:
    with Path(changes).open("a", encoding="utf-8") as file:
        file.write('text_en = "Bless."\nunset = ["effect"]\n[[card]]\nid = "ghost"\nremoved = true\n')
        file.write('[[card]]\nid = "imp"\ncode = "imp"\nname_en = "Imp"\nname_ja = "小鬼"\npoints = 1\ncopies = 1\n')
        file.write('text_en = "None."\ntext_ja = "なし。"\n')
    ran = dengen("cards", "diff", "dengen", changes)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:3] == ["Lumiel†Prière, dengen → my-set.toml:", "Priest (priest)", "    points: 3 → 5"]
    assert any(re.fullmatch(r"    text_en: .+ → Bless\.", line) for line in lines)
    assert any(re.fullmatch(r"    effect: \[\{.+\}\] → nothing", line) for line in lines)
    assert lines[-4:] == ["Ghost (ghost)", "    only in dengen", "Imp (imp)", "    only in my-set.toml"]
    japanese = dengen("cards", "diff", changes, "dengen", "--lang", "ja").out.splitlines()
    assert japanese[:3] == ["「ルミエル†プリエール」my-set.toml → dengen：", "神父（priest）", "    points: 5 → 3"]
    assert "    my-set.toml だけにあります" in japanese


def test_matrices_are_shown_side_by_side(dengen: Dengen) -> None:
    out = dengen("cards", "diff", "dengen", "dengen-2", "--game", "walpurgis").out
    assert "    set.id: dengen → dengen-2\n" in out
    assert (
        "Row of Embers (bri_embers)\n    matrix:\n"
        "        . . . . .   . . . . .\n"
        "        . . d d .   . . d . .\n"
        "        . c @ d . → . c @ d .\n"
    ) in out


def test_equal_sets_have_no_differences(dengen: Dengen, changes: str) -> None:
    Path("same.toml").write_text('base = "my-set.toml"\n', encoding="utf-8")
    ran = dengen("cards", "diff", changes, "same.toml")
    assert ran.out == "Lumiel†Prière, my-set.toml → same.toml:\nThe same cards.\n"
    assert json.loads(dengen("cards", "diff", changes, "same.toml", "--json").out)["differences"] == []


def test_differences_for_programs(dengen: Dengen, changes: str) -> None:
    told = json.loads(dengen("cards", "diff", "dengen", changes, "--json").out)
    assert told == {
        "game": "lumiel",
        "before": {"cards": "dengen", "hash": make_game("lumiel").cards.hash},
        "after": {"cards": changes, "hash": make_game("lumiel", changes).cards.hash},
        "differences": [{"entry": "priest", "field": "points", "before": 3, "after": 5}],
    }


def test_sets_of_two_games_are_not_compared(dengen: Dengen, changes: str) -> None:
    ran = dengen("cards", "diff", changes, "dengen", "--game", "troll_master")
    assert ran.code == 2
    assert "This is a card set of Lumiel†Prière, not of Troll Master." in ran.err


# ---- played with ----


def test_changes_are_played_with_everywhere(dengen: Dengen, changes: str) -> None:
    hash = make_game("lumiel", changes).cards.hash
    shown = dengen("cards", "show", "lumiel", "priest", "--cards", changes)
    assert "points 5" in shown.out
    assert json.loads(dengen("sim", "lumiel", "--cards", changes, "--games", 1, "--json").out)["cards"] == hash
    played = dengen("play", "lumiel", "--cards", changes, "--seed", 1, typed="c priest\nq\n")
    assert "points 5" in played.out
    arguments = ("--cards", changes, "--against", "dengen", "--games", 4, "--player", "random", "--json")
    told = json.loads(dengen("balance", "lumiel", *arguments).out)
    assert (told["cards"], told["card_set"], told["against"]) == (hash, "my-set", "dengen")


# ---- print ----


def test_sheets_of_a_custom_set_are_printed(dengen: Dengen, changes: str) -> None:
    ran = dengen("cards", "print", "lumiel", "--cards", changes, "--paper", "letter", "--only", "cards", "--one-sided")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("lumiel.pdf: Lumiel†Prière, for Letter.")
    assert Path("lumiel.pdf").read_bytes().startswith(b"%PDF")


def test_rules_are_printed_as_a_booklet(dengen: Dengen, tmp_path: Path) -> None:
    out = tmp_path / "rules.pdf"
    ran = dengen("cards", "print", "lumiel", "--only", "booklet", "--lang", "ja", "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")


def test_unprintable_requests_are_refused(dengen: Dengen, tmp_path: Path) -> None:
    assert "no deck 'nobody'" in dengen("cards", "print", "walpurgis", "--deck", "nobody").err
    out = str(tmp_path / "missing" / "rules.pdf")
    ran = dengen("cards", "print", "lumiel", "--only", "booklet", "--out", out)
    assert ran.code == 2
    assert "can't be written" in ran.err
