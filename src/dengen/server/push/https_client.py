"""One POST over https, to an address that was looked at before: no redirects, no cookies, no proxies, not for long.

A client library would look the name up once more after it was checked; this connects to what was checked.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

from dengen.server.push.endpoints import PORT, public_addresses

PATIENCE = 10.0  # seconds for all of it
Resolve = Callable[[str], Awaitable[list[str]]]


class HttpsClient:
    def __init__(
        self, resolve: Resolve = public_addresses, context: ssl.SSLContext | None = None, port: int = PORT
    ) -> None:
        self._resolve = resolve
        self._context = context or ssl.create_default_context()
        self._port = port

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; raises OSError (TimeoutError is one) where there is none."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {target} HTTP/1.1", f"Host: {host}", "Connection: close", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        async with asyncio.timeout(PATIENCE):
            address = (await self._resolve(host))[0]
            reader, writer = await asyncio.open_connection(address, self._port, ssl=self._context, server_hostname=host)
            try:
                writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
                await writer.drain()
                return status_of(await reader.readline())
            finally:
                writer.transport.abort()  # whatever else it has to say


def status_of(line: bytes) -> int:
    """From the first line of an answer."""
    try:
        return int(line.split()[1])
    except (IndexError, ValueError):
        raise OSError("that is no answer in HTTP") from None
