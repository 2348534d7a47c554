"""Table headers: the settings that never change after a table is created."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Access = Literal["anyone", "invited", "nobody"]
PersonId = str  # public name of a person in messages and records; the secret token is the server's business
BotLevel = str  # how strong a bot is: "easy", "normal", "hard", "master"

BotPace = Literal["instant", "brisk", "calm"]
Practice = Literal["lesson", "puzzle", "analysis"]
Remarks = Literal["now", "after", "never"]  # when spectators see each other's chat, during a game

MINUTE = 60_000
BOT_PAUSES: dict[BotPace, int] = {"instant": 0, "brisk": 500, "calm": 1200}
BRISK: BotPace = "brisk"


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Time limits in milliseconds; None: unlimited.

    A decision is free for `decision` ms; what it takes beyond that is taken from the seat's `bank` for the whole game.
    Both used up: the clock answers. Neither given: a relaxed table. `grace`: how long a person may be away before a bot
    of the level `stand_in` answers for them. `bot_pause`: the least time in which a bot, or a page that answers a forced
    question by itself, answers: always the same, whatever is hidden.
    """

    decision: int | None = None
    bank: int | None = None
    grace: int | None = None
    stand_in: BotLevel = "normal"
    bot_pause: int = BOT_PAUSES[BRISK]

    @property
    def has_clock(self) -> bool:
        """Whether a clock runs for the seat that is asked."""
        return self.decision is not None or self.bank is not None


def bot_pace(pause: int) -> BotPace:
    """The name of a pause."""
    return max((pace for pace in BOT_PAUSES if BOT_PAUSES[pace] <= pause), key=BOT_PAUSES.__getitem__)


RELAXED_PACE = Pace()
LIVE_PACE = Pace(decision=MINUTE, bank=5 * MINUTE, grace=MINUTE)


class OpeningMove(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer or an intervention of a record that a new table begins with."""

    seat: int
    action: str = ""
    intervention: str = ""


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The start of a table's first game: its complete options, its seed, and the moves made already.

    `position`: it begins there, in the game's sparse format, and not anew.
    """

    seed: int
    options: dict[str, Any]
    moves: list[OpeningMove]
    position: dict[str, Any] | None = None


class TableHeader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`options` are checked; those that each seat brings are not among them.

    `bots`: per seat, the level of the bot that sits there from the beginning, or "". `help`: hints and assists for all;
    None: where all others are bots. `quick`: strangers are paired here, the game begins as soon as every seat is taken, and
    seats that are free after this many ms get bots. `first_to`: the number of wins that decides the match. `seed`: chosen, so
    other people can't join. `rated`: its games count for the players' ratings. `remarks`: when spectators see each other's
    chat; players see it after the game. `practice`: the table's games don't count.
    """

    table: str
    game: str
    rules: int  # version of the rules
    cards: str  # hash of the card set; the store keeps its content once
    seats: int
    options: dict[str, Any]
    bots: list[BotLevel]
    host: PersonId
    time: int
    join: Access = "invited"
    watch: Access = "anyone"
    invite: str = ""  # what an invitation link carries
    pace: Pace = RELAXED_PACE
    help: bool | None = None
    first_to: int = 1
    seed: int | None = None
    opening: Opening | None = None
    quick: int | None = None
    rated: bool = False
    remarks: Remarks = "now"
    practice: Practice | UnsetType = UNSET  # absent where it says nothing: older nodes read such headers

    @property
    def is_practice(self) -> bool:
        """True for a lesson, a puzzle or an analysis: no game in lists, results, profiles and ratings.

        Headers from before `practice` are recognized by their position and by closed seats.
        """
        if self.practice:
            return True
        return self.join == "nobody" and self.opening is not None and self.opening.position is not None
