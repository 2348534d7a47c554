"""Commands that only the node may carry out which holds the table: the inputs of a live fight. Others forward them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Refusal
from dengen.store import Store, StoreUnavailable
from dengen.table.commands import LiveCommand
from dengen.table.errors import Rejection
from dengen.table.header import PersonId

PATIENCE = 5.0  # seconds


class ForwardedCommand(Struct, frozen=True, tag="question"):
    number: int
    table: str
    by: PersonId
    client: str
    time: int  # of its arrival, by the clock that all nodes share
    command: LiveCommand


class ForwardedAnswer(Struct, frozen=True, tag="answer", omit_defaults=True):
    """What became of it: it has happened (`code` ""), or a refusal."""

    number: int
    repeated: bool = False
    code: str = ""
    en: str = ""
    ja: str = ""
    clause: str = ""


CarryOut = Callable[[ForwardedCommand], Awaitable[bool]]


class Forwarding:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._number = 0
        self._open: dict[int, asyncio.Future[ForwardedAnswer]] = {}

    async def ask(self, node: str, table: str, by: PersonId, client: str, time: int, command: LiveCommand) -> bool:
        """Let another node carry it out. Was it a repetition? Raises what that node says."""
        self._number += 1
        number = self._number
        self._open[number] = asyncio.get_running_loop().create_future()
        try:
            forwarded = ForwardedCommand(number, table, by, client, time, command)
            await self._store.send(node, msgspec.to_builtins(forwarded))
            async with asyncio.timeout(PATIENCE):
                answer = await self._open[number]
        except TimeoutError:
            raise StoreUnavailable("The node that runs this fight isn't answering.") from None
        finally:
            del self._open[number]
        if answer.code:
            raise Rejection(Refusal(answer.code, answer.clause, answer.en, answer.ja))
        return answer.repeated

    async def receive(self, sender: str, body: Any, carry_out: CarryOut) -> None:
        """A command that another node forwards, or its answer to one of ours. `carry_out`: was it a repetition?"""
        message = msgspec.convert(body, ForwardedCommand | ForwardedAnswer)
        if isinstance(message, ForwardedCommand):
            await self._store.send(sender, msgspec.to_builtins(await _answer(message, carry_out)))
        elif message.number in self._open and not self._open[message.number].done():
            self._open[message.number].set_result(message)


async def _answer(forwarded: ForwardedCommand, carry_out: CarryOut) -> ForwardedAnswer:
    try:
        return ForwardedAnswer(forwarded.number, repeated=await carry_out(forwarded))
    except DengenError as error:
        return ForwardedAnswer(forwarded.number, **msgspec.structs.asdict(error.refusal))
