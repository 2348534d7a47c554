"""Text in terminal columns, where a Japanese character is two wide."""

from unicodedata import east_asian_width


def width(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, columns: int) -> str:
    """The text padded to a number of columns; longer text is unchanged."""
    return text + " " * (columns - width(text))


def fitted(text: str, columns: int) -> str:
    """The text cut or padded to exactly this number of columns."""
    while width(text) > columns:
        text = text[:-1]
    return padded(text, columns)
