"""What each viewer sees, and what must stay hidden."""

import msgspec
import pytest

from dengen.core.base.errors import NotOver
from dengen.core.base.packed import unpacked
from dengen.core.views.view import OPEN
from dengen.games.trump_fighter.rules.beat import lay as lay_card
from dengen.games.trump_fighter.views.view import TrumpFighterView
from dengen.testing import clause
from tests.games.trump_fighter.kit import GAME, lay, new, sample


def visible(seen: TrumpFighterView) -> set[str]:
    """Every card that the view names."""
    cards: set[str] = set()
    for fighter in seen.fighters:
        cards |= {card.card for card in [*fighter.hand, *fighter.misses] if card and card.card}
        cards |= {card for stack in fighter.field for card in stack}
    return cards


@clause("TF-R1")
def test_both_hands_are_open_and_44_cards_are_unseen() -> None:  # E-28
    table = new(3, characters="random")
    for viewer in (0, 1, None):
        seen = table.view(viewer)
        assert len(visible(seen)) == 8
        assert seen.deck == 44


@clause("TF-44")
def test_a_miss_card_is_seen_by_nobody_until_the_end() -> None:  # E-28
    table = new(3, characters=["tamaki", "somei"]).beat("call", "wait")
    for viewer in (0, 1, None):
        seen = table.view(viewer)
        assert seen.deck == 43
        assert seen.fighters[1].miss_count == 1
        assert len(visible(seen)) == 8
    under = set()
    for world in table.worlds(0, 60):
        under.add(world.state.misses[0] % 64)
        assert world.view(0) == table.view(0)
    assert len(under) > 25
    table.state.intervene(0, "resign")
    assert table.view(0).fighters[1].misses[0].card is not None


def test_what_the_other_has_chosen_is_not_seen_not_even_that_they_have() -> None:  # E-28
    table = sample()
    before = [msgspec.json.encode(table.view(viewer)) for viewer in (1, None)]
    table.act("call", seat=0)
    assert [msgspec.json.encode(table.view(viewer)) for viewer in (1, None)] == before
    assert table.view(0).pending == "call"
    assert table.view(0).asked == [0, 1]


def test_a_sample_keeps_ones_own_choice_and_withdraws_the_others() -> None:
    table = sample()
    table.act("call", seat=0)
    assert all(unpacked(world.state.sealed) == [16, -1] for world in table.worlds(0))
    for theirs in table.worlds(1):
        assert unpacked(theirs.state.sealed) == [-1, -1]
        assert theirs.state.actors() == [0, 1]


@clause("TF-R1")
def test_hidden_hands_show_only_which_positions_are_filled() -> None:
    table = sample(options={"hands": "hidden"}, hands=["S9 - HJ SQ", "C9 C10 - SA"], deck=None)
    mine = table.view(0)
    assert [card.card for card in mine.fighters[0].hand if card] == ["S9", "HJ", "SQ"]
    assert [card and (card.key, card.card) for card in mine.fighters[1].hand] == [
        ("hand:1:0", None), ("hand:1:1", None), None, ("hand:1:3", None),
    ]  # fmt: skip
    assert all(card is None or card.card is None for fighter in table.view(None).fighters for card in fighter.hand)
    hands = {tuple(world.hand(1).split()) for world in table.worlds(0, 30)}
    assert len(hands) > 20
    assert all(hand[2] == "-" for hand in hands)


@clause("TF-R1")
def test_hidden_draws_are_told_without_their_faces_to_the_other() -> None:
    table = sample(options={"hands": "hidden"}, hands=["S9 - - -", "C9 C10 CJ SA"]).beat("call", "wait")
    drawn = table.events("drew")
    assert len(drawn) == 3
    for event in drawn:
        mine, theirs, watching = (GAME.tell(event, viewer) for viewer in (0, 1, None))
        assert mine is not None
        assert theirs is not None
        assert watching is not None
        assert "card" in mine.args
        assert "card" not in theirs.args
        assert "card" not in watching.args


@clause("TF-27")
def test_everybody_may_read_every_technique() -> None:
    for viewer in (0, 1, None):
        for fighter in sample().view(viewer).fighters:
            assert len(fighter.techniques) == 4
            assert all(technique.value and technique.when and technique.name.ja for technique in fighter.techniques)


