"""The base of all commands: data, and how to carry them out on a draft of the table."""

from typing import ClassVar

from msgspec import Struct

from dengen.table.draft import Draft


class TableCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """`begins`: it may begin a game, so it wants `entropy`. `for_holder`: what it writes, only the node may store that
    runs the table's clocks. `passes_time`: it counts even if it writes nothing."""

    begins: ClassVar[bool] = False
    for_holder: ClassVar[bool] = False
    passes_time: ClassVar[bool] = False

    def carry_out(self, draft: Draft) -> None:
        """Check it and write the entries that it makes; raises TableError (or another DengenError)."""
        raise NotImplementedError
