"""What is open and what is hidden; what may be remembered; resampling."""

from collections import Counter

import msgspec
import pytest

from dengen.core.base.errors import BadPosition, NotOver
from dengen.core.views.view import OPEN
from dengen.testing import clause
from tests.games.lumiel.kit import GAME, Table, game_where, lay, new
from tests.wording import assert_refused


def everything(table: Table, viewer: int | None) -> str:
    return msgspec.json.encode(table.view(viewer)).decode()


@clause("LP-12", "LP-10", "LP-R25")
def test_field_stacks_play_area_and_points_areas_are_open_to_all() -> None:
    table = lay({"A1": "1com>2gho"}, hand="oth ...", points={"3": "vam sor"}).play("oth")
    for viewer in (0, 1, 2, 3, None):
        view = table.view(viewer)
        assert [(card.card, card.owner) for card in view.field[0].stack] == [("commoner", 1), ("ghost", 2)]
        assert [card.card for card in view.play] == ["otherworlder"]
        assert [card.card for card in view.players[3].points] == ["vampire", "sorcerer"]
        assert view.scores == [0, 0, 0, 1]


@clause("LP-14", "LP-R38")
def test_a_hand_is_seen_by_its_holder_only() -> None:
    table = lay({}, hand="vam gho", hands={"1": "sor bor"}, decks={"0": "", "1": "", "2": "com", "3": "com"})
    assert [card.card for card in table.view(0).hand] == ["ghost", "vampire"]
    assert [card.card for card in table.view(1).hand] == ["sorcerer", "borderer"]
    assert table.view(None).hand == []
    for viewer in (1, 2, None):
        assert "vampire" not in everything(table, viewer)
    assert all(view.hands == [] for view in (table.view(0), table.view(None)))


@clause("LP-13")
def test_nobody_sees_a_deck_not_even_its_owner() -> None:
    one = lay({}, hand="com com", decks={"0": "vam sor gho"})
    other = lay({}, hand="com com", decks={"0": "gho vam sor"})
    assert everything(one, 0) == everything(other, 0)


@clause("LP-R26")
def test_the_sizes_of_hands_and_decks_are_public() -> None:
    table = lay({}, hand="com com", decks={"0": "vam sor gho"})
    seen = table.view(2).players[0]
    assert (seen.hand_count, seen.deck_count) == (2, 3)


@clause("LP-11", "LP-76", "LP-R33")
def test_removed_cards_show_their_backs_and_are_remembered() -> None:
    table = lay({"B2": "1yok"}, hand="exo ...").play("exo", "area:B2")
    view = table.view(None)
    assert view.removed_count == 1
    assert view.memory.removed == ["yokai"]
    view.memory = None
    assert "yokai" not in msgspec.json.encode(view).decode()


@clause("LP-R33", "LP-76")
def test_the_log_names_a_card_that_is_removed() -> None:
    table = lay({"B2": "1yok"}, hand="exo ...").play("exo", "area:B2")
    assert [words.en for words in table.told(None)][-1] == "The Yokai on B2 was removed."


def test_all_hands_are_shown_once_the_game_is_over_and_not_before() -> None:
    table = new(3, redraw=False)
    with pytest.raises(NotOver):
        GAME.view(table.state, OPEN)
    table.played_out()
    assert [len(hand) for hand in table.view(OPEN).hands] == list(table.state.hand_size)


@clause("LP-R2")
def test_a_redraw_decision_shows_only_that_it_was_made_and_a_half_made_one_nothing() -> None:
    table = new(seed=3)
    before = everything(table, 1)
    reveal = sorted(table.offered(0) - {"pass"})[0]
    table.act(reveal, seat=0)
    assert everything(table, 1) == before
    assert table.view(0).decision is not None
    while table.asked(0) == "return":
        table.act(sorted(table.offered(0) - {"pass"})[0], seat=0)
    assert table.view(1).players[0].decided
    assert table.view(1).decision is None
    assert everything(table, 1) != before


