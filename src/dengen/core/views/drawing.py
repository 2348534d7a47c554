"""Tables as SVG pictures, composed of a few shapes."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple
from unicodedata import east_asian_width

from dengen.core.base.columns import width
from dengen.core.base.words import Lang, Text, plural, who
from dengen.core.views.view import View

WIDE = 960  # width of every picture
EDGE = 16
GAP = 8
INK, FAINT, PAPER, GROUND, LINE, LIGHT, SHADE = (
    "#2b2622",
    "#7a7067",
    "#fffdf7",
    "#f1eadd",
    "#cbbfae",
    "#ffffff",
    "#4a4038",
)
ASKED = "#c8501e"
SEATS = ("#a63a2b", "#2a65a0", "#2c7a4b", "#9a6a12", "#6a45a8")  # colours of the players
BACK = "#5d5348"
NEVER_FIRST = "。、，．）」』】！？：・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # characters that begin no line
LETTER = 0.56  # width of a text column, relative to the font size
SMALL, USUAL, LARGE = 12, 14, 18
RANK = Text("place {}", "{}位")


class Box(NamedTuple):
    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        return self.x + self.wide

    @property
    def below(self) -> float:
        return self.y + self.high

    def inside(self, margin: float) -> "Box":
        return Box(self.x + margin, self.y + margin, self.wide - 2 * margin, self.high - 2 * margin)

    def columns(self, count: int, gap: float = GAP) -> Iterator["Box"]:
        """Boxes side by side, of equal width."""
        wide = (self.wide - gap * (count - 1)) / count
        for number in range(count):
            yield Box(self.x + number * (wide + gap), self.y, wide, self.high)


class Sheet:
    """An SVG canvas, filled from top to bottom; `y` is the current height."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y: float = EDGE

    def band(self, high: float) -> Box:
        """The next band across the picture."""
        box = Box(EDGE, self.y, WIDE - 2 * EDGE, high)
        self.y += high + GAP
        return box

    def box(self, box: Box, fill: str = LIGHT, line: str = LINE, thick: float = 1, round: float = 6) -> None:
        self.parts.append(
            f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.wide:g}" height="{box.high:g}" rx="{round:g}" '
            f'fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>'
        )

    def dot(self, x: float, y: float, radius: float, fill: str, line: str = LINE) -> None:
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}"/>')

    def text(
        self,
        said: str,
        x: float,
        y: float,
        most: float,
        size: float = USUAL,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """Write a line with its baseline at `y`, scaled down to at most `most` in width."""
        if not said:
            return
        fits = min(size, most / (LETTER * breadth(said)))
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{fits:.4g}" fill="{fill}" text-anchor="{anchor}"{weight}>{escape(said)}</text>'
        )

    def middle(self, said: str, box: Box, size: float = USUAL, fill: str = INK, bold: bool = False) -> None:
        """Write a line in the middle of a box."""
        self.text(
            said, box.x + box.wide / 2, box.y + box.high / 2 + size * 0.35, box.wide - 4, size, fill, "middle", bold
        )

    def lines(self, said: str, box: Box, size: float = SMALL, fill: str = INK, bold: bool = False) -> None:
        """Write wrapped lines into a box, scaled down until they fit."""
        while size > 5 and len(wrapped(said, box.wide, size)) * size * 1.3 > box.high:
            size -= 0.5
        for number, line in enumerate(wrapped(said, box.wide, size)):
            self.text(line, box.x, box.y + size + number * size * 1.3, box.wide, size, fill, bold=bold)

    def card(
        self,
        box: Box,
        name: str,
        corner: str = "",
        text: str = "",
        fill: str = LIGHT,
        ink: str = INK,
        line: str = SHADE,
    ) -> None:
        """Draw a card's face: name at the top, number in the corner, text below."""
        self.box(box, fill, line)
        inner = box.inside(5)
        across = inner.wide - (LETTER * LARGE * breadth(corner) + 4 if corner else 0)
        self.text(name, inner.x, inner.y + 12, across, USUAL, ink, bold=True)
        self.text(corner, inner.right, inner.y + 14, inner.wide / 2, LARGE, ink, "end", True)
        if text:
            self.lines(text, Box(inner.x, inner.y + 19, inner.wide, inner.high - 19), SMALL, ink)

    def back(self, box: Box) -> None:
        """Draw the back of a card."""
        self.box(box, BACK, SHADE)
        self.box(box.inside(4), "none", "#b8a88f", round=4)

    def place(self, box: Box, name: str = "") -> None:
        """Draw an empty place for a card."""
        self.box(box, PAPER, LINE)
        self.middle(name, box, SMALL, FAINT)

    def heading(self, title: str, rest: str) -> None:
        box = self.band(28)
        self.text(title, box.x, box.y + 20, box.wide / 2, LARGE, bold=True)
        self.text(rest, box.right, box.y + 20, box.wide / 2 - GAP, USUAL, FAINT, "end")

    def plate(self, box: Box, view: View, seat: int, said: str, lang: Lang) -> Box:
        """Draw a player: colour, name, score, and a line of text. Returns the box below."""
        asked = seat in view.asked
        self.box(box, LIGHT, ASKED if asked else LINE, 2.5 if asked else 1)
        self.box(Box(box.x, box.y, 6, box.high), SEATS[seat], "none", round=3)
        inner = Box(box.x + 14, box.y + 6, box.wide - 22, box.high - 12)
        self.text(who(seat), inner.x, inner.y + 14, inner.wide * 0.4, USUAL, SEATS[seat], bold=True)
        self.text(standing(view, seat, lang), inner.right, inner.y + 14, inner.wide * 0.55, USUAL, INK, "end", True)
        self.text(said, inner.x, inner.y + 32, inner.wide, SMALL, FAINT)
        return Box(inner.x, inner.y + 38, inner.wide, inner.high - 38)

    def question(self, view: View, lang: Lang) -> None:
        """Write the viewer's question."""
        if view.prompt is None:
            return
        box = self.band(34)
        self.box(box, ASKED, "none")
        self.middle(view.prompt[lang], box, USUAL, LIGHT, bold=True)

    def svg(self) -> str:
        high = self.y - GAP + EDGE
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high:g}" viewBox="0 0 {WIDE} {high:g}" '
            f'style="max-width: 100%; height: auto" font-family="{FONTS}">'
            f'<rect width="{WIDE}" height="{high:g}" fill="{GROUND}"/>{"".join(self.parts)}</svg>'
        )


