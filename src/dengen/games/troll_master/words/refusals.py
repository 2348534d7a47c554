"""Why something can't be done, in a sentence for the person who tried."""

from dengen.core.words import Text
from dengen.games.troll_master.rules import summon
from dengen.games.troll_master.rules.actions import DISCARD, GAIN, PLACE, STOP
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC, MOMENTS, MOST_ABILITIES
from dengen.games.troll_master.rules.rules import TrollMasterState
from dengen.games.troll_master.rules.steps import ASK_CHAIN, ASK_DISCARD, ASK_SUMMON, ASK_TARGET, ASK_TURN
from dengen.games.troll_master.words.names import MAGIC_NAMES, TAGS, many, seat_name
from dengen.games.troll_master.words.questions import Wording


class Refusals:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.catalogue = wording.catalogue

    def why(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text:
        if state.over():
            return Text("The game is over.", "ゲームは終わっています。")
        if not state.is_asked(seat):
            others = state.actors()
            who = seat_name(others[0]) if others else ""
            return Text(f"It isn't your turn: {who} is asked now.", f"あなたの番ではありません。いまは{who}の番です。")
        return self.reason(state, seat, act, clause) or self.another_question(state, seat)

    def another_question(self, state: TrollMasterState, seat: int) -> Text:
        prompt = self.wording.prompt(state, seat)
        return Text(
            f"That doesn't answer what you are asked: {prompt.en}", f"いま尋ねられているのは別のことです。{prompt.ja}"
        )

    def reason(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text | None:
        """What speaks against an answer that fits the question; None if it doesn't fit."""
        question = state.questions[seat][0]
        tables = state.tables
        if act not in state.candidates(seat, *state.questions[seat]):
            return None
        if question == ASK_DISCARD:
            return self.no_such_card(act - int(DISCARD))
        if act == STOP:
            return Text(
                "You can't pass: your pawn isn't on the row yet.", "コマをまだ置いていないので、パスできません。"
            )
        if act >= tables.use:
            return self.ability(state, seat, act - int(tables.use), clause)
        if question == ASK_TURN:
            return self.placing(state, seat, act - int(PLACE), clause)
        if question == ASK_SUMMON:
            return self.gaining(state, seat, act - int(GAIN) + 1, clause)
        if question == ASK_TARGET:
            return self.target(state, seat, act - int(tables.chain_to) + 1, clause)
        if tables.call <= act < tables.charge:
            return self.way(state, seat, act, clause)
        return self.charging(state, seat, act - int(tables.charge), clause)

    # ---- planning ----

    def no_such_card(self, card: int) -> Text:
        name = MAGIC_NAMES[MAGIC[card]]
        return Text(f"You hold no {name.en}.", f"手札に{name.ja}がありません。")

    def placing(self, state: TrollMasterState, seat: int, index: int, clause: str) -> Text:
        card, pos = index // int(ACTIONS), index % int(ACTIONS) + 1
        action, name = self.wording.action(pos), MAGIC_NAMES[MAGIC[card]]
        if clause == "TM-31":
            return Text("You have no hand cards left to reveal.", "公開できる手札が残っていません。")
        if clause == "TM-24":
            return self.no_such_card(card)
        if clause == "TM-29":
            here = state.pawn[seat]
            return Text(
                f"You can't go to {pos} {action.en}: your pawn is on {here} and moves only to the right.",
                f"{pos} {action.ja}へは行けません。コマは{here}にあり、右へしか動けません。",
            )
        if clause == "TM-30":
            if pos in state.neutral:
                return Text(f"A neutral pawn blocks {pos} {action.en}.", f"{pos} {action.ja}には中立コマがあります。")
            owner = seat_name(state.pawn.index(pos))
            return Text(
                f"{pos} {action.en} is taken by the pawn of {owner}.", f"{pos} {action.ja}には{owner}のコマがあります。"
            )
        if clause == "TM-27":
            return Text(f"Only a Crystal leads to {action.en}.", f"{action.ja}は水晶を公開しないと選べません。")
        icons = [MAGIC_NAMES[icon] for icon in self.catalogue.row[pos - 1].icons]
        return Text(
            f"A {name.en} doesn't lead to {pos} {action.en}: reveal a {' or a '.join(icon.en for icon in icons)}, or a Crystal.",
            f"{name.ja}では{pos} {action.ja}を選べません。{'か'.join(icon.ja for icon in icons)}、または水晶が必要です。",
        )

    # ---- Summon ----

    def gaining(self, state: TrollMasterState, seat: int, kind: int, clause: str) -> Text:
        name = self.wording.familiar(kind)
        if clause == "TM-9":
            return Text(f"The {name.en} isn't in this game.", f"{name.ja}はこのゲームでは使いません。")
        if clause == "TM-R44":
            return Text(f"No {name.en} is left in the supply.", f"{name.ja}はもうサプライにありません。")
        if clause == "TM-67":
            return Text(f"You already have the {name.en}.", f"{name.ja}はすでに持っています。")
        return too_dear(name, int(summon.train_price(state, kind, summon.dearest(state, seat))), state.mana[seat])

    def way(self, state: TrollMasterState, seat: int, act: int, clause: str) -> Text:
        kind = int(state.questions[seat][1])
        name = self.wording.familiar(kind)
        if act == state.tables.call:
            return too_dear(name, int(summon.call_price(state, kind)), state.mana[seat])
        base = act - int(state.tables.train)
        if clause == "TM-61":
            return self.not_yours(base)
        return too_dear(name, int(summon.train_price(state, kind, base)), state.mana[seat])

    # ---- charges and abilities ----

    def not_yours(self, familiar: int) -> Text:
        name = self.wording.familiar(familiar)
        return Text(f"You have no {name.en} face up.", f"表になった{name.ja}を持っていません。")

    def charging(self, state: TrollMasterState, seat: int, familiar: int, clause: str) -> Text:
        if clause != "TM-73":
            return self.not_yours(familiar)
        name = self.wording.familiar(familiar)
        ribbons = state.tables.ribbons[familiar]
        if not ribbons:
            return Text(f"The {name.en} has no ribbons.", f"{name.ja}にはリボンがありません。")
        return Text(
            f"The {name.en} already has {many(ribbons, 'charge')}, as many as ribbons.",
            f"{name.ja}にはもうリボンの数({ribbons})だけチャージがあります。",
        )

    def ability(self, state: TrollMasterState, seat: int, ability: int, clause: str) -> Text:
        number, index = ability // int(MOST_ABILITIES), ability % int(MOST_ABILITIES)
        name = self.wording.familiar(number)
        entry = self.catalogue.familiars[number].ability[index]
        held, tag = int(state.charges_on(seat, number)), TAGS[entry.when]
        if clause == "TM-93":
            return Text(
                f"The {name.en} has {many(held, 'charge')}; this ability takes {entry.fee}.",
                f"{name.ja}のチャージは{held}個で、この能力には{entry.fee}個必要です。",
            )
        if clause == "TM-95":
            return Text(f"That ability of the {name.en} happens by itself.", f"{name.ja}のその能力は自動で起こります。")
        if clause == "TM-R40":
            return Text(
                f"The {name.en} has done that often enough for now.", f"{name.ja}のその能力は、いまはもう使えません。"
            )
        if clause == "TM-R10":
            return Text("You have no hand card to swap.", "入れ替える手札がありません。")
        if clause == "TM-102":
            return Text(
                f"The chain of the {name.en} leads to no free action.",
                f"{name.ja}のチェーンで行ける空きアクションがありません。",
            )
        if clause == "TM-101" and state.questions[seat][0] != ASK_CHAIN:
            return Text("A chain comes after the action.", "チェーンはアクションの後で使います。")
        if clause in ("TM-R15", "TM-R16"):
            return Text(
                "The time for that is over; only a chain is left.",
                "その能力を使う段階は終わりました。残るはチェーンだけです。",
            )
        if clause == "TM-94":
            return Text(
                f"The condition of the {name.en}'s ability isn't met.", f"{name.ja}の能力の条件を満たしていません。"
            )
        return Text(
            f"That ability of the {name.en} is for [{tag.en}], not for now.",
            f"{name.ja}のその能力は[{tag.ja}]のもので、いまは使えません。",
        )

    def target(self, state: TrollMasterState, seat: int, pos: int, clause: str) -> Text:
        action = self.wording.action(pos)
        if clause == "TM-102":
            return Text(f"{pos} {action.en} is taken.", f"{pos} {action.ja}はふさがっています。")
        if pos >= state.pawn[seat]:
            return Text(
                f"A chain leads to the left, not to {pos} {action.en}.",
                f"チェーンで行けるのは左だけで、{pos} {action.ja}へは行けません。",
            )
        kind = TAGS[MOMENTS[state.questions[seat][1]]]
        return Text(f"This chain leads only to {kind.en} actions.", f"このチェーンで行けるのは{kind.ja}だけです。")


def too_dear(name: Text, price: int, mana: int) -> Text:
    return Text(
        f"The {name.en} would cost {price} mana; you have {mana}.",
        f"{name.ja}にはマナ{price}個が必要で、手元には{mana}個しかありません。",
    )
