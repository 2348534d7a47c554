"""Changelog fragments: `changes/+NAME.TYPE.md`, which towncrier turns into an entry of CHANGELOG.md."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
FRAGMENTS = sorted(path for path in (ROOT / "changes").iterdir() if path.name != "README.md")
CONFIG = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["towncrier"]
TYPES = [kind["directory"] for kind in CONFIG["type"]]
NAME = re.compile(rf"\+[a-z0-9]+(-[a-z0-9]+)*\.({'|'.join(TYPES)})\.md")


def towncrier(*arguments: str, folder: Path = ROOT) -> str:
    command = [sys.executable, "-m", "towncrier", "build", "--version", "9.9.9", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_fragments_have_valid_names() -> None:
    assert [path.name for path in FRAGMENTS if not NAME.fullmatch(path.name)] == []


def test_fragments_are_whole_sentences() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FRAGMENTS]
    assert [text for text in texts if not re.fullmatch(r"[A-Z`].*\.\n", text, re.DOTALL)] == []


def test_towncrier_reads_every_fragment() -> None:
    draft = towncrier("--draft")
    assert [path.name for path in FRAGMENTS if path.read_text(encoding="utf-8").split("\n")[0] not in draft] == []


def test_a_release_moves_fragments_into_the_changelog(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    fragment = tmp_path / "changes" / "+undo-in-puzzles.added.md"
    fragment.parent.mkdir()
    fragment.write_text("Puzzles can be undone.\n", encoding="utf-8")
    towncrier("--yes", "--date", "2030-01-31", folder=tmp_path)
    _, _, entries = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8").partition("release notes start -->\n")
    assert entries.split("\n## ")[1] == "[9.9.9] - 2030-01-31\n\n### Added\n\n- Puzzles can be undone.\n\n"
    assert not fragment.exists()


def test_the_readme_names_every_type() -> None:
    readme = (ROOT / "changes" / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"`([a-z]+)`", readme.partition("`TYPE`: ")[2].partition("\n")[0]) == TYPES
