"""How many guests come, and how many tables are laid, from one address: so many at once, then one now and then."""

from dengen.core.base.errors import DengenError
from dengen.server.config.settings import ServerLimits
from dengen.server.limits.addresses import household, is_loopback
from dengen.server.limits.token_buckets import TokenBuckets


class TooManyFromHere(DengenError):
    code = "too_fast"
    ja = "同じネットワークからの利用が多すぎます。少し待ってください。"


class Newcomers:
    """Who sits at the machine itself isn't counted: nor are all, should a proxy not say where they come from."""

    def __init__(self, limits: ServerLimits) -> None:
        self._guests = TokenBuckets(limits.guests, limits.guests_burst)
        self._tables = TokenBuckets(limits.new_tables, limits.new_tables_burst)

    def admit_guest(self, address: str) -> None:
        if not is_loopback(address) and not self._guests.take(household(address)):
            raise TooManyFromHere("Too many new guests from your network. Wait a moment.")

    def admit_table(self, address: str) -> None:
        if not is_loopback(address) and not self._tables.take(household(address)):
            raise TooManyFromHere("Too many new tables from your network. Wait a moment.")
