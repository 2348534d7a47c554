"""Sheets to cut: cards and tokens with backs, boards in parts. A sheet is always two pages, so that backs match fronts."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.words import Lang, Text
from dengen.core.game import Game
from dengen.drawings import Drawings
from dengen.printing.errors import CannotPrint
from dengen.printing.fonts import Fonts, fonts
from dengen.printing.paper import MARGIN, Box, Grid, Paper, Stroke, crop_marks, parts
from dengen.printing.press import pressed, quoted

PARTS = ("cards", "tokens", "boards")
MOST_PIECES = 2000
FRONT = Text("front", "表")
BACK = Text("back", "裏")


class Piece(Struct, frozen=True):
    id: str
    name: str
    copies: int
    front: str
    back: str | None = None


class Stack(Struct, frozen=True):
    kind: str
    name: str
    width: float
    height: float
    pieces: list[Piece]


class Mat(Struct, frozen=True):
    id: str
    name: str
    width: float
    height: float
    svg: str
    step: float = 0.0


class Printable(Struct, frozen=True):
    """Counterpart of `Printable` in web/src/drawings/types.ts."""

    stacks: list[Stack]
    mats: list[Mat]


class Page(Struct, frozen=True):
    """A page. `placed`: drawings with names and boxes; `cut`: the visible box of a drawing larger than the sheet."""

    paper: Paper
    label: str
    placed: list[tuple[Box, str, str]]
    marks: list[Stroke]
    cut: Box | None = None


def sheets(
    game: Game[Any],
    lang: Lang,
    paper: Paper,
    *,
    only: Sequence[str] = PARTS,
    decks: Sequence[str] = (),
    two_sided: bool = True,
    font_folder: Path | None = None,
) -> bytes:
    """Make a PDF of the game's parts. Raises CannotPrint, DrawingUnavailable."""
    chosen = fonts(lang, font_folder)
    laid = list(pages(printable(game, lang, chosen, decks), game.title[lang], paper, only, lang))
    if not laid:
        raise CannotPrint("This game has no such parts to print.", "このゲームには印刷するものがありません。")
    shown = laid if two_sided else laid[::2]
    files: dict[str, str] = {}
    source = "\n".join([opening(game, lang, chosen), *(typeset(page, files) for page in shown)])
    return pressed(source, files, chosen.found)


def printable(game: Game[Any], lang: Lang, chosen: Fonts, decks: Sequence[str]) -> Printable:
    drawn = Drawings({"sans": chosen.sans, "serif": chosen.serif}).printable(game, decks_of(game, decks, lang), lang)
    found = msgspec.convert(drawn, Printable)
    if sum(piece.copies for stack in found.stacks for piece in stack.pieces) > MOST_PIECES:
        raise CannotPrint(
            f"Too many pieces to print: at most {MOST_PIECES} are possible.",
            f"{MOST_PIECES}枚を超えるため印刷できません。",
        )
    return found


def decks_of(game: Game[Any], wanted: Sequence[str], lang: Lang) -> list[dict[str, Any]]:
    """The ready-made decks to print: the given ones, or all."""
    ready = game.decks.ready if game.decks else {}
    for id in wanted:
        if id not in ready:
            known = ", ".join(ready) or "-"
            raise CannotPrint(
                f"There is no deck {id!r}. The decks are: {known}.", f"{id!r} というデッキはありません（{known}）。"
            )
    return [
        {"id": id, "name": deck.name[lang], "cards": dict(Counter(deck.cards))}
        for id, deck in ready.items()
        if not wanted or id in wanted
    ]


def pages(found: Printable, title: str, paper: Paper, only: Sequence[str], lang: Lang) -> Iterator[Page]:
    for stack in found.stacks:
        if stack.kind in only:
            yield from stack_pages(stack, title, paper, lang)
    if "boards" in only:
        for mat in found.mats:
            yield from mat_pages(mat, title, paper)


