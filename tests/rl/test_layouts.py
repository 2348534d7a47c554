"""What the numbers of an observation mean doesn't change unnoticed."""

import pytest

pytest.importorskip("gymnasium", reason="the extra dengen[gymnasium] is not installed")

import dengen
from dengen.rl.decisions import layout
from dengen.rl.observation_encoder import VERSION

# Who changes a layout raises VERSION in rl/observation_encoder.py, and writes the new hashes here
KNOWN = {
    "flip_angel": "989415afe01fdc5b",
    "lumiel": "306f29ea556dd806",
    "troll_master": "6f4b00f22b548701",
    "trump_fighter": "aa01f52f949570c7",
    "walpurgis": "a1b3f7bcab182063",
}


@pytest.mark.parametrize("id", dengen.registered())
def test_a_layout_is_that_of_its_version_with_every_edition(id: str) -> None:
    said = [layout(dengen.game(id, edition)) for edition in dengen.registered()[id].editions]
    assert {one["hash"] for one in said} == {KNOWN[id]}
    assert {one["version"] for one in said} == {VERSION} == {1}
