"""Typesetting of a source text and its drawings as a PDF."""

import tempfile
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from dengen.extras import install
from dengen.printing.errors import CannotPrint

MAIN = "main.typ"


def typesetter() -> Any:
    """The typesetter; raises CannotPrint if it isn't installed."""
    if find_spec("typst") is None:
        raise CannotPrint(
            f"Printing needs more packages: {install('print').en}.",
            f"印刷には追加のパッケージが必要です。{install('print').ja}。",
        )
    return import_module("typst")


def pressed(source: str, drawings: Mapping[str, str], fonts: Any) -> bytes:
    """Typeset a source; `drawings` has the SVGs by their names in it."""
    with tempfile.TemporaryDirectory(prefix="dengen-print-") as folder:
        for name, svg in drawings.items():
            Path(folder, name).write_text(svg, "utf-8")
        main = Path(folder, MAIN)
        main.write_text(source, "utf-8")
        made: bytes = typesetter().Compiler(root=folder, font_paths=fonts).compile(input=str(main), format="pdf")
        return made


def quoted(text: str) -> str:
    """The text as a string literal of the typesetter."""
    kept = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "")
    return f'"{kept}"'