@clause("LP-25")
def test_which_cards_are_returned_only_the_chooser_learns() -> None:
    table = lay(phase="redraw", hand="com yok pri gho sor vam", stood=[1, 2, 3])
    table.act("kind:commoner", "kind:vampire", "kind:ghost", "pass")
    assert "You put a Vampire and a Ghost back." in [words.en.format(seat0="You") for words in table.told(0)]
    assert "Seat 0 put 2 cards back." in [words.en.format(seat0="Seat 0") for words in table.told(1)]


@clause("LP-64", "LP-14")
def test_what_is_drawn_only_the_drawer_learns() -> None:
    table = lay({}, hand="com com", decks={"0": "vam"}).play("com", set="A1")
    drew = table.events("drew")[0]
    assert drew.seen_by(0)["cards"] == ["vampire"]
    assert "cards" not in drew.seen_by(1)
    assert "cards" not in drew.seen_by(None)
    assert drew.is_news_to(0)
    assert not drew.is_news_to(1)


def test_cards_that_are_drawn_together_are_told_in_the_order_of_the_hand() -> None:
    game = game_where({"step": "draw", "n": 3})
    table = lay({}, hand="hero pawn", decks={"0": "nil pawn imp"}, game=game).play("hero", "choice:0")
    assert table.events("drew")[0].seen_by(0)["cards"] == ["pawn", "imp", "nil"]


# ---- memory ----


def test_setting_a_card_counts_as_used_and_playing_a_known_card_makes_it_unknown() -> None:
    table = lay({}, hand="sor com com", known={"0": "sor"}).play("sor", set="A1")
    assert table.used(0) == ["sor"]
    assert table.known(0) == []


def test_a_known_card_stays_known_while_another_is_played() -> None:
    table = lay({}, hand="sor com com", known={"0": "sor"}).play("com", set="A1")
    assert table.known(0) == ["sor"]


def test_a_revealed_card_is_known() -> None:
    table = lay(phase="redraw", hand="com yok pri gho sor vam", stood=[1, 2, 3])
    table.act("kind:sorcerer", "kind:yokai", "pass")
    assert table.view(2).memory.known[0] == ["sorcerer"]


# ---- resampling ----


@clause("LP-14", "LP-13")
def test_resampling_varies_the_others_hands_and_every_deck_but_not_my_hand() -> None:
    table = new(seed=11, redraw=False)
    worlds = table.worlds(1)
    assert {tuple(world.hand(1)) for world in worlds} == {tuple(table.hand(1))}
    assert len({tuple(world.hand(2)) for world in worlds}) > 10
    assert len({tuple(world.deck(1)) for world in worlds}) > 10
    for world in worlds:
        assert Counter(world.hand(2) + world.deck(2)) == Counter(table.hand(2) + table.deck(2))


def test_resampling_keeps_known_cards_in_the_hand_and_used_ones_out_of_it() -> None:
    table = lay({}, hands={"1": "sor vam com com com yok"}, known={"1": "sor"}, used={"1": "pri exo"})
    for world in table.worlds(0):
        assert "sor" in world.hand(1)
        assert not {"pri", "exo"} & {*world.hand(1), *world.deck(1)}


def naming(*named: str, facing: str = "own") -> Table:
    """Seat 0 has played a card that sets another from hand, any of these, and may ask whom that faces."""
    game = game_where({"step": "set_from_hand", "name": list(named), "facing": facing})
    return lay({}, hand="hero imp nil pawn pawn pawn", game=game).play("hero")


def test_resampling_keeps_the_card_that_was_named_to_be_set_from_the_hand() -> None:
    table = naming("imp", "nil").act("kind:imp")
    assert (table.asked(), table.known(0)) == ("hand_set", ["imp"])
    for world in table.worlds(1):
        assert "imp" in world.hand(0)
        world.act("area:B2")
        assert (len(world.hand(0)), world.known(0)) == (4, [])


