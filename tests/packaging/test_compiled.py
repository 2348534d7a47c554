"""A run for the compiled build tests it, and any other run tests the sources."""

import ast
import importlib
import importlib.machinery
import inspect
import os
from functools import reduce
from pathlib import Path

import pytest

from tools.compiler import hot_modules, module_name
from tools.docstrings import docstrings, with_docstrings
from tools.files import ROOT

EXPECTED = os.environ.get("DENGEN_EXPECT_COMPILED")
SUFFIXES = {"0": (".py",), "1": tuple(importlib.machinery.EXTENSION_SUFFIXES)}
HOT = [module_name(path) for path in hot_modules(ROOT / "src")]


def test_there_are_hot_modules() -> None:
    assert "dengen.core.rules.state" in HOT


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


@pytest.mark.parametrize("path", hot_modules(ROOT / "src"), ids=module_name)
def test_docstrings_exist_at_run_time(path: Path) -> None:
    module = importlib.import_module(module_name(path))
    said = dict(docstrings(ast.parse((ROOT / "src" / path).read_bytes())))
    found = {name: reduce(getattr, name.split("___"), module) for name in said}
    assert {name: thing.__doc__ and inspect.cleandoc(thing.__doc__) for name, thing in found.items()} == said


MODULE = """
class State:
    'All of it.'
    def apply(self, seat): "Answer \\"so\\", 席."
    def over(self): pass
    @property
    def turn(self): 'Whose it is.'

def over(): 'Not the method.'
"""
C = r"""
    {"apply", (PyCFunction)CPyPy_core___state___State___apply,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("apply($self, seat)\n--\n\n")},
    {"over", (PyCFunction)CPyPy_core___state___State___over,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("over($self)\n--\n\n")},
    {"over", (PyCFunction)CPyPy_core___state___over, METH_FASTCALL, PyDoc_STR("over()\n--\n\n") /* docstring */},
    {"turn",
     (getter)core___state___State_get_turn,
     NULL, NULL, NULL},
    {"seats",
     (getter)core___state___State_get_seats,
     NULL, NULL, NULL},
    .tp_doc = PyDoc_STR("State(a=\"x\")\n--\n\n"),
    .tp_doc = PyDoc_STR("Other()\n--\n\n"),
"""


def test_docstrings_are_written_into_mypycs_c_files() -> None:
    made = with_docstrings(C, ("dengen", "core", "state"), MODULE)
    assert r'apply($self, seat)\n--\n\nAnswer \042so\042, \345\270\255.")' in made
    assert r'PyDoc_STR("over($self)\n--\n\n")' in made
    assert r'PyDoc_STR("over()\n--\n\nNot the method.")' in made
    assert made.count("NULL, NULL, NULL}") == 1
    assert 'NULL, PyDoc_STR("Whose it is."), NULL}' in made
    assert r'PyDoc_STR("State(a=\"x\")\n--\n\nAll of it.")' in made
    assert r'PyDoc_STR("Other()\n--\n\n")' in made
