"""Questions and answers in words."""

from typing import Any

from dengen.core.words import Text, Words
from dengen.games.troll_master.cards.build import Catalogue
from dengen.games.troll_master.rules import action_phase, planning, steps, summon
from dengen.games.troll_master.rules.actions import BROOM, DISCARD, EXECUTE, GAIN, PLACE, STOP
from dengen.games.troll_master.rules.codes import (
    ACTIONS,
    ATTACK,
    BREW,
    DEFEND,
    DIVINE,
    MAGIC,
    MOMENTS,
    MOST_ABILITIES,
    SCORING,
)
from dengen.games.troll_master.rules.rules import TrollMasterState
from dengen.games.troll_master.words.names import MAGIC_NAMES, TRIGGER_NAMES, ability_text, many, seat_name


class Wording:
    """Words for what a seat is asked and may answer, with the names of one card set."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    # ---- questions ----

    def prompt(self, state: TrollMasterState, seat: int) -> Text:
        question, a, _, _ = state.questions[seat]
        if question == steps.ASK_BROOM:
            return Text(
                "Use the Broom (draw a magic card, then discard one)?", "ほうきを使いますか?(1枚引いて1枚捨てる)"
            )
        if question == steps.ASK_DISCARD:
            return Text("Which card do you discard? Everybody will see it.", "どのカードを捨てますか?(全員に見えます)")
        if question == steps.ASK_TURN:
            return self.turn_prompt(state, seat)
        if question == steps.ASK_ACTION:
            name = self.action(state.pawn[seat])
            return Text(
                f"Perform {name.en}, or forgo it for 2 mana?", f"{name.ja}を実行しますか、見送ってマナ2個を得ますか?"
            )
        if question == steps.ASK_SUMMON:
            off = int(state.discount)
            return Text(f"Which familiar do you gain? (discount {off})", f"どの使い魔を得ますか?(コスト-{off})")
        if question == steps.ASK_WAY:
            name = self.familiar(a)
            return Text(
                f"Call the {name.en} as a new familiar, or train one of yours?",
                f"{name.ja}を新しく呼び出しますか、自分の使い魔を訓練しますか?",
            )
        if question == steps.ASK_DISTRIBUTE:
            mana = state.mana[seat]
            return Text(
                f"Store mana on your familiars? (you have {mana})", f"使い魔にマナを載せますか?(手元に{mana}個)"
            )
        if question == steps.ASK_CHARGE:
            return Text("Which familiar gets the charge?", "どの使い魔にチャージしますか?")
        if question == steps.ASK_CHAIN:
            return Text("Use a chain to act once more?", "チェーンでもう一度行動しますか?")
        if question == steps.ASK_TARGET:
            return Text("Which action does your pawn chain to?", "どのアクションへチェーンしますか?")
        return self.ability_prompt(state, seat, int(a))

    def turn_prompt(self, state: TrollMasterState, seat: int) -> Text:
        if state.pawn[seat]:
            return Text(
                "Reveal a card and move your pawn to the right, or pass.",
                "カードを公開してコマを右へ動かすか、パスしてください。",
            )
        if planning.can_place(state, seat):
            return Text("Reveal a card and place your pawn.", "カードを公開してコマを置いてください。")
        return Text("None of your cards fits a free action.", "手札に合う空きアクションがありません。")

    def ability_prompt(self, state: TrollMasterState, seat: int, moment: int) -> Text:
        if moment == BREW:
            return Text("Use abilities before you store mana?", "マナを載せる前に能力を使いますか?")
        if moment == ATTACK:
            power = int(state.power(seat) + state.bonus)
            return Text(
                f"Use abilities before you declare the attack? (power {power})",
                f"攻撃の宣言前に能力を使いますか?(戦闘力{power})",
            )
        if moment == DEFEND:
            power, attack, attacker = (
                int(state.power(seat) + state.bonus),
                int(state.attack),
                seat_name(int(state.actor)),
            )
            return Text(
                f"{attacker} attacks with {attack}, your defence is {power}. Use abilities?",
                f"{attacker}の攻撃は{attack}、あなたの防御は{power}。能力を使いますか?",
            )
        if moment == DIVINE:
            return Text("Use abilities for this Divine?", "占いの能力を使いますか?")
        if moment == SCORING:
            total = int(state.total(seat))
            return Text(f"Use abilities for this scoring? ({total} VP)", f"得点計算の能力を使いますか?(現在{total}点)")
        trigger = TRIGGER_NAMES[MOMENTS[moment]]
        return Text(f"Use abilities ({trigger.en})?", f"「{trigger.ja}」の能力を使いますか?")

    # ---- answers ----

    def describe(self, state: TrollMasterState, seat: int, act: int) -> Words:
        tables = state.tables
        if act == STOP:
            return self.stop(state, seat)
        if act == EXECUTE:
            return self.execute(state, seat)
        if act == BROOM:
            return Words("broom", "Use the Broom", "ほうきを使う")
        if act < PLACE:
            card = MAGIC[act - DISCARD]
            name = MAGIC_NAMES[card]
            return Words("discard", f"Discard a {name.en}", f"{name.ja}を捨てる", {"card": card})
        if act < GAIN:
            return self.place(act - int(PLACE))
        if act < tables.call:
            return self.gain(state, seat, act - int(GAIN) + 1)
        if act < tables.charge:
            return self.way(state, seat, act)
        if act < tables.chain_to:
            return self.charge(state, seat, act - int(tables.charge))
        if act < tables.use:
            pos = act - int(tables.chain_to) + 1
            name = self.action(pos)
            return Words("chain_to", f"Go to {pos} {name.en}", f"{pos} {name.ja}へ", {"pos": pos})
        return self.use(act - int(tables.use))

    def stop(self, state: TrollMasterState, seat: int) -> Words:
        question = state.questions[seat][0]
        if question == steps.ASK_BROOM:
            return Words("decline", "Leave the Broom", "使わない")
        if question == steps.ASK_TURN:
            return Words("pass", "Pass", "パス")
        if question == steps.ASK_ACTION:
            return Words("forgo", "Forgo: take 2 mana", "見送ってマナ2個を得る")
        if question == steps.ASK_SUMMON:
            return Words("nothing", "Gain nothing", "何も得ない")
        if question == steps.ASK_CHAIN:
            return Words("no_chain", "No chain", "チェーンしない")
        return Words("done", "Done", "終わり")

    def execute(self, state: TrollMasterState, seat: int) -> Words:
        pos = state.pawn[seat]
        name = self.action(pos)
        price = int(action_phase.top_up(state, seat))
        args = {"pos": pos, "price": price}
        if not price:
            return Words("execute", f"Perform {name.en}", f"{name.ja}を実行する", args)
        missing = int(state.missing(pos))
        card = MAGIC_NAMES[self.catalogue.row[pos - 1].need_kind]
        return Words(
            "execute",
            f"Perform {name.en}: {price} mana for {many(missing, f'missing {card.en}')}",
            f"{name.ja}を実行する:{card.ja}{missing}枚の不足にマナ{price}個",
            args,
        )

    def place(self, index: int) -> Words:
        card, pos = MAGIC[index // int(ACTIONS)], index % int(ACTIONS) + 1
        name, action = MAGIC_NAMES[card], self.action(pos)
        return Words(
            "place", f"{name.en} → {pos} {action.en}", f"{name.ja} → {pos} {action.ja}", {"card": card, "pos": pos}
        )

    def gain(self, state: TrollMasterState, seat: int, kind: int) -> Words:
        name = self.familiar(kind)
        least = int(summon.train_price(state, kind, summon.dearest(state, seat)))
        return Words(
            "gain",
            f"Gain the {name.en} (from {least} mana)",
            f"{name.ja}を得る(マナ{least}個から)",
            {"familiar": state.tables.ids[kind], "price": least},
        )

    def way(self, state: TrollMasterState, seat: int, act: int) -> Words:
        kind = int(state.questions[seat][1])
        name = self.familiar(kind)
        args: dict[str, Any] = {"familiar": state.tables.ids[kind]}
        if act == state.tables.call:
            price = int(summon.call_price(state, kind))
            return Words(
                "call",
                f"Call the {name.en}: {price} mana",
                f"{name.ja}を呼び出す:マナ{price}個",
                args | {"price": price},
            )
        base = act - int(state.tables.train)
        price = int(summon.train_price(state, kind, base))
        old = self.familiar(base)
        return Words(
            "train",
            f"Train the {old.en} into the {name.en}: {price} mana",
            f"{old.ja}を{name.ja}に訓練:マナ{price}個",
            args | {"base": state.tables.ids[base], "price": price},
        )

    def charge(self, state: TrollMasterState, seat: int, familiar: int) -> Words:
        name = self.familiar(familiar)
        held, ribbons = int(state.charges_on(seat, familiar)), state.tables.ribbons[familiar]
        return Words(
            "charge",
            f"Charge the {name.en} ({held}/{ribbons})",
            f"{name.ja}にチャージ({held}/{ribbons})",
            {"familiar": state.tables.ids[familiar]},
        )

    def use(self, ability: int) -> Words:
        number, index = ability // int(MOST_ABILITIES), ability % int(MOST_ABILITIES)
        familiar = self.catalogue.familiars[number]
        name = self.familiar(number)
        if index >= len(familiar.ability):
            return Words("use", f"{name.en}: no such ability", f"{name.ja}:その能力はない", {"familiar": familiar.id})
        texts = [ability_text(self.catalogue, own) for own in familiar.ability]
        which = f" ({index + 1})" if texts.count(texts[index]) > 1 else ""
        return Words(
            "use",
            f"{name.en} {texts[index].en}{which}",
            f"{name.ja} {texts[index].ja}{which}",
            {"familiar": familiar.id, "ability": index},
        )

    # ---- names ----

    def action(self, pos: int) -> Text:
        return self.catalogue.action_name(pos)

    def familiar(self, number: int) -> Text:
        return self.catalogue.name(self.catalogue.familiars[number].id)
