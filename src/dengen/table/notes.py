"""Notes about the table in the story: resignations, absences, proposals and their outcomes."""

from dengen.core.base.words import Words, who
from dengen.table.entries import Ballot

WISHES: dict[Ballot, tuple[str, str]] = {
    "take_back": ("asked to take back a move", "待ったを申し出た"),
    "rematch": ("asked for a rematch", "再戦を申し込んだ"),
    "abandon": ("offered to abandon the game", "ゲームの打ち切りを申し出た"),
}
OF_TABLE = "table_"  # kinds of what the table itself tells begin so


def took_back(seat: int) -> Words:
    return _note("took_back", seat, f"{who(seat)} took back a move.", f"{who(seat)}が待ったをした。")


def resigned(seat: int, name: str) -> Words:
    """The note has a name, not a seat: the person may get up as well."""
    return _note("resigned", seat, f"{name} resigned.", f"{name}が投了した。")


def gave_up(seat: int) -> Words:
    text = f"{who(seat)} resigned; a bot took over.", f"{who(seat)}が投了した。ボットが引き継ぐ。"
    return _note("gave_up", seat, *text)


def left(seat: int, name: str) -> Words:
    """The note has a name, not a seat: the seat is another person's from now on."""
    return _note("left", seat, f"{name} left; a bot took over.", f"{name}が退席した。ボットが引き継ぐ。")


def stood_in(seat: int) -> Words:
    text = f"{who(seat)} is away; a bot fills in.", f"{who(seat)}は離席中。ボットが代打ちする。"
    return _note("stood_in", seat, *text)


def came_back(seat: int) -> Words:
    return _note("came_back", seat, f"{who(seat)} is back.", f"{who(seat)}が戻ってきた。")


def proposed(seat: int, on: Ballot) -> Words:
    en, ja = WISHES[on]
    return _note(f"proposed_{on}", seat, f"{who(seat)} {en}.", f"{who(seat)}が{ja}。")


def agreed(seat: int) -> Words:
    return _note("agreed", seat, f"{who(seat)} agreed.", f"{who(seat)}が同意した。")


def declined(seat: int) -> Words:
    return _note("declined", seat, f"{who(seat)} declined.", f"{who(seat)}が断った。")


def withdrew(seat: int) -> Words:
    return _note("withdrew", seat, f"{who(seat)} withdrew the proposal.", f"{who(seat)}が申し出を取り下げた。")


def _note(kind: str, seat: int, en: str, ja: str) -> Words:
    """A note of a kind that no game uses."""
    return Words(f"{OF_TABLE}{kind}", en, ja, {"seat": seat})
