"""The worked examples of the specification: those of the rulebook first, then our own."""

import pytest

from dengen.core.base.chance import Chance
from dengen.games.flip_angel.rules import scoring
from dengen.testing import clause
from tests.games.flip_angel.kit import GAME, Table, lay

GAINS = {"gain:ll", "gain:ld", "gain:dd"}
RIVER_OR_ETHER = {"rev:river_flip", "rev:river_flow", "rev:ether"}
ALL_OUTER = {
    f"place:{cell}" for cell in ["north_w", "north_e", "south_w", "south_e", "west_n", "west_s", "east_n", "east_s"]
}


# ---- from the rulebook ----


@clause("FA-25", "FA-44", "FA-50", "FA-60", "FA-62", "FA-R18", "FA-R31", "FA-R34")
def test_e1_a_constant_flip_joins_the_first_reversal_of_a_turn_only() -> None:
    table = lay("""
        turn 2, seats 2
        row gabriel/w dumah/w puriel/b
        deck cassiel/w eremiel/b yahoel/w
        P0 L3 D4 nw michael/w
    """)
    table.act("summon:row1", "place:ne")
    assert table.ether() == "L1 D4"
    assert table.asked() == "reversal"
    assert table.offered() == {*RIVER_OR_ETHER, "rev:field_all", "rev:field:nw", "rev:field:ne"}
    table.act("rev:river_flip")
    assert table.row == "- dumah/b puriel/w"
    assert table.deck == "yahoel/b eremiel/w cassiel/b"
    assert table.field() == "nw michael/b*  ne gabriel/w"
    assert table.asked() == "after"
    assert table.offered() == {"reverse", "end"}
    table.act("reverse")
    assert table.ether() == "L0 D3"
    assert table.offered() == {*RIVER_OR_ETHER, "rev:field:ne"}
    table.act("rev:ether")
    assert table.ether() == "L3 D0"
    assert table.field() == "nw michael/b*  ne gabriel/w"
    assert table.row == "yahoel/b dumah/b puriel/w"
    assert table.deck == "eremiel/w cassiel/b"
    assert table.known == [1]
    assert table.mover == 1


@clause("FA-75", "FA-76", "FA-77", "FA-78", "FA-79", "FA-80", "FA-R8", "FA-R45", "FA-R46", "FA-R47")
def test_e2_the_supplement_s_field_scores_30_4_8_2() -> None:
    table = lay("""
        turn 6, solo
        P0 L4 D6 nw raphael/b ne jophiel/w sw gabriel/b se zephon/w east_n xathanael/w east_s wallim/b+2
    """)
    assert table.parts() == [30, 4, 8, 2]
    assert table.state.scores() == [44]


@clause("FA-40", "FA-41", "FA-R39")
@pytest.mark.parametrize(
    ("cards", "highest", "options"), [(1, 1, 3), (2, 1, 3), (3, 2, 6), (4, 2, 6), (5, 3, 10), (6, 3, 10)]
)
def test_e3_a_key_takes_half_the_cards_of_the_field_rounded_up(cards: int, highest: int, options: int) -> None:
    before = ["nw dumah/w", "ne jophiel/w", "se vretil/w", "sw qemuel/w", "east_n zephon/w"][: cards - 1]
    table = lay(f"""
        turn 0, seats 2
        row ithuriel/w - -
        P0 L6 D6 {"  ".join(before)}
    """)
    table.act("summon:row1")
    if table.asked() == "place":
        table.act("place:sw" if cards < 5 else "place:east_s")
    assert table.asked() == "key"
    offered = [name.removeprefix("key:").split("+") for name in table.offered()]
    assert len(offered) == options
    assert max(int(light) + int(dark) for light, dark in offered) == highest


@clause("FA-5", "FA-34", "FA-35", "FA-36", "FA-R28")
def test_e4_the_fifth_card_opens_a_line_and_the_sixth_closes_it() -> None:
    table = lay("""
        turn 8, seats 2
        row laylah/w sandalphon/w raphael/w
        deck abdiel/b uriel/w xathanael/b
        P0 L2 D0 nw dumah/w ne jophiel/w sw vretil/b se puriel/w
    """)
    assert table.offered() == {"summon:row1", "summon:row2", "summon:row3", *GAINS}
    table.act("summon:row1")
    assert table.offered() == {"place:north_e", "place:east_n"}
    table.act("place:east_n")
    assert table.ether() == "L2 D0"
    assert table.mover == 1
    table.act("gain:ll", "place:nw", "end")
    assert table.mover == 0
    fork = table.copy()
    table.act("summon:row2")  # the only cell is taken without asking: SE, free for Sandalphon
    assert "east_s sandalphon/w" in table.field()
    assert table.ether() == "L2 D0"
    fork.act("summon:row3")  # Raphael is free at NW only
    assert "east_s raphael/w" in fork.field()
    assert [(event.args["light"], event.args["dark"]) for event in fork.events("pay")] == [(2, 0)]
    assert fork.ether() == "L2 D0"  # its bonus brought them back


