"""Who may sit down at a table, and under which name."""

import unicodedata
from collections.abc import Iterable

from dengen.table.errors import ChosenSeed, NotInvited, TableError
from dengen.table.header import PersonId
from dengen.table.room import Room


def against_joining(room: Room, person: PersonId, invite: str) -> TableError | None:
    """Why this person, with this invitation, can't take a free seat; None: nothing speaks against it."""
    header = room.header
    is_host = person == header.host
    if (header.seed is not None or header.opening is not None) and (room.people or not is_host):
        return ChosenSeed(
            "The deal of this table was chosen, so nobody else can join.",
            "配りが指定された卓なので、ほかの人は参加できません。",
        )
    if is_host or header.join == "anyone":
        return None
    if header.join == "nobody" or not header.invite or invite != header.invite:
        return NotInvited("This table is by invitation.", "この卓は招待制です。")
    return None


def unlike(name: str, others: Iterable[str], limit: int) -> str:
    """The name, or the first of "name 2", "name 3" … that nobody else at the table has."""
    taken = {as_heard(other) for other in others}
    number, tried = 1, name
    while as_heard(tried) in taken:
        number += 1
        suffix = f" {number}"
        tried = name[: limit - len(suffix)].rstrip() + suffix
    return tried


def as_heard(name: str) -> str:
    """The same for names that are read the same: wide or small letters make no difference."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
