"""The terms of the bot's evaluation in words, for hints."""

from collections.abc import Mapping

from dengen.core.base.words import Text

TERM_WORDS: Mapping[str, Text] = {
    "field": Text("angels on the field", "場の天使"),
    "keys": Text("keys", "鍵"),
    "pairs": Text("pairs of ether", "エーテルの組"),
    "spare ether": Text("spare ether", "余りのエーテル"),
    "turns to come": Text("turns to come", "これからの手番"),
    "the river": Text("what lies in the river", "河にある札"),
    "coupons": Text("cheaper summons", "召喚の割引"),
    "one colour": Text("a field of one colour", "色のそろった場"),
    "a full purse": Text("ether enough for any summon", "召喚に困らないエーテル"),
}
