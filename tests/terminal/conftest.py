"""The command line as a person meets it: arguments and typed lines in, two streams and an exit code out."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from dengen.cli import main
from dengen.core import registry

ENTRY_POINTS = """\
[dengen.games]
auction = tests.core.small.auction:AuctionGame
high_card = examples.high_card:HighCard
stairs = tests.players.stairs:StairsGame
tokens = tests.terminal.tokens:TokensGame
"""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Dengen = Callable[..., Ran]


@pytest.fixture
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, by which small games are registered as those of another package are."""
    info = tmp_path / "registered" / "small_games-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: small-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(info.parent)
    registry.registered.cache_clear()
    yield info.parent
    registry.registered.cache_clear()


@pytest.fixture
def dengen(
    registered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Dengen:
    """Run a command, with these lines typed in."""
    monkeypatch.setenv("DENGEN_LAB", str(tmp_path / "lab"))
    monkeypatch.setenv("DENGEN_REPORTS", str(tmp_path / "reports"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        return Ran(code, *capsys.readouterr())

    return run
