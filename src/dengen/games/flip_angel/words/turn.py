"""The words of `rules/turn.py`."""

from typing import TYPE_CHECKING, Any

from dengen.core.base.packed import members
from dengen.core.base.words import Part, Text, Words, fill, joined
from dengen.games.flip_angel.cards.file import faces_of
from dengen.games.flip_angel.cards.text import condition_words, ether
from dengen.games.flip_angel.rules import FlipAngelState, actions, field, river, turn
from dengen.games.flip_angel.rules.actions import SLOTS, STANDIN
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.rules.tables import EMPTY
from dengen.games.flip_angel.words.names import CELL_WORDS, SLOT_WORDS, name_in
from dengen.games.flip_angel.words.prices import FREE, cost_words, price_words, prices, purse, purse_for
from dengen.games.flip_angel.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

# ---- what a turn is for ----

OR_REVERSE = Text(
    "Summon an angel or take 2 ether; you may pay for a reversal before or after.",
    "天使を召喚するか、エーテルを2点得てください。その前か後に、エーテルを払って昼夜反転もできます。",
)
SUMMON = Text("Summon {card} from {slot} ({price})", "{card}を{slot}から召喚（{price}）")
SUMMON_NOTHING = Text("Summon from {slot}", "{slot}から召喚する")
REVERSE = Words("reverse", "Pay 1 light and 1 dark for a reversal", "光1点と闇1点を払って昼夜反転を行う")
END = Words("end", "End the turn", "手番を終える")
GAIN = Text("Take {points}", "{points}を得る")
GAIN_AND_STANDIN = Text("Take {points} and place your stand-in", "{points}を得て代替え天使を置く")
BUT_FREE = Text("; it would be free {condition}", "（{condition}なら無料）")
NEVER_FREE = Text("", "")


