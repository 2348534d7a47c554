"""Events as data: arguments, the seats that may see them, and the seats for which they are news."""

from typing import Any, Final

from msgspec import Struct

ALL: Final = -1  # bits of all seats and of spectators
NOBODY: Final = 0


class Event(Struct):
    """An event at the table.

    `secret` has the hidden arguments, with the seats that may see them, as bits;
    `news` has the bits of the seats that get new information.
    """

    kind: str
    args: dict[str, Any]
    secret: dict[str, int] = {}
    news: int = NOBODY

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The arguments that a viewer may know; None is a spectator."""
        if not self.secret:
            return dict(self.args)
        return {name: value for name, value in self.args.items() if self.shows(name, viewer)}

    def shows(self, name: str, viewer: int | None) -> bool:
        bits = self.secret.get(name, ALL)
        if viewer is None:
            return bits == ALL
        return (bits >> viewer) & 1 == 1

    def is_news_to(self, seat: int) -> bool:
        return (self.news >> seat) & 1 == 1
