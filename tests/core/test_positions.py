"""Zones by a table of fields, what a dump may leave to do, and the frame of sparse positions."""

from types import SimpleNamespace
from typing import Any

import pytest

import dengen
from dengen.core.base.errors import BadPosition
from dengen.core.positions.fields import Field, Fields, SeatField, Seats, own
from dengen.core.positions.flow import SEAT as A_SEAT
from dengen.core.positions.flow import Flow, asked, below
from dengen.core.positions.kinds import (
    BIT,
    FLAG,
    SEAT,
    Kind,
    Laying,
    bits,
    maybe,
    number,
    record,
    several,
    spaced,
    top_first,
    word,
)
from dengen.core.rules.state import plan
from tests.core.small.auction import BID, DONE, MORE, OPEN_BIDS, ROUND, AuctionGame
from tests.wording import assert_refused

CARDS = ("ace", "king", "queen")


def read_card(on: Laying, data: Any, at: str) -> int:
    return on.once(word(CARDS).read(on, data, at), str(data), at)


def some_queens(on: Laying) -> None:
    if on.table.queens < 0:
        raise BadPosition(dengen.Text("no queens", "クイーンがありません。"), on.at("queens"))


CARD = Kind(word(CARDS).write, read_card)
ZONES = Fields(
    own("queens", lambda table: table.queens, lambda on, data, at: setattr(on.table, "queens", data), order=2),
    Seats("players", SeatField("mana", number(0, 9)), SeatField("awake", BIT)),
    Field("dealer", SEAT),
    Field("winner", maybe(SEAT)),
    Field("out", bits(SEAT)),
    Field("open", FLAG, "is_open"),
    Field("deck", top_first(CARD)),
    Field("pair", several(number(), 2)),
    Field("line", spaced(word(CARDS))),
    Field("best", record(card=word(CARDS), points=number())),
    SeatField(
        "bids",
        number(),
        get=lambda table, seat: table.bids[seat] // 10,
        put=lambda table, seat, bid: put_bid(table, seat, bid),
    ),
    check=some_queens,
)


def put_bid(table: SimpleNamespace, seat: int, bid: int) -> None:
    table.bids[seat] = 10 * bid


def table() -> SimpleNamespace:
    zones: dict[str, Any] = {"mana": [3, 4], "awake": [0, 1], "dealer": 1, "winner": -1, "out": 0b10, "is_open": True}
    zones |= {"deck": [2, 0], "pair": [5, 6], "line": [0, 0, 1], "best": (2, 7), "bids": [10, 20], "queens": 1}
    return SimpleNamespace(seats=2, **zones)


def empty() -> SimpleNamespace:
    return SimpleNamespace(seats=2, mana=[0, 0], awake=[0, 0], bids=[0, 0])


def test_a_table_of_fields_writes_every_zone_in_its_order() -> None:
    assert list(ZONES.dump(table()).items()) == [
        ("queens", 1),
        ("players", [{"mana": 3, "awake": False}, {"mana": 4, "awake": True}]),
        ("dealer", 1),
        ("winner", None),
        ("out", [1]),
        ("open", True),
        ("deck", ["ace", "queen"]),
        ("pair", [5, 6]),
        ("line", "ace ace king"),
        ("best", {"card": "queen", "points": 7}),
        ("bids", [1, 2]),
    ]


def test_a_codec_reads_what_it_writes() -> None:
    laid = empty()
    ZONES.load(laid, ZONES.dump(table()))
    assert laid == table()


@pytest.mark.parametrize(
    ("changes", "at", "why"),
    [
        ({"dealer": 2}, "table.dealer", "there is no seat 2 at a table of 2"),
        ({"dealer": "x"}, "table.dealer", "Expected `int`, got `str`"),
        ({"out": [0, 5]}, "table.out", "there is no seat 5"),
        ({"open": 1}, "table.open", "Expected `bool`, got `int`"),
        ({"deck": ["ace", "jack"]}, "table.deck", "expected one of ace, king, queen, not 'jack'"),
        ({"deck": ["ace", "ace"]}, "table.deck", "the card ace is in two places"),
        ({"pair": [1]}, "table.pair", "Expected `array` of length 2"),
        ({"line": "ace jack"}, "table.line", "expected one of ace, king, queen, not 'jack'"),
        ({"best": {"card": "ace", "points": -1}}, "table.best.points", "Expected `int` >= 0"),
        ({"best": {"card": "ace"}}, "table.best.points", "is missing"),
        ({"bids": [1]}, "table.bids", "expected one entry for each of the two seats, not 1"),
        ({"bids": [1, None]}, "table.bids[1]", "Expected `int`, got `null`"),
        ({"players": [{"mana": 1, "awake": True}]}, "table.players", "one entry for each of the two seats, not 1"),
        ({"players": [{"mana": 1, "awake": True}, {"mana": 10, "awake": True}]}, "table.players[1].mana", "<= 9"),
        ({"players": [{"mana": 1, "awake": True}, {"mana": 1}]}, "table.players[1].awake", "is missing"),
        ({"players": [{"mana": 1, "awake": True, "age": 9}, {}]}, "table.players[0].age", "there is no such field"),
        ({"jacks": 1}, "table.jacks", "there is no such field"),
        ({"queens": -1}, "table.queens", "no queens"),
    ],
)
def test_invalid_data_is_refused_with_its_path(changes: dict[str, Any], at: str, why: str) -> None:
    with assert_refused(BadPosition) as caught:
        ZONES.load(empty(), ZONES.dump(table()) | changes, "table")
    assert caught.value.field == at
    assert why in caught.value.why.en