def stack_pages(stack: Stack, title: str, paper: Paper, lang: Lang) -> Iterator[Page]:
    """Pages of a stack: every sheet's front, then its back, which may be blank."""
    grid = Grid(paper, stack.width, stack.height)
    all_pieces = [piece for piece in stack.pieces for _ in range(piece.copies)]
    laid = [all_pieces[begin : begin + grid.room] for begin in range(0, len(all_pieces), grid.room)]
    marks = list(grid.marks())
    for number, pieces in enumerate(laid, 1):
        label = f"{title} · {stack.name} {number}/{len(laid)}"
        fronts = [(grid.front(nth), piece.name, piece.front) for nth, piece in enumerate(pieces)]
        backs = [(grid.back(nth), piece.name, piece.back) for nth, piece in enumerate(pieces) if piece.back is not None]
        yield Page(paper, f"{label} · {FRONT[lang]}", fronts, marks)
        yield Page(paper, f"{label} · {BACK[lang]}" if backs else "", backs, marks if backs else [])


def mat_pages(mat: Mat, title: str, paper: Paper) -> Iterator[Page]:
    """Pages of a mat, on as few sheets as possible, in portrait or landscape."""
    kept = min((tiles(mat, each) for each in (paper, paper.turned)), key=len)
    for number, (sheet, seen) in enumerate(kept, 1):
        place = Box((sheet.width - seen.width) / 2, (sheet.height - seen.height) / 2, seen.width, seen.height)
        marks = list(crop_marks([place.x, place.x + place.width], [place.y, place.y + place.height]))
        label = f"{title} · {mat.name} {number}/{len(kept)}"
        yield Page(sheet, label, [(place, mat.name, mat.svg)], marks, Box(seen.x, seen.y, mat.width, mat.height))
        yield Page(sheet, "", [], [])


def tiles(mat: Mat, paper: Paper) -> list[tuple[Paper, Box]]:
    columns = parts(mat.width, paper.width - 2 * MARGIN, mat.step)
    rows = parts(mat.height, paper.height - 2 * MARGIN, mat.step)
    return [(paper, Box(x, y, width, height)) for y, height in rows for x, width in columns]


def opening(game: Game[Any], lang: Lang, chosen: Fonts) -> str:
    title = f"{game.title[lang]} · {game.cards.name[lang]}" if game.has_cards else game.title[lang]
    return "\n".join(
        [
            f"#set document(title: {quoted(title)}, date: none)",
            f"#set text(font: {quoted(chosen.sans)}, size: 5pt, fill: luma(110), lang: {quoted(lang)})",
        ]
    )


def typeset(page: Page, files: dict[str, str]) -> str:
    """The source of one page; its drawings are added to `files`."""
    lines = [f"#page(width: {mm(page.paper.width)}, height: {mm(page.paper.height)}, margin: 0mm)["]
    if page.label:
        lines.append(placed(MARGIN, 2.2, f"text({quoted(page.label)})"))
    lines += [
        placed(
            mark.x, mark.y, f"line(length: {mm(mark.dx or mark.dy)}, angle: {0 if mark.dx else 90}deg, stroke: 0.25pt)"
        )
        for mark in page.marks
    ]
    for box, name, svg in page.placed:
        file = f"{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"
        files[file] = svg
        whole = page.cut or box
        image = (
            f"image({quoted(file)}, width: {mm(whole.width)}, height: {mm(whole.height)}, "
            f'fit: "stretch", alt: {quoted(name)})'
        )
        inner = f"place(dx: {mm(-page.cut.x)}, dy: {mm(-page.cut.y)}, {image})" if page.cut else image
        seen = f"box(width: {mm(box.width)}, height: {mm(box.height)}, clip: true, {inner})"
        lines.append(placed(box.x, box.y, seen))
    return "\n".join([*lines, "]"])


def placed(x: float, y: float, what: str) -> str:
    return f"#place(top + left, dx: {mm(x)}, dy: {mm(y)}, {what})"


def mm(length: float) -> str:
    return f"{length:.3f}mm"
