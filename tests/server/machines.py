"""Machines of their own for one test: network namespaces on one bridge, whose links can be cut.

A link that is cut drops packets, as a lost machine does: no connection is closed. Nothing that happens there leaves this
machine, and nothing else is reached from there.
"""

import contextlib
import os
import subprocess
from collections.abc import Iterator

import pytest

from tests.web.network import refusal

HUB = "198.51.100.1"  # for documentation, RFC 5737: nobody's
NAMES = ("first", "second")


class Machine:
    def __init__(self, space: str, address: str) -> None:
        self.space = space
        self.address = address

    def command(self, *line: str) -> list[str]:
        """The command, run in there."""
        return inside(self.space, *line)

    def cut(self) -> None:
        ip(self.space, "link set wire down")

    def join(self) -> None:
        ip(self.space, "link set wire up")

    def disturb(self, how: str) -> bool:
        """Loss and delay, by netem's words; False: this system has no netem."""
        line = ["tc", "-n", self.space, "qdisc", "add", "dev", "wire", "root", "netem", *how.split()]
        return subprocess.run(line, capture_output=True).returncode == 0


def inside(space: str, *line: str) -> list[str]:
    return ["nsenter", f"--net=/run/netns/{space}", *line]


def ip(space: str, line: str) -> None:
    subprocess.run(["ip", "-n", space, *line.split()], check=True)


@contextlib.contextmanager
def machines() -> Iterator[tuple[str, list[Machine]]]:
    """The namespace of the hub, where database and clients are, and a machine for each node."""
    if reason := refusal():
        pytest.skip(reason)
    hub = f"dengen-hub-{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", hub], capture_output=True, text=True)
    if made.returncode:
        pytest.skip(f"no network namespace can be made here: {made.stderr.strip()}")
    spaces = [hub]
    try:
        ip(hub, "link set lo up")
        ip(hub, "link add bridge type bridge")
        ip(hub, f"address add {HUB}/24 dev bridge")
        ip(hub, "link set bridge up")
        found = []
        for number, name in enumerate(NAMES):
            space = f"dengen-{name}-{os.getpid()}"
            subprocess.run(["ip", "netns", "add", space], check=True)
            spaces.append(space)
            ip(hub, f"link add wire{number} type veth peer name wire netns {space}")
            ip(hub, f"link set wire{number} master bridge up")
            address = f"198.51.100.{11 + number}"
            ip(space, "link set lo up")
            ip(space, f"address add {address}/24 dev wire")
            ip(space, "link set wire up")
            found.append(Machine(space, address))
        yield hub, found
    finally:
        for space in reversed(spaces):
            subprocess.run(["ip", "netns", "delete", space], check=True)
