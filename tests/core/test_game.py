"""The contract around a state: making, viewing, naming, dumping, previewing."""

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import (
    BadAction,
    BadOption,
    BadPosition,
    BadSeat,
    BadSeatCount,
    BadSeed,
    IllegalAction,
    NotOver,
)
from dengen.core.base.words import Text, named
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.views.view import OPEN, without_memory
from tests.core.small.auction import DONE, Auction, AuctionGame
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame
from tests.wording import assert_refused


@pytest.fixture
def game() -> AuctionGame:
    return AuctionGame()


def test_options_are_complete_in_the_state(game: AuctionGame) -> None:
    assert game.new(3).options == {"deal": ["mixed"] * 3, "shout": False}


def test_each_seat_may_bring_its_own_option(game: AuctionGame) -> None:
    state = game.new(2, deal=["low", "high"])
    assert state.hands == [[1, 2, 3, 4], [9, 10, 11, 12]]


@pytest.mark.parametrize("seats", [0, 1, 4, -1, "2", 2.0, True])
def test_a_wrong_number_of_seats_is_refused(game: AuctionGame, seats: Any) -> None:
    with pytest.raises(BadSeatCount, match="Auction is for 2, 3 seats"):
        game.new(seats)


def test_wrong_options_and_seeds_are_refused(game: AuctionGame) -> None:
    with pytest.raises(BadOption):
        game.new(2, deal=["low"])
    with pytest.raises(BadOption):
        game.option("nonsense")
    with pytest.raises(BadSeed):
        game.new(2, seed=-1)


def test_actions_have_names_both_ways(game: AuctionGame) -> None:
    assert game.name(DONE) == "done"
    assert game.number("card:4") == 3
    assert game.num_actions == 13
    assert game.number(3) == 3
    assert game.name("card:4") == "card:4"


def calls(game: AuctionGame, action: Any) -> list[Callable[[], object]]:
    """All that takes an action."""
    state = game.new(2)
    return [
        lambda: game.name(action),
        lambda: game.number(action),
        lambda: game.describe(state, 0, action),
        lambda: game.refusal(state, 0, action),
        lambda: game.preview(state, 0, [2, action]),
        lambda: game.apply(state, 0, action),
        lambda: state.apply(0, action),
    ]


@pytest.mark.parametrize("action", [13, -1, 10**30, True, 1.0, None])
def test_a_number_that_is_no_action_is_refused_alike_everywhere(game: AuctionGame, action: Any) -> None:
    for call in calls(game, action):
        with assert_refused(BadAction) as caught:
            call()
        assert str(caught.value) == f"Auction has actions 0 to 12, not {action!r}."


def test_a_name_that_is_no_action_is_refused_alike_everywhere(game: AuctionGame) -> None:
    for call in calls(game, "card:21"):
        with assert_refused(BadAction) as caught:
            call()
        assert str(caught.value) == "Auction has no action 'card:21'. Did you mean 'card:2' or 'card:1' or 'card:12'?"
    with assert_refused(BadAction, match="^Auction has no action 'xyz'\\.$"):
        game.number("xyz")


