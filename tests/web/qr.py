"""A QR code read from its picture, as a camera would read it; sharp and upright, so that no error has to be corrected."""

import io
from collections.abc import Iterator
from itertools import islice
from typing import Any

from PIL import Image
from segno import consts

QUIET = 3  # modules around the code, as the page draws it
MASKS = (
    lambda y, x: (y + x) % 2, lambda y, x: y % 2, lambda y, x: x % 3, lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2, lambda y, x: y * x % 2 + y * x % 3, lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)  # fmt: skip
FORMAT_MASK = 0b101010000010010
DIGITS, CAPITALS, BYTES = 1, 2, 4  # how a piece of it is written
LENGTHS = {DIGITS: 10, CAPITALS: 9, BYTES: 8}  # in so many bits its length
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

Modules = list[list[bool]]
BLOCKS: Any = consts.ECC  # by version and level


def read(picture: bytes, across: int) -> str:
    """What it says. `across`: how many modules wide the picture is, with the quiet zone."""
    return text_in(words_in(modules(picture, across)))


def modules(picture: bytes, across: int) -> Modules:
    seen = Image.open(io.BytesIO(picture)).convert("L")
    wide = seen.width / across
    at = [int((QUIET + nth + 0.5) * wide) for nth in range(across - 2 * QUIET)]
    return [[seen.getpixel((x, y)) < 128 for x in at] for y in at]  # type: ignore[operator]


def words_in(code: Modules) -> bytes:
    """The data, out of its blocks."""
    version = (len(code) - 17) // 4
    assert version < 7, "larger ones tell their version, too"
    told = sum(code[8][x] << 14 - nth for nth, x in enumerate((0, 1, 2, 3, 4, 5, 7, 8)))
    told |= sum(code[y][8] << 6 - nth for nth, y in enumerate((7, 5, 4, 3, 2, 1, 0)))
    level, mask = divmod((told ^ FORMAT_MASK) >> 10, 8)
    bits = [code[y][x] ^ (MASKS[mask](y, x) == 0) for y, x in way(version)]
    words = [int("".join(str(int(bit)) for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    sizes = [kind.num_data for kind in BLOCKS[version][level] for _ in range(kind.num_blocks)]
    blocks: list[list[int]] = [[] for _ in sizes]
    following = iter(words)
    for nth in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if nth < size:
                block.append(next(following))
    return bytes(word for block in blocks for word in block)


def way(version: int) -> Iterator[tuple[int, int]]:
    """The places of the data, in their order: two columns at a time, up and down."""
    size = 17 + 4 * version
    taken = frame(version, size)
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if upwards else range(size):
            yield from ((y, x) for x in (right, right - 1) if (y, x) not in taken)
        upwards = not upwards


def frame(version: int, size: int) -> set[tuple[int, int]]:
    """What is there to be found by: three corners with what is told of the format, two lines, small squares."""
    near, far = range(9), range(size - 8, size)
    taken = {(y, x) for ys, xs in ((near, near), (near, far), (far, near)) for y in ys for x in xs}
    taken |= {place for nth in range(size) for place in ((6, nth), (nth, 6))}
    at = consts.ALIGNMENT_POS[version - 2] if version > 1 else ()
    corners = {(6, 6), (6, at[-1]), (at[-1], 6)} if at else set()
    for middle in {(y, x) for y in at for x in at} - corners:
        taken |= {(middle[0] + down, middle[1] + across) for down in range(-2, 3) for across in range(-2, 3)}
    return taken


def text_in(words: bytes) -> str:
    """It is written in pieces, each in the way that takes least room."""
    bits = iter("".join(f"{word:08b}" for word in words))
    text = ""
    while mode := number(bits, 4):
        length = number(bits, LENGTHS[mode])
        if mode == BYTES:
            text += bytes(number(bits, 8) for _ in range(length)).decode()
        else:
            base, most, wide = (10, 3, (4, 7, 10)) if mode == DIGITS else (45, 2, (6, 11))
            for at in range(0, length, most):
                letters = min(most, length - at)
                text += spelled(number(bits, wide[letters - 1]), base, letters)
    return text


def number(bits: Iterator[str], wide: int) -> int:
    """The next one; 0 past the end, as an end is written."""
    return int("0" + "".join(islice(bits, wide)), 2)


def spelled(value: int, base: int, letters: int) -> str:
    return "".join(LETTERS[value // base**nth % base] for nth in reversed(range(letters)))
