"""What the lab looks at in Troll Master."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.tracked import Group, Tracked, Use
from dengen.core.words import Text
from dengen.games.troll_master.rules import TrollMasterState

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

GROUPS = {
    "familiars": Group(Text("Familiars gained", "得た使い魔"), (Use("called", "familiar"), Use("trained", "familiar"))),
    "workshop": Group(Text("Actions performed", "実行したアクション"), (Use("performed", "pos"),), judged=False),
}


def of(game: TrollMaster) -> Tracked:
    return Tracked(GROUPS, first="round", names={str(action.pos): action.name for action in game.set.row})


def turns(game: TrollMaster, state: TrollMasterState) -> int:
    """Rounds begun."""
    return int(state.round)
