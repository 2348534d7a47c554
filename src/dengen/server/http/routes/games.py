"""What games there are: options, rulebooks, cards."""

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.game import Game
from dengen.core.lesson_frames import LessonFilm, filmed
from dengen.core.rules.clauses import Chapter
from dengen.core.rules.option_types import Choice, Either, Kind, ListOf, Number, SeatOr, Switch
from dengen.core.rules.options import Concern, Option
from dengen.core.teaching.lessons import Lesson
from dengen.server.bots.levels import levels_of, notes, ratings
from dengen.server.http.dependencies import TheNode
from dengen.server.http.problems import responses
from dengen.table.results.resignation import endings_of

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # another package drew it: it can do nothing


KEYWORDS = ".keywords="  # in the names of a vocabulary's words


class KindInfo(Struct, omit_defaults=True):
    """What an option may be. `kind`: switch, choice (`values`), number (`low` to `high`), seat (or one of `values`),
    list (of `items`, `length` of them), either (one of `either`), or other: see `expected`.

    `words`: what values mean, by value; a number's may be for special ones only. `unit`: what a number counts."""

    kind: Literal["switch", "choice", "number", "seat", "list", "either", "other"]
    expected: Text
    words: dict[str, Text] = {}
    unit: Text | None = None
    values: list[str] = []
    low: int | None = None
    high: int | None = None
    length: int | None = None
    items: "KindInfo | None" = None
    either: list["KindInfo"] = []


class OptionInfo(Struct):
    """An option. `default_for`: by the number of seats, where the default is another. `implied`: nobody chooses it,
    it is what the number of seats says. `against_bots`: what one person against bots is offered first; null: the default."""

    name: str
    takes: KindInfo
    default: Any
    default_for: dict[str, Any]
    implied: bool
    against_bots: Any
    about: Text
    concerns: Concern
    per_seat: bool


class EditionInfo(Struct):
    """A card set that ships with the game: `id` is what a new table takes as its `cards`."""

    id: str
    name: Text


class DecksInfo(Struct):
    """Everybody brings a deck, by this option; `about`: what it must be. `keywords`: what they mean, by id."""

    option: str
    about: Text
    keywords: dict[str, Text]


class GameInfo(Struct):
    """`order`: where it stands in a list of games. `miniature`: where a small picture of its table is, if its package
    brings one."""

    id: str
    order: int
    title: Text
    about: Text
    seats: list[int]
    default_seats: int
    minutes: list[int]
    rules: int
    cards: str
    has_cards: bool
    editions: list[EditionInfo]  # the one to be offered first at the front
    options: list[OptionInfo]
    decks: DecksInfo | None
    levels: list[str]
    level_titles: dict[str, Text]
    level_notes: dict[str, Text]  # what is to be known of some, on this server and at present
    level_ratings: dict[str, int]  # how strong, on one scale for all levels of the game; those that were measured
    interventions: list[str]
    endings: dict[str, Text]
    parts: dict[str, Text]
    miniature: str | None
    aim: Text | None  # what its lesson says it is about; None: it has no lesson


class ClauseInfo(Struct, omit_defaults=True):
    id: str
    chapter: str
    en: str
    ja: str
    question: Text | None = None


class Rulebook(Struct):
    game: str
    chapters: list[Chapter]
    clauses: list[ClauseInfo]


class Cards(Struct):
    game: str
    hash: str
    content: dict[str, Any]


class DeckInfo(Struct):
    """A deck: its cards by id, each as often as it has copies."""

    id: str
    name: Text
    cards: list[str]


class DeckList(Struct, forbid_unknown_fields=True):
    cards: Annotated[list[str], Meta(max_length=400)]


class DeckCheck(Struct):
    """It may be played if there are no problems; warnings say what is unwise."""

    problems: list[Text]
    warnings: list[Text]


def kind_info(kind: Kind) -> KindInfo:
    expected = kind.expected()
    words = {str(value): word for value, word in kind.words.items()}
    match kind:
        case Switch():
            return KindInfo("switch", expected)
        case Choice():
            return KindInfo("choice", expected, words, values=list(words))
        case Number():
            return KindInfo("number", expected, words, kind.unit, low=kind.low, high=kind.high)
        case SeatOr():
            return KindInfo("seat", expected, words, values=list(words))
        case ListOf():
            return KindInfo("list", expected, length=kind.length, items=kind_info(kind.item))
        case Either():
            return KindInfo("either", expected, either=[kind_info(one) for one in kind.kinds])
    return KindInfo("other", expected, words)


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        takes=kind_info(option.kind),
        default=option.default,
        default_for={str(seats): value for seats, value in option.default_for.items()},
        implied=option.implied,
        against_bots=option.against_bots,
        about=option.about,
        concerns=option.concerns,
        per_seat=option.per_seat,
    )


def keywords_of(game: Game[Any]) -> dict[str, Text]:
    """What the words under a card's `keywords` mean."""
    words = game.vocabulary.means if game.vocabulary else {}
    return {name.partition(KEYWORDS)[2]: text for name, text in words.items() if KEYWORDS in name}


@cache
def edition_info(package: str, name: str) -> EditionInfo:
    return EditionInfo(name, CardSet.find(package, name).name)


