"""Card sets that say only what they change."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dengen.core.cards.overlays import BadOverlay, Difference, changes_between, differences, laid_over
from dengen.core.registry import game, registered

BASE = tomllib.loads("""
[set]
id = "imps"
name_en = "Imps"

[[card]]
id = "imp"
points = 1
icons = ["fire", "tail"]
trick = [{ id = "vanish", points = 2 }]
[card.back]
name_en = "Imp, asleep"
special = { kind = "nap" }

[[card]]
id = "ogre"
points = 5
effects = [{ kind = "eat" }, { kind = "burp" }]
""")


def changed(text: str) -> dict[str, Any]:
    return laid_over(BASE, tomllib.loads(text))


def test_without_changes_the_set_is_its_base() -> None:
    assert changed('base = "imps"') == BASE


def test_a_field_of_an_entry_changes_and_the_rest_stays() -> None:
    made = changed('base = "imps"\n[set]\nid = "mine"\n[[card]]\nid = "ogre"\npoints = 4\n')
    assert made["set"] == {"id": "mine", "name_en": "Imps"}
    assert made["card"][0] == BASE["card"][0]
    assert made["card"][1] == BASE["card"][1] | {"points": 4}


def test_a_table_inside_an_entry_changes_field_by_field() -> None:
    made = changed('[[card]]\nid = "imp"\n[card.back]\nname_en = "Imp, awake"\n')
    assert made["card"][0]["back"] == {"name_en": "Imp, awake", "special": {"kind": "nap"}}


def test_a_list_without_ids_is_replaced() -> None:
    made = changed('[[card]]\nid = "imp"\nicons = ["horn"]\n[[card]]\nid = "ogre"\neffects = []\n')
    assert [made["card"][0]["icons"], made["card"][1]["effects"]] == [["horn"], []]


def test_entries_keep_the_order_of_the_base_and_new_ones_follow() -> None:
    made = changed('[[card]]\nid = "elf"\npoints = 2\n[[card]]\nid = "imp"\npoints = 3\n')
    assert [(card["id"], card["points"]) for card in made["card"]] == [("imp", 3), ("ogre", 5), ("elf", 2)]


def test_an_entry_can_be_removed_and_a_field_unset() -> None:
    made = changed('[[card]]\nid = "ogre"\nremoved = true\n[[card]]\nid = "imp"\n[card.back]\nunset = ["special"]\n')
    assert [card["id"] for card in made["card"]] == ["imp"]
    assert made["card"][0]["back"] == {"name_en": "Imp, asleep"}


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        ("[[card]]\npoints = 2\n", 1, ""),
        ('[[card]]\nid = "imp"\n[[card.trick]]\npoints = 1\n', "imp", "trick[0]"),
        ('[[card]]\nid = "orge"\nremoved = true\n', "orge", "removed"),
        ('[[card]]\nid = "imp"\nunset = ["cost"]\n', "imp", "unset"),
        ('[[card]]\nid = "imp"\n[card.back]\nunset = "special"\n', "imp", "back.unset"),
        ('[[card]]\nid = "imp"\npoints = 2\n[[card]]\nid = "imp"\npoints = 3\n', "imp", ""),
    ],
)
def test_a_change_that_can_not_be_made_names_entry_and_field(text: str, entry: str | int, field: str) -> None:
    with pytest.raises(BadOverlay) as caught:
        changed(text)
    assert (caught.value.entry, caught.value.field) == (entry, field)
    assert caught.value.why.en
    assert caught.value.why.ja


def test_the_base_is_not_touched() -> None:
    before = repr(BASE)
    made = changed('[[card]]\nid = "imp"\nicons = ["horn"]\n')
    made["card"][1]["effects"][0]["kind"] = "sing"
    assert repr(BASE) == before


def test_differences_are_told_by_entry_and_field() -> None:
    after = changed(
        '[set]\nid = "mine"\n[[card]]\nid = "imp"\n[card.back]\nname_en = "Awake"\n[[card]]\nid = "elf"\npoints = 2\n'
    )
    assert differences(BASE, after) == [
        Difference("", "set.id", "imps", "mine"),
        Difference("imp", "back.name_en", "Imp, asleep", "Awake"),
        Difference("elf", "", None, {"id": "elf", "points": 2}),
    ]


def test_a_base_that_says_an_id_twice_can_not_be_changed() -> None:
    with pytest.raises(BadOverlay, match="The base has this id more than once"):
        laid_over({"card": [{"id": "imp"}, {"id": "imp"}]}, {"card": [{"id": "imp", "points": 2}]})


def test_entries_inside_entries_change_by_their_ids_too() -> None:
    made = changed('[[card]]\nid = "imp"\n[[card.trick]]\nid = "vanish"\npoints = 3\n[[card.trick]]\nid = "bite"\n')
    assert made["card"][0]["trick"] == [{"id": "vanish", "points": 3}, {"id": "bite"}]
    assert differences(BASE, made) == [
        Difference("vanish", "points", 2, 3),
        Difference("bite", "", None, {"id": "bite"}),
    ]


def test_another_order_of_the_same_entries_is_a_difference() -> None:
    turned = {**BASE, "card": BASE["card"][::-1]}
    assert differences(BASE, turned) == [Difference("", "card", ["imp", "ogre"], ["ogre", "imp"])]


cards = st.dictionaries(
    st.sampled_from(["imp", "ogre", "elf"]),
    st.dictionaries(st.sampled_from(["points", "cost", "text"]), st.integers() | st.text(max_size=3)),
)


def content(entries: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if not entries:
        return {}
    return {"card": [{"id": id_, **fields} for id_, fields in entries.items()]}


@given(cards, cards)
def test_changes_win_and_nothing_else_does(base: dict[str, Any], changes: dict[str, Any]) -> None:
    made = {card["id"]: card for card in laid_over(content(base), content(changes)).get("card", [])}
    assert set(made) == {*base, *changes}
    for id_, card in made.items():
        assert card == {"id": id_} | base.get(id_, {}) | changes.get(id_, {})


@given(cards, cards)
def test_there_is_a_difference_only_where_something_differs(one: dict[str, Any], other: dict[str, Any]) -> None:
    told = differences(content(one), content(other))
    assert (told == []) == (content(one) == content(other))
    assert all(difference.before != difference.after for difference in told)


# ---- the changes alone ----


def test_the_changes_alone_say_no_more_than_what_differs() -> None:
    said = tomllib.loads("""
        [set]
        unset = ["name_en"]
        id = "mine"
        [[card]]
        id = "imp"
        trick = [{ id = "vanish", points = 3 }]
        [[card]]
        id = "elf"
        points = 2
        [[card]]
        id = "ogre"
        removed = true
    """)
    assert changes_between(BASE, laid_over(BASE, said)) == said


def test_changes_that_no_overlay_can_say_are_none() -> None:
    turned = BASE | {"card": BASE["card"][::-1]}
    twice = BASE | {"card": [*BASE["card"], BASE["card"][0]]}
    assert [changes_between(BASE, whole) for whole in (turned, twice)] == [None, None]


@pytest.mark.parametrize("id", [id for id, kind in registered().items() if len(kind.editions) > 1])
def test_the_changes_of_an_edition_lead_from_one_to_the_other(id: str) -> None:
    old, new = (game(id, edition).cards.content for edition in ("dengen", "dengen-2"))
    changes = changes_between(old, new)
    assert changes is not None
    assert len(str(changes)) < len(str(new)) / 2
    assert laid_over(old, changes) == new
