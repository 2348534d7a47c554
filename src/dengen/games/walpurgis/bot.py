# mypyc: compile
"""What a sensible player looks at."""

from dengen.core.bot import Bot


class WalpurgisBot(Bot):
    pass
