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

    @property
    def text(self) -> Text:
        return Text(str(self), self.ja or f"その手は今は選べません({self.clause})。")


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
    """Position data that can't be laid: why not, and in which field."""

    code = "bad_position"

    def __init__(self, why: Text, field: str = "") -> None:
        super().__init__(why, field)
        self.why = why
        self.field = field

    def __str__(self) -> str:
        return self.fault.en

    @property
    def fault(self) -> Text:
        where = f"{self.field}: " if self.field else ""
        return Text(where + self.why.en, where + self.why.ja)

    @property
    def text(self) -> Text:
        return Text(str(self), f"この局面は使えません。{self.fault.ja}")


class BadCardSet(DengenError):
    """A card set that can't be used: why not, and in which file, card and field.

    `card`: its id, or its number in the file if it has none.
    """

    code = "bad_card_set"
    ja = "このカードセットは使えません。"

    def __init__(self, why: Text, file: str = "", card: str | int = "", field: str = "") -> None:
        super().__init__(why, file, card, field)
        self.why = why
        self.file = file
        self.card = card
        self.field = field

    def __str__(self) -> str:
        card = f"number {self.card}" if isinstance(self.card, int) else self.card
        where = [self.file, f"card {card!r}" if card else "", f"field {self.field!r}" if self.field else ""]
        return ": ".join([*filter(None, where), self.why.en])

    @property
    def text(self) -> Text:
        card = f"{self.card}番目のカード" if isinstance(self.card, int) else self.card and f"カード『{self.card}』"
        where = [self.file, f"{card}の {self.field}" if card and self.field else card or self.field]
        return Text(str(self), self.ja + ": ".join([*filter(None, where), self.why.ja]))


class OtherCardSet(BadCardSet):
    """A card set of another game."""

    ja = ""


class BadClauses(DengenError):
    """A clauses file that can't be used."""

    code = "bad_clauses"


class BadLesson(DengenError):
    """A lesson file that can't be used."""

    code = "bad_lesson"
