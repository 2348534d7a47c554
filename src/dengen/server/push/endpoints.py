"""Addresses that strangers give: only those of push services that the operator knows, and never into a private network."""

import asyncio
import re
import socket
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from dengen.server.push.errors import BadPushAddress

# Of Chrome, Edge and Opera; Firefox; Safari; Edge on Windows. A dot in front: whatever ends so
KNOWN_HOSTS = ("fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
LONGEST = 1000
PORT = 443
PRINTABLE = re.compile(r"[\x21-\x7e]+")


class NotPublic(OSError):
    """A name that leads into somebody's own network."""


def check_endpoint(endpoint: str, hosts: Sequence[str]) -> None:
    """Raises BadPushAddress."""
    if len(endpoint) > LONGEST or not PRINTABLE.fullmatch(endpoint):
        raise BadPushAddress("Not a push service address.")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadPushAddress("Not a push service address.") from None
    if parts.scheme != "https" or port not in (None, PORT) or "@" in parts.netloc or parts.fragment:
        raise BadPushAddress("A push service address uses https on its usual port.")
    if not any(is_of(host, known) for known in hosts):
        raise BadPushAddress(f"This server doesn't send to {host}.")


def is_of(host: str, known: str) -> bool:
    return host.endswith(known) if known.startswith(".") else host == known


def is_public(address: str) -> bool:
    found = ip_address(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


async def public_addresses(host: str) -> list[str]:
    """Of this host; raises OSError: where it has none, or one that leads into a private network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses or not all(map(is_public, addresses)):
        raise NotPublic(f"{host} isn't in the public network")
    return addresses
