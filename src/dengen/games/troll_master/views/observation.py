"""The layout of an observation; `observer.py` writes the numbers, and `docs/games/troll_master.md` lists them."""

from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, head
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC, PHASES
from dengen.games.troll_master.rules.rules import QUESTIONS

if TYPE_CHECKING:
    from dengen.games.troll_master.game import TrollMaster

SEATS = 5


def readings(game: "TrollMaster") -> list[Reading]:
    """The readings of the game's card set."""
    familiars, kinds, places = len(game.tables.ids), len(MAGIC), int(ACTIONS)
    zones = [
        ("phase", len(PHASES), "preparation, … over"),
        ("question", len(QUESTIONS), "what the viewer is asked"),
        ("round", 2, "this round and the last possible one, / 60"),
        ("target", 1, "points that end the game / 20"),
        ("start", SEATS, "the start player"),
        (
            "row_pawn",
            places * (SEATS + 1),
            "per action, whose pawn stands there; the last one is a neutral one",
        ),
        ("row_missing", places, "per action, cards still missing / 5"),
        ("supply", familiars, "per familiar, copies left / 5"),
        ("open", kinds, "open magic cards per kind / 5"),
        ("sure", kinds, "cards that count for each kind, as far as known / 10"),
        ("pool", kinds, "all cards of the round once hands are open / 10"),
        ("deck_size", 1, "cards / 40"),
        ("discard", kinds, "the discard per kind, remembered / 10"),
        ("mana", SEATS, "per seat / 10"),
        ("chits", SEATS, "per seat, victory points in chits / 10"),
        ("attack", SEATS, "per seat / 10"),
        ("defence", SEATS, "per seat / 10"),
        ("passed", SEATS, "per seat"),
        ("stuck", SEATS, "per seat"),
        ("broom", SEATS, "per seat"),
        ("hand", SEATS * kinds, "per seat, known hand cards per kind / 5"),
        ("hand_size", SEATS, "per seat, cards / 5"),
        ("revealed", SEATS * kinds, "per seat, per kind / 5"),
        ("familiars", SEATS * familiars, "per seat, face-up familiars"),
        ("charges", SEATS * familiars, "per seat, charges on them / 5"),
        ("covered", SEATS * familiars, "per seat, familiars that lie covered"),
        ("actor", SEATS, "whose action is carried out"),
        ("position", places, "on which place"),
        ("moment", 4, "top-up, discount, bonus, attack, / 10"),
    ]
    return [*head(SEATS), *(Reading(name, size, about=about) for name, size, about in zones)]
