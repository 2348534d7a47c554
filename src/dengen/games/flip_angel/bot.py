# mypyc: compile
from dengen.core.bot import Bot


class FlipAngelBot(Bot):
    pass
