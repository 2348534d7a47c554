"""The card set: read from TOML, checked card by card, turned into the tables that the rules read."""

from dengen.core.cards import CardSet
from dengen.core.words import Text
from dengen.games.troll_master.cards.checks import check_familiars, check_row
from dengen.games.troll_master.cards.file import ActionEntry, EffectEntry, FamiliarEntry, SetFile
from dengen.games.troll_master.rules.codes import EFFECTS, IF, MAGIC, MOMENTS, MOST_ABILITIES, PER, TARGETS
from dengen.games.troll_master.rules.tables import Tables


class Catalogue:
    """A checked set: the row from left to right, the familiars by catalogue number, and their tables."""

    def __init__(self, cards: CardSet) -> None:
        file = cards.convert(SetFile)
        self.set = file.set
        self.row = sorted(file.action, key=lambda action: action.pos)
        self.familiars = sorted(file.familiar, key=lambda familiar: not familiar.start)
        self.number = {familiar.id: number for number, familiar in enumerate(self.familiars)}
        check_row(cards, self.row)
        check_familiars(cards, self.set, self.familiars)
        self.tables = build(self)

    def name(self, id: str) -> Text:
        familiar = self.familiars[self.number[id]]
        return Text(familiar.name_en, familiar.name_ja)

    def action_name(self, pos: int) -> Text:
        action = self.row[pos - 1]
        return Text(action.name_en, action.name_ja)


# ---- tables ----


def build(catalogue: Catalogue) -> Tables:
    tables = Tables()
    tables.make_room(len(catalogue.familiars) - 1)
    tables.kinds_per_game = catalogue.set.kinds_per_game
    tables.starter = catalogue.set.starter
    for action in catalogue.row:
        lay_action(tables, action)
    for number, familiar in enumerate(catalogue.familiars):
        lay_familiar(tables, catalogue, number, familiar)
    return tables


def lay_action(tables: Tables, action: ActionEntry) -> None:
    kind = MOMENTS.index(action.kind)
    tables.action_kind[action.pos] = kind
    tables.need_kind[action.pos] = MAGIC.index(action.need_kind)
    tables.need[action.pos] = action.need
    tables.value[action.pos] = action.value
    tables.of_kind[kind] |= 1 << action.pos
    for magic in {*action.icons, "crystal"}:  # TM-26
        tables.allowed_by[MAGIC.index(magic)] |= 1 << action.pos


def lay_familiar(tables: Tables, catalogue: Catalogue, number: int, familiar: FamiliarEntry) -> None:
    tables.ids[number] = familiar.id
    tables.cost[number] = familiar.cost
    tables.power[number] = familiar.power
    tables.ribbons[number] = familiar.ribbons
    tables.start_charge[number] = familiar.start_charge
    tables.vp[number] = familiar.vp
    if not familiar.start:
        tables.copies[number] = 2 if familiar.copies is None else familiar.copies
    for index, ability in enumerate(familiar.ability):
        at = number * int(MOST_ABILITIES) + index
        tables.fee[at] = ability.fee
        tables.limit[at] = ability.limit
        tables.condition[at] = IF.index(ability.condition)
        tables.swaps[at] = any(effect.do == "redraw" for effect in ability.effects)
        tables.effects[at] = [lay_effect(catalogue, effect) for effect in ability.effects]
        if ability.is_chain:
            kept = tables.chains
        else:
            kept = tables.paid if ability.fee else tables.auto
        kept[MOMENTS.index(ability.moment)][number].append(at)


def lay_effect(catalogue: Catalogue, effect: EffectEntry) -> tuple[int, int, int, int]:
    whom = 0
    if effect.to is not None:
        whom = MOMENTS.index(effect.to)
    elif effect.target is not None:
        whom = TARGETS[effect.target] if effect.target in TARGETS else catalogue.number[effect.target]
    return EFFECTS.index(effect.do), effect.n or 1, whom, PER.index(effect.per)
