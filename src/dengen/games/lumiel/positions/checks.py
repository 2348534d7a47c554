"""What a saved question, and the effect that waits behind it, may be about."""

from collections import Counter
from collections.abc import Sequence

from dengen.core.base.packed import members, unpacked
from dengen.core.positions.faults import require
from dengen.core.positions.flow import NOTHING, SEAT, Argument, Flow, SavedQuestion, asked, below
from dengen.core.positions.kinds import Laying
from dengen.core.rules.state import plan
from dengen.games.lumiel.rules import (
    board,
    effect_hand,
    effect_move,
    effect_take,
    effect_turn,
    effects,
    redraw,
    setup,
    steps,
    tables,
    turn,
)
from dengen.games.lumiel.rules.actions import SEAT as PLACES_END
from dengen.games.lumiel.rules.actions import area_of
from dengen.games.lumiel.rules.codes import HELD, queued_number, queued_position
from dengen.games.lumiel.rules.effects import THE_EFFECT
from dengen.games.lumiel.rules.question import Question
from dengen.games.lumiel.rules.redraw import returnable
from dengen.games.lumiel.rules.rules import LumielState
from dengen.games.lumiel.rules.state import Table, cards_of
from dengen.games.lumiel.rules.turn import TURN

PLACED = below("a number of setup cards", "置かれたカードの枚数", lambda table: table.seats + 1)
PLACE = below("a place on the field", "フィールドの場所", lambda _: PLACES_END)
AREAS = below("areas", "エリア", lambda _: board.WHOLE + 1)
SKIPS = below("what a pass skips", "パスで飛ばすもの", lambda _: THE_EFFECT + 1)
IN_PLAY = Argument("a card in play", "プレイエリアのカード", lambda table, kind, _: table.is_in_play(kind))
SET_KIND = Argument("a card to be set", "置くカード", lambda table, kind, step: is_set(table, kind, step[1]))
NAMED_KIND = Argument("a known card in hand", "公開された手札のカード", lambda table, kind, _: is_known(table, kind))
CARD = Argument("a card on the field", "フィールドのカード", lambda table, place, _: is_card(table, place))
SOURCE = Argument(
    "a card to take",
    "取れるカード",
    lambda table, source, _: source - HELD in list(table.points) if source >= HELD else is_card(table, source),
)


def is_set(table: Table, kind: int, number: int) -> bool:
    """The one kind that the step allows, or one that was named."""
    step = table.tables.steps[number]
    return kind == step.about if step.question.kind else is_known(table, kind)


def is_known(table: Table, kind: int) -> bool:
    return 0 <= kind < table.kinds and table.known[table.turn_player * table.kinds + kind] > 0


def is_card(table: Table, place: int) -> bool:
    return 0 <= place < PLACES_END and not table.empty >> area_of(place) & 1


def effect(kinds: Sequence[int], *about: Argument) -> SavedQuestion:
    """A question of a step of one of these kinds, of a card in play."""
    step = Argument(
        "a step of this effect",
        "この効果の手順",
        lambda table, number, _: (
            len(table.play_area) > 0
            and 0 <= number < len(table.tables.steps)
            and table.tables.steps[number].kind in kinds
        ),
    )
    return asked(step, *about, before=steps.RESOLVE)


FIRST = (NOTHING, SKIPS)  # what the first question of a step is about
SETUP = plan(steps.EXCHANGE, steps.FIRST_PLAYER)
PLACING = plan(steps.PLACING)
RESOLVING = [*TURN[:4], *plan(steps.RESOLVE)]

