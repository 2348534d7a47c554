"""What happened, as data: who may see which argument, and to whom it is news."""

from typing import Any, Final

from msgspec import Struct

ALL: Final = -1  # bits of all seats, and of whoever watches
NOBODY: Final = 0


class Event(Struct):
    """Something that happened at the table.

    `secret` names the arguments that not everybody may see, with the seats that may, as bits;
    `news` has the bits of the seats that learn something by it that they could not have known.
    """

    kind: str
    args: dict[str, Any]
    secret: dict[str, int] = {}
    news: int = NOBODY

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The arguments that this viewer may know; None is somebody who only watches."""
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
