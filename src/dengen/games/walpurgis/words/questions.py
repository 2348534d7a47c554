"""Questions and answers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.base.packed import unpacked
from dengen.core.base.words import Text, Words
from dengen.games.walpurgis.cards.text import FACES, STATES
from dengen.games.walpurgis.rules import WalpurgisState, actions, codes, picks, settling, steps
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.words.names import TARGETS

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

FIXED = {
    steps.SET_ASIDE: Text("Choose the Normal Shot to set aside.", "取り分ける通常弾を選んでください。"),
    steps.OPEN_CARD: Text("Choose the Normal Shot to open with.", "初期配置に使う通常弾を選んでください。"),
    steps.WAKE: Text("Wake one of your dormant circles.", "休眠状態の陣を1枚選んで起こしてください。"),
    steps.DESTINATION: Text("Which cell does it move to?", "どのマスへ動かしますか？"),
    steps.PAY: Text("Choose a hand card to pay with.", "コストにする手札を選んでください。"),
    steps.HAND_LIMIT: Text(
        "You hold too many cards: choose one to discard.", "手札が上限を超えています。捨てるカードを選んでください。"
    ),
    steps.PILE_ORDER: Text(
        "Which of the remaining danmaku goes deepest onto your danmaku pile?",
        "残りの弾幕のうち、弾幕置き場の一番下に置くのはどれですか？",
    ),
}
ORDERS = {
    steps.D_EFFECTS: Text("Whose D effect do you apply next?", "次にD効果を使う陣はどれですか？"),
    steps.A_EFFECTS: Text("Which casting circle do you set upright next?", "次に縦にする発動中の陣はどれですか？"),
    steps.CHAIN_END: Text("Whose chain-end effect do you apply next?", "次に連鎖終了時の効果を使う陣はどれですか？"),
    steps.END_CASTING: Text("Which casting circle do you set upright next?", "次に縦にする発動中の陣はどれですか？"),
    steps.TURN_END: Text("Whose end-of-turn effect do you apply next?", "次にターン終了時の効果を使う陣はどれですか？"),
}


def prompt(game: Walpurgis, state: WalpurgisState, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    question, a, b, c = (int(part) for part in state.question(seat))
    if question in FIXED:
        return FIXED[question]
    if question == steps.ORDER:
        return ORDERS[a]
    if question == steps.MULLIGAN:
        return mulligan_prompt(len(state.picked[seat]))
    if question == steps.MAIN:
        return main_prompt(state)
    if question in (steps.FACE, steps.OPEN_CELL, steps.PLACE_CELL):
        return placing_prompt(game.set.card[a].name, question, question == steps.OPEN_CELL or b != 0)
    if question == steps.INTERCEPT:
        name, cell = card_name(game, state, state.latest_card()), CELL_NAMES[state.latest_cell()]
        return Text(
            f"{name.en} was cast in {cell}: intercept it, or decline?",
            f"{cell}で{name.ja}が発動しました。迎撃しますか？",
        )
    if question == steps.SHOOT:
        return shoot_prompt(game, state, a)
    if question in (steps.HIT, steps.KEEP):
        return settling_prompt(question, CELL_NAMES[a], c)
    if question in (steps.SUSTAIN, steps.END_A):
        return upright_prompt(card_name(game, state, a), question)
    if question == steps.SLOT:
        return Text(f"Which card in {CELL_NAMES[c]}?", f"{CELL_NAMES[c]}のどのカードですか？")
    if question == steps.DISCARD:
        return Text(f"Choose a hand card to discard ({b} to go).", f"捨てる手札を選んでください（あと{b}枚）。")
    if question == steps.SHOOT_CARD:
        return Text(
            f"Which hand card becomes danmaku on {CELL_NAMES[a]}?", f"どの手札を{CELL_NAMES[a]}の弾幕にしますか？"
        )
    return effect_prompt(game, state, question, a, b)


def mulligan_prompt(picked: int) -> Text:
    if not picked:
        return Text(
            "Mulligan: choose cards to put under your deck, or keep them all.",
            "マリガン：山札の下に置く手札を選んでください。すべて残してもかまいません。",
        )
    return Text(
        f"Mulligan: {picked} chosen. Choose more, or finish.",
        f"マリガン：{picked}枚選択中。続けて選ぶか、終えてください。",
    )


def main_prompt(table: WalpurgisState) -> Text:
    place = table.places + table.extra_downs
    if place > 0 and table.casts > 0:
        return Text(
            "Place a card, cast a ready circle, or end your Main phase.",
            "カードの配置か陣の発動をするか、通常フェイズを終えてください。",
        )
    if place > 0:
        return Text("Place a card, or end your Main phase.", "カードを配置するか、通常フェイズを終えてください。")
    if table.casts > 0:
        return Text(
            "Cast a ready circle, or end your Main phase.", "活動状態の陣を発動するか、通常フェイズを終えてください。"
        )
    return Text("End your Main phase.", "通常フェイズを終えてください。")


def placing_prompt(name: Text, question: int, face_up: bool) -> Text:
    if question == steps.FACE:
        return Text(f"Do you place {name.en} face-down or face-up?", f"{name.ja}を裏向きと表向きのどちらで置きますか？")
    face = FACES[face_up]
    return Text(f"Where do you place {name.en} {face.en}?", f"{name.ja}を{face.ja}でどのマスに置きますか？")


def shoot_prompt(game: Walpurgis, table: WalpurgisState, why: int) -> Text:
    name = card_name(game, table, table.effect_card if why == steps.EFFECT else table.latest_card())
    kind = Text("Rapid Fire", "速射") if why == steps.RAPID else Text("Danmaku", "弾幕")
    return Text(
        f"{kind.en} of {name.en}: which cells do you choose?",
        f"{name.ja}の{kind.ja}：どのマスに置きますか？",
    )


def settling_prompt(question: int, cell: str, left: int) -> Text:
    if question == steps.KEEP:
        return Text(f"Which of your cards stays in {cell}?", f"{cell}に残すカードはどれですか？")
    return Text(
        f"Which of your cards in {cell} takes the next hit ({left} to take)?",
        f"{cell}で次に処理するカードはどれですか？（あと{left}段階）",
    )


def upright_prompt(name: Text, question: int) -> Text:
    if question == steps.SUSTAIN:
        return Text(f"Leave {name.en} sideways, or set it upright?", f"{name.ja}を横のままにしますか？　縦にしますか？")
    return Text(f"Apply the A effect of {name.en}?", f"{name.ja}のA効果を使いますか？")


def effect_prompt(game: Walpurgis, table: WalpurgisState, question: int, a: int, b: int) -> Text:
    name = card_name(game, table, table.effect_card)
    if question == steps.TARGET:
        what = TARGETS[table.effect().kind]
        return Text(f"{name.en}: {what.en}", f"{name.ja}：{what.ja}")
    if question == steps.COST:
        n = table.effect().cost_n
        return Text(
            f"Pay {'a hand card' if n == 1 else f'{n} hand cards'} for the effect of {name.en}?",
            f"手札{n}枚を場の脇に置いて、{name.ja}の効果を使いますか？",
        )
    if question == steps.SCRY:
        deck = table.deck[table.owner[table.effect_card]]
        seen = card_name(game, table, deck[len(deck) - 1 - a])
        return Text(
            f"Card {a + 1} of {b} on your deck is {seen.en}: leave it?",
            f"山札の上{b}枚のうち{a + 1}枚目は{seen.ja}です。上に残しますか？",
        )
    return Text(f"Use the effect of {name.en}?", f"{name.ja}の効果を使いますか？")


def card_name(game: Walpurgis, table: WalpurgisState, card: int) -> Text:
    return game.set.card[table.kind[card]].name


# ---- answers ----

CELL_VERBS = {
    steps.OPEN_CELL: ("place", "Place it in {}", "{}に置く"),
    steps.PLACE_CELL: ("place", "Place it in {}", "{}に置く"),
    steps.SHOOT: ("shoot", "Danmaku on {}", "{}に弾幕を置く"),
    steps.DESTINATION: ("move", "Move to {}", "{}へ動かす"),
}
CARD_VERBS = {
    steps.SET_ASIDE: ("set_aside", "Set {} aside", "{}を取り分ける"),
    steps.MULLIGAN: ("mulligan", "Put {} under the deck", "{}を山札の下に置く"),
    steps.OPEN_CARD: ("open", "Open with {}", "{}を初期配置に使う"),
    steps.MAIN: ("place", "Place {}", "{}を配置する"),
    steps.INTERCEPT: ("intercept", "Intercept with {} from hand", "手札の{}で迎撃する"),
    steps.PAY: ("pay", "Pay with {}", "{}をコストにする"),
    steps.SHOOT_CARD: ("shoot", "Shoot {}", "{}を弾幕にする"),
    steps.DISCARD: ("discard", "Discard {}", "{}を捨てる"),
    steps.HAND_LIMIT: ("discard", "Discard {}", "{}を捨てる"),
}
NAMED_VERBS = {
    steps.MAIN: ("cast", "Cast {}", "{}を発動する"),
    steps.INTERCEPT: ("intercept", "Intercept with {}", "{}で迎撃する"),
    steps.WAKE: ("wake", "Wake {}", "{}を起こす"),
    steps.TARGET: ("target", "Choose {}", "{}を選ぶ"),
    steps.ORDER: ("order", "Next: {}", "次は{}"),
}
DONE = {
    steps.INTERCEPT: ("decline", "Decline", "迎撃しない"),
    steps.SHOOT: ("stop", "No more danmaku", "弾幕を置き終える"),
    steps.TARGET: ("stop", "Stop choosing", "選び終える"),
    steps.MULLIGAN: ("keep", "Keep the rest", "残りはそのまま"),
}
SIMPLE = {
    actions.ALL: ("shoot_all", "Danmaku on all cells", "すべてのマスに弾幕を置く"),
    actions.FACE_DOWN: ("face_down", "Face-down", "裏向き"),
    actions.FACE_UP: ("face_up", "Face-up: cast it", "表向きで発動"),
    actions.YES: ("yes", "Yes", "はい"),
    actions.NO: ("no", "No", "いいえ"),
}
STAY_MOVE = {
    (steps.SUSTAIN, actions.STAY): ("stay", "Leave it sideways", "横のままにする"),
    (steps.SUSTAIN, actions.MOVE): ("upright", "Set it upright", "縦にする"),
    (steps.SCRY, actions.STAY): ("stay", "Leave it on top", "上に残す"),
    (steps.SCRY, actions.MOVE): ("bottom", "Put it on the bottom", "山札の下に置く"),
}


def label(game: Walpurgis, state: WalpurgisState, seat: int, act: int) -> Words:
    """An answer in words; labels differ among the answers to one question."""
    question, a = int(state.question(seat)[0]), int(state.question(seat)[1])
    if actions.is_cell(act):
        return describe_cell(game, state, seat, question, a, act)
    if actions.is_card(act):
        return describe_card(game, state, seat, question, act)
    if actions.SLOT <= act < actions.DONE:
        return describe_slot(game, state, seat, act)
    if act == actions.DONE:
        kind, en, ja = DONE.get(question, done_with_main(state))
    else:
        kind, en, ja = (
            SIMPLE.get(act) or STAY_MOVE.get((question, act)) or (game.name(act), game.name(act), game.name(act))
        )
    return Words(kind, en, ja, {})


def done_with_main(table: WalpurgisState) -> tuple[str, str, str]:
    if table.acted:
        return ("end", "End the Main phase", "通常フェイズを終える")
    drawn = min(2, len(table.deck[table.turn]))  # WP-61, WP-68
    if drawn == 0:
        return ("end", "Do nothing", "何もしない")
    return ("end", f"Do nothing and draw {drawn}", f"何もせず{drawn}枚引く")


def describe_cell(game: Walpurgis, table: WalpurgisState, seat: int, question: int, which: int, act: int) -> Words:
    cell = CELL_NAMES[act]
    if question in CELL_VERBS:
        kind, en, ja = CELL_VERBS[question]
        return Words(kind, en.format(cell), ja.format(cell), {"cell": cell})
    kind, en, ja = NAMED_VERBS.get(question, ("cell", "{}", "{}"))
    found = picks.pool_at(table, seat, question, which, act)
    if len(found) != 1:
        return Words(kind, en.format(cell), ja.format(cell), {"cell": cell})
    name, known = name_for(game, table, seat, found[0])
    label = Text(en.format(f"{name.en} in {cell}"), ja.format(f"{cell}の{name.ja}"))
    return Words(kind, label.en, label.ja, {"cell": cell, **({"card": known} if known else {})})


def describe_card(game: Walpurgis, table: WalpurgisState, seat: int, question: int, act: int) -> Words:
    number = act - actions.CARD
    if number >= len(table.menu[seat]):
        return Words("card", game.name(act), game.name(act), {})
    card = game.set.card[table.menu[seat][number]]
    kind, en, ja = CARD_VERBS.get(question, ("card", "{}", "{}"))
    return Words(kind, en.format(card.name_en), ja.format(card.name_ja), {"card": card.id})


def describe_slot(game: Walpurgis, table: WalpurgisState, seat: int, act: int) -> Words:
    number = act - actions.SLOT
    cards = slot_cards(table, seat)
    if number >= len(cards):
        return Words("slot", game.name(act), game.name(act), {})
    card = cards[number]
    name, known = name_for(game, table, seat, card)
    how = STATES.get(codes.PLACES[table.place[card]], Text("danmaku", "弾幕"))
    args: dict[str, object] = {"slot": number, "card": known} if known else {"slot": number}
    if table.cell[card] >= 0:
        cell = CELL_NAMES[table.cell[card]]
        args["key"] = f"field:{cell}:{table.cards_at(table.cell[card]).index(card)}"
    return Words("slot", f"{number + 1}: {name.en}, {how.en}", f"{number + 1}：{name.ja}（{how.ja}）", args)


def slot_cards(table: WalpurgisState, seat: int) -> list[int]:
    question, a, b, c = table.question(seat)
    if question == steps.SLOT:
        return unpacked(picks.pool_at(table, seat, a, b, c))
    if question in (steps.HIT, steps.KEEP, steps.PILE_ORDER):
        return unpacked(settling.slot_cards(table, seat, question, a, b))
    return []


def name_for(game: Walpurgis, table: WalpurgisState, seat: int, card: int) -> tuple[Text, str]:
    """The card's name and id if the seat knows it, else what its back looks like."""
    if (table.known[card] >> seat) & 1:
        known = game.set.card[table.kind[card]]
        return known.name, known.id
    if table.is_circle(card):
        return Text("a face-down circle", "裏向きの陣"), ""
    return Text("a face-down card", "裏向きのカード"), ""
