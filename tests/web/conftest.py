import os
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser

from dengen.server.page import STATIC
from tests.web.kit import CHROMIUM, Person, Served, chromium, serving


class NewPerson(Protocol):
    def __call__(self, size: str = "desk", lang: str = "en", keeps: bool = False) -> Person: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    missing = "Chromium" if not CHROMIUM else "the built page" if not (STATIC / "index.html").is_file() else ""
    if missing and os.environ.get("CI") != "true":
        pytest.skip(f"{missing} is not here")
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def url(served: Served) -> str:
    return served.url


@pytest.fixture
def person(browser: Browser, url: str) -> Iterator[NewPerson]:
    made: list[Person] = []

    def new(size: str = "desk", lang: str = "en", keeps: bool = False) -> Person:
        made.append(Person(browser, url, size, lang, keeps))
        return made[-1]

    yield new
    for one in made:
        one.close()