def test_a_name_longer_than_every_action_is_not_compared_with_them(
    game: AuctionGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dengen.core.rules.actions.get_close_matches", None)
    with assert_refused(BadAction, match="^Auction has no action with a name of 100000 characters\\.$"):
        game.number("x" * 100_000)


def test_actions_can_be_given_by_name(game: AuctionGame) -> None:
    state, twin = game.new(2), game.new(2)
    state.apply(0, 2)
    game.apply(twin, 0, "card:3")
    assert state == twin
    assert game.describe(state, 0, "card:4") == game.describe(state, 0, 3)
    assert game.refusal(state, 0, "card:1") == game.refusal(state, 0, 0)
    assert game.preview(state, 0, ["done"]) == game.preview(state, 0, [DONE])


def test_an_illegal_action_names_seat_action_and_reason(game: AuctionGame) -> None:
    state = game.new(2)
    refusal = game.refusal(state, 0, "card:1")
    assert refusal is not None
    calls: list[Callable[[], object]] = [lambda: state.apply(0, 0), lambda: game.apply(state, 0, "card:1")]
    for call in calls:
        with pytest.raises(IllegalAction) as caught:
            call()
        error = caught.value
        assert (error.seat, error.action, error.clause, error.code) == (0, "card:1", "AU-2", "illegal_action")
        assert error.text == Text(refusal.en, refusal.ja)
        assert str(error) == f"{refusal.en} (AU-2)"


def test_whole_numbers_of_numpy_are_whole_numbers(game: AuctionGame) -> None:
    numpy = pytest.importorskip("numpy")
    two, zero = numpy.int64(2), numpy.uint8(0)
    state, plain = game.new(two, seed=numpy.int32(5)), game.new(2, seed=5)
    assert state == plain
    assert json.dumps(game.dump(state)) == json.dumps(game.dump(plain))
    assert state.is_asked(zero)
    assert state.legal(zero) == plain.legal(0)
    assert game.view(state, zero) == game.view(plain, 0)
    assert game.question(state, zero) == game.question(plain, 0)
    assert game.offers(state, zero) == game.offers(plain, 0)
    assert state.resample(zero, Chance(two)) == plain.resample(0, Chance(2))
    act = numpy.int16(plain.legal(0)[0])
    assert game.name(act) == game.name(int(act))
    assert game.preview(state, zero, [act]) == game.preview(plain, 0, [int(act)])
    state.apply(zero, act)
    plain.apply(0, int(act))
    assert state == plain


def test_events_are_recorded_only_after_listen(game: AuctionGame) -> None:
    def told(state: Auction) -> list[str]:
        for seat in (0, 1):
            state.apply(seat, state.legal(seat)[0])
            state.apply(seat, DONE)
        return [event.kind for event in state.events()]

    dumped = game.dump(game.new(2))
    assert told(game.new(2)) == told(game.load(dumped)) == told(game.position({"seats": 2})) == []
    for state in (game.new(2, listen=True), game.load(dumped, listen=True), game.position({"seats": 2}, listen=True)):
        assert told(state.clone()) == []
        assert told(state) == ["opened", "drew"]


def test_a_new_game_tells_its_set_up() -> None:
    class Announced(Auction):
        def begin(self) -> None:
            super().begin()
            self.tell("dealt", {})

    class AnnouncedGame(AuctionGame):
        def empty(self, seats: int, options: dict[str, Any]) -> Auction:
            state = Announced()
            state.blank(self, seats, options)
            return state

    assert [event.kind for event in AnnouncedGame().new(2, listen=True).events()] == ["dealt"]
    assert AnnouncedGame().new(2).events() == []


def test_a_game_that_leaves_something_out_is_told_what() -> None:
    class Unwritten(State):
        pass

    class UnwrittenGame(Game[Unwritten]):
        title = Text("Unwritten", "未完")
        has_cards = False

    unwritten: Any = UnwrittenGame
    for call, method in (
        (lambda: Unwritten().begin(), "Unwritten doesn't say what `begin` does"),
        (lambda: Unwritten().scores(), "Unwritten doesn't say what `scores` does"),
        (lambda: unwritten().num_actions, "UnwrittenGame doesn't say what `action_names` does"),
        (lambda: unwritten().start(2, {}, seed=1), "UnwrittenGame doesn't say what `empty` does"),
    ):
        with pytest.raises(NotImplementedError, match=method):
            call()


def test_all_hands_are_shown_only_once_it_is_over() -> None:
    game = ForeheadGame()
    state = game.new(2)
    with pytest.raises(NotOver):
        game.view(state, OPEN)
    state.apply(0, 0)
    state.apply(1, 0)
    assert game.see(state, OPEN).cards == state.cards


def test_a_card_is_hidden_from_its_owner() -> None:
    game = ForeheadGame()
    state = game.new(2)
    assert game.see(state, 0).cards == [0, state.cards[1]]
    assert game.see(state, 1).cards == [state.cards[0], 0]
    assert game.see(state, None).cards == [0, 0]


def test_memory_can_be_left_out_of_what_is_sent(game: AuctionGame) -> None:
    view = game.view(game.new(2), 0)
    assert view.memory is not None
    assert without_memory(view).memory is None
    assert without_memory(view).scores == view.scores


@pytest.mark.parametrize("viewer", [2, -2, 10**30, True, 1.0, "0"])
def test_a_view_of_a_seat_that_does_not_exist_is_refused(game: AuctionGame, viewer: Any) -> None:
    with assert_refused(BadSeat, match=f"There is no seat {viewer!r} at this table: its seats are 0 to 1"):
        game.view(game.new(2), viewer)


def test_only_a_seat_that_is_asked_has_a_question() -> None:
    game = ForeheadGame()
    state = game.new(2)
    question = game.question(state, 0)
    assert question is not None
    assert (question.clause, question.en) == ("FH-1", "One after another stays or folds.")
    assert game.question(state, 1) is None


def test_a_refusal_has_a_code_a_clause_and_a_reason(game: AuctionGame) -> None:
    state = game.new(2)
    refusal = game.refusal(state, 0, 0)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("illegal_action", "AU-2")
    assert refusal["ja"] == "手札から1、2枚で入札する。"
    assert game.refusal(state, 0, 2) is None


def test_the_core_words_refusals_without_a_clause(game: AuctionGame) -> None:
    def said(seat: int, action: str) -> str:
        refusal = game.refusal(state, seat, action)
        assert refusal is not None
        return refusal.en

    state = game.new(3)
    assert said(0, "done") == "That doesn't answer this question: A bid is one or two cards that you hold."
    for seat in range(3):  # bids are sealed: no seat learns of other bids
        assert state.is_asked(seat)
        play_one(state, seat)
        if seat < 2:
            assert said(seat, "done") == "You have already answered: the game is waiting for the others."
    while not state.over():
        play_one(state, state.actors()[0])
    assert said(1, "done") == "The game is over."


def play_one(state: Auction, seat: int) -> None:
    """The seat's answer, as far as it goes."""
    state.apply(seat, state.legal(seat)[0])
    if DONE in state.legal(seat):
        state.apply(seat, DONE)


def test_a_refusal_names_the_asked_seats() -> None:
    game = ForeheadGame()
    refusal = game.refusal(game.new(2), 1, 0)
    assert refusal is not None
    assert named(refusal.en, ["Ann", "Bo"]) == "It isn't your turn to answer: the game is waiting for Ann."
    assert named(refusal.ja, ["花子", "太郎"]) == "今はあなたが答える番ではありません。花子の答えを待っています。"


def test_a_hidden_argument_is_told_to_its_seat_only(game: AuctionGame) -> None:
    state = game.new(2, seed=1, listen=True)
    for seat, act in ((0, 9), (0, DONE), (1, 2), (1, DONE)):
        state.apply(seat, act)
    drew = state.events()[1]
    card = drew.args["card"]
    own, other, watcher = (game.tell(drew, viewer) for viewer in (0, 1, None))
    assert own is not None
    assert other is not None
    assert own.en == f"{{seat0}} drew {card}."
    assert other.en == "{seat0} drew a card."
    assert other == watcher
    open_handed = game.tell(drew, OPEN)
    assert open_handed is not None
    assert open_handed.args["card"] == card


def test_names_stand_in_for_seats() -> None:
    assert named("{seat1} beat {seat0}.", ["You", "Hana"]) == "Hana beat You."
    assert Text("a", "あ")["ja"] == "あ"


def test_a_preview_shows_the_rest_of_a_gesture(game: AuctionGame) -> None:
    state = game.new(2)
    preview = game.preview(state, 0, [2])
    assert preview.complete
    assert preview.question is not None
    assert preview.question.kind == "more"
    state.apply(0, 2)
    assert preview.offers == game.offers(state, 0)


def test_a_preview_changes_nothing(game: AuctionGame) -> None:
    state = game.new(2)
    game.preview(state, 0, [2])
    assert state.bids == [[], []]


def test_a_preview_stops_at_the_first_refusal(game: AuctionGame) -> None:
    preview = game.preview(game.new(2), 0, [2, 2])
    assert preview.done == 1
    assert preview.refusal is not None
    assert preview.refusal.clause == "AU-2"


def test_a_preview_stops_at_the_first_news() -> None:
    preview = DiceGame().preview(DiceGame().new(), 0, [0, 0, 0])
    assert (preview.done, preview.complete, preview.view, preview.question) == (1, False, None, None)
    assert preview.offers == []
    assert preview.events == []


def test_a_dump_is_readable_and_exact(game: AuctionGame) -> None:
    state = game.new(2, seed=4)
    state.apply(0, 2)
    dumped = game.dump(state)
    assert dumped["agenda"] == [["round", 0, 0, 0], ["open", 0, 0, 0]]
    assert dumped["asked"] == {"0": ["more", 0, 0, 0], "1": ["bid", 0, 0, 0]}
    assert dumped["table"]["bids"] == [[3], []]
    assert game.dump(game.load(json.loads(json.dumps(dumped)))) == dumped


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "game: this position is of 'chess', not of 'auction'"),
        ({"rules": 99}, "rules: this position was made by version 99 of the rules; these are version 1"),
        ({"cards": "0"}, "cards: this position is of '0'"),
        ({"seats": "two"}, "seats: expected int, got str"),
        ({"chance": -1}, "chance: A seed is a whole number"),
        ({"agenda": [["round"]]}, "agenda: a step is a name and three whole numbers"),
        ({"agenda": [["nap", 0, 0, 0]]}, "agenda: there is no step 'nap'"),
        ({"asked": {"7": ["bid", 0, 0, 0]}}, "asked: there is no seat '7'"),
        ({"asked": {"x": ["bid", 0, 0, 0]}}, "asked: there is no seat 'x'"),
        ({"table": {}}, "table.deck: is missing"),
    ],
)
def test_a_bad_dump_says_where(game: AuctionGame, change: dict[str, Any], said: str) -> None:
    with assert_refused(BadPosition) as caught:
        game.load(game.dump(game.new(2)) | change)
    assert said in str(caught.value)


