"""Commands come from strangers: whatever they say, the table answers with a typed error and is unharmed."""

from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

from dengen.core.base.errors import DengenError
from dengen.table import FromClient, Table, commands
from dengen.table.commands import FromServer
from tests.core.small.auction import AuctionGame
from tests.table.kit import House
from tests.table.live_high_card import LiveHighCard

SEATS = st.one_of(st.integers(-2, 4), st.integers())
WORDS = st.one_of(
    st.sampled_from(["ann", "bob", "card:3", "card:9", "done", "low", "deal", "", "\u0000\u202e"]),
    st.text(max_size=300),
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), WORDS), lambda inner: st.lists(inner, max_size=3), max_leaves=4
)
OBJECTS = st.dictionaries(st.one_of(WORDS, st.sampled_from(["kind", "action"])), JSON, max_size=3)
INPUTS = st.fixed_dictionaries({"kind": st.sampled_from(["act", "ping", "resign", "fly"])}, optional={"action": WORDS})
COMMANDS: st.SearchStrategy[Any] = st.one_of(
    st.builds(commands.Sit, SEATS, WORDS, OBJECTS, WORDS),
    st.builds(commands.SeatBot, SEATS, WORDS, OBJECTS),
    st.builds(commands.PaceBots, st.sampled_from(["instant", "brisk", "calm"])),
    st.builds(commands.Clear, SEATS),
    st.builds(commands.Swap, SEATS, SEATS),
    st.builds(commands.Leave),
    st.builds(commands.Begin),
    st.builds(commands.Act, SEATS, st.lists(WORDS, max_size=4)),
    st.builds(commands.Resign),
    st.builds(commands.TakeBack),
    st.builds(commands.Vote, st.sampled_from(["take_back", "rematch", "abandon"]), st.booleans()),
    st.builds(commands.Say, WORDS),
    st.builds(commands.Mute, WORDS, st.booleans()),
    st.builds(commands.Feed, INPUTS),
)
PEOPLE = st.sampled_from(["ann", "bob", "eve", ""])


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([AuctionGame, LiveHighCard]), st.lists(st.tuples(COMMANDS, PEOPLE, WORDS), max_size=12))
def test_anything_can_be_said_by_anybody(game: type[Any], said: list[tuple[Any, str, str]]) -> None:
    house = House.playing(game())
    for command, person, client in said:
        wire = msgspec.json.encode(command)
        before = house.table.attach("").body
        try:
            change = house.table.propose(
                msgspec.json.decode(wire, type=FromClient), house.time, by=person, client=client, entropy=7
            )
        except DengenError:
            assert house.table.attach("").body == before
            continue
        house.store(change)
        Table.rebuild(house.game, house.header, house.log)


@pytest.mark.parametrize(
    "wire",
    [
        b'{"do":"act","question":1}',
        b'{"do":"act","question":"1","actions":[]}',
        b'{"do":"act","question":1,"actions":["a"],"seat":1}',
        b'{"do":"vote","on":"dinner"}',
        b'{"do":"fly"}',
        b"[]",
        *(msgspec.json.encode({"do": kind.__name__.lower()}) for kind in FromServer.__args__),
    ],
)
def test_a_client_can_not_say_what_is_no_command_or_the_servers_alone(wire: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wire, type=FromClient)
