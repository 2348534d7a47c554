"""Content of a printed page, read back from the PDF, in millimetres from the upper left corner."""

import io
import re
from functools import cache

from pypdf import PageObject, PdfReader

from dengen.printing.paper import Box, Stroke

POINT = 25.4 / 72
NUMBER = rb"(-?[\d.]+)"
CORNERS = rb"q %b %b m %b %b l %b %b l %b %b l\nh\nW\nn" % ((NUMBER,) * 8)
NAMED = re.compile(CORNERS + rb"/Span<</MCID \d+/Alt(?:\((.*?)\)|<([0-9A-F]+)>)>>BDC", re.DOTALL)
MARK = re.compile(rb"/Artifact<</Type/Layout>>BDC\nq 1 0 0 -1 %b %b cm.*?0 0 m %b %b l\nS" % ((NUMBER,) * 4))


@cache
def reader(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def size(page: PageObject) -> tuple[float, float]:
    return round(float(page.mediabox.width) * POINT, 1), round(float(page.mediabox.height) * POINT, 1)


def pieces(page: PageObject) -> list[tuple[str, Box]]:
    """The named pieces that are clipped to a box: cards, tokens, boards."""
    found = []
    for match in NAMED.finditer(content(page)):
        corners = [float(one) for one in match.groups()[:8]]
        plain, coded = match.groups()[8:]
        name = bytes.fromhex(coded.decode()).decode("utf-16") if coded else re.sub(rb"\\(.)", rb"\1", plain).decode()
        found.append((name, box(corners[::2], corners[1::2], page)))
    return found


def marks(page: PageObject) -> list[Stroke]:
    """The crop marks of the page."""
    found = []
    for match in MARK.finditer(content(page)):
        x, y, dx, dy = (float(one) * POINT for one in match.groups())
        found.append(Stroke(round(x, 1), round(size(page)[1] - y, 1), round(dx, 2), round(dy, 2)))
    return found


def box(across: list[float], down: list[float], page: PageObject) -> Box:
    width, height = max(across) - min(across), max(down) - min(down)
    top = size(page)[1] - max(down) * POINT
    return Box(*(round(one, 1) for one in (min(across) * POINT, top, width * POINT, height * POINT)))


def content(page: PageObject) -> bytes:
    stream = page.get_contents()
    assert stream is not None
    return stream.get_data()
