"""Reads a card set, and makes of it the tables of the rules."""

from collections.abc import Iterable, Sequence

from msgspec import structs

from dengen.core.base.packed import packed
from dengen.core.cards.card_sets import CardSet
from dengen.games.lumiel.cards import checks
from dengen.games.lumiel.cards.file import (
    Bring,
    Card,
    Draw,
    Gain,
    Move,
    OneOf,
    Remove,
    SetFile,
    SetFromHand,
    Step,
    Swap,
    Target,
    Turn,
    TurnAll,
)
from dengen.games.lumiel.rules import board, effect_hand, effect_move, effect_take, effect_turn, effects, tables
from dengen.games.lumiel.rules.actions import kinds_as_answers
from dengen.games.lumiel.rules.tables import EffectStep, Tables

WHOSE = {"any": tables.ANYBODY, "me": tables.OWN, "own": tables.OWN, "owner": tables.OWN}
WHOSE |= {"other": tables.OTHERS, "others": tables.OTHERS, "choose": tables.ANYBODY}
ZONES = {"any": board.WHOLE, "choose": board.WHOLE, "outer": board.OUTER, "central": board.CENTRAL}
FACINGS = {"keep": tables.KEEP, "full": tables.KEEP, "own": tables.KEEP, "owner": tables.KEEP, "me": tables.ME}
FACINGS |= {"next": tables.NEXT_SEAT, "any": tables.ANY_SEAT, "choose": tables.ANY_SEAT, "other": tables.OTHER_SEAT}
STACKING = {"rules": tables.BY_THE_RULES, "never": tables.NEVER, "always": tables.ALWAYS}
RELATED = {
    "any": board.ELSEWHERE,
    "orth1": board.ADJACENT,
    "around8": board.AROUND,
    "same": board.SAME,
    "same_or_orth1": [here | near for here, near in zip(board.SAME, board.ADJACENT, strict=True)],
    "other_zone": board.OTHER_ZONE,
}


def read(source: CardSet) -> SetFile:
    """The set, checked; raises BadCardSet with the card and the field."""
    file = source.convert(SetFile)
    checks.check(source, file)
    return file


def build(file: SetFile, effects: bool = True) -> Tables:
    """The tables of a set; without effects its cards are worth their points and nothing else."""
    return Builder(file, effects).tables


def zones_from(zone: str) -> list[int]:
    """Per area left, the areas of the zone that a destination names."""
    if zone == "other":
        return board.OTHER_ZONE
    if zone == "same":
        return [board.WHOLE & ~other for other in board.OTHER_ZONE]
    return [ZONES[zone]] * 16