FONTS = "'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', Meiryo, 'DejaVu Sans', sans-serif"


def standing(view: View, seat: int, lang: Lang) -> str:
    """The score, and the rank once the game is over."""
    points = view.scores[seat]
    score = (f"{points}点" if lang == "ja" else plural(points, "point")).replace("-", "−")
    if view.outcome is None:
        return score
    return f"{score} · {RANK[lang].format(view.outcome.seats[seat].rank)}"


def wrapped(said: str, wide: float, size: float) -> list[str]:
    """Lines of at most this width; Japanese breaks anywhere."""
    most = max(1, int(wide / (LETTER * size)))
    lines = [""]
    for word in words(said):
        if breadth(lines[-1]) + breadth(word.rstrip()) > most and lines[-1]:
            lines.append("")
        lines[-1] += word
    return [line.rstrip() for line in lines if line.strip()]


def words(said: str) -> list[str]:
    """The parts between which a line may be broken."""
    found: list[str] = []
    inside = False  # inside a word of Latin letters
    for letter in said:
        is_wide = width(letter) == 2
        if found and (letter in NEVER_FIRST or (inside and not is_wide)):
            found[-1] += letter
        else:
            found.append(letter)
        inside = not is_wide and letter != " "
    return found


def breadth(said: str) -> int:
    """The number of columns; ambiguous characters count as wide."""
    return sum(2 if east_asian_width(letter) in "WFA" else 1 for letter in said)


def letters(lines: Sequence[str]) -> str:
    """Plain text as an SVG picture, for games without drawings."""
    size, column, line = 13, 8, 18
    across = max(map(width, lines), default=0) * column + 2 * EDGE
    down = len(lines) * line + 2 * EDGE
    rows = "".join(
        f'<text x="{EDGE}" y="{EDGE + (number + 1) * line - 5}" textLength="{width(said) * column}">{escape(said)}</text>'
        for number, said in enumerate(lines)
        if said.strip()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" viewBox="0 0 {across} {down}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        f'<g font-family="monospace" font-size="{size}" fill="{INK}" xml:space="preserve">{rows}</g></svg>'
    )
