"""What is said to people about a fight: questions, answers, refusals, events."""

from collections.abc import Callable, Sequence
from typing import Any

from dengen.core.words import Text, Words
from dengen.games.trump_fighter.cards.file import Technique
from dengen.games.trump_fighter.rules import steps
from dengen.games.trump_fighter.rules.actions import CALL, DECLARE, PICK, STRIKE, WAIT, move_part
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.state import BATTLE, DECLARING, FASTEST, OBLIGED, OVER

SUIT_SIGNS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}

PROMPTS = {
    steps.PICK: Text("Pick a character, in secret.", "キャラクターを秘密に選んでください。"),
    steps.PICK_AGAIN: Text("The coin gave that character away: pick another.", "コイントスで相手のものに。選び直してください。"),
    steps.FAST: Text("Se-no… what do you do together with \"Battle!\"?", "せ~の…「バトル!」と同時に何をする?"),
    steps.FAST_MOVE: Text("Breakthrough: you must Move together with \"Battle!\".", "打開ルール: 「バトル!」と同時に必ずムーブ。"),
    steps.FIGHT: Text("What do you do this instant?", "この瞬間、何をする?"),
    steps.FORCED_MOVE: Text("Opening rule: you have fewer field cards, so you must Move.", "序盤ルール: 場札が少ないのでムーブする番。"),
    steps.NAME_HITS: Text("Which of your techniques hit?", "どの技が攻撃成功?"),
}  # fmt: skip

# At the real-time table, while a seat has nothing to answer
WAITING = {
    "pick": (Text("The other is still picking.", "相手が選んでいます。"), "TF-5"),
    "check": (Text("Look, then press “Ready!”.", "確認したら「準備OK!」を押してください。"), "TF-12"),
    "ready": (Text("You are ready. The other isn't yet.", "準備OK。相手を待っています。"), "TF-12"),
    "recount": (Text("The fight goes on after the count-in.", "合図の後に再開します。"), "TF-12"),
    "battle": (Text("Your call is out.", "コールしました。"), "TF-13"),
    "obliged": (Text("The other has to Move.", "相手がムーブする番です。"), "TF-50"),
    "declare": (Text("The other is naming hits.", "相手が技を申告しています。"), "TF-22"),
}  # fmt: skip


def shown(card: str) -> str:
    """`H10` as people see it: ♥10."""
    return SUIT_SIGNS[card[0]] + card[1:]


# ---- answers ----


def describe(state: TrumpFighterState, seat: int, act: int) -> Words:
    if act == CALL:
        return Words("call", "Call: Hai!", "コール「ハイッ!」")
    if act == WAIT:
        return Words("wait", "Wait", "待つ")
    if act >= PICK:
        character = state.cards.characters[act - PICK]
        en, ja = character.name_en, character.name_ja
        return Words(
            "pick", f"{en}, {character.epithet_en}", f"{character.epithet_ja} {ja}", {"character": character.id}
        )
    if act >= DECLARE:
        return _describe_hits(state, seat, act - DECLARE)
    return _describe_move(state, seat, act)


def _describe_move(state: TrumpFighterState, seat: int, act: int) -> Words:
    part = int(move_part(act))
    position, slot = part // 4, part % 4
    held, top = state.hand[seat * 4 + position], state.tops[seat * 4 + slot]
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
            "strike", f"Strike: {en} on {where.en}, Hai!", f"ストライク: {ja}を{where.ja}に置いて「ハイッ!」", args
        )
    return Words("move", f"{en} on {where.en}", f"{ja}を{where.ja}に置く", args)


def _describe_hits(state: TrumpFighterState, seat: int, bits: int) -> Words:
    techniques = state.cards.characters[state.character[seat]].technique
    chosen = [technique for which, technique in enumerate(techniques) if bits >> which & 1]
    args = {"techniques": [technique.id for technique in chosen]}
    if not chosen:
        return Words("declare", "No hit", "成功なし", args)
    return Words("declare", _list_en(chosen), "・".join(technique.name_ja for technique in chosen), args)


