"""Pictures as arrays of pixels, without a browser. Needs resvg and Pillow: the extra `render`."""

import atexit
import io
import shutil
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def can_paint() -> bool:
    return find_spec("resvg_py") is not None and find_spec("PIL") is not None


def pixels(svg: str) -> Pixels:
    """Rows of pixels, each red, green and blue."""
    import resvg_py
    from PIL import Image

    family, file = plain_font()
    painted = resvg_py.svg_to_bytes(svg_string=svg, font_files=[file], sans_serif_family=family)
    return np.array(Image.open(io.BytesIO(bytes(painted))).convert("RGB"))


@cache
def plain_font() -> tuple[str, str]:
    """Pillow's own font, for systems that have none: its name, and a file of it. It knows no Japanese."""
    from PIL import ImageFont

    font = ImageFont.load_default(16)
    assert isinstance(font, ImageFont.FreeTypeFont)
    assert isinstance(font.path, io.BytesIO)
    folder = Path(tempfile.mkdtemp(prefix="dengen-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = folder / "font.otf"
    path.write_bytes(font.path.getvalue())
    return str(font.getname()[0]), str(path)
