"""River, deck and discard pile, and what everybody knows of them."""

from dengen.testing import clause
from tests.games.flip_angel.kit import GAME, Table, lay, new


@clause("FA-64")
def test_the_discard_pile_is_open() -> None:
    table = lay("row abdiel/w dumah/b qemuel/w\ndeck puriel/w raphael/b yahoel/w zephon/b uriel/w\nP0\nP1")
    table.act("reverse", "rev:river_flow")
    assert table.view(1).discard == ["abdiel", "dumah", "qemuel", "puriel"]
    assert table.view(None).discard == table.view(1).discard


@clause("FA-55", "FA-R13", "FA-65")
def test_a_deck_that_runs_out_in_the_middle_of_a_flow_is_remade_from_the_cards_just_discarded() -> None:
    table = lay("row abdiel/w dumah/b qemuel/w\ndeck puriel/w raphael/b\nP0\nP1").act("reverse", "rev:river_flow")
    assert table.row.startswith("raphael/b ")  # the one card below the top slid first
    names = [card.split("/")[0] for card in (table.row + " " + table.deck).split()]
    assert sorted(names) == ["abdiel", "dumah", "puriel", "qemuel", "raphael"]
    assert table.discard == ""
    assert table.kinds().count("reshuffle") == 1


@clause("FA-R13")
def test_all_river_cards_lie_on_the_discard_pile_before_the_deck_is_remade() -> None:
    for seed in range(30):  # with a deck of one card the whole river is shuffled, the old top included
        table = Table.lay(GAME, {"row": ["abdiel/w", None, None], "deck": ["puriel/w"], "seed": seed})
        table.act("reverse", "rev:river_flow")
        names = [card.split("/")[0] for card in table.row.split() if card != "-"]
        assert sorted(names) == ["abdiel", "puriel"]
    firsts = set()
    for seed in range(30):
        table = Table.lay(GAME, {"row": ["abdiel/w", None, None], "deck": ["puriel/w"], "seed": seed})
        firsts.add(table.act("reverse", "rev:river_flow").row.split()[0])
    assert firsts == {"abdiel/w", "abdiel/b", "puriel/w", "puriel/b"}


@clause("FA-R11", "FA-54")
def test_a_flip_between_summon_and_refill_acts_on_what_is_left() -> None:
    table = lay("row abdiel/w dumah/b qemuel/w\ndeck puriel/w raphael/b\nP0\nP1")
    table.act("summon:row1", "place:nw", "reverse", "rev:river_flip")
    assert table.row == "raphael/w dumah/w qemuel/b"  # the turn is over: the new top has slid into the gap
    assert table.deck == "puriel/b"


@clause("FA-R12")
def test_without_a_deck_only_the_row_flips() -> None:
    table = lay("row abdiel/w - qemuel/w\nP0\nP1").act("reverse", "rev:river_flip")
    assert table.row == "abdiel/b - qemuel/b"
    assert table.deck == ""


@clause("FA-R14")
def test_the_deck_is_remade_when_its_last_card_slides() -> None:
    table = lay("row - dumah/b qemuel/w\ndeck puriel/w\ndiscard uriel\nP0\nP1").act("gain:ld", "place:nw", "end")
    assert table.row == "puriel/w dumah/b qemuel/w"
    assert table.deck in ("uriel/w", "uriel/b")
    assert table.discard == ""


@clause("FA-R14")
def test_a_position_with_discards_and_no_deck_is_remade_at_once() -> None:
    table = lay("row - - -\ndiscard uriel michael\nP0\nP1")
    assert len(table.deck.split()) == 2
    assert table.discard == ""


@clause("FA-R6")
def test_sides_are_mixed_anew_at_every_reshuffle() -> None:
    decks = {Table.lay(GAME, {"discard": ["uriel"], "seed": seed}).deck for seed in range(30)}
    assert decks == {"uriel/w", "uriel/b"}


@clause("FA-R15")
def test_with_nothing_left_the_gap_stays() -> None:
    table = lay("row abdiel/w dumah/b -\nP0\nP1").act("summon:row1", "place:nw", "end")
    assert table.row == "- dumah/b -"


# ---- knowledge ----

KNOWN = "row - - -\ndeck puriel/w raphael/b yahoel/w zephon/b\nP0\nP1"


def test_the_old_top_stays_known_at_the_bottom_with_its_other_side() -> None:
    view = lay(KNOWN).act("reverse", "rev:river_flip").view(0)
    assert [(card.index, card.card, card.side) for card in view.deck.known] == [(3, "puriel", "black")]
    assert view.deck.unseen == ["raphael", "yahoel"]


def test_turned_over_twice_the_known_bottom_is_the_top_again() -> None:
    table = lay(KNOWN.replace("- - -", "abdiel/w dumah/b qemuel/w"))
    table.act("reverse", "rev:river_flip", "gain:ld", "place:nw", "reverse", "rev:river_flip")
    assert table.deck == "puriel/w raphael/b yahoel/w zephon/b"
    assert table.known == [3]  # now it is Zephon, who lay on top in between
    assert table.view(0).deck.unseen == ["raphael", "yahoel"]


def test_a_card_that_is_drawn_is_no_longer_remembered_in_the_deck() -> None:
    table = lay("row - - -\ndeck puriel/w raphael/b\nP0\nP1").act("reverse", "rev:river_flip", "gain:ld", "place:nw")
    assert table.row == "raphael/w puriel/b -"
    assert table.known == []


def test_a_reshuffle_makes_everybody_forget() -> None:
    table = lay("row abdiel/w dumah/b qemuel/w\ndeck zephon/b\ndiscard uriel michael puriel\nP0\nP1")
    table.act("summon:deck", "place:nw")
    assert table.known == []
    assert len(table.view(0).deck.unseen) == 2


def test_one_unseen_card_is_known_by_counting_but_not_its_side() -> None:
    table = lay("row - - -\ndeck puriel/w raphael/b zephon/w\nknown 2\nP0\nP1")
    worlds = {world.deck for world in table.worlds(1, 40)}
    assert worlds == {"puriel/w raphael/w zephon/w", "puriel/w raphael/b zephon/w"}


def test_all_seats_and_watchers_see_the_same() -> None:
    table = new(3, 5)
    views = [table.view(viewer) for viewer in (0, 1, 2, None)]
    for view in views:
        view.viewer, view.prompt = None, None
    assert all(view == views[0] for view in views)


def test_the_unseen_cards_are_listed_by_id_not_by_deck_order() -> None:
    view = new(2, 9).view(0)
    assert view.deck.unseen == sorted(view.deck.unseen)
    assert len(view.deck.unseen) == 22
