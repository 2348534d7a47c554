"""What the words of a card set mean, for those who write one."""

from typing import Final

from dengen.core.vocabulary import Vocabulary
from dengen.core.words import Text
from dengen.games.lumiel.cards.file import SetFile

MEANS: Final = {
    "Head": Text(
        "The set: its names, how many cards a deck has, and the card that everybody sets up with.",
        "セット全体。名前、デッキの枚数、準備で置くカード。",
    ),
    "Card": Text("A kind of card; every deck has so many copies of it.", "カード1種類。どのデッキにも copies 枚入る。"),
    "StackOn": Text(
        "The card may be set or moved onto an area whose top card matches.",
        "一番上のカードが条件に合うエリアに、重ねて置ける。",
    ),
    "Base": Text(
        "As a top card, it may be covered: by anybody, by the one it faces, or by the others.",
        "一番上にあるとき、上に重ねてもよい（誰でも、向いている人、ほかの人）。",
    ),
    "turn": Text(
        "Turn a card: any way, a full turn, to you, to anybody but its owner, or to the player after its owner.",
        "カード1枚の向きを変える（自由、1回転、自分へ、持ち主以外へ、持ち主の次の人へ）。",
    ),
    "turn_all": Text("Turn all matching top cards together.", "条件に合う一番上のカードすべての向きを一度に変える。"),
    "move": Text("Move a card, or put it again where it lies.", "カード1枚を動かす、または同じ場所に置き直す。"),
    "swap": Text("Two top cards exchange their areas.", "一番上のカード2枚を入れ替える。"),
    "remove": Text("A card goes to the removed area.", "カード1枚を除外エリアに移す。"),
    "gain": Text(
        "A card goes to a points area: yours, that of the player it faces, or of one you choose.",
        "カード1枚をポイントエリアに移す（自分、向いている人、選んだ人）。",
    ),
    "draw": Text("Draw so many cards, as far as the deck goes.", "カードを n 枚引く（デッキのある限り）。"),
    "set_from_hand": Text(
        "Set a further card from your hand, without its effect; then draw.",
        "手札からもう1枚を、効果を使わずに置く。その後カードを引く。",
    ),
    "bring": Text(
        "Add a card to the play area, from the top of your deck or from your hand; you may use its effect too.",
        "デッキの一番上か手札から、カード1枚をプレイエリアに加える。その効果も使える。",
    ),
    "one_of": Text("Choose one of several lists of steps.", "いくつかの手順から1つを選ぶ。"),
    "Target": Text(
        "Which card: whose, of which sign, where, of which name, on top or at the bottom, and near what.",
        "対象のカード。持ち主、符号、ゾーン、名前、一番上か一番下か、何の近くか。",
    ),
    "Near": Text(
        "Some area beside it (orthogonally, or all eight around) shows such a top card.",
        "隣（縦横、または周囲8エリア）のどこかの一番上に、条件に合うカードがある。",
    ),
    "Scope": Text("Which cards together: of a zone, of an owner, of a sign.", "対象のまとまり。ゾーン、持ち主、符号。"),
    "Destination": Text(
        "Where to: how far from where it lay, and in which zone.", "移動先。元の場所からの距離と、ゾーン。"
    ),
}
LABELS: Final = {"points": Text("points", "ポイント"), "copies": Text("copies", "枚数")}
FIELDS: Final = {
    "deck_size": Text("cards in a deck", "デッキの枚数"),
    "setup_card": Text("card to set up with", "準備で置くカード"),
    "code": Text("short name (three letters)", "略号（英字）"),
    "stack_on": Text("may be set on top of others", "重ねて置ける条件"),
    "base": Text("may be covered by others", "上に重ねられる条件"),
    "set_zone": Text("where it may be set", "置けるゾーン"),
    "set_facing": Text("which way it is set", "置くときの向き"),
    "effect": Text("effect, step by step", "効果（手順）"),
    "owner": Text("whose", "誰の"),
    "sign": Text("sign", "符号"),
    "zone": Text("zone", "ゾーン"),
    "name": Text("only these cards", "カード名の指定"),
    "depth": Text("top or bottom of the pile", "上か下か"),
    "near": Text("near what", "何の近くか"),
    "from": Text("from where", "どこから"),
    "rel": Text("how far away", "位置関係"),
    "target": Text("which card", "対象"),
    "to": Text("to whom", "誰へ"),
    "optional": Text("may be skipped", "任意（してもよい）"),
    "scope": Text("which cards", "対象のまとまり"),
    "dest": Text("where to", "移動先"),
    "facing": Text("facing", "向き"),
    "stack": Text("onto other cards", "重ね置き"),
    "a": Text("one card", "1枚目"),
    "b": Text("the other card", "2枚目"),
    "n": Text("how many", "枚数 n"),
    "draw": Text("then draw", "その後引く枚数"),
    "use_effect": Text("with its effect", "効果も使う"),
    "options": Text("alternatives", "選択肢"),
    "position": Text("on top or below", "上か下か"),
    "by": Text("by whom", "誰が"),
}
VOCABULARY: Final = Vocabulary(SetFile, MEANS, LABELS, FIELDS)
