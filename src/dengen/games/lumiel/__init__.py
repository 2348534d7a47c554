"""Lumiel†Prière: set, sandwich, capture; and see to it that the others get the minus cards."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core.cards import CardSet
from dengen.core.game import Game, step_names
from dengen.core.observation import Reading
from dengen.core.options import Choice, Number, Option, SeatOr, Switch
from dengen.core.view import View, Viewer
from dengen.core.words import Lang, Text, Words
from dengen.games.lumiel import (
    actions,
    cards,
    compiler,
    dump,
    log,
    observation,
    position,
    refusals,
    steps,
    text,
    view,
    words,
)
from dengen.games.lumiel.bot import LumielBot
from dengen.games.lumiel.bot_words import TERM_WORDS
from dengen.games.lumiel.notation import Notation
from dengen.games.lumiel.rules import LumielState
from dengen.games.lumiel.state import NOBODY

DENGEN_STEPS = 1000  # argued for in docs/games/lumiel.md
TURN_STEPS = 100  # a turn with any other card set


class Lumiel(Game[LumielState]):
    id: ClassVar[str] = "lumiel"
    title: ClassVar[Text] = Text("Lumiel†Prière", "ルミエル†プリエール")
    about: ClassVar[Text] = Text(
        "Sandwich cards to capture them, and make the others swallow the bad ones.",
        "カードを挟んで奪い、困ったカードは押しつけあうゲーム。",
    )
    seat_counts = (3, 4)  # LP-1
    default_seats: ClassVar[int] = 4
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    steps: ClassVar[Mapping[int, str]] = {number: name.lower() for number, name in step_names(steps).items()}
    reasons: ClassVar[Mapping[str, Text]] = {
        "few_cards": Text("Nobody holds more than five cards.", "全員の手札が5枚以下になった。"),
        "empty_hand": Text("Somebody holds no card.", "手札のない人が出た。"),
        "turn_cap": Text("The last turn allowed is over.", "決められたターン数が過ぎた。"),
    }
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    parts: ClassVar[Mapping[str, Text]] = {
        "plus": Text("plus cards", "プラスのカード"),
        "minus": Text("minus cards", "マイナスのカード"),
    }
    options = (
        Option("redraw", Switch(), True, Text("Redraws before the first turn", "最初の引き直し")),
        Option("first_player", SeatOr("random"), "random", Text("Who begins", "1番手")),
        Option(
            "tie_break",
            Choice("turn_order", "shared"),
            "turn_order",
            Text(
                "Equal scores: turn order decides, or the win is shared",
                "同点のとき:手番順で決めるか、勝利を分けあうか",
            ),
        ),
        Option("confirm_get", Switch(), False, Text("Everybody confirms the captures", "獲得を全員で確認する")),
        Option(
            "effects",
            Switch(),
            True,
            Text("Card effects (off: a teaching game, points only)", "カードの効果(なしは得点だけの入門用)"),
        ),
        Option(
            "show_memory",
            Switch(),
            True,
            Text("Show what everybody could remember", "覚えていられる情報を表示する"),
            concerns="display",
        ),
        Option(
            "turn_cap",
            Number(1, 1000, samples=(3, 60)),
            60,
            Text("Turns per player after which the game is scored", "1人あたりのターン数の上限"),
        ),
    )

    def prepare(self) -> None:
        self.set = cards.read(self.cards)
        self.tables = compiler.compiled(self.set)
        self.plain_tables = compiler.compiled(self.set, effects=False)
        self.notation = Notation(self.set.card)
        self.by_id = {card.id: card for card in self.set.card}
        self.bot = LumielBot()
        self.is_shipped = self.cards.hash == CardSet.find(self.package, self.default_edition()).hash
        self.max_steps = max(self.bound(seats, 60) for seats in self.seat_counts)

    def bound(self, seats: int, turn_cap: int) -> int:
        """No game takes more answers (LP-R35)."""
        return DENGEN_STEPS if self.is_shipped else TURN_STEPS * seats * turn_cap

    def empty(self, seats: int, options: dict[str, Any]) -> LumielState:
        state = LumielState()
        state.blank(self, seats, options)
        state.cards = self.tables if options["effects"] else self.plain_tables
        state.kinds = len(self.set.card)
        state.with_redraw = options["redraw"]
        state.fixed_first = NOBODY if options["first_player"] == "random" else options["first_player"]
        state.share_ties = options["tie_break"] == "shared"
        state.confirm_get = options["confirm_get"]
        state.turn_cap = options["turn_cap"]
        state.max_steps = self.bound(seats, options["turn_cap"])
        return state

    def action_names(self) -> Sequence[str]:
        return actions.names([card.id for card in self.set.card])

    # ---- words ----

    def card_name(self, card: str) -> Text:
        return Text(self.by_id[card].name_en, self.by_id[card].name_ja)

    def card_text(self, kind: int) -> Text:
        return Text(self.set.card[kind].text_en, self.set.card[kind].text_ja)

    def see(self, state: LumielState, viewer: Viewer) -> View:
        return view.see(self, state, viewer)

    def prompt(self, state: LumielState, seat: int) -> Text:
        return words.prompt(self, state, seat)

    def label(self, state: LumielState, seat: int, act: int) -> Words:
        return words.describe(self, state, seat, act)

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        return log.say(self, kind, args)

    def why(self, state: LumielState, seat: int, act: int, clause: str) -> Text:
        return refusals.why(self, state, seat, act, clause)

    def text(self, seen: View, lang: Lang) -> str:
        assert isinstance(seen, view.LumielView)
        return text.text(self, seen, lang)

    def readings(self) -> Sequence[Reading]:
        questions = [name for number, name in self.steps.items() if number >= steps.REDRAW]
        return observation.readings(self.tables.ids, questions)

    # ---- positions ----

    def dump_table(self, state: LumielState) -> dict[str, Any]:
        return dump.dump(self.notation, state)

    def load_table(self, state: LumielState, data: dict[str, Any]) -> None:
        dump.load(self.notation, state, data)

    def lay(self, data: Mapping[str, Any]) -> LumielState:
        return position.lay(self, data)
