"""Errors of a table: a sentence in both languages and a stable code. A failed command changes nothing."""

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Refusal


class TableError(DengenError):
    """A command that can't be carried out."""

    code = "refused"

    def __init__(self, en: str, ja: str = "") -> None:
        super().__init__(en, ja)
        self.ja = ja or en

    def __str__(self) -> str:
        return str(self.args[0])


class NotSeated(TableError):
    """Only players at the table may do this."""

    code = "not_seated"


class RemarksDisabled(TableError):
    """Spectators can't chat at this table."""

    code = "no_remarks"


class NotHost(TableError):
    code = "not_host"


class NotInvited(TableError):
    code = "not_invited"


class SeatTaken(TableError):
    code = "seat_taken"


class SeatNotFound(TableError):
    code = "no_such_seat"


class WrongMoment(TableError):
    """Possible at another moment: before the start, during a game, after it."""

    code = "wrong_moment"


class NotAgreed(TableError):
    """A change to the fairness of a game to which its players haven't agreed."""

    code = "not_agreed"


class StaleQuestion(TableError):
    """The answer belongs to a question that isn't open any more."""

    code = "stale_question"


class Rejection(TableError):
    """A refusal that is passed on: of an answer within a gesture, or of the node that runs the fight."""

    code = "illegal_action"

    def __init__(self, refusal: Refusal, done: int = 0) -> None:
        super().__init__(refusal.en, refusal.ja)
        self.code = refusal.code
        self.done = done  # answers of the gesture that would have been possible
        self._refusal = refusal

    @property
    def refusal(self) -> Refusal:
        return self._refusal


class GestureTooFar(TableError):
    """A gesture continues after an event that its seat can't foresee. The rest has to wait until the event is seen."""

    code = "gesture_too_far"


class OutOfTime(TableError):
    code = "out_of_time"


class CantTakeBack(TableError):
    code = "cant_take_back"


class HelpDisabled(TableError):
    code = "no_help"


class BadText(TableError):
    """A line of chat or a name that is empty, too long or not text."""

    code = "bad_text"


class TooFast(TableError):
    code = "too_fast"


class UnplayablePosition(TableError):
    """A position with which a table can't begin."""

    code = "bad_position"


class ChosenSeed(TableError):
    """A seed may be chosen only at a table without other people."""

    code = "chosen_seed"


class Conflict(TableError):
    """A change was proposed on an older table than this one: follow the new entries, then propose again."""

    code = "conflict"


class DoesNotFollow(TableError):
    """An event that can't have happened now."""

    code = "bad_entry"


class BadEntry(TableError):
    """A stored entry that doesn't follow from those before it; `number` says which."""

    code = "bad_entry"

    def __init__(self, number: int, en: str, ja: str = "") -> None:
        super().__init__(f"Entry {number}: {en}", f"記録{number}番：{ja or en}")
        self.number = number


class BadRecord(TableError):
    """A record that can't be read."""

    code = "bad_record"


class OtherRules(TableError):
    """A game that was played by rules that aren't today's: it can be seen, at best."""

    code = "other_rules"
