"""What the words of a card set mean, for those who write one."""

from typing import Final

from dengen.core.base.words import Text
from dengen.core.cards.vocabulary import Vocabulary
from dengen.games.walpurgis.cards.file import SetFile
from dengen.games.walpurgis.cards.text import AREAS, FACES, KEYWORDS, SIDES, STATES

EFFECTS: Final = {
    "draw": Text("Draw n cards.", "カードを n 枚引く。"),
    "discard": Text("Discard n cards from the hand.", "手札を n 枚捨てる。"),
    "recover": Text(
        "n cards from the top of the danmaku pile go to the bottom of the deck.",
        "弾幕置き場の上から n 枚を山札の下に戻す。",
    ),
    "burn": Text(
        "The top n cards of the deck go to the danmaku pile, unseen.", "山札の上から n 枚を、見ずに弾幕置き場に移す。"
    ),
    "scry": Text(
        "Look at the top n cards of your deck; each stays, or goes to the bottom.",
        "自分の山札の上から n 枚を見て、1枚ずつ、そのままにするか下に移すか決める。",
    ),
    "danmaku": Text("Danmaku onto these cells, n at most.", "指定のマスに弾幕を置く（n 枚まで）。"),
    "clear": Text("Danmaku goes to its pile.", "弾幕を片づける。"),
    "flare": Text("Face-down danmaku is turned up.", "裏向きの弾幕を表にする。"),
    "awaken": Text("Dormant circles become ready.", "休眠中の陣を活動状態にする。"),
    "lull": Text("Circles become dormant.", "陣を休眠させる。"),
    "veil": Text("Circles become ready again.", "陣を活動状態に戻す。"),
    "unveil": Text("Circles are turned face-up.", "陣を表向きにする。"),
    "peek": Text("Look at face-down circles.", "裏向きの陣をのぞき見る。"),
    "destroy": Text("Circles are destroyed.", "陣を破壊する。"),
    "recall": Text("Circles go back to the hand.", "陣を手札に戻す。"),
    "move": Text("Circles step onto a cell next to them.", "陣を隣のマスに動かす。"),
    "kindle": Text("Circles become casting.", "陣を発動中にする。"),
    "shield": Text("Circles can't be destroyed in this chain.", "この連鎖の間、陣は破壊されない。"),
    "grant": Text(
        "n more of an action this turn: face-down placements, placements, or casts. A card grants once a turn.",
        "このターン、裏向きの配置、配置、発動のどれかを n 回多く行える。1枚につき1ターンに1回。",
    ),
}
WORDS: Final = {
    "Card.keywords=support": Text(
        "As a face-up circle it has every icon.", "表向きの陣のとき、すべてのアイコンを持つ。"
    ),
    "Card.keywords=rapid": Text(
        "Cast, it first puts danmaku by its sub-matrix.", "発動すると、まずサブマトリクスで弾幕を置く。"
    ),
    "Card.keywords=sustain": Text("In the A step it may stay casting.", "A効果の手順で、発動中のままにしてよい。"),
    "Card.keywords=overrun": Text(
        "It may be placed face-up onto a cell that already holds circles.", "陣のあるマスにも表向きに置ける。"
    ),
    "Requirement.kind=intercept_only": Text("Only as an interception.", "迎撃のときだけ。"),
    "Requirement.kind=not_intercept": Text("Not as an interception.", "迎撃では使えない。"),
    "Requirement.kind=behind": Text("Only with fewer circles than the opponent.", "陣が相手より少ないときだけ。"),
    "Requirement.kind=ahead": Text("Only with more circles than the opponent.", "陣が相手より多いときだけ。"),
    "Requirement.kind=own_min": Text("Only with at least n circles of yours.", "自分の陣が n 以上のときだけ。"),
    "Requirement.kind=enemy_min": Text("Only with at least n circles of theirs.", "相手の陣が n 以上のときだけ。"),
    "Requirement.kind=hand_min": Text("Only with at least n cards in hand.", "手札が n 枚以上のときだけ。"),
    "Requirement.kind=own_turn": Text("Only in your own turn.", "自分のターンだけ。"),
    "Static.kind=steady": Text("It is never turned face-down.", "裏向きにならない。"),
    "Static.kind=ward": Text("It is never destroyed.", "破壊されない。"),
    "Static.kind=reckless": Text(
        "Its destroy cells hit your own circles, too, but not itself.", "破壊マスは自分の陣にも及ぶ（このカード以外）。"
    ),
    "Static.kind=unanswerable": Text("It can't be intercepted.", "迎撃されない。"),
    "Static.kind=bar": Text("The opponent can't place circles in its area.", "相手は範囲のマスに陣を置けない。"),
    "Static.kind=hand_limit": Text("Your hand limit is n.", "手札の上限が n 枚になる。"),
    "EffectEntry.when=B": Text("Before the danmaku of the cast.", "弾幕を置く前（B効果）。"),
    "EffectEntry.when=D": Text("After the interception, before settling.", "迎撃の後、弾幕処理の前（D効果）。"),
    "EffectEntry.when=A": Text("After the destruction, as it is set upright.", "破壊処理の後、縦にするとき（A効果）。"),
    "EffectEntry.when=chain_end": Text("At the end of the chain.", "連鎖の終わり。"),
    "EffectEntry.when=turn_end": Text("At the end of the turn.", "ターンの終わり。"),
}
MEANS: Final = {
    "Head": Text("The set: its names.", "セット全体。名前。"),
    "Card": Text(
        "A card. Its matrix is drawn as its owner sees it, forward is up: @ the card, c condition, d danmaku, x destroy, D the "
        "card on a danmaku cell of its own; or the cells are listed as offsets [right, forward].",
        "カード1枚。マトリクスは持ち主から見て上が前：@ カード、c 発動条件、d 弾幕、x 破壊、D は自身のマスにも弾幕。"
        "または位置 [右, 前] のリストで書く。",
    ),
    "Text": Text("A name in both languages.", "両言語での名前。"),
    "DeckEntry": Text(
        "A ready-made deck of the set: how many copies of which card.", "セットの構築済みデッキ。どのカードを何枚か。"
    ),
    "Overrun": Text(
        "The keyword overrun with limits: onto whose circles, and face-up or face-down.",
        "キーワード overrun の細かい指定。誰の陣の上に、表向きか裏向きか。",
    ),
    "Requirement": Text("Something that the activation asks for.", "発動の条件。"),
    "Static": Text(
        "It works while the card is face-up, or only while it is casting.", "表向きの間（または発動中だけ）働く効果。"
    ),
    "EffectEntry": Text(
        "An effect: when, what kind, how often, on whose cards in which state and area; what is left out has the default of its kind.",
        "効果1つ。いつ、種類、回数、誰のどの状態のカードか、範囲。書かない項目は種類ごとの既定値になる。",
    ),
    "Cost": Text("What is paid for an effect: cards set aside or discarded.", "効果の対価。脇に置くか捨てる枚数。"),
    "Condition": Text("What must hold when the effect is applied.", "効果を適用するときの条件。"),
    **{f"EffectEntry.kind={kind}": means for kind, means in EFFECTS.items()},
    **WORDS,
}
LABELS: Final = {"number": Text("no.", "番号"), "caster": Text("caster", "術者"), "icons": Text("icons", "アイコン")}
FIELDS: Final = {
    "icons": Text("icon", "アイコン"),
    "casters": Text("caster", "術者"),
    "deck": Text("Decks", "デッキ"),
    "family": Text("family", "分類"),
    "illustrator": Text("illustrator", "イラスト"),
    "matrix": Text("matrix", "マトリクス"),
    "sub_matrix": Text("sub-matrix", "サブマトリクス"),
    "condition": Text("condition cells", "発動条件のマス"),
    "danmaku": Text("danmaku cells", "弾幕のマス"),
    "destroy": Text("destroy cells", "破壊のマス"),
    "sub_danmaku": Text("danmaku cells, sub-matrix", "サブの弾幕のマス"),
    "sub_destroy": Text("destroy cells, sub-matrix", "サブの破壊のマス"),
    "keywords": Text("keyword", "キーワード"),
    "require": Text("may be cast only …", "発動の制限"),
    "static": Text("works while face-up", "表向きの間の効果"),
    "effects": Text("effect", "効果"),
    "kind": Text("kind", "種類"),
    "onto": Text("onto whose", "誰の上に"),
    "faces": Text("facing", "向き"),
    "n": Text("how many", "数 n"),
    "area": Text("area", "範囲"),
    "while": Text("only while", "〜の間だけ"),
    "own_turn": Text("in one's own turn", "自分のターン"),
    "behind": Text("with fewer circles", "陣が少ない"),
    "ahead": Text("with more circles", "陣が多い"),
    "own_min": Text("own circles, at least", "自分の陣（以上）"),
    "enemy_min": Text("enemy circles, at least", "相手の陣（以上）"),
    "hand_min": Text("cards in hand, at least", "手札（以上）"),
    "hand_at_most": Text("cards in hand, at most", "手札（以下）"),
    "when": Text("when", "いつ"),
    "who": Text("who", "誰"),
    "side": Text("whose", "誰の"),
    "state": Text("in which state", "状態"),
    "other": Text("not itself", "自身以外"),
    "cells": Text("cells", "マス"),
    "source": Text("from", "どこから"),
    "face": Text("facing", "向き"),
    "what": Text("which action", "どの行動"),
    "optional": Text("may be skipped", "任意（してもよい）"),
    "cost": Text("cost", "対価"),
    "if": Text("if", "条件"),
}
VALUES: Final = {
    "family=normal_shot": Text("Normal Shot", "通常弾"),
    **{f"keywords={word}": name for word, name in KEYWORDS.items()},
    "Overrun.kind=overrun": KEYWORDS["overrun"],
    **{f"{field}={side}": name for field in ("onto", "side") for side, name in SIDES.items()},
    **{f"{field}={face}": FACES[face == "up"] for field in ("faces", "face") for face in ("up", "down")},
    "kind=intercept_only": Text("as an interception", "迎撃のときだけ"),
    "kind=not_intercept": Text("not as an interception", "迎撃では使えない"),
    "kind=behind": Text("with fewer circles than the opponent", "陣が相手より少ないとき"),
    "kind=ahead": Text("with more circles than the opponent", "陣が相手より多いとき"),
    "kind=own_min": Text("with enough circles of your own", "自分の陣が一定数以上"),
    "kind=enemy_min": Text("with enough enemy circles", "相手の陣が一定数以上"),
    "kind=hand_min": Text("with enough cards in hand", "手札が一定数以上"),
    "kind=own_turn": Text("in your own turn", "自分のターンだけ"),
    "kind=steady": Text("never turned face-down", "裏向きにならない"),
    "kind=ward": Text("never destroyed", "破壊されない"),
    "kind=reckless": Text("hits your own circles, too", "自分の陣も破壊する"),
    "kind=unanswerable": Text("can't be intercepted", "迎撃されない"),
    "kind=bar": Text("bars cells to the opponent", "相手の配置を禁じる"),
    "kind=hand_limit": Text("another hand limit", "手札の上限を変える"),
    **{f"area={area}": name for area, name in AREAS.items()},
    "while=casting": Text("while it is casting", "発動中"),
    "when=B": Text("B: before the danmaku", "B（弾幕を置く前）"),
    "when=D": Text("D: after the interception", "D（迎撃の後）"),
    "when=A": Text("A: after the destruction", "A（破壊処理の後）"),
    "when=chain_end": Text("end of the chain", "連鎖の終わり"),
    "when=turn_end": Text("end of the turn", "ターンの終わり"),
    "kind=draw": Text("draw", "カードを引く"),
    "EffectEntry.kind=discard": Text("discard", "手札を捨てる"),
    "kind=recover": Text("danmaku back into the deck", "弾幕を山札に戻す"),
    "kind=burn": Text("deck onto the danmaku pile", "山札を弾幕置き場に移す"),
    "kind=scry": Text("look at the top of the deck", "山札の上を見る"),
    "kind=danmaku": Text("place danmaku", "弾幕を置く"),
    "kind=clear": Text("clear danmaku away", "弾幕を片づける"),
    "kind=flare": Text("turn danmaku face-up", "弾幕を表にする"),
    "kind=awaken": Text("wake dormant circles", "休眠中の陣を起こす"),
    "kind=lull": Text("make circles dormant", "陣を休眠させる"),
    "kind=veil": Text("make circles ready again", "陣を活動状態に戻す"),
    "kind=unveil": Text("turn circles face-up", "陣を表向きにする"),
    "kind=peek": Text("peek at face-down circles", "裏向きの陣をのぞく"),
    "kind=destroy": Text("destroy circles", "陣を破壊する"),
    "kind=recall": Text("take circles back to the hand", "陣を手札に戻す"),
    "kind=move": Text("move circles", "陣を動かす"),
    "kind=kindle": Text("set circles casting", "陣を発動中にする"),
    "kind=shield": Text("shield circles", "陣を守る"),
    "kind=grant": Text("grant another action", "行動を増やす"),
    "who=self": Text("you", "自分"),
    "who=enemy": Text("the opponent", "相手"),
    **{f"state={state}": name for state, name in STATES.items()},
    "source=deck": Text("the deck", "山札"),
    "source=hand": Text("the hand", "手札"),
    "what=place_down": Text("place a card face-down", "裏向きの配置"),
    "what=place": Text("place a card", "配置"),
    "what=cast": Text("cast", "発動"),
    "Cost.kind=set_aside": Text("set cards aside", "手札を脇に置く"),
    "Cost.kind=discard": Text("discard cards", "手札を捨てる"),
}
VOCABULARY: Final = Vocabulary(SetFile, MEANS, LABELS, FIELDS, VALUES)
