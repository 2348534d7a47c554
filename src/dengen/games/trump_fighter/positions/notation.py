"""How cards, hands and fields are written in positions, and laid on a table."""

from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.conditions import CARDS, NO_CARD, card_name
from dengen.games.trump_fighter.rules.state import BY_PLACE

CARD_NUMBERS = {card_name(card): card for card in range(CARDS)}
EMPTY = "-"


class Laid:
    """The cards read so far: none may lie in two places."""

    def __init__(self) -> None:
        self.cards: set[int] = set()

    def card(self, name: str, field: str) -> int:
        if name not in CARD_NUMBERS:
            raise BadPosition(
                Text(
                    f"there is no card {name!r} (cards are written SA, H10, DK)",
                    f"{name!r} というカードはありません(SA、H10、DK のように書きます)。",
                ),
                field,
            )
        card = CARD_NUMBERS[name]
        if card in self.cards:
            raise BadPosition(Text(f"the card {name} lies in two places", f"{name} が2か所にあります。"), field)
        self.cards.add(card)
        return card


def lay_hand(state: TrumpFighterState, seat: int, names: list[str], laid: Laid) -> None:
    if len(names) != 4:
        raise BadPosition(
            Text(
                f"a hand has four positions, not {len(names)} ({EMPTY} is an empty one)",
                f"手札は4か所です({len(names)}か所書かれています。空きは {EMPTY})。",
            ),
            f"hands[{seat}]",
        )
    for position, name in enumerate(names):
        if name != EMPTY:
            state.hand[seat * 4 + position] = laid.card(name, f"hands[{seat}]")


def lay_field(state: TrumpFighterState, seat: int, stacks: list[list[str]], laid: Laid) -> None:
    field = f"fields[{seat}]"
    check_field(stacks, field)
    for slot, names in enumerate(stacks):
        cards = [laid.card(name, field) for name in names]
        state.covered += [BY_PLACE * (seat * 4 + slot) + card for card in cards[:-1]]
        state.tops[seat * 4 + slot] = cards[-1] if cards else NO_CARD


def check_field(stacks: list[list[str]], field: str) -> None:
    """Could play have led to these stacks?"""
    if len(stacks) != 4:
        raise BadPosition(
            Text(
                f"a field has four slots, not {len(stacks)} ({EMPTY} is an empty one)",
                f"場は4か所です({len(stacks)}か所書かれています。空きは {EMPTY})。",
            ),
            field,
        )
    filled = sum(1 for cards in stacks if cards)
    if any(not cards for cards in stacks[:filled]):
        raise BadPosition(
            Text("the slots are filled from the left (TF-15)", "場は左から順に埋まります(TF-15)。"), field
        )
    if filled < 4 and any(len(cards) > 1 for cards in stacks):
        raise BadPosition(
            Text("nothing is covered while a slot is empty (TF-R5)", "場に空きがある間は重ねられません(TF-R5)。"),
            field,
        )
