"""Guests and their sessions: a secret token in a cookie for each device, of which the store keeps only the hash."""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from dengen.core.base.errors import DengenError
from dengen.server.people.bans import Banned, Bans
from dengen.server.people.devices import device_of
from dengen.store import DeviceCode, DeviceSession, Guest, Store
from dengen.table.errors import BadText
from dengen.table.header import PersonId
from dengen.table.limits import TABLE_LIMITS
from dengen.table.names import clean

COOKIE = "dengen_guest"
TOKEN_BYTES = 32
ID_LENGTH = 12
DAY = 24 * 3600 * 1000  # ms, as all spans here
LASTS = 365 * DAY  # a session that nobody uses
PASS_LASTS = 10 * 60 * 1000
PASS_LENGTH = 10
KEPT = 10_000
ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"  # nothing that looks like something else


class GuestRequired(DengenError):
    code = "no_guest"
    ja = "先に名前を登録してください。"


class InvalidDeviceCode(DengenError):
    code = "bad_pass"
    ja = "このコードは無効か、期限切れです。コードは作ってから10分以内に1回だけ使えます。"


class SignedInGuest(NamedTuple):
    guest: Guest
    session: DeviceSession


def random_name(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def as_typed(code: str) -> str:
    """A pass's code, however somebody has typed it in."""
    return "".join(char for char in code.lower() if char in ALPHABET)


class Guests:
    def __init__(self, store: Store, good_for: int, bans: Bans) -> None:
        """`good_for`: ms after which the store is asked again, should an end of a session not have been heard of."""
        self._store = store
        self._bans = bans
        self._good_for = good_for / 1000
        self._kept: OrderedDict[str, tuple[SignedInGuest, float]] = OrderedDict()  # by its secret, and since when

    async def find(self, cookies: Mapping[str, str]) -> Guest | None:
        known = await self.session(cookies)
        return known.guest if known else None

    async def session(self, cookies: Mapping[str, str]) -> SignedInGuest | None:
        """Who it is, and by which session; raises Banned."""
        known = await self._known(cookies)
        if known is not None and self._bans.covers(known.guest.person, ""):
            raise Banned
        return known

    async def _known(self, cookies: Mapping[str, str]) -> SignedInGuest | None:
        token = cookies.get(COOKIE, "")
        if not token or len(token) > 100:
            return None
        secret = hashed(token)
        kept, since = self._kept.get(secret, (None, 0.0))
        if kept is not None and time.monotonic() < since + self._good_for:
            return kept
        found = await self._store.guest(secret)
        if found is None:
            self._kept.pop(secret, None)
            return None
        known = SignedInGuest(*found)
        self._keep(known)
        return known

    async def must_find(self, cookies: Mapping[str, str]) -> Guest:
        return (await self.must_have_session(cookies)).guest

    async def must_have_session(self, cookies: Mapping[str, str]) -> SignedInGuest:
        known = await self.session(cookies)
        if known is None:
            raise GuestRequired("You have no guest session yet: PUT /api/guest first.")
        return known

    async def person_of(self, cookies: Mapping[str, str]) -> PersonId:
        """ "" while he is nobody."""
        guest = await self.find(cookies)
        return guest.person if guest else ""

    async def greet(self, cookies: Mapping[str, str], name: str, time: int, agent: str) -> tuple[Guest, str]:
        """The guest of this name, and the token for a new one ("" for one who is known). `agent`: what a browser calls itself."""
        name = clean(name, TABLE_LIMITS.name)
        if not name:
            raise BadText("A name needs at least one letter.", "名前を入れてください。")
        known = await self.session(cookies)
        if known is not None:
            guest = replace(known.guest, name=name)
            if name != known.guest.name:
                await self._store.rename(guest.person, name)
                self.forget(guest.person)
            return guest, ""
        guest = Guest("p" + random_name(11), name, time)
        token, session = new_session(guest.person, time, agent)
        await self._store.add_guest(guest, session)
        return guest, token

    async def see(self, cookies: Mapping[str, str], time: int) -> tuple[Guest | None, str]:
        """Who it is; and, once a day, the token, whose cookie is to last longer."""
        known = await self.session(cookies)
        if known is None:
            return None, ""
        guest, session = known
        if time - session.seen < DAY:
            return guest, ""
        await self._store.see(session.secret, time)
        self._keep(SignedInGuest(guest, replace(session, seen=time)))
        return guest, cookies[COOKIE]

    # ---- more devices ----

    async def add_device_code(self, person: PersonId, time: int) -> tuple[str, int]:
        """A code for one more device, and until when it is good."""
        code, until = random_name(PASS_LENGTH), time + PASS_LASTS
        await self._store.add_device_code(DeviceCode(hashed(code), person, until))
        return code, until

    async def come_in(self, code: str, time: int, agent: str) -> tuple[Guest, str]:
        """The guest whose pass this is, and the token of a new session."""
        guest = await self._store.use_device_code(hashed(as_typed(code)), time)
        if guest is None:
            raise InvalidDeviceCode("Invalid or expired code. Codes work once, within ten minutes.")
        token, session = new_session(guest.person, time, agent)
        await self._store.add_session(session)
        return guest, token

    async def end(self, person: PersonId, ids: Sequence[str]) -> None:
        """These sessions of the person are over, on all nodes."""
        await self._store.end_sessions(person, ids)
        self.ended(ids)

    def ended(self, ids: Sequence[str]) -> None:
        for secret in [secret for secret, (known, _) in self._kept.items() if known.session.id in ids]:
            del self._kept[secret]

    def forget_all(self) -> None:
        """What another node has ended may have been missed."""
        self._kept.clear()

    def forget(self, person: PersonId) -> None:
        """Look in the store again who it is, if anybody."""
        for secret in [secret for secret, (known, _) in self._kept.items() if known.guest.person == person]:
            del self._kept[secret]

    def _keep(self, known: SignedInGuest) -> None:
        self._kept[known.session.secret] = known, time.monotonic()
        self._kept.move_to_end(known.session.secret)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def new_session(person: PersonId, time: int, agent: str) -> tuple[str, DeviceSession]:
    """Its token, and what is stored of it."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, DeviceSession(hashed(token), random_name(ID_LENGTH), person, device_of(agent), time, time)
