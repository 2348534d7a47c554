"""The loop: questions, forced answers, refusals that touch nothing, copies."""

import copy
import pickle
from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadIntervention, BadSeat, GameOver, IllegalAction, NotYourQuestion
from dengen.core.rules.state import RULING, State, clause_id, plan
from tests.core.small.auction import DONE, Auction, AuctionGame
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame


@pytest.fixture
def auction() -> Auction:
    return AuctionGame().new(2, seed=1)


def bid(state: State, seat: int, *acts: int) -> None:
    for act in acts:
        state.apply(seat, act)


def test_a_plan_is_carried_out_in_the_order_it_is_written() -> None:
    assert plan(1, 2, 3) == [(3, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0)]


def test_clause_numbers_and_rulings_have_their_names() -> None:
    assert clause_id("LP", 17) == "LP-17"
    assert clause_id("LP", RULING + 3) == "LP-R3"


def test_all_seats_are_asked_at_once_and_leave_when_they_have_answered(auction: Auction) -> None:
    assert auction.actors() == [0, 1]
    bid(auction, 0, 2)
    assert auction.actors() == [0, 1], "an answer of several steps isn't whole yet"
    bid(auction, 0, DONE)
    assert auction.actors() == [1]
    assert auction.legal(0) == []


def test_a_question_that_is_asked_for_secrecy_is_asked_with_one_option() -> None:
    game = AuctionGame()
    data = game.dump(game.new(2))
    data["table"]["hands"] = [[3], [4, 5]]
    data["table"]["deck"] = []
    state = game.load(data)
    bid(state, 0, 2)
    assert state.legal(0) == [DONE]
    assert state.is_asked(0)


def test_a_single_answer_is_given_without_asking() -> None:
    game = AuctionGame()
    data = game.dump(game.new(2))
    data["table"]["hands"] = [[3, 4, 5], [9, 10, 11]]
    data["table"]["deck"] = []
    state = game.load(data)
    bid(state, 0, 2, 3)
    bid(state, 1, 8, 9)
    assert state.bids == [[5], [11]], "the last cards were bid by themselves: nobody had a choice"
    assert [state.legal(seat) for seat in (0, 1)] == [[DONE], [DONE]], "but that nothing more comes is asked"


def test_an_illegal_answer_raises_with_its_clause_and_touches_nothing(auction: Auction) -> None:
    game = AuctionGame()
    before = game.dump(auction)
    with pytest.raises(IllegalAction) as refused:
        auction.apply(0, 0)
    assert refused.value.clause == "AU-2"
    with pytest.raises(IllegalAction) as refused:
        auction.apply(0, DONE)
    assert refused.value.clause == "AU-2", "done belongs to another question"
    assert game.dump(auction) == before


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = ForeheadGame().new(2)
    with pytest.raises(NotYourQuestion) as refused:
        state.apply(1, 0)
    assert refused.value.clause == "FH-1"
    assert refused.value.code == "not_your_question"


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, "0"])
def test_a_seat_that_does_not_exist_is_refused(auction: Auction, seat: Any) -> None:
    with pytest.raises(BadSeat):
        auction.apply(seat, 0)
    with pytest.raises(BadSeat):
        auction.resample(seat, Chance(1))
    assert not auction.is_asked(seat)
    assert auction.legal(seat) == []


def test_after_the_end_everything_is_refused_as_over(auction: Auction) -> None:
    auction.intervene(1, "resign")
    with pytest.raises(GameOver) as refused:
        auction.apply(0, 2)
    assert refused.value.clause == "AU-4"


def test_an_intervention_ends_the_game_at_any_question(auction: Auction) -> None:
    auction.intervene(0, "resign")
    outcome = auction.outcome()
    assert outcome is not None
    assert outcome.reason == "resigned"
    assert [seat.share for seat in outcome.seats] == [0.0, 1.0]


def test_an_intervention_that_the_rules_do_not_know_is_refused(auction: Auction) -> None:
    with pytest.raises(BadIntervention, match="'foul'"):
        auction.intervene(0, "foul")
    with pytest.raises(BadIntervention):
        ForeheadGame().new(2).intervene(0, "resign")


def test_a_clone_does_not_record_events(auction: Auction) -> None:
    clone = auction.clone()
    bid(clone, 0, 2, DONE)
    bid(clone, 1, 3, DONE)
    assert clone.events() == []
    auction.listen()
    assert auction.clone().log is None


