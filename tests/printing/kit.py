"""What a printed page holds, read back from the PDF: in millimetres from its upper left corner."""

import io
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from dengen.printing.paper import Box, Stroke

POINT = 25.4 / 72


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def size(page: PageObject) -> tuple[float, float]:
    return round(float(page.mediabox.width) * POINT, 1), round(float(page.mediabox.height) * POINT, 1)


def pieces(page: PageObject) -> list[tuple[str, Box]]:
    """Everything that is clipped to a box and has a name: cards, tokens, boards."""
    found, path, clip = [], [], None
    for given, sign in operations(page):
        if sign == b"m":
            path = [given]
        elif sign == b"l":
            path.append(given)
        elif sign == b"W":
            clip = path
        elif sign == b"BDC" and clip and "/Alt" in given[1]:
            found.append((str(given[1]["/Alt"]), box(clip, page)))
            clip = None
    return found


def marks(page: PageObject) -> list[Stroke]:
    """Crop marks: lines of the layout."""
    found, at = [], (0.0, 0.0)
    for given, sign in operations(page):
        if sign == b"BDC" and given[0] == "/Span":
            at = (0.0, 0.0)
        elif sign == b"cm" and [float(one) for one in given[:4]] == [1, 0, 0, -1]:
            at = (float(given[4]) * POINT, size(page)[1] - float(given[5]) * POINT)
        elif sign == b"l" and at != (0.0, 0.0):
            dx, dy = (round(float(one) * POINT, 2) for one in given)
            found.append(Stroke(round(at[0], 1), round(at[1], 1), dx, dy))
            at = (0.0, 0.0)
    return found


def box(path: list[Any], page: PageObject) -> Box:
    across = [float(x) * POINT for x, _ in path]
    down = [size(page)[1] - float(y) * POINT for _, y in path]
    width, height = max(across) - min(across), max(down) - min(down)
    return Box(*(round(one, 1) for one in (min(across), min(down), width, height)))


def operations(page: PageObject) -> list[tuple[Any, bytes]]:
    contents = page["/Contents"].get_object()
    found: list[tuple[Any, bytes]] = ContentStream(contents, page.pdf).operations
    return found
