"""examples/lantern_duel as somebody has it who installed it: built into a wheel, unpacked, on the path."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from dengen.core import registry
from tests.store.fixtures import anyio_backend
from tests.terminal.conftest import dengen

__all__ = ["anyio_backend", "dengen"]

PACKAGE = Path(__file__).parents[2] / "examples" / "lantern_duel"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is installed: a wheel is an archive of what goes there."""
    folder = tmp_path_factory.mktemp("lantern_duel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=PACKAGE, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.fixture
def registered(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package is installed."""
    monkeypatch.syspath_prepend(site)
    registry.registered.cache_clear()
    yield site
    registry.registered.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] == "lantern_duel"]:
        del sys.modules[module]
