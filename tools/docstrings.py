"""Docstrings of compiled modules: mypyc drops them, so they are written into its C files before the C compiler runs."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

DOCUMENTED = re.compile(
    r'(?P<name>CPyPy_\w+)(?P<flags>,\s+METH_[\w| ]+, PyDoc_STR\(")(?P<signature>(?:[^"\\]|\\.)*)"'  # functions, methods
    r'|\.tp_doc = PyDoc_STR\("(?P<class>\w+)(?P<arguments>(?:[^"\\]|\\.)*)"'
)
PROPERTY = re.compile(
    r'(?P<head>\{"(?P<name>\w+)",\s+\(getter\)(?:\w+___)?(?P<class>\w+?)_get_(?P=name),\s+NULL, )NULL(?=, NULL\})'
)


def write_into(folder: Path, src: Path, modules: Iterable[Path]) -> None:
    """Write the docstrings of these modules into mypyc's C files in `folder`."""
    for module in modules:
        parts = module.with_suffix("").parts
        file = folder / f"__native_{'___'.join(parts)}.c"
        source = (src / module).read_text("utf-8")
        file.write_text(with_docstrings(file.read_text("utf-8"), parts, source), "utf-8")


def with_docstrings(c: str, parts: tuple[str, ...], source: str) -> str:
    """The C file with the docstrings of its module."""
    docs = dict(docstrings(ast.parse(source)))
    shortened = ["___".join(parts[start:]) for start in range(len(parts))]  # mypyc uses the shortest unique name
    by_name = {f"CPyPy_{module}___{name}": doc for module in shortened for name, doc in docs.items()}

    def documented(found: re.Match[str]) -> str:
        doc = docs.get(found["class"] or "") or by_name.get(found["name"] or "")
        return f'{found[0][:-1]}{literal(doc)}"' if doc else found[0]

    def described(found: re.Match[str]) -> str:
        doc = docs.get(f"{found['class']}___{found['name']}")
        return f'{found["head"]}PyDoc_STR("{literal(doc)}")' if doc else found[0]

    return PROPERTY.sub(described, DOCUMENTED.sub(documented, c))


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Docstrings of classes, functions, methods and properties, by mypyc's names: `State___apply`."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}___{name}", doc) for name, doc in docstrings(ast.Module(node.body, [])))
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and (doc := ast.get_docstring(node)):
            yield node.name, doc


def literal(text: str) -> str:
    """The text as the content of a C string literal."""
    plain = set(range(32, 127)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
