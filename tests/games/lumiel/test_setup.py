"""Cards, decks, the redraws and the placing of the first Commoners."""

from collections import Counter

import pytest

from dengen.core.base.errors import BadSeatCount
from dengen.testing import clause
from tests.games.lumiel.kit import GAME, Table, lay, new

DECK = Counter(com=5, yok=2, tam=2, oth=2, exo=1, pri=1, war=1, con=1, sor=1, gho=1, bor=1, vam=1)


def own_cards(table: Table, seat: int) -> Counter[str]:
    return Counter(table.hand(seat) + table.deck(seat))


@clause("LP-1")
def test_the_game_is_for_three_or_four() -> None:
    assert [new(seats).state.seats for seats in (3, 4)] == [3, 4]
    for seats in (1, 2, 5):
        with pytest.raises(BadSeatCount):
            GAME.new(seats)


@clause("LP-3", "LP-4", "LP-22")
def test_four_players_use_all_76_cards_and_three_leave_a_deck_in_the_box() -> None:
    assert len(new(4).state.census()) == 76
    assert len(new(3).state.census()) == 57
    codes = Counter(GAME.notation.codes[kind] for kind in new(4).state.census())
    assert codes == Counter({code: 4 * copies for code, copies in DECK.items()})


@clause("LP-5")
def test_a_card_has_points_a_name_an_effect_and_a_number_of_copies() -> None:
    for card in GAME.set.card:
        assert card.name_en
        assert card.name_ja
        assert card.text_en
        assert card.text_ja
        assert card.copies == DECK[card.code]
    assert sum(card.points * card.copies for card in GAME.set.card) == 22


@clause("LP-23", "LP-24", "LP-22")
def test_a_commoner_starts_apart_six_cards_are_drawn_and_twelve_stay() -> None:
    table = new()
    for seat, player in enumerate(table.view(None).players):
        assert player.front == "commoner"
        assert (player.hand_count, player.deck_count) == (6, 12)
        assert own_cards(table, seat) == DECK - Counter(com=1)
        assert table.used(seat) == ["com"]


def test_equal_seeds_deal_equal_hands_and_others_differ() -> None:
    assert new(seed=3).hand(0) == new(seed=3).hand(0)
    assert len({tuple(new(seed=seed).hand(0)) for seed in range(10)}) > 5


# ---- redraws ----


@clause("LP-25", "LP-R2")
def test_everybody_is_asked_at_once_and_nothing_happens_until_all_have_decided() -> None:
    table = new()
    assert table.state.actors() == [0, 1, 2, 3]
    before = [table.hand(seat) for seat in range(4)]
    table.act("kind:" + GAME.set.card[first_kind(table, 0)].id, seat=0)
    while table.asked(0) == "return":
        table.act(sorted(table.offered(0) - {"pass"})[0], seat=0)
    for seat in (3, 1):
        table.act("pass", seat=seat)
    assert [table.hand(seat) for seat in range(4)] == before
    assert table.state.actors() == [2]
    table.act("pass", seat=2)
    assert table.state.actors() == [0]  # the others have stood for good
    assert table.kinds().count("stood") == 3


def first_kind(table: Table, seat: int) -> int:
    return table.state.legal(seat)[0] - 41


@clause("LP-25", "LP-R3")
def test_returned_cards_are_shuffled_in_before_the_draw_and_may_come_back() -> None:
    came_back = 0
    for seed in range(20):
        table = lay(phase="redraw", hand="com yok pri gho sor vam", stood=[1, 2, 3], seed=seed)
        before = own_cards(table, 0)
        table.act("kind:commoner", "kind:yokai", "kind:priest", "pass")
        assert own_cards(table, 0) == before
        assert len(table.hand(0)) == 6
        assert {"com", "gho", "sor", "vam"} <= set(table.hand(0))
        came_back += "pri" in table.hand(0)
    assert 0 < came_back < 20


@clause("LP-R1", "LP-25")
def test_a_redraw_returns_at_least_one_card_and_none_that_is_revealed() -> None:
    table = lay(phase="redraw", hand="com yok pri gho sor vam", stood=[1, 2, 3], known={"0": "yok"})
    assert table.refusal("kind:yokai") == "LP-R1"
    assert table.refusal("kind:warrior") == "LP-25"
    table.act("kind:commoner")
    assert table.refusal("pass") == "LP-R1"
    assert table.refusal("kind:commoner") == "LP-R1"
    assert table.refusal("kind:yokai") == "LP-R1"


@clause("LP-R1")
def test_of_two_equal_cards_one_may_be_revealed_and_the_other_returned() -> None:
    table = lay(phase="redraw", hand="com com yok pri gho sor", stood=[1, 2, 3], known={"0": "com"})
    assert "kind:commoner" in table.offered()
    table.act("kind:yokai")
    assert "kind:commoner" in table.offered()


@clause("LP-26")
def test_one_may_redraw_again_after_a_redraw() -> None:
    table = lay(phase="redraw", hand="com yok pri gho sor vam", stood=[1, 2, 3])
    table.act("kind:commoner", "kind:yokai", "pass")
    assert table.asked() == "redraw"
    table.act("kind:priest", "kind:sorcerer", "pass")
    assert table.known(0) == ["com", "pri"]


@clause("LP-27", "LP-R4")
def test_once_all_have_stood_the_first_player_is_drawn_by_lot() -> None:
    drawn = set()
    for seed in range(30):
        table = new(seed=seed)
        for seat in range(4):
            assert table.view(None).first_player is None
            table.act("pass", seat=seat)
        assert table.view(None).phase == "placing"
        drawn.add(table.state.first)
    assert drawn == {0, 1, 2, 3}


@clause("LP-R4")
def test_an_option_fixes_the_first_player() -> None:
    assert {new(seed=seed, redraw=False, first_player=2).state.first for seed in range(10)} == {2}


# ---- placing ----


@clause("LP-28", "LP-29", "LP-R5")
def test_commoners_are_placed_clockwise_on_empty_areas_and_are_not_active() -> None:
    table = new(redraw=False, first_player=2)
    for seat, area in ((2, "A1"), (3, "B1"), (0, "C1"), (1, "D1")):
        assert table.state.actors() == [seat]
        table.act(f"area:{area}")
    assert table.field == {"A1": "2com", "B1": "3com", "C1": "0com", "D1": "1com"}
    assert table.state.actors() == [2]
    assert table.asked() == "play"


@clause("LP-R5")
def test_a_commoner_can_t_be_placed_on_another() -> None:
    table = lay({"A1": "0com"}, phase="placing", seat=1)
    assert table.refusal("area:A1") == "LP-R5"
    assert len(table.areas) == 15
