"""The worked examples: the rulebook's figures, reconstructed, and our own."""

from dengen.testing import clause
from tests.games.lumiel.kit import GAME, Table, lay, new

FULL = """
    0com  1com  2com  3com
    1tam  0war  3con  2yok
    2com  3sor  1com  0exo
    3com  2com  0com  1com
"""


@clause("LP-46", "LP-44", "LP-2")
def test_e1_two_cards_of_mine_capture_the_one_between_them() -> None:
    table = lay({"B2": "0com", "C2": "1com"}, hand="com ...").play("com", set="D2")
    assert table.scores == [1, 0, 0, 0]
    assert table.field == {"B2": "0com", "D2": "0com"}


@clause("LP-46", "LP-57", "LP-2")
def test_e2_a_card_captures_in_all_directions_and_the_yokai_can_t_be_refused() -> None:
    table = lay(
        """
        .     1com  0com  .
        2com  3yok  .     .
        0com  .     0com  .
        .     .     .     .
        """,
        hand="com ...",
    ).play("com", set="A1")
    assert table.points(0).split() == ["com", "com", "yok"]
    assert table.scores == [-1, 0, 0, 0]
    assert table.field == {"A1": "0com", "C1": "0com", "A3": "0com", "C3": "0com"}


@clause("LP-47")
def test_e3_two_cards_between_are_not_sandwiched() -> None:
    table = lay({"A1": "0com", "B1": "1com", "C1": "1com"}, hand="com ...").play("com", set="D1")
    assert table.scores == [0, 0, 0, 0]
    assert table.field == {"A1": "0com", "B1": "1com", "C1": "1com", "D1": "0com"}


@clause("LP-48")
def test_e4_three_cards_of_one_owner_capture_nothing() -> None:
    table = lay({"A1": "0com", "B1": "0com"}, hand="com ...").play("com", set="C1")
    assert table.field == {"A1": "0com", "B1": "0com", "C1": "0com"}
    assert table.scores == [0, 0, 0, 0]


@clause("LP-49", "LP-R15")
def test_e5_nothing_is_captured_where_only_the_middle_card_is_active() -> None:
    table = lay({"A2": "0com", "C2": "0com"}, seat=1, hand="com ...").play("com", set="B2")
    assert table.field == {"A2": "0com", "B2": "1com", "C2": "0com"}


@clause("LP-58", "LP-R18")
def test_e6_a_corner_is_sandwiched_from_its_two_neighbours() -> None:
    table = lay({"A1": "1com", "B1": "0com"}, hand="com ...").play("com", set="A2")
    assert table.scores == [1, 0, 0, 0]
    assert table.field == {"B1": "0com", "A2": "0com"}


@clause("LP-59", "LP-R30", "LP-R16")
def test_e7_neighbours_that_sandwich_one_another_are_both_captured() -> None:
    table = lay({"A2": "0com", "B2": "0com", "C2": "1com", "D2": "1com"}, seat=2, hand="con ...")
    table.play("con", "area:B2", "area:C2", set="A4")
    assert table.scores == [1, 1, 0, 0]
    assert table.field == {"A2": "0com", "D2": "1com", "A4": "2con"}


@clause("LP-60", "LP-R16", "LP-R19")
def test_e8_a_stack_loses_its_top_card_and_there_is_no_second_pass() -> None:
    table = lay({"A2": "0com", "B2": "2com>1tam"}, hand="com ...").play("com", set="C2")
    assert table.scores == [3, 0, 0, 0]
    assert table.field == {"A2": "0com", "B2": "2com", "C2": "0com"}


@clause("LP-61", "LP-R17", "LP-R37")
def test_e9_a_card_sandwiched_by_two_players_is_removed() -> None:
    table = lay({"B1": "1com", "A2": "0com", "B2": "2pri", "B3": "1com"}, hand="vam ...")
    table.play("vam", "choice:0", set="C2")
    assert table.removed == "pri"
    assert table.scores == [0, 0, 0, 0]


