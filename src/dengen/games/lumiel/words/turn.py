"""The words of `rules/turn.py`."""

from dengen.core.base.words import Text
from dengen.games.lumiel.rules import turn
from dengen.games.lumiel.words.wording import Wording

WORDINGS = [
    Wording(
        turn.TAKE,
        Text(
            "The field is full: take one top card into your points area.",
            "フィールドが埋まっています。一番上のカードを1枚選び、自分のポイントエリアに置いてください。",
        ),
    ),
    Wording(
        turn.PLAY,
        Text("Play a card from your hand.", "手札からカードを1枚出してください。"),
        kind=Text("Play the {card}", "{card}を出す"),
        reasons={"LP-35": Text("You hold no {kind}.", "手札に{kind}はありません。")},
    ),
    Wording(
        turn.WHICH,
        Text("Which card do you set? The rest go to your hand.", "どのカードを置きますか？　残りは手札に加わります。"),
        reasons={"LP-39": Text("The {kind} isn't in the play area.", "{kind}はプレイエリアにありません。")},
    ),
    Wording(
        turn.SET,
        Text("Set the {card} on the field.", "{card}をフィールドに置いてください。"),
        puts=True,
    ),
    Wording(
        turn.FACING,
        Text("Who should the {card} face?", "{card}を誰の向きに置きますか？"),
    ),
    Wording(
        turn.CONFIRM,
        Text("Confirm the captures.", "獲得を確認してください。"),
        passing=Text("Confirm", "確認する"),
    ),
]
