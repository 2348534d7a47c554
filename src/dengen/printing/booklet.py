"""The rules as a booklet, two pages per sheet: clauses by chapter, with rulings marked."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from dengen.core.base.words import Lang, Text
from dengen.core.game import Game
from dengen.core.rules.clauses import Clause
from dengen.printing.fonts import Fonts, fonts
from dengen.printing.paper import Paper
from dengen.printing.press import pressed, quoted

SUBTITLE = Text("The rules, in numbered clauses", "ルール（条文）")
PLAYERS = Text("{seats} players · {least}–{most} minutes", "{seats}人・{least}〜{most}分")
OURS = Text(
    "The clauses paraphrase the rulebook. Those with a bar are rulings on questions that the rulebook leaves open: "
    "each is printed with its question.",
    "条文はルールブックの内容を私たちの言葉で書いたものです。横に線のある条文は、ルールブックに書かれていないことへの私たちの裁定で、"
    "どの質問への答えかを示しています。",
)
CONTENTS = Text("Contents", "目次")
RULING = Text("Our ruling", "裁定")

STYLE = """\
#set par(justify: true, leading: 0.62em)
#set heading(numbering: "1.")
#show heading.where(level: 1): it => block(above: 1.6em, below: 0.8em, sticky: true, text(size: 12pt, weight: "bold", it))
#let clause(id, words) = block(below: 0.75em, grid(columns: (15mm, 1fr), text(size: 7pt, fill: luma(90), id), words))
#let ruling(id, mark, question, words) = block(below: 0.9em, breakable: true,
  stroke: (left: 1.6pt + rgb("#b0402a")), inset: (left: 2.4mm, y: 0.4mm),
  grid(columns: (12.6mm, 1fr), text(size: 7pt, fill: rgb("#b0402a"), id),
    [#text(size: 7pt, fill: rgb("#b0402a"), weight: "bold", mark) #text(style: "italic", question) \\ #words]))
"""


def booklet(game: Game[Any], lang: Lang, paper: Paper, *, font_folder: Path | None = None) -> bytes:
    """Make a PDF with pages of half the paper's size. Raises CannotPrint."""
    chosen = fonts(lang, font_folder)
    return pressed("\n".join(lines(game, lang, paper.half, chosen)), {}, chosen.found)


def lines(game: Game[Any], lang: Lang, page: Paper, chosen: Fonts) -> Iterator[str]:
    yield f"#set document(title: {quoted(f'{game.title[lang]} · {SUBTITLE[lang]}')}, date: none)"
    yield (
        f"#set page(width: {page.width:.2f}mm, height: {page.height:.2f}mm, numbering: none, "
        "margin: (x: 13mm, top: 14mm, bottom: 16mm))"
    )
    yield f"#set text(font: {quoted(chosen.serif)}, size: 8.5pt, lang: {quoted(lang)})"
    yield STYLE
    yield from cover(game, lang, chosen)
    for chapter in game.clauses.chapters:
        yield f"#heading({quoted(chapter.title[lang])})"
        yield from (one(clause, lang) for clause in game.clauses.of_chapter(chapter.id))


def cover(game: Game[Any], lang: Lang, chosen: Fonts) -> Iterator[str]:
    other: Lang = "en" if lang == "ja" else "ja"
    least, most = game.minutes
    facts = PLAYERS[lang].format(seats=span(game.seat_counts), least=least, most=most)
    yield "#align(center)[#v(22%)"
    yield f'#text(size: 24pt, weight: "bold", {quoted(game.title[lang])}) \\ #v(2mm)'
    yield f"#text(size: 11pt, fill: luma(90), {quoted(game.title[other])}) \\ #v(10mm)"
    yield f"#text(size: 11pt, {quoted(SUBTITLE[lang])}) \\ #v(2mm)"
    yield f"#text(size: 9pt, {quoted(facts)})]"
    yield f"#v(1fr) #text(size: 8pt, fill: luma(70), {quoted(OURS[lang])})"
    yield '#pagebreak() #set page(numbering: "1")'
    yield f"#outline(title: {quoted(CONTENTS[lang])}) #pagebreak()"


def span(seats: Sequence[int]) -> str:
    numbers = sorted(seats)
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def one(clause: Clause, lang: Lang) -> str:
    text = quoted(clause.text[lang])
    if clause.question is None:
        return f"#clause({quoted(clause.id)}, {text})"
    return f"#ruling({quoted(clause.id)}, {quoted(RULING[lang])}, {quoted(clause.question[lang])}, {text})"
