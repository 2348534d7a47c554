"""Observations: the same table looks the same from both sides, and nothing hidden is in them."""

from tests.games.walpurgis.kit import A, B, Duel, game, lay


def numbers(duel: Duel, viewer: int, name: str) -> list[float]:
    start = 0
    encoded = list(game().observe(duel.state, viewer))
    for reading in game().readings():
        if reading.name == name:
            return encoded[start : start + reading.size]
        start += reading.size
    raise AssertionError(name)


def test_each_seat_reads_the_field_from_its_own_side() -> None:
    duel = lay("1a open sab_cat", "5e open sab_cat", hand="sab_owl", enemy_hand="sab_owl")
    for viewer in (A, B):
        assert numbers(duel, viewer, "own_open")[0] == 1
        assert numbers(duel, viewer, "enemy_open")[24] == 1
        assert sum(numbers(duel, viewer, "own_hand")) == 1
        assert sum(numbers(duel, viewer, "enemy_hand")) == 0


def test_the_size_is_fixed_and_what_is_hidden_is_not_encoded() -> None:
    duel = lay("1a dormant bri_torch; 2a ready bri_round", "5a ready dor_root", hand="sab_cat", enemy_hand="dor_thorn")
    for seat in (A, B, None):
        assert len(game().observe(duel.state, seat)) == game().observation_size
    for seat in (A, B):
        for world in duel.worlds(seat):
            assert game().observe(world.state, seat) == game().observe(duel.state, seat)
