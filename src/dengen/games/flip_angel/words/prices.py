"""Ether in words: what a player has, what a face costs and where it is free."""

from dengen.core.base.packed import members
from dengen.core.base.words import Text, joined
from dengen.games.flip_angel.cards.text import CORNERS
from dengen.games.flip_angel.rules import FlipAngelState, field
from dengen.games.flip_angel.rules.board import CELLS, POSITION, POSITIONS

FREE = Text("free", "無料")


def purse(state: FlipAngelState, seat: int) -> Text:
    light, dark = state.light[seat], state.dark[seat]
    return Text(f"{light} light and {dark} dark", f"光{light}点と闇{dark}点")


def purse_for(state: FlipAngelState, seat: int, face: int) -> Text:
    """The ether of the colour that this face takes."""
    if face & 1:
        return Text(f"{state.dark[seat]} dark", f"闇{state.dark[seat]}点")
    return Text(f"{state.light[seat]} light", f"光{state.light[seat]}点")


def prices(state: FlipAngelState, seat: int, face: int) -> dict[str, int]:
    """The price of the card in each open cell where it can go."""
    cost = state.tables.cost[face]
    free = [cell for cell in members(field.open_cells(state, seat)) if field.is_free(state, seat, face, cell)]
    paid = members(field.open_cells(state, seat)) if field.can_pay(state, seat, face) else free
    return {CELLS[cell]: 0 if cell in free else cost for cell in paid}


def price_words(state: FlipAngelState, seat: int, face: int) -> Text:
    cost = cost_words(state, face)
    by_cell = prices(state, seat, face)
    if not any(by_cell.values()):
        return FREE
    if all(by_cell.values()):
        return cost
    free = {POSITIONS[POSITION[CELLS.index(cell)]]: 0 for cell, price in by_cell.items() if not price}
    corners = joined((CORNERS[corner] for corner in free), " or ", "か")
    return Text(f"free at {corners.en}, else {cost.en}", f"{corners.ja}なら無料、ほかは{cost.ja}")


def cost_words(state: FlipAngelState, face: int) -> Text:
    cost = state.tables.cost[face]
    return Text(f"{cost} dark", f"闇{cost}点") if face & 1 else Text(f"{cost} light", f"光{cost}点")