def _list_en(techniques: Sequence[Technique]) -> str:
    return " and ".join(technique.name_en for technique in techniques)


# ---- refusals ----


def why(state: TrumpFighterState, seat: int, act: int, clause: str) -> Text | None:
    """The reason in this position; None: the clause says it as well as can be."""
    if not state.is_asked(seat):
        return _not_now(state)
    if clause == "TF-24":
        return Text("A technique that has hit can't hit again.", "もう成功した技は使えません。")
    if clause in ("TF-14", "TF-15", "TF-R5"):
        return _no_move(state, seat, int(move_part(act)), clause)
    return REASONS.get(clause)


REASONS = {
    "TF-20": Text("You can't Call: you hold two or more cards and none of your techniques hits.",
                  "コールできません。手札が2枚以上あり、成功する技もありません。"),
    "TF-53": Text("You can't do that: the breakthrough rule makes you Move together with \"Battle!\".",
                  "できません。打開ルールにより「バトル!」と同時にムーブする番です。"),
    "TF-R28": Text("You can't Call now: the breakthrough rule allows you a Move only.",
                   "いまはコールできません。打開ルールによりムーブだけができます。"),
    "TF-50": Text("You can't wait: the opening rule makes you Move.", "待てません。序盤ルールによりムーブする番です。"),
    "TF-R25": Text("You can't Call now: the opening rule allows you a Move only.",
                   "いまはコールできません。序盤ルールによりムーブだけができます。"),
    "TF-R20": Text("You can't Strike together with \"Battle!\": your voice is busy with the shout.",
                   "「バトル!」と同時にストライクはできません。声は掛け声に使っています。"),
    "TF-R2": Text("You can't have that character: the other player keeps it.", "そのキャラクターは相手が使います。"),
    "TF-13": Text("That isn't possible in a Battle: Move, Call, Strike or wait.",
                  "バトル中にはできません。ムーブ、コール、ストライク、待つのどれかです。"),
    "TF-47": Text("That isn't possible at \"Battle!\": Move, Call or wait.",
                  "「バトル!」の時にはできません。ムーブ、コール、待つのどれかです。"),
    "TF-22": Text("That isn't possible now: name the techniques that hit.", "いまはできません。成功した技を申告してください。"),
    "TF-5": Text("The fight hasn't begun: pick a character first.", "まだ始まっていません。先にキャラクターを選んでください。"),
}  # fmt: skip


def _not_now(state: TrumpFighterState) -> Text:
    if state.phase == OVER:
        return Text("The fight is over.", "対戦は終わりました。")
    if state.phase == OBLIGED:
        other = 0 if state.obliged & 1 else 1
        return Text(f"{{seat{other}}} has to Move first.", f"先に{{seat{other}}}がムーブします。")
    if state.phase in (FASTEST, BATTLE):
        return Text("You have made your choice for this beat.", "この拍の行動はもう決めました。")
    if state.phase == DECLARING:
        return Text("You have nothing more to name.", "申告はもう済んでいます。")
    return Text("You have picked your character.", "キャラクターはもう選びました。")


def _no_move(state: TrumpFighterState, seat: int, part: int, clause: str) -> Text:
    position, slot = part // 4, part % 4
    if clause == "TF-14":
        return Text(
            f"There is no card at position {position + 1} of your hand.",
            f"手札の{position + 1}番目にカードがありません。",
        )
    card = shown(card_name(state.hand[seat * 4 + position]))
    empty = int(state.empty_slot(seat)) + 1
    if clause == "TF-R5":
        return Text(f"You can't cover slot {slot + 1} with {card}: slot {empty} is still empty.",
                    f"{card}を{slot + 1}番に重ねられません。{empty}番がまだ空いています。")  # fmt: skip
    return Text(f"You can't lay {card} on slot {slot + 1}: the leftmost empty slot, {empty}, comes first.",
                f"{card}を{slot + 1}番に置けません。左の空き、{empty}番が先です。")  # fmt: skip


# ---- events ----

