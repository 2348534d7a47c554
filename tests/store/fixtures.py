"""Fixtures for whatever needs a database: each test that asks for `address` runs on SQLite and on PostgreSQL.

So does each that asks for `store`, but on PostgreSQL only in the deep run.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store import postgres as pg


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[pg.Server]:
    if pg.programs() is None:
        if os.environ.get("CI") == "true":
            pytest.fail(pg.MISSING)
        pytest.skip(pg.MISSING)
    with pg.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty store."""
    return empty(request, tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.deep)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty store, too."""
    return empty(request, tmp_path)


def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: pg.Server = request.getfixturevalue("postgres")
    return server.new_database()