@pytest.mark.parametrize("data", [None, [], "x", {}])
def test_an_invalid_position_is_refused(game: AuctionGame, data: Any) -> None:
    with assert_refused(BadPosition):
        game.load(data)


def test_a_question_without_a_legal_action_is_a_bad_position(game: AuctionGame) -> None:
    data = game.dump(game.new(2))
    data["table"]["hands"] = [[], [1]]
    with assert_refused(BadPosition, match=r"asked: .* has no answer"):
        game.load(data)


def test_a_loaded_position_leaves_the_data_alone(game: AuctionGame) -> None:
    data = game.dump(game.new(2))
    game.load(data).apply(0, 2)
    assert data == game.dump(game.new(2))


def test_a_sparse_position_takes_the_rest_from_a_new_game(game: AuctionGame) -> None:
    state = game.position({"seats": 2, "table": {"won": [3, 1]}})
    assert state.scores() == [3, 1]
    assert state.hands == game.new(2).hands


def test_a_game_survives_pickling(game: AuctionGame) -> None:
    twin = pickle.loads(pickle.dumps(game))
    assert twin.dump(twin.new(2, seed=5)) == game.dump(game.new(2, seed=5))


def test_a_board_has_a_text_by_default(game: AuctionGame) -> None:
    assert '"hand_counts"' in game.text(game.view(game.new(2), 0), "en")