def game_info(game: Game[Any], is_compiled: bool, plugins: tuple[str, ...]) -> GameInfo:
    levels = levels_of(game, plugins)
    return GameInfo(
        id=game.id,
        order=game.order,
        title=game.title,
        about=game.about,
        seats=list(game.seat_counts),
        default_seats=game.default_seats,
        minutes=list(game.minutes),
        rules=game.version,
        cards=game.cards.hash,
        has_cards=game.has_cards,
        editions=[edition_info(game.package, name) for name in game.editions] if game.has_cards else [],
        options=[option_info(option) for option in game.options],
        decks=None if game.decks is None else DecksInfo(game.decks.option, game.decks.about, keywords_of(game)),
        levels=list(levels),
        level_titles=levels,
        level_notes=notes(game, is_compiled),
        level_ratings=ratings(game.package),
        interventions=list(game.interventions),
        endings=endings_of(game),
        parts=dict(game.parts),
        miniature=None if game.miniature is None else f"/api/games/{game.id}/miniature.svg",
        aim=None if game.lesson is None else game.lesson.aim or game.about,
    )


@get("/api/games", tags=["games"])
async def games(node: TheNode) -> list[GameInfo]:
    """Every game of this server."""
    return [game_info(node.games.default(id), node.build.is_compiled, node.settings.plugins) for id in node.games.ids]


@get("/api/games/{game:str}", tags=["games"], responses=responses(404))
async def one_game(game: FromPath[str], node: TheNode) -> GameInfo:
    return game_info(node.games.default(game), node.build.is_compiled, node.settings.plugins)


@get("/api/games/{game:str}/clauses", tags=["games"], responses=responses(404))
async def clauses(game: FromPath[str], node: TheNode) -> Rulebook:
    """The rulebook, in numbered clauses."""
    book = node.games.default(game).clauses
    return Rulebook(game, book.chapters, [ClauseInfo(c.id, c.chapter, c.en, c.ja, c.question) for c in book])


@get("/api/games/{game:str}/lesson", tags=["games"], responses=responses(404))
async def one_lesson(game: FromPath[str], node: TheNode) -> Lesson:
    """How the game is taught: steps, each on a table that is laid."""
    lesson = node.games.default(game).lesson
    if lesson is None:
        raise NotFoundException(f"{game} has no lesson yet.")
    return lesson


@get("/api/games/{game:str}/lesson/film", tags=["games"], responses=responses(400, 404))
async def lesson_film(game: FromPath[str], node: TheNode, cards: FromQuery[str | None] = None) -> Response[LessonFilm]:
    """How its lesson goes with one of its card sets when everything is done as it says: for a page without a network."""
    bound = node.games.bind(game, cards)
    if bound.lesson is None:
        raise NotFoundException(f"{game} has no lesson yet.")
    return Response(await asyncio.to_thread(encoded_film, bound), media_type="application/json")


@cache
def encoded_film(game: Game[Any]) -> Any:
    return msgspec.json.encode(filmed(game))


@get("/api/games/{game:str}/miniature.svg", tags=["games"], media_type="image/svg+xml", responses=responses(404))
async def miniature(game: FromPath[str], node: TheNode) -> Response[str]:
    """A small picture of the game's table, where its package brings one."""
    drawn = node.games.default(game).miniature
    if drawn is None:
        raise NotFoundException(f"There is no miniature of {game}.")
    return Response(drawn, media_type="image/svg+xml", headers={"Content-Security-Policy": PICTURE_POLICY})


@get("/api/games/{game:str}/cards", tags=["games"], responses=responses(400, 404))
async def cards(game: FromPath[str], node: TheNode, cards: FromQuery[str | None] = None) -> Cards:
    """A card set that ships with the game."""
    bound = node.games.bind(game, cards)
    return Cards(game, bound.cards.hash, bound.cards.content)


@get("/api/games/{game:str}/decks", tags=["games"], responses=responses(400, 404))
async def ready_decks(game: FromPath[str], node: TheNode, cards: FromQuery[str | None] = None) -> list[DeckInfo]:
    """The decks that ship with the game, for one of its card sets; none where it is played without."""
    bound = node.games.bind(game, cards)
    return [DeckInfo(deck.id, deck.name, deck.cards) for deck in (bound.decks.ready.values() if bound.decks else ())]


@post("/api/games/{game:str}/decks", tags=["games"], status_code=200, responses=responses(400, 403, 404, 413, 415, 429))
async def check_deck(
    game: FromPath[str], data: JSONBody[DeckList], node: TheNode, cards: FromQuery[str | None] = None
) -> DeckCheck:
    """May this deck be played with this card set, by the usual rules?"""
    bound = node.games.bind(game, cards)
    if bound.decks is None:
        raise NotFoundException(f"{game} has no decks.")
    report = bound.decks.check(data.cards)
    return DeckCheck(report.problems, report.warnings)


@get("/api/cards/{hash:str}", tags=["games"], responses=responses(404, 503))
async def card_set(hash: FromPath[str], node: TheNode) -> Cards:
    """The card set of a table."""
    for id in node.games.ids:
        shipped = node.games.shipped(id, hash)
        if shipped is not None and shipped.has_cards:
            return Cards(id, hash, shipped.cards.content)
    content = await node.store.cards(hash)
    if content is None:
        raise NotFoundException(f"There is no card set {hash!r}.")
    return Cards("", hash, content)


HANDLERS = [games, one_game, clauses, one_lesson, lesson_film, miniature, cards, ready_decks, check_deck, card_set]
