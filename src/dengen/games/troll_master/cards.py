"""The card set: read from TOML, checked card by card, turned into the tables that the rules read."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dengen.core.cards import CardSet
from dengen.core.words import Text
from dengen.games.troll_master.tables import Tables
from dengen.games.troll_master.vocabulary import (
    ACTION_KINDS,
    ACTIONS,
    EFFECTS,
    IF,
    MAGIC,
    MOMENTS,
    MOST_ABILITIES,
    PER,
    TARGETS,
    TRIGGERS,
)

Magic = Literal["tome", "vial", "wand", "crystal"]
ActionKind = Literal["summon", "brew", "attack", "divine"]
Timing = Literal["planning", "summon", "brew", "attack", "defend", "divine", "scoring"]
EffectKind = Literal["mana", "vp", "discount", "charge", "power", "score", "chain", "redraw"]
Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Ribbons = Annotated[int, Meta(ge=0, le=12)]
Id = Annotated[str, Meta(pattern="^[a-z0-9_]+$")]

ALLOWED_WHEN = {
    "mana": ("planning", "summon", "brew", "attack", "defend", "divine"),
    "vp": ("planning", "summon", "brew", "attack", "defend", "divine"),
    "discount": ("summon",),
    "charge": ("planning", "summon", "brew", "attack", "defend", "divine"),
    "power": ("attack", "defend"),
    "score": ("scoring",),
    "chain": ACTION_KINDS,
    "redraw": ("planning",),
}
LEAST_KINDS = 10


class EffectEntry(Struct, frozen=True, forbid_unknown_fields=True):
    do: EffectKind
    n: Some | None = None
    target: str | None = None
    to: ActionKind | None = None
    per: Literal["", "charge", "familiar", "covered"] = ""


class AbilityEntry(Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "if"}):
    when: Timing
    effects: Annotated[list[EffectEntry], Meta(min_length=1)]
    trigger: Literal["", "success", "repelled", "beaten"] = ""
    fee: Count = 0
    limit: Count = 0
    condition: Literal["", "broom", "full", "empty"] = ""

    @property
    def moment(self) -> str:
        return self.trigger or self.when

    @property
    def is_chain(self) -> bool:
        return self.effects[0].do == "chain"


class FamiliarEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """TM-88"""

    id: Id
    name_en: str
    name_ja: str
    cost: Count
    power: Count
    ribbons: Ribbons
    vp: Count
    start_charge: Count = 0
    start: bool = False
    copies: Some | None = None
    text_en: str = ""
    text_ja: str = ""
    ability: list[AbilityEntry] = []


class ActionEntry(Struct, frozen=True, forbid_unknown_fields=True):
    pos: int
    workshop: Annotated[int, Meta(ge=1, le=7)]
    id: Id
    name_en: str
    name_ja: str
    kind: ActionKind
    level: Some
    icons: Annotated[list[Magic], Meta(min_length=1)]
    need_kind: Magic
    need: Annotated[int, Meta(ge=0, le=10)]
    value: Count
    text_en: str = ""
    text_ja: str = ""


class SetEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_ja: str
    game: str = ""
    kinds_per_game: Some = LEAST_KINDS
    starter: list[str] = []


class SetFile(Struct, frozen=True, forbid_unknown_fields=True):
    set: SetEntry
    action: list[ActionEntry]
    familiar: list[FamiliarEntry]


class Catalogue:
    """A checked set: the row from left to right, the familiars by catalogue number, and their tables."""

    def __init__(self, cards: CardSet) -> None:
        file = cards.convert(SetFile)
        self.set = file.set
        self.row = sorted(file.action, key=lambda action: action.pos)
        self.familiars = sorted(file.familiar, key=lambda familiar: not familiar.start)
        self.number = {familiar.id: number for number, familiar in enumerate(self.familiars)}
        check_row(cards, self.row)
        check_familiars(cards, self)
        self.tables = build(self)

    def name(self, id: str) -> Text:
        familiar = self.familiars[self.number[id]]
        return Text(familiar.name_en, familiar.name_ja)

    def action_name(self, pos: int) -> Text:
        action = self.row[pos - 1]
        return Text(action.name_en, action.name_ja)


# ---- checks ----


def check_row(cards: CardSet, row: list[ActionEntry]) -> None:
    if [action.pos for action in row] != list(range(1, int(ACTIONS) + 1)):
        raise cards.error(
            Text(
                f"The actions need the positions 1 to {ACTIONS}, each once.",
                f"アクションの pos は1〜{ACTIONS}が1つずつ必要です。",
            ),
            field="action.pos",
        )
    seen: set[str] = set()
    for action in row:
        if action.id in seen:
            raise cards.error(
                Text("Two actions have this id.", "この id のアクションが2つあります。"), card=action.id, field="id"
            )
        seen.add(action.id)
        if action.kind == "divine":
            if action.icons != ["crystal"]:
                raise cards.error(
                    Text("A Divine action is chosen by a Crystal only.", "占いを選べるのは水晶だけです。"),
                    card=action.id,
                    field="icons",
                )
            if action.need_kind != "crystal":
                raise cards.error(
                    Text("A Divine action needs Crystals only.", "占いに必要なのは水晶だけです。"),
                    card=action.id,
                    field="need_kind",
                )


def check_familiars(cards: CardSet, catalogue: Catalogue) -> None:
    familiars = catalogue.familiars
    if sum(familiar.start for familiar in familiars) != 1:
        raise cards.error(
            Text("Exactly one familiar is the start card.", "最初に持つ使い魔(start)はちょうど1枚です。"),
            field="familiar.start",
        )
    if len(catalogue.number) != len(familiars):
        ids = [familiar.id for familiar in familiars]
        twice = next(id for id in ids if ids.count(id) > 1)
        raise cards.error(
            Text("Two familiars have this id.", "この id の使い魔が2つあります。"), card=twice, field="id"
        )
    kinds = len(familiars) - 1
    least = max(LEAST_KINDS, catalogue.set.kinds_per_game)
    if kinds < least:
        raise cards.error(
            Text(
                f"A game takes {least} kinds of familiars; there are {kinds}.",
                f"ゲームには使い魔が{least}種必要ですが、{kinds}種しかありません。",
            ),
            field="familiar",
        )
    for familiar in familiars:
        check_familiar(cards, catalogue, familiar)
    check_starter(cards, catalogue)


def check_starter(cards: CardSet, catalogue: Catalogue) -> None:
    starter = catalogue.set.starter
    for id in starter:
        if catalogue.number.get(id, 0) == 0:
            raise cards.error(
                Text(f"There is no kind {id!r}.", f"{id!r} という使い魔はありません。"), field="set.starter"
            )
    if starter and (len(starter) != catalogue.set.kinds_per_game or len(set(starter)) != len(starter)):
        kinds = catalogue.set.kinds_per_game
        raise cards.error(
            Text(f"Expected {kinds} different kinds.", f"違う使い魔が{kinds}種必要です。"), field="set.starter"
        )


def check_familiar(cards: CardSet, catalogue: Catalogue, familiar: FamiliarEntry) -> None:
    if familiar.start_charge > familiar.ribbons:
        raise cards.error(
            Text("More starting charges than ribbons.", "最初のチャージがリボンの数を超えています。"),
            card=familiar.id,
            field="start_charge",
        )
    if familiar.start and familiar.copies is not None:
        raise cards.error(
            Text(
                "The start card has no copies: every player has one.",
                "最初に持つ使い魔は1人1枚なので、copies は書けません。",
            ),
            card=familiar.id,
            field="copies",
        )
    if len(familiar.ability) > MOST_ABILITIES:
        raise cards.error(
            Text(f"More than {MOST_ABILITIES} abilities.", f"能力は{MOST_ABILITIES}つまでです。"),
            card=familiar.id,
            field="ability",
        )
    for index, ability in enumerate(familiar.ability):
        trouble = check_ability(catalogue, familiar, ability)
        if trouble:
            field, why = trouble
            raise cards.error(why, card=familiar.id, field=f"ability[{index}].{field}")


def check_ability(catalogue: Catalogue, familiar: FamiliarEntry, ability: AbilityEntry) -> tuple[str, Text] | None:
    """The field that is wrong and why, or None."""
    if ability.fee > familiar.ribbons:
        return "fee", Text(
            "A fee of more charges than the card has ribbons could never be paid.",
            "リボンの数より多いチャージは払えません。",
        )
    if ability.trigger and TRIGGERS[ability.trigger] != ability.when:
        moment = TRIGGERS[ability.trigger]
        return "trigger", Text(
            f"{ability.trigger!r} belongs to {moment!r}, not to {ability.when!r}.",
            f"{ability.trigger!r} が使えるのは {moment!r} です。{ability.when!r} では使えません。",
        )
    kinds = [effect.do for effect in ability.effects]
    if "chain" in kinds and len(kinds) > 1:
        return "effects", Text(
            "A chain can't be combined with other effects.", "チェーンは他の効果と組み合わせられません。"
        )
    if "chain" in kinds and ability.trigger:
        return "trigger", Text(
            "A chain comes after the action and has no trigger.",
            "チェーンはアクションの後に起こるので、trigger は書けません。",
        )
    if "power" in kinds and ability.trigger:
        return "trigger", Text(
            "Power after the comparison would change nothing.", "戦闘力を比べた後に増やしても、何も変わりません。"
        )
    if "charge" in kinds and ability.fee and not ability.limit:
        return "limit", Text(
            "A paid ability that charges needs a limit, or it could go on for ever.",
            "対価を払ってチャージする能力には limit が必要です。ないと際限なく使えてしまいます。",
        )
    for index, effect in enumerate(ability.effects):
        trouble = check_effect(catalogue, ability, effect)
        if trouble:
            field, why = trouble
            return f"effects[{index}].{field}", why
    return None


def check_effect(catalogue: Catalogue, ability: AbilityEntry, effect: EffectEntry) -> tuple[str, Text] | None:
    if ability.when not in ALLOWED_WHEN[effect.do]:
        return "do", Text(
            f"{effect.do!r} is not possible in {ability.when!r}.", f"{ability.when!r} で {effect.do!r} は使えません。"
        )
    if (effect.to is None) == (effect.do == "chain"):
        return "to", Text(
            "A chain, and only a chain, names the kind of action that it leads to.",
            "to(つながるアクションの種類)はチェーンに必要で、他の効果には書けません。",
        )
    if (effect.n is None) == (effect.do != "chain"):
        return "n", Text(
            "Every effect but a chain says how much.", "n(数)はチェーン以外の効果に必要で、チェーンには書けません。"
        )
    if (effect.target is None) == (effect.do == "charge"):
        return "target", Text(
            "A charge, and only a charge, names its target.",
            "target(対象)はチャージに必要で、他の効果には書けません。",
        )
    if effect.target is not None and effect.target not in TARGETS and effect.target not in catalogue.number:
        return "target", Text(
            f"There is no familiar {effect.target!r}.", f"{effect.target!r} という使い魔はありません。"
        )
    if effect.do == "chain" and effect.per:
        return "per", Text("A chain can't be multiplied.", "チェーンの回数は増やせません。")
    return None


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
