"""Guests, their devices, and where they can be told something: the part that both stores do alike."""

from msgspec.structs import astuple

from dengen.store.interface import DeviceCode, DeviceSession, Guest, PushAddress
from dengen.store.queries import Queries
from dengen.table.header import PersonId

ADD_SESSION = "INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)"


class People(Queries):
    async def add_guest(self, guest: Guest, session: DeviceSession) -> None:
        add = ("INSERT INTO guest VALUES (?, ?, ?)", astuple(guest))
        await self._carry_out([add, (ADD_SESSION, astuple(session))])

    async def guest(self, secret: str) -> tuple[Guest, DeviceSession] | None:
        query = """
            SELECT guest.person, name, time, secret, id, session.person, device, began, seen
            FROM session JOIN guest ON guest.person = session.person WHERE secret = ?"""
        found = await self._ask(query, secret)
        return (Guest(*found[0][:3]), DeviceSession(*found[0][3:])) if found else None

    async def guest_by_id(self, person: PersonId) -> Guest | None:
        found = await self._ask("SELECT person, name, time FROM guest WHERE person = ?", person)
        return Guest(*found[0]) if found else None

    async def rename(self, person: PersonId, name: str) -> None:
        await self._carry_out([("UPDATE guest SET name = ? WHERE person = ?", (name, person))])

    async def add_session(self, session: DeviceSession) -> None:
        await self._carry_out([(ADD_SESSION, astuple(session))])

    async def see(self, secret: str, time: int) -> None:
        await self._carry_out([("UPDATE session SET seen = ? WHERE secret = ?", (time, secret))])

    async def sessions(self, person: PersonId) -> list[DeviceSession]:
        query = """
            SELECT secret, id, person, device, began, seen FROM session WHERE person = ?
            ORDER BY seen DESC, began DESC"""
        return [DeviceSession(*row) for row in await self._ask(query, person)]

    async def forget_sessions(self, before: int) -> None:
        await self._carry_out(
            [
                ("DELETE FROM session WHERE seen < ?", (before,)),
                ("DELETE FROM push WHERE session NOT IN (SELECT id FROM session)", ()),
                ("DELETE FROM pass WHERE until < ?", (before,)),
            ]
        )

    async def add_device_code(self, given: DeviceCode) -> None:
        query = """
            INSERT INTO pass (person, secret, until) VALUES (?, ?, ?)
            ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, until = excluded.until"""
        await self._carry_out([(query, (given.person, given.secret, given.until))])

    async def withdraw_device_code(self, person: PersonId) -> None:
        await self._carry_out([("DELETE FROM pass WHERE person = ?", (person,))])

    async def add_push_address(self, address: PushAddress, limit: int) -> None:
        newest = "SELECT session FROM push WHERE person = ? ORDER BY time DESC LIMIT ?"
        await self._carry_out(
            [
                ("DELETE FROM push WHERE session = ? OR endpoint = ?", (address.session, address.endpoint)),
                ("INSERT INTO push VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(address)),
                (
                    f"DELETE FROM push WHERE person = ? AND session NOT IN ({newest})",
                    (address.person, address.person, limit),
                ),
            ]
        )

    async def push_addresses(self, person: PersonId) -> list[PushAddress]:
        query = (
            "SELECT session, person, endpoint, p256dh, auth, lang, time FROM push WHERE person = ? ORDER BY time DESC"
        )
        return [PushAddress(*row) for row in await self._ask(query, person)]

    async def drop_push_address(self, endpoint: str) -> None:
        await self._carry_out([("DELETE FROM push WHERE endpoint = ?", (endpoint,))])
