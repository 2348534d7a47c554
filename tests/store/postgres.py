"""A PostgreSQL of the tests' own: in a temporary folder, on a free port, gone when they are done."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = "PostgreSQL isn't installed (Debian: apt-get install postgresql)"


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class Server:
    """Started and stopped at will; `address` of a database on it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.number = 0

    def run(self, program: str, *arguments: str) -> None:
        bin = programs()
        assert bin is not None
        command = [str(bin / program), *arguments]
        if os.geteuid() == 0:  # it refuses to be root
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        done = subprocess.run(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
        assert done.returncode == 0, done.stdout.decode()

    def start(self) -> None:
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", settings, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def new_database(self) -> str:
        self.number += 1
        name = f"test{self.number}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@contextmanager
def running(kind: type[Server] = Server) -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="dengen-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = kind(folder, port)
    try:
        data = str(folder / "data")
        server.run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
