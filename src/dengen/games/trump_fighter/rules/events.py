# mypyc: compile
"""What happened, as events, read off the table right after it happened."""

from typing import Any

from dengen.core.base.words import Text
from dengen.core.rules.events import ALL, NOBODY, Event
from dengen.games.trump_fighter.rules.actions import NOTHING, move_part
from dengen.games.trump_fighter.rules.codes import ENDINGS, STALEMATES
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.rows import cards_of
from dengen.games.trump_fighter.rules.state import (
    ACTS,
    CALLERS,
    DRAWN,
    HITS,
    MISSES,
    NAMED,
    PROPER,
    RELIEVED,
    SEATS,
    STALEMATE,
    Table,
)
from dengen.games.trump_fighter.rules.tables import Technique
from dengen.games.trump_fighter.rules.witness import witness


def picked(table: Table, seat: int) -> list[Event]:
    character = table.tables.characters[table.character[seat]]
    return [Event("picked", {"seat": seat, "character": character.id, "name": _both(character.name)}, news=ALL)]


def clashed(table: Table, keeper: int) -> list[Event]:
    character = table.tables.characters[table.character[keeper]]
    args = {"seat": keeper, "other": 1 - keeper, "character": character.id, "name": _both(character.name)}
    return [Event("clashed", args, news=ALL)]


def dealt(table: Table) -> list[Event]:
    return [
        Event("dealt", {"seat": seat, "cards": [card_name(card) for card in cards_of(table.hand[seat])]},
              _hidden(table, seat, "cards"), news=ALL)
        for seat in range(SEATS)
    ]  # fmt: skip


def moved(table: Table) -> list[Event]:
    """The beat itself, and the Moves in it. It is news to everybody who did not choose alone."""
    acts = [int(table.last[ACTS]), int(table.last[ACTS + 1])]
    alone = NOTHING in acts
    news = ALL & ~(1 << acts.index(max(acts))) if alone else ALL
    events = [Event("beat", {"number": int(table.beat_no)}, news=news)]
    for seat in range(SEATS):
        part = move_part(acts[seat])
        if part != NOTHING:
            place = seat * 4 + part % 4
            args = {"seat": seat, "hand": part // 4, "slot": part % 4, "card": card_name(table.top_card(place))}
            args["covers"] = _covered_by(table, table.top_card(place))
            events.append(Event("moved", args))
    return events


def called(table: Table) -> list[Event]:
    """Who called; and whether by right, unless hits are still to be named: that would tell what can hit."""
    if not table.last[CALLERS]:
        return []
    bits = {"callers": CALLERS} if table.manual else {"callers": CALLERS, "proper": PROPER, "relieved": RELIEVED}
    return [Event("called", {name: _seats(table.last[where]) for name, where in bits.items()})]


def judged(table: Table) -> list[Event]:
    """Which Calls were wrong, or saved by relief, once both have named their hits."""
    if table.last[NAMED] == NOTHING:
        return []
    wrong, relieved = table.last[CALLERS] & ~table.last[PROPER], table.last[RELIEVED]
    return [Event("judged", {"wrong": _seats(wrong), "relieved": _seats(relieved)})] if wrong | relieved else []


def missed(table: Table) -> list[Event]:
    return [
        Event("missed", {"seat": 1 - to, "to": to}) for to in range(SEATS) for _ in range(table.last[MISSES + to])
    ]  # TF-44


def penalised(table: Table, seat: int) -> list[Event]:
    return [Event("penalised", {"seat": seat, "to": 1 - seat}, news=ALL)]


def hits(table: Table) -> list[Event]:
    return [
        Event("hit", {"seat": seat, **_technique(technique), "cards": _witness(table, seat, which)})
        for seat in range(SEATS)
        for which, technique in _chosen(table, seat, table.last[HITS + seat])
    ]


def named(table: Table) -> list[Event]:
    if table.last[NAMED] == NOTHING:
        return []
    return [
        Event("named", {"seat": seat, "techniques": [
            _technique(technique) for _, technique in _chosen(table, seat, table.last[NAMED + seat])
        ]}, news=ALL)
        for seat in range(SEATS)
    ]  # fmt: skip


def drew(table: Table) -> list[Event]:
    return [
        Event("drew", {"seat": place // 4, "hand": place % 4, "card": card_name(table.hand_card(place))},
              _hidden(table, place // 4, "card"), news=ALL)
        for place in _drawn_places(table.last[DRAWN])
    ]  # fmt: skip


def _drawn_places(drawn: int) -> list[int]:
    """As they were filled: alternately, the lowest of each hand first (TF-R17)."""
    places = [[place for place in range(4 * seat, 4 * seat + 4) if drawn >> place & 1] for seat in range(SEATS)]
    rounds = range(max(len(places[0]), len(places[1])))
    return [places[seat][round] for round in rounds for seat in range(SEATS) if round < len(places[seat])]


def stalemate(table: Table) -> list[Event]:
    kind = STALEMATES[table.last[STALEMATE]]
    return [Event("stalemate", {"kind": kind, "seats": _seats(table.obliged)})] if kind else []


def ended(table: Table) -> list[Event]:
    outcome = table.outcome()
    assert outcome is not None
    winners = [seat for seat in range(SEATS) if outcome.seats[seat].share == 1]
    args: dict[str, Any] = {"reason": ENDINGS[table.ending], "totals": table.scores()}
    args["winner"] = winners[0] if winners else None
    who = table.character[winners[0]] if winners else NOTHING
    args["ending"] = _both(table.tables.characters[who].ending) if who != NOTHING else None  # TF-4
    return [Event("over", args, news=ALL if table.loser != NOTHING else NOBODY)]


def _covered_by(table: Table, card: int) -> str | None:
    beneath = int(table.beneath[card])
    return None if beneath == NO_CARD else card_name(beneath)


def _chosen(table: Table, seat: int, bits: int) -> list[tuple[int, Technique]]:
    techniques = table.tables.characters[table.character[seat]].techniques
    return [(which, technique) for which, technique in enumerate(techniques) if bits >> which & 1]


def _technique(technique: Technique) -> dict[str, Any]:
    return {"technique": technique.id, "name": _both(technique.name), "value": technique.value}


def _witness(table: Table, seat: int, which: int) -> list[str]:
    mine, theirs = table.tops[seat], table.tops[1 - seat]
    mask = witness(table.tables.formulas[table.character[seat]][which], mine, theirs)
    return [card_name(card) for place, card in enumerate(cards_of(mine) + cards_of(theirs)) if mask >> place & 1]


def _both(text: Text) -> dict[str, str]:
    return {"en": text.en, "ja": text.ja}


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def _hidden(table: Table, owner: int, argument: str) -> dict[str, int]:
    return {} if table.open_hands else {argument: 1 << owner}
