"""Where a server can be reached: from its own machine, and by others."""

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

HOUSEHOLD = 64  # bits of an IPv6 address that its owner can't choose
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has (RFC 5737): asking for the way there sends nothing


def is_loopback(host: str) -> bool:
    """Is this a name or number of the machine itself?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def named_host(header: str) -> str:
    """The host that a request asks for, by its header; "" where that can't be read."""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def is_everywhere(host: str) -> bool:
    """Does who listens there listen on every address of the machine?"""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def address_in_network() -> str:
    """The machine's address in its network; "" where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            found: str = asking.getsockname()[0]
        except OSError:
            return ""
    return "" if is_loopback(found) else found


def own_url(host: str, port: int) -> str:
    """For whoever sits at the machine itself."""
    return url_of("127.0.0.1" if is_everywhere(host) else host, port)


def urls_for_others(host: str, port: int) -> list[str]:
    """For people on other machines; none where only this one is listened to."""
    if is_loopback(host):
        return []
    address = address_in_network() if is_everywhere(host) else host
    return [url_of(address, port)] if address else []


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def household(address: str) -> str:
    """The address that limits count: of IPv6 the /64 network, because its owner can choose among 2^64 addresses in it."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or ip_network((known, HOUSEHOLD), strict=False))
