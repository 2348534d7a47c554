"""What is stored is read again by every later version: names in it may not follow the names of classes and files."""

from typing import get_args

import msgspec
import pytest

from dengen.table import Entry, Table, TableHeader
from dengen.table.entries import Answered, EntryKind
from tests.table.live_high_card import LiveHighCard

HEADER = (
    '{"table":"t","game":"high_card","rules":1,"cards":"44136fa355b3678a","seats":2,"options":{"cards":5},"bots":["",""],"host":"ann",'
    '"time":1000,"join":"anyone","watch":"anyone","invite":"xN3","pace":{"decision":60000,"bank":null,"grace":null,"stand_in":"normal",'
    '"bot_pause":700},"help":null,"first_to":2,"seed":7,"opening":{"seed":7,"options":{"cards":5},"moves":[{"seat":0,"action":"card:9"},'
    '{"seat":0,"intervention":"resign"}],"position":null},"quick":30000,"rated":true,"remarks":"after"}'
)
FIRST_HEADER = HEADER.replace(',"quick":30000,"rated":true,"remarks":"after"', "")
ENTRIES = [
    '{"number":1,"time":1000,"what":{"kind":"sat","person":"ann","name":"Ann","seat":0,"options":{"deal":"low"}},"by":"ann","client":"s"}',
    '{"number":2,"time":1000,"what":{"kind":"botsat","seat":1,"level":"easy"},"by":"ann","client":"c80"}',
    '{"number":3,"time":1000,"what":{"kind":"swapped","a":1,"b":0},"by":"bob","client":"c77"}',
    '{"number":4,"time":1000,"what":{"kind":"emptied","seat":1},"by":"ann","client":"c7"}',
    '{"number":4,"time":1000,"what":{"kind":"renamed","person":"ann","name":"Anna"},"by":"ann","client":"c7"}',
    '{"number":5,"time":1000,"what":{"kind":"began","rules":1,"seed":12,"thinking":74000,"options":{},"order":[0,1],'
    '"sitters":[{"name":"Ann"},{"level":"easy"}],"position":{"seats":2}},"by":"ann","client":"b"}',
    '{"number":6,"time":1000,"what":{"kind":"answered","seat":0,"action":"card:9","by":"clock","joined":true}}',
    '{"number":7,"time":1000,"what":{"kind":"answered","seat":1,"action":"card:3"},"by":"bob","client":"c9"}',
    '{"number":8,"time":1000,"what":{"kind":"intervened","seat":1,"what":"resign"},"by":"ann","client":"c67"}',
    '{"number":9,"time":1000,"what":{"kind":"tookback","seat":1,"undone":[5],"agreed":true},"by":"bob","client":"c5"}',
    '{"number":10,"time":1000,"what":{"kind":"fed","seat":0,"input":{"kind":"leave"}},"by":"ann","client":"c3"}',
    '{"number":11,"time":1000,"what":{"kind":"voted","person":"ann","on":"rematch","yes":true},"by":"ann","client":"c6"}',
    '{"number":12,"time":1000,"what":{"kind":"said","person":"bob","text":"hello"},"by":"bob","client":"c1"}',
    '{"number":12,"time":1000,"what":{"kind":"remarked","person":"eve","name":"Eve","text":"hello"},"by":"eve","client":"c1"}',
    '{"number":12,"time":1000,"what":{"kind":"reminded","seat":1,"question":7}}',
    '{"number":13,"time":1000,"what":{"kind":"muted","person":"ann","whom":"bob","on":true},"by":"ann","client":"c5"}',
    '{"number":13,"time":1000,"what":{"kind":"repeated"},"by":"ann","client":"c7"}',
    '{"number":14,"time":1000,"what":{"kind":"went","person":"ann"},"by":"ann"}',
    '{"number":15,"time":1000,"what":{"kind":"came","person":"bob"},"by":"bob"}',
    '{"number":16,"time":1000,"what":{"kind":"stoodin","seat":0,"level":"normal","gave_up":true}}',
    '{"number":16,"time":1000,"what":{"kind":"resigned","seat":0},"by":"ann","client":"c8"}',
    '{"number":17,"time":1000,"what":{"kind":"restarted","since":990}}',
    '{"number":17,"time":1000,"what":{"kind":"stoodstill","since":990}}',
    '{"number":18,"time":1000,"what":{"kind":"paced","bot_pause":1200},"by":"ann","client":"c4"}',
    '{"number":19,"time":1000,"what":{"kind":"ended","outcome":{"reason":"cards_out","seats":[{"score":1,"parts":{},"rank":1,"share":1.0},'
    '{"score":0,"parts":{},"rank":2,"share":0.0}]},"hash":"04cdf6eddb2766fe"}}',
    '{"number":20,"time":1000,"what":{"kind":"left","person":"ann"},"by":"ann","client":"c2"}',
    '{"number":21,"time":1000,"what":{"kind":"closed","reason":"empty"},"by":"ann","client":"c2"}',
]

# A fight of which both answers were given by the clock: rebuilt, it closes the same beat
FOUGHT = [
    '{"number":1,"time":1000,"what":{"kind":"sat","person":"ann","name":"Ann","seat":0},"by":"ann"}',
    '{"number":2,"time":1000,"what":{"kind":"sat","person":"bob","name":"Bob","seat":1},"by":"bob"}',
    '{"number":3,"time":1000,"what":{"kind":"began","rules":1,"seed":5,"thinking":0,"options":{"cards":1},"order":[0,1],'
    '"sitters":[{"name":"Ann"},{"name":"Bob"}]},"by":"ann"}',
    '{"number":4,"time":1400,"what":{"kind":"fed","seat":0,"input":{"kind":"ping","round_trip":40}}}',
]


def test_a_header_is_stored_as_ever() -> None:
    header = msgspec.json.decode(HEADER, type=TableHeader)
    assert msgspec.json.encode(header).decode() == HEADER


def test_the_headers_of_earlier_versions_are_read() -> None:
    header = msgspec.json.decode(FIRST_HEADER, type=TableHeader)
    later = msgspec.structs.replace(header, quick=30000, rated=True, remarks="after")
    assert later == msgspec.json.decode(HEADER, type=TableHeader)


@pytest.mark.parametrize("line", ENTRIES)
def test_an_entry_is_stored_as_ever(line: str) -> None:
    entry = msgspec.json.decode(line, type=Entry)
    assert msgspec.json.encode(entry).decode() == line


def test_every_kind_of_entry_is_among_them() -> None:
    kinds = {type(msgspec.json.decode(line, type=Entry).what) for line in ENTRIES}
    assert kinds == set(get_args(EntryKind))


def test_a_stored_fight_is_rebuilt_with_the_answers_that_it_gave() -> None:
    header = msgspec.structs.replace(
        msgspec.json.decode(HEADER, type=TableHeader), options={"cards": 1}, opening=None, seed=None
    )
    entries = [msgspec.json.decode(line, type=Entry) for line in FOUGHT]
    table = Table.rebuild(LiveHighCard(), header, entries)
    assert table.live is not None
    answers = [Entry(5 + seat, 2300, Answered(seat, action, "clock")) for seat, action in enumerate(lowest(table))]
    assert Table.rebuild(LiveHighCard(), header, [*entries, *answers]).number == 6


def lowest(table: Table) -> list[str]:
    assert table.live is not None
    return [table.game.name(table.live.state.legal(seat)[0]) for seat in range(2)]
