# mypyc: compile
"""Sub-effects (rulebook 3, entry 6): one small function for each kind of effect."""

from librt.vecs import vec
from mypy_extensions import i64

from dengen.games.walpurgis.rules import activation, codes, picks, steps
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.rules.codes import CASTING, DAN_UP, DECK, DORMANT, HAND, OPEN, READY
from dengen.games.walpurgis.rules.shooting import take_aim
from dengen.games.walpurgis.rules.state import Table
from dengen.games.walpurgis.rules.tables import MOMENTS


def schedule(table: Table, card: i64, when: i64) -> None:
    """The card's effects of this moment, in printed order, as seen from where it lies now."""
    schedule_from(table, card, when, table.cell[card])


def schedule_from(table: Table, card: i64, when: i64, cell: i64) -> None:
    tables = table.tables
    at: i64 = table.kind[card] * MOMENTS + when
    first: i64 = tables.effects_from[at]
    i: i64 = tables.effects_from[at + 1] - 1
    while i >= first:
        table.push(steps.EFFECT, card, tables.effects_at[i], cell)
        i -= 1


def begin(table: Table, card: i64, number: i64, cell: i64) -> None:
    """Tests, then the cost or the question whether to use it, then the effect itself (WP-R33)."""
    effect = table.tables.effects[number]
    seat: i64 = table.owner[card]
    table.effect_card = card
    table.effect_number = number
    table.effect_cell = cell
    table.chosen = vec[i64]()
    if effect.tests:
        ground = activation.Ground(table, seat)
        for test, n in effect.tests:
            if not activation.holds(ground, test, n, 0):
                return
    if has_targets(effect.kind) and not picks.has_target(table):
        return
    if effect.cost != codes.NO_COST:
        if table.many_in(HAND, seat) >= effect.cost_n:
            table.ask(seat, steps.COST)
    elif effect.optional and not has_targets(effect.kind) and effect.kind != codes.DANMAKU:
        table.ask(seat, steps.OPTIONAL)
    else:
        apply(table)


def has_targets(kind: i64) -> bool:
    return codes.CLEAR <= kind <= codes.KINDLE


def apply(table: Table) -> None:
    effect = table.effect()
    card = table.effect_card
    seat: i64 = table.owner[card]
    who: i64 = 1 - seat if effect.who_enemy else seat
    kind = effect.kind
    if kind == codes.DRAW:
        table.draw(who, effect.n)
    elif kind == codes.DISCARD_CARDS:
        table.push(steps.DISCARD, who, effect.n)
    elif kind == codes.RECOVER:
        table.recover(who, effect.n)
    elif kind == codes.BURN:
        burn(table, who, effect.n)
    elif kind == codes.SCRY:
        scry(table, seat, effect.n)
    elif kind == codes.DANMAKU:
        take_aim(table, steps.EFFECT, table.effect_area(), effect.n)
    elif kind == codes.SHIELD:
        shield(table)
    elif kind == codes.GRANT:
        grant(table, card, effect.granted, effect.n)
    else:
        table.push(steps.TARGET)


# ---- effects with targets ----


def target(table: Table) -> None:
    """Choose the next target, all different, as long as there are any (WP-R33)."""
    effect = table.effect()
    if len(table.chosen) < effect.n and picks.has_target(table):
        table.ask(table.owner[table.effect_card], steps.TARGET)


def strike(table: Table, card: i64) -> None:
    """What the effect does to a chosen card."""
    kind = table.effect().kind
    was: i64 = table.known[card]
    cell: i64 = table.cell[card]
    table.choose(card)
    table.push(steps.TARGET)
    if kind == codes.CLEAR:
        table.to_pile(card)
        table.note("cleared", card, was, cell)
    elif kind == codes.DESTROY:
        table.to_discard(card)
        table.note("destroyed", card, was, cell)
    elif kind == codes.RECALL:
        table.to_hand(card)
        table.note("recalled", card, was, cell)
    elif kind == codes.PEEK:
        table.know(card, 1 << table.owner[table.effect_card])
        note_peek(table, card, was, cell)
    elif kind == codes.MOVE:
        table.ask(table.owner[table.effect_card], steps.DESTINATION)
    else:
        table.turn_to(card, turned_state(kind))  # kindled without a check: turn_to marks nothing (WP-93)
        table.note("turned", card, was, cell)


def turned_state(kind: i64) -> i64:
    if kind == codes.FLARE:
        return DAN_UP
    if kind == codes.LULL:
        return DORMANT
    if kind == codes.UNVEIL:
        return OPEN
    if kind == codes.KINDLE:
        return CASTING
    return READY  # AWAKEN, VEIL


