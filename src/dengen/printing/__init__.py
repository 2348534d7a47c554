"""Print and play: a game's cards, tokens and boards as sheets to cut, and its rules as a booklet; PDF, offline, without a browser."""

from dengen.printing.booklet import booklet
from dengen.printing.errors import CannotPrint
from dengen.printing.paper import PAPERS, Paper
from dengen.printing.sheets import PARTS, sheets

__all__ = ["PAPERS", "PARTS", "CannotPrint", "Paper", "booklet", "sheets"]
