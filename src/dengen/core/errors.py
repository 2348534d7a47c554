"""The family of errors that dengen raises: a sentence for people, a stable code for programs."""

from dengen.core.words import Text


class DengenError(Exception):
    """Something was asked for that can't be done; nothing was changed."""

    code = "error"
    ja = ""  # the sentence in Japanese, where people meet it

    @property
    def text(self) -> Text:
        return Text(str(self), self.ja or str(self))


class _Said(DengenError):
    """One that is told exactly in Japanese, too."""

    def __init__(self, en: str, ja: str = "") -> None:
        super().__init__(en)
        self.ja = ja or self.ja


class UnknownGame(_Said):
    code = "unknown_game"
    ja = "そのゲームはありません。"


class BadOption(_Said):
    """An option that the game doesn't have, or a value that it doesn't take."""

    code = "bad_option"
    ja = "そのオプションは使えません。"


class BadSeatCount(_Said):
    code = "bad_seat_count"
    ja = "その席の数では遊べません。"


class BadSeed(DengenError):
    code = "bad_seed"
    ja = "シードは0から2^63 - 1までの整数です。"


class BadAction(DengenError):
    """A name or number that is no action of the game at all."""

    code = "bad_action"
    ja = "そのような手はありません。"


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
    ja = "今は答える番ではありません。"


class GameOver(IllegalAction):
    code = "game_over"
    ja = "対局は終わっています。"


class NotOver(DengenError):
    """Something that may only be seen once the game is over."""

    code = "not_over"
    ja = "対局が終わるまで見られません。"


class BadIntervention(DengenError):
    code = "bad_intervention"
    ja = "このゲームではそれはできません。"


class BadPosition(DengenError):
    """Position data that can't be laid; `field` says where."""

    code = "bad_position"

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message, field)
        self.field = field

    def __str__(self) -> str:
        return f"{self.field}: {self.args[0]}" if self.field else str(self.args[0])

    @property
    def text(self) -> Text:
        return Text(str(self), f"この局面は使えません。{self}")


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

    @property
    def text(self) -> Text:
        return Text(str(self), f"このカードセットは使えません。{self}")


class OtherCardSet(BadCardSet):
    """A card set of another game."""

    def __init__(self, wanted: Text, owner: Text, file: str = "") -> None:
        super().__init__(f"This is a card set of {owner.en}, not of {wanted.en}.", file)
        self.ja = f"これは「{owner.ja}」のカードセットです。「{wanted.ja}」では使えません。"

    @property
    def text(self) -> Text:
        return Text(str(self), self.ja)


class BadClauses(DengenError):
    """A clauses file that can't be used."""

    code = "bad_clauses"


class BadLesson(DengenError):
    """A lesson file that can't be used."""

    code = "bad_lesson"
