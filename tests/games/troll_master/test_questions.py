"""Every question: its legal answers as the rulebook has them.

That every legal answer is applied and every other one refused with a clause is checked for all games by
`core/conformance/refusals.py` and `playing.py`; which clause, in `test_refusals.py`.
"""

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import LEGAL
from dengen.games.troll_master import TrollMaster
from dengen.games.troll_master.cards.file import AbilityEntry, FamiliarEntry
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.codes import MAGIC, MOMENTS
from tests.games.troll_master.test_cards import changed

GAMES = 25 if os.environ.get("DENGEN_DEEP") else 12

# ---- what is legal, slowly: by the dumped table and the cards, in the order of the rulebook ----


class Asked:
    """A dumped table, the seat that is asked, and what it is asked about."""

    def __init__(self, game: TrollMaster, state: TrollMasterState) -> None:
        (self.seat,) = state.actors()
        self.game = game
        self.about = int(state.question(self.seat)[1])
        self.table: dict[str, Any] = game.dump(state)["table"]
        self.me: dict[str, Any] = self.table["players"][self.seat]
        self.pawns = [player["pawn"] for player in self.table["players"]] + self.table["neutral"]
        self.cards: dict[str, FamiliarEntry] = {familiar.id: familiar for familiar in game.set.familiars}
        stacks = [stack.partition(":") for stack in self.me["familiars"]]
        self.charges = {cards.rpartition("/")[2]: int(many or 0) for cards, _, many in stacks}  # of those face up

    def missing(self) -> int:
        """TM-42 to TM-45"""
        action = self.game.set.row[self.me["pawn"] - 1]
        pool: Counter[str] = Counter(self.table["open"])
        for player in self.table["players"]:
            pool.update(player["hand"] + player["revealed"])
        met = pool["crystal"] + (pool[action.need_kind] if action.need_kind != "crystal" else 0)
        return max(0, int(action.need) - met)

    def usable(self, moment: str, chain: bool = False) -> list[tuple[str, AbilityEntry]]:
        """TM-14, TM-92 to TM-95, TM-R10, TM-R40: the abilities of a moment that are used by choice."""
        found = []
        for id, held in self.charges.items():
            for index, ability in enumerate(self.cards[id].ability):
                chosen = ability.is_chain if chain else ability.fee > 0 and not ability.is_chain
                used = self.table["uses"].count(f"{id}:{index}")
                if (
                    ability.moment == moment
                    and chosen
                    and held >= ability.fee
                    and not (ability.limit and used >= ability.limit)
                    and self.holds(ability, held, self.cards[id].ribbons)
                    and (self.me["hand"] or all(effect.do != "redraw" for effect in ability.effects))
                ):
                    found.append((f"use:{id}:{index}", ability))
        return found

    def uses(self, moment: str) -> list[str]:
        return [name for name, _ in self.usable(moment)]

    def holds(self, ability: AbilityEntry, held: int, ribbons: int) -> bool:
        has_broom: bool = self.table["broom"] == self.seat
        return {"": True, "broom": has_broom, "full": held == ribbons, "empty": held == 0}[ability.condition]

    def targets(self, kind: str) -> list[str]:
        """TM-101, TM-102"""
        left = [action.pos for action in self.game.set.row if action.kind == kind and action.pos < self.me["pawn"]]
        return [f"chain_to:{pos}" for pos in left if pos not in self.pawns]

    def chargeable(self) -> list[str]:
        """TM-73"""
        return [f"charge:{id}" for id, held in self.charges.items() if held < self.cards[id].ribbons]

    def price(self, kind: str, base: str | None) -> int:
        """TM-60 to TM-62, TM-69"""
        old, discount = self.cards[base].cost if base else 0, int(self.table["discount"])
        return max(0, self.cards[kind].cost - old - discount)


def broom(asked: Asked) -> list[str]:
    return ["stop", "broom"]


def discard(asked: Asked) -> list[str]:
    return [f"discard:{card}" for card in MAGIC if card in asked.me["hand"]]


