"""What viewers are sent: what changed for them, numbered without gaps."""

from typing import Any

import msgspec
import pytest

from dengen.core.game import Game
from dengen.table import Message, Table, TableLimits
from dengen.table.commands import Act, Begin, Say, Sit
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import ENTROPY, House


@pytest.fixture
def house() -> House:
    return House.playing(AuctionGame())


def play_rounds(house: House, rounds: int) -> None:
    for _ in range(rounds):
        for person in ("ann", "bob"):
            house.act(person, house.clients[person].offers[0], "done")


def test_a_fresh_message_has_everything(house: House) -> None:
    message = msgspec.json.decode(house.table.attach("ann").body, type=Message)
    assert message.fresh
    assert message.stream == "s1"
    assert message.room.chairs[1].name == "Bob"  # type: ignore[union-attr]
    assert message.you.seat == 0  # type: ignore[union-attr]
    assert message.view["hand"] == [3, 4, 9, 10]
    assert [offer.name for offer in message.question.offers] == ["card:3", "card:4", "card:9", "card:10"]  # type: ignore[union-attr]


def test_later_messages_have_only_what_changed(house: House) -> None:
    house.act("ann", "card:3", "done")
    message = msgspec.json.decode(house.clients["ann"].bodies[-1])
    assert set(message) == {"number", "you", "view", "question"}
    assert message["question"] is None


def test_every_message_is_of_the_documented_type(house: House) -> None:
    play_rounds(house, 3)
    strict = msgspec.defstruct("Strict", [], bases=(Message,), forbid_unknown_fields=True, kw_only=True)
    for client in house.clients.values():
        messages: list[Any] = [msgspec.json.decode(body, type=strict) for body in client.bodies]
        assert [message.number for message in messages] == list(range(len(messages)))
        assert len(messages) > 3


def test_whoever_comes_back_gets_what_came_since(house: House) -> None:
    bob = house.clients["bob"]
    play_rounds(house, 2)
    missed = house.table.resume("bob", bob.stream, 1)
    assert [sent.body for sent in missed] == bob.bodies[2:]
    assert house.table.resume("bob", bob.stream, bob.number) == ()


@pytest.mark.parametrize(("stream", "number"), [("s0", 1), ("s1", 99), ("s1", -1)])
def test_whoever_comes_back_from_elsewhere_starts_afresh(house: House, stream: str, number: int) -> None:
    play_rounds(house, 1)
    (message,) = house.table.resume("bob", stream, number)
    assert msgspec.json.decode(message.body)["fresh"]
    assert message.number == house.clients["bob"].number


def test_what_is_no_longer_kept_is_made_up_for_by_a_fresh_message() -> None:
    house = House.playing(AuctionGame())
    house.table.limits = TableLimits(backlog=3000)
    house.table.forget("bob")
    bob = house.listen("bob")
    play_rounds(house, 3)
    assert msgspec.json.decode(house.table.resume("bob", bob.stream, 0)[0].body)["fresh"]
    assert len(house.table.resume("bob", bob.stream, bob.number - 1)) == 1


def test_a_second_listener_of_a_viewer_leaves_no_gap_for_the_first(house: House) -> None:
    house.act("bob", "card:3")
    fresh = msgspec.json.decode(house.table.attach("bob").body)
    assert fresh["number"] == house.clients["bob"].number
    house.act("bob", "done")
    assert house.clients["bob"].number == fresh["number"] + 1


def test_nobody_is_sent_anything_after_being_forgotten(house: House) -> None:
    house.table.forget("ann")
    assert [sent.viewer for sent in house.act("ann", "card:3").messages] == []


def test_the_story_of_a_game_is_told_to_whoever_comes_late_as_he_may_know_it(house: House) -> None:
    play_rounds(house, 2)
    for viewer in ("ann", "bob", ""):
        told = house.clients[viewer].story
        assert house.listen(viewer).story == told
    assert "drew 8" not in str(house.clients[""].story)


def test_memory_is_left_out_unless_an_option_shows_it(house: House) -> None:
    play_rounds(house, 1)
    assert house.clients["ann"].view["memory"] is None

    aid = msgspec.structs.replace(AuctionGame.options[1], name="recall", reveals_memory=True)
    for shown in (False, True):
        game: Game[Any] = AuctionGame()
        game.options = (*AuctionGame.options, aid)
        aided = House.playing(game, options={"recall": shown})
        play_rounds(aided, 1)
        assert (aided.clients["ann"].view["memory"] is not None) is shown
        preview = aided.table.preview("ann", ["card:9"])
        assert preview.view is not None
        assert (preview.view.memory is not None) is shown


def test_people_at_the_table_are_told_who_sits_down() -> None:
    house = House.open(ForeheadGame(), seats=2)
    house(Sit(0, "Ann"), "ann")
    ann = house.listen("ann")
    house(Sit(1, "Bob"), "bob")
    assert ann.shown["room"]["chairs"][1]["name"] == "Bob"
    before = dict(ann.shown)
    house(Begin(), "ann")
    assert before["view"] is None
    assert ann.view["phase"] == "turn"


def test_chat_alone_sends_no_view(house: House) -> None:
    house(Say("hello"), "ann")
    assert set(msgspec.json.decode(house.clients["bob"].bodies[-1])) == {"number", "chat"}


def test_two_copies_of_a_table_send_the_same_parts(house: House) -> None:
    copy: Table = house.rebuilt()
    copy.attach("ann")
    house.act("ann", "card:3")
    change = copy.propose(Act(1, ["card:3"]), house.time, by="ann", entropy=ENTROPY)
    (sent,) = copy.commit(change).messages
    assert sent.body == house.clients["ann"].bodies[-1]
