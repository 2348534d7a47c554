"""The game: title, facts, and texts."""

from collections.abc import Mapping
from typing import Any, ClassVar

from dengen import (
    OPEN,
    USUAL_LEVELS,
    BadOption,
    Choice,
    Game,
    Lang,
    Level,
    Option,
    SearchSettings,
    Text,
    Tracked,
    TrackedEvent,
    TrackedGroup,
    TrackedSides,
    View,
    Viewer,
    Vocabulary,
    Words,
    check_ids,
    deck_option,
    fill,
    listed,
    who,
)

from .cards import LanternDecks, SetFile
from .rules import LANTERN, NOTHING, ROUND, SHOW, Duel

TIE = Option(
    "tie",
    Choice({"nobody": Text("nobody", "なし"), "both": Text("both", "両者")}),
    "nobody",
    Text("Who scores a tie", "引き分けのときの得点"),
)


class DuelView(View):
    hand: list[str]
    in_deck: list[int]
    shown: list[list[str]]
    brought: list[list[str]]
    hands: list[list[str]]  # once the game is over


class LanternDuel(Game[Duel]):
    id: ClassVar[str] = "lantern_duel"
    title: ClassVar[Text] = Text("Lantern Duel", "灯籠くらべ")
    about: ClassVar[Text] = Text("Two decks of six lanterns: the brighter one scores.", "6枚ずつの灯籠で明るさを競う。")
    seat_counts = (2,)
    default_seats: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (2, 4)
    editions: ClassVar[tuple[str, ...]] = ("festival", "dengen")
    vocabulary = Vocabulary(
        SetFile,
        {
            "SetHead": Text("The set: its names.", "セット全体。名前。"),
            "Lantern": Text(
                "A lantern: its light; it beats every light of at least `snuffs`.",
                "灯籠1つ。明るさ。`snuffs` 以上の明るさには必ず勝つ。",
            ),
        },
        {"light": Text("light", "明るさ"), "snuffs": Text("snuffs", "吹き消し")},
    )
    steps: ClassVar[Mapping[int, str]] = {ROUND: "round", SHOW: "show"}
    questions = (LANTERN,)
    endings: ClassVar[Mapping[str, Text]] = {"rounds_over": Text("All six rounds are over.", "6ラウンドが終わった。")}
    levels: ClassVar[Mapping[str, Level]] = {
        **USUAL_LEVELS,
        "grandmaster": Level("search", 2000, title=Text("Lantern master", "灯籠師")),
    }
    search: ClassVar[SearchSettings] = {"depth": 0, "exploration": 0.5}
    benchmarks = ({"tie": "both"},)
    max_steps = 12

    decks: LanternDecks

    def prepare(self) -> None:
        self.lanterns = self.cards.convert(SetFile).card
        self.ids = [lantern.id for lantern in self.lanterns]
        check_ids(self.cards, self.ids)
        self.decks = LanternDecks(self.lanterns)
        self.options = (deck_option(self.decks.ready, self.ids), TIE)
        self.tracked = Tracked(
            {
                "shown": TrackedGroup(
                    Text("Lanterns shown", "見せた灯籠"),
                    (TrackedEvent("shown", "card"),),
                    line=Text("{}, shown", "{}（使用）"),
                )
            },
            sides=TrackedSides("decks", Text("Decks", "デッキ"), self.decks.names),
        )

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        for seat, deck in enumerate(options["decks"]):
            for problem in self.decks.problems(deck, options):
                raise BadOption(
                    f"The deck of seat {seat} can't be played. {problem.en}",
                    f"席{seat}のデッキは使えません。{problem.ja}",
                )

    def empty(self, seats: int, options: dict[str, Any]) -> Duel:
        state = Duel()
        state.blank(self, seats, options)
        state.max_steps = self.max_steps
        state.ids = self.ids
        state.lights = [lantern.light for lantern in self.lanterns]
        state.snuffs = [lantern.snuffs for lantern in self.lanterns]
        state.brought = [[self.ids.index(id) for id in deck] for deck in options["decks"]]
        state.both_score = options["tie"] == "both"
        return state

    def turns(self, state: Duel) -> int:
        return len(state.shown[0])

    def action_names(self) -> list[str]:
        return [f"lantern:{id}" for id in self.ids]

    def prompt(self, state: Duel, seat: int) -> Text:
        return Text("Choose a lantern; both are shown at once.", "灯籠を1枚選ぶ。2人同時に見せる。")

    def label(self, state: Duel, seat: int, act: int) -> Words:
        name = self.lanterns[act].name
        return Words("lantern", f"Show {name.en}", f"{name.ja}を見せる", {"card": self.ids[act]})

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        if kind == "shown":
            name = self.lanterns[self.ids.index(args["card"])].name
            return Text(f"{who(args['seat'])} showed {name.en}.", f"{who(args['seat'])}は{name.ja}を見せた。")
        if not args["seats"]:
            return Text("Nobody scored.", "得点なし。")
        return fill(Text("{who} scored.", "{who}が得点した。"), who=listed([who(seat) for seat in args["seats"]]))

    def why(self, state: Duel, seat: int, act: int, clause: str) -> Text:
        return fill(Text("You hold no {card}.", "「{card}」は手札にありません。"), card=self.lanterns[act].name)

    def openly_asked(self, state: Duel) -> list[int]:
        """All seats, because choices are hidden."""
        return [] if state.over() else [0, 1]

    def see(self, state: Duel, viewer: Viewer) -> DuelView:
        seat = viewer if viewer is not None and viewer != OPEN else None
        return DuelView(
            game=self.id,
            viewer=viewer,
            seats=state.seats,
            phase="over" if state.over() else "choose",
            asked=self.openly_asked(state),
            prompt=None if seat is None else self.question(state, seat),
            scores=state.scores(),
            outcome=state.outcome(),
            hand=[] if seat is None else self.named(state.hands[seat]),
            in_deck=[len(deck) for deck in state.decks],
            shown=[self.named(cards) for cards in state.shown],
            brought=[self.named(cards) for cards in state.brought],
            hands=[self.named(hand) for hand in state.hands] if viewer == OPEN else [],
        )

    def named(self, cards: list[int]) -> list[str]:
        return [self.ids[card] for card in cards if card != NOTHING]

    def text(self, view: View, lang: Lang) -> str:
        assert isinstance(view, DuelView)
        names = {lantern.id: lantern.name[lang] for lantern in self.lanterns}
        rows = [
            f"{seat}: {view.scores[seat]}  {', '.join(names[id] for id in shown) or '-'}"
            for seat, shown in enumerate(view.shown)
        ]
        return "\n".join([*rows, "> " + ", ".join(names[id] for id in view.hand)] if view.hand else rows)
