"""Bodies of requests: what would keep the event loop busy isn't decoded, what can't be decoded is a bad request."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, SerializationException
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from dengen.core.base.validation import NestedTooDeeply, shallow

MOST_CONTAINERS = 50_000  # a megabyte of a record's entries has fewer; they are decoded in some 20 ms
NOT_READ = (SerializationException, UnicodeDecodeError, NestedTooDeeply)


class BodyRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        body = await self.body()
        if body.count(b"[") + body.count(b"{") > MOST_CONTAINERS:
            raise ClientException(
                f"The data has more than {MOST_CONTAINERS} lists and objects.",
                status_code=HTTP_413_REQUEST_ENTITY_TOO_LARGE,
            )
        try:
            shallow(body)
            return await super().json()
        except NOT_READ as error:
            raise ClientException(f"This can't be read: {error}.") from None