ASKED: dict[Question, SavedQuestion] = {
    redraw.REDRAW: asked(before=steps.EXCHANGE),
    redraw.RETURN: asked(before=steps.EXCHANGE),
    setup.PLACE: asked(before=steps.PLACING),
    turn.TAKE: asked(before=steps.REMOVE_PHASE),
    turn.PLAY: asked(before=steps.SET_PHASE),
    turn.WHICH: asked(before=steps.GET_PHASE),
    turn.SET: asked(IN_PLAY, before=steps.GET_PHASE),
    turn.FACING: asked(IN_PLAY, PLACE, before=steps.GET_PHASE),
    turn.CONFIRM: asked(before=steps.DRAW_PHASE),
    effect_turn.TURN: effect([tables.TURN], *FIRST),
    effect_turn.TURN_TO: effect([tables.TURN], CARD),
    effect_turn.ZONE: effect([tables.TURN_ALL], *FIRST),
    effect_turn.WHOSE: effect([tables.TURN_ALL], AREAS, SKIPS),
    effect_move.MOVE: effect([tables.MOVE], *FIRST),
    effect_move.MOVE_TO: effect([tables.MOVE], CARD),
    effect_move.MOVE_FACING: effect([tables.MOVE], CARD, PLACE),
    effect_move.SWAP: effect([tables.SWAP], *FIRST),
    effect_move.SWAP_WITH: effect([tables.SWAP], CARD),
    effect_take.REMOVE: effect([tables.REMOVE], *FIRST),
    effect_take.REMOVE_FROM: effect([tables.REMOVE], SEAT),
    effect_take.GAIN: effect([tables.GAIN], *FIRST),
    effect_take.GAIN_FROM: effect([tables.GAIN], SEAT),
    effect_take.GAIN_TO: effect([tables.GAIN], SOURCE),
    effect_hand.HAND_CARD: effect([tables.SET_FROM_HAND], *FIRST),
    effect_hand.HAND_SET: effect([tables.SET_FROM_HAND], SET_KIND, SKIPS),
    effect_hand.HAND_FACING: effect([tables.SET_FROM_HAND], NAMED_KIND, PLACE),
    effect_hand.BRING: effect([tables.BRING_FROM_HAND], *FIRST),
    effects.ONE_OF: effect([tables.ONE_OF], *FIRST),
    effect_hand.DO_IT: effect([tables.TURN_ALL, tables.DRAW, tables.BRING_DECK_TOP], *FIRST),
}
FLOW = Flow(
    steps={step[0]: () for step in [*SETUP, *TURN, *RESOLVING]} | {steps.PLACING: (PLACED,)},
    questions={question.number: about for question, about in ASKED.items()},
    plans=(SETUP, PLACING, TURN, RESOLVING),
)


def check(on: Laying) -> None:
    """The effect that waits is of cards in the play area; whoever is asked is the one whose turn it is."""
    table: LumielState = on.table
    check_cards_of_seats(on)
    check_front(on)
    for waiting in table.queue:
        position, step = queued_position(waiting), queued_number(waiting)
        require(
            position < len(table.play_area) and step < len(table.tables.steps),
            on.at("queue"),
            f"no card of the play area has a step {position}, {step}",
            f"プレイエリアのカードに手順 {position}, {step} はありません。",
        )
    require(
        len(table.play_area) == 0 or table.using < len(table.play_area),
        on.at("using"),
        f"there is no card {table.using} in the play area",
        f"プレイエリアに{table.using}番のカードはありません。",
    )
    for seat in table.actors():
        require(
            seat == table.turn_player or table.asked_of(seat).of_everybody,
            "asked",
            f"it is the turn of seat {table.turn_player}, not {seat}",
            f"席{seat}ではなく、席{table.turn_player}の手番です。",
        )


def check_front(on: Laying) -> None:
    """The setup cards that are still to be placed, in the order of the seats (LP-28)."""
    table: Table = on.table
    left = {step[0]: step[1] for step in table.agenda}
    waiting = 0
    if steps.FIRST_PLAYER in left:
        waiting = table.seats
    elif steps.PLACING in left:
        waiting = table.seats - left[steps.PLACING] + 1
    seats = sorted((table.first - 1 - turn) % table.seats for turn in range(waiting))
    require(
        members(table.front) == seats,
        on.at("front"),
        f"the setup cards of the seats {seats} are still to be placed, not of {members(table.front)}",
        f"まだ置かれていないのは席{seats}のカードです（{members(table.front)}ではありません）。",
    )


def check_cards_of_seats(on: Laying) -> None:
    """A seat holds no more than its deck has, kind by kind; what is known of its hand, and what it returns, is there."""
    table: Table = on.table
    most = table.tables.deck_size
    for seat in range(table.seats):
        cards = table.hand_size[seat] + table.deck_size[seat]
        require(
            cards <= most,
            on.at(f"players[{seat}].hand"),
            f"hand and deck together have at most {most} cards, not {cards}",
            f"手札とデッキは合わせて{most}枚までです（{cards}枚あります）。",
        )
        check_kinds(on, seat)
        require(
            all(returnable(table, seat, kind) >= 0 for kind in table.returned_by(seat)),
            on.at(f"players[{seat}].returning"),
            "a card that is returned is not in the hand",
            "戻すカードが手札にありません。",
        )


def check_kinds(on: Laying, seat: int) -> None:
    table: Table = on.table
    played = Counter(unpacked(table.play_area)) if seat == table.turn_player else Counter[int]()
    own = played + Counter(table.deck_of(seat)) + Counter(cards_of(table, table.hand, seat))
    for kind in range(table.kinds):
        at = seat * table.kinds + kind
        copies, used = table.tables.copies[kind], table.used[at]
        require(
            own[kind] + used <= copies,
            on.at(f"players[{seat}].used"),
            f"the deck has only {copies} of {table.tables.ids[kind]}: {used} used up, {own[kind]} still there",
            f"デッキの {table.tables.ids[kind]} は{copies}枚です（使用済み{used}枚、残り{own[kind]}枚）。",
        )
        require(
            table.known[at] <= table.hand[at],
            on.at(f"players[{seat}].known"),
            "a known card is not in the hand",
            "知られているはずのカードが手札にありません。",
        )