@clause("FA-81", "FA-82", "FA-R49")
def test_e5_the_solo_bands() -> None:
    totals = [30, 31, 35, 36, 40, 41, 45, 46, 50, 51]
    assert [scoring.band(total) for total in totals] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


# ---- our own ----

E6 = """
    turn 0, solo
    row abdiel/w dumah/b qemuel/w
    deck puriel/w raphael/b yahoel/w zephon/b
"""


@clause("FA-54", "FA-56", "FA-R12", "FA-18")
def test_e6_flipping_the_river_turns_the_whole_deck_over() -> None:
    table = lay(E6).act("reverse", "rev:river_flip")
    assert table.ether() == "L3 D3"
    assert table.row == "abdiel/b dumah/w qemuel/b"
    assert table.deck == "zephon/w yahoel/b raphael/w puriel/b"
    assert table.known == [3]
    assert table.asked() == "main"
    assert table.offered() == {"summon:row3", *GAINS}
    worlds = {world.deck for world in table.worlds(0, 200)}
    middles = [{"yahoel/w", "yahoel/b"}, {"raphael/w", "raphael/b"}]
    expected = {
        f"zephon/w {first} {second} puriel/b"
        for upper, lower in (middles, middles[::-1])
        for first in upper
        for second in lower
    }
    assert worlds == expected  # both orders, all sides; top and bottom stay


@clause("FA-20", "FA-23", "FA-R10")
def test_e7_summoning_the_deck_s_top_shows_the_next_card_and_slides_none() -> None:
    table = lay(E6.replace("puriel/w raphael/b yahoel/w zephon/b", "barachiel/w raphael/b yahoel/w"))
    table.act("summon:deck", "place:ne")
    assert table.ether() == "L4 D5"
    assert table.deck == "raphael/b yahoel/w"
    assert table.row == "abdiel/w dumah/b qemuel/w"
    assert table.offered() == {"reverse", "end"}
    table.act("end")
    assert table.row == "abdiel/w dumah/b qemuel/w"
    assert "slide" not in table.kinds()


@clause("FA-55", "FA-R11", "FA-R13")
def test_e8_a_flow_after_a_summon_takes_the_three_cards_that_are_left() -> None:
    table = lay(E6.replace("zephon/b", "zephon/b uriel/w"))
    table.act("summon:row1", "place:nw")
    assert table.ether() == "L3 D5"
    table.act("reverse")
    assert table.ether() == "L2 D4"
    table.act("rev:river_flow")
    assert table.discard == "dumah qemuel puriel"
    assert table.row == "raphael/b yahoel/w zephon/b"
    assert table.deck == "uriel/w"
    assert table.turn == 1


@clause("FA-R15", "FA-R14")
def test_e9_a_river_that_runs_dry_just_has_fewer_cards() -> None:
    table = lay("""
        turn 21, seats 4
        row abdiel/w dumah/b zephon/b
        deck raphael/w
    """)
    assert table.mover == 1
    table.act("summon:row1", "place:nw", "end")
    assert table.row == "raphael/w dumah/b zephon/b"
    assert table.deck == ""
    assert table.mover == 2
    assert table.offered() == {"summon:row1", "summon:row2", "summon:row3", "reverse", *GAINS}
    assert table.refusal("summon:deck") == "FA-R15"
    table.act("reverse", "rev:river_flow")
    assert sorted(card.split("/")[0] for card in table.row.split()) == ["dumah", "raphael", "zephon"]
    assert (table.deck, table.discard) == ("", "")


@clause("FA-33", "FA-45", "FA-66", "FA-67", "FA-68", "FA-69", "FA-R42", "FA-R43")
def test_e10_the_event_flips_again_what_had_flipped_and_sets_off_bonus_and_key() -> None:
    table = lay("""
        turn 6, seats 2
        row zephon/b uriel/w xathanael/b
        deck michael/b haniel/w
        P0 L2 D3 nw raphael/w ne eremiel/w sw dumah/b
    """)
    table.act("reverse", "rev:field:nw")
    assert table.ether() == "L1 D2"
    table.act("summon:row1")
    assert table.field() == "nw raphael/w*  ne eremiel/b*  sw dumah/w*  se zephon/w*"
    assert table.ether() == "L4 D2"
    assert table.asked() == "key"
    assert len(table.offered()) == 6
    table.act("key:1+1")
    assert table.ether() == "L3 D1"
    assert table.mover == 1
    assert table.field() == "nw raphael/w*  ne eremiel/b+2*  sw dumah/w*  se zephon/w*"
    assert table.parts() == [18, 1, 1, 2]


