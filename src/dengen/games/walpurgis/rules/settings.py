# mypyc: compile
"""The options that the rules look at while a game runs."""

from librt.vecs import vec
from mypy_extensions import i64


class Settings:
    """Shared by all clones."""

    turned: vec[i64]  # per seat: does it read its matrices from the far side? (WP-R8)
    first: i64  # the seat, or NOBODY: drawn
    no_centre_first: bool
    no_centre_second: bool
    first_turn_down_only: bool
    first_turn_one_action: bool
    lone_danmaku_is_dud: bool
    owners_order_piles: bool
    turn_limit: i64
    open_lists: bool
    shots_unlimited: bool
    copies_max: i64
