"""Why something can't be done, in a sentence for the person who tried."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dengen.core.packed import place_of
from dengen.core.words import Part, Text, fill, joined, plural, who
from dengen.games.troll_master.cards.text import MAGIC_NAMES, TAGS
from dengen.games.troll_master.rules import TrollMasterState, action_phase, summon
from dengen.games.troll_master.rules.actions import DISCARD, GAIN, PLACE, STOP, placed_at, placed_card
from dengen.games.troll_master.rules.codes import MAGIC, MOMENTS, MOST_ABILITIES
from dengen.games.troll_master.rules.steps import ASK_DISCARD, ASK_TARGET
from dengen.games.troll_master.words.names import action_name, familiar_name

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

NOT_YOURS = Text("You have no {own} face up.", "表になった{own}を持っていません。")
SENTENCES: Mapping[str, Text] = {  # by clause; by a word where a clause forbids several things
    "TM-9": Text("The {familiar} isn't in this game.", "{familiar}はこのゲームでは使いません。"),
    "TM-14": Text(
        "That ability of the {familiar} is for [{tag}]; you can't use it now.",
        "{familiar}のその能力は[{tag}]で使うもので、今は使えません。",
    ),
    "TM-24": Text("You hold no {card}.", "手札に{card}がありません。"),
    "TM-25": Text(
        "A {card} doesn't lead to {pos} {action}: reveal a {icons}, or a Crystal.",
        "{card}では{pos} {action}を選べません。{icons}、または水晶が必要です。",
    ),
    "TM-27": Text("Only a Crystal leads to {action}.", "{action}は水晶を公開しないと選べません。"),
    "TM-29": Text(
        "You can't go to {pos} {action}: your pawn is on {here} and moves only to the right.",
        "{pos} {action}へは行けません。コマは{here}にあり、右へしか動けません。",
    ),
    "TM-30": Text("{pos} {action} is taken by {owner}'s pawn.", "{pos} {action}には{owner}のコマがあります。"),
    "neutral": Text("A neutral pawn blocks {pos} {action}.", "{pos} {action}には中立コマがあります。"),
    "TM-31": Text("You have no hand cards left to reveal.", "公開できる手札が残っていません。"),
    "TM-33": Text("You can't pass: your pawn isn't on an action yet.", "コマをまだ置いていないので、パスできません。"),
    "TM-46": Text(
        "Performing {action} would cost {price} mana; you have {mana}.",
        "{action}の実行にはマナ{price}個が必要で、手元には{mana}個しかありません。",
    ),
    "TM-61": NOT_YOURS,
    "TM-66": Text(
        "The {familiar} would cost {price} mana; you have {mana}.",
        "{familiar}にはマナ{price}個が必要で、手元には{mana}個しかありません。",
    ),
    "TM-67": Text("You already have the {familiar}.", "{familiar}はすでに持っています。"),
    "TM-73": Text(
        "The {familiar} already holds {ribbons}, one for each ribbon.",
        "{familiar}にはすでにリボンの数（{ribbons}）だけチャージがあります。",
    ),
    "no_ribbons": Text("The {familiar} has no ribbons.", "{familiar}にはリボンがありません。"),
    "TM-93": Text(
        "The {familiar} has {held}; this ability takes {fee}.",
        "{familiar}のチャージは{held}個で、この能力には{fee}個必要です。",
    ),
    "TM-94": Text("The condition of the {familiar}'s ability isn't met.", "{familiar}の能力の条件を満たしていません。"),
    "TM-95": Text("That ability of the {familiar} happens automatically.", "{familiar}のその能力は自動で起こります。"),
    "TM-101": Text("A chain comes after the action.", "チェーンはアクションの後で使います。"),
    "to_the_right": Text(
        "A chain leads to the left, not to {pos} {action}.",
        "チェーンで行けるのは左だけで、{pos} {action}へは行けません。",
    ),
    "another_kind": Text("This chain leads only to {kind} actions.", "このチェーンで行けるのは{kind}だけです。"),
    "TM-102": Text(
        "The chain of the {familiar} leads to no free action.",
        "{familiar}のチェーンで行ける空きアクションがありません。",
    ),
    "taken": Text("{pos} {action} is taken.", "{pos} {action}はふさがっています。"),
    "TM-R10": Text("You have no hand card to swap.", "入れ替える手札がありません。"),
    "TM-R15": Text(
        "The time for that is over; only a chain is left.",
        "その能力を使う段階は終わりました。今使えるのはチェーンだけです。",
    ),
    "TM-R17": NOT_YOURS,
    "TM-R40": Text("The {familiar} can't do that again for now.", "{familiar}のその能力は、今はもう使えません。"),
    "TM-R44": Text("No {familiar} is left in the supply.", "{familiar}はもうサプライにありません。"),
}


def why(game: "TrollMaster", state: TrollMasterState, seat: int, act: int, clause: str) -> Text:
    return fill(SENTENCES[variant(state, seat, act, clause)], **parts(game, state, seat, act))


def variant(state: TrollMasterState, seat: int, act: int, clause: str) -> str:
    """Which sentence tells why."""
    question, tables = state.question(seat)[0], state.tables
    if question == ASK_DISCARD:
        return "TM-24"
    if question == ASK_TARGET:
        if clause == "TM-102":
            return "taken"
        pos = act - int(tables.chain_to) + 1
        return "to_the_right" if pos >= state.pawn[seat] else "another_kind"
    if clause == "TM-30" and (state.neutral >> placed_at(act)) & 1:
        return "neutral"
    if clause == "TM-73" and not tables.ribbons[act - int(tables.charge)]:
        return "no_ribbons"
    return clause


# ---- what stands in a sentence ----


def parts(game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
    """All that can be said of this answer, whatever speaks against it."""
    tables = state.tables
    if act == STOP:
        return {}
    if act < DISCARD:
        return about_performing(game, state, seat)
    if act < PLACE:
        return {"card": MAGIC_NAMES[MAGIC[act - DISCARD]]}
    if act < GAIN:
        return about_placing(game, state, seat, act)
    if act < tables.call:
        kind = act - int(GAIN) + 1
        return about_gaining(game, state, seat, kind, int(summon.dearest(state, seat)))
    if act < tables.charge:
        return about_way(game, state, seat, act)
    if act < tables.chain_to:
        return about_charging(game, state, act - int(tables.charge))
    if act < tables.use:
        return about_chaining(game, state, seat, act - int(tables.chain_to) + 1)
    return about_using(game, state, seat, act - int(tables.use))


def about_performing(game: "TrollMaster", state: TrollMasterState, seat: int) -> dict[str, Part]:
    return {
        "action": action_name(game, state.pawn[seat]),
        "price": action_phase.top_up(state, seat),
        "mana": state.mana[seat],
    }


def about_placing(game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
    pos = int(placed_at(act))
    icons = [MAGIC_NAMES[icon] for icon in game.set.row[pos - 1].icons]
    owner = int(place_of(state.pawn, pos))
    return {
        "card": MAGIC_NAMES[MAGIC[placed_card(act)]],
        "pos": pos,
        "action": action_name(game, pos),
        "icons": joined(icons, " or a ", "か"),
        "here": state.pawn[seat],
        "owner": who(owner) if owner >= 0 else "",
    }


def about_gaining(
    game: "TrollMaster", state: TrollMasterState, seat: int, kind: int, base: int | None
) -> dict[str, Part]:
    """`base`: the familiar that is trained; None: it is called."""
    price = summon.call_price(state, kind) if base is None else summon.train_price(state, kind, base)
    return {"familiar": familiar_name(game, kind), "price": price, "mana": state.mana[seat]}


def about_way(game: "TrollMaster", state: TrollMasterState, seat: int, act: int) -> dict[str, Part]:
    kind = int(state.question(seat)[1])
    if act == state.tables.call:
        return about_gaining(game, state, seat, kind, None)
    base = act - int(state.tables.train)
    return about_gaining(game, state, seat, kind, base) | {"own": familiar_name(game, base)}


def about_charging(game: "TrollMaster", state: TrollMasterState, familiar: int) -> dict[str, Part]:
    name = familiar_name(game, familiar)
    return {"familiar": name, "own": name, "ribbons": charges(state.tables.ribbons[familiar])}


def about_chaining(game: "TrollMaster", state: TrollMasterState, seat: int, pos: int) -> dict[str, Part]:
    kind = TAGS[MOMENTS[state.question(seat)[1]]]
    return {"pos": pos, "action": action_name(game, pos), "kind": kind}


def about_using(game: "TrollMaster", state: TrollMasterState, seat: int, ability: int) -> dict[str, Part]:
    number, index = divmod(ability, int(MOST_ABILITIES))
    entry = game.set.familiars[number].ability[index]
    return {
        "familiar": familiar_name(game, number),
        "tag": TAGS[entry.when],
        "held": charges(int(state.charges_on(seat, number))),
        "fee": entry.fee,
    }


def charges(n: int) -> Text:
    return Text(plural(n, "charge"), str(n))
