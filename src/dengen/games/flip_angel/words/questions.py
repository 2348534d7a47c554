"""Questions and answers in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.packed import members
from dengen.core.words import Text, Words, joined
from dengen.games.flip_angel.cards.text import CORNERS, ether
from dengen.games.flip_angel.rules import FlipAngelState, actions, field, river, steps
from dengen.games.flip_angel.rules.actions import NAMES, SLOTS
from dengen.games.flip_angel.rules.board import CELLS, NO_CELL, POSITION, POSITIONS
from dengen.games.flip_angel.rules.tables import EMPTY
from dengen.games.flip_angel.words.names import CELL_WORDS, SLOT_WORDS, name_at, name_in

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

EFFECTS: Mapping[int, Text] = {
    int(actions.RIVER_FLIP): Text("Flip the whole river, deck and all", "河をデッキごと裏返す"),
    int(actions.RIVER_FLOW): Text("Let the river flow: discard it and deal a new one", "河を流して並べ直す"),
    int(actions.ETHER): Text("Swap your light and dark ether", "自分の光と闇を入れ替える"),
    int(actions.FIELD_ALL): Text("Flip all your cards that may flip", "自分の場の裏返せるカードをすべて裏返す"),
}
FREE = Text("free", "無料")


# ---- questions ----


def prompt(game: "FlipAngel", state: FlipAngelState, seat: int) -> Text:
    question, a, b, _ = state.question(seat)
    if question == steps.MAIN:
        return prompt_main(state, seat)
    if question == steps.AFTER:
        return Text(
            "Pay 1 light and 1 dark for a reversal, or end your turn.",
            "光1点と闇1点を払って昼夜反転を行うか、手番を終えてください。",
        )
    if question == steps.PLACE:
        if a == actions.STANDIN:
            return Text("Choose where your stand-in goes.", "代替え天使を置く場所を選んでください。")
        name = name_in(game, state, a)
        return Text(f"Choose where {name.en} goes.", f"{name.ja}を置く場所を選んでください。")
    if question == steps.REVERSAL:
        if b == NO_CELL:
            return Text("Day-night reversal: choose one effect.", "昼夜反転：効果を1つ選んでください。")
        name = name_at(game, state, seat, b)
        return Text(
            f"{name.en} reverses day and night: choose one effect.", f"{name.ja}の昼夜反転：効果を1つ選んでください。"
        )
    name = name_at(game, state, seat, a)
    if question == steps.KEY:
        limit = field.key_limit(state, seat, a)
        return Text(
            f"Key: put up to {limit} ether on {name.en}, or leave it open.",
            f"鍵：{name.ja}にエーテルを{limit}点まで置けます。置かなくてもかまいません。",
        )
    return Text(f"Re-trigger: use the reversal of {name.en}?", f"再発動：{name.ja}の昼夜反転を使いますか？")


def prompt_main(state: FlipAngelState, seat: int) -> Text:
    if actions.REVERSE in state.answers_of(seat):
        return Text(
            "Summon an angel or take 2 ether; you may pay for a reversal before or after.",
            "天使を召喚するか、エーテルを2点得てください。その前か後に、エーテルを払って昼夜反転もできます。",
        )
    return Text("Summon an angel or take 2 ether.", "天使を召喚するか、エーテルを2点得てください。")


# ---- answers ----


def label(game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
    if act < actions.REVERSE:
        return describe_summon(game, state, seat, act)
    if actions.PLACE <= act < actions.RIVER_FLIP:
        return describe_place(state, seat, act - int(actions.PLACE))
    if actions.FIELD <= act < actions.KEY:
        return describe_flip(game, state, seat, act - int(actions.FIELD))
    if act in EFFECTS:
        return Words("rev", EFFECTS[act].en, EFFECTS[act].ja, {"effect": NAMES[act].split(":")[1]})
    if actions.KEY <= act < actions.RETRIGGER_YES:
        return describe_key(act - int(actions.KEY))
    if actions.GAIN <= act < actions.END:
        return describe_gain(state, seat, act - int(actions.GAIN))
    if act == actions.REVERSE:
        return Words("reverse", "Pay 1 light and 1 dark for a reversal", "光1点と闇1点を払って昼夜反転を行う")
    if act == actions.END:
        return Words("end", "End the turn", "手番を終える")
    if act == actions.RETRIGGER_YES:
        return Words("retrigger", "Yes, use it", "はい、使う", {"use": True})
    return Words("retrigger", "No, don't use it", "いいえ、使わない", {"use": False})


def describe_summon(game: "FlipAngel", state: FlipAngelState, seat: int, slot: int) -> Words:
    where = SLOT_WORDS[SLOTS[slot]]
    face = int(river.face_in(state, slot))
    if face == EMPTY:
        return Words("summon", f"Summon from {where.en}", f"{where.ja}から召喚する", {"slot": SLOTS[slot]})
    name, price = name_in(game, state, slot), price_words(state, seat, face)
    args = {"slot": SLOTS[slot], "card": state.tables.names[face], "prices": prices(state, seat, face)}
    return Words(
        "summon",
        f"Summon {name.en} from {where.en} ({price.en})",
        f"{name.ja}を{where.ja}から召喚（{price.ja}）",
        args,
    )


def describe_place(state: FlipAngelState, seat: int, cell: int) -> Words:
    at = CELL_WORDS[CELLS[cell]]
    args: dict[str, Any] = {"cell": CELLS[cell]}
    question, slot, _, _ = state.question(seat)
    if not state.is_asked(seat) or question != steps.PLACE:
        return Words("place", f"Place at {at.en}", f"{at.ja}に置く", args)
    if slot == actions.STANDIN:
        return Words("place", f"Put the stand-in at {at.en}", f"代替え天使を{at.ja}に置く", args)
    face = int(river.face_in(state, slot))
    free = field.is_free(state, seat, face, cell)
    args |= {"card": state.tables.names[face], "price": 0 if free else state.tables.cost[face]}
    price = FREE if free else cost_words(state, face)
    return Words("place", f"Place at {at.en} ({price.en})", f"{at.ja}に置く（{price.ja}）", args)


def describe_flip(game: "FlipAngel", state: FlipAngelState, seat: int, cell: int) -> Words:
    args = {"effect": "field", "cell": CELLS[cell]}
    if state.at(seat, cell) == EMPTY:
        return Words("rev", "Flip one of your cards", "自分のカードを1枚裏返す", args)
    name, at = name_at(game, state, seat, cell), CELL_WORDS[CELLS[cell]]
    return Words("rev", f"Flip {name.en} ({at.en})", f"{name.ja}（{at.ja}）を裏返す", args)


def describe_key(choice: int) -> Words:
    light, dark = actions.KEY_LIGHT[choice], actions.KEY_DARK[choice]
    if light + dark == 0:
        return Words("key", "Leave it open", "鍵をかけない", {"light": 0, "dark": 0})
    chips = ether(light, dark)
    return Words("key", f"Lock it with {chips.en}", f"{chips.ja}で鍵をかける", {"light": light, "dark": dark})


def describe_gain(state: FlipAngelState, seat: int, dark: int) -> Words:
    points = ether(2 - dark, dark)
    standin = not state.standin_used[seat] and field.open_positions(state, seat) != 0
    args = {"light": 2 - dark, "dark": dark, "standin": standin}
    if standin:
        return Words("gain", f"Take {points.en} and place your stand-in", f"{points.ja}を得て代替え天使を置く", args)
    return Words("gain", f"Take {points.en}", f"{points.ja}を得る", args)


# ---- prices ----


def prices(state: FlipAngelState, seat: int, face: int) -> dict[str, int]:
    """What the card would cost in each open cell where it can go."""
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
