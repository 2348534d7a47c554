"""The board for the terminal: the row with pawns, what is sure so far, the supply, the players."""

from typing import TYPE_CHECKING

from dengen.core.base.columns import padded
from dengen.core.base.words import Lang, Text, who
from dengen.core.views.view import View
from dengen.games.troll_master.cards.text import FEE, MAGIC_NAMES
from dengen.games.troll_master.views.view import ActionView, FamiliarView, PlayerView, StackView, TrollMasterView
from dengen.games.troll_master.words.names import PHASE_NAMES

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

HIDDEN = "▒"
NO_CHARGE = "◇"
COLON = Text(": ", "：")


def board(game: "TrollMaster", view: View, lang: Lang) -> str:
    assert isinstance(view, TrollMasterView)
    sections = [
        heading(view, lang),
        *(action_line(view, action, lang) for action in reversed(view.row)),
        "",
        pool_line(view, lang),
        "",
        *supply_lines(view, lang),
        "",
        *(line for player in view.players for line in player_lines(view, player, lang)),
    ]
    return "\n".join(sections)


def heading(view: TrollMasterView, lang: Lang) -> str:
    phase = PHASE_NAMES[view.phase][lang]
    said = Text(
        f"Round {view.round} · {phase} · deck {view.deck_size} · discard {view.discard_size}{discard(view, lang)}"
        f" · {view.target} VP end the game",
        f"ラウンド{view.round}・{phase}・山札{view.deck_size}・捨て札{view.discard_size}{discard(view, lang)}・{view.target}点で終了",
    )
    return said[lang]


def discard(view: TrollMasterView, lang: Lang) -> str:
    if view.discard_top is None or view.discard_top.card is None:
        return ""
    shown = MAGIC_NAMES[view.discard_top.card][lang]
    if view.discard_counts is not None:
        shown = " ".join(f"{MAGIC_NAMES[kind][lang]}{many}" for kind, many in view.discard_counts.items() if many)
    return f"（{shown}）" if lang == "ja" else f" ({shown})"


def action_line(view: TrollMasterView, action: ActionView, lang: Lang) -> str:
    """Right to left is top to bottom: the order in which pawns act."""
    kind = MAGIC_NAMES[action.need_kind][lang]
    sure = view.sure[action.need_kind]
    mark = "✓" if not action.missing else f"-{action.missing}"
    pawn = ""
    if action.pawn is not None:
        pawn = "  ◀ " + (who(action.pawn) if action.pawn >= 0 else Text("(neutral)", "（中立）")[lang])
    need = f"{kind} {sure}/{action.need} {mark}"
    return f"{action.pos:>3} {padded(action.name[lang], 11)} {padded(need, 15)} {action.text[lang]}{pawn}"


def pool_line(view: TrollMasterView, lang: Lang) -> str:
    cards = [card.card for card in view.open]
    label = Text("Open", "公開")[lang]
    if view.pool is not None:
        cards = [kind for kind, many in view.pool.items() for _ in range(many)]
        label = Text("Pool", "魔法カード")[lang]
    return f"{label}{COLON[lang]}{card_list(cards, lang)}"


def card_list(cards: list[str | None], lang: Lang) -> str:
    return " ".join(HIDDEN if card is None else MAGIC_NAMES[card][lang] for card in cards) or "–"


def supply_lines(view: TrollMasterView, lang: Lang) -> list[str]:
    return [f"  {pile.left}× {familiar_line(pile.familiar, lang)}" for pile in view.supply if pile.left]


def familiar_line(familiar: FamiliarView, lang: Lang) -> str:
    numbers = Text(
        f"cost {familiar.cost:>2}  power {familiar.power}  VP {familiar.vp}",
        f"コスト{familiar.cost:>2} 戦闘力{familiar.power} 勝利点{familiar.vp}",
    )
    ribbons = FEE * familiar.start_charge + NO_CHARGE * (familiar.ribbons - familiar.start_charge)
    return f"{padded(familiar.name[lang], 19)} {numbers[lang]} {padded(ribbons, 4)} {familiar.text[lang]}"


def player_lines(view: TrollMasterView, player: PlayerView, lang: Lang) -> list[str]:
    marks = [
        Text("Broom", "ほうき")[lang] if player.broom else "",
        Text("passed", "パス")[lang] if player.passed else "",
    ]
    said = Text(
        f"{player.vp} VP, {player.mana} mana, attack {player.attack}, defence {player.defence}",
        f"{player.vp}点・マナ{player.mana}・攻撃{player.attack}・防御{player.defence}",
    )
    hand = card_list([card.card for card in player.hand], lang)
    shown = card_list([card.card for card in player.revealed], lang)
    cards = Text(f"hand {hand} | revealed {shown}", f"手札 {hand} | 公開済み {shown}")
    first = f"{who(player.seat)}{COLON[lang]}{said[lang]} {' '.join(f'[{mark}]' for mark in marks if mark)}".rstrip()
    return [first, f"    {cards[lang]}", f"    {'  '.join(stack_text(stack, lang) for stack in player.familiars)}"]


def stack_text(stack: StackView, lang: Lang) -> str:
    charges = FEE * stack.charges + NO_CHARGE * (stack.familiar.ribbons - stack.charges)
    below = f"+{len(stack.covered)}" if stack.covered else ""
    return f"{stack.familiar.name[lang]}{below}{' ' + charges if charges else ''}"