def test_the_view_has_whole_stacks_and_all_public_numbers() -> None:
    seen = sample(fields=["S4/H8 H6 C8 DK", "D5 C7 HQ S2"], hit=[["kakeru_hop"], []], misses=[0, 1]).view(1)
    assert seen.fighters[0].field == [["S4", "H8"], ["H6"], ["C8"], ["DK"]]
    assert seen.scores == [2, 2]
    assert [technique.hit for technique in seen.fighters[0].techniques] == [True, False, False, False]
    assert (seen.phase, seen.deck, seen.target, seen.obliged) == ("battle", 6, 10, [])


def test_the_last_beat_is_retold_in_the_view() -> None:
    table = sample(hands=["C8 D10 HJ SQ", "C9 C10 CJ SA"], fields=["S4 H6 CK DK", "D5 C7 HQ S2"])
    table.beat("strike C8 2", "wait")
    assert [words.kind for words in table.view(None).last] == ["moved", "called", "hit", "drew"]
    table.beat("wait", "wait")
    assert table.view(0).last == []


def test_help_is_shown_to_its_owner_only_and_only_if_wanted() -> None:
    without = sample().view(0)
    assert all(technique.fits is None for fighter in without.fighters for technique in fighter.techniques)
    table = sample(options={"assist": [2, 0]})
    assert [technique.fits for technique in table.view(0).fighters[0].techniques] == [False, False, True, False]
    for viewer in (1, None):
        assert all(t.fits is None for fighter in table.view(viewer).fighters for t in fighter.techniques)
    assert all(technique.fits is None for technique in table.view(0).fighters[1].techniques)


def test_all_is_open_only_after_the_end() -> None:
    table = sample(options={"hands": "hidden"})
    with pytest.raises(NotOver):
        table.view(OPEN)
    table.state.intervene(0, "resign")
    seen = table.view(OPEN)
    assert all(card.card for fighter in seen.fighters for card in fighter.hand)


def test_a_sample_depends_on_nothing_that_its_seat_cant_know() -> None:
    one = sample(misses=["SK", 0], deck="HA H2 H3 H4 H5 S3")
    other = sample(misses=["H4", 0], deck="S3 H2 SK HA H5 H3")
    other.act("call", seat=1)
    assert [GAME.dump(world.state) for world in one.worlds(0)] == [GAME.dump(world.state) for world in other.worlds(0)]


def test_the_deck_is_dealt_anew_in_every_sample() -> None:
    table = lay()
    decks = {tuple(world.state.deck_cards()) for world in table.worlds(1, 10)}
    assert len(decks) == 10
    assert all(sorted(deck) == sorted(table.state.deck_cards()) for deck in decks)


def test_a_view_as_numbers_has_a_fixed_size_and_tells_nothing_hidden() -> None:
    hidden = sample(options={"hands": "hidden"}, deck=None)
    for table in (lay(phase="pick"), sample(), hidden):
        for viewer in (0, 1, None):
            assert len(GAME.observe(table.state, viewer)) == GAME.observation_size
    mine = GAME.observe(hidden.state, 0)
    worlds = [GAME.observe(world.state, 0) for world in hidden.worlds(0, 5)]
    assert worlds == [mine] * 5
    assert GAME.observe(hidden.state, 1) != mine


def test_help_says_what_a_technique_is_near_to() -> None:
    table = sample(options={"assist": [1, 0]})
    seen = table.view(0)
    assert (seen.assist, table.view(1).assist, table.view(None).assist) == (1, 0, 0)
    by_id = {technique.id: technique for technique in seen.fighters[0].techniques}
    for technique in by_id.values():
        assert technique.near is not None
        assert technique.fits == (technique.near.moves == [])
        world = table.state.clone()
        for move in technique.near.moves:
            lay_card(world, 0, GAME.number(move))
        which = list(by_id).index(technique.id)
        assert world.fits_now(0) >> which & 1
        assert set(technique.near.cards) <= visible(seen)


def test_nothing_is_near_that_takes_more_than_three_moves_or_has_hit() -> None:
    far = sample(options={"assist": [1, 0]}, fields=["- - - -", "- - - -"]).view(0)
    assert [technique.near and len(technique.near.moves) for technique in far.fighters[0].techniques] == [
        3,
        None,
        None,
        None,
    ]
    hit = sample(options={"assist": [1, 0]}, hit=[["kakeru_fivestep"], []])
    assert [technique.near is None for technique in hit.view(0).fighters[0].techniques] == [False, False, True, False]


def test_the_other_and_those_who_watch_get_no_help() -> None:
    table = sample(options={"assist": [2, 2]})
    assert all(technique.near is None for technique in table.view(0).fighters[1].techniques)
    assert all(t.near is None for fighter in table.view(None).fighters for t in fighter.techniques)
