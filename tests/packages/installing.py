"""examples/lantern_duel as an installed package: built into a wheel, unpacked, on the path."""

import importlib
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dengen.core import registry

PACKAGE = Path(__file__).parents[2] / "examples" / "lantern_duel"
GAME = PACKAGE.name


def unpacked_wheel(folder: Path) -> Path:
    """The content of the example's wheel, unpacked into a folder."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=PACKAGE, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Make the package importable within the context."""
    sys.path.insert(0, str(site))
    importlib.invalidate_caches()
    registry.registered.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        registry.registered.cache_clear()
        for module in [name for name in sys.modules if name.partition(".")[0] == GAME]:
            del sys.modules[module]
