"""A test game of sealed bids.

It has: secret answers of several steps, a question asked with one option for secrecy, cards that all remember but
no viewer may look up, events with a hidden argument, news, an intervention, an option per seat.

Its state carries out all questions itself, without objects: that form stays supported.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from msgspec import Struct
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadIntervention
from dengen.core.base.outcome import Outcome, Standing, ranks, shares
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.events import ALL
from dengen.core.rules.option_types import Choice, Switch
from dengen.core.rules.options import Option
from dengen.core.rules.state import State, plan
from dengen.core.views.view import OPEN, View, Viewer

CLAUSES: Final = Clauses.read("""
prefix = "AU"
chapter = [{ id = "all", title = { en = "All", ja = "すべて" } }]
clause = [
  { id = "AU-1", chapter = "all", en = "All bid at once.", ja = "同時に入札する。" },
  { id = "AU-2", chapter = "all", en = "A bid is one or two cards that you hold.", ja = "手札から1、2枚で入札する。" },
  { id = "AU-3", chapter = "all", en = "You stop after one card or more.", ja = "1枚以上出したら終えてよい。" },
  { id = "AU-4", chapter = "all", en = "The game is over when a hand is empty.", ja = "手札がなくなれば終わり。" },
]
""")

ROUND: Final = 1
OPEN_BIDS: Final = 2
BID: Final = 3  # question: the first card
MORE: Final = 4  # question: another card, or done; asked even if only done is left
DONE: Final = 12
DEAL_WORDS: Final = {
    "mixed": Text("mixed cards", "まぜこぜ"),
    "low": Text("low cards", "小さい札"),
    "high": Text("high cards", "大きい札"),
}
DEALS: Final = {"low": [1, 2, 3, 4], "high": [9, 10, 11, 12], "mixed": [3, 4, 9, 10]}


class Auction(State):
    prefix = "AU"
    fields = ("deck", "hands", "bids", "pile", "won", "loser")

    deck: list[int]
    hands: list[list[int]]
    bids: list[list[int]]
    pile: list[int]
    won: list[int]
    loser: int

    def begin(self) -> None:
        self.hands = [sorted(DEALS[deal]) for deal in self.options["deal"]]
        self.deck = [5, 6, 7, 8]
        self.chance.shuffle(self.deck)
        self.bids = [[] for _ in range(self.seats)]
        self.pile = []
        self.won = [0] * self.seats
        self.loser = -1
        self.push_all(plan(ROUND))

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == ROUND and all(self.hands):
            self.push_all(plan(OPEN_BIDS, ROUND))
            for seat in range(self.seats):
                self.ask(seat, BID)
        elif step == OPEN_BIDS:
            self.open_bids()

    def open_bids(self) -> None:
        self.tell("opened", {"bids": [list(bid) for bid in self.bids]}, news=ALL)
        totals = [sum(bid) for bid in self.bids]
        winner = totals.index(max(totals))
        self.won[winner] += 1
        self.pile += [card for bid in self.bids for card in bid]
        self.bids = [[] for _ in range(self.seats)]
        if self.deck:
            card = self.deck.pop()
            self.hands[winner].append(card)
            self.tell("drew", {"seat": winner, "card": card}, {"card": 1 << winner}, news=1 << winner)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if act == DONE:
            return
        self.hands[seat].remove(act + 1)
        self.bids[seat].append(int(act) + 1)
        if len(self.bids[seat]) < 2:
            self.ask_always(seat, MORE)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return list(range(12)) + ([DONE] if question == MORE else [])

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return 0 if act == DONE or act + 1 in self.hands[seat] else 2

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return 3 if question == MORE else 2

    def turn_clause(self) -> i64:
        return 4 if self.over() else 1

    def redeal(self, seat: int, rng: Chance) -> None:
        """Resample the other seats' draws; their begun or sealed bids are taken back and, if sealed, redrawn."""
        others = [q for q in range(self.seats) if q != seat]
        drawn = {5, 6, 7, 8}
        was_sealed = [q for q in others if not self.is_asked(q) and not self.over() and self.bids[q]]
        for q in others:
            self.hands[q] = sorted(self.hands[q] + self.bids[q])
            self.bids[q] = []
        unseen = sorted(self.deck + [card for q in others for card in self.hands[q] if card in drawn])
        rng.shuffle(unseen)
        for q in others:
            self.hands[q] = sorted(unseen.pop() if card in drawn else card for card in self.hands[q])
        self.deck = unseen
        for q in others:
            if q in was_sealed:
                self.bids[q] = [rng.pick(self.hands[q])]
                self.hands[q].remove(self.bids[q][0])
            elif self.is_asked(q):
                self.put(q, BID, 0, 0, 0)

    def scores(self) -> list[int]:
        return list(self.won)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        places = ranks([(seat != self.loser, self.won[seat]) for seat in range(self.seats)])
        standings = zip(self.won, places, shares(places), strict=True)
        reason = "resigned" if self.loser >= 0 else "hand_empty"
        return Outcome(reason, [Standing(won, {"won": won}, rank, share) for won, rank, share in standings])

    def census(self) -> list[int]:
        return self.deck + self.pile + [card for cards in self.hands + self.bids for card in cards]

    def intervene(self, seat: int, what: str) -> None:
        if what != "resign" or self.over():
            raise BadIntervention(f"No {what!r} here.")
        self.loser = seat
        self.clear_agenda()
        for other in self.actors():
            self.unask(other)
        self.tell("resigned", {"seat": seat})


