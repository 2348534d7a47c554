"""High Card, a complete game in about 150 lines: the example of docs/add-a-game.md.

Everybody is dealt three cards and plays one at a time, all at once; the highest card scores a point.
"""

from typing import Any, ClassVar, Final

from dengen import (
    OPEN,
    About,
    Chance,
    Clauses,
    Game,
    Number,
    Option,
    Outcome,
    Question,
    Standing,
    State,
    Text,
    View,
    Viewer,
    Words,
    plan,
    ranks,
    shares,
    who,
)

CLAUSES: Final = Clauses.read("""
prefix = "HC"
[[chapter]]
id = "play"
title = { en = "Play", ja = "遊び方" }
[[clause]]
id = "HC-1"
chapter = "play"
en = "Everybody is dealt the same number of cards from one deck of 1 to 20."
ja = "1〜20の山札から全員に同じ枚数を配る。"
[[clause]]
id = "HC-2"
chapter = "play"
en = "Everybody chooses one card in secret; then all are shown, and the highest scores one point."
ja = "全員が1枚をこっそり選び、一斉に公開する。一番大きい人が1点。"
[[clause]]
id = "HC-3"
chapter = "play"
en = "You can only play a card that you hold."
ja = "手札にあるカードしか出せない。"
""")
DECK: Final = 20
ROUND: Final = 1  # a step
SHOW: Final = 2  # a step


class Table(State):
    prefix = "HC"
    fields = ("deck", "hands", "sealed", "won", "shown")

    deck: list[int]
    hands: list[list[int]]
    sealed: list[int]  # per seat: the card chosen in this round, or 0
    won: list[int]
    shown: list[int]

    def begin(self) -> None:  # HC-1
        self.deck = list(range(1, DECK + 1))
        self.chance.shuffle(self.deck)
        self.hands = [sorted(self.deck.pop() for _ in range(self.options["cards"])) for _ in range(self.seats)]
        self.sealed = [0] * self.seats
        self.won = [0] * self.seats
        self.shown = []
        self.push_all(plan(ROUND))

    def do(self, step: int, a: int, b: int, c: int) -> None:  # HC-2
        if step == ROUND and self.hands[0]:
            self.push_all(plan(SHOW, ROUND))
            for seat in range(self.seats):
                CARD.ask_always(self, seat)
        elif step == SHOW:
            best = max(self.sealed)
            winner = self.sealed.index(best)
            self.won[winner] += 1
            self.shown += self.sealed
            self.tell("shown", {"cards": list(self.sealed), "seat": winner}, news=-1)
            self.sealed = [0] * self.seats

    def turn_clause(self) -> int:
        return 2

    def redeal(self, seat: int, rng: Chance) -> None:
        """Resample the other hands, their sealed cards and the deck."""
        others = [q for q in range(self.seats) if q != seat]
        unseen = self.deck + [card for q in others for card in [*self.hands[q], self.sealed[q]] if card]
        unseen.sort()  # the true order must not leak
        rng.shuffle(unseen)
        for q in others:
            self.hands[q] = sorted(unseen.pop() for _ in self.hands[q])
            self.sealed[q] = unseen.pop() if self.sealed[q] else 0
        self.deck = unseen

    def scores(self) -> list[int]:
        return list(self.won)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        places = ranks([(points,) for points in self.won])
        parts = zip(self.won, places, shares(places), strict=True)
        return Outcome("cards_out", [Standing(points, {}, rank, share) for points, rank, share in parts])

    def census(self) -> list[int]:
        return self.deck + self.shown + [card for hand in self.hands for card in hand] + [c for c in self.sealed if c]


class Card(Question[Table]):  # HC-2
    def legal(self, table: Table, seat: int, about: About) -> list[int]:
        return [card - 1 for card in table.hands[seat]]

    def why_not(self, table: Table, seat: int, about: About, act: int) -> int:
        return 3  # HC-3

    def answer(self, table: Table, seat: int, about: About, act: int) -> None:
        table.hands[seat].remove(act + 1)
        table.sealed[seat] = act + 1


CARD: Final = Card(3, "card", clause=2)


class HighCardView(View):
    hand: list[int]
    others: list[list[int]]  # the other hands, once the game is over
    shown: list[int]
    ready: list[bool]


class HighCard(Game[Table]):
    id: ClassVar[str] = "high_card"
    title: ClassVar[Text] = Text("High Card", "ハイカード")
    seat_counts = (2, 3, 4)
    default_seats: ClassVar[int] = 3
    has_cards: ClassVar[bool] = False
    steps: ClassVar[dict[int, str]] = {ROUND: "round", SHOW: "show"}
    questions = (CARD,)
    max_steps = 20
    options = (
        Option("cards", Number(1, 5, unit=Text("cards", "枚")), 3, Text("Cards dealt to everybody", "配る枚数")),
    )
    clauses = CLAUSES

    def empty(self, seats: int, options: dict[str, Any]) -> Table:
        state = Table()
        state.blank(self, seats, options)
        state.max_steps = seats * options["cards"]
        return state

    def action_names(self) -> list[str]:
        return [f"card:{number}" for number in range(1, DECK + 1)]

    def prompt(self, state: Table, seat: int) -> Text:
        return Text("Choose a card; all are shown at once.", "カードを1枚選ぶ。全員同時に公開。")

    def label(self, state: Table, seat: int, act: int) -> Words:
        return Words("card", f"Play the {act + 1}", f"{act + 1}を出す", {"card": act + 1})

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        cards = ", ".join(map(str, args["cards"]))
        return Text(f"Shown: {cards}. {who(args['seat'])} scored.", f"公開：{cards}。{who(args['seat'])}の得点。")

    def openly_asked(self, state: Table) -> list[int]:
        """All seats until the end, because choices are hidden."""
        return [] if state.over() else list(range(state.seats))

    def see(self, state: Table, viewer: Viewer) -> View:
        seated = viewer is not None and viewer != OPEN
        return HighCardView(
            game=self.id,
            viewer=viewer,
            seats=state.seats,
            phase="over" if state.over() else "choose",
            asked=self.openly_asked(state),
            prompt=self.question(state, viewer) if viewer is not None else None,
            scores=state.scores(),
            outcome=state.outcome(),
            hand=list(state.hands[viewer]) if viewer is not None and seated else [],
            others=[list(hand) for hand in state.hands] if viewer == OPEN else [],
            shown=list(state.shown),
            ready=[bool(state.sealed[viewer])] if viewer is not None and seated else [],
        )
