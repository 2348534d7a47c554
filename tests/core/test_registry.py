"""Games register through entry points, so that a game can live in another package."""

import subprocess
import sys
from pathlib import Path

import pytest

import dengen
from dengen.core.errors import UnknownGame


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'\. The games are: "):
        dengen.game("chess")


def test_every_registered_game_is_found_by_its_own_id() -> None:
    assert [dengen.game(id).id for id in dengen.registered()] == list(dengen.registered())


def test_a_game_of_another_package_registers_by_an_entry_point(tmp_path: Path) -> None:
    info = tmp_path / "high_card_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[dengen.games]\nhigh_card = high_card:HighCard\n")
    example = Path(__file__).parents[2] / "examples" / "high_card.py"
    (tmp_path / "high_card.py").write_text(example.read_text(encoding="utf-8"), encoding="utf-8")
    code = f"import sys; sys.path[:0] = {[str(tmp_path), *sys.path]!r}\n"
    code += "import dengen; print(dengen.game('high_card').new(3).actors())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[0, 1, 2]\n"
