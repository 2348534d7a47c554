"""What the zones of a position can't see alone: characters and their techniques, the last beat, what is asked."""

from collections.abc import Callable, Sequence

from dengen.core.base.errors import BadCardSet, BadPosition
from dengen.core.base.packed import members
from dengen.core.cards.card_sets import CardSet
from dengen.core.positions.faults import require
from dengen.core.positions.flow import Flow, asked, below
from dengen.core.positions.kinds import Laying
from dengen.core.rules.state import plan
from dengen.games.trump_fighter.cards.checks import TECHNIQUES, check_technique
from dengen.games.trump_fighter.cards.file import TechniqueEntry
from dengen.games.trump_fighter.rules import TrumpFighterState, beat, calls, setup, steps
from dengen.games.trump_fighter.rules.actions import NOTHING, PICK, move_part
from dengen.games.trump_fighter.rules.beat import MOST_BEATS
from dengen.games.trump_fighter.rules.calls import CALL_PROCESSING, MANUAL_CALL, find_hits
from dengen.games.trump_fighter.rules.codes import BATTLE, DECLARING, FASTEST, OVER, PICKING
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.question import Question
from dengen.games.trump_fighter.rules.rows import ROW
from dengen.games.trump_fighter.rules.scoring import MISS_VALUE, total
from dengen.games.trump_fighter.rules.setup import PICK_FIRST
from dengen.games.trump_fighter.rules.state import ACTS, BY_SEAT, DRAWN, SEATS, Table
from dengen.games.trump_fighter.rules.tables import Tables

CHARACTER = below("a character", "キャラクター", lambda table: len(table.tables.characters))
BEAT = plan(steps.BEAT)

ASKED = {
    setup.PICK: asked(before=steps.MEET),
    setup.PICK_AGAIN: asked(CHARACTER, before=steps.DEAL),
    beat.FAST: asked(before=steps.BEAT),
    beat.FAST_MOVE: asked(before=steps.BEAT),
    beat.FIGHT: asked(before=steps.BEAT),
    beat.FORCED_MOVE: asked(before=steps.BEAT),
    calls.NAME_HITS: asked(before=steps.JUDGE),
}
FLOW = Flow(
    steps={step[0]: () for step in [*PICK_FIRST, *BEAT, *CALL_PROCESSING, *MANUAL_CALL]},
    questions={int(question.number): about for question, about in ASKED.items()},
    plans=(PICK_FIRST, BEAT, MANUAL_CALL),
)
ACT, SEATS_AS_BITS, TECHNIQUES_AS_BITS = (NOTHING, PICK - 1), (0, 3), (0, 15)
LAST = [  # what the numbers of the last beat can be, by their places
    *(ACT, ACT, SEATS_AS_BITS, SEATS_AS_BITS, SEATS_AS_BITS, (0, 3)),
    *((NOTHING, 15), (NOTHING, 15), TECHNIQUES_AS_BITS, TECHNIQUES_AS_BITS, (0, 9), (0, 9), (0, 255)),
]
DECIDED = ("this fight would be decided already", "これではもう決着がついています。")
TO_BOTH: dict[int, Callable[[Table, int], Question]] = {  # what a seat is asked while both are, by the phase
    PICKING: lambda table, seat: setup.PICK,
    FASTEST: beat.asked_fastest,
    BATTLE: lambda table, seat: beat.FIGHT,
    DECLARING: lambda table, seat: calls.NAME_HITS,
}


def check(on: Laying) -> None:
    table: TrumpFighterState = on.table
    require(
        table.phase == PICKING or NOTHING not in list(table.character),
        on.at("characters"),
        "both must have a character once they are picked",
        "選び終わっていれば、両者にキャラクターが必要です。",
    )
    require(
        table.phase != PICKING or table.left >= ROW * SEATS,
        on.at("deck"),
        "there are not enough cards to deal",
        "配るカードが足りません。",
    )
    check_characters(table, on.at("characters"))
    for seat in range(SEATS):
        check_totals(table, seat, on.at(f"hit[{seat}]"), on.at(f"misses[{seat}]"))
        check_miss_count(table, seat, on.at(f"miss_count[{seat}]"))
    check_last(table, on.at("last"))
    check_beats(table, on.at("beat"))
    for seat in range(SEATS):
        check_sealed(table, seat, on.at(f"sealed[{seat}]"))
    if table.phase == DECLARING:
        find_hits(table)


