"""Text in the columns of a terminal, where a Japanese character is two wide."""

from unicodedata import east_asian_width


def width(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, columns: int) -> str:
    """Filled up to so many columns; longer text stays as it is."""
    return text + " " * (columns - width(text))


def fitted(text: str, columns: int) -> str:
    """Cut or filled up to exactly so many columns."""
    while width(text) > columns:
        text = text[:-1]
    return padded(text, columns)
