"""How long PostgreSQL lets a node keep others waiting: a node that has frozen can't let go by itself."""

from typing import NamedTuple


class Timeouts(NamedTuple):
    """In ms. `statement`: for one statement. `lock`: for a lock that another transaction has. `idle`: for a transaction
    whose node says nothing; it is undone then, and its locks are free. All three are less than what a takeover may cost."""

    statement: int = 8_000
    lock: int = 3_000
    idle: int = 4_000

    @property
    def settings(self) -> dict[str, str]:
        """As a connection is opened with them."""
        return {
            "statement_timeout": str(self.statement),
            "lock_timeout": str(self.lock),
            "idle_in_transaction_session_timeout": str(self.idle),
        }