def test_a_whole_table_says_everything_and_another_leaves_the_rest_as_it_is() -> None:
    with assert_refused(BadPosition, match="queens: is missing"):
        ZONES.load(empty(), {"dealer": 1})
    laid = empty()
    laid.queens = 0
    ZONES.load(laid, {"dealer": 1, "players": [{"mana": 5}, {}]}, whole=False)
    assert (laid.dealer, laid.mana) == (1, [5, 0])


# ---- what is left to do, and asked ----


class Planned(AuctionGame):
    """The auction, which says what its dumps may hold."""

    flow = Flow(
        steps={ROUND: (), OPEN_BIDS: (below("a small number", "小さな数", lambda table: 3),)},
        questions={BID: asked(before=OPEN_BIDS), MORE: asked(A_SEAT)},
        plans=(plan(OPEN_BIDS, ROUND),),
    )


def dumped(**changes: Any) -> dict[str, Any]:
    game = Planned()
    return game.dump(game.new(2)) | changes


STEPS = [["round", 0, 0, 0], ["open", 0, 0, 0]]
ASKED = {"0": ["bid", 0, 0, 0], "1": ["bid", 0, 0, 0]}


def test_a_dump_that_follows_the_plan_is_loaded() -> None:
    state = Planned().load(dumped(agenda=[STEPS[0], ["open", 2, 0, 0]]))
    assert state.actors() == [0, 1]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"agenda": [STEPS[0]]}, "asked: `bid` isn't asked at this point of the agenda"),
        ({"agenda": [STEPS[1]]}, "agenda: these steps don't follow each other"),
        ({"agenda": [*STEPS, STEPS[1]]}, "agenda: these steps don't follow each other"),
        ({"agenda": []}, "agenda: these steps don't follow each other"),
        ({"agenda": [STEPS[0], ["open", 3, 0, 0]]}, "agenda: in `open`, 3 can't be used as a small number here"),
        ({"agenda": [["round", 1, 0, 0], STEPS[1]]}, "agenda: in `round`, 1 can't be used as nothing here"),
        ({"agenda": [["bid", 0, 0, 0]]}, "agenda: `bid` isn't possible here"),
        ({"agenda": [["round", 0, 0, 2**63]]}, "agenda: a step is a name and three whole numbers"),
        ({"agenda": [["round", True, 0, 0]]}, "agenda: a step is a name and three whole numbers"),
        ({"agenda": [[1, 0, 0, 0]]}, "agenda: a step is a name and three whole numbers"),
        ({"agenda": [["1", 0, 0, 0]]}, "agenda: there is no step '1'"),
        ({"asked": ASKED | {"1": ["round", 0, 0, 0]}}, "asked: `round` isn't a question"),
        ({"asked": ASKED | {"1": ["more", 2, 0, 0]}}, "asked: in `more`, 2 can't be used as a seat here"),
        ({"asked": {"²": ["bid", 0, 0, 0]}}, "asked: there is no seat '²' at a table of 2"),
        ({"asked": {}}, "asked: either somebody is asked or the game is over"),
        ({"seats": 9}, "seats: "),
        ({"options": {"colour": "red"}}, "options: There is no option 'colour'"),
    ],
)
def test_a_dump_of_what_can_not_be_left_to_do_is_refused(changes: dict[str, Any], said: str) -> None:
    with assert_refused(BadPosition) as caught:
        Planned().load(dumped(**changes))
    assert said in str(caught.value)


# ---- the frame of sparse positions ----


def test_acts_are_played_once_the_table_is_laid() -> None:
    game = AuctionGame()
    state = game.position({"seats": 2, "table": {"won": [3, 1]}, "acts": [[0, game.name(2)], [0, game.name(DONE)]]})
    assert state.actors() == [1]
    assert state.bids == [[3], []]
    assert state.scores() == [3, 1]


def test_acts_of_a_position_record_no_events() -> None:
    game = AuctionGame()
    bids = [[seat, game.name(act)] for seat in (0, 1) for act in (2, DONE)]
    state = game.position({"seats": 2, "acts": bids}, listen=True)
    assert sum(state.scores()) == 1
    assert state.events() == []


@pytest.mark.parametrize(
    ("act", "said"),
    [([1, "bid:1"], "bid:1"), ([0, "fly"], "fly"), ([7, "done"], "no seat 7"), ([0], "Expected `array` of length 2")],
)
def test_a_bad_act_is_told_with_its_number(act: list[Any], said: str) -> None:
    game = AuctionGame()
    with assert_refused(BadPosition) as caught:
        game.position({"seats": 2, "acts": [[0, game.name(2)], act]})
    assert caught.value.field == "acts[1]"
    assert said in str(caught.value)


def test_a_sparse_position_says_nothing_that_the_game_does_not_know() -> None:
    with assert_refused(BadPosition, match="weather: Object contains unknown field `weather`"):
        AuctionGame().position({"weather": "rain"})
    with assert_refused(BadPosition, match="options: There is no option 'weather'"):
        AuctionGame().position({"options": {"weather": "rain"}})
    with assert_refused(BadPosition, match="seats: "):
        AuctionGame().position({"seats": 0})