@clause("FA-43", "FA-R29")
def test_e11_a_self_flip_as_fourth_card_is_flipped_back_by_the_event() -> None:
    table = lay("""
        turn 6, seats 2
        row haniel/b uriel/w xathanael/b
        deck michael/b laylah/b
        P0 L0 D3 nw abdiel/w ne jophiel/b sw vretil/b
    """)
    table.act("summon:row1")
    assert table.field() == "nw abdiel/b*  ne jophiel/w*  sw vretil/w*  se haniel/b*"
    assert table.ether() == "L1 D2"
    assert table.parts()[0] == 18


@clause("FA-43", "FA-29", "FA-34")
def test_e11_a_self_flip_as_fifth_card_stays_flipped() -> None:
    table = lay("""
        turn 8, seats 2
        row haniel/b uriel/w michael/w
        deck kushiel/b laylah/b
        P0 L0 D3 nw abdiel/b ne jophiel/b sw gabriel/b se xathanael/b
    """)
    table.act("summon:row1")
    assert table.offered() == ALL_OUTER
    table.act("place:south_e")
    assert "south_e haniel/w*" in table.field()
    assert table.ether() == "L0 D3"


@clause("FA-48", "FA-R26")
def test_e12_coupons_pay_after_the_placement_and_never_help_to_pay() -> None:
    table = lay("""
        turn 4, seats 2
        row kushiel/w raphael/w yahoel/w
        deck michael/b laylah/w
        P0 L2 D1 ne cassiel/w sw fanuel/b
    """)
    assert table.offered() == {"summon:row2", "summon:row3", "reverse", *GAINS}
    assert table.refusal("summon:row1") == "FA-25"
    table.act("summon:row2")
    assert table.offered() == {"place:nw", "place:se"}
    table.act("place:nw")
    assert table.ether() == "L6 D1"


@clause("FA-49")
def test_e12_a_card_gets_nothing_from_its_own_coupon() -> None:
    table = lay("""
        turn 0, seats 2
        row cassiel/w - -
        P0 L3 D0
    """)
    assert table.act("summon:row1", "place:ne").state.light[0] == 0


@clause("FA-72", "FA-R19", "FA-R20", "FA-R21")
def test_e13_the_stand_in_takes_a_place_counts_as_a_card_and_has_no_colour() -> None:
    table = lay("""
        turn 6, seats 2
        row uriel/w xathanael/b laylah/w
        deck eremiel/b michael/b
        P0 L0 D0 nw gabriel/w ne raphael/w sw abdiel/w
    """)
    assert table.offered() == GAINS
    table.act("gain:dd")
    assert table.ether() == "L0 D2"
    assert table.field() == "nw gabriel/b*  ne raphael/b*  sw abdiel/b*  se reference"
    assert table.parts()[2] == 3
    table.act("gain:ll", "place:nw", "end")
    assert table.mover == 0
    table.act("summon:deck")
    assert table.ether() == "L0 D2"  # Eremiel is free with three fallen angels
    table.act("place:east_n")
    assert table.asked() == "key"
    assert table.offered() == {"key:0+0", "key:0+1", "key:0+2"}


@clause("FA-R20", "FA-29")
def test_e13_the_stand_in_is_no_fallen_angel_for_a_count_condition() -> None:
    table = lay("""
        turn 8, seats 2
        row michael/b - -
        P0 L0 D2 nw gabriel/b ne raphael/b sw abdiel/b se reference
    """)
    assert table.refusal("summon:row1") == "FA-25"


@clause("FA-73", "FA-74", "FA-R1", "FA-81")
def test_e14_the_second_turn_without_a_summon_places_nothing_and_the_game_ends_with_five_cards() -> None:
    table = lay("""
        turn 4, solo
        row uriel/w haniel/w qemuel/w
        deck xathanael/w michael/b
        P0 L0 D1 nw gabriel/b ne raphael/b sw abdiel/b se reference
    """)
    table.act("gain:dd")
    assert table.ether() == "L0 D3"
    assert table.turn == 5
    table.act("summon:row3")
    assert table.offered() == ALL_OUTER
    table.act("place:west_s")
    outcome = table.outcome
    assert table.parts() == [23, 0, 3, 0]
    assert (outcome.seats[0].score, outcome.seats[0].share) == (26, 0.0)
    assert table.view(0).band == 0


