"""Observations: a table as flat numbers."""

from tests.games.lumiel.kit import GAME, Table, lay, new


def reading(table: Table, name: str, viewer: int | None = 0) -> list[float]:
    """The numbers of one reading of the viewer's observation."""
    numbers = list(GAME.observe(table.state, viewer))
    start = 0
    for each in GAME.readings():
        if each.name == name:
            return numbers[start : start + each.size]
        start += each.size
    raise KeyError(name)


def test_every_observation_has_the_same_size() -> None:
    tables = [new(3), new(4), lay({"A1": "1com>2gho"}, hand="sor ...").play("sor", "area:A1"), new(3).played_out()]
    for table in tables:
        for viewer in (0, 2, None):
            assert len(GAME.observe(table.state, viewer)) == GAME.observation_size == 877


def test_the_field_is_read_card_by_card() -> None:
    table = lay({"B1": "1com>2gho*"}, phase="effect")
    assert reading(table, "top_kind")[12:24] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert reading(table, "top_owner")[4:8] == [0, 0, 1, 0]
    assert reading(table, "second_kind")[12:24] == [1] + [0] * 11
    assert reading(table, "second_owner")[4:8] == [0, 1, 0, 0]
    assert reading(table, "active") == [0, 1] + [0] * 14
    assert reading(table, "height")[1] == 0.5


def test_the_hand_is_one_s_own_and_memory_is_of_all() -> None:
    table = lay({}, hand="com com vam", known={"0": "vam"}, used={"1": "sor"})
    assert reading(table, "hand", 0) == [2] + [0] * 10 + [1]
    assert sum(reading(table, "hand", None)) == 0
    assert reading(table, "known", 1)[:12] == [0] * 11 + [1]
    assert reading(table, "used", 0)[12 + 8] == 1


def test_a_half_made_choice_is_seen_by_all() -> None:
    table = lay({"B1": "1com"}, hand="sor ...").play("sor", "area:B1", "area:B2")
    for viewer in (0, 3, None):
        assert reading(table, "chosen_area", viewer).index(1) == 1
        assert reading(table, "goes_to", viewer).index(1) == 5
        assert reading(table, "used_card", viewer)[8] == 1
        pending = table.view(viewer).pending
        assert pending is not None
        assert (pending.question, pending.used, pending.card) == ("move_facing", "sorcerer", "commoner")


def test_a_redraw_decision_is_read_by_its_own_seat_only() -> None:
    table = lay(phase="redraw", hand="com com yok pri gho sor").act("kind:commoner", "kind:yokai", seat=0)
    assert reading(table, "reveals", 0)[0] == 1
    assert reading(table, "returns", 0)[1] == 1
    assert sum(reading(table, "reveals", 1)) == sum(reading(table, "returns", 1)) == 0
