"""Wheels, built with and without a C compiler, run in a fresh environment."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

import dengen
from tools import wheels
from tools.compiler import hot_modules, obstacle
from tools.files import ROOT

pytestmark = pytest.mark.slow
needs_compiler = pytest.mark.skipif(obstacle() is not None, reason=f"nothing can be compiled: {obstacle()}")

COMPILED = pytest.param({"DENGEN_MYPYC": "1"}, True, id="compiled", marks=needs_compiler)
FORBIDDEN = pytest.param({"DENGEN_MYPYC": "0"}, False, id="forbidden")
NO_COMPILER = pytest.param({"DENGEN_MYPYC": "auto", "CC": "no-such-compiler"}, False, id="no-compiler")


def test_a_wheel_alone_plays_in_the_terminal_and_serves_its_page(tmp_path: Path) -> None:
    """Install a wheel without Node and without a C compiler."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, cwd=ROOT, env={"DENGEN_MYPYC": "0"})
    (wheel,) = tmp_path.glob("*.whl")
    assert_plays_and_serves(install(wheel, tmp_path / "venv", extra="[server]"), tmp_path)


@pytest.mark.deep
@needs_compiler
@pytest.mark.skipif(sys.platform != "linux", reason="manylinux is for Linux")
def test_a_manylinux_wheel_is_compiled_plays_and_serves(tmp_path: Path) -> None:
    name = wheels.build_with(sys.executable, tmp_path)
    assert "-manylinux" in name
    venv = install(tmp_path / name, tmp_path / "venv", extra="[server]")
    assert_runs(venv, compiled=True)
    assert_plays_and_serves(venv, tmp_path)


@pytest.mark.parametrize(("settings", "compiled"), [COMPILED, FORBIDDEN, NO_COMPILER])
def test_a_wheel_runs_in_a_fresh_environment(settings: dict[str, str], compiled: bool, tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, cwd=ROOT, env=settings)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl") is not compiled
    assert has_extensions(wheel) == compiled
    assert_runs(install(wheel, tmp_path / "venv"), compiled)


@pytest.mark.deep
@needs_compiler
def test_a_wheel_from_the_source_distribution_alone_is_compiled(tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path, cwd=ROOT, env={})
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    assert_runs(install(tmp_path / sdist.name.removesuffix(".tar.gz"), tmp_path / "venv"), compiled=True)


def test_a_required_but_missing_compiler_is_an_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    env = os.environ | {"DENGEN_MYPYC": "1", "CC": "no-such-compiler"}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert built.returncode == 1
    assert built.stderr == (
        "DENGEN_MYPYC=1, but dengen can't be compiled: there is no C compiler (no-such-compiler is not on the PATH)\n"
    )
    assert list(tmp_path.iterdir()) == []


def has_extensions(wheel: Path) -> bool:
    """Whether the wheel has all hot modules compiled; otherwise it has none."""
    names = zipfile.ZipFile(wheel).namelist()
    modules = [path.with_suffix("").as_posix() for path in hot_modules(ROOT / "src")]
    found = [any(name.startswith(f"{module}.") and not name.endswith(".py") for name in names) for module in modules]
    assert len(set(found)) == 1
    return found[0]


def install(what: Path, venv: Path, extra: str = "") -> Path:
    uv = shutil.which("uv") or shutil.which("uv", path=Path(sys.executable).parent)
    assert uv, "make sets up uv beside pytest"
    run(uv, "venv", "--quiet", "--python", sys.executable, venv, cwd=venv.parent, env={})
    run(uv, "pip", "install", "--quiet", "--python", venv, f"{what}{extra}", cwd=venv.parent, env={"DENGEN_MYPYC": "1"})
    return venv


def assert_runs(venv: Path, compiled: bool) -> None:
    """The installed command prints its version and whether it is compiled."""
    folder = venv / ("Scripts" if os.name == "nt" else "bin")
    said = run(folder / "dengen", "--version", cwd=venv, env={})
    assert said == f"dengen {dengen.__version__} ({'compiled' if compiled else 'interpreted'})\n"
    file = run(
        folder / "python", "-c", "import dengen.core.rules.state as s; print(s.__file__)", cwd=venv, env={}
    ).strip()
    assert Path(file).is_relative_to(venv)
    assert file.endswith(".py") is not compiled


def assert_plays_and_serves(venv: Path, folder: Path) -> None:
    """With an empty PATH: a whole game in the terminal, and the page with its script from the server."""
    alone = {"PATH": str(folder / "nothing"), "XDG_DATA_HOME": str(folder)}
    dengen = venv / "bin" / "dengen"
    line = [str(dengen), "play", "flip_angel", "--bots", "random", "--seed", "3", "--lang", "en"]
    assert "To play the same deal again" in run(*line, cwd=folder, env=alone, typed="1\n" * 1000)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    with subprocess.Popen(
        [dengen, "serve", "--port", url.rpartition(":")[2]], cwd=folder, env=alone, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == f"{url}\n"
            page = asked(url)
            script = re.search(r'src="(/assets/[^"]+[.]js)"', page)
            assert script is not None
            assert len(asked(url + script[1])) > 10_000
        finally:
            server.terminate()


def asked(url: str) -> str:
    """The server's response, once it is up."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(url) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            time.sleep(0.05)
    raise AssertionError(f"{url} doesn't answer")


def run(*command: str | Path, cwd: Path, env: dict[str, str], typed: str = "") -> str:
    """Run a command outside the tested tree, and show its output if it fails."""
    outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    ran = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=outside | env,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout
