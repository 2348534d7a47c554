"""Setup: the cards, the characters, the pick, the deal."""

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadOption, BadSeatCount
from dengen.core.base.packed import unpacked
from dengen.games.trump_fighter.rules.rows import EMPTY_ROW
from dengen.testing import clause
from tests.games.trump_fighter.kit import GAME, lay, new


@clause("TF-1")
def test_two_play_no_more_and_no_fewer() -> None:
    assert GAME.new(2).seats == 2
    for seats in (1, 3):
        with pytest.raises(BadSeatCount):
            GAME.new(seats)


@clause("TF-2")
def test_52_cards_are_in_play_each_once() -> None:
    assert sorted(GAME.new(2, 3, characters="random").census()) == list(range(52))


@clause("TF-3")
def test_ten_characters_have_four_techniques_each() -> None:
    assert [len(character.techniques) for character in GAME.tables.characters] == [4] * 10
    assert len({technique.id for character in GAME.tables.characters for technique in character.techniques}) == 40


@clause("TF-5", "TF-R2")
def test_both_pick_in_secret_and_at_once() -> None:
    table = lay(phase="pick")
    assert [len(table.offered(seat)) for seat in range(2)] == [10, 10]
    table.act("pick:kakeru", seat=0)
    assert table.view(1).fighters[0].character is None
    table.act("pick:oyama", seat=1)
    assert [GAME.tables.characters[who].id for who in table.state.character] == ["kakeru", "oyama"]
    assert table.kinds() == ["picked", "picked", "dealt", "dealt"]


@clause("TF-R2")
def test_a_clash_is_settled_by_the_coin_and_the_other_picks_again() -> None:  # E-29
    keepers = set()
    for seed in range(12):
        table = lay(phase="pick", seed=seed).beat("pick:kakeru", "pick:kakeru")
        [other] = table.state.actors()
        keepers.add(1 - other)
        assert len(table.offered(other)) == 9
        assert table.refusal("pick:kakeru", other) == "TF-R2"
        table.act("pick:kagami", seat=other)
        assert table.phase == "fastest"
        assert GAME.tables.characters[table.state.character[other]].id == "kagami"
        assert GAME.tables.characters[table.state.character[1 - other]].id == "kakeru"
    assert keepers == {0, 1}


@clause("TF-R2")
def test_with_mirror_both_may_play_the_same_character() -> None:
    table = lay(phase="pick", options={"mirror": True}).beat("pick:kakeru", "pick:kakeru")
    assert table.phase == "fastest"
    assert unpacked(GAME.new(2, 1, characters=["okyo", "okyo"], mirror=True).character) == [8, 8]
    with pytest.raises(BadOption, match="only with the option mirror"):
        GAME.new(2, 1, characters=["okyo", "okyo"])


@clause("TF-7", "TF-12")
def test_four_cards_each_are_dealt_and_44_remain() -> None:
    table = new(5, characters="random")
    assert [table.state.hand_size(seat) for seat in range(2)] == [4, 4]
    assert table.state.left == 44
    assert unpacked(table.state.tops) == [EMPTY_ROW] * 2
    assert table.phase == "fastest"


@clause("TF-R17")
def test_the_deal_gives_one_card_at_a_time_the_first_seat_first() -> None:
    undealt = lay(phase="pick", seed=4)
    order = undealt.deck.split()
    dealt = undealt.beat("pick:kakeru", "pick:oyama")
    assert dealt.hand(0).split() == order[0:8:2]
    assert dealt.hand(1).split() == order[1:8:2]


def test_a_seed_gives_the_same_deck_however_characters_are_chosen() -> None:
    picked = new(9).beat("pick:kakeru", "pick:oyama")
    clashed = new(9).beat("pick:kakeru", "pick:kakeru")
    clashed.act("pick:futami")
    drawn = new(9, characters="random")
    given = new(9, characters=["tamaki", "somei"])
    assert picked.deck == clashed.deck == drawn.deck == given.deck


def test_random_characters_differ_unless_mirrored() -> None:
    pairs = [tuple(GAME.new(2, seed, characters="random").character) for seed in range(60)]
    assert all(first != second for first, second in pairs)
    assert len({first for first, _ in pairs}) == 10
    mirrored = [tuple(GAME.new(2, seed, characters="random", mirror=True).character) for seed in range(60)]
    assert any(first == second for first, second in mirrored)


@clause("TF-6")
def test_the_declared_hand_is_shown() -> None:
    fight = GAME.new(2, 1, characters="random", handedness=["left", "right"])
    assert [fighter.handedness for fighter in GAME.view(fight, 1).fighters] == ["left", "right"]  # type: ignore[attr-defined]


@clause("TF-78")
def test_the_rules_have_a_version_that_every_position_names() -> None:
    assert GAME.dump(GAME.new(2, 1))["rules"] == GAME.version == 2


def test_all_pairs_of_characters_can_fight_to_the_end() -> None:
    rng = Chance(1)
    people = [character.id for character in GAME.tables.characters]
    for first in people:
        for second in people:
            fight = GAME.new(2, 1, characters=[first, second], mirror=True)
            while not fight.over():
                seat = fight.actors()[0]
                fight.apply(seat, rng.pick(fight.legal(seat)))
            assert sorted(fight.census()) == list(range(52))
            assert fight.outcome() is not None
