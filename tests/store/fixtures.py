"""Fixtures for whatever needs a database: each test that asks for `address` runs on SQLite and on PostgreSQL."""

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
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: pg.Server = request.getfixturevalue("postgres")
    return server.new_database()
