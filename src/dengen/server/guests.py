"""Guests: a secret token in a cookie, of which the store keeps only the hash."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Mapping

from dengen.core.errors import DengenError
from dengen.store import Guest, Store
from dengen.table.errors import BadText
from dengen.table.header import PersonId
from dengen.table.limits import TABLE_LIMITS
from dengen.table.text import clean

COOKIE = "dengen_guest"
TOKEN_BYTES = 32
YEAR = 365 * 24 * 3600
KEPT = 10_000
ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"  # nothing that looks like something else


class NoGuest(DengenError):
    code = "no_guest"
    ja = "先に名前を登録してください。"


def random_name(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, cookies: Mapping[str, str]) -> Guest | None:
        token = cookies.get(COOKIE, "")
        if not token or len(token) > 100:
            return None
        secret = hashed(token)
        guest = self._kept.get(secret) or await self._store.guest(secret)
        if guest is not None:
            self._keep(secret, guest)
        return guest

    async def must_find(self, cookies: Mapping[str, str]) -> Guest:
        guest = await self.find(cookies)
        if guest is None:
            raise NoGuest("You have no guest session yet: PUT /api/guest first.")
        return guest

    async def person_of(self, cookies: Mapping[str, str]) -> PersonId:
        """ "" while he is nobody."""
        guest = await self.find(cookies)
        return guest.person if guest else ""

    async def greet(self, cookies: Mapping[str, str], name: str, time: int) -> tuple[Guest, str]:
        """The guest of this name, and the token for a new one ("" for one who is known)."""
        name = clean(name, TABLE_LIMITS.name)
        if not name:
            raise BadText("A name needs at least one letter.", "名前を入れてください。")
        known = await self.find(cookies)
        if known is not None:
            guest = Guest(known.person, name, known.time)
            if name != known.name:
                await self._store.rename(known.person, name)
                self._keep(hashed(cookies[COOKIE]), guest)
            return guest, ""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = Guest("p" + random_name(11), name, time)
        await self._store.add_guest(guest, hashed(token))
        return guest, token

    def forget(self, person: PersonId) -> None:
        """Who was erased is nobody here any more."""
        for secret in [secret for secret, guest in self._kept.items() if guest.person == person]:
            del self._kept[secret]

    def _keep(self, secret: str, guest: Guest) -> None:
        self._kept[secret] = guest
        self._kept.move_to_end(secret)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
