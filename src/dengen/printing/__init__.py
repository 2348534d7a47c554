"""Print and play: PDFs of cards, tokens and boards to cut, and of the rules as a booklet, without a browser."""

from dengen.printing.booklet import booklet
from dengen.printing.errors import CannotPrint
from dengen.printing.paper import PAPERS, Paper
from dengen.printing.sheets import PARTS, sheets

__all__ = ["PAPERS", "PARTS", "CannotPrint", "Paper", "booklet", "sheets"]
