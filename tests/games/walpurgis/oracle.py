"""Facts of a table, read off the cards as they are written and off the zones; it knows nothing of the rules' code."""

import re
from collections.abc import Callable

from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.cards.file import Card, EffectEntry, Overrun, Static
from dengen.games.walpurgis.rules import WalpurgisState, codes
from dengen.games.walpurgis.rules.board import CELL_NAMES

FACE_DOWN = ("ready", "dormant")
CIRCLES = ("ready", "dormant", "open", "casting")
Place = tuple[int, int]  # row, column
Piece = tuple[int, str, Card, int]  # owner, state, card, number


class Oracle:
    """One table, as one seat asks about it."""

    def __init__(self, game: Walpurgis, state: WalpurgisState, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    # ---- what lies where ----

    def card(self, number: int) -> Card:
        return self.game.set.card[self.state.kind[number]]

    def pieces(self, place: Place) -> list[Piece]:
        cards = self.state.cards_at(5 * place[0] + place[1])
        return [
            (int(self.state.owner[card]), codes.PLACES[self.state.place[card]], self.card(card), int(card))
            for card in cards
        ]

    def states_of(self, seat: int, cell: str) -> list[str]:
        """The states of a seat's circles in a cell."""
        return [state for owner, state, _, _ in self.pieces(place_of(cell)) if owner == seat and state in CIRCLES]

    def circles(self, seat: int) -> int:
        return sum(len(self.states_of(seat, cell)) for cell in CELL_NAMES)

    def hand(self) -> list[Card]:
        return [self.card(number) for number in self.state.hand[self.seat]]

    def holds(self, card: Card) -> bool:
        return card in self.hand()

    # ---- matrices (6.1, WP-R8) ----

    def cells(self, card: Card, letters: str, at: str) -> list[Place]:
        """The cells of a card's own matrix with one of these letters, on the field or not."""
        return self.placed(drawn(card.matrix, letters) + listed(card, letters), at)

    def placed(self, offsets: list[tuple[int, int]], at: str, seat: int | None = None) -> list[Place]:
        row, column = place_of(at)
        turned = (self.seat if seat is None else seat) == 1 and self.state.options["orientation"] == "facing"
        way = -1 if turned else 1
        return [(row + way * dy, column + way * dx) for dx, dy in offsets]

    def reach(self, card: Card, at: str) -> set[Place]:
        """Its condition, danmaku and destroy cells, and those of its Rapid Fire (WP-R20)."""
        offsets = drawn(card.matrix, "cdxD") + listed(card, "cdx")
        if "rapid" in card.keyword_names:
            offsets += drawn(card.sub_matrix, "dx") + [(dx, dy) for dx, dy in card.sub_danmaku + card.sub_destroy]
        return set(self.placed(offsets, at))

    # ---- the laws ----

    def is_free(self, card: Card, face_up: bool, cell: str) -> bool:
        """No circle there, or one that it may overrun (WP-38, WP-R9)."""
        overrun = next((word for word in card.keywords if isinstance(word, Overrun)), None)
        if overrun is None and "overrun" in card.keywords:
            overrun = Overrun()
        runs = overrun is not None and ("up" if face_up else "down") in overrun.faces
        own = runs and overrun is not None and overrun.onto in ("any", "own")
        enemy = runs and overrun is not None and overrun.onto in ("any", "enemy")
        return (own or not self.states_of(self.seat, cell)) and (enemy or not self.states_of(1 - self.seat, cell))

    def is_barred(self, cell: str) -> bool:
        """Tell whether a face-up circle of the opponent forbids placing circles there (WP-R49)."""
        bars = [
            (static, at, owner)
            for at in CELL_NAMES
            for owner, state, card, _ in self.pieces(place_of(at))
            for static in card.static
            if owner != self.seat and state in ("open", "casting") and static.while_ in (None, state)
        ]
        return any(
            static.kind == "bar" and place_of(cell) in self.area(static, at, owner) for static, at, owner in bars
        )

    def area(self, static: Static | EffectEntry, at: str, owner: int) -> list[Place]:
        row, column = place_of(at)
        if isinstance(static.area, list):
            return self.placed([(dx, dy) for dx, dy in static.area], at, owner)
        far = {"self": 0, "orthogonal": 1, "adjacent": 1, "near": 2, "board": 4}[static.area or "self"]
        around = [(row + dy, column + dx) for dy in range(-far, far + 1) for dx in range(-far, far + 1)]
        if static.area == "orthogonal":
            around = [place for place in around if abs(place[0] - row) + abs(place[1] - column) == 1]
        return around if static.area in ("self", "board") else [place for place in around if place != (row, column)]

    def trouble(self, card: Card, at: str) -> dict[str, str]:
        """The faults of its condition cells here, each with its clause (WP-74, WP-75, WP-80, WP-81, WP-R15)."""
        found = {}
        for place in self.cells(card, "c", at):
            if not (0 <= place[0] < 5 and 0 <= place[1] < 5):
                found["off"] = "WP-R15"
                continue
            cell = CELL_NAMES[5 * place[0] + place[1]]
            pieces = self.pieces(place)
            own = [(state, there) for owner, state, there, _ in pieces if owner == self.seat and state in CIRCLES]
            if any(self.has_icon(card, there, state) for state, there in own):
                continue
            if own:
                found[cell] = "WP-75"
            elif self.states_of(1 - self.seat, cell):
                found[cell] = "WP-81"
            else:
                found[cell] = "WP-80" if pieces else "WP-74"
        return found

    @staticmethod
    def has_icon(card: Card, circle: Card, state: str) -> bool:
        if state in FACE_DOWN or not card.icons or "support" in circle.keyword_names:
            return True
        return bool(set(card.icons) & set(circle.icons))

    def meets_requirement(self, card: Card, from_hand: bool, intercepting: bool) -> bool:
        """WP-77, WP-R17: counted as if the card lay there already."""
        own = self.circles(self.seat) + from_hand
        enemy = self.circles(1 - self.seat)
        hand = len(self.hand()) - from_hand
        tests: dict[str, Callable[[int | None], bool]] = {
            "intercept_only": lambda n: intercepting,
            "not_intercept": lambda n: not intercepting,
            "own_turn": lambda n: self.state.turn == self.seat,
            "behind": lambda n: own < enemy,
            "ahead": lambda n: own > enemy,
            "own_min": lambda n: own >= (n or 0),
            "enemy_min": lambda n: enemy >= (n or 0),
            "hand_min": lambda n: hand >= (n or 0),
        }
        return all(tests[need.kind](need.n) for need in card.require)

    def overlaps(self, card: Card, at: str) -> bool:
        """WP-103, with the hot cells that everybody sees."""
        chain = self.game.view(self.state, self.seat).chain  # type: ignore[attr-defined]
        return bool(self.reach(card, at) & {place_of(cell) for cell in chain.hot})

    def may_lie(self, card: Card, face_up: bool) -> list[str]:
        return [cell for cell in CELL_NAMES if self.is_free(card, face_up, cell) and not self.is_barred(cell)]


def place_of(cell: str) -> Place:
    return int(cell[0]) - 1, "abcde".index(cell[1])


def drawn(matrix: str, letters: str) -> list[tuple[int, int]]:
    """The offsets of these letters in a drawn matrix: right and forward of its middle."""
    rows = [row.replace(" ", "") for row in re.split("[/\n]", matrix) if row.strip()]
    middle = len(rows) // 2
    return [(x - middle, middle - y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in letters]


def listed(card: Card, letters: str) -> list[tuple[int, int]]:
    lists = {"c": card.condition, "d": card.danmaku, "x": card.destroy}
    return [(dx, dy) for letter in letters for dx, dy in lists.get(letter, [])]
