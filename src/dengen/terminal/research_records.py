"""Finished games of a server as records without names: `dengen export --format records`."""

import asyncio
from pathlib import Path

from dengen.core.base.words import plural
from dengen.store import Store, open_store
from dengen.store.opening import POSTGRES
from dengen.store.research import nameless, studied
from dengen.table.records.record import write
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import make_folder
from dengen.terminal.screen import Screen


def write_all(address: str, to: Path) -> int:
    if not address.startswith(POSTGRES) and not Path(address.removeprefix("sqlite:///")).is_file():
        raise UsageError(f"There is no store {address}.", f"{address} という卓の保存先はありません。")
    make_folder(to)
    written, strange = asyncio.run(write_records(open_store(address), to))
    en = f"{plural(written, 'game')}: {to}" + (
        f" ({plural(strange, 'game')} by older rules left out)" if strange else ""
    )
    ja = f"{written}回：{to}" + (f"（古いルールの{strange}回は除きました）" if strange else "")
    Screen().say(pick(en, ja))
    return 0


async def write_records(store: Store, to: Path) -> tuple[int, int]:
    """Write one file per game, in a folder per kind; existing files are kept. Returns the games written and left out."""
    await store.open("export", lambda news: None)
    written = strange = 0
    try:
        async for one in studied(store):
            target = to / one.kind / f"{one.name}.json"
            record = None if target.exists() else await nameless(store, one)
            if record is not None:
                make_folder(target.parent)
                target.write_bytes(write(record))
            written, strange = (written + 1, strange) if target.exists() else (written, strange + 1)
    finally:
        await store.close()
    return written, strange
