"""What cards can do at all times: lie on others, be covered, be bound to a zone, face others."""

from typing import Any

from dengen.games.lumiel import Lumiel
from dengen.games.lumiel.rules import board
from dengen.testing import clause
from tests.games.lumiel.kit import game_with, lay


def covering(game: Lumiel, field: dict[str, str], card: str, **more: Any) -> set[str]:
    """Where a card may be set."""
    return lay(field, hand=f"{card} ...", game=game, **more).play(card).offered()


def test_base_by_owner_may_be_covered_by_the_player_it_faces_only() -> None:
    game = game_with(wall={"base": {"by": "owner"}})
    assert "area:A1" in covering(game, {"A1": "0wall"}, "pawn")
    assert "area:A1" not in covering(game, {"A1": "1wall"}, "pawn")


@clause("LP-R9")
def test_base_by_others_may_be_covered_by_everybody_else_and_counts_for_them_only() -> None:
    game = game_with(gate={"base": {"by": "others"}})
    assert "area:A1" in covering(game, {"A1": "1gate"}, "pawn")
    assert "area:A1" not in covering(game, {"A1": "0gate"}, "pawn")
    full = dict.fromkeys(board.NAMES[:15], "1pawn")
    assert lay({**full, "D4": "1gate"}, game=game).asked() == "play"
    assert lay({**full, "D4": "0gate"}, game=game).asked() == "take"


def test_stack_on_may_ask_for_the_sign_and_the_owner_of_the_top_card() -> None:
    game = game_with(vine={"stack_on": {"owner": "own", "sign": "minus"}})
    field = {"A1": "0imp", "B1": "1imp", "C1": "0pawn"}
    assert {"area:A1", "area:B1", "area:C1"} & covering(game, field, "vine") == {"area:A1"}


@clause("LP-80")
def test_a_bottom_stacker_goes_underneath_only() -> None:
    game = game_with(root={"stack_on": {"position": "bottom"}})
    table = lay({"A1": "1pawn"}, hand="root ...", game=game).play("root")
    assert "under:A1" in table.offered()
    assert table.refusal("area:A1") == "LP-40"
    assert table.refusal("under:B1") == "LP-80"


@clause("LP-R36")
def test_set_zone_binds_setting_and_moving_but_not_a_re_put_at_home() -> None:
    re_put = {"step": "move", "dest": {"rel": "same_or_orth1"}, "facing": "any"}
    game = game_with(edge={"set_zone": "outer"}, hero={"effect": [re_put]})
    assert covering(game, {}, "edge") == {f"area:{board.NAMES[area]}" for area in board.areas_in(board.OUTER)}
    table = lay({"B1": "1edge", "C2": "1edge"}, hand="hero ...", game=game).play("hero", "area:C2")
    assert table.areas == {"C1", "D2", "C2"}
    assert table.refusal("area:B2") == "LP-R36"


@clause("LP-17")
def test_set_facing_any_or_other_asks_whom_the_card_shall_face() -> None:
    game = game_with(spy={"set_facing": "other"}, fool={"set_facing": "any"})
    table = lay({}, hand="spy fool", game=game).play("spy", set="A1")
    assert table.offered() == {"seat:1", "seat:2", "seat:3"}
    assert table.refusal("seat:0") == "LP-17"
    assert table.act("seat:2").field == {"A1": "2spy"}
    table = lay({}, hand="spy fool", game=game).play("fool", set="A1")
    assert table.offered() == {"seat:0", "seat:1", "seat:2", "seat:3"}


@clause("LP-R36")
def test_a_card_without_a_legal_area_can_t_be_played_unless_that_is_true_of_all() -> None:
    game = game_with(heart={"set_zone": "central"})
    field = {"B2": "1pawn", "C2": "1pawn", "B3": "1pawn", "C3": "1pawn"}
    table = lay(field, hand="heart pawn", game=game)
    assert table.offered() == {"kind:pawn"}
    assert table.refusal("kind:heart") == "LP-R36"
    assert lay(field, hand="heart", game=game).offered() == {"kind:heart"}


@clause("LP-R36", "LP-R13")
def test_a_card_that_can_t_be_set_is_removed_and_the_turn_goes_on() -> None:
    game = game_with(heart={"set_zone": "central"})
    field = {"B2": "1pawn", "C2": "1pawn", "B3": "1pawn", "C3": "1pawn"}
    table = lay(field, hand="heart", decks={"0": "imp"}, game=game).play("heart")
    assert table.removed == "heart"
    assert table.used(0) == ["heart"]
    assert table.hand(0) == ["imp"]
    assert table.state.turn_player == 1
