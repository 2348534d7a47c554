# mypyc: compile
"""Everything that a seat cannot know, drawn anew (WP-R43): faces it has not followed, choices not shown yet."""

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import zeros
from dengen.games.walpurgis.rules import codes, setup
from dengen.games.walpurgis.rules.state import Table


def redeal(table: Table, seat: i64, rng: Chance) -> None:
    other: i64 = 1 - seat
    table.kind = table.kind[:]
    if not table.settings.open_lists:
        guess_list(table, seat, other, rng)
    deal(table, seat, 0, rng)
    deal(table, seat, 1, rng)
    reseal(table, other, rng)


def deal(table: Table, seat: i64, owner: i64, rng: Chance) -> None:
    """Deal the faces of one owner's cards that the seat doesn't know among their backs."""
    known, owners, kinds = table.known, table.owner, table.kind
    copies = zeros(table.tables.kinds)
    many: i64 = 0
    for card in range(len(known)):
        if (known[card] >> seat) & 1 == 0 and owners[card] == owner:
            copies[kinds[card]] += 1
            many += 1
    pack = sorted_pack(copies, many)
    rng.shuffle_part(pack, 0, many)
    dealt: i64 = 0
    for card in range(len(known)):
        if (known[card] >> seat) & 1 == 0 and owners[card] == owner:
            kinds[card] = pack[dealt]
            dealt += 1


def sorted_pack(copies: vec[i64], many: i64) -> vec[i64]:
    """Cards by kind: the true order must not shine through."""
    pack = zeros(many)
    at: i64 = 0
    for kind in range(len(copies)):
        left: i64 = copies[kind]
        while left > 0:
            pack[at] = kind
            at += 1
            left -= 1
    return pack


def reseal(table: Table, other: i64, rng: Chance) -> None:
    """A sealed answer of the other seat becomes a random legal one."""
    if table.phase == codes.SETTING_ASIDE and table.sealed[other] != codes.NOBODY:
        setup.seal(table, other, rng.pick(setup.shots_in(table, codes.DECK, other)))
    elif table.phase == codes.MULLIGANS and not (table.waiting >> other) & 1:
        setup.forget_picked(table, other)
        picked = list(table.cards_in(2 * codes.HAND + other))
        rng.shuffle(picked)
        for card in picked[: rng.below(len(picked) + 1)]:
            table.exchanging = append(table.exchanging, card)


# ---- closed deck lists ----


def guess_list(table: Table, seat: i64, other: i64, rng: Chance) -> None:
    """The other's unknown cards come from the ready-made deck that fits what was seen best, else from a random legal deck."""
    owned = [card for card in range(len(table.kind)) if table.owner[card] == other]
    unknown = [card for card in owned if not (table.known[card] >> seat) & 1]
    seen = [int(table.kind[card]) for card in owned if card not in unknown]
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
    menus = table.menu.copy()
    menus[other] = table.tables.menu_of(seen + guess)
    table.menus = table.tables.menus_of(menus)


def any_shot(table: Table, kinds: list[int]) -> bool:
    return any(table.tables.is_shot[kind] for kind in kinds)


def rest_of_best_deck(table: Table, seen: list[int]) -> list[int]:
    """The cards of the best fitting ready-made deck beyond those seen; none if no deck has any of those."""
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
