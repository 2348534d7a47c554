"""What a refusal says is true: each is judged by the table as it is dumped and by the cards, apart from the rules."""

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

from dengen.core.base.chance import Chance
from tests.games.troll_master.kit import GAME

GAMES = 25 if os.environ.get("DENGEN_DEEP") else 3
FAMILIARS = {familiar.id: familiar for familiar in GAME.set.familiars}


class Table:
    """A dumped table, and the seat that is asked."""

    def __init__(self, data: dict[str, Any], seat: int) -> None:
        self.table = data["table"]
        self.me = self.table["players"][seat]
        self.pawns = [player["pawn"] for player in self.table["players"]] + self.table["neutral"]
        stacks = [stack.partition(":") for stack in self.me["familiars"]]
        self.charges = {cards.rpartition("/")[2]: int(many or 0) for cards, _, many in stacks}  # of those face up

    def pool(self) -> Counter[str]:
        cards = Counter(self.table["open"])
        for player in self.table["players"]:
            cards.update(player["hand"] + player["revealed"])
        return cards


def against_turn(table: Table, action: str) -> str:
    """TM-24 to TM-33: a card of the hand, an action of its icon, free, further to the right; no pass without a pawn."""
    if action == "stop":
        assert table.me["pawn"] == 0
        return "TM-33"
    if action.startswith("use:"):
        return against_ability(table, action, "planning")
    _, card, pos = action.split(":")
    if card not in table.me["hand"]:
        return "TM-24" if table.me["hand"] else "TM-31"
    if int(pos) <= table.me["pawn"]:
        return "TM-29"
    if int(pos) in table.pawns:
        return "TM-30"
    row = GAME.set.row[int(pos) - 1]
    assert card != "crystal"
    assert card not in row.icons
    return "TM-27" if row.kind == "divine" else "TM-25"


def against_action(table: Table, action: str) -> str:
    """TM-42 to TM-46."""
    row = GAME.set.row[table.me["pawn"] - 1]
    pool = table.pool()
    met = pool["crystal"] if row.need_kind == "crystal" else pool[row.need_kind] + pool["crystal"]
    assert 2 * (row.need - met) > table.me["mana"]
    return "TM-46"


def against_summon(table: Table, action: str) -> str:
    """TM-9, TM-66, TM-67, TM-R44."""
    if action.startswith("use:"):
        return against_ability(table, action, "summon")
    kind = action.removeprefix("gain:")
    if kind not in table.table["supply"]:
        return "TM-9"
    if not table.table["supply"][kind]:
        return "TM-R44"
    if kind in table.charges:
        return "TM-67"
    dearest = max(FAMILIARS[id].cost for id in table.charges)
    assert FAMILIARS[kind].cost - dearest - table.table["discount"] > table.me["mana"]
    return "TM-66"


def against_storing(table: Table, action: str) -> str:
    """TM-73, TM-R17."""
    id = action.removeprefix("charge:")
    if id not in table.charges:
        return "TM-R17"
    assert table.charges[id] >= FAMILIARS[id].ribbons
    return "TM-73"


def against_ability(table: Table, action: str, moment: str) -> str:
    """TM-14, TM-93, TM-95, TM-101: its moment, its fee."""
    _, id, index = action.split(":")
    ability = FAMILIARS[id].ability[int(index)]
    if ability.when != moment:
        return "TM-14"
    if any(effect.do == "chain" for effect in ability.effects):
        return "TM-101"
    if not ability.fee:
        return "TM-95"
    assert table.charges[id] < ability.fee
    return "TM-93"


JUDGES: dict[str, Callable[[Table, str], str]] = {
    "ask_turn": against_turn,
    "ask_action": against_action,
    "ask_summon": against_summon,
    "ask_distribute": against_storing,
}


def test_the_clause_of_a_refusal_is_the_one_that_forbids() -> None:
    judged: Counter[str] = Counter()
    for seed in range(GAMES):
        state = GAME.new(2 + seed % 4, seed)
        luck = Chance(seed)
        while not state.over():
            seat = state.actors()[0]
            judge = JUDGES.get(GAME.step_name(state.question(seat)[0]))
            if judge is not None:
                table = Table(GAME.dump(state), seat)
                for act in state.candidates(seat, *state.question(seat)):
                    refusal = GAME.refusal(state, seat, act)
                    if refusal is not None:
                        expected = judge(table, GAME.name(act))
                        assert refusal.clause == expected, (GAME.name(act), refusal, table.me)
                        judged[expected] += 1
            state.apply(seat, luck.pick(state.legal(seat)))
    assert set(judged) >= {"TM-24", "TM-25", "TM-27", "TM-29", "TM-30", "TM-33", "TM-9", "TM-66", "TM-R17", "TM-73"}
