"""What the types can't say about a card set: the row of actions, the familiars, their abilities."""

from functools import partial

from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.set_file import check_all, check_ids
from dengen.games.troll_master.cards.file import (
    LEAST_KINDS,
    AbilityEntry,
    ActionEntry,
    EffectEntry,
    FamiliarEntry,
    Head,
)
from dengen.games.troll_master.rules.codes import ACTION_KINDS, ACTIONS, MOST_ABILITIES, TARGETS, TRIGGERS

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


def check_row(source: CardSet, row: list[ActionEntry]) -> None:
    if [action.pos for action in row] != list(range(1, int(ACTIONS) + 1)):
        raise source.error(
            Text(
                f"The actions need the positions 1 to {ACTIONS}, each once.",
                f"アクションの pos は1〜{ACTIONS}が1つずつ必要です。",
            ),
            field="action.pos",
        )
    check_all(
        partial(check_ids, source, [action.id for action in row]),
        *(partial(check_divine, source, action) for action in row if action.kind == "divine"),
    )


def check_divine(source: CardSet, action: ActionEntry) -> None:
    if action.icons != ["crystal"]:
        raise source.error(
            Text("A Divine action is chosen by a Crystal only.", "占いを選べるのは水晶だけです。"),
            card=action.id,
            field="icons",
        )
    if action.need_kind != "crystal":
        raise source.error(
            Text("A Divine action needs Crystals only.", "占いに必要なのは水晶だけです。"),
            card=action.id,
            field="need_kind",
        )


def check_familiars(source: CardSet, head: Head, familiars: list[FamiliarEntry]) -> None:
    ids = [familiar.id for familiar in familiars]
    check_all(
        partial(check_start, source, familiars),
        partial(check_ids, source, ids),
        partial(check_number_of_kinds, source, head, len(familiars) - 1),
        *(partial(check_familiar, source, ids, familiar) for familiar in familiars),
        partial(check_starter, source, head, [familiar.id for familiar in familiars if not familiar.start]),
    )


def check_start(source: CardSet, familiars: list[FamiliarEntry]) -> None:
    if sum(familiar.start for familiar in familiars) != 1:
        raise source.error(
            Text("Exactly one familiar is the start card.", "最初に持つ使い魔（start）はちょうど1枚です。"),
            field="familiar.start",
        )


def check_number_of_kinds(source: CardSet, head: Head, kinds: int) -> None:
    least = max(LEAST_KINDS, head.kinds_per_game)
    if kinds < least:
        raise source.error(
            Text(
                f"A game takes {least} kinds of familiars; there are {kinds}.",
                f"ゲームには使い魔が{least}種必要ですが、{kinds}種しかありません。",
            ),
            field="familiar",
        )


def check_starter(source: CardSet, head: Head, buyable: list[str]) -> None:
    for id in head.starter:
        if id not in buyable:
            raise source.error(
                Text(f"There is no kind {id!r}.", f"{id!r} という使い魔はありません。"), field="set.starter"
            )
    kinds = head.kinds_per_game
    if head.starter and (len(head.starter) != kinds or len(set(head.starter)) != kinds):
        raise source.error(
            Text(f"Expected {kinds} different kinds.", f"違う使い魔が{kinds}種必要です。"), field="set.starter"
        )


def check_familiar(source: CardSet, ids: list[str], familiar: FamiliarEntry) -> None:
    if familiar.start_charge > familiar.ribbons:
        raise source.error(
            Text("More starting charges than ribbons.", "最初のチャージがリボンの数を超えています。"),
            card=familiar.id,
            field="start_charge",
        )
    if familiar.start and familiar.copies is not None:
        raise source.error(
            Text(
                "The start card has no copies: every player has one.",
                "最初に持つ使い魔は1人1枚なので、copies は書けません。",
            ),
            card=familiar.id,
            field="copies",
        )
    if len(familiar.ability) > MOST_ABILITIES:
        raise source.error(
            Text(f"More than {MOST_ABILITIES} abilities.", f"能力は{MOST_ABILITIES}つまでです。"),
            card=familiar.id,
            field="ability",
        )
    for index, ability in enumerate(familiar.ability):
        fault = check_ability(ids, familiar, ability)
        if fault:
            field, why = fault
            raise source.error(why, card=familiar.id, field=f"ability[{index}].{field}")


def check_ability(ids: list[str], familiar: FamiliarEntry, ability: AbilityEntry) -> tuple[str, Text] | None:
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
            "A chain can't be combined with other effects.", "チェーンはほかの効果と組み合わせられません。"
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
        fault = check_effect(ids, ability, effect)
        if fault:
            field, why = fault
            return f"effects[{index}].{field}", why
    return None


def check_effect(ids: list[str], ability: AbilityEntry, effect: EffectEntry) -> tuple[str, Text] | None:
    if ability.when not in ALLOWED_WHEN[effect.do]:
        return "do", Text(
            f"{effect.do!r} is not possible in {ability.when!r}.", f"{ability.when!r} で {effect.do!r} は使えません。"
        )
    if (effect.to is None) == (effect.do == "chain"):
        return "to", Text(
            "A chain, and only a chain, names the kind of action that it leads to.",
            "to（つながるアクションの種類）はチェーンに必要で、ほかの効果には書けません。",
        )
    if (effect.n is None) == (effect.do != "chain"):
        return "n", Text(
            "Every effect but a chain says how much.", "n（数）はチェーン以外の効果に必要で、チェーンには書けません。"
        )
    if (effect.target is None) == (effect.do == "charge"):
        return "target", Text(
            "A charge, and only a charge, names its target.",
            "target（対象）はチャージに必要で、ほかの効果には書けません。",
        )
    if effect.target is not None and effect.target not in TARGETS and effect.target not in ids:
        return "target", Text(
            f"There is no familiar {effect.target!r}.", f"{effect.target!r} という使い魔はありません。"
        )
    if effect.do == "chain" and effect.per:
        return "per", Text("A chain can't be multiplied.", "チェーンの回数は増やせません。")
    return None
