"""Compiles the hot modules with mypyc, for wheels or into an importable copy of the package.

    python -m tools.compiler lay build/compiled [--only dengen.games.lumiel ...]
    PYTHONPATH=build/compiled pytest tests/games/lumiel
    python -m tools.compiler check                    why compiling is impossible, if it is
    python -m tools.compiler compile                  compile only; a later `lay` reuses it
    python -m tools.compiler ready build/compiled     check whether the copy matches src/, without writing
    python -m tools.compiler refresh build/compiled   the same, and copy files that aren't code: the page, card sets

The environment variable DENGEN_MYPYC decides: `auto` (the default) compiles if there is a C compiler, and failures are
warnings; `1` must compile; `0` never compiles. An unchanged build is always reused.
"""

import argparse
import ast
import importlib.metadata
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools import docstrings
from tools.files import ROOT, alone, bring, digest, files_in, is_copy, say

HOT = "# mypyc: compile"  # the first line of a module to compile
ALWAYS = "dengen.core"  # every game builds on it
NEEDS = ("mypy[mypyc]>=2,<3", "setuptools>=77")
COMPILER_FLAGS = (
    "-fwrapv",  # i64 wraps, as in Python under a mask
    "-fvisibility=hidden",  # calls within the group go straight to their function
    "-Wno-error",
)
BUILDS_KEPT = 4
UNFINISHED = "unfinished-"
MARKER = ".dengen-compiled"  # marks a copy; once complete, it names the Python version


class CannotCompile(Exception):
    """Compiling failed or is impossible."""


# Modules to compile


def hot_modules(src: Path, only: Sequence[str] = ()) -> list[Path]:
    """The modules that opt in by their first line, relative to `src`; with `only`, the core and those below it."""
    found = []
    for path in sorted(src.rglob("*.py")):
        with path.open(encoding="utf-8") as file:
            if file.readline().rstrip() == HOT:
                found.append(path.relative_to(src))
    if not only:
        return found
    for prefix in only:
        if not any(is_under(module, prefix) for module in found):
            raise CannotCompile(f"no module under {prefix} has '{HOT}' as its first line")
    return [module for module in found if any(is_under(module, prefix) for prefix in (ALWAYS, *only))]


def is_under(module: Path, prefix: str) -> bool:
    return f"{module_name(module)}.".startswith(f"{prefix}.")


def module_name(path: Path) -> str:
    return ".".join(path.parent.parts if path.name == "__init__.py" else path.with_suffix("").parts)


def read_by(src: Path, modules: Iterable[Path]) -> list[Path]:
    """These modules and their imports from this package, whose types and constants mypyc inlines."""
    seen: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += imports(src, path)
    return sorted(seen)


def imports(src: Path, module: Path) -> list[Path]:
    names: set[str] = set()
    for node in ast.walk(ast.parse((src / module).read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = module.parent.parts[: len(module.parent.parts) - node.level + 1] if node.level else ()
            base = ".".join([*here, *([node.module] if node.module else [])])
            names.update([base, *(f"{base}.{alias.name}" for alias in node.names)])
    places = [Path(*name.split(".")) for name in names]
    candidates = [candidate for place in places for candidate in (place.with_suffix(".py"), place / "__init__.py")]
    return [candidate for candidate in candidates if (src / candidate).is_file()]


# Requirements of compiling


def wish() -> str:
    value = os.environ.get("DENGEN_MYPYC") or "auto"
    if value not in ("auto", "0", "1"):
        raise SystemExit(f"DENGEN_MYPYC is {value!r}: expected auto, 0 or 1")
    return value


def check_possible() -> None:
    if reason := obstacle():
        raise CannotCompile(reason)


def obstacle() -> str | None:
    """The reason why nothing can be compiled here, or None."""
    if wish() == "0":
        return "DENGEN_MYPYC=0 forbids it"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, this is {sys.implementation.name}"
    if os.name == "nt":
        return None  # setuptools finds the compiler there
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler} is not on the PATH)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's header files are missing (on Debian: python3-dev)"
    return None


