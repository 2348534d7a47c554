"""The terms of the evaluation, card by card, and what a hint says of each."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text, fill
from dengen.core.bots.explanations import Particular, Phrase
from dengen.games.lumiel.bot.outlook import EXPOSED, PREY
from dengen.games.lumiel.rules.board import LINE_ENDS, LINE_MIDDLES, NAMES
from dengen.games.lumiel.rules.codes import NOBODY, points_kind, points_seat
from dengen.games.lumiel.rules.state import Table

if TYPE_CHECKING:
    from dengen.games.lumiel.game import Lumiel

CARDS = {
    "score": Phrase(Text("{} captured", "{}を獲得"), Text("{} not captured", "{}を獲得できない")),
    "exposed": Phrase(Text("{} safe", "{}が挟まれにくい"), Text("{} open to capture", "{}が挟まれそう")),
    "prey": Phrase(Text("{} within reach", "{}を挟めそう"), Text("{} out of reach", "{}を挟めなくなる")),
}
WHOLE = {
    "score": Phrase(Text("more points", "得点が増える"), Text("fewer points", "得点が減る")),
    "on_field": Phrase(
        Text("fewer points left lying on the field", "場に残る得点札が減る"),
        Text("more points left lying on the field", "場に残る得点札が増える"),
    ),
    "burden": Phrase(
        Text("minus cards left for others to take", "マイナス札を場に残す"),
        Text("fewer minus cards left for others", "場に残すマイナス札が減る"),
    ),
    "exposed": Phrase(
        Text("fewer cards open to capture", "挟まれそうな札が減る"),
        Text("more cards open to capture", "挟まれそうな札が増える"),
    ),
    "prey": Phrase(
        Text("more cards within reach", "挟めそうな札が増える"), Text("fewer cards within reach", "挟めそうな札が減る")
    ),
    "free_card": Phrase(
        Text("a free card from a full field", "場が埋まって札をもらえる"),
        Text("no free card from a full field", "場が埋まらず札をもらえない"),
    ),
    "this_turn": Phrase(
        Text("more to capture this turn", "この手番でもっと取れる"),
        Text("less to capture this turn", "この手番で取れる分が減る"),
    ),
}


def particulars(game: "Lumiel", state: Table, seat: int) -> list[Particular]:
    mine = dict(zip(game.heuristics.term_names, game.heuristics.terms(state)[seat], strict=True))
    found = [
        *(
            Particular("score", game.tables.ids[kind], float(game.tables.points[kind]))
            for kind in _captured(state, seat)
        ),
        *_lines(game, state, seat),
    ]
    rest = [Particular(term, "", value) for term, value in mine.items() if term not in CARDS]
    return found + rest


def _captured(state: Table, seat: int) -> list[int]:
    return [int(points_kind(scored)) for scored in state.points if points_seat(scored) == seat]


def _lines(game: "Lumiel", state: Table, seat: int) -> list[Particular]:
    """Plus cards that need one more card to be captured: this seat's, and those that it hunts."""
    found: list[Particular] = []
    for line in range(len(LINE_ENDS)):
        ends = [area for area in range(16) if (LINE_ENDS[line] >> area) & 1]
        taken = [area for area in ends if state.owner[area] != NOBODY and not (state.empty >> area) & 1]
        middle = int(LINE_MIDDLES[line])
        if len(taken) != 1 or (state.empty >> middle) & 1:
            continue
        points = float(game.tables.points[state.kind[middle]])
        owner, hunter = state.owner[middle], state.owner[taken[0]]
        thing = f"{NAMES[middle]}:{game.tables.ids[state.kind[middle]]}"
        if points > 0 and hunter != owner:
            if owner == seat:
                found.append(Particular("exposed", f"{thing}:{hunter}", -EXPOSED * points))
            elif hunter == seat:
                found.append(Particular("prey", f"{thing}:{owner}", PREY * points))
    return found


def reason(game: "Lumiel", term: str, thing: str, better: bool) -> Text:
    if not thing:
        return WHOLE[term].said(better)
    if term == "score":
        is_minus = game.tables.points[game.tables.ids.index(thing)] < 0
        return CARDS[term].said(better != is_minus, game.names[thing])
    area, card, other = thing.split(":")
    name = game.names[card]
    if term == "exposed":
        said = CARDS[term].said(better, fill(Text("{} on {}", "{1}の{0}"), name, area))
        return fill(Text("{} (to {})", "{}（{}に）"), said, f"{{seat{other}}}") if not better else said
    return CARDS[term].said(better, fill(Text("{}'s {} on {}", "{0}の{1}（{2}）"), f"{{seat{other}}}", name, area))
