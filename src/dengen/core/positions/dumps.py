"""Exact dumps, with the part that all games share: the head, the agenda and the open questions."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from dengen.core.base.errors import BadPosition
from dengen.core.base.validation import expected, kinds
from dengen.core.positions.faults import about_the_table, fault, missing, no_seat, require, seeded
from dengen.core.rules.state import State, Step

if TYPE_CHECKING:
    from dengen.core.game import Game

S = TypeVar("S", bound=State)
HEAD: Mapping[str, type] = {
    "game": str,
    "rules": int,
    "cards": str,
    "seats": int,
    "options": dict,
    "chance": int,
    "agenda": list,
    "asked": dict,
    "table": dict,
}
LARGEST = 2**63 - 1  # the largest number of compiled rules


def dumped(game: "Game[S]", state: S) -> dict[str, Any]:
    """Implement `Game.dump`."""
    return {
        "game": game.id,
        "rules": game.version,
        "cards": game.cards.hash,
        "seats": state.seats,
        "options": state.options,
        **dump_flow(state, game.step_name),
        "table": game.dump_table(state),
    }


def loaded(game: "Game[S]", data: Mapping[str, Any], listen: bool) -> S:
    """Implement `Game.load`."""
    check_head(data, game.id, game.version, game.cards.hash)
    with about_the_table():
        state = game.empty(*game.settle(data["seats"], data["options"]))
    state.clear()
    load_into(game, state, data)
    if listen:
        state.listen()
    return state


def load_into(game: "Game[S]", state: S, data: Mapping[str, Any]) -> None:
    """Load chance, agenda, questions and zones from a dump."""
    load_flow(state, data, game.step_number)
    game.load_table(state, data["table"])
    if game.flow is not None:
        game.flow.check(state, game.step_name)
    check_rest(state)


def check_head(data: object, game: str, version: int, cards: str) -> None:
    if not isinstance(data, Mapping):
        found = type(data).__name__
        raise fault(
            "",
            f"a position is a table of fields, not {found}",
            f"局面は項目のテーブルです（{kinds(found)}ではありません）。",
        )
    for field, type_ in HEAD.items():
        if field not in data:
            raise missing(field)
        if not isinstance(data[field], type_):
            raise BadPosition(expected(type_.__name__, type(data[field]).__name__), field)
    require(
        data["rules"] == version,
        "rules",
        f"this position was made by version {data['rules']} of the rules; these are version {version}",
        f"この局面のルールは第{data['rules']}版、こちらは第{version}版です。",
    )
    for field, here in (("game", game), ("cards", cards)):
        require(
            data[field] == here,
            field,
            f"this position is of {data[field]!r}, not of {here!r}",
            f"この局面は {data[field]!r} のものです。ここでは {here!r} です。",
        )


def dump_flow(state: State, step_name: Callable[[int], str]) -> dict[str, Any]:
    def named(step: Step) -> list[Any]:
        return [step_name(step[0]), *step[1:]]

    return {
        "chance": int(state.chance.word),
        "agenda": [named(step) for step in state.agenda],
        "asked": {str(seat): named(state.question(seat)) for seat in state.actors()},
    }


def load_flow(state: State, data: Mapping[str, Any], step_number: Callable[[str], int]) -> None:
    state.chance = seeded(data["chance"], "chance")
    state.clear_agenda()
    state.push_all([_step(entry, "agenda", step_number) for entry in data["agenda"]])
    for key, entry in data["asked"].items():
        seat = int(key) if str(key).isdecimal() else -1
        if not 0 <= seat < state.seats:
            raise no_seat(key, state.seats, "asked")
        state.set_question(seat, *_step(entry, "asked", step_number))
        state.waiting |= 1 << seat


def _step(entry: Any, at: str, step_number: Callable[[str], int]) -> Step:
    match entry:
        case [str(name), a, b, c] if all(type(part) is int and abs(part) <= LARGEST for part in (a, b, c)):
            return (step_number(name), a, b, c)
    raise fault(
        at,
        f"a step is a name and three whole numbers, not {entry!r}",
        f"手順は名前1つと整数3つです（{entry!r} は使えません）。",
    )


def check_rest(state: State) -> None:
    """Check that the table is at rest: a seat is asked and can answer, or the game is over."""
    for seat in state.actors():
        try:
            state.ask_again(seat)
        except RuntimeError as error:
            raise fault("asked", str(error), f"席{seat}への質問に、できる答えがありません。") from None
    require(
        bool(state.actors()) if state.outcome() is None else state.over(),
        "asked",
        "either somebody is asked or the game is over",
        "誰かに質問があるか、ゲームが終わっているか、どちらかのはずです。",
    )
