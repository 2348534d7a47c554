"""A network of its own for one test: nothing that happens there leaves the machine, and nothing else is reached from there."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ADDRESS = "198.51.100.10"  # for documentation, RFC 5737: nobody's


class Network:
    """A namespace that has, beside its loopback, one more address."""

    def __init__(self, name: str) -> None:
        self.name = name

    def command(self, *line: str) -> list[str]:
        """The command, run in there."""
        return ["nsenter", f"--net=/run/netns/{self.name}", *line]

    def wrapped(self, program: str, folder: Path) -> Path:
        """A script that starts the program in there."""
        script = folder / f"{Path(program).name}-{self.name}"
        script.write_text(f'#!/bin/sh\nexec {" ".join(self.command(program))} "$@"\n')
        script.chmod(0o755)
        return script


def refusal() -> str:
    """Why there can be none; "" if there can."""
    missing = [tool for tool in ("ip", "nsenter") if not shutil.which(tool)]
    if missing:
        return f"a network namespace needs {' and '.join(missing)} (Debian: iproute2, util-linux)"
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "only root may make a network namespace"
    return ""


@contextlib.contextmanager
def own_network() -> Iterator[Network]:
    if reason := refusal():
        pytest.skip(reason)
    name = f"dengen-{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, text=True)
    if made.returncode:
        pytest.skip(f"no network namespace can be made here: {made.stderr.strip()}")
    try:
        for line in (
            "link set lo up", f"address add {ADDRESS}/32 dev lo", f"route add default dev lo src {ADDRESS}",
        ):  # fmt: skip
            subprocess.run(["ip", "-n", name, *line.split()], check=True)
        yield Network(name)
    finally:
        subprocess.run(["ip", "netns", "delete", name], check=True)