def note_peek(table: Table, card: i64, was: i64, cell: i64) -> None:
    if table.log is not None:
        looker: i64 = table.owner[table.effect_card]
        args: dict[str, object] = {
            "seat": int(looker),
            "card": table.tables.ids[table.kind[card]],
            "cell": CELL_NAMES[cell],
        }
        knows: i64 = table.known[card]
        table.tell("peeked", args, {"card": -1 if knows == codes.BOTH else int(knows)}, int(knows & ~was))


def move(table: Table, cell: i64) -> None:
    """The chosen circle steps onto a cell next to it; it arrives there last."""
    card: i64 = table.chosen[len(table.chosen) - 1]
    start: i64 = table.cell[card]
    table.step_to(card, cell)
    if table.log is not None:
        args: dict[str, object] = {"seat": int(table.owner[card]), "cell": CELL_NAMES[start], "to": CELL_NAMES[cell]}
        table.tell("moved", args)


def shield(table: Table) -> None:
    card = table.first_on_field()
    while card >= 0:
        if picks.is_target(table, card):
            table.mark(card, codes.SHIELDED)
            table.note("shielded", card, table.known[card], table.cell[card])
        card = table.next_card(card)


# ---- effects on decks and hands ----


def burn(table: Table, seat: i64, count: i64) -> None:
    """Cards from the deck to the danmaku pile, unseen."""
    while count > 0 and table.many_in(DECK, seat) > 0:
        card = table.last_card(DECK, seat)
        table.to_pile(card)
        table.note("burned", card, table.known[card])
        count -= 1


def scry(table: Table, seat: i64, count: i64) -> None:
    seen: i64 = min(count, table.many_in(DECK, seat))
    card = table.last_card(DECK, seat)
    for _ in range(seen):
        was: i64 = table.known[card]
        table.know(card, 1 << seat)
        table.note("looked", card, was)
        card = table.card_under(card)
    table.push(steps.SCRY, 0, seen)


def scry_next(table: Table, done: i64, seen: i64) -> None:
    """Decide about the cards from the top; then those that don't stay go to the bottom, the last one lowest."""
    seat: i64 = table.owner[table.effect_card]
    if done < seen:
        table.ask(seat, steps.SCRY, done, seen)
        return
    for card in table.chosen:
        table.to_deck_bottom(card)
        table.note("bottomed", card, table.known[card])


def decide_scry(table: Table, seat: i64, done: i64, seen: i64, goes_down: bool) -> None:
    """About the next card from the top."""
    if goes_down:
        table.choose(table.from_top(seat, done))
    table.push(steps.SCRY, done + 1, seen)


def grant(table: Table, card: i64, what: i64, count: i64) -> None:
    """More actions this turn, if it is the owner's; a card grants once a turn (WP-R54)."""
    seat: i64 = table.owner[card]
    if table.turn != seat or table.marks[card] & codes.GRANTED:
        return
    table.mark(card, codes.GRANTED)
    if what == codes.GRANT_PLACE_DOWN:
        table.extra_downs += count
    elif what == codes.GRANT_PLACE:
        table.places += count
    else:
        table.casts += count
    if table.log is not None:
        table.tell("granted", {"seat": int(seat), "what": codes.GRANTS[what], "n": int(count)})


def discard(table: Table, seat: i64, left: i64) -> None:
    """Choose cards of the hand to discard; asked whenever the hand holds more than must go (WP-R42)."""
    held: i64 = table.many_in(HAND, seat)
    if left <= 0 or held == 0:
        return
    if held > left:
        table.ask_always(seat, steps.DISCARD, seat, left)
        return
    for _ in range(held):
        discard_card(table, table.first_card(HAND, seat))


def discard_one_of(table: Table, seat: i64, left: i64, card: i64) -> None:
    table.push(steps.DISCARD, seat, left - 1)
    discard_card(table, card)


def discard_card(table: Table, card: i64) -> None:
    was: i64 = table.known[card]
    table.to_discard(card)
    table.note("discarded", card, was)


def pay_cost(table: Table) -> None:
    table.push(steps.PAY, table.effect().cost_n)


def pay(table: Table, left: i64) -> None:
    """The rest of a cost: cards of the hand, chosen one at a time."""
    seat: i64 = table.owner[table.effect_card]
    if left <= 0:
        apply(table)
    elif table.many_in(HAND, seat) > left:
        table.ask_always(seat, steps.PAY, left)
    else:
        pay_card(table, table.first_card(HAND, seat), left)


def pay_card(table: Table, card: i64, left: i64) -> None:
    table.push(steps.PAY, left - 1)
    if table.effect().cost == codes.COST_DISCARD:
        discard_card(table, card)
        return
    was: i64 = table.known[card]
    table.to_aside(card)
    table.note("set_beside", card, was)
