"""`make play`: builds the page if needed, starts the server, and compiles in the background unless that is done."""

import gc
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import background, compiler, page
from tools.files import ROOT

COPY = ROOT / "build" / "compiled"
COMPILING = "DENGEN_COMPILING"  # tells `dengen serve`; see its settings


def main(arguments: Sequence[str]) -> int:
    """Start the server; `arguments` are passed on to `dengen serve`."""
    gc.disable()  # imported objects are permanent; the server enables it
    if page.main([]):
        return 1
    if is_compiled(COPY):
        sys.path.insert(0, str(COPY))
    elif compiler.obstacle() is None and os.name != "nt":
        os.environ[COMPILING] = wish(COPY)
    from dengen import cli  # from the compiled copy, if there is one

    return cli.main(["serve", "--open", "--bot-workers", str(bot_workers()), "--lan", lan(), *arguments])


def lan() -> str:
    """The value of `--lan`: `make play LAN=1` or `LAN=0`; by default `dengen serve` asks once."""
    return {"": "ask", "0": "no", "no": "no"}.get(os.environ.get("LAN", ""), "yes")


def bot_workers() -> int:
    """The number of bot processes; each starts when it is first needed."""
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