def test_events_are_given_once(auction: Auction) -> None:
    auction.listen()
    bid(auction, 0, 2, DONE)
    bid(auction, 1, 3, DONE)
    assert [event.kind for event in auction.events()] == ["opened", "drew"]
    assert auction.events() == []


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state)), State.clone])
def test_copies_are_equal_and_independent(auction: Auction, copied: object) -> None:
    game = AuctionGame()
    bid(auction, 0, 2)
    before = game.dump(auction)
    assert callable(copied)
    twin: Auction = copied(auction)
    assert game.dump(twin) == before
    bid(twin, 0, DONE)
    assert game.dump(auction) == before


def test_a_resample_keeps_the_own_sealed_answer_and_takes_back_those_of_others(auction: Auction) -> None:
    bid(auction, 0, 2)
    own = auction.resample(0, Chance(1))
    assert own.bids == [[3], []]
    other = auction.resample(1, Chance(1))
    assert other.bids == [[], []]
    assert other.hands[0] == [3, 4, 9, 10]
    assert 2 in other.legal(0)


def test_a_sealed_answer_is_redrawn_for_the_others(auction: Auction) -> None:
    bid(auction, 0, 2, DONE)
    seen = {tuple(auction.resample(1, Chance(seed)).bids[0]) for seed in range(40)}
    assert seen == {(3,), (4,), (9,), (10,)}


def test_a_resample_has_a_separate_generator(auction: Auction) -> None:
    words = {auction.resample(0, Chance(seed)).chance.word for seed in range(20)}
    assert len(words) == 20
    assert auction.chance.word not in words


def test_a_question_without_an_answer_is_a_bug_and_says_so() -> None:
    game = AuctionGame()
    state = game.new(2)
    state.hands[0] = []
    with pytest.raises(RuntimeError, match="has no answer"):
        state.ask_again(0)


def test_states_are_equal_by_what_they_hold(auction: Auction) -> None:
    twin = AuctionGame().new(2, seed=1)
    assert twin == auction, "of another game object with the same cards"
    auction.listen()
    assert twin == auction, "who listens makes no difference"
    bid(auction, 0, 2)
    assert twin != auction
    bid(twin, 0, 2)
    assert twin == auction
    twin.chance.draw()
    assert twin != auction, "it would go on otherwise"
    assert auction != ForeheadGame().new(2)
    assert auction != "auction"


def test_states_can_not_be_hashed(auction: Auction) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(auction)


def test_a_state_says_where_it_is(auction: Auction) -> None:
    assert repr(auction) == "<Auction, 2 seats, bidding: seats 0, 1 are asked `bid`>"
    bid(auction, 0, 2)
    assert repr(auction) == "<Auction, 2 seats, bidding: seat 0 is asked `more`; seat 1 is asked `bid`>"
    auction.intervene(1, "resign")
    assert repr(auction) == "<Auction, 2 seats, over>"
    assert repr(AuctionGame().empty(3, {})) == "<Auction, 3 seats, over>"
    assert repr(DiceGame().new()) == "<Dice, 1 seat, throw: seat 0 is asked `2`>"


def test_a_state_says_how_many_turns_there_were_where_they_are_counted() -> None:
    game = dengen.game("lumiel")
    state = game.new(seed=1)
    assert repr(state) == "<Lumiel†Prière, 4 seats, 0 turns, redraw: seats 0, 1, 2, 3 are asked `redraw`>"
    while game.turns(state) != 2:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    assert repr(state).startswith("<Lumiel†Prière, 4 seats, 2 turns, ")


def test_a_pickled_state_remembers_its_game_and_shares_its_tables() -> None:
    game = dengen.game("walpurgis")
    state = game.new(2, seed=3, listen=True)
    first, second = pickle.loads(pickle.dumps([state, state.clone()]))
    again = pickle.loads(pickle.dumps(state))
    assert first == second == again == state
    assert first.game is again.game
    assert (first.game.id, first.game.cards.hash) == (game.id, game.cards.hash)
    assert [event.kind for event in first.events()] == [event.kind for event in state.events()] != []
    assert second.events() == []
    assert len(pickle.dumps(state)) < 8000, "the tables are the game's, and the game is named by its edition"


def test_a_pickled_state_contains_its_custom_set() -> None:
    content = dengen.game("lumiel").cards.content
    game = dengen.game("lumiel", {**content, "set": {**content["set"], "name_en": "Mine"}})
    again = pickle.loads(pickle.dumps(game.new(seed=3)))
    assert again == game.new(seed=3)
    assert again.game.cards.content == game.cards.content
