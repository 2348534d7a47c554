"""Card sets: the dengen set, and what a bad one is told."""

from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.errors import BadCardSet
from dengen.games.lumiel import Lumiel
from tests.games.lumiel.kit import GAME, card, game_with, lay, new, set_content
from tests.wording import assert_refused


def broken(**card_fields: Any) -> BadCardSet:
    """What a set is told that has a hero with these fields."""
    with assert_refused(BadCardSet) as caught:
        game_with(hero=card_fields)
    assert caught.value.card == "hero"
    return caught.value


def test_the_dengen_set_has_twelve_kinds_and_53_actions() -> None:
    assert len(GAME.set.card) == 12
    assert GAME.num_actions == 53
    assert GAME.name(0) == "area:A1"
    assert GAME.name(31) == "under:D4"
    assert GAME.name(40) == "pass"
    assert GAME.name(52) == "kind:vampire"


def test_a_set_may_be_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    shipped = Path(str(GAME.package).replace(".", "/"))
    text = (Path(__file__).parents[3] / "src" / shipped / "cards.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("points = 6", "points = 7"), encoding="utf-8")
    game = Lumiel(file)
    assert game.tables.points[game.tables.ids.index("sorcerer")] == 7
    assert game.cards.hash != GAME.cards.hash


@pytest.mark.parametrize(
    ("fields", "field", "message"),
    [
        ({"wings": True}, "", "wings"),
        ({"points": "six"}, "points", "a whole number"),
        ({"picture": 7}, "picture", "a whole number"),
        ({"picture": {"palette": 7}}, "picture[...]", "a whole number"),
        ({"copies": 0}, "copies", "1"),
        ({"set_zone": "corner"}, "set_zone", "corner"),
        ({"base": {"by": "nobody"}}, "base.by", "nobody"),
        ({"stack_on": {"position": "middle"}}, "stack_on.position", "middle"),
        ({"effect": [{"step": "dance"}]}, "effect[0].step", "dance"),
        ({"effect": [{"step": "turn", "to": "north"}]}, "effect[0].to", "north"),
        ({"effect": [{"step": "turn", "speed": 2}]}, "effect[0]", "speed"),
        ({"effect": [{"step": "draw"}]}, "effect[0]", "n"),
        ({"effect": [{"step": "one_of", "options": [[{"step": "gain"}]]}]}, "effect[0].options", "2"),
        ({"effect": [{"step": "remove", "target": {"name": ["dragon"]}}]}, "effect[0]", "dragon"),
        ({"effect": [{"step": "turn", "target": {"near": {"rel": "orth1", "name": ["elf"]}}}]}, "effect[0]", "elf"),
        ({"effect": [{"step": "set_from_hand", "name": ["dragon"]}]}, "effect[0]", "dragon"),
        ({"effect": [{"step": "turn", "target": {"from": ["points_me"]}}]}, "effect[0]", "turned or moved"),
        ({"effect": [{"step": "swap", "a": {"depth": "bottom"}}]}, "effect[0]", "swapped"),
        ({"effect": [{"step": "gain", "to": "owner", "target": {"from": ["points_me"]}}]}, "effect[0]", "faces nobody"),
        (
            {
                "effect": [
                    {"step": "one_of", "options": [[{"step": "gain"}], [{"step": "set_from_hand", "name": ["x"]}]]}
                ]
            },
            "effect[0]",
            "'x'",
        ),
    ],
)
def test_a_fault_is_told_with_the_card_and_the_field(fields: dict[str, Any], field: str, message: str) -> None:
    trouble = broken(**fields)
    assert trouble.field == field
    assert message in str(trouble)


@pytest.mark.parametrize("picture", ["exorcist", {"palette": "rose", "emblem": "key"}])
def test_a_card_may_ask_for_a_picture(picture: str | dict[str, str]) -> None:
    asked = next(card for card in game_with(hero={"picture": picture}).set.card if card.id == "hero")
    assert asked.picture == picture


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"deck_size": 99}, "add up to 13, not to 99"),
        ({"setup_card": "queen"}, "no card 'queen'"),
    ],
)
def test_a_fault_of_the_whole_set_is_told(change: dict[str, Any], message: str) -> None:
    content = set_content(hero={})
    content["set"] |= change
    with assert_refused(BadCardSet, match=message):
        Lumiel(content)


def test_a_set_has_at_most_24_kinds() -> None:
    names = [f"kind{'x' * number}" for number in range(22)]
    with assert_refused(BadCardSet, match="at most 24 kinds"):
        game_with(**{name: {} for name in names})
    assert game_with(**{name: {} for name in names[:21]}).num_actions == 41 + 24


@pytest.mark.parametrize("what", ["id", "code"])
def test_ids_and_codes_stand_once(what: str) -> None:
    content = set_content(hero={})
    content["card"].append(card("double", copies=1) | {what: "hero"})
    content["set"]["deck_size"] += 1
    with assert_refused(BadCardSet, match=f"The {what} 'hero' is already used"):
        Lumiel(content)


def test_a_code_that_is_used_twice_is_told_of_the_card_that_has_it_too() -> None:
    content = set_content(hero={})
    content["card"].append(card("double", copies=1) | {"code": "hero"})
    with pytest.raises(BadCardSet) as refused:
        Lumiel(content)
    assert ("double", "code") in [(fault.card, fault.field) for fault in refused.value.faults]


def test_what_isn_t_written_as_it_should_be_is_told_in_words() -> None:
    with assert_refused(BadCardSet, match="Small letters only, a to z"):
        game_with(hero={"code": "Hero 1"})


def test_a_set_of_few_cards_can_be_played_to_the_end() -> None:
    for seed in range(5):
        assert new(3, seed, game=game_with(hero={"effect": [{"step": "gain"}]})).played_out().state.over()


def test_without_effects_cards_are_worth_their_points_and_nothing_else() -> None:
    off = {"effects": False}
    assert lay({"A1": "1com", "B1": "0com"}, hand="pri ...", options=off).play("pri").asked() == "set"
    ghost = lay({"A1": "1com"}, hand="gho ...", options=off).play("gho")
    assert "A1" not in ghost.areas
    assert not any(name.startswith("under:") for name in ghost.offered())
    bordered = lay({"A1": "1bor"}, hand="com ...", options=off).play("com")
    assert "A1" not in bordered.areas