def turn(asked: Asked) -> list[str]:
    """TM-24 to TM-33, TM-R5"""
    places = [
        f"place:{card}:{action.pos}"
        for card in MAGIC
        for action in asked.game.set.row
        if card in asked.me["hand"]
        and action.pos > asked.me["pawn"]
        and action.pos not in asked.pawns
        and (card == "crystal" or (card in action.icons and action.kind != "divine"))
    ]
    may_pass = asked.me["pawn"] or not places
    return [*(["stop"] if may_pass else []), *places, *asked.uses("planning")]


def action(asked: Asked) -> list[str]:
    """TM-46, TM-47"""
    return ["stop", "execute"] if 2 * asked.missing() <= asked.me["mana"] else ["stop"]


def summon(asked: Asked) -> list[str]:
    """TM-59, TM-66, TM-67, TM-R44, in the order of the supply"""
    gains = [
        f"gain:{kind}"
        for kind in asked.table["kinds"]
        if asked.table["supply"][kind]
        and kind not in asked.charges
        and min(asked.price(kind, base) for base in [None, *asked.charges]) <= asked.me["mana"]
    ]
    return ["stop", *gains, *asked.uses("summon")]


def way(asked: Asked) -> list[str]:
    kind = asked.game.tables.ids[asked.about]
    ways = {"call": asked.price(kind, None), **{f"train:{base}": asked.price(kind, base) for base in asked.charges}}
    return [name for name, price in ways.items() if price <= asked.me["mana"]]


def distribute(asked: Asked) -> list[str]:
    return ["stop", *asked.chargeable()]


def ability(asked: Asked) -> list[str]:
    return ["stop", *asked.uses(MOMENTS[asked.about])]


def charge(asked: Asked) -> list[str]:
    return asked.chargeable()


def chain(asked: Asked) -> list[str]:
    """TM-101, TM-102, TM-R27"""
    chains = asked.usable(MOMENTS[asked.about], chain=True)
    return ["stop", *(name for name, ability in chains if asked.targets(str(ability.effects[0].to)))]


def target(asked: Asked) -> list[str]:
    return asked.targets(MOMENTS[asked.about])


ORACLE: dict[str, Callable[[Asked], list[str]]] = {
    "ask_broom": broom,
    "ask_discard": discard,
    "ask_turn": turn,
    "ask_action": action,
    "ask_summon": summon,
    "ask_way": way,
    "ask_distribute": distribute,
    "ask_ability": ability,
    "ask_charge": charge,
    "ask_chain": chain,
    "ask_target": target,
}


def with_conditions(content: dict[str, Any]) -> None:
    """Cheap familiars whose paid abilities have a limit and, in turn, each condition: the dengen sets have none."""
    paid = [ability for card in content["familiar"] for ability in card.get("ability", []) if ability.get("fee")]
    for number, ability in enumerate(paid):
        ability.update({"limit": 1 + number % 2, "if": ("broom", "full", "")[number % 3]})
    for card in content["familiar"]:
        card["cost"] //= 2


@pytest.mark.parametrize("cards", [*TrollMaster.editions, changed(with_conditions)], ids=[*TrollMaster.editions, "own"])
def test_what_is_legal_is_what_the_rulebook_allows(cards: Any) -> None:
    game = TrollMaster(cards)
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        state, rng = game.new(2 + seed % 4, seed), Chance(seed)
        while not state.over():
            (seat,) = state.actors()
            name = state.asked_of(seat).name
            legal = state.legal(seat)
            assert [game.name(act) for act in legal] == ORACLE[name](Asked(game, state)), game.dump(state)
            candidates = state.candidates(seat, *state.question(seat))
            allowed = {act for act in candidates if state.against(seat, *state.question(seat), act) == LEGAL}
            assert allowed == set(legal)
            for act in legal:
                state.clone().apply(seat, act)
            met[name] += 1
            sensible = rng.below(3) > 0  # random players alone hardly ever get as far as a chain
            state.apply(seat, game.heuristics.pick(state, seat, rng) if sensible else rng.pick(legal))
    assert set(met) == set(ORACLE), met