class Memory(Struct):
    pile: list[int]


class AuctionView(View, kw_only=True):
    hand: list[int]
    bid: list[int]
    hand_counts: list[int]
    pile_count: int
    deck_count: int


class AuctionGame(Game[Auction]):
    id = "auction"
    title = Text("Auction", "入札")
    seat_counts = (2, 3)
    default_seats = 2
    has_cards = False
    steps: ClassVar[Mapping[int, str]] = {ROUND: "round", OPEN_BIDS: "open", BID: "bid", MORE: "more"}
    interventions = ("resign",)
    max_steps = 100
    options = (
        Option("deal", Choice(DEAL_WORDS), "mixed", Text("Which cards", "手札"), per_seat=True),
        Option("shout", Switch(), False, Text("Show big letters", "大きな文字"), concerns="display"),
    )
    clauses = CLAUSES

    def empty(self, seats: int, options: dict[str, Any]) -> Auction:
        state = Auction()
        state.blank(self, seats, options)
        state.max_steps = 30 * seats
        return state

    def action_names(self) -> list[str]:
        return [*(f"card:{card}" for card in range(1, 13)), "done"]

    def label(self, state: Auction, seat: int, act: int) -> Words:
        if act == DONE:
            return Words("done", "That is my bid", "これで入札する")
        return Words("card", f"Bid the {act + 1}", f"{act + 1}を出す", {"card": act + 1})

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        if kind == "opened":
            return Text(f"The bids were {args['bids']}.", f"入札は{args['bids']}。")
        who = f"{{seat{args['seat']}}}"
        if kind == "resigned":
            return Text(f"{who} resigned.", f"{who}が投了した。")
        what = args.get("card")
        return Text(f"{who} drew {what or 'a card'}.", f"{who}が{what or '1枚'}を引いた。")

    def openly_asked(self, state: Auction) -> list[int]:
        return [] if state.over() else list(range(state.seats))

    def see(self, state: Auction, viewer: Viewer) -> AuctionView:
        seat = viewer if viewer is not None and viewer != OPEN else None
        over = state.over()
        return AuctionView(
            game=self.id,
            viewer=viewer,
            seats=state.seats,
            phase="over" if over else "bidding",
            asked=self.openly_asked(state),
            prompt=None if seat is None else self.question(state, seat),
            scores=state.scores(),
            outcome=state.outcome(),
            memory=Memory(sorted(state.pile)),
            hand=[] if seat is None else list(state.hands[seat]),
            bid=[] if seat is None else list(state.bids[seat]),
            hand_counts=[len(state.hands[q]) + len(state.bids[q]) for q in range(state.seats)],
            pile_count=len(state.pile),
            deck_count=len(state.deck),
        )