STALEMATE_WORDS = {
    "joint_call": Text("Stalemate: both called.", "膠着。両者同時にコールした。"),
    "opening": Text("Stalemate: the opening rule made {who} Move.", "膠着。序盤ルールで{who}がムーブすることになった。"),
    "breakthrough": Text("Stalemate: the breakthrough rule bound {who} to a Move at the next \"Battle!\".",
                         "膠着。打開ルールで{who}は次の「バトル!」でムーブすることになった。"),
}  # fmt: skip
ENDING_WORDS = {
    "knockout": Text("Knockout.", "決着。"),
    "time_up": Text("Time up.", "タイムアップ。"),
    "foul": Text("A foul decided the fight.", "反則で決着した。"),
    "resign": Text("One side gave up.", "降参で決着した。"),
    "abandoned": Text("One side left.", "途中退席で決着した。"),
}
PART_WORDS = {"techniques": Text("Techniques", "技"), "misses": Text("Miss cards", "ミス札")}


def say(kind: str, args: dict[str, Any]) -> Text | None:
    teller = TELLERS.get(kind)
    return teller(args) if teller else None


def _picked(args: dict[str, Any]) -> Text:
    name = args["name"]
    return Text(f"{_who(args)} picked {name['en']}.", f"{_who(args)}は{name['ja']}を選んだ。")


def _clashed(args: dict[str, Any]) -> Text:
    name, other = args["name"], f"{{seat{args['other']}}}"
    return Text(f"Both picked {name['en']}: the coin gave it to {_who(args)}, and {other} picked again.",
                f"2人とも{name['ja']}を選んだ。コイントスで{_who(args)}のものになり、{other}は選び直しになった。")  # fmt: skip


def _dealt(args: dict[str, Any]) -> Text:
    if "cards" not in args:
        return Text(f"{_who(args)} was dealt four cards.", f"{_who(args)}に4枚配られた。")
    cards = " ".join(shown(card) for card in args["cards"])
    return Text(f"{_who(args)} was dealt {cards}.", f"{_who(args)}に{cards}が配られた。")


def _moved(args: dict[str, Any]) -> Text:
    card, slot = shown(args["card"]), args["slot"] + 1
    if args["covers"]:
        covers = shown(args["covers"])
        return Text(
            f"{_who(args)} covered {covers} with {card} (slot {slot}).",
            f"{_who(args)}が{slot}番の{covers}に{card}を重ねた。",
        )
    return Text(f"{_who(args)} laid {card} on slot {slot}.", f"{_who(args)}が{slot}番に{card}を置いた。")


def _called(args: dict[str, Any]) -> Text:
    who = _seats(args["callers"])
    wrong = [seat for seat in args["callers"] if seat not in args["proper"]]
    en, ja = f"Hai! {who.en} called.", f"「ハイッ!」{who.ja}がコールした。"
    if wrong:
        miscaller = _seats(wrong)
        en, ja = f"{en} It was a miscall by {miscaller.en}.", f"{ja}{miscaller.ja}のミスコールだった。"
    if args["relieved"]:
        saved = _seats(args["relieved"])
        en, ja = f"{en} {saved.en} was saved by the relief.", f"{ja}{saved.ja}は救済で助かった。"
    return Text(en, ja)


def _missed(args: dict[str, Any]) -> Text:
    to = f"{{seat{args['to']}}}"
    return Text(f"{_who(args)} gave {to} a miss card (2).", f"{_who(args)}は{to}にミス札(2)を渡した。")


def _penalised(args: dict[str, Any]) -> Text:
    to = f"{{seat{args['to']}}}"
    return Text(f"{_who(args)} held a card too long and gave {to} a miss card (2).",
                f"{_who(args)}はカードを持ち続け、{to}にミス札(2)を渡した。")  # fmt: skip


def _hit(args: dict[str, Any]) -> Text:
    name, value = args["name"], args["value"]
    cards = " ".join(shown(card) for card in args["cards"])
    return Text(
        f"{_who(args)} hit with {name['en']} for {value}: {cards}.",
        f"{_who(args)}の{name['ja']}({value})が成功した: {cards}。",
    )


