"""Finished games that are being looked at again: each question is a thought of the bots' processes, when nobody else waits."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from dengen.core.game import Game
from dengen.server.bots.bots import CpuAccount
from dengen.server.node import Node
from dengen.server.sandbox.decisions import Decision, ReviewedDecisions, decisions
from dengen.server.sandbox.pool import OverBudget
from dengen.server.sandbox.records import StoredGame
from dengen.table.change import Job
from dengen.table.header import PersonId
from dengen.table.records.analysis import VERSION, Analysis, AnswerValue, Judgement, analysed

SECONDS = 60.0  # of thinking about one game
LONGEST = 1.0  # about one question
ITERATIONS = 400
AT_ONCE = 8  # games, on this node

Which = tuple[str, int]  # a table, and the number of its game


class AnalysisProgress:
    """How far it is: `done` of so many questions."""

    def __init__(self, person: PersonId) -> None:
        self.person = person
        self.done = 0
        self.of = 0


class Analyses:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._running: dict[Which, AnalysisProgress] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def kept(self, which: Which) -> Analysis | None:
        body = await self._node.store.analysis(*which)
        found = msgspec.json.decode(body, type=Analysis) if body else None
        return found if found is not None and found.version == VERSION else None

    def progress(self, which: Which) -> AnalysisProgress | None:
        return self._running.get(which)

    def begin(self, which: Which, played: StoredGame, person: PersonId, payers: Sequence[str]) -> None:
        """Unless it is under way; raises OverBudget for somebody who has another one made."""
        if which in self._running:
            return
        if len(self._running) >= AT_ONCE or any(one.person == person for one in self._running.values()):
            raise OverBudget("Another analysis of yours is running. Wait until it is done.")
        progress = self._running[which] = AnalysisProgress(person)
        task = asyncio.create_task(self._run(which, played, payers, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, which: Which, played: StoredGame, payers: Sequence[str], progress: AnalysisProgress) -> None:
        node = self._node
        try:
            game = await node.games.of(played.header, node.store, node.sandbox)
            found: ReviewedDecisions = await node.sandbox.read(payers, decisions, node.games.classes, played)
            progress.of = len(found.all)
            judgements = []
            for decision in found.all:
                judgements.append(await self._judge(game, which, decision, len(found.all), progress.person))
                progress.done += 1
            body = msgspec.json.encode(analysed(found.seats, judgements)).decode()
            await node.store.keep_analysis(*which, body)
        except Exception as error:  # whatever goes wrong, it can be asked for again
            node.log.failure("analysis", error, table=which[0])
        finally:
            del self._running[which]

    async def _judge(self, game: Game[Any], which: Which, decision: Decision, many: int, person: PersonId) -> Judgement:
        job = Job(which[0], "hint", decision.seat, 0, f"search:{ITERATIONS}", decision.world, decision.seed)
        last = CpuAccount((f"guest {person}",), lambda: False)  # whoever plays comes first
        judged = await self._node.bots.judge(game, job, min(LONGEST, SECONDS / many), last)
        chosen = next(one for one in judged.considered if one.act == decision.act)
        best, worst = judged.considered[0], judged.considered[-1]
        return Judgement(
            number=decision.number,
            seat=decision.seat,
            shares=judged.shares,
            chosen=AnswerValue(chosen.words, chosen.share),
            best=AnswerValue(best.words, best.share),
            spread=round(best.share - worst.share, 4),
        )

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
