"""What a seat is asked, and its answers in words."""

from typing import TYPE_CHECKING

from dengen.core.words import Text, Words, joined
from dengen.games.trump_fighter.rules import TrumpFighterState, steps
from dengen.games.trump_fighter.rules.actions import CALL, DECLARE, PICK, STRIKE, WAIT, move_part
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.tables import Character
from dengen.games.trump_fighter.words.names import shown

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

PROMPTS = {
    steps.PICK: Text("Pick a character, in secret.", "キャラクターを相手に見せずに選んでください。"),
    steps.PICK_AGAIN: Text(
        "You lost the coin toss for that character: pick another.",
        "コイントスの結果、相手が使うことになりました。別のキャラクターを選んでください。",
    ),
    steps.FAST: Text('Se-no… what do you do together with "Battle!"?', "せ〜の……「バトル！」と同時に何をしますか？"),
    steps.FAST_MOVE: Text(
        'Breakthrough: you must Move together with "Battle!".',
        "打開ルール：「バトル！」と同時に必ずムーブしてください。",
    ),
    steps.FIGHT: Text(
        "Lay a card, or call “Hai!” when a technique is complete.",
        "カードを置くか、技がそろったら「ハイッ！」とコールしてください。",
    ),
    steps.FORCED_MOVE: Text(
        "Opening rule: you have fewer field cards, so you must Move.",
        "序盤ルール：場札が少ないので、ムーブしなければなりません。",
    ),
    steps.NAME_HITS: Text("Which of your techniques hit?", "攻撃成功した技はどれですか？"),
}

# At the real-time table, while a seat has nothing to answer
WAITING = {
    "pick": (Text("Your opponent is still picking.", "相手がキャラクターを選んでいます。"), "TF-5"),
    "check": (Text("Look, then press “Ready!”.", "確認したら「準備OK！」を押してください。"), "TF-12"),
    "ready": (Text("You are ready. Your opponent isn't yet.", "準備OKです。相手を待っています。"), "TF-12"),
    "recount": (Text("The fight continues after the count-in.", "合図の後に再開します。"), "TF-12"),
    "battle": (Text("You have called.", "コールしました。"), "TF-13"),
    "obliged": (Text("Your opponent has to Move.", "相手がムーブしなければなりません。"), "TF-50"),
    "declare": (Text("Your opponent is naming hits.", "相手が技を申告しています。"), "TF-22"),
}


def prompt(game: "TrumpFighter", state: TrumpFighterState, seat: int) -> Text:
    return PROMPTS[state.question(seat)[0]]


def label(game: "TrumpFighter", state: TrumpFighterState, seat: int, act: int) -> Words:
    if act == CALL:
        return Words("call", "Call: Hai!", "コール「ハイッ！」")
    if act == WAIT:
        return Words("wait", "Wait", "待つ")
    if act >= PICK:
        return _describe_pick(state.tables.characters[act - PICK])
    if act >= DECLARE:
        return _describe_hits(state, seat, act - DECLARE)
    return _describe_move(state, seat, act)


def _describe_pick(who: Character) -> Words:
    name, epithet = who.name, who.epithet
    return Words("pick", f"{name.en}, {epithet.en}", f"{epithet.ja} {name.ja}", {"character": who.id})


def _describe_move(state: TrumpFighterState, seat: int, act: int) -> Words:
    part = int(move_part(act))
    position, slot = part // 4, part % 4
    held, top = state.hand_card(seat * 4 + position), state.top_card(seat * 4 + slot)
    args = {"hand": position, "slot": slot, "card": None if held == NO_CARD else card_name(held)}
    args["covers"] = None if top == NO_CARD else card_name(top)
    card = shown(card_name(held)) if held != NO_CARD else Text(f"hand card {position + 1}", f"手札{position + 1}枚目")
    where = Text(f"slot {slot + 1}", f"{slot + 1}番")
    if top != NO_CARD:
        covered = shown(card_name(top))
        where = Text(f"{covered} in slot {slot + 1}", f"{slot + 1}番の{covered}の上")
    en, ja = (card, card) if isinstance(card, str) else (card.en, card.ja)
    if act >= STRIKE:
        return Words(
            "strike", f"Strike: {en} on {where.en}, Hai!", f"ストライク：{ja}を{where.ja}に置いて「ハイッ！」", args
        )
    return Words("move", f"{en} on {where.en}", f"{ja}を{where.ja}に置く", args)


def _describe_hits(state: TrumpFighterState, seat: int, bits: int) -> Words:
    techniques = state.tables.characters[state.character[seat]].techniques
    chosen = [technique for which, technique in enumerate(techniques) if bits >> which & 1]
    args = {"techniques": [technique.id for technique in chosen]}
    if not chosen:
        return Words("declare", "No hit", "成功なし", args)
    names = joined((technique.name for technique in chosen), " and ", "・")
    return Words("declare", names.en, names.ja, args)
