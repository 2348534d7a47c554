"""The rulebook as lines of text: chapters, clauses, rulings with their questions."""

from collections.abc import Iterator

from dengen.core.base.words import Lang
from dengen.core.rules.clauses import Chapter, Clause, Clauses
from dengen.terminal import phrases

Line = tuple[str, str]  # the line and its style


def whole(clauses: Clauses, lang: Lang) -> Iterator[Line]:
    for number, entry in enumerate(clauses.chapters, 1):
        yield from chapter(clauses, entry, number, lang)


def chapters(clauses: Clauses, lang: Lang) -> Iterator[Line]:
    yield phrases.CHAPTERS[lang], ""
    for number, entry in enumerate(clauses.chapters, 1):
        yield f"{number:>3}  {entry.title[lang]}", ""


def chapter(clauses: Clauses, entry: Chapter, number: int, lang: Lang) -> Iterator[Line]:
    yield f"{number}. {entry.title[lang]}", "bold"
    yield "", ""
    for clause in clauses.of_chapter(entry.id):
        yield from one(clause, lang)
    yield "", ""


def one(clause: Clause, lang: Lang) -> Iterator[Line]:
    mark = f" ({phrases.RULING[lang]})" if clause.is_ruling else ""
    if clause.question is not None:
        yield f"{clause.id}{mark} {phrases.QUESTION_OF_RULING[lang].format(question=clause.question[lang])}", "italic"
        yield f"    {clause.text[lang]}", ""
    else:
        yield f"{clause.id}{mark} {clause.text[lang]}", ""


def find(clauses: Clauses, wanted: str, lang: Lang) -> list[Line]:
    """A clause by its id ("LP-17", "17", "R3"), a chapter by its number or id, or all clauses that contain a word."""
    for name in (wanted.upper(), f"{clauses.prefix}-{wanted.upper()}"):
        if name in clauses and not (wanted.isdigit() and int(wanted) <= len(clauses.chapters)):
            return list(one(clauses[name], lang))
    for number, entry in enumerate(clauses.chapters, 1):
        if wanted in (str(number), entry.id):
            return list(chapter(clauses, entry, number, lang))
    return [line for clause in clauses if says(clause, wanted, lang) for line in one(clause, lang)]


def says(clause: Clause, word: str, lang: Lang) -> bool:
    asked = clause.question[lang] if clause.question else ""
    return word.lower() in f"{clause.text[lang]} {asked}".lower()