@clause("LP-R17")
def test_e9b_whoever_alone_has_an_active_end_gets_the_card() -> None:
    table = lay({"B1": "1com", "A2": "0com", "B2": "2pri", "B3": "1com"}, hand="com ...").play("com", set="C2")
    assert table.scores == [3, 0, 0, 0]
    assert table.removed == ""


@clause("LP-45", "LP-54", "LP-R40")
def test_e10_a_tamer_without_a_yokai_can_still_push() -> None:
    table = lay({"B2": "1com", "C2": "0yok", "D2": "1com"}, hand="tam com com com com com").play("tam")
    assert table.offered() == {"pass"}
    table.act("pass")
    assert table.offered() == {"area:B2", "area:D2", "pass"}
    table.act("area:B2", "area:A4")
    assert table.scores == [0, -3, 0, 0]


@clause("LP-R31", "LP-45")
def test_e11_a_tamer_summons_a_yokai_into_a_socket_and_pushes_it() -> None:
    table = lay({"B2": "1com", "D2": "1com"}, hand="tam yok com com com com").play("tam")
    assert len(table.hand(0)) == 5
    table.act("area:C2")
    assert len(table.hand(0)) == 5  # one set, one drawn
    assert table.field["C2"] == "0yok*"
    assert table.offered() == {"area:B2", "area:D2", "pass"}
    table.act("area:D2", "area:A4")
    assert table.scores == [0, -3, 0, 0]
    assert len(table.hand(0)) == 6


@clause("LP-40", "LP-55", "LP-R21", "LP-80")
def test_e12_a_ghost_captures_from_on_top_but_not_from_underneath() -> None:
    field = {"A1": "0com", "B1": "1exo", "C1": "2com"}
    on_top = lay(field, hand="gho ...").play("gho", set="C1")
    assert on_top.scores == [5, 0, 0, 0]
    assert on_top.field["C1"] == "2com>0gho"
    underneath = lay(field, hand="gho ...").play("gho", set="under:C1")
    assert underneath.scores == [0, 0, 0, 0]
    assert underneath.field["C1"] == "0gho>2com"


@clause("LP-32", "LP-33")
def test_e13_on_a_full_field_one_takes_a_card_for_nothing() -> None:
    table = lay(FULL, hand="com ...")
    assert len(table.areas) == 16
    table.act("area:B3")
    assert table.scores == [6, 0, 0, 0]
    table.play("com")  # only B3 can take it
    assert table.points(0) == "sor com"
    assert table.scores == [7, 0, 0, 0]


@clause("LP-34", "LP-R10")
def test_e14_taking_from_a_stack_leaves_the_field_full_so_another_is_taken() -> None:
    table = lay(FULL.replace("0war", "0war>2pri"), hand="com ...").act("area:B2")
    assert table.asked() == "take"
    table.act("area:B3")
    assert table.asked() == "play"
    assert table.state.scores() == [9, 0, 0, 0]


@clause("LP-32", "LP-R9")
def test_e15_a_base_on_top_stops_the_remove_phase() -> None:
    table = lay(FULL.replace("3sor", "3bor"), hand="com ...")
    assert table.asked() == "play"
    table.play("com")  # only the Borderer can be covered
    assert table.field["B3"] == "3bor>0com"
    assert table.scores == [1, 0, 0, 0]


@clause("LP-R9", "LP-34")
def test_e16_stackers_on_the_field_and_a_buried_base_don_t_stop_it() -> None:
    table = lay(FULL.replace("3con", "3gho").replace("3sor", "3bor>1com"), hand="com ...")
    assert table.asked() == "take"
    table.act("area:B3")
    assert table.scores == [1, 0, 0, 0]
    assert table.asked() == "play"
    assert len(table.field) == 16


@clause("LP-R12")
def test_e17_an_effect_may_not_fill_the_last_free_area() -> None:
    field = FULL.replace("0war", "0war>1com").replace("3sor", ".")
    table = lay(field, hand="sor ...").play("sor", "area:B2")
    assert table.asked() == "move_facing"  # back on B2 was the only destination
    assert lay(field, hand="sor ...").play("sor", "area:A3").areas == {"A3", "B3"}


