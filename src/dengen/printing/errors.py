from dengen.core.base.errors import DengenError


class CannotPrint(DengenError):
    """Nothing can be printed here, and this is why."""

    code = "cannot_print"

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.ja = ja
