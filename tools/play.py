"""`make play`: the page, built if need be; the server, compiled if it was; and else a compiled build in the making."""

import gc
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import background, compiler, page
from tools.files import ROOT

COPY = ROOT / "build" / "compiled"
COMPILING = "DENGEN_COMPILING"  # how `dengen serve` is told; see its settings


def main(arguments: Sequence[str]) -> int:
    """`arguments`: more for `dengen serve`."""
    gc.disable()  # all that is imported stays; the server enables it
    if page.main([]):
        return 1
    if is_compiled(COPY):
        sys.path.insert(0, str(COPY))
    elif compiler.obstacle() is None and os.name != "nt":
        os.environ[COMPILING] = wish(COPY)
    from dengen import cli  # from the copy, if there is one

    return cli.main(["serve", "--open", "--bot-workers", str(thinkers()), "--lan", neighbours(), *arguments])


def neighbours() -> str:
    """May others on the network come? `make play LAN=1`, `LAN=0`; else it is asked, once."""
    return {"": "ask", "0": "no", "no": "no"}.get(os.environ.get("LAN", ""), "yes")


def thinkers() -> int:
    """Processes for bots that are asked at the same time; each is started when it is needed first."""
    return min(4, os.cpu_count() or 1)


def is_compiled(copy: Path) -> bool:
    try:
        compiler.refresh(ROOT, copy)
    except compiler.CannotCompile:
        return False
    return compiler.wish() != "0"


def wish(copy: Path) -> str:
    return json.dumps({"command": background.command(copy), "copy": str(copy), "megabytes": background.megabytes()})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
