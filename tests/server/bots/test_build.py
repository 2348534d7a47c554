"""The build used by bots: its name, and the switch to a compiled build made while the server runs."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from dengen.build import is_compiled
from dengen.core.base.chance import Chance
from dengen.core.base.words import Text
from dengen.core.registry import game as make_game
from dengen.server.bots.bots import Bots, CpuAccount
from dengen.server.bots.build import COMPILED, INTERPRETED, Build, run
from dengen.server.bots.levels import notes
from dengen.server.config.settings import Compiling
from dengen.table.change import Job
from tests.packaging.test_compiler import needs_compiler
from tests.server.kit import running
from tools.compiler import lay_out
from tools.files import ROOT

pytestmark = pytest.mark.anyio
PATIENCE = 60
OLD = COMPILED if is_compiled() else INTERPRETED
only_interpreted = pytest.mark.skipif(is_compiled(), reason="this server is compiled already")


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


class Followers:
    """Bots that go where they are sent, or don't."""

    def __init__(self, follow: bool = True) -> None:
        self.follow = follow
        self.sent: list[str] = []

    async def change_over(self, folder: str) -> bool:
        self.sent.append(folder)
        return self.follow


def told_by(command: list[str]) -> tuple[Build, list[Text]]:
    told: list[Text] = []
    return Build(Compiling(command, "/somewhere", 75), told.append), told


async def test_a_server_that_compiles_nothing_says_what_it_is() -> None:
    told: list[Text] = []
    build = Build(None, told.append)
    build.introduce()
    await build.make(Followers())
    assert told == [OLD]
    assert build.is_compiled == is_compiled()


@only_interpreted
async def test_bots_change_over_once_it_is_compiled() -> None:
    build, told = told_by(python("pass"))
    bots = Followers()
    build.introduce()
    assert (build.name, bots.sent) == ("compiling", [])
    assert "75 MB" in told[0].en
    assert "75 MB" in told[0].ja
    await build.make(bots)
    assert (build.name, bots.sent) == ("compiled", ["/somewhere"])
    assert told[1].en.startswith("Compiled in 0 s")


@only_interpreted
@pytest.mark.parametrize(
    ("command", "follow", "reason"),
    [
        (python("print('there is no room on the disk'); raise SystemExit(1)"), True, "there is no room on the disk"),
        (python("raise SystemExit(3)"), True, "it ended with 3"),
        (["/no/such/program"], True, "No such file or directory"),
        (python("pass"), False, "what was compiled can't be used"),
    ],
)
async def test_what_goes_wrong_is_one_line_and_all_stays_as_it_was(
    command: list[str], follow: bool, reason: str
) -> None:
    build, told = told_by(command)
    await build.make(Followers(follow))
    assert build.name == "interpreted"
    assert [text.en for text in told] == [
        f"Not compiled: {reason}. The strongest bots think at most 2 s per move (master: 6 s)."
    ]


async def test_what_compiles_ends_with_the_server(tmp_path: Path) -> None:
    program = "import os, sys, time; os.symlink(str(os.getpid()), sys.argv[1]); time.sleep(600)"
    task = asyncio.create_task(run([*python(program), str(tmp_path / "pid")]))
    async with asyncio.timeout(PATIENCE):
        while not (tmp_path / "pid").is_symlink():
            await asyncio.sleep(0.01)
        pid = int(str((tmp_path / "pid").readlink()))
        task.cancel()
        while is_running(pid):
            await asyncio.sleep(0.01)
        await asyncio.wait([task])
    assert task.cancelled()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@only_interpreted
async def test_bots_stay_where_they_are_if_there_is_nothing_compiled(tmp_path: Path) -> None:
    bots, before = Bots(1), list(sys.path)
    try:
        assert not await bots.change_over(str(tmp_path))
        assert sys.path == before
    finally:
        await bots.close()


@pytest.mark.slow
@only_interpreted
@needs_compiler
async def test_compiled_bots_answer_as_the_others_do_and_thoughts_under_way_are_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("DENGEN_MYPYC", "1")
    lay_out(ROOT, tmp_path / "copy")
    bots = Bots(1)
    try:
        for id in ("lumiel", "walpurgis"):
            game = make_game(id)
            state = game.new(game.default_seats, 5)
            seat = state.actors()[0]
            job = Job("t", "answer", seat, 1, "search:60", state.resample(seat, Chance(3)), 7)
            under_way = asyncio.create_task(bots.choose(game, job, CpuAccount(("guest ann",))))
            await asyncio.sleep(0)
            assert await bots.change_over(str(tmp_path / "copy"))
            assert await under_way == await bots.choose(game, job, CpuAccount(("guest ann",)))
    finally:
        await bots.close()


async def test_health_says_which_build_it_is(address: str) -> None:
    async with running(address) as server:
        health = (await server.stranger().http.get("/api/health")).json()
        assert health["build"] == ("compiled" if is_compiled() else "interpreted")


async def test_levels_that_are_held_to_their_time_say_so_where_nothing_is_compiled(address: str) -> None:
    async with running(address) as server:
        lumiel = (await server.stranger().http.get("/api/games/lumiel")).json()
        said = {name: text["en"] for name, text in lumiel["level_notes"].items()}
        longest = {"hard": "at most 2 s a move: uncompiled", "master": "at most 6 s a move: uncompiled"}
        assert said == ({} if is_compiled() else longest)
    assert notes(make_game("lumiel"), is_compiled=True) == {}
