"""The words of `rules/planning.py`."""

from typing import TYPE_CHECKING

from dengen.core.base.packed import place_of
from dengen.core.base.words import Part, Text, Words, joined, who
from dengen.games.troll_master.cards.text import MAGIC_NAMES
from dengen.games.troll_master.rules import TrollMasterState, planning
from dengen.games.troll_master.rules.actions import placed_at, placed_card
from dengen.games.troll_master.rules.codes import MAGIC
from dengen.games.troll_master.words.names import action_name
from dengen.games.troll_master.words.wording import Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

PLACE_FIRST = Text("Reveal a card and place your pawn.", "カードを公開してコマを置いてください。")
HELD_UP = Text(
    "None of your cards fits a free action further to the right.", "手札に合う空きアクションが右にありません。"
)
STUCK = Text("None of your cards fits a free action.", "手札に合う空きアクションがありません。")
NEUTRAL = Text("A neutral pawn blocks {pos} {action}.", "{pos} {action}には中立コマがあります。")


class TurnWording(Wording):
    def said(self, state: TrollMasterState, seat: int) -> Text:
        if planning.can_place(state, seat):
            return self.sentence if state.pawn[seat] else PLACE_FIRST
        return HELD_UP if state.pawn[seat] else STUCK

    def reason(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text | None:
        if clause == "TM-30" and (state.neutral >> placed_at(act)) & 1:
            return NEUTRAL
        return self.reasons.get(clause)

    def about(self, game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
        pos = int(placed_at(act))
        icons = [MAGIC_NAMES[icon] for icon in game.set.row[pos - 1].icons]
        owner = int(place_of(state.pawn, pos))
        return {
            "card": MAGIC_NAMES[MAGIC[placed_card(act)]],
            "pos": pos,
            "action": action_name(game, pos),
            "icons": joined(icons, " or a ", "か"),
            "here": state.pawn[seat],
            "owner": who(owner) if owner >= 0 else "",
        }


def place(game: "TrollMaster", card: str, pos: int) -> Words:
    name, action = MAGIC_NAMES[card], action_name(game, pos)
    return Words(
        "place", f"{name.en} → {pos} {action.en}", f"{name.ja} → {pos} {action.ja}", {"card": card, "pos": pos}
    )


WORDINGS = [
    TurnWording(
        planning.TURN,
        Text(
            "Reveal a card and move your pawn to the right, or pass.",
            "カードを公開してコマを右へ動かすか、パスしてください。",
        ),
        stop=Words("pass", "Pass", "パス"),
        reasons={
            "TM-24": Text("You hold no {card}.", "手札に{card}がありません。"),
            "TM-25": Text(
                "A {card} doesn't lead to {pos} {action}: reveal a {icons}, or a Crystal.",
                "{card}では{pos} {action}を選べません。{icons}、または水晶が必要です。",
            ),
            "TM-27": Text("Only a Crystal leads to {action}.", "{action}は水晶を公開しないと選べません。"),
            "TM-29": Text(
                "You can't go to {pos} {action}: your pawn is on {here} and moves only to the right.",
                "{pos} {action}へは行けません。コマは{here}にあり、右へしか動けません。",
            ),
            "TM-30": Text("{pos} {action} is taken by {owner}'s pawn.", "{pos} {action}には{owner}のコマがあります。"),
            "TM-31": Text("You have no hand cards left to reveal.", "公開できる手札が残っていません。"),
            "TM-33": Text(
                "You can't pass: your pawn isn't on an action yet.", "コマをまだ置いていないので、パスできません。"
            ),
        },
    ),
]
