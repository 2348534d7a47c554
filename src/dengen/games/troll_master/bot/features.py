# mypyc: compile
"""What a seat's position is made of, as named numbers: the evaluation's weights are learned for these."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.games.troll_master.bot.worth import PLENTY, Outlook, Worth
from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.codes import IN_ACTION, IN_PLANNING, IN_SCORING

NAMES: Final = (
    "vp",
    "mana up to 4",
    "mana up to 12",
    "mana",
    "familiars",
    "power",
    "abilities",
    "abilities over the rounds to come",
    "charges",
    "pawn",
    "pawn in hand",
    "pawn to act yet",
    "place of the pawn",
    "passed",
    "its action now",
    "magic in hand",
    "lead",
    "lead if it leads",
    "nearly there",
    "begins the round",
)
COLUMNS: Final[i64] = len(NAMES)
STAGES: Final[i64] = 5  # by the rounds to come
PHASES: Final = 20
FEW: Final[i64] = 4  # mana for a cheap summon

# Where each of NAMES stands
VP: Final[i64] = NAMES.index("vp")
MANA_TO_4: Final[i64] = NAMES.index("mana up to 4")
MANA_TO_12: Final[i64] = NAMES.index("mana up to 12")
MANA: Final[i64] = NAMES.index("mana")
FAMILIARS: Final[i64] = NAMES.index("familiars")
POWER: Final[i64] = NAMES.index("power")
ABILITIES: Final[i64] = NAMES.index("abilities")
ABILITIES_TO_COME: Final[i64] = NAMES.index("abilities over the rounds to come")
CHARGES: Final[i64] = NAMES.index("charges")
PAWN: Final[i64] = NAMES.index("pawn")
IN_HAND: Final[i64] = NAMES.index("pawn in hand")
TO_ACT: Final[i64] = NAMES.index("pawn to act yet")
POSITION: Final[i64] = NAMES.index("place of the pawn")
PASSED: Final[i64] = NAMES.index("passed")
ACTS_NOW: Final[i64] = NAMES.index("its action now")
MAGIC_IN_HAND: Final[i64] = NAMES.index("magic in hand")
LEAD: Final[i64] = NAMES.index("lead")
LEAD_OF_LEADER: Final[i64] = NAMES.index("lead if it leads")
NEARLY: Final[i64] = NAMES.index("nearly there")
BEGINS: Final[i64] = NAMES.index("begins the round")


def phase_of(state: TrollMasterState, left: float) -> i64:
    """By the phase of the round, and the rounds to come."""
    stage: i64 = 0 if left < 1.0 else 1 if left < 2.0 else 2 if left < 3.5 else 3 if left < 5.5 else 4
    part: i64 = 0
    if state.phase == IN_PLANNING:
        part = 1
    elif state.phase == IN_ACTION:
        part = 2
    elif state.phase == IN_SCORING:
        part = 3
    return STAGES * part + stage


def fill_all(state: TrollMasterState, worth: Worth) -> vec[float]:
    seats: i64 = state.seats
    x = vec[float]([0.0 for _ in range(seats * COLUMNS)])
    outlook = worth.outlook(state)
    best: i64 = -1
    second: i64 = -1
    for seat in range(seats):
        total: i64 = state.total(seat)
        if total > best:
            second = best
            best = total
        elif total > second:
            second = total
    for seat in range(seats):
        at: i64 = seat * COLUMNS
        fill(state, seat, worth, outlook, x, at)
        mine: i64 = state.total(seat)
        lead = float(mine - (second if mine == best else best))
        x[at + LEAD] = lead
        x[at + LEAD_OF_LEADER] = max(0.0, lead)
    return x


def fill(state: TrollMasterState, seat: i64, worth: Worth, outlook: Outlook, x: vec[float], at: i64) -> None:
    """What doesn't depend on the others."""
    mana: i64 = state.mana[seat]
    own = state.familiars[seat]
    brings = 0.0
    charges: i64 = 0
    for familiar in own.tops:
        brings += worth.per_round[familiar]
        charges += state.charges_on(seat, familiar)
    pawn: i64 = state.pawn[seat]
    x[at + VP] = float(state.total(seat))
    x[at + MANA_TO_4] = float(min(mana, FEW))
    x[at + MANA_TO_12] = float(min(mana, PLENTY))
    x[at + MANA] = float(mana)
    x[at + FAMILIARS] = float(len(own.tops))
    x[at + POWER] = float(own.power)
    x[at + ABILITIES] = brings
    x[at + ABILITIES_TO_COME] = brings * outlook.left
    x[at + CHARGES] = float(charges)
    x[at + PAWN] = worth.prospect(state, seat, outlook)
    x[at + IN_HAND] = 1.0 if pawn == 0 and (state.passed >> seat) & 1 == 0 and state.phase < IN_ACTION else 0.0
    x[at + TO_ACT] = 1.0 if pawn != 0 else 0.0
    x[at + POSITION] = float(pawn)
    x[at + PASSED] = float((state.passed >> seat) & 1)
    x[at + ACTS_NOW] = 1.0 if state.phase == IN_ACTION and state.actor == seat else 0.0
    x[at + MAGIC_IN_HAND] = float(state.hand_size(seat))
    x[at + NEARLY] = 1.0 / float(max(1, state.target - state.total(seat)))
    x[at + BEGINS] = 1.0 if state.start == seat else 0.0
