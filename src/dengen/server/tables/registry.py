"""All tables that are open on this node: loaded when somebody asks for them, let go of when nobody needs them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from dengen.core.game import Game
from dengen.server.node import Node
from dengen.server.people.guests import random_name
from dengen.server.protocol.errors import GoingAway, OldRules, TableNotFound, UnreadableTable
from dengen.server.tables.forwarding import ForwardedCommand, Forwarding
from dengen.server.tables.lobby import Lobby
from dengen.server.tables.open_table import OpenTable, summary_of
from dengen.server.tables.quarantine import Quarantine
from dengen.server.tables.run_bounded import run_bounded
from dengen.store import Lease, StoreError, StoreUnavailable
from dengen.store.interface import TableStanding
from dengen.table import Table, TableHeader
from dengen.table.commands import Close, Depart, Tick
from dengen.table.entries import Began, Closed, Entry
from dengen.table.errors import Conflict

STREAM_LENGTH = 8
SETS_KNOWN = 1000
AT_ONCE = 3  # takeovers; a store has connections for more than that


class TableRegistry:
    def __init__(self, node: Node, forwarding: Forwarding, lobby: Lobby) -> None:
        self._node = node
        self._forwarding = forwarding
        self._lobby = lobby
        self._open: dict[str, OpenTable] = {}
        self._put_away: set[str] = set()  # let go of, but others expect this node to run them
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._owed: dict[str, int] = {}  # taken, but not yet told that nobody ran them since then
        self._doubtful: set[str] = set()  # open here, but others may hold them by now
        self.is_leaving = False  # others run the tables from now on
        self._stored: dict[str, None] = {}  # card sets, by their hashes
        self._quarantine = Quarantine(node.log, node.metrics)
        node.metrics.gauge("set_aside_tables", "tables that can't be read", lambda: len(self._quarantine.ids))
        node.metrics.gauge("open_tables", "tables in memory", lambda: len(self))

    def __len__(self) -> int:
        return len(self._open)

    @property
    def set_aside(self) -> list[str]:
        """The ids of those that can't be read."""
        return self._quarantine.ids

    async def create(self, game: Game[Any], header: TableHeader) -> None:
        """Store a new table; raises TooManyTables, and GoingAway."""
        node = self._node
        if self.is_leaving:
            raise GoingAway
        if (
            game.has_cards and game.cards.hash not in self._stored
        ):  # those that ship, too: a later version may change them
            await node.store.add_cards(game.cards.hash, game.id, game.cards.content)
            self._stored[game.cards.hash] = None
            if len(self._stored) > SETS_KNOWN:
                self._stored.pop(next(iter(self._stored)))
        table = Table(game, header, stream=random_name(STREAM_LENGTH))
        await node.store.create_table(header, summary_of(table.around), node.limits.tables)
        self._open[header.table] = OpenTable(table, node, self._forwarding, self._lobby, node.id)
        self._lobby.touch(header.table, [header.host])
        node.metrics.count("tables_founded_total")
        node.log("founded", table=header.table, game=header.game, host=header.host)

    async def open(self, id: str) -> OpenTable:
        """The table of this id; raises TableNotFound, OldRules, and UnreadableTable: then it is set aside."""
        known = self._open.get(id)
        if known is not None:
            return known
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._load(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _load(self, id: str) -> OpenTable:
        try:
            open_table = await self._read(id)
        except (StoreError, TableNotFound, OldRules):
            raise
        except Exception as error:
            self._quarantine.add(id, error)
            raise UnreadableTable from error
        self._quarantine.drop(id)
        return open_table

    async def _read(self, id: str) -> OpenTable:
        node = self._node
        header = await node.store.header(id)
        if header is None:
            raise TableNotFound(f"There is no table {id!r}.")
        entries = await node.store.entries(id)
        await self._must_be_by_todays_rules(header, entries)
        game = await node.games.of(header, node.store, node.sandbox)
        table = await asyncio.to_thread(Table.rebuild, game, header, entries, stream=random_name(STREAM_LENGTH))
        hold = await (self._holder(id) if self.is_leaving else node.store.take_lease(id))
        open_table = OpenTable(table, node, self._forwarding, self._lobby, hold.node)
        if open_table.is_held_here:
            await self._take_over(open_table, hold)
        self._open[id] = open_table
        self._put_away.discard(id)
        await open_table.catch_up()  # what was stored while it was being built
        node.metrics.count("tables_loaded_total")
        return open_table

    async def _holder(self, id: str) -> Lease:
        return Lease(await self._node.store.lease_holder(id))

    def leave(self, heirs: Sequence[str]) -> dict[str, list[str]]:
        """No new tables any more; and if there are other nodes, this one runs none. Which of them shall take which."""
        self.is_leaving = True
        shares: dict[str, list[str]] = {heir: [] for heir in heirs}
        if heirs:
            held = [one for one in self.all() if one.is_held_here and one.table.stage != "closed"]
            for nth, open_table in enumerate(held):
                open_table.let_go("")
                shares[heirs[nth % len(heirs)]].append(open_table.id)
        return shares

    async def take(self, ids: Sequence[str]) -> None:
        """What a node that leaves gives to this one."""
        there = [one for one in self.all() if one.id in set(ids)]
        await self._at_each(there, self._adopt)
        await run_bounded([id for id in ids if id not in self._open], self.open, self._failed, AT_ONCE)

    # ---- other rules ----

    async def _must_be_by_todays_rules(self, header: TableHeader, entries: Sequence[Entry]) -> None:
        """Nobody goes on by rules that aren't those of the beginning: a table of earlier rules is closed."""
        played = {entry.what.rules for entry in entries if isinstance(entry.what, Began)}
        today = self._node.games.default(header.game).version
        if played and max(played) > today:
            raise StoreUnavailable("This table is played with newer rules than this node's.")
        if played and min(played) < today:
            await self._retire(header.table, entries)
            raise OldRules

    async def _retire(self, id: str, entries: Sequence[Entry]) -> None:
        """Close it, unless a node of the earlier rules still runs it. A game that wasn't over counts for nobody."""
        node = self._node
        listed = await node.store.listed(id)
        if listed is None or listed.summary.stage == "closed":
            return
        hold = await node.store.take_lease(id)
        if hold.node != node.id:
            raise StoreUnavailable("This table is still played with earlier rules, on another node.")
        games = listed.summary.games - (listed.summary.stage == "playing")
        closed = Entry(entries[-1].number + 1, max(node.clock.now(), entries[-1].time), Closed("rules"))
        await node.store.append(id, [closed], replace(listed.summary, stage="closed", games=games), TableStanding())
        self._lobby.touch(id, listed.summary.people)
        node.log("old_rules", table=id, stage=listed.summary.stage)

    # ---- a store that can't be written ----

    def stand_still(self) -> None:
        """Until it can be written again."""
        for open_table in self.all():
            open_table.stand_still(self._node.last_write.time)

    async def go_on(self) -> None:
        """Set the clocks that stood still, at tables where nobody has done anything since."""
        await self._at_each([one for one in self.all() if one.stands_still], lambda one: one.do(Tick()))

    # ---- other nodes ----

    async def carry_out(self, forwarded: ForwardedCommand) -> bool:
        """What another node has passed on. Was it a repetition?"""
        happened: list[bool] = []
        open_table = await self.open(forwarded.table)
        await open_table.do(
            forwarded.command,
            by=forwarded.by,
            client=forwarded.client,
            time=forwarded.time,
            acknowledge=happened.append,
        )
        return happened == [True]

    async def catch_up(self, id: str, number: int) -> None:
        """Another node has stored entries of this table, up to this number."""
        open_table = self.find(id)
        if open_table is None and id in self._put_away:
            await self.open(id)
        elif open_table is not None and open_table.table.number < number:
            await open_table.catch_up()

    async def catch_up_all(self) -> None:
        await self._at_each(self.all(), OpenTable.catch_up)

    def find(self, id: str) -> OpenTable | None:
        return self._open.get(id)

    def all(self) -> list[OpenTable]:
        return list(self._open.values())

    def doubt_holds(self) -> None:
        """After a silence: others may have taken over what this node held."""
        self._doubtful |= set(self._open)

    async def _check_hold(self, open_table: OpenTable) -> None:
        hold = await self._node.store.take_lease(open_table.id)
        if hold.node != self._node.id and open_table.is_held_here:
            open_table.let_go(hold.node)
        elif hold.node == self._node.id and (hold.since is not None or not open_table.is_held_here):
            await self._take_over(open_table, hold)
        self._doubtful.discard(open_table.id)

    async def take_orphans(self, living: list[str]) -> None:
        """Take over tables that no living node holds: those that are open here, and those whose clocks should run."""
        self._doubtful &= set(self._open)
        await self._at_each([one for one in self.all() if one.id in self._doubtful], self._check_hold)
        orphaned = [one for one in self.all() if one.holder not in living or one.id in self._owed]
        await self._at_each(orphaned, self._adopt)
        ids = await self._node.store.orphans(but=self._quarantine.ids)
        await run_bounded(ids, self.open, self._failed, AT_ONCE)

    async def _adopt(self, open_table: OpenTable) -> None:
        hold = await self._node.store.take_lease(open_table.id)
        open_table.let_go(hold.node)
        if open_table.is_held_here:
            await self._take_over(open_table, hold)
            self._node.log("taken_over", table=open_table.id)

    async def _take_over(self, open_table: OpenTable, hold: Lease) -> None:
        """Also where the first attempt has failed after this node had got the hold."""
        if hold.since is not None:
            self._owed.setdefault(open_table.id, hold.since)
        await open_table.take_over(self._owed.get(open_table.id))
        self._owed.pop(open_table.id, None)

    async def _at_each(self, open_tables: list[OpenTable], work: Callable[[OpenTable], Awaitable[None]]) -> None:
        await run_bounded(open_tables, work, lambda one, error: self._failed(one.id, error), AT_ONCE)

    def _failed(self, id: str, error: Exception) -> None:
        """One table's trouble; the store's own ends by itself, and what was to be done is then tried again."""
        if isinstance(error, StoreError | Conflict):
            self._node.log.failure("takeover", error, table=id)
        elif not isinstance(error, UnreadableTable | OldRules):
            self._quarantine.add(id, error)

    async def share_with(self, came: Sequence[str], living: int) -> None:
        """Nodes have come (back): each gets its share of the games that run here. A live fight stays where it is."""
        running = [
            one for one in self.all() if one.is_held_here and one.table.stage == "playing" and not one.table.is_live
        ]
        share = len(running) // living
        for nth, node in enumerate(came):
            given = running[nth * share : (nth + 1) * share]
            await self._at_each(given, partial(self._hand_over, node=node))

    async def _hand_over(self, open_table: OpenTable, node: str) -> None:
        if await self._node.store.hand_over(open_table.id, node):
            open_table.let_go(node)
            self._node.log("handed_over", table=open_table.id, to=node)

    async def handed(self, id: str, node: str) -> None:
        """Somebody has handed a table over."""
        open_table = self.find(id)
        if open_table is None:
            if node == self._node.id:
                await self.open(id)
        elif node == self._node.id:
            await self._check_hold(open_table)
        else:
            open_table.let_go(node)

    async def find_held(self) -> None:
        """Word that a table was handed over may have been missed."""
        await run_bounded(await self._node.store.held(), self.open, self._failed, AT_ONCE)

    async def mourn(self) -> None:
        """A node is gone, and whoever was connected to it; who is connected elsewhere is called back there."""
        await self._at_each([one for one in self.all() if one.is_held_here], self._miss_people)

    async def _miss_people(self, open_table: OpenTable) -> None:
        for person in open_table.table.people:
            if person not in open_table.audience:
                await open_table.patiently(Depart(), person)

    # ---- keeping it small ----

    def sweep(self) -> None:
        """Let go of what nobody needs; it is all in the store."""
        before = asyncio.get_running_loop().time() - self._node.limits.forget / 1000
        for open_table in self.all():
            open_table.audience.forget_viewers(before)
            if not open_table.is_needed(before):
                self._close(open_table)

    def let_go(self, id: str) -> None:
        """What is in the store has changed: load it anew, unless somebody is there who would notice."""
        open_table = self._open.get(id)
        if open_table is not None and not open_table.audience:
            self._close(open_table)

    def reload(self, id: str) -> None:
        """Somebody has changed what is stored of it: who is there comes back at once, and sees what there is now."""
        open_table = self._open.get(id)
        if open_table is not None:
            open_table.audience.send_away()
            self._close(open_table)
        self._quarantine.drop(id)

    def _close(self, open_table: OpenTable) -> None:
        open_table.close()
        del self._open[open_table.id]
        if open_table.is_held_here and self._node.store.nodes and open_table.table.stage != "closed":
            self._put_away.add(open_table.id)

    async def archive(self) -> int:
        """Close tables at which nothing has happened for a long time."""
        limits, now = self._node.limits, self._node.clock.now()
        idle = [
            *await self._node.store.idle(now - limits.archive_gathering, ["gathering"], but=self._quarantine.ids),
            *await self._node.store.idle(now - limits.archive_over, ["over"], but=self._quarantine.ids),
            *await self._node.store.idle(now - limits.archive_playing, ["playing"], but=self._quarantine.ids),
        ]
        for id in idle:
            try:
                open_table = await self.open(id)
                await open_table.do(Close("archived"))
            except StoreError:
                raise
            except OldRules:
                pass  # it is closed by now
            except Exception as error:  # a table that can't be rebuilt mustn't keep the others from being archived
                self._node.log.failure("archive", error, table=id)
        return len(idle)

    def close(self) -> None:
        for open_table in self.all():
            open_table.close()
