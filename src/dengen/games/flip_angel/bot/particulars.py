"""The terms of the evaluation, angel by angel, and what a hint says of each."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.bots.explanations import Particular, Phrase
from dengen.games.flip_angel.bot.advice import event_ahead
from dengen.games.flip_angel.bot.heuristics import EVENT_SHARE
from dengen.games.flip_angel.rules import FlipAngelState, field, scoring

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

ICONS = "suns and moons"
ANGEL = Phrase(Text("{} on the field", "場の{}"), Text("no {} on the field", "場に{}がない"))
WHOLE = {
    ICONS: Phrase(Text("more suns and moons", "太陽と月が増える"), Text("fewer suns and moons", "太陽と月が減る")),
    "field": Phrase(Text("a field worth more", "場の点が増える"), Text("a field worth less", "場の点が減る")),
    "keys": Phrase(Text("more on keys", "鍵の点が増える"), Text("less on keys", "鍵の点が減る")),
    "pairs": Phrase(
        Text("more pairs of ether", "エーテルの組が増える"), Text("fewer pairs of ether", "エーテルの組が減る")
    ),
    "spare ether": Phrase(
        Text("more spare ether", "余りのエーテルが増える"), Text("less spare ether", "余りのエーテルが減る")
    ),
    "turns to come": Phrase(
        Text("a turn more to come", "残りの手番が多い"), Text("a turn less to come", "残りの手番が少ない")
    ),
    "the river": Phrase(
        Text("better cards in the river", "河の札が良くなる"), Text("worse cards in the river", "河の札が悪くなる")
    ),
    "coupons": Phrase(
        Text("cheaper summons", "召喚のクーポンが増える"), Text("fewer cheap summons", "召喚のクーポンが減る")
    ),
    "one colour": Phrase(
        Text("a field nearer to one colour", "場の色がそろう"), Text("a field less of one colour", "場の色がそろわない")
    ),
    "a full purse": Phrase(
        Text("ether enough for any summon", "どの召喚にも足りるエーテル"),
        Text("too little ether for some summons", "召喚によっては足りないエーテル"),
    ),
}


def particulars(game: "FlipAngel", state: FlipAngelState, seat: int) -> list[Particular]:
    mine = dict(zip(game.heuristics.term_names, game.heuristics.terms(state)[seat], strict=True))
    share = EVENT_SHARE if event_ahead(state, seat) else 0.0
    flips = field.unlocked(state, seat)
    found: list[Particular] = []
    for cell in range(64):
        if (state.taken[seat] >> cell) & 1:
            face = state.at(seat, cell)
            turned = face ^ ((flips >> cell) & 1)
            for shown, part in ((face, 1 - share), (turned, share)):
                if part:
                    found.append(Particular("field", game.tables.names[shown], part * float(game.tables.cost[shown])))
    icons = (1 - share) * float(scoring.suns_and_moons(state, seat, 0))
    icons += share * float(scoring.suns_and_moons(state, seat, flips))
    found.append(Particular("field", ICONS, icons))
    return found + [Particular(term, "", value) for term, value in mine.items() if term != "field"]


def reason(game: "FlipAngel", term: str, thing: str, better: bool) -> Text:
    if thing in game.names:
        return ANGEL.said(better, game.names[thing])
    return WHOLE[thing or term].said(better)