def _named(args: dict[str, Any]) -> Text:
    names = [entry["name"] for entry in args["techniques"]]
    if not names:
        return Text(f"{_who(args)} named no technique.", f"{_who(args)}は何も申告しなかった。")
    en, ja = " and ".join(name["en"] for name in names), "・".join(name["ja"] for name in names)
    return Text(f"{_who(args)} named {en}.", f"{_who(args)}は{ja}を申告した。")


def _drew(args: dict[str, Any]) -> Text:
    if "card" not in args:
        return Text(f"{_who(args)} drew a card.", f"{_who(args)}が1枚引いた。")
    return Text(f"{_who(args)} drew {shown(args['card'])}.", f"{_who(args)}が{shown(args['card'])}を引いた。")


def _stalemate(args: dict[str, Any]) -> Text:
    words, who = STALEMATE_WORDS[args["kind"]], _seats(args["seats"])
    return Text(words.en.replace("{who}", who.en), words.ja.replace("{who}", who.ja))


def _over(args: dict[str, Any]) -> Text:
    words = ENDING_WORDS[args["reason"]]
    score = " : ".join(str(total) for total in args["totals"])
    if args["winner"] is None:
        return Text(f"{words.en} It was a draw, {score}.", f"{words.ja}{score}で引き分け。")
    winner = f"{{seat{args['winner']}}}"
    return Text(f"{words.en} {winner} won, {score}.", f"{words.ja}{score}で{winner}の勝ち。")


STAGE_WORDS = {
    "pick": Text("The characters were to be picked.", "キャラクター選択が始まった。"),
    "check": Text("Check.", "手札場札確認。"),
    "seno": Text("Se-no…", "せ~の…"),
    "shout": Text("Battle!", "バトル!"),
    "battle": Text("The Battle was on.", "バトルが始まった。"),
    "obliged": Text("The Battle waited for a Move.", "ムーブを待つことになった。"),
    "declare": Text("The hits were to be named.", "成功した技の申告が始まった。"),
    "recount": Text("The fight was taken up again: se-no…", "対戦が再開された。せ~の…"),
    "over": Text("The fight was over.", "対戦が終わった。"),
}


def _stage(args: dict[str, Any]) -> Text:
    return STAGE_WORDS[args["stage"]]


def _private(en: str, ja: str) -> Callable[[dict[str, Any]], Text | None]:
    """Told to the seat that may see its arguments, and to nobody else."""
    return lambda args: Text(en, ja) if args else None


def _by_seat(en: str, ja: str) -> Callable[[dict[str, Any]], Text | None]:
    return lambda args: Text(f"{_who(args)} {en}", f"{_who(args)}{ja}") if args else None


TELLERS: dict[str, Callable[[dict[str, Any]], Text | None]] = {
    "picked": _picked, "clashed": _clashed, "dealt": _dealt, "moved": _moved, "called": _called, "missed": _missed,
    "penalised": _penalised, "hit": _hit, "named": _named, "drew": _drew, "stalemate": _stalemate, "over": _over,
    "stage": _stage, "ready": _by_seat("was ready.", "の準備ができた。"),
    "claimed": _by_seat("claimed a stalemate.", "が膠着を主張した。"),
    "unclaimed": _by_seat("took the claim back.", "が膠着の主張を取り下げた。"),
    "lifted": _by_seat("lifted a card.", "がカードを持ち上げた。"),
    "returned": _by_seat("put the card back.", "がカードを手札に戻した。"),
    "chosen": _private("The fastest choice was noted.", "最速の行動を受けつけた。"),
    "toggled": _private("The named hits were noted.", "申告を受けつけた。"),
}  # fmt: skip


def _who(args: dict[str, Any]) -> str:
    return f"{{seat{args['seat']}}}"


def _seats(seats: list[int]) -> Text:
    names = [f"{{seat{seat}}}" for seat in seats]
    return Text(" and ".join(names), "と".join(names))
