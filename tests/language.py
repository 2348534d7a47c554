"""The lint of English and Japanese: findings in docstrings, comments, test names, messages and names.

    .venv/bin/python -m tests.language src/dengen/lab     lists the findings in a folder
    .venv/bin/python -m tests.language --lower            lowers the allowances to today's counts

Rules for English are in `Rule`; terms for both languages are in docs/glossary.toml.
"""

import ast
import inspect
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from tests.wording import NOUN

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs" / "glossary.toml"
ALLOWANCES = ROOT / "tests" / "language_allowances.toml"
SELF: Final = {"tests/language.py", "tests/test_language.py"}  # they quote what they forbid

# A first line says what a thing is (noun) or does (verb)
OPENERS: Final = (
    "what who whose whom whoever whatever whichever how where wherever of from by which when why those nobody somebody "
    "everybody something nothing until onto does is are may can would could was has"
)
# The actor has a name: a player, the client, the operator
PEOPLE: Final = (
    "player players guest guests person people user users operator operators spectator spectators opponent opponents host "
    "hosts friend friends author authors designer designers developer developers researcher researchers admin admins "
    "administrator administrators winner winners loser losers attacker attackers defender defenders member members "
    "maintainer maintainers anyone someone everyone others bot bots"
)
PHRASES: Final = re.compile(
    r"\b(?:[Ww]ho(?:m|so)?ever|[Ss]omebody|[Nn]obody|[Tt]hose (?:who|whose)|[Ss]o many"
    r"|[Oo]f (?:one's|its|their|his|her|my|our|your) own|one's own)\b"
)
WHO: Final = re.compile(r"(?:(\w+)(,?) )?\b[Ww]ho\b")
MESSAGE: Final = re.compile(
    r"\b(?:whoever|whomever|those who|so many|one's own|of (?:its|their|his|her|your) own)\b", re.IGNORECASE
)
# Metaphors that a reader has to look up, with the field's noun
NAMES: Final = {
    "Patron": "CpuAccount",
    "Film": "RenderedReplay",
    "Screening": "RenderedReplay",
    "Hunt": "PuzzleSearch",
    "Found": "PuzzleCandidate",
    "Weighing": "SequentialHalving",
    "Told": "LabUpdate",
    "Parcel": "OutgoingPush",
    "Eyes": "ObservationEncoder",
    "Allowance": "ResourceLimits",
    "Wish": "TableRequest",
    "Scoreboard": "WorkerMetrics",
    "Misfit": "InvalidValue",
    "Complaint": "UsageError",
    "Taken": "EntryConflict",
    "Turns": "FairQueue, AgentCursor",
    "Returnable": "UndoableGestures",
    "BadWords": "Blocklist",
}
SHORTEST_TEST: Final = 3  # words: subject, verb, object

PROSE_COMMENT: Final = re.compile(r"(?:^|\s)# (.+)$")
CODE: Final = re.compile(r"`[^`]*`")
STRING_OF_WORDS: Final = re.compile(r"[A-Za-z]+ [a-z]+")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Finding(NamedTuple):
    path: str
    line: int
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule}: {self.text}"


# ---- English ----


def opener(line: str) -> str | None:
    """The forbidden first word of a docstring's first line or of a test's name."""
    first = re.match(r"[A-Za-z]+", line)
    return first[0] if first and first[0].lower() in OPENERS.split() else None


def phrases(line: str) -> list[str]:
    """Phrases that hide the actor: `whoever`, `somebody`, `of its own`, and `who` unless it follows a person."""
    line = CODE.sub("`", line)
    found = [match[0] for match in PHRASES.finditer(line)]
    for match in WHO.finditer(line):
        before, comma = match[1] or "", match[2] or ""
        named = bool(comma) and before[:1].isupper()
        if not named and before.lower() not in ("those", *PEOPLE.split()):
            found.append(match[0])
    return found


def in_test_name(name: str) -> list[str]:
    """Faults of a test's name, which says subject, verb, object."""
    words = name.removeprefix("test_").split("_")
    sentence = " ".join(words).replace("ones own", "one's own")
    found = [word for word in [opener(sentence)] if word] + phrases(sentence)
    return found + (["too short for subject, verb, object"] if len(words) < SHORTEST_TEST else [])


def numbers_without_plural(text: ast.JoinedStr) -> Iterator[str]:
    """Nouns in the plural after a number that may be 1: `f"{n} games"`."""
    for value, after in pairwise(text.values):
        if isinstance(value, ast.FormattedValue) and isinstance(after, ast.Constant):
            constant = isinstance(value.value, ast.Name) and value.value.id.isupper()
            noun = re.match(rf" (?:\w+ed )?({NOUN}s|abilities|copies|entries)\b", str(after.value))
            if noun and not constant:
                yield noun[1]


def in_definition(path: str, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Finding]:
    """Findings in the name of a test or a class."""
    if isinstance(node, ast.ClassDef):
        if node.name in NAMES:
            yield Finding(path, node.lineno, "name", f"{node.name}: say {NAMES[node.name]}")
    elif node.name.startswith("test_") and path.startswith(("tests/", "examples/")):
        for fault in in_test_name(node.name):
            yield Finding(path, node.lineno, "test name", f"{node.name} ({fault})")


def in_docstring(path: str, docstring: ast.Constant) -> Iterator[Finding]:
    """Findings in a docstring, whose first line says what a thing is or does."""
    lines = inspect.cleandoc(str(docstring.value)).splitlines()
    if lines and (word := opener(lines[0])):
        yield Finding(path, docstring.lineno, f"first word {word!r}", lines[0])
    for number, line in enumerate(lines, docstring.lineno):
        yield from (Finding(path, number, f"{said!r}", line) for said in phrases(line))


