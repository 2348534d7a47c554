"""An extension for the reference: a comment at the end of an attribute's line is the attribute's docstring."""

import ast
import tokenize
from functools import cache
from pathlib import Path
from typing import Any

from griffe import Attribute, Docstring, Extension, ObjectNode


@cache
def comments(path: Path) -> dict[int, str]:
    with tokenize.open(path) as file:
        tokens = list(tokenize.generate_tokens(file.readline))
    return {
        token.start[0]: token.string.lstrip("# ")
        for token in tokens
        if token.type == tokenize.COMMENT and not token.line.startswith("#")
    }


class Comments(Extension):  # type: ignore[misc]
    def on_attribute_instance(self, *, node: ast.AST | ObjectNode, attr: Attribute, **_: Any) -> None:
        if attr.docstring is None and attr.endlineno and isinstance(attr.filepath, Path):
            said = comments(attr.filepath).get(attr.endlineno)
            if said:
                attr.docstring = Docstring(said[0].upper() + said[1:] + ".", parent=attr)
