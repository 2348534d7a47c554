"""Where notices wait for their way to push services: not too many, not for long, and none to an address that is gone."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import msgspec

from dengen.core.base.words import Lang
from dengen.server.ops.clock import Clock
from dengen.server.ops.logs import Log
from dengen.server.ops.metrics import Metrics
from dengen.server.push.endpoints import check_endpoint
from dengen.server.push.messages import PushMessage
from dengen.store import PushAddress, Store
from dengen.table.header import PersonId

AT_ONCE = 4
GONE = (404, 410)
BUSY = (429, 500, 502, 503, 504)
TRIES = 3
PAUSE = 30.0  # seconds before another try


class Keys(Protocol):
    """dengen.server.push.keys.PushKeys; only where there are keys is what they need imported."""

    public: str

    def check(self, address: PushAddress) -> None: ...
    def seal(self, text: bytes, address: PushAddress) -> bytes: ...
    def headers(self, endpoint: str, tag: str, now: int) -> dict[str, str]: ...


class PushTransport(Protocol):
    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; raises OSError where there is none."""


@dataclass(frozen=True)
class OutgoingPush:
    address: PushAddress
    notice: PushMessage
    until: int  # nobody wants it any more after that
    tries: int = 0


class PushQueue:
    def __init__(
        self,
        keys: Keys,
        hosts: Sequence[str],
        carrier: PushTransport,
        store: Store,
        clock: Clock,
        log: Log,
        metrics: Metrics,
        queue: int,
    ) -> None:
        self._keys = keys
        self._hosts = hosts
        self._carrier = carrier
        self._store = store
        self._clock = clock
        self._log = log
        self._metrics = metrics
        self._queue: asyncio.Queue[OutgoingPush] = asyncio.Queue(queue)

    @property
    def key(self) -> str:
        """What a browser has to be given to subscribe."""
        return self._keys.public

    def check(self, address: PushAddress) -> None:
        """Raises BadPushAddress."""
        check_endpoint(address.endpoint, self._hosts)
        self._keys.check(address)

    async def tell(self, person: PersonId, notice_in: Callable[[Lang], PushMessage], span: int) -> None:
        """On all devices where the person wants it, within so many ms; if too many wait already, not at all."""
        until = self._clock.now() + span
        for address in await self._store.push_addresses(person):
            self._take(OutgoingPush(address, notice_in(address.lang), until))

    async def run(self) -> None:
        """For as long as the node runs."""
        await asyncio.gather(*(self._work() for _ in range(AT_ONCE)))

    def _take(self, parcel: OutgoingPush) -> None:
        try:
            self._queue.put_nowait(parcel)
        except asyncio.QueueFull:
            self._metrics.count("push_total", result="crowded")

    async def _work(self) -> None:
        while True:
            parcel = await self._queue.get()
            try:
                await self._deliver(parcel)
            except Exception as error:  # one parcel is no reason to stop
                self._log.failure("push", error)

    async def _deliver(self, parcel: OutgoingPush) -> None:
        now = self._clock.now()
        if now >= parcel.until:
            self._metrics.count("push_total", result="late")
            return
        address, notice = parcel.address, parcel.notice
        check_endpoint(address.endpoint, self._hosts)  # the operator may have changed the list
        headers = self._keys.headers(address.endpoint, notice.tag, now)
        headers |= {"TTL": str((parcel.until - now) // 1000), "Urgency": "high"}
        body = self._keys.seal(msgspec.json.encode(notice), address)
        try:
            status = await self._carrier.post(address.endpoint, headers, body)
        except OSError:
            status = 0
        await self._conclude(parcel, status)

    async def _conclude(self, parcel: OutgoingPush, status: int) -> None:
        self._metrics.count("push_total", result=str(status) if status else "unreachable")
        if status in GONE:
            await self._store.drop_push_address(parcel.address.endpoint)
        elif (status == 0 or status in BUSY) and parcel.tries + 1 < TRIES:
            again = replace(parcel, tries=parcel.tries + 1)
            asyncio.get_running_loop().call_later(PAUSE, self._take, again)
        elif not 200 <= status < 300:
            self._log("push_refused", status=status, host=parcel.address.endpoint.split("/")[2])
