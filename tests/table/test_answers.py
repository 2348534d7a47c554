"""Answers: whole or not at all, to the question that was asked, once."""

import pytest

from dengen.core.base.errors import BadAction, IllegalAction
from dengen.table.commands import Act, BotAnswer, Leave, Resign
from dengen.table.errors import (
    BadText,
    GestureTooFar,
    HelpDisabled,
    NotSeated,
    Rejection,
    StaleQuestion,
    TooFast,
    WrongMoment,
)
from tests.core.small.auction import AuctionGame
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House


@pytest.fixture
def house() -> House:
    return House.playing(AuctionGame())


def test_an_answer_that_the_rules_forbid_is_refused_with_its_clause(house: House) -> None:
    with pytest.raises(IllegalAction) as refused:
        house.act("ann", "card:12")
    assert refused.value.refusal.clause == "AU-2"
    assert refused.value.text.ja == "手札から1、2枚で入札する。"


def test_a_gesture_happens_whole(house: House) -> None:
    house.act("ann", "card:3", "card:10")
    assert house.clients["ann"].view["bid"] == [3, 10]
    assert len(house.clients["ann"].bodies) == 2, "one message for all of it"


def test_a_gesture_whose_second_answer_is_impossible_does_not_happen_at_all(house: House) -> None:
    with pytest.raises(Rejection) as refused:
        house.act("ann", "card:3", "card:12")
    assert refused.value.done == 1
    assert house.clients["ann"].view["bid"] == []
    house.act("ann", "card:3", "card:4")


def test_a_gesture_may_not_go_on_after_news() -> None:
    house = House.playing(DiceGame(), 1)
    with pytest.raises(GestureTooFar):
        house.act("ann", "throw", "throw")
    house.act("ann", "throw")
    assert house.clients["ann"].view["scores"] != [0]


def test_a_gesture_has_bounds(house: House) -> None:
    for actions in ([], ["card:3"] * 65):
        with pytest.raises(TooFast):
            house(Act(1, actions), "ann")


def test_a_name_that_is_no_action_is_refused(house: House) -> None:
    with pytest.raises(BadAction):
        house.act("ann", "fly")


def test_an_answer_to_an_older_question_is_stale(house: House) -> None:
    first = house.question("ann")
    house.act("ann", "card:3")
    with pytest.raises(StaleQuestion):
        house(Act(first, ["card:4"]), "ann")


def test_anothers_answer_does_not_make_a_question_stale(house: House) -> None:
    question = house.question("bob")
    house.act("ann", "card:3", "card:4")
    house(Act(question, ["card:3"]), "bob")
    assert house.clients["bob"].view["bid"] == [3]


def test_a_seat_that_is_not_asked_can_not_answer() -> None:
    house = House.playing(ForeheadGame())
    with pytest.raises(StaleQuestion):
        house(Act(0, ["stay"]), "bob")


def test_the_same_answer_sent_twice_counts_once(house: House) -> None:
    house.act("ann", "card:3", client="c1")
    assert house.table.propose(Act(1, ["card:3"]), house.time, by="ann", client="c1").repeated
    assert house.rebuilt().propose(Act(1, ["card:3"]), house.time, by="ann", client="c1").entries == ()
    assert house(Act(1, ["card:3"]), "ann", "c1").messages == ()
    assert house.clients["ann"].view["bid"] == [3]


def test_ids_of_different_people_are_different(house: House) -> None:
    house.act("ann", "card:3", client="c1")
    house.act("bob", "card:4", client="c1")
    assert house.clients["bob"].view["bid"] == [4]


def test_a_refused_command_may_be_sent_again_with_its_id(house: House) -> None:
    with pytest.raises(IllegalAction):
        house.act("ann", "card:12", client="c1")
    house.act("ann", "card:3", client="c1")
    assert house.clients["ann"].view["bid"] == [3]


def test_an_id_is_short(house: House) -> None:
    with pytest.raises(BadText):
        house.act("ann", "card:3", client="c" * 65)


def test_whoever_watches_can_not_act(house: House) -> None:
    with pytest.raises(NotSeated):
        house(Act(1, ["card:3"]), "eve")
    with pytest.raises(NotSeated):
        house.table.preview("eve", ["card:3"])


def test_nobody_acts_before_the_start_or_after_the_end() -> None:
    house = House.playing(ForeheadGame())
    house.act("ann", "stay")
    house.act("bob", "fold")
    assert house.clients["ann"].shown["room"]["stage"] == "over"
    with pytest.raises(WrongMoment):
        house(Act(1, ["stay"]), "ann")


def test_a_bot_can_not_answer_for_a_person(house: House) -> None:
    with pytest.raises(WrongMoment):
        house(BotAnswer(0, 1, house.game.number("card:3")))


def test_resigning_goes_by_the_rules_where_they_know_it(house: House) -> None:
    house(Resign(), "ann")
    outcome = house.clients["bob"].view["outcome"]
    assert (outcome["reason"], [seat["rank"] for seat in outcome["seats"]]) == ("resigned", [2, 1])


def test_where_the_rules_know_no_resigning_a_bot_plays_on_among_more_people() -> None:
    house = House.playing(ForeheadGame(), people=4)
    house(Resign(), "ann")
    assert house.clients["ann"].question is None
    with pytest.raises(WrongMoment):
        house(Resign(), "ann")
    house.run_bots()
    house.act("bob", "stay")
    house.act("cyd", "stay")
    house.act("dan", "stay")
    assert house.clients["ann"].shown["room"]["stage"] == "over"


def test_leaving_during_a_game_leaves_the_seat_to_a_bot() -> None:
    house = House.playing(ForeheadGame(), people=4)
    house(Leave(), "ann")
    assert house.table.seat_of("ann") is None
    assert house.table.viewer("ann") == ""
    house.run_bots()
    assert house.clients["bob"].question is not None


def test_preview_shows_where_a_gesture_leads_and_changes_nothing(house: House) -> None:
    before = house.table.attach("ann").body
    preview = house.table.preview("ann", ["card:3"])
    assert preview.complete
    assert preview.view is not None
    assert preview.view.memory is None
    assert preview.question is not None
    assert preview.question.kind == "more"
    assert house.table.attach("ann").body == before


def test_what_a_preview_offers_may_follow_in_the_same_gesture(house: House) -> None:
    offered = [offer.name for offer in house.table.preview("ann", ["card:3"]).offers]
    house.act("ann", "card:3")
    assert offered == house.clients["ann"].offers
    assert offered


def test_why_not_names_the_clause(house: House) -> None:
    refusal = house.table.why("ann", "card:12")
    assert refusal is not None
    assert refusal.clause == "AU-2"
    assert house.table.why("ann", "card:3") is None


def test_hints_are_on_by_default_only_where_all_others_are_bots(house: House) -> None:
    with pytest.raises(HelpDisabled):
        house.table.hint("ann", "hard")
    alone = House.playing(AuctionGame(), 1, seats=2, bots=["", "easy"])
    job = alone.table.hint("ann", "hard")
    assert (job.kind, job.seat, job.question) == ("hint", 0, 1)
    helped = House.playing(AuctionGame(), help=True)
    assert helped.table.hint("bob", "hard").seat == 1
