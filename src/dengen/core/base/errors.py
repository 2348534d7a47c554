"""The errors that dengen raises: a sentence for people, a stable code for programs."""

from dengen.core.base.words import Refusal, Text, named

_SEATS = [f"seat {seat}" for seat in range(10)]  # for players without names


class DengenError(Exception):
    """A request that can't be fulfilled; it changed nothing."""

    code = "error"
    ja = ""  # the sentence in Japanese, if people may see it

    @property
    def text(self) -> Text:
        return Text(str(self), self.ja or str(self))

    @property
    def refusal(self) -> Refusal:
        """The error as data, for other processes."""
        return Refusal(self.code, "", self.text.en, self.text.ja)


class BilingualError(DengenError):
    """An error whose sentence is given in both languages."""

    def __init__(self, en: str, ja: str = "") -> None:
        super().__init__(en)
        self.ja = ja or self.ja


class UnknownGame(BilingualError):
    code = "unknown_game"
    ja = "そのゲームはありません。"


class BadOption(BilingualError):
    """An option that the game doesn't have, or a value that it doesn't take."""

    code = "bad_option"
    ja = "そのオプションは使えません。"


class BadSeatCount(BilingualError):
    code = "bad_seat_count"
    ja = "その席の数では遊べません。"


class BadSeat(DengenError):
    """A seat that isn't at the table."""

    code = "bad_seat"

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(seat, seats)
        self.seat = seat
        self.seats = seats

    def __str__(self) -> str:
        return f"There is no seat {self.seat!r} at this table: its seats are 0 to {self.seats - 1}."

    @property
    def text(self) -> Text:
        return Text(str(self), f"この卓に席{self.seat!r}はありません（席は0〜{self.seats - 1}です）。")


class BadSeed(DengenError):
    code = "bad_seed"
    ja = "シードは0から2^63 - 1までの整数です。"


class BadAction(BilingualError):
    """A name or number that isn't an action of the game."""

    code = "bad_action"
    ja = "そのような手はありません。"


class IllegalAction(DengenError):
    """An action that the rules forbid: the `clause`, the reason (`text`), and the seat and action, if known.

    `text` may contain placeholders for players, `{seat0}` …; `str` replaces them by seats.
    """

    code = "illegal_action"

    def __init__(self, why: Text, clause: str, seat: int | None = None, action: str = "") -> None:
        super().__init__(why, clause, seat, action)
        self.why = why
        self.clause = clause
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        said = named(self.why.en, _SEATS)
        said = said[:1].upper() + said[1:]
        return f"{said} ({self.clause})" if self.clause else said

    @property
    def text(self) -> Text:
        return self.why

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.code, self.clause, self.why.en, self.why.ja)


class NotYourQuestion(IllegalAction):
    """The seat isn't asked anything now."""

    code = "not_your_question"


class GameOver(IllegalAction):
    code = "game_over"


class NotOver(DengenError):
    """A request for information that is hidden until the game is over."""

    code = "not_over"
    ja = "ゲームが終わるまで見られません。"


class BadIntervention(BilingualError):
    code = "bad_intervention"
    ja = "このゲームではそれはできません。"


class BadPosition(DengenError):
    """Invalid position data, with the reason and the field."""

    code = "bad_position"

    def __init__(self, why: Text, field: str = "") -> None:
        super().__init__(why, field)
        self.why = why
        self.field = field

    def __str__(self) -> str:
        return self.fault.en

    @property
    def fault(self) -> Text:
        if not self.field:
            return self.why
        return Text(f"{self.field}: {self.why.en}", f"{self.field}：{self.why.ja}")

    @property
    def text(self) -> Text:
        return Text(str(self), f"この局面は使えません。{self.fault.ja}")


class BadCardSet(DengenError):
    """An invalid card set, with the reason, file, line, card and field.

    `card`: its id, or its number in the file if it has none. `others`: further faults of the set.
    """

    code = "bad_card_set"
    ja = "このカードセットは使えません。"

    def __init__(
        self, why: Text, file: str = "", card: str | int = "", field: str = "", line: int | None = None
    ) -> None:
        super().__init__(why, file, card, field, line)
        self.why = why
        self.file = file
        self.card = card
        self.field = field
        self.line = line
        self.others: tuple[BadCardSet, ...] = ()

    @property
    def faults(self) -> "list[BadCardSet]":
        """All faults as separate errors."""
        return [self, *(fault for other in self.others for fault in other.faults)]

    def __str__(self) -> str:
        card = f"number {self.card}" if isinstance(self.card, int) else self.card
        line = f"line {self.line}" if self.line else ""
        where = [self.file, line, f"card {card!r}" if card else "", f"field {self.field!r}" if self.field else ""]
        return ": ".join([*filter(None, where), self.why.en])

    @property
    def fault(self) -> Text:
        """The fault and its place, without the opening sentence."""
        card = f"{self.card}番目のカード" if isinstance(self.card, int) else self.card and f"カード『{self.card}』"
        line = f"{self.line}行目" if self.line else ""
        where = [self.file, line, f"{card}の {self.field}" if card and self.field else card or self.field]
        return Text(str(self), "：".join([*filter(None, where), self.why.ja]))

    @property
    def text(self) -> Text:
        return Text(self.fault.en, self.ja + self.fault.ja)


def together(errors: "list[BadCardSet]") -> BadCardSet:
    """One error that combines all of these; there must be at least one."""
    first, *rest = sorted((fault for error in errors for fault in error.faults), key=lambda fault: fault.line or 0)
    first.others = tuple(rest)
    for fault in rest:
        fault.others = ()
    return first


class OtherCardSet(BadCardSet):
    """A card set of another game."""

    ja = ""


class BadWeights(DengenError):
    """An invalid file of weights, with the reason and the file."""

    code = "bad_weights"

    def __init__(self, why: Text, file: str = "") -> None:
        super().__init__(why, file)
        self.why = why
        self.file = file

    def __str__(self) -> str:
        where = f" in {self.file}" if self.file else ""
        return f"The bots' weights{where} don't fit: {self.why.en}. `dengen train` makes new ones."

    @property
    def text(self) -> Text:
        where = f"（{self.file}）" if self.file else ""
        return Text(str(self), f"ボットの重み{where}は使えません。{self.why.ja}。`dengen train` で作り直せます。")


class BadClauses(DengenError):
    """A clauses file that can't be used."""

    code = "bad_clauses"


class BadLesson(DengenError):
    """A lesson file that can't be used."""

    code = "bad_lesson"


class BadPuzzles(BilingualError):
    """A file of puzzles that can't be used."""

    code = "bad_puzzles"
    ja = "「次の一手」のファイルが使えません。"
