"""Print and play: a game's sheets and rules as PDF, with the cards of an edition, of a table, or of a set of one's own."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from dengen.core.base.words import Lang
from dengen.server.http.dependencies import AnyRequest, TheGuests, TheNode, ThePrints, TheSets, payers
from dengen.server.http.problems import responses
from dengen.server.http.routes.tables import Invite
from dengen.server.studio.prints import PaperName, PrintPart, PrintRequest


class Printing(Struct):
    """`on`: this server makes PDFs to print."""

    on: bool


@get("/api/printing", tags=["printing"])
async def printing(prints: ThePrints) -> Printing:
    """Can sheets be printed here?"""
    return Printing(prints.is_on)


@get("/api/games/{game:str}/print", tags=["printing"], responses=responses(400, 403, 404, 429, 503))
async def print_game(
    game: FromPath[str],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    prints: ThePrints,
    edition: FromQuery[str] = "",
    cards: FromQuery[str] = "",
    lang: FromQuery[Lang] = "en",
    paper: FromQuery[PaperName] = "a4",
    part: FromQuery[PrintPart] = "sheets",
) -> Response[bytes]:
    """Cards, tokens and boards of an edition (or of a table's card set: `cards`, its hash) as sheets to cut, or the rules as a
    booklet (PDF)."""
    person = await guests.person_of(request.cookies)
    wish, paying = PrintRequest(lang, paper, part), payers(request, person)
    shipped = node.games.shipped(game, cards) if cards else node.games.bind(game, edition or None)
    if shipped is not None:
        made = await prints.of_edition(shipped, wish, paying)
    else:
        content = await node.store.cards(cards)
        if content is None:
            raise NotFoundException(f"There is no card set {cards!r}.")
        made = await prints.of_set(game, content, wish, paying)
    return pdf(made, f"{game}-{part}-{lang}-{paper}.pdf")


@get("/api/sets/{id:str}/print", tags=["printing"], responses=responses(400, 403, 404, 429, 503))
async def print_set(
    id: FromPath[str],
    request: AnyRequest,
    guests: TheGuests,
    sets: TheSets,
    prints: ThePrints,
    lang: FromQuery[Lang] = "en",
    paper: FromQuery[PaperName] = "a4",
    part: FromQuery[PrintPart] = "sheets",
    invite: Invite = "",
) -> Response[bytes]:
    """The same with a set of your own, or one that somebody shared, where the server keeps such."""
    person = await guests.person_of(request.cookies)
    own = await sets.readable(id, person, invite)
    made = await prints.of_set(own.game, own.content, PrintRequest(lang, paper, part), payers(request, person))
    return pdf(made, f"{own.game}-{own.id}-{part}-{lang}-{paper}.pdf")


def pdf(content: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Cache-Control": "no-cache"}
    return Response(content, media_type="application/pdf", headers=headers)


HANDLERS = [printing, print_game, print_set]
