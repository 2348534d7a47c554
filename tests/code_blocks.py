"""Python code blocks of the documentation.

A block runs as it is, after those above it on its page. One that can't, because it is incomplete or needs
a server, is marked in its fence: ```python excerpt
"""

import re
from ast import PyCF_ALLOW_TOP_LEVEL_AWAIT
from pathlib import Path
from types import CodeType
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```python(?P<mark>[^\n]*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    page: Path
    line: int  # where its code begins
    mark: str
    code: str

    @property
    def is_excerpt(self) -> bool:
        return self.mark == "excerpt"

    def compiled(self) -> CodeType:
        """The block compiled with the page's line numbers; an omission (…) becomes an ellipsis."""
        code = "\n" * (self.line - 1) + self.code.replace("…", "...")
        compiled: CodeType = compile(code, str(self.page), "exec", flags=PyCF_ALLOW_TOP_LEVEL_AWAIT)
        return compiled


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start("code")) + 1, found["mark"].strip(), found["code"])
        for found in FENCE.finditer(text)
    ]
