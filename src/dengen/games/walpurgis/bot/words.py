"""The terms of the bot's evaluation in words, for hints."""

from collections.abc import Mapping

from dengen.core.base.words import Text

TERM_WORDS: Mapping[str, Text] = {
    "circles": Text("circles", "陣の数"),
    "ready": Text("cards ready to be cast", "発動できる札"),
    "face_up": Text("cards lying face-up", "表向きの札"),
    "hand": Text("cards in hand", "手札"),
    "deck": Text("cards left in the deck", "山札の残り"),
    "full": Text("a full field that ends the game", "場が埋まって決着すること"),
}
