"""The words of `rules/reversal.py`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words, fill
from dengen.games.flip_angel.rules import FlipAngelState, actions, reversal
from dengen.games.flip_angel.rules.actions import NAMES
from dengen.games.flip_angel.rules.board import CELLS, NO_CELL
from dengen.games.flip_angel.rules.tables import EMPTY
from dengen.games.flip_angel.words.names import CELL_WORDS, name_at
from dengen.games.flip_angel.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

EFFECTS: Mapping[int, Text] = {
    int(actions.RIVER_FLIP): Text("Flip the whole river, deck and all", "河をデッキごと裏返す"),
    int(actions.RIVER_FLOW): Text("Let the river flow: discard it and deal a new one", "河を流して並べ直す"),
    int(actions.ETHER): Text("Swap your light and dark ether", "自分の光と闇を入れ替える"),
    int(actions.FIELD_ALL): Text("Flip all your cards that may flip", "自分の場の裏返せるカードをすべて裏返す"),
}
BY_ICON = Text("{card} reverses day and night: choose one effect.", "{card}の昼夜反転：効果を1つ選んでください。")
FLIP = Text("Flip {card} ({cell})", "{card}（{cell}）を裏返す")
FLIP_ANY = Text("Flip one of your cards", "自分のカードを1枚裏返す")


class ReversalWording(Wording):
    def prompt(self, game: "FlipAngel", state: FlipAngelState, seat: int) -> Text:
        icon = self.question.cell_of(state.question(seat))
        return self.sentence if icon == NO_CELL else fill(BY_ICON, **self.subject(game, state, seat))

    def label(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
        if act in EFFECTS:
            return Words("rev", EFFECTS[act].en, EFFECTS[act].ja, {"effect": NAMES[act].split(":")[1]})
        cell = act - int(actions.FIELD)
        text = FLIP_ANY
        if state.at(seat, cell) != EMPTY:
            text = fill(FLIP, card=name_at(game, state, seat, cell), cell=CELL_WORDS[CELLS[cell]])
        return Words("rev", text.en, text.ja, {"effect": "field", "cell": CELLS[cell]})

    def parts(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> dict[str, Part]:
        """The card is the one that was to flip, not that of the icon."""
        if act in EFFECTS:
            return {}
        cell = act - int(actions.FIELD)
        found: dict[str, Part] = {"cell": CELL_WORDS[CELLS[cell]]}
        if state.at(seat, cell) != EMPTY:
            found["card"] = name_at(game, state, seat, cell)
        return found


# ---- icons ----


class RetriggerWording(Wording):
    def label(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
        if act == actions.RETRIGGER_YES:
            return Words("retrigger", "Yes, use it", "はい、使う", {"use": True})
        return Words("retrigger", "No, don't use it", "いいえ、使わない", {"use": False})


WORDINGS = [
    ReversalWording(
        reversal.REVERSAL,
        Text("Day-night reversal: choose one effect.", "昼夜反転：効果を1つ選んでください。"),
        reasons={
            "FA-58": Text(
                "You can't flip a card at {cell}: no card lies there.", "{cell}にはカードがないので裏返せません。"
            ),
            "FA-60": Text(
                "You can't flip {card}: it has already flipped this turn.",
                "{card}はこの手番ですでに裏返っています。",
            ),
            "FA-63": Text(
                "You can't flip {card}: it is locked by its key.", "{card}は鍵がかかっているので裏返せません。"
            ),
            "FA-R20": Text("The stand-in never flips.", "代替え天使は裏返りません。"),
            "FA-R35": Text(
                "You can't flip all your cards: fewer than two of them may flip.",
                "裏返せるカードが2枚以上ないので、すべてを裏返すことは選べません。",
            ),
        },
    ),
    RetriggerWording(
        reversal.RETRIGGER,
        Text("Re-trigger: use the reversal of {card}?", "再発動：{card}の昼夜反転を使いますか？"),
    ),
]
