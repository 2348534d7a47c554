"""The words of `rules/abilities.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Part, Text, Words, fill
from dengen.games.flip_angel.cards.text import ether
from dengen.games.flip_angel.rules import FlipAngelState, abilities, actions
from dengen.games.flip_angel.words.prices import purse
from dengen.games.flip_angel.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

LEAVE = Words("key", "Leave it open", "鍵をかけない", {"light": 0, "dark": 0})
LOCK = Text("Lock it with {chips}", "{chips}で鍵をかける")
FROM_SUPPLY = Text(
    "At this table, chips for a key come from the supply.",
    "この卓では、鍵に置くエーテルは共通の置き場から取ります。",
)


class KeyWording(Wording):
    def subject(self, game: "FlipAngel", state: FlipAngelState, seat: int) -> dict[str, Part]:
        limit = self.question.chip_limit(state, seat, state.question(seat)[1])
        return {**super().subject(game, state, seat), "limit": int(limit)}

    def label(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> Words:
        way = act - int(actions.KEY)
        light, dark = actions.KEY_LIGHT[way], actions.KEY_DARK[way]
        if light + dark == 0:
            return LEAVE
        text = fill(LOCK, chips=ether(light, dark))
        return Words("key", text.en, text.ja, {"light": light, "dark": dark})

    def reason(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int, clause: str) -> Text | None:
        if clause == "FA-R38" and not state.own_keys:
            return FROM_SUPPLY
        return super().reason(game, state, seat, act, clause)

    def parts(self, game: "FlipAngel", state: FlipAngelState, seat: int, act: int) -> dict[str, Part]:
        return {**self.subject(game, state, seat), "purse": purse(state, seat)}


WORDINGS = [
    KeyWording(
        abilities.KEY,
        Text(
            "Key: put up to {limit} ether on {card}, or leave it open.",
            "鍵：{card}にエーテルを{limit}点まで置けます。置かなくてもかまいません。",
        ),
        reasons={
            "FA-41": Text(
                "You can't put that much on {card}: the key takes at most {limit} now.",
                "{card}に今置けるのは{limit}点までです。",
            ),
            "FA-R38": Text(
                "You can't put that much on {card}: you have {purse}.",
                "{card}にそれだけは置けません。手元は{purse}です。",
            ),
        },
    ),
]
