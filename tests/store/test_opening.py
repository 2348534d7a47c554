"""From an address to a store."""

import sys

import pytest

from dengen.store import open_store
from dengen.store.errors import BadStore
from tests.wording import assert_refused


def test_postgresql_without_its_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in (
        "dengen.store.postgres.store",
        "dengen.store.postgres.notifications",
        "dengen.store.postgres.writer",
    ):
        monkeypatch.delitem(sys.modules, module, raising=False)
    with assert_refused(BadStore, match=r"need asyncpg: run `pip install -e '\.\[postgres\]'`"):
        open_store("postgresql://host/dengen")


def test_an_address_of_another_kind_is_refused() -> None:
    with pytest.raises(BadStore, match="not mysql://"):
        open_store("mysql://host/dengen")
