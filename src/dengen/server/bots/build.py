"""Which build thinks for the bots; and one that is being compiled, to which they change over once it is there."""

import asyncio
import os
import signal
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from typing import Literal, Protocol

from dengen.build import is_compiled
from dengen.core.base.words import Text
from dengen.server.config.settings import Compiling

BuildName = Literal["compiled", "compiling", "interpreted"]

COMPILED = Text("Rules and bots run compiled.", "ルールとボットはコンパイル版で動いています。")
INTERPRETED = Text(
    "Rules and bots run uncompiled, so the strongest bots think at most 2 s per move (master: 6 s).",
    "ルールとボットは未コンパイルで動いています。強いボットの思考は1手2秒（達人は6秒）までです。",
)
UNDER_WAY = Text(
    "You can play now. Compiling makes the bots about 30× faster{fetching} ...",
    "もう遊べます。ボットを約30倍速くするため、コンパイルしています{fetching}…",
)
FETCHING = Text(" (fetches {megabytes} MB, once)", "（初回のみ{megabytes} MBを取得）")
DONE = Text(
    "Compiled in {seconds} s. Bots are fast now; everything is from the next start on.",
    "{seconds}秒でコンパイルしました。ボットはもう速くなっています。次の起動からはすべて速くなります。",
)
FAILED = Text(
    "Not compiled: {reason}. The strongest bots think at most 2 s per move (master: 6 s).",
    "コンパイルできませんでした({reason})。強いボットの思考は1手2秒（達人は6秒）までです。",
)
UNUSABLE = "what was compiled can't be used"


class Changing(Protocol):
    async def change_over(self, folder: str) -> bool:
        """Think with the package in this folder from now on; False: that can't be done, and all stays as it was."""


class Build:
    def __init__(self, compiling: Compiling | None, tell: Callable[[Text], None]) -> None:
        self.name: BuildName = "compiled" if is_compiled() else "interpreted" if compiling is None else "compiling"
        self._compiling = compiling
        self._tell = tell

    @property
    def is_compiled(self) -> bool:
        return self.name == "compiled"

    def introduce(self) -> None:
        """Say which build this is."""
        if self.name == "compiling" and self._compiling is not None:
            self._tell(filled(UNDER_WAY, fetching=fetching(self._compiling.megabytes)))
        else:
            self._tell(COMPILED if self.name == "compiled" else INTERPRETED)

    async def make(self, bots: Changing) -> None:
        """Compile, where that is wished and wasn't done; then the bots change over."""
        if self.name != "compiling" or self._compiling is None:
            return
        started = time.monotonic()
        reason = await run(self._compiling.command)
        if not reason and not await bots.change_over(self._compiling.copy):
            reason = UNUSABLE
        self.name = "interpreted" if reason else "compiled"
        seconds = str(round(time.monotonic() - started))
        self._tell(filled(FAILED, reason=reason) if reason else filled(DONE, seconds=seconds))


async def run(command: list[str]) -> str:
    """Why it failed, in a line; nothing, if it didn't. It has a process group of its own, which ends with this."""
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
    except OSError as error:
        return error.strerror or type(error).__name__
    try:
        said, _ = await process.communicate()
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGTERM)
    lines = said.decode(errors="replace").splitlines()
    return "" if process.returncode == 0 else lines[-1] if lines else f"it ended with {process.returncode}"


def fetching(megabytes: int) -> Text:
    return filled(FETCHING, megabytes=str(megabytes)) if megabytes else Text("", "")


def filled(text: Text, **parts: str | Text) -> Text:
    return Text(
        text.en.format(**{name: part.en if isinstance(part, Text) else part for name, part in parts.items()}),
        text.ja.format(**{name: part.ja if isinstance(part, Text) else part for name, part in parts.items()}),
    )
