"""The terms of the evaluation, familiar by familiar, and what a hint says of each."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.core.bots.explanations import Particular, Phrase
from dengen.games.troll_master.bot.heuristics import TrollMasterHeuristics
from dengen.games.troll_master.rules import TrollMasterState

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

CHITS, EXTRA = "chits", "extra"
FAMILIAR = {
    "vp": Phrase(
        Text("victory points of the {}", "{}の勝利点"), Text("no victory points of the {}", "{}の勝利点がない")
    ),
    "familiars": Phrase(
        Text("what the {} will do", "{}の働き"), Text("without what the {} would do", "{}の働きがない")
    ),
}
ACTION = Phrase(Text("the pawn on {}", "「{}」に置いた駒"), Text("no pawn on {}", "「{}」に駒がない"))
WHOLE = {
    CHITS: Phrase(Text("more chits", "チットが増える"), Text("fewer chits", "チットが減る")),
    EXTRA: Phrase(
        Text("more victory points by abilities", "能力の勝利点が増える"),
        Text("fewer victory points by abilities", "能力の勝利点が減る"),
    ),
    "vp": Phrase(Text("more victory points", "勝利点が増える"), Text("fewer victory points", "勝利点が減る")),
    "mana": Phrase(Text("more mana", "マナが増える"), Text("less mana", "マナが減る")),
    "familiars": Phrase(
        Text("familiars that will do more", "使い魔の働きが増える"),
        Text("familiars that will do less", "使い魔の働きが減る"),
    ),
    "charges": Phrase(Text("more charges", "チャージが増える"), Text("fewer charges", "チャージが減る")),
    "pawn": Phrase(
        Text("a better action to come", "これからのアクションが良くなる"),
        Text("a worse action to come", "これからのアクションが悪くなる"),
    ),
}


def particulars(game: "TrollMaster", state: TrollMasterState, seat: int) -> list[Particular]:
    heuristics = game.heuristics
    assert isinstance(heuristics, TrollMasterHeuristics)
    mine = dict(zip(heuristics.term_names, heuristics.terms(state)[seat], strict=True))
    worth = heuristics.worth
    outlook = worth.outlook(state)
    tops = [int(familiar) for familiar in state.familiars[seat].tops]
    vp = [Particular("vp", game.tables.ids[familiar], float(worth.vp[familiar])) for familiar in tops]
    beneath = float(state.familiars[seat].vp) - sum(one.value for one in vp)
    pawn = int(state.pawn[seat])
    return [
        *vp,
        Particular("vp", CHITS, float(state.chits[seat])),
        Particular("vp", EXTRA, float(state.extra[seat]) + beneath),
        *(
            Particular("familiars", game.tables.ids[familiar], worth.familiar(familiar, outlook) - worth.vp[familiar])
            for familiar in tops
        ),
        Particular("pawn", str(pawn) if pawn else "", mine["pawn"]),
        Particular("mana", "", mine["mana"]),
        Particular("charges", "", mine["charges"]),
    ]


def reason(game: "TrollMaster", term: str, thing: str, better: bool) -> Text:
    if thing in game.names:
        return FAMILIAR[term].said(better, game.names[thing])
    if term == "pawn" and thing:
        return ACTION.said(better, game.set.row[int(thing) - 1].name)
    return WHOLE[thing or term].said(better)
