"""Names and result set in a game's own picture, for messengers. Needs Pillow (the extra `pictures`), and a font of the system."""

import io
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

SIZE = WIDTH, HEIGHT = 1200, 630
# The first of these that is installed; all but the last know Japanese
FONTS = (
    "NotoSansCJK-Bold.ttc", "NotoSansCJKjp-Bold.otf", "NotoSansJP-Bold.otf", "ipaexg.ttf", "ヒラギノ角ゴシック W6.ttc",
    "YuGothB.ttc", "meiryob.ttc", "DejaVuSans-Bold.ttf",
)  # fmt: skip
NOWHERE = "\uffff"  # what no font has: drawn like every letter that one lacks
EDGE, LINE, PAD = 60, 62, 40
SHADE, GOLD, WHITE = (20, 24, 32, 210), "#f4c95d", "#ffffff"
QUALITY = 85


class TextLine(NamedTuple):
    name: str
    score: int
    won: bool


def painted(ground: bytes, title: str, lines: Sequence[TextLine]) -> bytes | None:
    """A JPEG; None where no font here can write it."""
    font = font_of(40)
    if font is None or not all(can_write(font, text) for text in (title, *(line.name for line in lines))):
        return None
    picture = Image.open(io.BytesIO(ground)).convert("RGB").resize(SIZE)
    high = 100 + len(lines) * LINE
    top = HEIGHT - EDGE - high
    pen = ImageDraw.Draw(picture, "RGBA")
    pen.rounded_rectangle((EDGE, top, WIDTH - EDGE, HEIGHT - EDGE), 24, SHADE)
    left, right = EDGE + PAD, WIDTH - EDGE - PAD
    pen.text((left, top + 60), title, GOLD, font_of(44), anchor="ls")
    for nth, line in enumerate(lines):
        y, colour = top + 60 + (nth + 1) * LINE, GOLD if line.won else WHITE
        pen.text((left, y), shortened(font, line.name, right - left - 160), colour, font, anchor="ls")
        pen.text((right, y), str(line.score), colour, font, anchor="rs")
    made = io.BytesIO()
    picture.save(made, "JPEG", quality=QUALITY)
    return made.getvalue()


@cache
def font_of(size: int) -> ImageFont.FreeTypeFont | None:
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue  # it isn't here
    return None


def can_write(font: ImageFont.FreeTypeFont, text: str) -> bool:
    lacking = bytes(font.getmask(NOWHERE))
    return not any(bytes(font.getmask(letter)) == lacking for letter in set(text) - {" "})


def shortened(font: ImageFont.FreeTypeFont, text: str, most: float) -> str:
    if font.getlength(text) <= most:
        return text
    while text and font.getlength(text + "…") > most:
        text = text[:-1]
    return text + "…"
