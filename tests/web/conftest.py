import os
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect

from dengen.server.http.page import STATIC
from tests.web.kit import CHROMIUM, LUCK, Person, Served, chromium, serving
from tests.web.looks import AXE

expect.set_options(timeout=40_000)  # as long as clicks wait: machines may be busy


class NewPerson(Protocol):
    def __call__(self, size: str = "desk", lang: str = "en", keeps: bool = False) -> Person: ...


def missing() -> str | None:
    """What isn't here and has to be, in a sentence."""
    if not CHROMIUM:
        return "Chromium is not here: `make system` installs it"
    if not (STATIC / "index.html").is_file():
        return "the page isn't built: `make page` builds it"
    if not AXE.is_file():
        return "what the page's tests need is not here: `.venv/bin/python -m tools.page develop` fetches it"
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where something is missing, one test says it for all."""
    driven = [item for item in items if "browser" in getattr(item, "fixturenames", ())]
    if missing() and driven:
        config.hook.pytest_deselected(items=driven[1:])
        items[:] = [item for item in items if item not in driven[1:]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if reason := missing():
        if os.environ.get("CI") == "true":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    with chromium() as found:
        yield found


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest) -> None:
    LUCK.begin(request.node.nodeid)


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
