"""Whatever a refusal says is true, and its clause is the one that forbids: all answers to all questions of seeded fights."""

import os
from collections.abc import Callable
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.games.trump_fighter.rules import TrumpFighterState
from tests.games.trump_fighter.kit import GAME
from tests.games.trump_fighter.oracle import met

FIGHTS = 60 if os.environ.get("DENGEN_DEEP") else 8
OPTIONS: list[dict[str, Any]] = [
    {},
    {"miscall": "blocked", "characters": "random"},
    {"attack": "manual", "characters": "random"},
]


class Refused:
    """An answer that was refused, and what lies on the table."""

    def __init__(self, state: TrumpFighterState, seat: int, name: str) -> None:
        self.state = state
        self.seat = seat
        self.kind, *where = name.split(":")
        self.where = [int(part) for part in where if part.isdigit()]
        view = GAME.view(state, seat)
        self.asked = view.prompt.kind if view.prompt else ""
        self.me = view.fighters[seat]  # type: ignore[attr-defined]

    @property
    def held(self) -> int:
        return sum(card is not None for card in self.me.hand)

    @property
    def empty(self) -> list[int]:
        return [slot for slot, stack in enumerate(self.me.field) if not stack]

    @property
    def calls(self) -> bool:
        return self.kind in ("call", "strike")

    def has_card(self) -> bool:
        return self.me.hand[self.where[0]] is not None

    def goes_elsewhere(self) -> bool:
        """There is an empty slot further left than this empty one."""
        return self.has_card() and self.where[1] in self.empty and self.empty[0] < self.where[1]

    def covers(self) -> bool:
        return self.has_card() and bool(self.empty) and self.where[1] not in self.empty

    def may_not_call(self) -> bool:
        """TF-20, by trying every set of cards; a Strike is judged after its Move."""
        mine, theirs = (
            [self.state.top_card(4 * seat + slot) for slot in range(4)] for seat in (self.seat, 1 - self.seat)
        )
        left = self.held
        if self.kind == "strike":
            mine[self.where[1]] = self.state.hand_card(4 * self.seat + self.where[0])
            left -= 1
        formulas = GAME.tables.formulas[self.state.character[self.seat]]
        ready = [formula for formula, technique in zip(formulas, self.me.techniques, strict=True) if not technique.hit]
        return left > 1 and not any(met(formula, mine + theirs) for formula in ready)

    def was_hit(self) -> bool:
        return any(technique.hit for which, technique in enumerate(self.me.techniques) if self.where[0] >> which & 1)


TRUE: dict[str, Callable[[Refused], bool]] = {
    "TF-14": lambda r: not r.has_card(),
    "TF-15": lambda r: r.goes_elsewhere(),
    "TF-R5": lambda r: r.covers(),
    "TF-20": lambda r: r.calls and r.may_not_call(),
    "TF-24": lambda r: r.asked == "name_hits" and r.was_hit(),
    "TF-50": lambda r: r.asked == "forced_move" and r.kind == "wait",
    "TF-R25": lambda r: r.asked == "forced_move" and r.calls,
    "TF-53": lambda r: r.asked == "fast_move" and r.kind == "wait",
    "TF-R28": lambda r: r.asked == "fast_move" and r.kind == "call",
    "TF-R20": lambda r: r.asked in ("fast", "fast_move") and r.kind == "strike",
    "TF-R2": lambda r: r.asked == "pick_again",
}
MET = [{"TF-14", "TF-15", "TF-R5", "TF-50", "TF-R25", "TF-53", "TF-R28", "TF-R20"}, {"TF-20"}, {"TF-24"}]


@pytest.mark.parametrize(("options", "expected"), list(zip(OPTIONS, MET, strict=True)), ids=range(len(OPTIONS)))
def test_every_refusal_of_seeded_fights_is_true_and_cites_what_forbids(
    options: dict[str, Any], expected: set[str]
) -> None:
    cited: set[str] = set()
    slow = "miscall" in options  # every set of cards is tried
    for seed in range(FIGHTS // 8 if slow else FIGHTS):
        state = GAME.new(seed=seed, **options)
        rng = Chance(seed)
        while actors := state.actors():
            seat = rng.pick(actors)
            for act in state.candidates(seat, *state.question(seat)):
                refusal = GAME.refusal(state, seat, act)
                if refusal is not None:
                    refused = Refused(state, seat, GAME.name(act))
                    assert TRUE[refusal.clause](refused), f"{options}, {seed}: {refusal.en} ({refusal.clause})"
                    cited.add(refusal.clause)
            waits = [act for act in state.legal(seat) if GAME.name(act) == "wait"]
            state.apply(seat, waits[0] if waits and rng.below(2) else rng.pick(state.legal(seat)))
    assert cited >= expected
