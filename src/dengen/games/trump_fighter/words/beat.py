"""The words of `rules/beat.py`."""

from dengen.core.base.words import Text, Words
from dengen.games.trump_fighter.rules import beat
from dengen.games.trump_fighter.rules.actions import CALL, STRIKE, WAIT, move_part
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.state import Table
from dengen.games.trump_fighter.words.names import shown
from dengen.games.trump_fighter.words.wording import Wording

NO_CALL = Text(
    "You can't Call: you hold two or more cards and none of your techniques hits.",
    "コールできません。手札が2枚以上あり、成功する技もありません。",
)
NO_STRIKE = Text(
    "You can't Strike: after that Move you would still hold two or more cards, and none of your techniques would hit.",
    "ストライクできません。そのムーブの後も手札が2枚以上残り、成功する技もありません。",
)
NO_STRIKE_AT_THE_SHOUT = Text(
    'You can\'t Strike together with "Battle!": you need your voice for the shout.',
    "「バトル！」と同時にストライクはできません。声を掛け声に使うためです。",
)


class BeatWording(Wording):
    """What all beats refuse alike: Moves that aren't possible, and wrongful Calls where these are blocked."""

    def reason(self, state: Table, seat: int, act: int, clause: str) -> Text | None:
        if clause in NO_MOVE:
            return NO_MOVE[clause](state, seat, int(move_part(act)))
        if clause == "TF-20":
            return NO_STRIKE if act >= STRIKE else NO_CALL
        return super().reason(state, seat, act, clause)


WORDINGS = [
    BeatWording(
        beat.FAST,
        Text('Se-no… what do you do together with "Battle!"?', "せ〜の……「バトル！」と同時に何をしますか？"),
        {"TF-R20": NO_STRIKE_AT_THE_SHOUT},
    ),
    BeatWording(
        beat.FAST_MOVE,
        Text(
            'Breakthrough: you must Move together with "Battle!".',
            "打開ルール：「バトル！」と同時に必ずムーブしてください。",
        ),
        {
            "TF-R20": NO_STRIKE_AT_THE_SHOUT,
            "TF-53": Text(
                'You can\'t do that: under the breakthrough rule you must Move together with "Battle!".',
                "できません。打開ルールにより「バトル！」と同時にムーブしなければなりません。",
            ),
            "TF-R28": Text(
                "You can't Call now: under the breakthrough rule you can only Move.",
                "今はコールできません。打開ルールにより、できるのはムーブだけです。",
            ),
        },
    ),
    BeatWording(
        beat.FIGHT,
        Text(
            "Lay a card, or call “Hai!” when a technique is complete.",
            "カードを置くか、技がそろったら「ハイッ！」とコールしてください。",
        ),
    ),
    BeatWording(
        beat.FORCED_MOVE,
        Text(
            "Opening rule: you have fewer field cards, so you must Move.",
            "序盤ルール：場札が少ないので、ムーブしなければなりません。",
        ),
        {
            "TF-50": Text(
                "You can't wait: under the opening rule you must Move.",
                "待てません。序盤ルールによりムーブしなければなりません。",
            ),
            "TF-R25": Text(
                "You can't Call now: under the opening rule you can only Move.",
                "今はコールできません。序盤ルールにより、できるのはムーブだけです。",
            ),
        },
    ),
]


# ---- Moves that aren't possible ----


def no_card(state: Table, seat: int, part: int) -> Text:
    position = part // 4
    return Text(
        f"There is no card at position {position + 1} of your hand.",
        f"手札の{position + 1}番目にカードがありません。",
    )


def not_leftmost(state: Table, seat: int, part: int) -> Text:
    card, slot, empty = laid(state, seat, part)
    return Text(
        f"You can't lay {card} on slot {slot}: it has to go to the leftmost empty slot, {empty}.",
        f"{card}は{slot}番に置けません。一番左の空きの{empty}番に置いてください。",
    )


def not_yet_covered(state: Table, seat: int, part: int) -> Text:
    card, slot, empty = laid(state, seat, part)
    return Text(
        f"You can't cover slot {slot} with {card}: slot {empty} is still empty.",
        f"{card}は{slot}番に重ねられません。{empty}番がまだ空いています。",
    )


def laid(state: Table, seat: int, part: int) -> tuple[str, int, int]:
    """The card of a Move, its slot and the leftmost empty one, both counted from 1."""
    card = shown(card_name(state.hand_card(seat * 4 + part // 4)))
    return card, part % 4 + 1, int(state.empty_slot(seat)) + 1


NO_MOVE = {"TF-14": no_card, "TF-15": not_leftmost, "TF-R5": not_yet_covered}


# ---- answers ----


def label(state: Table, seat: int, act: int) -> Words:
    if act == CALL:
        return Words("call", "Call: Hai!", "コール「ハイッ！」")
    if act == WAIT:
        return Words("wait", "Wait", "待つ")
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
