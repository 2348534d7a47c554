# mypyc: compile
"""A random generator of one 63-bit word, with the same draws on every machine and in both builds."""

from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.base.errors import BadSeed
from dengen.core.base.integers import whole

M63: Final[i64] = 0x7FFFFFFFFFFFFFFF
M62: Final[i64] = 0x3FFFFFFFFFFFFFFF  # mypyc stores larger constants as Python ints, and converts them at every use
GOLDEN: Final[i64] = 0x1E3779B97F4A7C15
MIX_A: Final[i64] = 0x3F58476D1CE4E5B9
MIX_B: Final[i64] = 0x14D049BB133111EB
M32: Final[i64] = 0xFFFFFFFF
TWO_32: Final[i64] = 0x100000000
TWO_31: Final[i64] = 0x80000000

SEED_LIMIT: Final = 2**63


@mypyc_attr(native_class=True)
class Chance:
    """A splitmix generator on 63 bits: all values are non-negative, so that shifts agree in both builds.

    The seed is 0 by default. Raises BadSeed.
    """

    word: i64

    def __init__(self, seed: SupportsIndex | None = None) -> None:
        self.word = 0 if seed is None else check_seed(seed)  # None is fast: clones overwrite it

    def __repr__(self) -> str:
        return f"Chance({self.word})"

    def clone(self) -> "Chance":
        other = Chance()
        other.word = self.word
        return other

    def draw(self) -> i64:
        """The next 32 random bits."""
        m63: i64 = M62
        m63 += m63 + 1
        z: i64 = (self.word + GOLDEN) & m63
        self.word = z
        z = ((z ^ (z >> 30)) * MIX_A) & m63
        z = ((z ^ (z >> 27)) * MIX_B) & m63
        return (z ^ (z >> 31)) >> 31

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1; raises ValueError unless n is at least 1 and fits in 31 bits."""
        if n < 1 or n >= TWO_31:
            raise ValueError(f"A number can be drawn below 1 to 2^31 - 1, not below {n}.")
        m: i64 = self.draw() * n
        if (m & M32) < n:
            least: i64 = (TWO_32 - n) % n
            while (m & M32) < least:
                m = self.draw() * n
        return m >> 32

    def shuffle(self, cards: list[int]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def shuffle_part(self, cards: vec[i64], first: i64, many: i64) -> None:
        """Shuffle `many` cards from index `first` on."""
        i: i64 = many - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = cards[first + i]
            cards[first + i] = cards[first + j]
            cards[first + j] = card
            i -= 1

    def pick(self, options: list[int]) -> int:
        n: i64 = len(options)
        return options[self.below(n)]

    def unit(self) -> float:
        """A float from 0 to less than 1."""
        return float(self.draw()) / 4294967296.0

    def fork(self) -> "Chance":
        """A new, independent generator."""
        high: i64 = self.draw()
        low: i64 = self.draw()
        other = Chance()
        other.word = (high << 31) ^ low  # 32 bits each: within 63
        return other


def stream(seed: SupportsIndex, number: int) -> Chance:
    """One of several independent streams of a seed, such as for a deck or a coin."""
    chance = Chance(seed)
    for _ in range(number + 1):
        chance = chance.fork()
    return chance


def check_seed(seed: object) -> int:
    """The seed as a whole number; raises BadSeed."""
    number = int(whole(seed))
    if not 0 <= number < SEED_LIMIT:
        raise BadSeed(f"A seed is a whole number from 0 to 2^63 - 1, not {seed!r}.")
    return number
