"""The run that claims to test the compiled build tests it, and the other one the sources."""

import importlib
import importlib.machinery
import os
from pathlib import Path

import pytest

from tools.compiler import hot_modules, module_name
from tools.files import ROOT

EXPECTED = os.environ.get("DENGEN_EXPECT_COMPILED")
SUFFIXES = {"0": (".py",), "1": tuple(importlib.machinery.EXTENSION_SUFFIXES)}
HOT = [module_name(path) for path in hot_modules(ROOT / "src")]


def test_there_are_hot_modules() -> None:
    assert "dengen.core.state" in HOT


@pytest.mark.skipif(EXPECTED is None, reason="make test says by DENGEN_EXPECT_COMPILED which build it means")
@pytest.mark.parametrize("name", HOT)
def test_a_hot_module_comes_from_the_expected_build(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__file__ is not None
    assert module.__file__.endswith(SUFFIXES[EXPECTED or ""])


@pytest.mark.skipif(EXPECTED != "1", reason="only the compiled build is a copy")
def test_the_compiled_build_has_the_same_sources() -> None:
    import dengen

    copy, original = Path(dengen.__file__).parent, ROOT / "src" / "dengen"
    names = [path.relative_to(original) for path in original.rglob("*") if path.suffix in (".py", ".toml")]
    assert [name for name in names if (copy / name).read_bytes() != (original / name).read_bytes()] == []