@clause("LP-39", "LP-R13", "LP-15", "LP-9")
def test_e18_an_otherworlder_brings_a_card_and_either_may_be_set() -> None:
    table = lay({"A2": "0com", "B2": "1com"}, hand="oth ...", decks={"0": "vam ..."}).play("oth", "choice:0")
    assert table.play_area == "oth vam"
    assert table.offered() == {"choice:0", "choice:1", "pass"}
    table.act("pass")
    assert table.offered() == {"kind:otherworlder", "kind:vampire"}
    table.act("kind:otherworlder", "area:C2")
    assert table.scores == [1, 0, 0, 0]
    assert len(table.hand(0)) == 7
    assert table.known(0) == ["vam"]


def test_e19_an_exorcist_removes_a_minus_card_of_the_field_or_of_one_s_own_points() -> None:
    table = lay({"B2": "1yok"}, hand="exo ...", points={"0": "com vam", "1": "yok"}).play("exo")
    assert table.offered() == {"area:B2", "kind:vampire", "pass"}
    table.act("kind:vampire")
    assert table.removed == "vam"
    assert table.scores == [1, -3, 0, 0]


@clause("LP-19", "LP-R6")
def test_e20_with_three_players_no_card_faces_the_fourth_side() -> None:
    table = lay({"B2": "1com"}, hand="sor ...", seats=3).play("sor", "area:B2", "area:B2")
    assert table.offered() == {"seat:0", "seat:1", "seat:2"}
    assert table.refusal("seat:3") == "LP-19"


@clause("LP-R15")
def test_e21_a_card_that_is_only_uncovered_is_not_active() -> None:
    table = lay({"A1": "1com", "B1": "2exo", "C1": "1com>0gho"}, seat=3, hand="sor ...")
    table.play("sor", "area:C1", "area:D1", "seat:0", set="A4")
    assert table.field == {"A1": "1com", "B1": "2exo", "C1": "1com", "D1": "0gho", "A4": "3sor"}


@clause("LP-40", "LP-41")
def test_e22_a_warrior_may_cover_another_player_s_card_only() -> None:
    table = lay({"A1": "0com", "B1": "1pri", "C1": "2com", "A2": "0con"}, hand="war ...").play("war")
    assert table.areas == {*[column + row for row in "1234" for column in "ABCD"]} - {"A1", "A2"}
    table.act("area:C1")
    assert table.scores == [3, 0, 0, 0]
    assert table.field["C1"] == "2com>0war"


@clause("LP-R15", "LP-R23")
def test_e23_a_card_re_put_as_it_was_is_active() -> None:
    table = lay({"A1": "1com", "B1": "0yok", "C1": "1com"}, hand="sor ...")
    table.play("sor", "area:A1", "area:A1", "seat:1", set="D4")
    assert table.scores == [0, -3, 0, 0]


@clause("LP-74", "LP-77")
def test_e24_a_borderer_moves_a_card_straight_across_the_border_of_the_zones() -> None:
    table = lay({"A1": "0com", "B1": "1com", "B2": "2com", "C2": "3com"}, hand="bor ...").play("bor")
    assert table.areas == {"B2", "C2"}
    table.act("area:B2")
    assert table.field["A2"] == "2com*"  # the only destination; it still faces seat 2


@clause("LP-R17")
def test_e25_a_card_enclosed_along_two_lines_is_captured_once() -> None:
    table = lay({"C1": "0com", "A2": "0com", "B2": "1pri", "A3": "0com"}, hand="com ...").play("com", set="C2")
    assert table.points(0) == "pri"


def never_use_effects(table: Table) -> None:
    """Play to the end: keep hands, pass wherever one may, else the first answer."""
    while table.state.actors():
        for seat in table.state.actors():
            legal = table.state.legal(seat)
            passing = GAME.number("pass")
            table.state.apply(seat, passing if passing in legal else legal[0])