class AfterWording(Wording):
    def label(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
        return REVERSE if act == actions.REVERSE else END


class MainWording(AfterWording):
    def prompt(self, game: "FlipAngel", state: FlipAngelState, seat: int) -> Text:
        return OR_REVERSE if state.has_answer(seat, actions.REVERSE) else self.sentence

    def label(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
        if act < actions.REVERSE:
            return summon_label(game, state, seat, act - int(actions.SUMMON))
        if actions.GAIN <= act < actions.END:
            return gain_label(state, seat, act - int(actions.GAIN))
        return super().label(game, state, seat, act)

    def parts(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> dict[str, Part]:
        if act >= actions.REVERSE:
            return {"purse": purse(state, seat)}
        slot = act - int(actions.SUMMON)
        face = int(river.face_in(state, slot))
        found: dict[str, Part] = {"slot": SLOT_WORDS[SLOTS[slot]]}
        if face != EMPTY:
            special = faces_of(game.set)[face].special
            found["card"], found["cost"] = name_in(game, state, slot), cost_words(state, face)
            found["purse"] = purse_for(state, seat, face)
            found["unless"] = fill(BUT_FREE, condition=condition_words(special)) if special else NEVER_FREE
        return found


def summon_label(game: "FlipAngel", state: FlipAngelState, seat: int, slot: int) -> Words:
    face = int(river.face_in(state, slot))
    args: dict[str, Any] = {"slot": SLOTS[slot]}
    if face == EMPTY:
        text = fill(SUMMON_NOTHING, slot=SLOT_WORDS[SLOTS[slot]])
        return Words("summon", text.en, text.ja, args)
    args |= {"card": state.tables.names[face], "prices": prices(state, seat, face)}
    price = price_words(state, seat, face)
    text = fill(SUMMON, card=name_in(game, state, slot), slot=SLOT_WORDS[SLOTS[slot]], price=price)
    return Words("summon", text.en, text.ja, args)


def gain_label(state: FlipAngelState, seat: int, dark: int) -> Words:
    standin = not state.standin_used[seat] and field.open_positions(state, seat) != 0
    text = fill(GAIN_AND_STANDIN if standin else GAIN, points=ether(2 - dark, dark))
    return Words("gain", text.en, text.ja, {"light": 2 - dark, "dark": dark, "standin": standin})


# ---- summoning and placement ----

PLACE_STANDIN = Text("Choose where your stand-in goes.", "代替え天使を置く場所を選んでください。")
AT = Text("Place at {cell}", "{cell}に置く")
AT_FOR = Text("Place at {cell} ({price})", "{cell}に置く（{price}）")
STANDIN_AT = Text("Put the stand-in at {cell}", "代替え天使を{cell}に置く")
NOT_OPEN = Text(
    "You can't put a card at {cell}: the open places are {open}.",
    "{cell}には置けません。置けるのは{open}です。",
)


class PlaceWording(Wording):
    def prompt(self, game: "FlipAngel", state: FlipAngelState, seat: int) -> Text:
        return PLACE_STANDIN if self.slot(state, seat) == STANDIN else super().prompt(game, state, seat)

    def slot(self, state: FlipAngelState, seat: int) -> int:
        return int(self.question.slot_of(state.question(seat)))

    def subject(self, game: "FlipAngel", state: FlipAngelState, seat: int) -> dict[str, Part]:
        return {"card": name_in(game, state, self.slot(state, seat))}

    def label(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
        cell = act - int(actions.PLACE)
        at = CELL_WORDS[CELLS[cell]]
        args: dict[str, Any] = {"cell": CELLS[cell]}
        if not self.is_asked(state, seat):
            text = fill(AT, cell=at)
        elif self.slot(state, seat) == STANDIN:
            text = fill(STANDIN_AT, cell=at)
        else:
            face = int(river.face_in(state, self.slot(state, seat)))
            free = field.is_free(state, seat, face, cell)
            args |= {"card": state.tables.names[face], "price": 0 if free else state.tables.cost[face]}
            text = fill(AT_FOR, cell=at, price=FREE if free else cost_words(state, face))
        return Words("place", text.en, text.ja, args)

    def parts(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> dict[str, Part]:
        cells = members(field.open_cells(state, seat))
        found: dict[str, Part] = {
            "cell": CELL_WORDS[CELLS[act - int(actions.PLACE)]],
            "open": joined((CELL_WORDS[CELLS[cell]] for cell in cells), "; "),
        }
        if self.slot(state, seat) != STANDIN:
            face = int(river.face_in(state, self.slot(state, seat)))
            found |= self.subject(game, state, seat)
            found["cost"], found["purse"] = cost_words(state, face), purse_for(state, seat, face)
        return found


WORDINGS = [
    MainWording(
        turn.MAIN,
        Text("Summon an angel or take 2 ether.", "天使を召喚するか、エーテルを2点得てください。"),
        reasons={
            "FA-5": Text("You can't summon: your field is full.", "場が埋まっているので召喚できません。"),
            "FA-18": Text(
                "You have already paid for a reversal this turn.",
                "この手番では、すでにエーテルを払って昼夜反転を行いました。",
            ),
            "FA-25": Text(
                "You can't summon {card}: it costs {cost}, and you have {purse}{unless}.",
                "{card}は召喚できません。コストは{cost}で、手元は{purse}です{unless}。",
            ),
            "FA-51": Text(
                "You can't pay for a reversal: it takes 1 light and 1 dark, and you have {purse}.",
                "昼夜反転には光1点と闇1点が必要ですが、手元は{purse}です。",
            ),
            "FA-R15": Text(
                "You can't summon from {slot}: no card lies there.",
                "{slot}にはカードがないので召喚できません。",
            ),
            "FA-R17": Text(
                "You can't end your turn yet: first summon an angel or take 2 ether.",
                "まだ手番を終えられません。先に天使を召喚するか、エーテルを2点得てください。",
            ),
        },
    ),
    AfterWording(
        turn.AFTER,
        Text(
            "Pay 1 light and 1 dark for a reversal, or end your turn.",
            "光1点と闇1点を払って昼夜反転を行うか、手番を終えてください。",
        ),
    ),
    PlaceWording(
        turn.PLACE,
        Text("Choose where {card} goes.", "{card}を置く場所を選んでください。"),
        reasons={
            "FA-32": NOT_OPEN,
            "FA-34": NOT_OPEN,
            "FA-36": NOT_OPEN,
            "FA-R23": Text(
                "You can't put {card} at {cell}: it costs {cost} there, and you have {purse}.",
                "{card}を{cell}に置くには{cost}が必要ですが、手元は{purse}です。",
            ),
        },
    ),
]
