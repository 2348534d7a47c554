"""What the lab looks at in Troll Master."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.tracking import Tracked, TrackedEvent, TrackedGroup
from dengen.games.troll_master.rules import TrollMasterState

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

GROUPS = {
    "familiars": TrackedGroup(
        Text("Familiars gained", "得た使い魔"),
        (TrackedEvent("called", "familiar"), TrackedEvent("trained", "familiar")),
        line=Text("{}, gained", "{}（獲得）"),
    ),
    "workshop": TrackedGroup(
        Text("Actions performed", "実行したアクション"),
        (TrackedEvent("performed", "pos"),),
        judged=False,
        line=Text("{}, performed", "{}（実行）"),
    ),
}


def of(game: TrollMaster) -> Tracked:
    return Tracked(GROUPS, first="round", names={str(action.pos): action.name for action in game.set.row})


def turns(game: TrollMaster, state: TrollMasterState) -> int:
    """Rounds begun."""
    return int(state.round)
