"""The family of errors that dengen raises: a sentence for people, a stable code for programs."""


class DengenError(Exception):
    """Something was asked for that can't be done; nothing was changed."""

    code = "error"


class UnknownGame(DengenError):
    code = "unknown_game"


class BadOption(DengenError):
    """An option that the game doesn't have, or a value that it doesn't take."""

    code = "bad_option"


class BadSeatCount(DengenError):
    code = "bad_seat_count"


class BadSeed(DengenError):
    code = "bad_seed"


class BadAction(DengenError):
    """A name or number that is no action of the game at all."""

    code = "bad_action"


class IllegalAction(DengenError):
    """An answer that the rules forbid; `clause` names the rule."""

    code = "illegal_action"

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message, clause)
        self.clause = clause

    def __str__(self) -> str:
        return str(self.args[0])


class NotYourQuestion(IllegalAction):
    """The seat isn't asked anything now."""

    code = "not_your_question"


class GameOver(IllegalAction):
    code = "game_over"


class NotOver(DengenError):
    """Something that may only be seen once the game is over."""

    code = "not_over"


class BadIntervention(DengenError):
    code = "bad_intervention"


class BadPosition(DengenError):
    """Position data that can't be laid; `field` says where."""

    code = "bad_position"

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message, field)
        self.field = field

    def __str__(self) -> str:
        return f"{self.field}: {self.args[0]}" if self.field else str(self.args[0])


class BadCardSet(DengenError):
    """A card set that can't be used; says the file, the card and the field."""

    code = "bad_card_set"

    def __init__(self, message: str, file: str = "", card: str = "", field: str = "") -> None:
        super().__init__(message, file, card, field)
        self.file = file
        self.card = card
        self.field = field

    def __str__(self) -> str:
        where = [self.file, f"card {self.card!r}" if self.card else "", f"field {self.field!r}" if self.field else ""]
        return ": ".join([*(part for part in where if part), str(self.args[0])])


class BadClauses(DengenError):
    """A clauses file that can't be used."""

    code = "bad_clauses"


class BadLesson(DengenError):
    """A lesson file that can't be used."""

    code = "bad_lesson"
