"""Card sets: what the loader refuses, naming the card and the field; and that numbers can change without code."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from dengen.core.base.errors import BadCardSet, BadOption
from dengen.games.troll_master import TrollMaster
from tests.wording import assert_refused

DENGEN: dict[str, Any] = tomllib.loads(
    files("dengen.games.troll_master").joinpath("cards.toml").read_text(encoding="utf-8")
)
Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> dict[str, Any]:
    content = copy.deepcopy(DENGEN)
    change(content)
    return content


def card(content: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in [*content["familiar"], *content["action"]] if entry["id"] == id)
    return found


def ability(id: str, **fields: Any) -> Change:
    """A change that gives the card one ability, with these fields."""
    return lambda content: card(content, id).update(ability=[fields])


def effect(id: str, when: str, fields: dict[str, Any], **more: Any) -> Change:
    return ability(id, when=when, effects=[fields], **more)


def test_the_dengen_set_loads() -> None:
    game = TrollMaster("dengen")
    assert game.num_actions == 215
    assert game.max_steps == 650 * 60


def test_familiars_and_actions_may_ask_for_pictures() -> None:
    def asking(content: dict[str, Any]) -> None:
        card(content, "golem").update(picture="troll")
        card(content, "brew_1").update(picture={"palette": "plum"})

    made = TrollMaster(changed(asking)).set
    familiars = {one.id: one.picture for one in made.familiars if one.picture is not None}
    stations = {one.id: one.picture for one in made.row if one.picture is not None}
    assert (familiars, stations) == ({"golem": "troll"}, {"brew_1": {"palette": "plum"}})


def test_action_codes_stand_where_the_docs_put_them() -> None:
    game = TrollMaster("dengen")
    codes = {
        "stop": 0, "execute": 1, "broom": 2, "discard:tome": 3, "place:tome:1": 7, "place:crystal:14": 62,
        "gain:will_o_wisp": 63, "gain:troll": 84, "call": 85, "train:black_cat": 86, "charge:black_cat": 109,
        "chain_to:1": 132, "use:black_cat:0": 146, "use:troll:2": 214,
    }  # fmt: skip
    assert {name: game.number(name) for name in codes} == codes


REFUSED: list[tuple[str, Change, str, str, str]] = [
    ("unknown key on a familiar", lambda c: card(c, "golem").update(colour="red"), "golem", "", "colour"),
    ("picture that is a number", lambda c: card(c, "golem").update(picture=7), "golem", "picture", "a whole number"),
    ("unknown key on an action", lambda c: card(c, "brew_1").update(colour="red"), "brew_1", "", "colour"),
    (
        "unknown key on an ability",
        effect("golem", "brew", {"do": "mana", "n": 1}, often=2),
        "golem",
        "ability",
        "often",
    ),
    ("unknown key on an effect", effect("golem", "brew", {"do": "mana", "n": 1, "x": 1}), "golem", "effects", "x"),
    ("unknown key in the set", lambda c: c["set"].update(edition=2), "", "", "edition"),
    ("unknown effect", effect("golem", "brew", {"do": "sing", "n": 1}), "golem", "effects[0].do", "sing"),
    ("unknown timing", effect("golem", "dinner", {"do": "mana", "n": 1}), "golem", "when", "dinner"),
    (
        "unknown target",
        effect("golem", "brew", {"do": "charge", "n": 1, "target": "nessie"}),
        "golem",
        "target",
        "nessie",
    ),
    ("unknown per", effect("golem", "brew", {"do": "mana", "n": 1, "per": "moon"}), "golem", "per", "moon"),
    ("unknown if", effect("golem", "brew", {"do": "mana", "n": 1}, **{"if": "rain"}), "golem", "if", "rain"),
    ("unknown starter", lambda c: c["set"]["starter"].append("nessie"), "", "set.starter", "nessie"),
    ("starter too short", lambda c: c["set"]["starter"].pop(), "", "set.starter", "10"),
    ("unknown magic kind", lambda c: card(c, "brew_1").update(need_kind="fire"), "brew_1", "need_kind", "fire"),
    ("discount in a Brew", effect("golem", "brew", {"do": "discount", "n": 1}), "golem", "effects[0].do", "discount"),
    ("power in a Divine", effect("golem", "divine", {"do": "power", "n": 1}), "golem", "effects[0].do", "power"),
    ("score in an Attack", effect("golem", "attack", {"do": "score", "n": 1}), "golem", "effects[0].do", "score"),
    ("mana in scoring", effect("golem", "scoring", {"do": "mana", "n": 1}), "golem", "effects[0].do", "mana"),
    ("redraw in a Summon", effect("golem", "summon", {"do": "redraw", "n": 1}), "golem", "effects[0].do", "redraw"),
    (
        "chain in planning",
        effect("golem", "planning", {"do": "chain", "to": "brew"}),
        "golem",
        "effects[0].do",
        "chain",
    ),
    ("chain without a kind", effect("golem", "brew", {"do": "chain"}), "golem", "effects[0].to", "chain"),
    (
        "mana with a kind",
        effect("golem", "brew", {"do": "mana", "n": 1, "to": "brew"}),
        "golem",
        "effects[0].to",
        "chain",
    ),
    ("effect without n", effect("golem", "brew", {"do": "mana"}), "golem", "effects[0].n", "how much"),
    (
        "charge without a target",
        effect("golem", "brew", {"do": "charge", "n": 1}),
        "golem",
        "effects[0].target",
        "target",
    ),
    (
        "mana with a target",
        effect("golem", "brew", {"do": "mana", "n": 1, "target": "self"}),
        "golem",
        "effects[0].target",
        "target",
    ),
    (
        "multiplied chain",
        effect("golem", "brew", {"do": "chain", "to": "brew", "per": "charge"}),
        "golem",
        "effects[0].per",
        "multiplied",
    ),
    (
        "too many starting charges",
        lambda c: card(c, "gnome").update(start_charge=3),
        "gnome",
        "start_charge",
        "ribbons",
    ),
    ("a fee beyond the ribbons", effect("gnome", "brew", {"do": "mana", "n": 1}, fee=3), "gnome", "fee", "ribbons"),
    (
        "a chain with another effect",
        ability("gnome", when="brew", effects=[{"do": "chain", "to": "brew"}, {"do": "mana", "n": 1}]),
        "gnome",
        "effects",
        "chain",
    ),
    (
        "a chain with a trigger",
        effect("gnome", "attack", {"do": "chain", "to": "brew"}, trigger="success"),
        "gnome",
        "trigger",
        "chain",
    ),
    (
        "power with a trigger",
        effect("gnome", "defend", {"do": "power", "n": 1}, trigger="beaten"),
        "gnome",
        "trigger",
        "comparison",
    ),
    (
        "a trigger of another timing",
        effect("gnome", "defend", {"do": "mana", "n": 1}, trigger="success"),
        "gnome",
        "trigger",
        "attack",
    ),
    (
        "a paid charge without a limit",
        effect("gnome", "brew", {"do": "charge", "n": 1, "target": "any"}, fee=1),
        "gnome",
        "limit",
        "limit",
    ),
    (
        "four abilities",
        lambda c: card(c, "golem").update(ability=[{"when": "brew", "effects": [{"do": "mana", "n": 1}]}] * 4),
        "golem",
        "ability",
        "3",
    ),
    ("an ability without effects", ability("golem", when="brew", effects=[]), "golem", "effects", "1"),
    ("twenty kinds in a game", lambda c: c["set"].update(kinds_per_game=20), "", "set.kinds_per_game", "19"),
    ("nine kinds", lambda c: (c["set"].pop("starter"), c.update(familiar=c["familiar"][:10])), "", "familiar", "9"),
    ("no start card", lambda c: card(c, "black_cat").update(start=False), "", "familiar.start", "one"),
    ("two start cards", lambda c: card(c, "golem").update(start=True), "", "familiar.start", "one"),
    (
        "copies of the start card",
        lambda c: card(c, "black_cat").update(copies=2),
        "black_cat",
        "copies",
        "every player",
    ),
    ("a position missing", lambda c: c["action"].pop(), "", "action.pos", "1 to 14"),
    ("a position twice", lambda c: card(c, "brew_1").update(pos=2), "", "action.pos", "1 to 14"),
    (
        "a Divine with another icon",
        lambda c: card(c, "divine_1").update(icons=["tome"]),
        "divine_1",
        "icons",
        "Crystal",
    ),
    (
        "a Divine with two icons",
        lambda c: card(c, "divine_1").update(icons=["crystal", "tome"]),
        "divine_1",
        "icons",
        "",
    ),
    ("a Divine with another need", lambda c: card(c, "divine_1").update(need_kind="tome"), "divine_1", "need_kind", ""),
    ("a need above ten", lambda c: card(c, "brew_4").update(need=11), "brew_4", "need", "10"),
    ("a need below zero", lambda c: card(c, "brew_4").update(need=-1), "brew_4", "need", "0"),
    ("a familiar's id twice", lambda c: card(c, "golem").update(id="gnome"), "gnome", "id", "is already used"),
    ("an action's id twice", lambda c: card(c, "brew_2").update(id="brew_1"), "brew_1", "id", "is already used"),
    ("a word for a number", lambda c: card(c, "golem").update(cost="six"), "golem", "cost", "a whole number"),
    ("a missing field", lambda c: card(c, "golem").pop("power"), "golem", "", "power"),
    ("no familiars at all", lambda c: c.pop("familiar"), "", "", "familiar"),
]


@pytest.mark.parametrize(
    ("change", "name", "field", "words"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED]
)
def test_a_faulty_set_is_refused_with_card_and_field(change: Change, name: str, field: str, words: str) -> None:
    with assert_refused(BadCardSet) as caught:
        TrollMaster(changed(change))
    assert caught.value.card == name
    assert field in caught.value.field
    assert words in str(caught.value)


def test_a_set_without_starter_or_bands_refuses_these_options() -> None:
    def cheap_only(content: dict[str, Any]) -> None:
        content["set"].pop("starter")
        for familiar in content["familiar"]:
            familiar["cost"] = 3

    game = TrollMaster(changed(cheap_only))
    for kinds in ("starter", "banded"):
        with pytest.raises(BadOption):
            game.new(3, kinds=kinds)
    assert len(game.new(3).kinds) == 10


def test_numbers_change_without_code() -> None:
    def tuned(content: dict[str, Any]) -> None:
        card(content, "brew_4").update(value=9, need=0)
        card(content, "troll").update(cost=2)
        card(content, "black_cat").update(power=3)

    game = TrollMaster(changed(tuned))
    state = game.position({"seats": 3, "phase": "action", "pool": [3, 3, 2, 2], "players": [{"pawn": 11, "mana": 0}]})
    state.apply(0, game.number("execute"))
    assert state.mana[0] == 9
    assert state.power(0) == 3


def test_more_kinds_make_a_larger_action_space() -> None:
    def larger(content: dict[str, Any]) -> None:
        content["familiar"].append({**copy.deepcopy(card(content, "golem")), "id": "iron_golem"})

    assert TrollMaster(changed(larger)).num_actions == 83 + 6 * 23
