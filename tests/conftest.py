import gc
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile(
    "dengen", deadline=None, derandomize=True
)  # the same examples everywhere, however busy the machine is
settings.load_profile("dengen")

WEB = Path(__file__).parent / "web"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without garbage collection: their objects are permanent."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of the page last.

    Playwright's loop runs from the first of them to the end of all, and no other can run beside it.
    """
    items.sort(key=lambda item: WEB in item.path.parents)