def in_message(path: str, node: ast.AST) -> Iterator[Finding]:
    """Findings in a text that people read: an error, a log line, a help."""
    if isinstance(node, ast.JoinedStr):
        for noun in numbers_without_plural(node):
            yield Finding(path, node.lineno, "use plural()", f"1 {noun}")
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and STRING_OF_WORDS.search(node.value):
        for said in MESSAGE.findall(node.value):
            yield Finding(path, node.lineno, f"{said!r} in a message", node.value)


def in_comments(path: str, source: str) -> Iterator[Finding]:
    for number, line in enumerate(source.splitlines(), 1):
        if comment := PROSE_COMMENT.search(line):
            yield from (Finding(path, number, f"{said!r} in a comment", comment[1]) for said in phrases(comment[1]))


def in_python(path: str, source: str) -> Iterator[Finding]:
    """Findings in the names, docstrings, messages and comments of a module."""
    nodes = list(ast.walk(ast.parse(source)))
    documented = [node for node in nodes if isinstance(node, Documented)]
    docstrings = {id(one): one for one in map(docstring_of, documented) if one}
    for node in documented:
        if not isinstance(node, ast.Module):
            yield from in_definition(path, node)
    for docstring in docstrings.values():
        yield from in_docstring(path, docstring)
    if path.startswith("src/") and not path.startswith("src/dengen/games/"):
        for other in nodes:
            if id(other) not in docstrings:
                yield from in_message(path, other)
    yield from in_comments(path, source)


def docstring_of(node: Documented) -> ast.Constant | None:
    first = node.body[0] if node.body else None
    text = first.value if isinstance(first, ast.Expr) else None
    return text if isinstance(text, ast.Constant) and isinstance(text.value, str) else None


# ---- terms of both languages ----


class Term(NamedTuple):
    """One thing, one word in each language, and the words that were used for it before."""

    en: str
    ja: str
    avoid_en: tuple[str, ...]
    avoid_ja: tuple[str, ...]
    about_en: str
    about_ja: str


def glossary() -> list[Term]:
    rows = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))["term"]
    return [
        Term(
            row["en"],
            row["ja"],
            tuple(row.get("avoid_en", ())),
            tuple(row.get("avoid_ja", ())),
            row["about_en"],
            row["about_ja"],
        )
        for row in rows
    ]


def in_terms(path: str, text: str, terms: Iterable[Term]) -> Iterator[Finding]:
    """Uses of a word for which the glossary has another."""
    for term in terms:
        for word in term.avoid_ja:
            forbidden = re.compile(rf"{word}(?!ー)")
            for number, line in enumerate(text.splitlines(), 1):
                if forbidden.search(line):
                    yield Finding(path, number, f"{word}: say {term.ja}", line.strip())
        for word in term.avoid_en:
            forbidden = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
            for number, line in enumerate(text.splitlines(), 1):
                if forbidden.search(line):
                    yield Finding(path, number, f"{word}: say {term.en}", line.strip())


# ---- everything ----

PYTHON: Final = ("src", "tests", "tools", "examples")
TEXTS: Final = ("src/**/*.py", "src/**/*.toml", "web/src/**/*.ts", "web/src/**/*.svelte", "docs/**/*.md", "*.md")


def folder(path: str) -> str:
    """The room that a file belongs to: `src/dengen/lab`, `src/dengen/games/lumiel`, `tests/lab`, `web/src`, `docs`."""
    parts = path.split("/")[:-1]
    deep = 4 if parts[:3] == ["src", "dengen", "games"] else 3 if parts[:1] == ["src"] or "games" in parts[:2] else 2
    return "/".join(parts[: 1 if parts[:1] == ["docs"] else deep]) or "."


def findings() -> Iterator[Finding]:
    for path in sorted(path for room in PYTHON for path in (ROOT / room).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name not in SELF:
            yield from in_python(name, path.read_text(encoding="utf-8"))
    terms = glossary()
    for path in sorted({path for pattern in TEXTS for path in ROOT.glob(pattern)}):
        name = path.relative_to(ROOT).as_posix()
        yield from in_terms(name, path.read_text(encoding="utf-8"), terms)


def allowed() -> dict[str, int]:
    counts: dict[str, int] = tomllib.loads(ALLOWANCES.read_text(encoding="utf-8"))["findings"]
    return counts


def write_allowances(counts: dict[str, int]) -> None:
    """One folder per paragraph, so that two branches that each lower one of them can be merged."""
    head = ALLOWANCES.read_text(encoding="utf-8").partition("[findings]\n")[0]
    rows = "".join(f'\n"{folder}" = {count}\n' for folder, count in sorted(counts.items()) if count)
    ALLOWANCES.write_text(f"{head}[findings]\n{rows}", encoding="utf-8")


def main(arguments: list[str]) -> int:
    found = list(findings())
    counts = Counter(folder(one.path) for one in found)
    if arguments == ["--lower"]:
        before = allowed()
        raised = {name: count for name, count in counts.items() if count > before.get(name, 0)}
        write_allowances({name: min(count, before.get(name, 0)) for name, count in counts.items()})
        for name in raised:
            print(f"{name}: {counts[name]} findings, more than the allowance of {before.get(name, 0)}")
        return 1 if raised else 0
    for one in found:
        if not arguments or one.path.startswith(tuple(arguments)):
            print(one)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
