"""A card set that uses nearly every word of the vocabulary at once keeps the contract of a game too."""

from typing import Any

import pytest

from dengen.core.conformance import Trial
from dengen.core.conformance.copies import clones_are_independent, dumps_are_exact
from dengen.core.conformance.leaks import nothing_leaks, told_alike
from dengen.core.conformance.playing import plays_to_the_end
from dengen.core.conformance.refusals import only_the_legal_applies
from dengen.core.conformance.wording import everything_has_words
from tests.games.lumiel.kit import game_with

SPOTS = 12  # positions of a game that are looked at
ANYWHERE = ["field", "points_me", "points_other"]


def effect(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"effect": list(steps), **more}


RICH = game_with(
    turner=effect({"step": "turn"}),
    digger=effect({"step": "turn", "to": "next", "target": {"depth": "bottom"}}, points=-1),
    tide=effect({"step": "turn_all", "scope": {"zone": "choose", "owner": "choose"}, "to": "me"}),
    storm=effect({"step": "turn_all"}, points=0),
    wizard=effect({"step": "move", "dest": {"rel": "same_or_orth1"}, "facing": "any"}),
    mole=effect({"step": "move", "target": {"depth": "bottom"}, "dest": {"rel": "same_or_orth1"}, "facing": "me"}),
    crane=effect({"step": "move", "stack": "always"}, {"step": "swap", "rel": "other_zone", "optional": True}),
    cart=effect({"step": "move", "stack": "never", "dest": {"rel": "around8", "zone": "same"}}, points=-2),
    mirror=effect({"step": "swap", "rel": "any", "a": {"owner": "me"}, "b": {"owner": "other"}}),
    burner=effect({"step": "remove", "target": {"from": ANYWHERE}}),
    giver=effect({"step": "gain", "to": "choose", "target": {"from": ANYWHERE}}),
    judge=effect({"step": "gain", "to": "owner", "target": {"near": {"rel": "orth1", "sign": "minus"}}}),
    herald=effect({"step": "set_from_hand", "draw": 1, "facing": "any"}),
    tamer=effect({"step": "set_from_hand", "name": ["imp"], "draw": 1}, {"step": "turn", "to": "other"}),
    squire=effect({"step": "bring", "from": "hand"}),
    page=effect({"step": "bring", "use_effect": False}),
    fork=effect({"step": "one_of", "options": [[{"step": "draw", "n": 2}], [{"step": "gain"}, {"step": "remove"}]]}),
    ghost={"stack_on": {"position": "either"}},
    wall={"base": {"by": "owner"}},
    gate={"base": {"by": "others"}, "set_facing": "other"},
    edge={"set_zone": "outer", "set_facing": "any"},
)
CHECKS = [
    plays_to_the_end,
    only_the_legal_applies,
    clones_are_independent,
    dumps_are_exact,
    nothing_leaks,
    told_alike,
    everything_has_words,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_rich_set_keeps_the_contract(check: Any, seats: int) -> None:
    for seed in (1, 2):
        check(Trial(RICH, seats, {}, seed, spots=SPOTS))