class Builder:
    """The tables while they are filled, card by card."""

    def __init__(self, file: SetFile, effects: bool) -> None:
        self.kinds = file.card
        self.tables = self.plain(file)
        cards = [card if effects else bare(card) for card in file.card]
        self.tables.effect = [packed([self.add_step(step) for step in card.effect]) for card in cards]
        self.fill_stacking(cards)
        self.fill_setting(cards)

    def plain(self, file: SetFile) -> Tables:
        made = Tables()
        made.ids = [card.id for card in file.card]
        made.points = packed([card.points for card in file.card])
        made.copies = packed([card.copies for card in file.card])
        made.deck_size = file.set.deck_size
        made.setup_kind = made.ids.index(file.set.setup_card)
        made.kind_bits = int(kinds_as_answers(board.bits(list(range(len(file.card))))))
        made.all_kinds = (1 << len(file.card)) - 1
        made.steps = []
        return made

    def fill_stacking(self, cards: Sequence[Card]) -> None:
        made = self.tables
        stacks = [card.stack_on for card in cards]
        made.stackers = those(stack is not None for stack in stacks)
        made.stack_over = those(stack is not None and stack.position in ("top", "either") for stack in stacks)
        made.stack_under = those(stack is not None and stack.position in ("bottom", "either") for stack in stacks)
        made.stack_owner = packed([int(WHOSE[stack.owner]) if stack else 0 for stack in stacks])
        made.stack_kinds = packed([self.matching(stack.sign) if stack else 0 for stack in stacks])
        made.bases = those(card.base is not None for card in cards)
        made.base_by = packed([int(WHOSE[card.base.by]) if card.base else 0 for card in cards])

    def fill_setting(self, cards: Sequence[Card]) -> None:
        made = self.tables
        made.zone = packed([ZONES[card.set_zone or "any"] for card in cards])
        made.zoned = any(card.set_zone is not None for card in cards)
        made.facing = packed([int(FACINGS[card.set_facing]) for card in cards])

    def matching(self, sign: str, names: Sequence[str] | None = None) -> int:
        """The kinds of this sign (LP-73, LP-R24) and, where names are given, of one of these names (LP-6)."""
        return board.bits(
            [
                number
                for number, card in enumerate(self.kinds)
                if sign in ("any", sign_of(card.points)) and (names is None or card.id in names)
            ]
        )

    def target(self, said: Target) -> tables.Target:
        made = tables.Target()
        made.owner = WHOSE[said.owner]
        made.kinds = self.matching(said.sign, said.name)
        made.areas = ZONES[said.zone]
        made.bottom = said.depth == "bottom"
        made.near = packed(RELATED[said.near.rel] if said.near else [])
        made.near_owner = WHOSE[said.near.owner] if said.near else tables.ANYBODY
        made.near_kinds = self.matching(said.near.sign, said.near.name) if said.near else 0
        made.field = "field" in said.sources
        made.points_me = "points_me" in said.sources
        made.points_other = "points_other" in said.sources
        return made

    def add_step(self, said: Step) -> int:
        """Adds a step to the tables and gives its number."""
        made = self.default(said.optional)
        if isinstance(said, OneOf):
            made.kind, made.question = tables.ONE_OF, effects.ONE_OF
            made.lists = [packed([self.add_step(inner) for inner in option]) for option in said.options]
        else:
            self.fill(made, said)
        self.tables.steps.append(made)
        return len(self.tables.steps) - 1

    def default(self, optional: bool) -> EffectStep:
        made = EffectStep()
        made.optional = optional
        made.target = made.partner = self.target(Target())
        made.to, made.stack, made.reach = tables.KEEP, tables.BY_THE_RULES, packed([])
        made.choose_owner = made.use_effect = False
        made.kinds, made.draw, made.lists = 0, 0, []
        made.question, made.about = effect_hand.DO_IT, 0
        return made

    def fill(self, made: EffectStep, said: Step) -> None:
        if isinstance(said, Turn):
            made.kind, made.question = tables.TURN, effect_turn.TURN
            made.target, made.to = self.target(said.target), FACINGS[said.to]
        elif isinstance(said, TurnAll):
            self.fill_turn_all(made, said)
        elif isinstance(said, Move):
            made.kind, made.question = tables.MOVE, effect_move.MOVE
            made.target, made.to = self.target(said.target), FACINGS[said.facing]
            made.stack = STACKING[said.stack]
            zones = zones_from(said.dest.zone)
            made.reach = packed([near & zone for near, zone in zip(RELATED[said.dest.rel], zones, strict=True)])
        elif isinstance(said, Swap):
            made.kind, made.question, made.reach = tables.SWAP, effect_move.SWAP, packed(RELATED[said.rel])
            made.target, made.partner = self.target(said.a), self.target(said.b)
        elif isinstance(said, Remove):
            made.kind, made.question, made.target = tables.REMOVE, effect_take.REMOVE, self.target(said.target)
        elif isinstance(said, Gain):
            made.kind, made.question = tables.GAIN, effect_take.GAIN
            made.target, made.to = self.target(said.target), FACINGS[said.to]
        elif isinstance(said, Draw):
            made.kind, made.draw = tables.DRAW, said.n
        elif isinstance(said, SetFromHand):
            self.fill_set_from_hand(made, said)
        elif isinstance(said, Bring):
            made.kind, made.use_effect = tables.BRING_DECK_TOP, said.use_effect
            if said.source == "hand":
                made.kind, made.question = tables.BRING_FROM_HAND, effect_hand.BRING

    def fill_turn_all(self, made: EffectStep, said: TurnAll) -> None:
        made.kind, made.to, scope = tables.TURN_ALL, FACINGS[said.to], said.scope
        made.target = self.target(Target(sign=scope.sign))
        made.target.owner, made.target.areas = WHOSE[scope.owner], ZONES[scope.zone]
        made.choose_owner = scope.owner == "choose"
        if scope.zone == "choose":
            made.question = effect_turn.ZONE
        elif made.choose_owner:
            made.question, made.about = effect_turn.WHOSE, board.WHOLE

    def fill_set_from_hand(self, made: EffectStep, said: SetFromHand) -> None:
        made.kind, made.to, made.draw = tables.SET_FROM_HAND, FACINGS[said.facing], said.draw
        made.kinds = self.matching(said.sign, said.name)
        allowed = [number for number in range(len(self.kinds)) if made.kinds >> number & 1]
        if len(allowed) == 1:
            made.question, made.about = effect_hand.HAND_SET, allowed[0]
        else:
            made.question = effect_hand.HAND_CARD


def those(kinds: Iterable[bool]) -> int:
    """Of all kinds, those of which it is true, as bits."""
    return board.bits([number for number, is_so in enumerate(kinds) if is_so])


def sign_of(points: int) -> str:
    return "plus" if points > 0 else "minus" if points < 0 else "zero"


def bare(card: Card) -> Card:
    return structs.replace(card, stack_on=None, base=None, set_zone=None, set_facing="own", effect=[])
