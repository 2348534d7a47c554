"""Compilation in the background while people play: `python -m tools.background build/compiled`, in a separate process group.

It runs at low priority, ends with the process that started it, and leaves no partial build. The compiler's packages are fetched if
they aren't installed. If it fails, it prints the reason in one line.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from tools import compiler
from tools.compiler import CannotCompile
from tools.files import ROOT, alone, digest

TOOLBOX = ROOT / "build" / "toolbox"  # mypy and setuptools, for an install without development tools
TOOLBOX_MEGABYTES = 75
READY = ".ready"
LOOK = 1.0  # seconds between two checks whether the parent process is alive


def command(copy: Path) -> list[str]:
    """The command that compiles into this copy."""
    return [sys.executable, "-m", "tools.background", str(copy)]


def megabytes() -> int:
    """The size of the download."""
    return 0 if has_tools() or is_filled() else TOOLBOX_MEGABYTES


def has_tools() -> bool:
    return all(importlib.util.find_spec(name) for name in ("mypy", "mypyc", "setuptools"))


def contents() -> str:
    """The packages of the toolbox, and its Python version."""
    return digest(ROOT, [Path("requirements-dev.txt")], [*compiler.NEEDS, sys.version])


def is_filled() -> bool:
    ready = TOOLBOX / READY
    return ready.is_file() and ready.read_text("utf-8") == contents()


def bring_tools() -> None:
    if has_tools():
        return
    with alone(TOOLBOX.parent):
        if not is_filled():
            fill()
    sys.path.append(str(TOOLBOX))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(TOOLBOX)]))


def fill() -> None:
    shutil.rmtree(TOOLBOX, ignore_errors=True)
    wanted = ["--quiet", "--constraint", "requirements-dev.txt", "--target", str(TOOLBOX), *compiler.NEEDS]
    if subprocess.run([*installer(), *wanted], cwd=ROOT, capture_output=True).returncode:
        shutil.rmtree(TOOLBOX, ignore_errors=True)
        raise CannotCompile("the compiler's packages couldn't be downloaded")
    (TOOLBOX / READY).write_text(contents(), "utf-8")


def installer() -> list[str]:
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install", "--no-cache-dir", "--disable-pip-version-check"]


def end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os.kill(os.getpid(), signal.SIGTERM)


def give_up(*_: object) -> None:
    """End this process and its children; partial results are removed on exit."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(0, signal.SIGTERM)
    raise SystemExit(1)


def main(arguments: Sequence[str]) -> int:
    os.nice(19)
    signal.signal(signal.SIGTERM, give_up)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    try:
        bring_tools()
        compiler.lay_out(ROOT, Path(arguments[0]).resolve())
    except CannotCompile as reason:
        print(str(reason).partition("\n")[0].rstrip(":"))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
