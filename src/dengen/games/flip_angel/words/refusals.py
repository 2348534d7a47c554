"""Why an answer is not possible, told to a person."""

from typing import TYPE_CHECKING

from dengen.core.packed import members
from dengen.core.words import Text, joined
from dengen.games.flip_angel.cards.file import faces_of
from dengen.games.flip_angel.cards.text import condition_words
from dengen.games.flip_angel.rules import FlipAngelState, actions, field, river
from dengen.games.flip_angel.rules.actions import SLOTS
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.words.names import CELL_WORDS, SLOT_WORDS, name_at, name_in
from dengen.games.flip_angel.words.questions import cost_words

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


def why(game: "FlipAngel", state: FlipAngelState, seat: int, act: int, clause: str) -> Text | None:
    """One sentence: what can't be done, and the reason in this position."""
    match clause:
        case "FA-R15":
            where = SLOT_WORDS[SLOTS[act]]
            return Text(
                f"You can't summon from {where.en}: no card lies there.",
                f"{where.ja}にはカードがないので召喚できません。",
            )
        case "FA-5":
            return Text("You can't summon: your field is full.", "場が埋まっているので召喚できません。")
        case "FA-25":
            return summon_too_dear(game, state, seat, act)
        case "FA-R23":
            return place_too_dear(game, state, seat, act - int(actions.PLACE))
        case "FA-18":
            return Text(
                "You have already paid for a reversal this turn.",
                "この手番では、すでにエーテルを払って昼夜反転を行いました。",
            )
        case "FA-51":
            have = purse(state, seat)
            return Text(
                f"You can't pay for a reversal: it takes 1 light and 1 dark, and you have {have.en}.",
                f"昼夜反転には光1点と闇1点が必要ですが、手元は{have.ja}です。",
            )
        case "FA-R17":
            return Text(
                "You can't end your turn yet: first summon an angel or take 2 ether.",
                "まだ手番を終えられません。先に天使を召喚するか、エーテルを2点得てください。",
            )
        case "FA-R35":
            return Text(
                "You can't flip all your cards: fewer than two of them may flip.",
                "裏返せるカードが2枚以上ないので、すべてを裏返すことは選べません。",
            )
        case "FA-58":
            at = CELL_WORDS[CELLS[act - int(actions.FIELD)]]
            return Text(
                f"You can't flip a card at {at.en}: no card lies there.", f"{at.ja}にはカードがないので裏返せません。"
            )
        case "FA-60" | "FA-63" | "FA-R20":
            return stays_put(game, state, seat, act - int(actions.FIELD), clause)
        case "FA-41" | "FA-R38":
            return key_too_much(game, state, seat, clause)
        case "FA-32" | "FA-34" | "FA-36":
            return not_open(state, seat, act - int(actions.PLACE))
        case _:
            return None


def purse(state: FlipAngelState, seat: int) -> Text:
    light, dark = state.light[seat], state.dark[seat]
    return Text(f"{light} light and {dark} dark", f"光{light}点と闇{dark}点")


def purse_for(state: FlipAngelState, seat: int, face: int) -> Text:
    """The ether of the colour that this face takes."""
    if face & 1:
        return Text(f"{state.dark[seat]} dark", f"闇{state.dark[seat]}点")
    return Text(f"{state.light[seat]} light", f"光{state.light[seat]}点")


def summon_too_dear(game: "FlipAngel", state: FlipAngelState, seat: int, slot: int) -> Text:
    face = int(river.face_in(state, slot))
    name, cost, have = name_in(game, state, slot), cost_words(state, face), purse_for(state, seat, face)
    special = faces_of(game.set)[face].special
    en = f"You can't summon {name.en}: it costs {cost.en}, and you have {have.en}"
    ja = f"{name.ja}は召喚できません。コストは{cost.ja}で、手元は{have.ja}です"
    if special is None:
        return Text(f"{en}.", f"{ja}。")
    free = condition_words(special)
    return Text(f"{en}; it would be free {free.en}.", f"{ja}（{free.ja}なら無料）。")


def place_too_dear(game: "FlipAngel", state: FlipAngelState, seat: int, cell: int) -> Text:
    slot = state.question(seat)[1]
    face = int(river.face_in(state, slot))
    name, at = name_in(game, state, slot), CELL_WORDS[CELLS[cell]]
    cost, have = cost_words(state, face), purse_for(state, seat, face)
    return Text(
        f"You can't put {name.en} at {at.en}: it costs {cost.en} there, and you have {have.en}.",
        f"{name.ja}を{at.ja}に置くには{cost.ja}が必要ですが、手元は{have.ja}です。",
    )


def stays_put(game: "FlipAngel", state: FlipAngelState, seat: int, cell: int, clause: str) -> Text:
    name = name_at(game, state, seat, cell)
    if clause == "FA-R20":
        return Text("The stand-in never flips.", "代替え天使は裏返りません。")
    if clause == "FA-63":
        return Text(
            f"You can't flip {name.en}: it is locked by its key.", f"{name.ja}は鍵がかかっているので裏返せません。"
        )
    return Text(
        f"You can't flip {name.en}: it has already flipped this turn.", f"{name.ja}はこの手番ですでに裏返っています。"
    )


def key_too_much(game: "FlipAngel", state: FlipAngelState, seat: int, clause: str) -> Text:
    cell = state.question(seat)[1]
    name, limit = name_at(game, state, seat, cell), field.key_limit(state, seat, cell)
    if clause == "FA-41":
        return Text(
            f"You can't put that much on {name.en}: the key takes at most {limit} now.",
            f"{name.ja}に今置けるのは{limit}点までです。",
        )
    if not state.own_keys:
        return Text(
            "At this table, chips for a key come from the supply.",
            "この卓では、鍵に置くエーテルは共通の置き場から取ります。",
        )
    have = purse(state, seat)
    return Text(
        f"You can't put that much on {name.en}: you have {have.en}.",
        f"{name.ja}にそれだけは置けません。手元は{have.ja}です。",
    )


def not_open(state: FlipAngelState, seat: int, cell: int) -> Text:
    at = CELL_WORDS[CELLS[cell]]
    cells = joined((CELL_WORDS[CELLS[cell]] for cell in members(field.open_cells(state, seat))), "; ")
    return Text(
        f"You can't put a card at {at.en}: the open places are {cells.en}.",
        f"{at.ja}には置けません。置けるのは{cells.ja}です。",
    )