# The build


def compiled(root: Path, only: Sequence[str] = ()) -> Path:
    """The folder of extension modules for this source tree, built if there is none."""
    check_possible()
    src = root / "src"
    modules = hot_modules(src, only)
    if not modules:
        raise CannotCompile(f"no module has '{HOT}' as its first line")
    builds = root / "build" / "mypyc"
    build = builds / digest(src, read_by(src, modules), [*modules, *circumstances(root)])
    if not build.is_dir():
        with alone(builds):
            make(root, modules, build)
    os.utime(build)
    return build


def make(root: Path, modules: Sequence[Path], build: Path) -> None:
    if build.is_dir():  # another process was faster
        return
    forget_unfinished(build.parent)
    with tempfile.TemporaryDirectory(dir=build.parent, prefix=UNFINISHED) as folder:
        say(f"Compiling {len(modules)} modules with mypyc; an unchanged build is reused next time ...")
        started = time.monotonic()
        run_mypycify(root, modules, Path(folder))
        Path(folder, "lib").rename(build)
    say(f"Compiled in {time.monotonic() - started:.0f} s.")
    forget_old(build.parent)


def circumstances(root: Path) -> list[str]:
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError as error:
        raise CannotCompile("mypy isn't installed") from error
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    return [
        mypy,
        sys.version,
        this_python(),
        json.dumps(settings, sort_keys=True),
        *(f"{name}={os.environ.get(name, '')}" for name in ("CC", "CFLAGS", "LDFLAGS")),
        *(Path(file).read_text("utf-8") for file in (__file__, docstrings.__file__)),
    ]


