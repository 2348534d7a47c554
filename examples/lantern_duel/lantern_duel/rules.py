"""The rules: clauses.toml as code. A card is its index in the card set."""

from typing import Final

from dengen import About, Chance, Outcome, Question, Standing, State, plan, ranks, shares

HAND: Final = 3
ROUND: Final = 1  # a step
SHOW: Final = 2  # a step
NOTHING: Final = -1


class Duel(State):
    prefix = "LD"
    fields = ("decks", "hands", "sealed", "shown", "won")

    # from the card set, the same for every game
    lights: list[int]
    snuffs: list[int]
    ids: list[str]
    brought: list[list[int]]  # each seat's deck
    both_score: bool

    decks: list[list[int]]
    hands: list[list[int]]
    sealed: list[int]  # per seat: the lantern chosen in this round, or NOTHING
    shown: list[list[int]]
    won: list[int]

    def clone(self) -> "Duel":
        other = super().clone()
        other.lights, other.snuffs, other.ids = self.lights, self.snuffs, self.ids
        other.brought, other.both_score = self.brought, self.both_score
        return other

    def begin(self) -> None:  # LD-3
        self.decks = [list(deck) for deck in self.brought]
        for deck in self.decks:
            self.chance.shuffle(deck)
        self.hands = [sorted(deck.pop() for _ in range(HAND)) for deck in self.decks]
        self.sealed = [NOTHING] * self.seats
        self.shown = [[] for _ in range(self.seats)]
        self.won = [0] * self.seats
        self.push_all(plan(ROUND))

    def do(self, step: int, a: int, b: int, c: int) -> None:
        if step == ROUND and self.hands[0]:  # LD-4, LD-7
            self.push_all(plan(SHOW, ROUND))
            for seat in range(self.seats):
                LANTERN.ask_always(self, seat)
        elif step == SHOW:
            self.show()

    def show(self) -> None:
        """Show both lanterns, then let both seats draw."""
        winners = self.winners()
        for seat in range(self.seats):
            self.shown[seat].append(self.sealed[seat])
            self.tell("shown", {"seat": seat, "card": self.ids[self.sealed[seat]]}, news=-1)
            self.won[seat] += seat in winners
        self.tell("scored", {"seats": winners}, news=-1)
        self.sealed = [NOTHING] * self.seats
        for hand, deck in zip(self.hands, self.decks, strict=True):
            if deck:
                hand.append(deck.pop())
                hand.sort()

    def winners(self) -> list[int]:
        mine, theirs = self.sealed
        beats = [self.beats(mine, theirs), self.beats(theirs, mine)]
        if beats[0] == beats[1]:  # LD-R1
            return [0, 1] if self.both_score else []
        return [0] if beats[0] else [1]

    def beats(self, lantern: int, other: int) -> bool:  # LD-4, LD-6
        if self.snuffs[lantern]:
            return self.lights[other] >= self.snuffs[lantern]
        is_snuffed = self.snuffs[other] and self.lights[lantern] >= self.snuffs[other]
        return not is_snuffed and self.lights[lantern] > self.lights[other]

    def turn_clause(self) -> int:
        return 7 if self.over() else 4

    def redeal(self, seat: int, rng: Chance) -> None:
        """Resample the order of decks, and the other seat's hand and sealed lantern."""
        self.decks[seat].sort()
        rng.shuffle(self.decks[seat])
        other = 1 - seat
        sealed = [] if self.sealed[other] == NOTHING else [self.sealed[other]]
        unseen = sorted([*self.decks[other], *self.hands[other], *sealed])
        rng.shuffle(unseen)
        self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        self.sealed[other] = unseen.pop() if sealed else NOTHING
        self.decks[other] = unseen

    def scores(self) -> list[int]:
        return list(self.won)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        places = ranks([(points,) for points in self.won])
        seats = zip(self.won, places, shares(places), strict=True)
        return Outcome("rounds_over", [Standing(points, {}, rank, share) for points, rank, share in seats])

    def census(self) -> list[int]:
        zones = [*self.decks, *self.hands, *self.shown, [card for card in self.sealed if card != NOTHING]]
        return [card for zone in zones for card in zone]


class Lantern(Question[Duel]):  # LD-4
    def legal(self, table: Duel, seat: int, about: About) -> list[int]:
        return sorted(set(table.hands[seat]))

    def why_not(self, table: Duel, seat: int, about: About, act: int) -> int:
        return 5  # LD-5

    def answer(self, table: Duel, seat: int, about: About, act: int) -> None:
        table.hands[seat].remove(act)
        table.sealed[seat] = act


LANTERN: Final = Lantern(3, "lantern", clause=4)
