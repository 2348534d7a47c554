from dengen.core.base.errors import DengenError


class CannotPrint(DengenError):
    """Printing is impossible: packages or fonts are missing, or there is nothing to print."""

    code = "cannot_print"

    def __init__(self, en: str, ja: str) -> None:
        super().__init__(en)
        self.ja = ja
