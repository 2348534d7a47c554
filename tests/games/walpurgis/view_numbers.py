"""The numbers of an observation, read off the view: the slow way, which knows nothing of the state."""

from collections.abc import Callable, Sequence

from dengen.core.views.observation import chosen, counted, one_hot
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.rules.codes import FIELD_STATES, PHASES
from dengen.games.walpurgis.views.view import Cell, Side, WalpurgisView

Read = Callable[[WalpurgisView], Sequence[float]]


def numbers(game: Walpurgis) -> dict[str, Read]:
    """The view from the viewer's side: its cards first, the field turned towards it."""
    ids = game.tables.ids
    found: dict[str, Read] = {
        "phase": lambda v: chosen(v.phase, PHASES),
        "turn": lambda v: [float(v.turn == side.seat) for side in sides(v)],
        "actions": lambda v: [v.actions.place, v.actions.cast, v.actions.place_down],
        "chain": lambda v: one_hot(v.chain.step if v.chain else 0, 10),
        "hot": hot,
    }
    for number, whose in enumerate(("own", "enemy")):
        for state in FIELD_STATES:
            found[f"{whose}_{state}"] = pieces(number, state)
        found[f"{whose}_faces"] = faces(number, ids)
        found[f"{whose}_counts"] = counts(number)
        found[f"{whose}_hand"] = hand(number, ids)
        found[f"{whose}_discards"] = discards(number, ids)
    return found


def sides(view: WalpurgisView) -> list[Side]:
    """The viewer's own side first."""
    return list(reversed(view.sides)) if view.viewer == 1 else view.sides


def field(view: WalpurgisView) -> Sequence[Cell]:
    """The cell counted from the viewer's near left corner."""
    return view.field[::-1] if view.viewer == 1 else view.field


def remembered(view: WalpurgisView) -> dict[str, str]:
    return {card.key: card.card for card in view.memory.cards} if view.memory else {}


def hot(view: WalpurgisView) -> list[float]:
    cells = view.chain.hot if view.chain else []
    return [float(cell.name in cells) for cell in field(view)]


def pieces(number: int, state: str) -> Read:
    def read(view: WalpurgisView) -> list[float]:
        seat = sides(view)[number].seat
        return [
            float(sum(piece.seat == seat and piece.state == state for piece in cell.pieces)) for cell in field(view)
        ]

    return read


def faces(number: int, ids: list[str]) -> Read:
    def read(view: WalpurgisView) -> list[float]:
        seat = sides(view)[number].seat
        memory = remembered(view)
        known = [
            [piece.card or memory.get(piece.key) for piece in cell.pieces if piece.seat == seat] for cell in field(view)
        ]
        tops = [next((card for card in reversed(cards) if card), None) for cards in known]
        return [(ids.index(card) + 1) / len(ids) if card else 0.0 for card in tops]

    return read


def counts(number: int) -> Read:
    def read(view: WalpurgisView) -> list[float]:
        side = sides(view)[number]
        return [len(side.hand) / 10, side.deck / 10, side.pile / 10, len(side.discard) / 10]

    return read


def hand(number: int, ids: list[str]) -> Read:
    def read(view: WalpurgisView) -> list[float]:
        memory = remembered(view)
        return counted([card.card or memory.get(card.key) for card in sides(view)[number].hand], ids)

    return read


def discards(number: int, ids: list[str]) -> Read:
    return lambda view: counted(sides(view)[number].discard, ids)