def check_last(table: Table, at: str) -> None:
    """The last beat as it is told again: its Moves and new cards are still there."""
    require(len(table.last) == len(LAST), at, f"expected {len(LAST)} numbers", f"数が{len(LAST)}個必要です。")
    sound = all(least <= number <= most for number, (least, most) in zip(list(table.last), LAST, strict=True))
    require(sound, at, "these numbers tell of no beat", "このような拍はありません。")
    parts = [int(move_part(table.last[ACTS + seat])) for seat in range(SEATS)]
    laid = [table.top_card(seat * 4 + part % 4) for seat, part in enumerate(parts) if part != NOTHING]
    drawn = [table.hand_card(place) for place in range(SEATS * ROW) if table.last[DRAWN] >> place & 1]
    require(NO_CARD not in laid + drawn, at, "a card of the last beat is gone", "直前の拍のカードがありません。")


def check_beats(table: Table, at: str) -> None:
    """Every card still to travel allows a Move, every technique and deck card a Call, with the waits around them (TF-R37)."""
    moves = table.left + table.hand_size(0) + table.hand_size(1)
    calls = table.left + 2 * TECHNIQUES
    require(
        table.beat_no + 2 * moves + 3 * calls + 2 < MOST_BEATS,
        at,
        "so many beats can't have been fought",
        "ここまでにこれほどの拍はありえません。",
    )


def check_sealed(table: TrumpFighterState, seat: int, at: str) -> None:
    """In a question to both, whoever isn't asked has chosen."""
    sealed, asks = table.sealed[seat], [table.asked_of(each) for each in table.actors()]
    to_both = bool(asks) and table.phase in TO_BOTH and all(question.seals for question in asks)
    if not to_both or table.is_asked(seat):
        require(sealed == NOTHING, at, "there is nothing to be chosen", "ここで選ぶものはありません。")
        return
    require(
        sealed in members(TO_BOTH[table.phase](table, seat).legal(table, seat, 0)),
        at,
        "this can't have been chosen here",
        "ここでこれを選んだはずはありません。",
    )


# ---- totals ----


def check_totals(table: Table, seat: int, hits_at: str, misses_at: str) -> None:
    """A fight goes on below its target (TF-8); a penalty alone leaves the rest to the next Attack (TF-R31)."""
    misses = MISS_VALUE * table.miss_count[seat]
    require(table.phase == OVER or total(table, seat) - misses < table.target, hits_at, *DECIDED)
    may_wait = table.phase == OVER or table.options["hold_penalty"] == "miss"
    require(may_wait or total(table, seat) < table.target, misses_at, *DECIDED)


def check_miss_count(table: Table, seat: int, at: str) -> None:
    """Only the end of a fight leaves a miss without a card (TF-R16)."""
    cards = sum(miss // BY_SEAT == seat for miss in table.misses)
    count = table.miss_count[seat]
    require(
        count == cards or (table.phase == OVER and count > cards),
        at,
        f"there are {cards} miss cards, not {count}",
        f"ミス札は{cards}枚です（{count}枚ではありません）。",
    )


# ---- characters ----


def check_characters(table: Table, at: str) -> None:
    first, second = table.character
    require(
        first != second or first == NOTHING or table.mirror,
        f"{at}[1]",
        "both seats can have the same character only with the option mirror (TF-R2)",
        "二人とも同じキャラクターを使うには、オプション mirror が必要です（TF-R2）。",
    )
    given = table.given if table.given and table.given[0] >= 0 else []
    require(
        not given or list(table.character) == given,
        "options.characters",
        "the options name other characters",
        "オプションのキャラクターと違います。",
    )


def character_number(tables: Tables, id: str, at: str) -> int:
    number = tables.number_of(id)
    require(number >= 0, at, f"there is no character {id!r}", f"{id!r} というキャラクターはいません。")
    return number


def techniques_of(table: Table, seat: int) -> list[str]:
    who = table.character[seat]
    return [] if who == NOTHING else [technique.id for technique in table.tables.characters[who].techniques]


def technique_bits(table: Table, seat: int, ids: list[str], at: str) -> int:
    """These techniques of the seat's character, as bits."""
    techniques = techniques_of(table, seat)
    for id in ids:
        require(
            id in techniques,
            at,
            f"this character has no technique {id!r}",
            f"このキャラクターに {id!r} という技はありません。",
        )
    return sum(1 << techniques.index(id) for id in set(ids))


def check_inline(techniques: Sequence[TechniqueEntry], at: str) -> None:
    """The techniques of a character that a position brings along."""
    require(
        1 <= len(techniques) <= TECHNIQUES,
        at,
        f"a character has 1 to {TECHNIQUES} techniques here",
        f"ここに書ける技は1〜{TECHNIQUES}つです。",
    )
    for which, technique in enumerate(techniques):
        try:
            check_technique(CardSet({}), technique)
        except BadCardSet as error:
            raise BadPosition(error.why, f"{at}[{which}].{error.field}") from None
