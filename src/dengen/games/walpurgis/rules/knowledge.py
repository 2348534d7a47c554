# mypyc: compile
"""What a seat cannot know, drawn anew (WP-R43): faces it has not followed, choices that others have not shown yet."""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.games.walpurgis.rules import codes, setup, steps
from dengen.games.walpurgis.rules.state import Table


def redeal(table: Table, seat: i64, rng: Chance) -> None:
    other = 1 - seat
    if not table.settings.open_lists:
        guess_list(table, seat, other, rng)
    for owner in (0, 1):
        unknown = unknown_cards(table, seat, owner)
        kinds = sorted(table.kind[card] for card in unknown)  # the true order must not shine through
        rng.shuffle(kinds)
        for i in range(len(unknown)):
            table.kind[unknown[i]] = kinds[i]
    take_back(table, other)
    reseal(table, other, rng)


def unknown_cards(table: Table, seat: i64, owner: i64) -> list[int]:
    return [
        card for card in range(len(table.kind)) if table.owner[card] == owner and not (table.known[card] >> seat) & 1
    ]


def take_back(table: Table, other: i64) -> None:
    """A half-made gesture of the other seat goes back to its first decision: it shows nothing until it is whole."""
    if not (table.waiting >> other) & 1:
        return
    question, a, _b, c = table.question(other)
    if question == steps.FACE:
        question = steps.MAIN
    elif question == steps.PLACE_CELL:
        question = steps.INTERCEPT if c else steps.MAIN
    elif question == steps.SLOT and (a == steps.MAIN or a == steps.INTERCEPT):
        question = a
    elif question == steps.MULLIGAN:
        table.picked[other] = []
    elif question == steps.OPEN_CARD or question == steps.OPEN_CELL:
        retake_opening(table, other)
        return
    else:
        return
    table.set_question(other, question, 0, 0, 0)


def retake_opening(table: Table, other: i64) -> None:
    """A single kind of Normal Shot is not asked for."""
    kinds = setup.shots_in(table, other, table.hand[other])
    if len(kinds) == 1:
        table.set_question(other, steps.OPEN_CELL, kinds[0], 0, 0)
    else:
        table.set_question(other, steps.OPEN_CARD, 0, 0, 0)


def reseal(table: Table, other: i64, rng: Chance) -> None:
    """A sealed answer of the other seat becomes a random legal one."""
    if table.phase == codes.SETTING_ASIDE and table.sealed[other] != codes.NOBODY:
        table.sealed[other] = rng.pick(setup.shots_in(table, other, table.deck[other]))
    elif table.phase == codes.MULLIGANS and not (table.waiting >> other) & 1:
        picked = table.hand[other].copy()
        rng.shuffle(picked)
        table.picked[other] = picked[: rng.below(len(picked) + 1)]


# ---- closed deck lists ----


def guess_list(table: Table, seat: i64, other: i64, rng: Chance) -> None:
    """The other's unknown cards come from the ready-made deck that fits what was seen best, else from a random legal deck."""
    unknown = unknown_cards(table, seat, other)
    seen = [table.kind[card] for card in range(len(table.kind)) if table.owner[card] == other and card not in unknown]
    rest = rest_of_best_deck(table, seen)
    rng.shuffle(rest)
    guess = rest[: len(unknown)]
    needs_shot = table.phase == codes.SETTING_ASIDE
    while len(guess) < len(unknown):
        guess.append(random_kind(table, seen + guess, rng))
    if needs_shot and guess and not any_shot(table, guess):
        guess[0] = rng.pick([kind for kind in range(table.tables.kinds) if table.tables.is_shot[kind]])
    for i in range(len(unknown)):
        table.kind[unknown[i]] = guess[i]
    lists = [list(deck) for deck in table.options["decks"]]
    lists[other] = sorted([table.tables.ids[kind] for kind in seen + guess])
    table.options = {**table.options, "decks": lists}
    table.menu = [table.menu[0], table.menu[1]]
    table.menu[other] = table.tables.menu_of(seen + guess)


def any_shot(table: Table, kinds: list[int]) -> bool:
    return any(table.tables.is_shot[kind] for kind in kinds)


def rest_of_best_deck(table: Table, seen: list[int]) -> list[int]:
    """What the best fitting ready-made deck holds beyond the cards seen; nothing if none has any of them."""
    best: list[int] = []
    most: i64 = -1
    for deck in table.tables.ready_decks:
        rest = deck.copy()
        fits: i64 = 0
        for kind in seen:
            if kind in rest:
                rest.remove(kind)
                fits += 1
        if fits > most:
            best = rest
            most = fits
    return best if most > 0 or not seen else []


def random_kind(table: Table, have: list[int], rng: Chance) -> int:
    """A kind that still keeps the copy limit, where one does."""
    legal: list[int] = []
    for kind in range(table.tables.kinds):
        exempt = table.settings.shots_unlimited and table.tables.is_shot[kind]
        if exempt or not table.settings.copies_max or have.count(kind) < table.settings.copies_max:
            legal.append(kind)
    return rng.pick(legal) if legal else int(rng.below(table.tables.kinds))
