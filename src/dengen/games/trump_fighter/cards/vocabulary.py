"""What the words of a set mean, for those who write one."""

from typing import Final

from dengen.core.base.words import Text
from dengen.core.cards.vocabulary import Vocabulary
from dengen.games.trump_fighter.cards.file import SetFile

MEANS: Final = {
    "Head": Text("The set: its names.", "セット全体。名前。"),
    "CharacterEntry": Text(
        "A character with four techniques. Epithet, temper and ending are told and have no effect.",
        "キャラクター1人。技は4つ。epithet（二つ名）、temper（性格）、ending は読み物で、効果はない。",
    ),
    "TechniqueEntry": Text(
        "A technique: its attack value, and in `when` its condition: `[opp2 own3] straight(5)` is a straight of five, of two cards "
        "of theirs and three of yours. Alternatives are joined by `or`, what must hold together by `&`; in the brackets "
        "`vertical` or `horizontal` ties the cards together. Patterns: straight, kind, suit, red, black, spade, club, diamond, "
        "heart, number, high, low, odd, even, each with how many cards in brackets.",
        "技1つ。攻撃値と、条件 `when`。`[opp2 own3] straight(5)` は相手2枚と自分3枚による5ストレート。`or` はどちらか、`&` は両方。"
        "角括弧の中の `vertical`、`horizontal` はカードのつながる向き。役は straight、kind、suit、red、black、spade、club、"
        "diamond、heart、number、high、low、odd、even で、括弧内に枚数を書く。",
    ),
}
LABELS: Final = {
    "value": Text("value", "攻撃値"),
    "epithet": Text("epithet", "二つ名"),
    "technique": Text("technique", "技"),
}
FIELDS: Final = {
    "character": Text("Characters", "キャラクター"),
    "epithet_en": Text("epithet (English)", "二つ名（英語）"),
    "epithet_ja": Text("epithet (Japanese)", "二つ名（日本語）"),
    "temper_en": Text("temper (English)", "性格（英語）"),
    "temper_ja": Text("temper (Japanese)", "性格（日本語）"),
    "ending_en": Text("ending (English)", "エンディング（英語）"),
    "ending_ja": Text("ending (Japanese)", "エンディング（日本語）"),
    "when": Text("condition", "条件"),
    "line_en": Text("what is shouted (English)", "かけ声（英語）"),
    "line_ja": Text("what is shouted (Japanese)", "かけ声（日本語）"),
}
VOCABULARY: Final = Vocabulary(SetFile, MEANS, LABELS, FIELDS)
