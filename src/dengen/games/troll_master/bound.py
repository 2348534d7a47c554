"""How many questions a round can ask with a card set (TM-R35): the reason why every game ends."""

from dengen.core.base.packed import unpacked
from dengen.games.troll_master.rules.codes import (
    ANY,
    ATTACK,
    BEATEN,
    BREW,
    CHARGE,
    DEFEND,
    DIVINE,
    MOST_ABILITIES,
    PER_CHARGE,
    PER_COVERED,
    PER_FAMILIAR,
    PLANNING,
    REDRAW,
    REPELLED,
    SCORING,
    SUCCESS,
    SUMMON,
)
from dengen.games.troll_master.rules.preparation import HAND_CARDS
from dengen.games.troll_master.rules.tables import Tables, marked

DENGEN_ROUND = 650  # enough for the dengen set, counted by hand (docs/games/troll_master.md)
PREPARATION = 2  # the Broom, and what to discard
RESOLUTIONS = 14  # resolved positions strictly decrease
AROUND_AN_ACTION = 4  # perform or forgo, call or train, whether to chain, where to
MOST_SEATS = 5
TURNS = max(HAND_CARDS) + 1  # of one seat in one planning phase, the pass included


def questions_per_round(tables: Tables) -> int:
    planning = MOST_SEATS * (TURNS + answers_in(tables, PLANNING, TURNS))
    defence = menu(tables, DEFEND) + menu(tables, SUCCESS) + max(menu(tables, REPELLED), menu(tables, BEATEN))
    attack = menu(tables, ATTACK) + (MOST_SEATS - 1) * defence
    brew = 2 * menu(tables, BREW) + most_ribbons(tables) + 1  # before and after the distribution
    action = AROUND_AN_ACTION + max(1 + answers_in(tables, SUMMON), brew, attack, menu(tables, DIVINE))
    scoring = MOST_SEATS * menu(tables, SCORING)
    return max(DENGEN_ROUND, PREPARATION + planning + RESOLUTIONS * action + scoring)


def menu(tables: Tables, moment: int) -> int:
    """The questions of one menu, with its STOP; none where nothing can be used."""
    answers = answers_in(tables, moment)
    return answers + 1 if answers else 0


def most_ribbons(tables: Tables) -> int:
    start, *others = unpacked(tables.ribbons)
    return start + sum(sorted(others, reverse=True)[: tables.kinds_per_game])


def answers_in(tables: Tables, moment: int, times: int = 1) -> int:
    """The answers but STOP that one seat can give in a moment that comes so many times without a Brew between."""
    gained = times * sum(
        charges_of(tables, ability) * max(1, tables.limit[ability]) for ability in all_of(tables, moment)
    )
    answers = 0
    for ability in all_of(tables, moment):
        fee = tables.fee[ability]
        uses = times
        if fee:
            uses = (tables.ribbons[ability // int(MOST_ABILITIES)] + gained) // fee
        answers += uses * ((1 if fee else 0) + asked_by(tables, ability))
    return answers


def all_of(tables: Tables, moment: int) -> list[int]:
    return [
        ability
        for marks in (tables.automatic, tables.paid)
        for familiar in range(int(tables.kinds) + 1)
        for ability in marked(marks[tables.at(moment, familiar)], familiar)
    ]


def charges_of(tables: Tables, ability: int) -> int:
    """The charges that one use can place."""
    return sum(n * most(tables, ability, per) for do, n, _, per in tables.effects_of(ability) if do == CHARGE)


def asked_by(tables: Tables, ability: int) -> int:
    """The questions that one use can lead to: which familiar to charge, which card to discard."""
    return sum(
        n * most(tables, ability, per)
        for do, n, whom, per in tables.effects_of(ability)
        if do == REDRAW or (do == CHARGE and whom == ANY)
    )


def most(tables: Tables, ability: int, per: int) -> int:
    """The largest factor that `per` can mean."""
    if per == PER_CHARGE:
        return tables.ribbons[ability // int(MOST_ABILITIES)]
    if per == PER_FAMILIAR:
        return int(tables.kinds) + 1
    if per == PER_COVERED:
        return sum(unpacked(tables.copies)) + 1
    return 1
