"""Questions and their answers in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.words import Part, Text, Words, fill, signed, who
from dengen.games.lumiel.rules import board, steps
from dengen.games.lumiel.rules.actions import CHOICE, KIND, PASS, SEAT, UNDER, area_of
from dengen.games.lumiel.rules.codes import kind_of, owner_of
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import ABOUT_CARD, ABOUT_HAND_KIND, ABOUT_KIND, ABOUT_SEAT
from dengen.games.lumiel.rules.tables import ANY_SEAT, KEEP
from dengen.games.lumiel.words.names import ZONES, kind_name, source_name, used_card

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

PROMPTS: Mapping[int, Text] = {
    steps.REDRAW: Text(
        "Keep your hand, or reveal a card to redraw others?",
        "この手札で始めますか？　1枚公開して引き直しますか？",
    ),
    steps.RETURN: Text("Which cards do you put back?", "どのカードを戻しますか？"),
    steps.PLACE: Text("Place your {setup} on a free area.", "{setup}を空いているエリアに置いてください。"),
    steps.TAKE: Text(
        "The field is full: take one top card into your points area.",
        "フィールドが埋まっています。一番上のカードを1枚選び、自分のポイントエリアに置いてください。",
    ),
    steps.PLAY: Text("Play a card from your hand.", "手札からカードを1枚出してください。"),
    steps.WHICH: Text(
        "Which card do you set? The rest go to your hand.", "どのカードを置きますか？　残りは手札に加わります。"
    ),
    steps.SET: Text("Set the {card} on the field.", "{card}をフィールドに置いてください。"),
    steps.FACING: Text("Who should the {card} face?", "{card}を誰の向きに置きますか？"),
    steps.CONFIRM: Text("Confirm the captures.", "獲得を確認してください。"),
    steps.TURN: Text("{used}: which card do you turn?", "{used}：どのカードの向きを変えますか？"),
    steps.TURN_TO: Text("{used}: who should the {chosen} face?", "{used}：{chosen}を誰の向きにしますか？"),
    steps.ZONE: Text("{used}: in which zone do cards turn?", "{used}：どのゾーンのカードの向きを変えますか？"),
    steps.WHOSE: Text("{used}: whose cards turn?", "{used}：誰のカードの向きを変えますか？"),
    steps.MOVE: Text("{used}: which card do you move?", "{used}：どのカードを移動しますか？"),
    steps.MOVE_TO: Text("{used}: where does the {chosen} go?", "{used}：{chosen}をどこへ移動しますか？"),
    steps.MOVE_FACING: Text("{used}: who should the {chosen} face?", "{used}：{chosen}を誰の向きにしますか？"),
    steps.SWAP: Text("{used}: which card do you swap?", "{used}：どのカードを入れ替えますか？"),
    steps.SWAP_WITH: Text(
        "{used}: swap the {chosen} with which card?", "{used}：{chosen}をどのカードと入れ替えますか？"
    ),
    steps.REMOVE: Text("{used}: which card do you remove?", "{used}：どのカードを除外しますか？"),
    steps.REMOVE_FROM: Text(
        "{used}: which of {seat}'s cards do you remove?", "{used}：{seat}のどのカードを除外しますか？"
    ),
    steps.GAIN: Text("{used}: which card is gained?", "{used}：どのカードを獲得させますか？"),
    steps.GAIN_FROM: Text("{used}: which of {seat}'s cards is gained?", "{used}：{seat}のどのカードを獲得させますか？"),
    steps.GAIN_TO: Text("{used}: who gains the {chosen}?", "{used}：{chosen}を誰に獲得させますか？"),
    steps.HAND_CARD: Text("{used}: which card from your hand do you set?", "{used}：手札のどのカードを置きますか？"),
    steps.HAND_SET: Text("{used}: where do you set the {card}?", "{used}：{card}をどこに置きますか？"),
    steps.HAND_FACING: Text("{used}: who should the {card} face?", "{used}：{card}を誰の向きに置きますか？"),
    steps.BRING: Text(
        "{used}: which card from your hand do you add to the play area?",
        "{used}：手札のどのカードをプレイエリアに加えますか？",
    ),
    steps.ONE_OF: Text("{used}: which effect do you use?", "{used}：どの効果を使いますか？"),
    steps.DO_IT: Text("Use the effect of the {used}?", "{used}の効果を使いますか？"),
}
FULL_TURNS: Mapping[int, Text] = {  # LP-21: these change no owner
    steps.TURN: Text("{used}: which card makes a full turn?", "{used}：どのカードを1回転させますか？"),
    steps.ZONE: Text(
        "{used}: in which zone do the cards make a full turn?",
        "{used}：どのゾーンのカードを1回転させますか？",
    ),
    steps.WHOSE: Text("{used}: whose cards make a full turn?", "{used}：誰のカードを1回転させますか？"),
}
RE_PUTS: Mapping[int, Text] = {  # LP-79
    steps.MOVE: Text("{used}: which card do you re-put?", "{used}：どのカードを置き直しますか？"),
    steps.MOVE_TO: Text("{used}: where do you re-put the {chosen}?", "{used}：{chosen}をどこに置き直しますか？"),
}
NOTHING_TO_SET: Mapping[int, Text] = {  # LP-R40
    steps.HAND_CARD: Text(
        "{used}: you hold no card that you could set. You are asked all the same, so that nobody learns it.",
        "{used}：置けるカードが手札にありません。手札が知られないように、その場合も質問します。",
    ),
    steps.HAND_SET: Text(
        "{used}: you hold no {card} to set. You are asked all the same, so that nobody learns it.",
        "{used}：手札に{card}がありません。手札が知られないように、その場合も質問します。",
    ),
}

SET_IT = Text("Set the {card}", "{card}を置く")
KIND_LABELS: Mapping[int, Text] = {
    steps.REDRAW: Text("Reveal the {card} and redraw", "{card}を公開して引き直す"),
    steps.RETURN: Text("Put the {card} back", "{card}を戻す"),
    steps.PLAY: Text("Play the {card}", "{card}を出す"),
    steps.REMOVE: Text("Remove the {card} from your points area", "自分のポイントエリアの{card}を除外する"),
    steps.REMOVE_FROM: Text("Remove the {card}", "{card}を除外する"),
    steps.GAIN: Text("The {card} in your points area", "自分のポイントエリアの{card}"),
    steps.GAIN_FROM: Text("The {card}", "{card}"),
    steps.BRING: Text("Add the {card} to the play area", "{card}をプレイエリアに加える"),
}
FACE = Text("Facing {seat}", "{seat}の向き")
SEAT_LABELS: Mapping[int, Text] = {
    steps.WHOSE: Text("{seat}'s cards", "{seat}のカード"),
    steps.REMOVE: Text("A card in {seat}'s points area", "{seat}のポイントエリアのカード"),
    steps.GAIN: Text("A card in {seat}'s points area", "{seat}のポイントエリアのカード"),
    steps.GAIN_TO: Text("{seat} gains it", "{seat}が獲得する"),
}
ON = Text("On {area}", "{area}に置く")
ONTO = Text("On {area}, on top of {owner}'s {card}", "{area}にある{owner}の{card}の上に置く")
BENEATH = Text("On {area}, underneath", "{area}の一番下に置く")
CARD = Text("{owner}'s {card} on {area} ({points})", "{area}にある{owner}の{card}（{points}）")
BOTTOM = Text("The bottom card on {area}: {owner}'s {card} ({points})", "{area}の一番下、{owner}の{card}（{points}）")
BACK = Text("On {area} again", "{area}に置き直す")
PUT_QUESTIONS = (steps.PLACE, steps.SET, steps.MOVE_TO, steps.HAND_SET)


def prompt(game: "Lumiel", state: Table, seat: int) -> Text:
    question, a, b, _ = state.question(seat)
    parts: dict[str, Part] = {"setup": game.names[game.set.set.setup_card]}
    if question >= steps.TURN:
        parts["used"] = used_card(game, state)
    if question in ABOUT_KIND:
        parts["card"] = kind_name(game, a)
    if question in ABOUT_HAND_KIND:
        parts["card"] = kind_name(game, b)
    if question in ABOUT_SEAT:
        parts["seat"] = who(b)
    if question in ABOUT_CARD:
        parts["chosen"] = source_name(game, state, b)
    return fill(sentence(state, seat, question, a), **parts)


def sentence(state: Table, seat: int, question: int, number: int) -> Text:
    if question in NOTHING_TO_SET and state.legal(seat) == [PASS]:
        return NOTHING_TO_SET[question]
    if question in FULL_TURNS and state.tables.steps[number].to == KEEP:
        return FULL_TURNS[question]
    if question in RE_PUTS and state.tables.steps[number].to == ANY_SEAT:
        return RE_PUTS[question]
    return PROMPTS[question]


# ---- answers ----


def label(game: "Lumiel", state: Table, seat: int, act: int) -> Words:
    question = state.question(seat)[0]
    if act == PASS:
        text = describe_pass(state, seat, question)
        return Words("pass", text.en, text.ja)
    if act >= KIND:
        text = fill(KIND_LABELS.get(question, SET_IT), card=kind_name(game, act - KIND))
        return Words("kind", text.en, text.ja, {"card": game.tables.ids[act - KIND]})
    if act >= CHOICE:
        return describe_choice(game, state, question, act - CHOICE)
    if act >= SEAT:
        chosen = act - SEAT
        text = fill(SEAT_LABELS.get(question, FACE), seat=who(chosen))
        return Words("seat", text.en, text.ja, {"seat": chosen})
    return describe_place(game, state, question, act)


def describe_pass(state: Table, seat: int, question: int) -> Text:
    if question == steps.REDRAW:
        return Text("Keep this hand", "この手札で始める")
    if question == steps.RETURN:
        many = len(state.returned_by(seat))
        return Text(f"That's all: draw {many}", f"以上。{many}枚引く")
    if question == steps.CONFIRM:
        return Text("Confirm", "確認する")
    return Text("Don't use it", "使わない")


def describe_choice(game: "Lumiel", state: Table, question: int, choice: int) -> Words:
    if question == steps.ZONE:
        text = fill(Text("The {zone} zone", "{zone}ゾーン"), zone=ZONES[choice])
        return Words("choice", text.en, text.ja, {"zone": ("outer", "central")[choice]})
    if question == steps.DO_IT:
        return Words("choice", "Use it", "使う", {"choice": choice})
    text = fill(Text("Effect {n} of the {card}", "{card}の効果{n}"), n=choice + 1, card=used_card(game, state))
    return Words("choice", text.en, text.ja, {"choice": choice})


def describe_place(game: "Lumiel", state: Table, question: int, act: int) -> Words:
    area, under = int(area_of(act)), act >= UNDER
    name = board.NAMES[area]
    kind = "under" if under else "area"
    args: dict[str, Any] = {"area": name}
    if question in PUT_QUESTIONS:
        text = put_label(game, state, question, act)
        return Words(kind, text.en, text.ja, args)
    chosen = state.card_at(act)
    card = game.set.card[kind_of(chosen)]
    text = fill(
        BOTTOM if under else CARD,
        area=name,
        card=kind_name(game, kind_of(chosen)),
        owner=who(int(owner_of(chosen))),
        points=signed(card.points),
    )
    return Words(kind, text.en, text.ja, {**args, "card": card.id})


def put_label(game: "Lumiel", state: Table, question: int, act: int) -> Text:
    area = int(area_of(act))
    name = board.NAMES[area]
    if act >= UNDER:
        return fill(BENEATH, area=name)
    if state.empty >> area & 1:
        return fill(ON, area=name)
    if question == steps.MOVE_TO and area == area_of(state.question(state.turn_player)[2]):
        return fill(BACK, area=name)
    return fill(ONTO, area=name, card=kind_name(game, state.kind[area]), owner=who(state.owner[area]))
