from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packages.installing import installed, unpacked_wheel
from tests.store.fixtures import anyio_backend
from tests.terminal.conftest import dengen

__all__ = ["anyio_backend", "dengen"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked_wheel(tmp_path_factory.mktemp("lantern_duel"))


@pytest.fixture
def registered(site: Path) -> Iterator[Path]:
    """Install the package for the tests of this folder."""
    with installed(site):
        yield site
