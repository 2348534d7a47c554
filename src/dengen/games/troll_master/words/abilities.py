"""The words of `rules/abilities.py`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.base.words import Part, Text, Words, who
from dengen.games.troll_master.cards.text import TAGS, TRIGGER_NAMES, ability_text
from dengen.games.troll_master.rules import TrollMasterState, abilities, steps
from dengen.games.troll_master.rules.codes import ATTACK, BREW, DEFEND, DIVINE, MOMENTS, MOST_ABILITIES, SCORING
from dengen.games.troll_master.words.names import charges, familiar_name
from dengen.games.troll_master.words.wording import DONE, Wording

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

PROMPTS: Mapping[int, Text] = {  # by moment
    BREW: Text("Use abilities before you store mana?", "マナを載せる前に能力を使いますか？"),
    ATTACK: Text(
        "Use abilities before you declare the attack? (power {power})",
        "攻撃の宣言前に能力を使いますか？（戦闘力{power}）",
    ),
    DEFEND: Text(
        "{attacker} attacks with {attack}, your defence is {power}. Use abilities?",
        "{attacker}の攻撃は{attack}、あなたの防御は{power}です。能力を使いますか？",
    ),
    DIVINE: Text("Use abilities for this Divine?", "占いの能力を使いますか？"),
    SCORING: Text(
        "Use abilities for this scoring? (You have {total} VP.)", "得点計算の能力を使いますか？（現在{total}点）"
    ),
}
AFTER_STORING = Text("Use abilities after storing mana?", "マナを載せた後に能力を使いますか？")
STOPS: Mapping[int, Words] = {
    BREW: Words("done", "On to storing mana", "能力を使わずに進む"),
    ATTACK: Words("done", "Declare the attack", "このまま攻撃を宣言"),
    DEFEND: Words("done", "Defend like this", "このまま防御"),
}


class AbilityWording(Wording):
    def said(self, state: TrollMasterState, seat: int) -> Text:
        moment = int(state.question(seat)[1])
        return AFTER_STORING if is_after_storing(state, moment) else PROMPTS.get(moment, self.sentence)

    def parts(self, game: "TrollMaster", state: TrollMasterState, seat: int) -> dict[str, Part]:
        moment = int(state.question(seat)[1])
        if moment not in PROMPTS:
            return {"trigger": TRIGGER_NAMES[MOMENTS[moment]]}
        return {
            "attacker": who(state.actor),
            "attack": state.attack,
            "power": state.power(seat) + state.bonus,
            "total": state.total(seat),
        }

    def stop_label(self, state: TrollMasterState, seat: int) -> Words:
        moment = int(state.question(seat)[1])
        return DONE if is_after_storing(state, moment) else STOPS.get(moment, DONE)


def is_after_storing(state: TrollMasterState, moment: int) -> bool:
    """Of a Brew: is no mana to be stored any more (TM-R16)?"""
    return moment == BREW and not state.is_ahead(steps.DISTRIBUTE)


# ---- what all say of an ability ----


def use(game: "TrollMaster", ability: int) -> Words:
    number, index = divmod(ability, int(MOST_ABILITIES))
    familiar = game.set.familiars[number]
    name = familiar.name
    if index >= len(familiar.ability):
        return Words(
            "use", f"{name.en}: no such ability", f"{name.ja}：その能力はありません", {"familiar": familiar.id}
        )
    texts = [ability_text(game.names, own) for own in familiar.ability]
    which = f" ({index + 1})" if texts.count(texts[index]) > 1 else ""
    args: dict[str, Any] = {"familiar": familiar.id, "ability": index}
    return Words("use", f"{name.en} {texts[index].en}{which}", f"{name.ja} {texts[index].ja}{which}", args)


def about_using(game: "TrollMaster", state: TrollMasterState, seat: int, ability: int) -> dict[str, Part]:
    number, index = divmod(ability, int(MOST_ABILITIES))
    entry = game.set.familiars[number].ability[index]
    return {
        "familiar": familiar_name(game, number),
        "tag": TAGS[entry.when],
        "held": charges(int(state.charges_on(seat, number))),
        "fee": entry.fee,
    }


WORDINGS = [
    AbilityWording(abilities.ABILITY, Text("Use abilities ({trigger})?", "「{trigger}」の能力を使いますか？")),
]
