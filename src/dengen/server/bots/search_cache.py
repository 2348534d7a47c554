"""What a process keeps in mind: the last thought of each bot that thinks there, and of those only the latest ones."""

from collections import OrderedDict

from dengen.players.tree_reuse import KeptTree

MOST = 200_000  # moments in all thoughts together: some 150 MB where the search is compiled


class Thoughts:
    """By line of thought: that of one seat at one table, with which nobody else goes on."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[int, tuple[KeptTree, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def last(self, line: int) -> KeptTree | None:
        kept = self._kept.get(line)
        return None if kept is None else kept[0]

    def keep(self, line: int, thought: KeptTree | None) -> None:
        """In place of what was thought on the line before; those that were kept longest ago have to go for it."""
        self.drop(line)
        if thought is None:
            return
        self._kept[line] = (thought, thought.size())
        while sum(size for _, size in self._kept.values()) > self._most:
            self._kept.popitem(last=False)

    def drop(self, line: int) -> None:
        self._kept.pop(line, None)
