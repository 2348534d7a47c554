"""Chairs at a table and their occupants. When seats rotate, people keep their chairs."""

from typing import Any

from msgspec import Struct

from dengen.table.header import BotLevel, PersonId


class Chair(Struct, frozen=True):
    """A chair with a person, a bot (`level`) or neither. `stand_in`: the bot that answers for the person at present."""

    person: PersonId = ""
    name: str = ""
    level: BotLevel = ""
    options: dict[str, Any] = {}  # what this chair brings to its seat
    away: int | None = None  # since when the person isn't there
    stand_in: BotLevel = ""
    gave_up: bool = False
    wins: int = 0

    @property
    def is_empty(self) -> bool:
        return not self.person and not self.level

    @property
    def thinker(self) -> BotLevel:
        """The level of the bot that answers here; "" if the person does."""
        return self.stand_in if self.person else self.level

    @property
    def answers_in_person(self) -> bool:
        return bool(self.person) and not self.stand_in
