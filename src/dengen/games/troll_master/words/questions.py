"""Questions and answers in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.words import Text, Words, fill, plural, who
from dengen.games.troll_master.cards.text import MAGIC_NAMES, TRIGGER_NAMES, ability_text
from dengen.games.troll_master.rules import TrollMasterState, action_phase, planning, steps, summon
from dengen.games.troll_master.rules.actions import (
    BROOM,
    DISCARD,
    EXECUTE,
    GAIN,
    PLACE,
    STOP,
    placed_at,
    placed_card,
)
from dengen.games.troll_master.rules.codes import ATTACK, BREW, DEFEND, DIVINE, MAGIC, MOMENTS, MOST_ABILITIES, SCORING
from dengen.games.troll_master.words.names import action_name, familiar_name

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

PROMPTS: Mapping[int, Text] = {
    steps.ASK_BROOM: Text(
        "Use the Broom (draw a magic card, then discard one)?", "ほうきを使いますか？（1枚引いて1枚捨てます）"
    ),
    steps.ASK_DISCARD: Text(
        "Which card do you discard? Everybody will see it.", "どのカードを捨てますか？（全員に公開されます）"
    ),
    steps.ASK_ACTION: Text(
        "Perform {action}, or forgo it for 2 mana?", "{action}を実行しますか？　見送ってマナ2個を獲得しますか？"
    ),
    steps.ASK_SUMMON: Text(
        "Which familiar do you gain? (discount {discount})", "どの使い魔を獲得しますか？（コスト−{discount}）"
    ),
    steps.ASK_WAY: Text(
        "Call the {familiar} as a new familiar, or train one of yours?",
        "{familiar}を新しく呼び出しますか？　自分の使い魔を訓練して獲得しますか？",
    ),
    steps.ASK_DISTRIBUTE: Text(
        "Store mana on your familiars? (you have {mana})", "使い魔にマナを載せますか？（手元に{mana}個）"
    ),
    steps.ASK_CHARGE: Text("Which familiar gets the charge?", "どの使い魔にチャージしますか？"),
    steps.ASK_CHAIN: Text("Use a chain to act once more?", "チェーンでもう一度行動しますか？"),
    steps.ASK_TARGET: Text("Which action does your pawn chain to?", "どのアクションへチェーンしますか？"),
}
MOVE = Text(
    "Reveal a card and move your pawn to the right, or pass.", "カードを公開してコマを右へ動かすか、パスしてください。"
)
PLACE_FIRST = Text("Reveal a card and place your pawn.", "カードを公開してコマを置いてください。")
HELD_UP = Text(
    "None of your cards fits a free action further to the right.", "手札に合う空きアクションが右にありません。"
)
STUCK = Text("None of your cards fits a free action.", "手札に合う空きアクションがありません。")
ABILITY_PROMPTS: Mapping[int, Text] = {
    BREW: Text("Use abilities before you store mana?", "マナを載せる前に能力を使いますか？"),
    ATTACK: Text(
        "Use abilities before you declare the attack? (power {power})",
        "攻撃の宣言前に能力を使いますか？（戦闘力{power}）",
    ),
    DEFEND: Text(
        "{attacker} attacks with {attack}, your defence is {power}. Use abilities?",
        "{attacker}の攻撃は{attack}、あなたの防御は{power}です。能力を使いますか？",
    ),
    DIVINE: Text("Use abilities for this Divine?", "占いの能力を使いますか？"),
    SCORING: Text(
        "Use abilities for this scoring? (You have {total} VP.)", "得点計算の能力を使いますか？（現在{total}点）"
    ),
}
AFTER_STORING = Text("Use abilities after storing mana?", "マナを載せた後に能力を使いますか？")
AFTER_A_COMPARISON = Text("Use abilities ({trigger})?", "「{trigger}」の能力を使いますか？")
STOPS: Mapping[int, Words] = {
    steps.ASK_BROOM: Words("decline", "Don't use the Broom", "ほうきを使わない"),
    steps.ASK_TURN: Words("pass", "Pass", "パス"),
    steps.ASK_ACTION: Words("forgo", "Forgo: take 2 mana", "見送ってマナ2個を獲得する"),
    steps.ASK_SUMMON: Words("nothing", "Gain nothing", "何も獲得しない"),
    steps.ASK_CHAIN: Words("no_chain", "No chain", "チェーンしない"),
    steps.ASK_DISTRIBUTE: Words("done", "Finish storing", "分配を終える"),
}
DONE = Words("done", "Done", "これで確定")
ABILITY_STOPS: Mapping[int, Words] = {
    BREW: Words("done", "On to storing mana", "能力を使わずに進む"),
    ATTACK: Words("done", "Declare the attack", "このまま攻撃を宣言"),
    DEFEND: Words("done", "Defend like this", "このまま防御"),
}


# ---- questions ----


def prompt(game: "TrollMaster", state: TrollMasterState, seat: int) -> Text:
    question, a, _, _ = state.question(seat)
    if question == steps.ASK_TURN:
        return turn_prompt(state, seat)
    if question == steps.ASK_ABILITY:
        return ability_prompt(state, seat, int(a))
    sentence = PROMPTS[question]
    if question == steps.ASK_ACTION:
        return fill(sentence, action=action_name(game, state.pawn[seat]))
    if question == steps.ASK_SUMMON:
        return fill(sentence, discount=state.discount)
    if question == steps.ASK_WAY:
        return fill(sentence, familiar=familiar_name(game, a))
    if question == steps.ASK_DISTRIBUTE:
        return fill(sentence, mana=state.mana[seat])
    return sentence


def turn_prompt(state: TrollMasterState, seat: int) -> Text:
    if planning.can_place(state, seat):
        return MOVE if state.pawn[seat] else PLACE_FIRST
    return HELD_UP if state.pawn[seat] else STUCK


def ability_prompt(state: TrollMasterState, seat: int, moment: int) -> Text:
    if moment not in ABILITY_PROMPTS:
        return fill(AFTER_A_COMPARISON, trigger=TRIGGER_NAMES[MOMENTS[moment]])
    if moment == BREW and not is_before_storing(state):
        return AFTER_STORING
    return fill(
        ABILITY_PROMPTS[moment],
        attacker=who(state.actor),
        attack=state.attack,
        power=state.power(seat) + state.bonus,
        total=state.total(seat),
    )


def is_before_storing(state: TrollMasterState) -> bool:
    """Of a Brew: is mana still to be stored (TM-R16)?"""
    return any(step[0] == steps.DISTRIBUTE for step in state.agenda)


# ---- answers ----


def label(game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> Words:
    tables = state.tables
    if act == STOP:
        return stop(state, *state.question(seat)[:2])
    if act == EXECUTE:
        return execute(game, state, seat)
    if act == BROOM:
        return Words("broom", "Use the Broom", "ほうきを使う")
    if act < PLACE:
        return discard(MAGIC[act - DISCARD])
    if act < GAIN:
        return place(game, MAGIC[placed_card(act)], int(placed_at(act)))
    if act < tables.call:
        return gain(game, state, seat, act - int(GAIN) + 1)
    if act == tables.call:
        return call(game, state, seat)
    if act < tables.charge:
        return train(game, state, seat, act - int(tables.train))
    if act < tables.chain_to:
        return charge(game, state, seat, act - int(tables.charge))
    if act < tables.use:
        return chain_to(game, act - int(tables.chain_to) + 1)
    return use(game, act - int(tables.use))


def stop(state: TrollMasterState, question: int, moment: int) -> Words:
    if question == steps.ASK_ABILITY:
        if moment == BREW and not is_before_storing(state):
            return DONE
        return ABILITY_STOPS.get(moment, DONE)
    return STOPS.get(question, DONE)


def execute(game: "TrollMaster", state: TrollMasterState, seat: int) -> Words:
    pos = state.pawn[seat]
    name = action_name(game, pos)
    price = int(action_phase.top_up(state, seat))
    args = {"pos": pos, "price": price}
    if not price:
        return Words("execute", f"Perform {name.en}", f"{name.ja}を実行する", args)
    missing = int(state.missing(pos))
    card = MAGIC_NAMES[game.set.row[pos - 1].need_kind]
    return Words(
        "execute",
        f"Perform {name.en}: {price} mana for {plural(missing, f'missing {card.en}')}",
        f"{name.ja}を実行する：不足の{card.ja}{missing}枚分、マナ{price}個を払う",
        args,
    )


def discard(card: str) -> Words:
    name = MAGIC_NAMES[card]
    return Words("discard", f"Discard a {name.en}", f"{name.ja}を捨てる", {"card": card})


def place(game: "TrollMaster", card: str, pos: int) -> Words:
    name, action = MAGIC_NAMES[card], action_name(game, pos)
    return Words(
        "place", f"{name.en} → {pos} {action.en}", f"{name.ja} → {pos} {action.ja}", {"card": card, "pos": pos}
    )


def gain(game: "TrollMaster", state: TrollMasterState, seat: int, kind: int) -> Words:
    name = familiar_name(game, kind)
    least = int(summon.train_price(state, kind, summon.dearest(state, seat)))
    return Words(
        "gain",
        f"Gain the {name.en} (from {least} mana)",
        f"{name.ja}を獲得する（マナ{least}個から）",
        {"familiar": state.tables.ids[kind], "price": least},
    )


def call(game: "TrollMaster", state: TrollMasterState, seat: int) -> Words:
    kind = int(state.question(seat)[1])
    name, price = familiar_name(game, kind), int(summon.call_price(state, kind))
    return Words(
        "call",
        f"Call the {name.en}: {price} mana",
        f"{name.ja}を呼び出す：マナ{price}個",
        {"familiar": state.tables.ids[kind], "price": price},
    )


def train(game: "TrollMaster", state: TrollMasterState, seat: int, base: int) -> Words:
    kind = int(state.question(seat)[1])
    name, old, price = familiar_name(game, kind), familiar_name(game, base), int(summon.train_price(state, kind, base))
    return Words(
        "train",
        f"Train the {old.en} into the {name.en}: {price} mana",
        f"{old.ja}を{name.ja}に訓練する：マナ{price}個",
        {"familiar": state.tables.ids[kind], "base": state.tables.ids[base], "price": price},
    )


def charge(game: "TrollMaster", state: TrollMasterState, seat: int, familiar: int) -> Words:
    name = familiar_name(game, familiar)
    held, ribbons = int(state.charges_on(seat, familiar)), state.tables.ribbons[familiar]
    return Words(
        "charge",
        f"Charge the {name.en} ({held}/{ribbons})",
        f"{name.ja}にチャージする（{held}/{ribbons}）",
        {"familiar": state.tables.ids[familiar]},
    )


def chain_to(game: "TrollMaster", pos: int) -> Words:
    name = action_name(game, pos)
    return Words("chain_to", f"Go to {pos} {name.en}", f"{pos} {name.ja}へチェーンする", {"pos": pos})


def use(game: "TrollMaster", ability: int) -> Words:
    number, index = divmod(ability, int(MOST_ABILITIES))
    familiar = game.set.familiars[number]
    name = familiar.name
    if index >= len(familiar.ability):
        return Words(
            "use", f"{name.en}: no such ability", f"{name.ja}：その能力はありません", {"familiar": familiar.id}
        )
    texts = [ability_text(game.names, own) for own in familiar.ability]
    which = f" ({index + 1})" if texts.count(texts[index]) > 1 else ""
    args: dict[str, Any] = {"familiar": familiar.id, "ability": index}
    return Words("use", f"{name.en} {texts[index].en}{which}", f"{name.ja} {texts[index].ja}{which}", args)