def this_python() -> str:
    """The suffix of extension modules for this Python."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def run_mypycify(root: Path, modules: Sequence[Path], folder: Path) -> None:
    """Run mypycify in a separate process: mypyc may exit, setuptools changes global state, and both print a lot."""
    command = [sys.executable, "-m", "tools.compiler", "mypycify", str(root), str(folder), *map(str, modules)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    made = subprocess.run(
        command, cwd=root / "src", env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if made.returncode:
        raise CannotCompile(f"mypyc failed:\n{made.stdout[-8000:]}")


def mypycify(root: Path, folder: Path, modules: Sequence[str]) -> None:
    """Compile all modules as one group: inheritance across separately compiled groups is unsafe.

    A C file for each module takes 60 % of the time of one large file and 40 % when two are compiled at once; the
    games run as fast, and as fast at -O2 as at -O3 (69 modules, gcc 12).
    """
    from mypyc.build import mypycify as extensions_for
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildAtOnce(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as pool:

                def compile_each(sources: list[str], **settings: Any) -> list[str]:
                    made = pool.map(lambda source: compile_all([source], **settings), sources)
                    return [file for files in made for file in files]

                self.compiler.compile = compile_each
                super().build_extensions()

    options = ["--strict", f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={root / 'build' / 'mypy'}"]
    made = extensions_for(
        [*options, *modules], opt_level="2", debug_level="0", multi_file=True, target_dir=str(folder / "c")
    )
    docstrings.write_into(folder / "c", root / "src", map(Path, modules))
    for extension in made:
        if os.name != "nt":
            extension.extra_compile_args.extend(COMPILER_FLAGS)
    setup(
        name="dengen-compiled",
        packages=[],
        ext_modules=made,
        cmdclass={"build_ext": BuildAtOnce},
        script_args=["build_ext", "--parallel=2", f"--build-lib={folder / 'lib'}", f"--build-temp={folder / 'o'}"],
    )


def extensions(build: Path) -> list[Path]:
    return sorted(path for path in build.rglob("*") if path.suffix in (".so", ".pyd"))


def forget_old(builds: Path) -> None:
    known = sorted(builds.glob("[0-9a-f]*"), key=lambda build: build.stat().st_mtime, reverse=True)
    for build in known[BUILDS_KEPT:]:
        shutil.rmtree(build, ignore_errors=True)


def forget_unfinished(builds: Path) -> None:
    """Delete the remains of interrupted builds."""
    for folder in builds.glob(f"{UNFINISHED}*"):
        shutil.rmtree(folder, ignore_errors=True)


# A compiled copy without a wheel


def lay_out(root: Path, to: Path, only: Sequence[str] = ()) -> None:
    """Fill `to` with the content of a compiled wheel: the package, with the extension modules next to their sources."""
    if to.exists() and any(to.iterdir()) and not (to / MARKER).exists():
        raise CannotCompile(f"{to} isn't a compiled copy; choose a new folder")
    build = compiled(root, only)
    with alone(build.parent):
        fill(to, root / "src", build)


def fill(to: Path, src: Path, build: Path) -> None:
    wanted = {path.relative_to(src): path for path in files_in(src / "dengen")}
    wanted |= {path.relative_to(build): path for path in extensions(build)}
    to.mkdir(parents=True, exist_ok=True)
    (to / MARKER).write_text("", "utf-8")
    for path in files_in(to):
        if path.relative_to(to) not in wanted and path.name != MARKER:
            path.unlink()
    for name, path in wanted.items():
        bring(path, to / name)
    (to / MARKER).write_text(this_python(), "utf-8")


def check_ready(root: Path, to: Path) -> None:
    """Raise CannotCompile unless `to` is a compiled copy of the current sources."""
    marker = to / MARKER
    if not marker.is_file() or marker.read_text("utf-8") != this_python():
        raise CannotCompile(f"there is no compiled copy in {to.name}")
    src = root / "src"
    for path in files_in(src / "dengen"):
        if is_code(path) and not is_copy(to / path.relative_to(src), path):
            raise CannotCompile(f"the compiled copy is older than {path.name}")


def refresh(root: Path, to: Path) -> None:
    """Copy files that aren't code into an up-to-date copy."""
    check_ready(root, to)
    src = root / "src"
    for path in files_in(src / "dengen"):
        if not is_code(path):
            bring(path, to / path.relative_to(src))


def is_code(path: Path) -> bool:
    return path.suffix == ".py"


def main(arguments: Sequence[str]) -> int:
    given = arguments_of(arguments)
    try:
        match given.command:
            case "lay":
                lay_out(ROOT, given.copy.resolve(), given.only)
            case "ready":
                check_ready(ROOT, given.copy.resolve())
            case "refresh":
                refresh(ROOT, given.copy.resolve())
            case "compile":
                compiled(ROOT)
            case "mypycify":
                mypycify(given.root, given.folder, given.modules)
            case _:
                check_possible()
    except CannotCompile as reason:
        say(f"Not compiled: {reason}")
        return 1
    return 0


def arguments_of(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compile the hot modules of dengen without building a wheel.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="say why compiling is impossible, if it is")
    commands.add_parser("compile", help="compile only")
    lay = commands.add_parser("lay", help="make an importable copy of the package with compiled modules")
    lay.add_argument(
        "--only",
        nargs="+",
        action="extend",
        default=[],
        metavar="PREFIX",
        help=f"only modules under these, and {ALWAYS}",
    )
    ready = commands.add_parser("ready", help="check whether a copy matches src/, without writing")
    refresh = commands.add_parser("refresh", help="copy files that aren't code into a copy whose code matches src/")
    for command in (lay, ready, refresh):
        command.add_argument("copy", type=Path, metavar="DIR", help="the copy; use it with PYTHONPATH=DIR")
    inner = commands.add_parser("mypycify", help="the build itself, in a separate process")
    inner.add_argument("root", type=Path)
    inner.add_argument("folder", type=Path)
    inner.add_argument("modules", nargs="+")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
