"""From what was chosen to the settings that a server runs with, and what speaks against them."""

import asyncio
import os
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Lang, Text
from dengen.lab.jobs import cores
from dengen.lab.reports import reports_folder
from dengen.players import plugged
from dengen.server.config.configuration import BadConfiguration, Choices, Configuration
from dengen.server.config.settings import PORT, Compiling, ServerSettings, default_store
from dengen.server.limits.addresses import is_loopback
from dengen.server.ops.traces import open_traces
from dengen.server.people.blocklist import Blocklist
from dengen.server.people.operators import Operators
from dengen.server.push.opening import push_keys
from dengen.store import open_store
from dengen.store.opening import shares_nodes

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PONDERING = 10.0  # seconds
COMPILING = "DENGEN_COMPILING"  # how `make play` asks for a compiled build that is made meanwhile


def is_ours(choices: Choices, is_open: bool) -> bool:
    """Is it for those who run it, and their friends in the same house?"""
    return is_open or is_loopback(choices.host or LOOPBACK)


def settled(choices: Choices, is_open: bool) -> Choices:
    """Nothing is left open. `is_open`: friends on the same network may come."""
    ours = is_ours(choices, is_open)
    return replace(
        choices,
        host=choices.host or (EVERYWHERE if is_open else LOOPBACK),
        port=PORT if choices.port is None else choices.port,
        db=choices.db or default_store(),
        name=choices.name or socket.gethostname(),
        pondering=(PONDERING if ours else 0.0) if choices.pondering is None else choices.pondering,
        analysis=ours if choices.analysis is None else choices.analysis,
        positions=ours if choices.positions is None else choices.positions,
        sets=ours if choices.sets is None else choices.sets,
        lab_workers=(cores() if ours else 0) if choices.lab_workers is None else choices.lab_workers,
    )


def settings_of(configuration: Configuration, choices: Choices, port: int, lang: Lang, is_open: bool) -> ServerSettings:
    """`choices`: settled."""
    wish = os.environ.get(COMPILING, "")
    return ServerSettings(
        store=choices.db,
        host=choices.host,
        port=port,
        workers=choices.workers,
        bot_workers=choices.bot_workers,
        readers=choices.sandbox_workers,
        origins=choices.origin,
        plugins=choices.player,
        reports=str(reports_folder()) if is_ours(configuration.choices, is_open) else "",
        analysis=bool(choices.analysis),
        pondering=choices.pondering or 0.0,
        push_keys=absolute(choices.push_keys),
        push_hosts=choices.push_host,
        own_cards=bool(choices.sets),
        positions=bool(choices.positions),
        sets=bool(choices.sets),
        lab=choices.lab_workers or 0,
        compiling=msgspec.json.decode(wish, type=Compiling) if wish else None,
        drain=choices.drain,
        words=absolute(choices.blocklist),
        operators=absolute(choices.operators),
        name=choices.name,
        traces=choices.otel,
        lang=lang,
        limits=configuration.limits,
    )


def absolute(file: str) -> str:
    return str(Path(file).absolute()) if file else ""


class Faults:
    """All that speaks against it."""

    def __init__(self, configuration: Configuration) -> None:
        self._choices = configuration.choices
        self._of_values = configuration.faults

    def of_settings(self) -> list[Text]:
        choices, found = self._choices, list(self._of_values)
        if choices.workers > 1 and not shares_nodes(choices.db):
            found.append(
                Text(
                    "More than one worker needs PostgreSQL (--db postgresql://…): an SQLite file is for one.",
                    "ワーカーを増やすにはPostgreSQLが必要です（--db postgresql://…）。SQLiteは1つだけです。",
                )
            )
        for name in choices.player:
            found += complaints(partial(must_be_plugged, name))
        if choices.push_keys:
            found += complaints(partial(push_keys, choices.push_keys))
        found += complaints(partial(Blocklist, choices.blocklist))
        found += complaints(partial(Operators, choices.operators))
        found += complaints(lambda: open_traces(choices.otel, "").end())
        return found

    def of_store(self, address: str) -> list[Text]:
        """Whether it could be opened; nothing is changed there."""
        return complaints(lambda: asyncio.run(open_store(address).probe()))


def complaints(attempt: Callable[[], object]) -> list[Text]:
    try:
        attempt()
    except DengenError as error:
        return [error.text]
    return []


def must_be_plugged(name: str) -> None:
    if plugged(name) is None:
        raise BadConfiguration(
            [
                Text(
                    f"--player takes module:Class, or a player that a package registers, not {name!r}.",
                    f"--player は モジュール:クラス か、パッケージが登録したプレイヤーの名前です（{name!r} は使えません）。",
                )
            ]
        )