@clause("LP-67", "LP-69", "LP-R35", "LP-R8")
def test_e26_without_effects_everybody_has_thirteen_turns() -> None:
    for seats, turns in ((4, 52), (3, 39)):
        table = new(seats, first_player=0)
        never_use_effects(table)
        assert table.state.turns == turns  # the start phase of the next one ended it
        assert list(table.state.hand_size) == [5] * seats
        assert list(table.state.deck_size) == [0] * seats
        assert table.outcome.reason == "few_cards"


@clause("LP-67", "LP-29")
def test_e27_a_player_who_summoned_a_yokai_is_a_card_ahead() -> None:
    hands = {str(seat): "com com com pri exo" for seat in range(4)} | {"2": "com com com pri exo war"}
    decks = {str(seat): "" for seat in range(4)}
    table = lay({}, hand=hands["2"], seat=2, turns=50, hands=hands, decks=decks)
    table.play("com", set="A1")
    assert table.state.turns == 51
    assert table.state.turn_player == 3
    assert table.state.over()


@clause("LP-72", "LP-R34", "LP-71")
def test_e28_a_tie_goes_to_whoever_is_nearest_to_the_first_player() -> None:
    few = {str(seat): "com com com pri exo" for seat in range(4)}
    points = {"0": "sor com", "1": "sor tam", "2": "tam com", "3": "exo tam com"}
    table = lay({}, hand=few["2"], first=2, hands=few, points=points)
    assert table.scores == [7, 9, 4, 9]
    outcome = table.outcome
    assert [standing.rank for standing in outcome.seats] == [3, 2, 4, 1]
    assert [standing.share for standing in outcome.seats] == [0, 0, 0, 1]


@clause("LP-25", "LP-26", "LP-R1")
def test_e29_every_redraw_reveals_another_card_and_revealed_cards_stay() -> None:
    hand = "com com yok pri gho sor"
    table = lay(phase="redraw", hand=hand, decks={"0": "war con bor exo ..."}, stood=[1, 2, 3])
    table.act("kind:commoner")
    assert table.offered() == {"kind:commoner", "kind:yokai", "kind:priest", "kind:ghost", "kind:sorcerer"}
    table.act("kind:yokai", "kind:ghost", "pass")
    assert len(table.hand(0)) == 6
    assert table.known(0) == ["com"]
    table.act("kind:sorcerer")
    returned = 0
    while table.asked() == "return":  # until the question closes by itself
        table.act(sorted(table.offered() - {"pass"})[0])
        returned += 1
    assert returned == 4


@clause("LP-R1", "LP-R2")
def test_e29_a_sixth_redraw_is_never_possible() -> None:
    table = lay(phase="redraw", hand="com com yok pri gho sor", stood=[1, 2, 3])
    for _ in range(5):
        reveal = sorted(table.offered() - {"pass"})[0]
        table.act(reveal)
        if table.asked() == "return":
            table.act(sorted(table.offered() - {"pass"})[0])
            if table.asked() == "return":
                table.act("pass")
    assert len(table.known(0)) == 5
    assert table.state.phase != 0  # seat 0 stood by itself: placing has begun


@clause("LP-68")
def test_e30_an_empty_hand_ends_the_game() -> None:
    hands = {"0": "com com com com com yok yok", "1": "", "2": "com com com com"}
    table = lay({}, hand=hands["2"], seat=2, seats=3, hands=hands)
    assert table.outcome.reason == "empty_hand"


@clause("LP-R39")
def test_e31_a_gap_makes_no_sandwich() -> None:
    table = lay({"A1": "0com", "B1": "1com"}, hand="com ...").play("com", set="D1")
    assert table.field == {"A1": "0com", "B1": "1com", "D1": "0com"}


@clause("LP-R22", "LP-79")
def test_e32_a_ghost_re_put_at_home_may_go_underneath() -> None:
    table = lay({"B2": "1com>2gho"}, hand="sor ...").play("sor", "area:B2")
    assert table.offered() == {"area:B1", "area:A2", "area:C2", "area:B3", "area:B2", "under:B2"}
    table.act("under:B2", "seat:0")
    assert table.field["B2"] == "0gho*>1com"
