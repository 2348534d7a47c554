"""The phases of a turn: start, remove, effect, set, draw. The get phase has a file of its own."""

from dengen.games.lumiel.rules import board
from dengen.testing import clause
from tests.games.lumiel.kit import lay, new

FULL = dict.fromkeys(board.NAMES, "1com")


@clause("LP-30", "LP-R7", "LP-42", "LP-66", "LP-82")
def test_the_phases_follow_one_another_and_then_the_next_player_s_turn() -> None:
    table = lay({**FULL, "A1": "0com", "B1": "1com"}, hand="con ...")
    table.act("area:C1").play("con", "area:D4", "area:D3")  # then C1 is the only place
    assert table.kinds() == ["turn", "took", "played", "swapped", "set", "captured", "drew", "turn"]
    assert table.state.turn_player == 1


@clause("LP-29", "LP-82")
def test_only_the_turn_player_is_asked() -> None:
    table = lay({}, seat=2)
    assert table.state.actors() == [2]
    assert table.refusal("kind:commoner", seat=0) == "LP-29"


# ---- start phase ----


@clause("LP-31", "LP-R8", "LP-67")
def test_the_end_is_checked_before_the_remove_phase() -> None:
    few = {str(seat): "com com com pri exo" for seat in range(4)}
    table = lay(FULL, hand=few["0"], hands=few)
    assert table.state.over()
    assert table.scores == [0, 0, 0, 0]


@clause("LP-31", "LP-67")
def test_one_player_with_six_cards_keeps_the_game_going() -> None:
    few = {str(seat): "com com com pri exo" for seat in range(4)} | {"3": "com com com pri exo war"}
    assert lay({}, hand=few["0"], hands=few).asked() == "play"


@clause("LP-69", "LP-R8", "LP-R27")
def test_a_hand_that_is_empty_during_a_turn_ends_nothing() -> None:
    table = lay({}, hand="com").play("com")
    assert table.hand(0) == []
    assert table.asked() == "set"
    table.act("area:A1")
    assert not table.state.over()  # a card was drawn before the next start phase
    assert table.play_area == ""


# ---- remove phase ----


@clause("LP-32")
def test_an_empty_area_makes_the_remove_phase_pass_by() -> None:
    assert lay(dict.fromkeys(board.NAMES[1:], "1com")).asked() == "play"


@clause("LP-33", "LP-R10")
def test_any_top_card_may_be_taken_and_a_minus_card_counts_against_the_taker() -> None:
    table = lay({**FULL, "A1": "0yok"})
    assert table.areas == set(board.NAMES)
    table.act("area:A1")
    assert table.scores == [-3, 0, 0, 0]
    assert not any(stack.endswith("*") for stack in table.field.values())


@clause("LP-33", "LP-R10")
def test_taking_can_t_be_declined() -> None:
    assert lay(FULL).refusal("pass") == "LP-33"


# ---- effect phase ----


@clause("LP-35", "LP-9")
def test_exactly_one_card_goes_from_hand_to_the_play_area() -> None:
    table = lay({}, hand="com com pri war exo sor")
    assert table.offered() == {"kind:commoner", "kind:priest", "kind:warrior", "kind:exorcist", "kind:sorcerer"}
    assert table.refusal("pass") == "LP-35"
    assert table.refusal("kind:ghost") == "LP-35"
    table.play("com")
    assert table.play_area == "com"
    assert table.hand(0) == ["com", "exo", "pri", "war", "sor"]


@clause("LP-R40", "LP-35")
def test_even_a_hand_of_equal_cards_is_asked_what_to_play() -> None:
    assert lay({}, hand="com com com").offered() == {"kind:commoner"}


@clause("LP-36", "LP-38", "LP-81")
def test_an_effect_happens_before_the_card_is_set_or_not_at_all() -> None:
    field = {"A1": "1com", "B1": "0com"}
    used = lay(field, hand="pri ...").play("pri", "area:A1")
    assert used.field == {"A1": "0com*", "B1": "0com"}
    assert used.asked() == "set"
    declined = lay(field, hand="pri ...").play("pri", "pass")
    assert declined.field == field
    assert declined.asked() == "set"


@clause("LP-R11", "LP-38")
def test_an_effect_that_can_do_nothing_is_not_offered() -> None:
    assert lay({"A1": "0com"}, hand="pri ...").play("pri").asked() == "set"


