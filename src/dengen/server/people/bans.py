"""Who may not come any more: guests by their ids, networks of addresses. Operators say so (`dengen admin ban`)."""

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from dengen.core.base.errors import DengenError
from dengen.store import OverseenStore

Network = IPv4Network | IPv6Network


class Banned(DengenError):
    code = "banned"
    ja = "このサーバーの利用は、管理者によって停止されています。"

    def __str__(self) -> str:
        return "The operator of this server has banned you."


def network_of(what: str) -> Network | None:
    """None: it is no address."""
    try:
        return ip_network(what, strict=False)
    except ValueError:
        return None


class Bans:
    def __init__(self, store: OverseenStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._people: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()

    async def refresh(self) -> bool:
        """As the store has them now. Has something changed?"""
        now = self._now()
        good = [ban.what for ban in await self._store.oversight.bans() if not ban.until or ban.until > now]
        networks = {what: network_of(what) for what in good}
        before = self._people, self._networks
        self._people = frozenset(what for what in good if networks[what] is None)
        self._networks = tuple(one for one in networks.values() if one is not None)
        return (self._people, self._networks) != before

    def covers(self, person: str, address: str) -> bool:
        return person in self._people or self.covers_address(address)

    def covers_address(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            known = ip_address(address)
        except ValueError:
            return False
        known = getattr(known, "ipv4_mapped", None) or known
        return any(known in network for network in self._networks)
