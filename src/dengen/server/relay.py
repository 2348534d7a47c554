"""Commands that only the node may carry out which holds the table: the inputs of a live fight. Others pass them on."""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from dengen.core.errors import DengenError
from dengen.server.errors import Passed, refused
from dengen.store import StoreTrouble
from dengen.table.commands import Feed, Measure
from dengen.table.founding import PersonId

if TYPE_CHECKING:
    from dengen.server.hall import Hall

PATIENCE = 5.0  # seconds

LiveCommand = Feed | Measure


class Question(Struct, frozen=True, tag="question"):
    number: int
    table: str
    by: PersonId
    client: str
    time: int  # of its arrival, by the clock that all nodes share
    command: LiveCommand


class Answer(Struct, frozen=True, tag="answer", omit_defaults=True):
    number: int
    repeated: bool = False
    code: str = ""  # "": it has happened
    en: str = ""
    ja: str = ""
    clause: str = ""


class Relay:
    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._number = 0
        self._open: dict[int, asyncio.Future[Answer]] = {}

    async def ask(self, node: str, table: str, by: PersonId, client: str, time: int, command: LiveCommand) -> bool:
        """Let another node carry it out. Was it a repetition? Raises what that node says."""
        self._number += 1
        number = self._number
        self._open[number] = asyncio.get_running_loop().create_future()
        try:
            letter = Question(number, table, by, client, time, command)
            await self._hall.store.write_to(node, msgspec.to_builtins(letter))
            async with asyncio.timeout(PATIENCE):
                answer = await self._open[number]
        except TimeoutError:
            raise StoreTrouble("The node that runs this fight doesn't answer.") from None
        finally:
            del self._open[number]
        if answer.code:
            raise Passed(answer.code, answer.en, answer.ja, answer.clause)
        return answer.repeated

    async def receive(self, node: str, body: Any) -> None:
        letter = msgspec.convert(body, Question | Answer)
        if isinstance(letter, Question):
            await self._hall.store.write_to(node, msgspec.to_builtins(await self._carry_out(letter)))
        elif letter.number in self._open and not self._open[letter.number].done():
            self._open[letter.number].set_result(letter)

    async def _carry_out(self, question: Question) -> Answer:
        happened: list[bool] = []
        try:
            open_table = await self._hall.tables.open(question.table)
            await open_table.do(
                question.command,
                by=question.by,
                client=question.client,
                time=question.time,
                acknowledge=happened.append,
            )
        except DengenError as trouble:
            no = refused("", trouble)
            return Answer(question.number, code=no.code, en=no.en, ja=no.ja, clause=no.clause)
        return Answer(question.number, repeated=happened == [True])