@clause("LP-37", "LP-R14")
def test_an_effect_chooses_top_cards_of_the_field_only() -> None:
    table = lay({"A1": "1yok>1com", "B2": "1yok"}, hand="exo yok ...", points={"1": "yok"}).play("exo")
    assert table.areas == {"B2"}
    assert table.refusal("area:A1") == "LP-81"
    assert table.refusal("area:C1") == "LP-37"
    assert table.refusal("seat:1") == "LP-36"


@clause("LP-R31", "LP-R40")
def test_a_summoned_yokai_is_asked_for_as_long_as_one_could_be_held() -> None:
    assert lay({}, hand="tam com", used={"0": "yok yok"}).play("tam").asked() == "set"
    table = lay({}, hand="tam com", used={"0": "yok"}).play("tam")
    assert table.asked() == "hand_set"
    assert table.refusal("area:A1") == "LP-R40"
    said = table.game.refusal(table.state, 0, "area:A1")
    assert said is not None
    assert (said.en, said.ja) == ("You hold no Yokai.", "手札に妖怪はありません。")
    asked = table.game.question(table.state, 0)
    assert asked is not None
    assert asked.clause == "LP-R40"
    assert asked.en.startswith("Yokai Tamer: you hold no Yokai to set.")
    assert asked.ja.startswith("妖使：手札に妖怪がありません。")


@clause("LP-R12", "LP-39")
def test_in_play_every_card_finds_a_place() -> None:
    for seed in range(40):
        assert "lost" not in new(4, seed, redraw=False).played_out(seed).kinds()


# ---- set phase ----


@clause("LP-39", "LP-41", "LP-7")
def test_a_card_is_set_on_an_empty_area_and_setting_can_t_be_declined() -> None:
    table = lay({"A1": "0com", "B1": "1pri"}, hand="com ...").play("com")
    assert table.areas == set(board.NAMES) - {"A1", "B1"}
    assert len(table.areas) == 14
    assert table.refusal("area:A1") == "LP-41"
    assert table.refusal("area:B1") == "LP-41"
    assert table.refusal("pass") == "LP-39"


@clause("LP-16", "LP-17")
def test_a_card_faces_whoever_sets_it() -> None:
    assert lay({}, seat=3, hand="com ...").play("com", set="B2").field == {"B2": "3com"}


@clause("LP-40")
def test_a_ghost_may_be_set_on_its_own_player_s_card_too() -> None:
    table = lay({"A1": "0com"}, hand="gho ...").play("gho", set="A1")
    assert table.field == {"A1": "0com>0gho"}


@clause("LP-R13", "LP-9")
def test_a_card_brought_and_not_set_comes_to_the_hand_before_the_get_phase() -> None:
    table = lay({"A1": "0com", "B1": "1com"}, hand="oth ...", decks={"0": "pri com"}).play("oth", "choice:0")
    table.act("pass", "kind:otherworlder", "area:C1")
    assert table.kinds().index("kept") < table.kinds().index("captured")
    assert "pri" in table.hand(0)
    assert table.play_area == ""


@clause("LP-R13", "LP-39")
def test_the_card_that_was_brought_may_be_set_instead() -> None:
    table = lay({}, hand="oth com", decks={"0": "sor com"}).play("oth", "choice:0", "kind:sorcerer", set="A1")
    assert table.field == {"A1": "0sor"}
    assert sorted(table.hand(0)) == ["com", "com", "oth"]
    assert table.known(0) == ["oth"]


# ---- draw phase ----


@clause("LP-64", "LP-15")
def test_the_turn_player_draws_the_top_card_of_his_own_deck() -> None:
    table = lay({}, hand="com com", decks={"0": "vam pri"}).play("com", set="A1")
    assert table.hand(0) == ["com", "vam"]
    assert table.deck(0) == ["pri"]


@clause("LP-65", "LP-66")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    table = lay({}, hand="com com", decks={"0": ""}).play("com", set="A1")
    assert table.hand(0) == ["com"]
    assert table.state.turn_player == 1


@clause("LP-R32")
def test_nothing_ever_comes_back_to_a_deck() -> None:
    table = new(redraw=False)
    sizes = list(table.state.deck_size)
    while table.state.actors():
        seat = table.state.actors()[0]
        table.state.apply(seat, table.state.legal(seat)[-1])
        assert all(now <= before for now, before in zip(table.state.deck_size, sizes, strict=True))
        sizes = list(table.state.deck_size)


@clause("LP-R35")
def test_the_game_stops_after_the_last_turn_allowed() -> None:
    cap = {"turn_cap": 3}
    assert lay({}, turns=11, options=cap).asked() == "play"
    table = lay({}, turns=12, options=cap)
    assert table.outcome.reason == "turn_cap"
