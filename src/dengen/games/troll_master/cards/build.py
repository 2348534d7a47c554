"""The card set: read from its file, checked, turned into the tables that the rules read."""

from functools import partial

import msgspec

from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.set_file import check_all
from dengen.games.troll_master.cards.checks import check_familiars, check_row
from dengen.games.troll_master.cards.file import AbilityEntry, ActionEntry, EffectEntry, FamiliarEntry, SetFile
from dengen.games.troll_master.rules.codes import EFFECTS, IF, MAGIC, MOMENTS, MOST_ABILITIES, PER, TARGETS
from dengen.games.troll_master.rules.tables import Tables


def read(source: CardSet) -> SetFile:
    """What the file says, in order; raises BadCardSet."""
    written = source.convert(SetFile)
    file = msgspec.structs.replace(
        written,
        row=sorted(written.row, key=lambda action: action.pos),
        familiars=sorted(written.familiars, key=lambda familiar: not familiar.start),
    )
    check_all(
        partial(check_row, source, file.row),
        partial(check_familiars, source, file.head, file.familiars),
    )
    return file


def build(file: SetFile) -> Tables:
    tables = Tables()
    tables.make_room(len(file.familiars) - 1)
    tables.kinds_per_game = file.head.kinds_per_game
    tables.starter = file.head.starter
    tables.ids = [familiar.id for familiar in file.familiars]
    for action in file.row:
        lay_action(tables, action)
    for number, familiar in enumerate(file.familiars):
        lay_familiar(tables, number, familiar)
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


def lay_familiar(tables: Tables, number: int, familiar: FamiliarEntry) -> None:
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
        tables.swaps[at] = int(any(effect.do == "redraw" for effect in ability.effects))
        tables.lay_effects(at, [lay_effect(tables, effect) for effect in ability.effects])
        lay_moment(tables, number, index, ability)


def lay_moment(tables: Tables, familiar: int, index: int, ability: AbilityEntry) -> None:
    moment = MOMENTS.index(ability.moment)
    if ability.is_chain:
        marks, moments = tables.chains, tables.chains_at
    elif ability.fee:
        marks, moments = tables.paid, tables.paid_at
    else:
        marks, moments = tables.automatic, tables.automatic_at
    marks[tables.at(moment, familiar)] |= 1 << index
    moments[familiar] |= 1 << moment


def lay_effect(tables: Tables, effect: EffectEntry) -> tuple[int, int, int, int]:
    whom = 0
    if effect.to is not None:
        whom = MOMENTS.index(effect.to)
    elif effect.target is not None:
        whom = TARGETS[effect.target] if effect.target in TARGETS else tables.ids.index(effect.target)
    return EFFECTS.index(effect.do), effect.n or 1, whom, PER.index(effect.per)