@pytest.mark.parametrize("named", [("imp",), ("imp", "nil")])
def test_resampling_keeps_the_card_of_the_hand_whose_facing_is_asked(named: tuple[str, ...]) -> None:
    table = naming(*named, facing="any").act(*["kind:imp"][: len(named) - 1], "area:B2")
    assert (table.asked(), table.known(0)) == ("hand_facing", ["imp"])
    for world in table.worlds(1):
        assert "imp" in world.hand(0)
        world.act("seat:2")
        assert (len(world.hand(0)), world.known(0)) == (4, [])


def test_a_card_that_was_known_before_it_is_named_counts_once() -> None:
    game = game_where({"step": "set_from_hand", "name": ["imp", "nil"]})
    table = lay({}, hand="hero imp imp nil", known={"0": "imp"}, game=game).play("hero").act("kind:imp")
    assert table.known(0) == ["imp"]
    assert table.act("area:B2").known(0) == []


def test_a_dump_in_which_the_card_that_was_named_is_not_known_is_refused() -> None:
    table = naming("imp", "nil", facing="any").act("kind:imp")
    for question in ("hand_set", "hand_facing"):
        dump = table.game.dump(table.state)
        assert dump["asked"]["0"][0] == question
        dump["table"]["players"][0]["known"] = ""
        with assert_refused(BadPosition, match="asked: in `" + question):
            table.game.load(dump)
        if question == "hand_set":
            table.act("area:B2")


def test_resampling_leaves_out_what_lies_in_the_play_area() -> None:
    table = lay({}, hand="vam ...").play("vam")
    for world in table.worlds(1):
        assert world.play_area == "vam"
        assert "vam" not in [*world.hand(0), *world.deck(0)]


def test_once_a_deck_is_empty_its_owner_s_hand_is_known_exactly() -> None:
    """Everything but these five cards has been used."""
    used = "com com com com yok yok tam tam oth oth exo pri war con"
    table = lay({}, hands={"1": "com sor gho bor vam"}, decks={"1": ""}, used={"1": used})
    assert {tuple(world.hand(1)) for world in table.worlds(0)} == {("com", "sor", "gho", "bor", "vam")}


@clause("LP-R2")
def test_resampling_redraws_the_decisions_of_others_and_keeps_one_s_own() -> None:
    table = new(seed=3)
    reveal = sorted(table.offered(0) - {"pass"})[0]
    table.act(reveal, seat=0)
    table.act("pass", seat=1)
    half_made = table.worlds(1)
    assert {world.asked(0) for world in half_made} == {"redraw"}
    mine = table.worlds(0)
    assert {world.asked(0) for world in mine} == {"return"}
    assert len({world.state.revealing[1] for world in mine}) > 3  # seat 1 may have decided anything


def test_a_resampled_decision_is_any_legal_one_each_as_likely() -> None:
    """Seat 1 holds two different cards, as everybody can tell: it stands, or reveals either and returns the other."""
    used = "com com com com yok yok tam tam oth oth exo pri war con gho bor vam"
    hands, decks = {"1": "com sor"}, {"1": ""}
    table = lay(phase="redraw", hands=hands, decks=decks, used={"1": used}, stood=[2, 3]).act("pass", seat=1)
    decisions = Counter((w.state.revealing[1], tuple(w.state.returned_by(1))) for w in table.worlds(0, many=300))
    com, sor = GAME.notation.numbers["com"], GAME.notation.numbers["sor"]
    assert set(decisions) == {(-1, ()), (com, (sor,)), (sor, (com,))}
    assert all(70 < times < 130 for times in decisions.values())


def test_hidden_cards_of_a_position_must_fit_the_deck() -> None:
    with assert_refused(BadPosition, match="more copies"):
        lay({}, hand="sor sor")