@clause("FA-16", "FA-R24", "FA-59")
def test_e15_a_paid_reversal_can_make_the_summon_after_it_free() -> None:
    table = lay("""
        turn 4, seats 2
        row nuriel/b xathanael/b uriel/w
        deck eremiel/b michael/b
        P0 L1 D1 nw gabriel/w ne abdiel/w
    """)
    assert table.offered() == {"reverse", *GAINS}
    table.act("reverse", "rev:field_all")
    assert table.ether() == "L0 D0"
    assert table.field() == "nw gabriel/b*  ne abdiel/b*"
    assert table.offered() == {"summon:row1", *GAINS}


@clause("FA-47", "FA-R36", "FA-R37")
def test_e16_only_the_re_trigger_icon_brings_a_reversal_back() -> None:
    table = lay("""
        turn 6, seats 2
        row uriel/w xathanael/b qemuel/w
        deck eremiel/b michael/b
        P0 L3 D1 nw sandalphon/b ne gabriel/b sw jophiel/w
    """)
    table.act("reverse", "rev:field_all")
    assert table.ether() == "L3 D1"
    assert table.offered() == {"retrigger:yes", "retrigger:no"}
    assert table.field() == "nw sandalphon/w*  ne gabriel/w*  sw jophiel/b*"
    table.act("retrigger:yes")
    assert table.offered() == RIVER_OR_ETHER
    table.act("rev:ether")
    assert table.ether() == "L1 D3"
    assert table.asked() == "main"
    assert "reverse" not in table.offered()


@clause("FA-57", "FA-R32")
def test_e17_the_ether_is_swapped_before_the_bonus_of_a_constant_flip() -> None:
    table = lay("""
        turn 2, seats 2
        row uriel/w xathanael/b qemuel/w
        deck eremiel/b michael/b
        P0 L5 D1 nw ophaniel/w
    """)
    table.act("reverse", "rev:ether")
    assert table.ether() == "L0 D5"
    assert table.field() == "nw ophaniel/b*"
    assert "summon:deck" in table.offered()


@clause("FA-63", "FA-69", "FA-R24", "FA-R30", "FA-R40")
def test_e18_a_locked_card_stays_in_the_event_and_re_triggers_come_in_reading_order() -> None:
    table = lay("""
        turn 6, seats 2
        row tzaphkiel/w xathanael/b qemuel/w
        deck eremiel/b michael/b
        P0 L2 D2 nw fanuel/w+1 ne abdiel/w sw cassiel/w
    """)
    table.act("summon:row1")
    assert table.ether() == "L4 D2"
    assert table.field() == "nw fanuel/w+1  ne abdiel/b*  sw cassiel/b*  se tzaphkiel/b*"
    assert subject_cell(table) == "sw"
    table.act("retrigger:no")
    assert subject_cell(table) == "se"
    table.act("retrigger:yes")
    assert table.offered() == RIVER_OR_ETHER
    table.act("rev:ether")
    assert table.ether() == "L2 D4"
    assert table.asked() == "after"


def subject_cell(table: Table) -> str:
    subject = table.view(0).subject
    assert subject is not None
    return subject.cell or ""


@clause("FA-28", "FA-30", "FA-31", "FA-R23")
@pytest.mark.parametrize(("cell", "ether"), [("sw", "L0 D6"), ("ne", "L0 D0")])
def test_e19_the_named_corner_is_free_and_any_other_costs(cell: str, ether: str) -> None:
    table = lay("""
        turn 0, seats 2
        row gabriel/b xathanael/b uriel/w
        deck eremiel/b michael/b
        P0 L0 D6
    """)
    table.act("summon:row1", f"place:{cell}")
    assert table.ether() == ether


@clause("FA-77", "FA-R4", "FA-R45")
def test_e20_three_rows_with_the_stand_in() -> None:
    table = lay("""
        turn 6, solo
        P0 L3 D1 north_w raphael/b north_e wallim/w+3 nw eremiel/b ne reference sw kushiel/b se uriel/w
    """)
    assert table.parts() == [28, 1, 7, 3]
    assert table.state.scores() == [39]


@clause("FA-R31")
def test_e21_another_player_s_reversal_leaves_your_constant_flip_alone() -> None:
    table = lay("""
        turn 2, seats 2
        row haniel/b xathanael/b qemuel/w
        deck eremiel/b uriel/w
        P0 L2 D2 nw jophiel/w
        P1 nw michael/w
    """)
    table.act("reverse", "rev:river_flip")
    assert table.field(1) == "nw michael/w"


