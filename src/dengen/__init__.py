"""dengen (電源, "power supply"): Japanese indie card games on one rules engine.

    game = dengen.game("lumiel")
    state = game.new(seats=4, seed=7)
    state.apply(0, state.legal(0)[0])

Everything that a program, a bot or a new game needs is in this module. `dengen.testing` is for tests of games,
`dengen.rl` for reinforcement learning.
"""

from typing import TYPE_CHECKING, Any, Literal, overload

from dengen import players
from dengen.core import registry
from dengen.core.base import errors
from dengen.core.base.chance import Chance
from dengen.core.base.errors import (
    BadAction,
    BadCardSet,
    BadOption,
    BadPosition,
    BadSeat,
    BadSeatCount,
    BadSeed,
    DengenError,
    GameOver,
    IllegalAction,
    NotOver,
    NotYourQuestion,
    UnknownGame,
)
from dengen.core.base.outcome import Outcome, Standing, ranks, shares
from dengen.core.base.words import Lang, Text, Words, fill, joined, listed, plural, signed, who
from dengen.core.bots.explanations import Particular, Phrase, Unit
from dengen.core.bots.heuristics import Heuristics
from dengen.core.bots.levels import USUAL_LEVELS, Level, SearchSettings
from dengen.core.cards.card_sets import Source
from dengen.core.cards.decks import Deck, DeckReport, Decks, buildable, deck_option, read_decks
from dengen.core.cards.set_file import SetEntry, SetHead, SetPart, check_ids
from dengen.core.cards.vocabulary import Vocabulary
from dengen.core.conformance import check_conformance
from dengen.core.game import Game
from dengen.core.positions.fields import Fields
from dengen.core.positions.flow import Flow
from dengen.core.positions.sparse import Sparse
from dengen.core.registry import registered
from dengen.core.rules.actions import Action
from dengen.core.rules.clauses import Clauses
from dengen.core.rules.events import ALL, Event
from dengen.core.rules.option_types import Choice, Either, ListOf, Number, SeatOr, Switch
from dengen.core.rules.options import Option
from dengen.core.rules.question import About, Question
from dengen.core.rules.state import LEGAL, RULING, State, plan
from dengen.core.tracking import Tracked, TrackedEvent, TrackedGroup, TrackedSides
from dengen.core.views.observation import Reading, chosen, counted, one_hot, padded, per_seat
from dengen.core.views.observer import Observer
from dengen.core.views.view import OPEN, View, Viewer

if TYPE_CHECKING:  # for editors and type checkers
    from dengen.games.flip_angel import FlipAngel
    from dengen.games.lumiel import Lumiel
    from dengen.games.troll_master import TrollMaster
    from dengen.games.trump_fighter import TrumpFighter
    from dengen.games.walpurgis import Walpurgis

__version__ = "0.1.0"


@overload
def game(id: Literal["flip_angel"], cards: Source = None) -> "FlipAngel": ...
@overload
def game(id: Literal["lumiel"], cards: Source = None) -> "Lumiel": ...
@overload
def game(id: Literal["troll_master"], cards: Source = None) -> "TrollMaster": ...
@overload
def game(id: Literal["trump_fighter"], cards: Source = None) -> "TrumpFighter": ...
@overload
def game(id: Literal["walpurgis"], cards: Source = None) -> "Walpurgis": ...
@overload
def game(id: str, cards: Source = None) -> Game[Any]: ...
def game(id: str, cards: Source = None) -> Game[Any]:
    """A game with a card set: the name of an edition, a file (a path, or a name that ends in `.toml`) or content.

    The default is the newest edition; the first edition is `cards="dengen"`.
    """
    return registry.game(id, cards)


__all__ = [
    "ALL",
    "LEGAL",
    "OPEN",
    "RULING",
    "USUAL_LEVELS",
    "About",
    "Action",
    "BadAction",
    "BadCardSet",
    "BadOption",
    "BadPosition",
    "BadSeat",
    "BadSeatCount",
    "BadSeed",
    "Chance",
    "Choice",
    "Clauses",
    "Deck",
    "DeckReport",
    "Decks",
    "DengenError",
    "Either",
    "Event",
    "Fields",
    "Flow",
    "Game",
    "GameOver",
    "Heuristics",
    "IllegalAction",
    "Lang",
    "Level",
    "ListOf",
    "NotOver",
    "NotYourQuestion",
    "Number",
    "Observer",
    "Option",
    "Outcome",
    "Particular",
    "Phrase",
    "Question",
    "Reading",
    "SearchSettings",
    "SeatOr",
    "SetEntry",
    "SetHead",
    "SetPart",
    "Source",
    "Sparse",
    "Standing",
    "State",
    "Switch",
    "Text",
    "Tracked",
    "TrackedEvent",
    "TrackedGroup",
    "TrackedSides",
    "Unit",
    "UnknownGame",
    "View",
    "Viewer",
    "Vocabulary",
    "Words",
    "buildable",
    "check_conformance",
    "check_ids",
    "chosen",
    "counted",
    "deck_option",
    "errors",
    "fill",
    "game",
    "joined",
    "listed",
    "one_hot",
    "padded",
    "per_seat",
    "plan",
    "players",
    "plural",
    "ranks",
    "read_decks",
    "registered",
    "shares",
    "signed",
    "who",
]
