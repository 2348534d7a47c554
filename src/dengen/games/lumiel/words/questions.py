"""Questions and their answers in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.words import Part, Text, Words, fill, signed, who
from dengen.games.lumiel.rules import board, steps
from dengen.games.lumiel.rules.actions import CHOICE, KIND, PASS, SEAT, UNDER, area_of
from dengen.games.lumiel.rules.state import Table, kind_of, owner_of
from dengen.games.lumiel.rules.steps import ABOUT_CARD, ABOUT_HAND_KIND, ABOUT_KIND, ABOUT_SEAT
from dengen.games.lumiel.words.names import ZONES, kind_name, source_name, used_card

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

PROMPTS: Mapping[int, Text] = {
    steps.REDRAW: Text(
        "Keep your hand, or reveal a card to redraw others?",
        "このままの手札で始める? 1枚公開して引き直す?",
    ),
    steps.RETURN: Text("Which cards do you put back?", "どのカードを戻す?"),
    steps.PLACE: Text("Place your {setup} on a free area.", "{setup}を空いているエリアに置く。"),
    steps.TAKE: Text(
        "The field is full: take one top card into your points area.",
        "フィールドが埋まっている。一番上のカードを1枚、自分のポイントエリアに取る。",
    ),
    steps.PLAY: Text("Play a card from your hand.", "手札から1枚出す。"),
    steps.WHICH: Text("Which card do you set? The rest go to your hand.", "どのカードを置く? 残りは手札に加わる。"),
    steps.SET: Text("Set the {card} on the field.", "{card}をフィールドに置く。"),
    steps.FACING: Text("Whom shall the {card} face?", "{card}を誰の向きに置く?"),
    steps.CONFIRM: Text("Agree on the captures.", "獲得を確認する。"),
    steps.TURN: Text("{used}: which card do you turn?", "{used}:どのカードの向きを変える?"),
    steps.TURN_TO: Text("{used}: whom shall the {chosen} face?", "{used}:{chosen}を誰の向きにする?"),
    steps.ZONE: Text("{used}: cards of which zone turn?", "{used}:どのゾーンのカードの向きを変える?"),
    steps.WHOSE: Text("{used}: whose cards turn?", "{used}:誰のカードの向きを変える?"),
    steps.MOVE: Text("{used}: which card do you move?", "{used}:どのカードを動かす?"),
    steps.MOVE_TO: Text("{used}: where does the {chosen} go?", "{used}:{chosen}をどこへ動かす?"),
    steps.MOVE_FACING: Text("{used}: whom shall the {chosen} face?", "{used}:{chosen}を誰の向きにする?"),
    steps.SWAP: Text("{used}: which card do you swap?", "{used}:どのカードを入れ替える?"),
    steps.SWAP_WITH: Text("{used}: swap the {chosen} with which card?", "{used}:{chosen}をどのカードと入れ替える?"),
    steps.REMOVE: Text("{used}: which card do you remove?", "{used}:どのカードを除外する?"),
    steps.REMOVE_FROM: Text("{used}: which card of {seat} do you remove?", "{used}:{seat}のどのカードを除外する?"),
    steps.GAIN: Text("{used}: which card is gained?", "{used}:どのカードを獲得させる?"),
    steps.GAIN_FROM: Text("{used}: which card of {seat} is gained?", "{used}:{seat}のどのカードを獲得させる?"),
    steps.GAIN_TO: Text("{used}: who gains the {chosen}?", "{used}:{chosen}を誰に獲得させる?"),
    steps.HAND_CARD: Text("{used}: which card of your hand do you set?", "{used}:手札のどのカードを置く?"),
    steps.HAND_SET: Text("{used}: where do you set the {card}?", "{used}:{card}をどこに置く?"),
    steps.HAND_FACING: Text("{used}: whom shall the {card} face?", "{used}:{card}を誰の向きに置く?"),
    steps.BRING: Text(
        "{used}: which card of your hand comes into the play area?",
        "{used}:手札のどのカードをプレイエリアに加える?",
    ),
    steps.ONE_OF: Text("{used}: which effect do you use?", "{used}:どの効果を使う?"),
    steps.DO_IT: Text("Use the effect of the {used}?", "{used}の効果を使う?"),
}

SET_IT = Text("Set the {card}", "{card}を置く")
KIND_LABELS: Mapping[int, Text] = {
    steps.REDRAW: Text("Reveal the {card} and redraw", "{card}を公開して引き直す"),
    steps.RETURN: Text("Put the {card} back", "{card}を戻す"),
    steps.PLAY: Text("Play the {card}", "{card}を出す"),
    steps.REMOVE: Text("Remove the {card} from your points area", "自分のポイントエリアの{card}を除外する"),
    steps.REMOVE_FROM: Text("Remove the {card}", "{card}を除外する"),
    steps.GAIN: Text("The {card} of your points area", "自分のポイントエリアの{card}"),
    steps.GAIN_FROM: Text("The {card}", "{card}"),
    steps.BRING: Text("Add the {card} to the play area", "{card}をプレイエリアに加える"),
}
FACE = Text("Facing {seat}", "{seat}の向き")
SEAT_LABELS: Mapping[int, Text] = {
    steps.WHOSE: Text("The cards of {seat}", "{seat}のカード"),
    steps.REMOVE: Text("A card of {seat}'s points area", "{seat}のポイントエリアのカード"),
    steps.GAIN: Text("A card of {seat}'s points area", "{seat}のポイントエリアのカード"),
    steps.GAIN_TO: Text("{seat} gains it", "{seat}が獲得する"),
}
ON = Text("On {area}", "{area}に置く")
ONTO = Text("On {area}, on top of the {card} of {owner}", "{area}の{owner}の{card}の上に置く")
BENEATH = Text("On {area}, underneath", "{area}の一番下に置く")
CARD = Text("The {card} of {owner} on {area} ({points})", "{area}にある{owner}の{card}({points})")
BOTTOM = Text("The bottom card on {area}: {card} of {owner} ({points})", "{area}の一番下、{owner}の{card}({points})")
BACK = Text("On {area} again", "もう一度{area}に置く")
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
    return fill(PROMPTS[question], **parts)


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
        many = len(state.returning[seat])
        return Text(f"That's all: draw {many}", f"以上。{many}枚引く")
    if question == steps.CONFIRM:
        return Text("Agreed", "確認した")
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
