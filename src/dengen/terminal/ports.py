"""Listening ports: a given one or the next free one, and the program that occupies a port."""

import errno
import os
import shutil
import socket
import subprocess
from pathlib import Path

from dengen.server.limits.addresses import is_everywhere, is_loopback
from dengen.terminal.errors import UsageError

TRIES = 20
LISTENING = "0A"  # in /proc/net/tcp
PATIENCE = 0.5  # seconds


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises OSError; EADDRINUSE if any address of the port is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if answers(host, port):
        raise OSError(errno.EADDRINUSE, "taken")
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(2048)
        made.set_inheritable(True)
    except BaseException:
        made.close()
        raise
    return made


def answers(host: str, port: int) -> bool:
    """Whether a program listens there, or on the loopback address that our socket would shadow."""
    if not (is_everywhere(host) or is_loopback(host)):
        return False
    try:
        socket.create_connection(("127.0.0.1" if is_everywhere(host) else host, port), PATIENCE).close()
    except OSError:
        return False
    return True


def wanted(host: str, port: int) -> socket.socket:
    """A socket on exactly this port; raises UsageError."""
    try:
        return listen(host, port)
    except OSError as error:
        raise usage_error(error, host, port) from None


def first_free(host: str, port: int) -> socket.socket:
    """A socket on this port or the next free one; raises UsageError."""
    for tried in range(port, port + TRIES):
        try:
            return listen(host, tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise usage_error(error, host, tried) from None
    raise UsageError(
        f"Ports {port} to {port + TRIES - 1} are all in use: choose another with --port.",
        f"ポート {port}〜{port + TRIES - 1} はすべて使用中です。--port で別のポートを選んでください。",
    )


def usage_error(error: OSError, host: str, port: int) -> UsageError:
    if error.errno == errno.EADDRINUSE:
        who = holder(port)
        return UsageError(
            f"Port {port} is in use by {who or 'another program'}: stop it, or choose another port with --port.",
            f"ポート {port} は{who or 'ほかのプログラム'}が使用中です。それを止めるか、--port で別のポートを選んでください。",
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return UsageError(
            f"You don't have the rights to use port {port}: choose one from 1024 up with --port.",
            f"ポート {port} を使う権限がありません。--port で1024以上のポートを選んでください。",
        )
    return UsageError(
        f"This machine has no address {host}: choose another with --host, or leave it out.",
        f"このマシンに {host} というアドレスはありません。--host を変えるか、省いてください。",
    )


# ---- occupied ports ----


def holder(port: int) -> str:
    """The program that listens there, such as "python3 (process 4711)"; "" if the system doesn't tell."""
    if Path("/proc/net/tcp").exists():
        return from_proc(port)
    if shutil.which("lsof"):
        told = subprocess.run(
            ["lsof", "-nP", f"-iTCP:{port}", "-sTCP:LISTEN", "-Fpc"], capture_output=True, text=True
        ).stdout
        found = {line[:1]: line[1:] for line in told.splitlines()}
        return f"{found['c']} (process {found['p']})" if {"c", "p"} <= found.keys() else ""
    return ""


def from_proc(port: int) -> str:
    inodes = {inode for table in ("tcp", "tcp6") for inode in listeners(Path("/proc/net", table), port)}
    links = {f"socket:[{inode}]" for inode in inodes}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if any(str(file.readlink()) in links for file in (process / "fd").iterdir()):
                return f"{(process / 'comm').read_text().strip()} (process {process.name})"
        except OSError:  # another user's, or already ended
            continue
    return ""


def listeners(table: Path, port: int) -> list[str]:
    """The inodes of the sockets that listen on this port."""
    if not table.exists():
        return []
    rows = [line.split() for line in table.read_text().splitlines()[1:]]
    return [row[9] for row in rows if row[3] == LISTENING and int(row[1].rpartition(":")[2], 16) == port]