@clause("FA-R31", "FA-26")
def test_e21_a_self_flip_is_no_reversal() -> None:
    table = lay("""
        turn 1, solo
        row haniel/b xathanael/b qemuel/w
        deck eremiel/b uriel/w
        P0 L2 D3 nw michael/w
    """)
    table.act("summon:row1", "place:ne")
    assert table.field() == "nw michael/w  ne haniel/w"  # the next own turn has cleared the mark
    assert table.ether() == "L2 D0"
    assert table.turn == 2


@clause("FA-65", "FA-R14")
def test_e22_the_discard_pile_becomes_the_deck_the_moment_the_last_card_is_summoned() -> None:
    table = lay("""
        turn 0, seats 2
        row abdiel/w dumah/b zephon/b
        deck raphael/w
        discard uriel michael puriel
    """)
    table.act("summon:deck", "place:nw")
    assert table.ether() == "L6 D4"
    assert table.discard == ""
    assert sorted(card.split("/")[0] for card in table.deck.split()) == ["michael", "puriel", "uriel"]
    assert table.known == []
    table.act("end")
    assert "slide" not in table.kinds()


@clause("FA-79", "FA-R48")
def test_e23_the_highest_totals_share_the_win() -> None:
    table = lay("""
        turn 18, seats 3
        P0 L41 D41
        P1 L38 D38
        P2 L41 D41
    """)
    outcome = table.outcome
    assert [seat.score for seat in outcome.seats] == [41, 38, 41]
    assert [seat.share for seat in outcome.seats] == [0.5, 0.0, 0.5]
    assert [seat.rank for seat in outcome.seats] == [1, 3, 1]


def test_e24_random_solo_play_scores_14_on_average() -> None:
    rng = Chance(2025)
    total = 0
    games = 4000
    for seed in range(games):
        state = GAME.new(1, seed)
        state.log = None
        while state.waiting:
            state.play(0, state.pick_answer(0, rng))
        total += state.scores()[0]
    assert total / games == pytest.approx(14.14, abs=0.35)


E25 = """
    turn 0, solo
    row puriel/w haniel/b yahoel/b
    deck dumah/b vretil/b xathanael/w abdiel/b barachiel/b tzaphkiel/b kushiel/b cassiel/b sandalphon/w gabriel/w \
         uriel/b ophaniel/w raphael/b jophiel/w nuriel/w zephon/b ithuriel/b qemuel/b wallim/w laylah/w michael/b \
         eremiel/b fanuel/b
    P0 L4 D4
""".replace("\\\n", "")
E25_TURNS = [
    ("reverse rev:ether summon:row3", "L3 D3", "se yahoel/b"),
    ("summon:deck reverse rev:river_flow", "L3 D3", "ne vretil/b  se yahoel/b"),
    ("summon:row3 rev:field:nw end", "L4 D4", "nw tzaphkiel/w  ne vretil/b  se yahoel/b"),
    (
        "reverse rev:field_all retrigger:yes rev:river_flip summon:row1",
        "L5 D5",
        "nw tzaphkiel/w  ne vretil/b  sw abdiel/b  se yahoel/b",
    ),
    (
        "reverse rev:field:nw retrigger:yes rev:river_flow summon:row2 place:west_n rev:field:west_n",
        "L4 D5",
        "nw tzaphkiel/b  ne vretil/b  sw abdiel/b  se yahoel/b  west_n laylah/w",
    ),
    (
        "reverse rev:field:west_n summon:deck key:1+2",
        "L2 D2",
        "nw tzaphkiel/b  ne vretil/b  sw abdiel/b  se yahoel/b  west_n laylah/b  west_s ithuriel/w+3",
    ),
]


@clause("FA-7", "FA-22", "FA-74", "FA-R16", "FA-R29", "FA-R30")
def test_e25_a_complete_solo_game() -> None:
    table = lay(E25)
    for turn, (actions, ether, field) in enumerate(E25_TURNS):
        assert table.turn == turn
        table.act(*actions.split())
        assert table.ether() == ether
        assert table.field().replace("*", "") == field
    outcome = table.outcome
    assert table.parts() == [24, 2, 8, 3]
    assert (outcome.seats[0].score, outcome.seats[0].share) == (37, 1.0)
    assert table.view(0).band == 2
    assert table.discard == "puriel haniel dumah xathanael fanuel barachiel kushiel eremiel"
    assert table.row == "michael/w qemuel/w wallim/b"
    assert len(table.deck.split()) == 9
    assert table.deck.startswith("zephon/w ")
    assert table.deck.endswith(" cassiel/w")
    assert table.known == [8]
