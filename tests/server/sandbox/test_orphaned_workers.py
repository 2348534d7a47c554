"""A server that is killed can't end its processes: they end by themselves."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PARENT = """
import os
import time

from dengen.server.bots.processes import new_process
from dengen.server.sandbox.worker import ResourceLimits
from dengen.server.sandbox.pool import SandboxProcess

if __name__ == "__main__":
    with_bots, reader = new_process(), SandboxProcess(ResourceLimits(5, 512 * 1024 * 1024))
    print(with_bots.submit(os.getpid).result(), reader.ask(os.getpid, ()).value, flush=True)
    time.sleep(600)
"""


def is_there(pid: int) -> bool:
    """Neither gone nor only waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system doesn't tell which processes there are")
def test_processes_of_a_killed_server_end(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, str(script)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        try:
            assert [is_there(pid) for pid in pids] == [True, True]
            server.kill()
            server.wait()
            until = time.monotonic() + 30
            while any(is_there(pid) for pid in pids) and time.monotonic() < until:
                time.sleep(0.02)
            assert [is_there(pid) for pid in pids] == [False, False]
        finally:
            server.kill()
            for pid in filter(is_there, pids):
                os.kill(pid, signal.SIGKILL)
