"""Who sees and who remembers which card; what nobody can know is drawn anew in a resample (rulebook 4)."""

from collections import Counter

import msgspec
import pytest

from dengen.core.views.view import without_memory
from dengen.games.walpurgis.rules import codes
from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, Duel, lay, new

FIELD = "1a ready bri_torch; 2a dormant bri_round; 3a open bri_scorch; 4a casting bri_sparks; 5a dan_down; 5b dan_up bri_embers"


@clause("WP-25", "WP-29", "WP-30", "WP-32", "WP-33", "WP-35", "WP-36", "WP-23")
@pytest.mark.parametrize(
    ("cell", "owner", "opponent"),
    [
        ("1a", "bri_torch", None),
        ("2a", None, None),
        ("3a", "bri_scorch", "bri_scorch"),
        ("4a", "bri_sparks", "bri_sparks"),
        ("5a", None, None),
        ("5b", "bri_embers", "bri_embers"),
    ],
)
def test_who_may_look_at_a_card_in_each_state(cell: str, owner: str | None, opponent: str | None) -> None:
    duel = lay(FIELD, hand="sab_cat")
    assert [duel.face(viewer, cell) for viewer in (A, B, None)] == [owner, opponent, opponent]


@clause("WP-40", "WP-41", "WP-42")
def test_decks_and_danmaku_piles_are_counted_and_discard_piles_are_open_in_order() -> None:
    duel = lay(FIELD, hand="sab_cat", deck="bri_torch bri_round", pile="bri_scorch", discard="bri_sparks bri_undying")
    for viewer in (A, B, None):
        side = duel.view(viewer).sides[A]
        assert (side.deck, side.pile, side.discard) == (2, 1, ["bri_sparks", "bri_undying"])
        assert not [key for key in duel.remembered(viewer) if key.startswith(("deck", "pile"))]


@clause("WP-R43")
def test_a_hand_is_shown_to_its_owner_and_to_others_as_backs_without_order() -> None:
    duel = lay(hand="sab_owl bri_torch sab_cat")
    assert [card.card for card in duel.view(A).sides[A].hand] == ["bri_torch", "sab_cat", "sab_owl"]
    assert [card.card for card in duel.view(B).sides[A].hand] == [None] * 3


@clause("WP-R43")
def test_a_known_card_is_remembered_through_every_visible_move() -> None:
    hit = lay("3c open bri_round", "3c dan_down", hand="fx_plain sab_cat").cast("fx_plain", "1a").quiet()
    assert hit.remembered(B) == {"field:3c:0": "bri_round"}
    pile = lay("3c dan_up bri_round", "3c dan_up sab_cat", hand="fx_plain sab_cat").cast("fx_plain", "1a").quiet()
    assert pile.remembered(B) == {"pile:0:0": "bri_round", "pile:1:0": "sab_cat"}


@clause("WP-R43")
def test_who_only_watches_remembers_what_both_seats_know() -> None:
    duel = lay(
        "1a dormant bri_torch known:0; 2a dormant bri_round known:01; 3a dormant sab_cat known:1", hand="sab_cat"
    )
    assert duel.remembered(None) == {"field:2a:0": "bri_round"}
    assert duel.remembered(A) == {"field:1a:0": "bri_torch", "field:2a:0": "bri_round"}
    assert duel.remembered(B) == {"field:2a:0": "bri_round", "field:3a:0": "sab_cat"}
    assert without_memory(duel.view(A)).memory is None


def seen(duel: Duel, viewer: int) -> bytes:
    return msgspec.json.encode(duel.view(viewer))


@clause("WP-R39", "WP-R42")
def test_half_made_and_sealed_choices_change_nothing_in_the_other_seats_view() -> None:
    duel = new(first_player=0)
    before = seen(duel, B)
    duel.act(sorted(duel.offered(A))[0], seat=A)
    assert seen(duel, B) == before
    duel.act("done", seat=B).act("done", seat=A)
    opening = lay(hand="shot_brigitte shot_nebel", enemy_hand="shot_dorne", phase="opening")
    before = seen(opening, B)
    opening.act("shot_nebel")
    assert seen(opening, B) == before


@clause("WP-R42")
def test_a_gesture_in_the_main_phase_or_an_interception_shows_nothing_until_it_is_whole() -> None:
    duel = lay(
        "1c open fx_remilia_shot; 1a open fx_remilia_shot",
        "5c dormant; 5d dormant; 5e dormant",
        hand="fx_spear sab_cat",
        enemy_hand="fx_spear sab_cat",
    )
    before = seen(duel, B)
    duel.act("fx_spear")
    assert seen(duel, B) == before
    duel.act("face_up")
    assert seen(duel, B) == before
    duel.act("2c").shoot("3b", "3d")
    before = seen(duel, A)
    assert duel.offered(B) == {"fx_spear", "done"}
    duel.act("fx_spear")
    assert duel.asked(B) == "place_cell"
    assert seen(duel, A) == before


@clause("WP-R43")
def test_a_resample_keeps_what_the_seat_knows_and_varies_the_rest() -> None:
    duel = lay(
        FIELD,
        "1e ready dor_root; 2e dormant dor_thorn known:0; 3e dormant dor_castle",
        hand="sab_cat sab_owl",
        enemy_hand="dor_rose dor_gate dor_bloom",
        enemy_deck="dor_hedge dor_vines dor_thicket",
    )
    hands = set()
    for world in duel.worlds(A, 30):
        hands.add(tuple(world.hand(B)))
        assert world.hand(A) == duel.hand(A)
        assert world.at("1a") == duel.at("1a")
        assert world.at("2e") == duel.at("2e")
        assert Counter(world.state.census()) == Counter(duel.state.census())
    assert len(hands) > 5


@clause("WP-R43")
def test_an_unknown_circle_of_ones_own_varies_too() -> None:
    duel = lay("1a dormant bri_torch; 2a dormant bri_round known:0", hand="sab_cat", deck="bri_scorch bri_undying")
    worlds = duel.worlds(A, 30)
    assert {world.at("1a")[0] for world in worlds} == {
        f"A dormant {card}" for card in ("bri_torch", "bri_scorch", "bri_undying")
    }
    assert {world.at("2a")[0] for world in worlds} == {"A dormant bri_round"}


@clause("WP-R43")
def test_a_resample_takes_back_the_others_gesture_and_keeps_ones_own() -> None:
    duel = lay("1c open shot_brigitte", hand="bri_sparks sab_cat").act("bri_sparks", "face_down")
    assert duel.asked(A) == "place_cell"
    assert {world.asked(A) for world in duel.worlds(B)} == {"main"}
    assert {world.asked(A) for world in duel.worlds(A)} == {"place_cell"}


@clause("WP-R39", "WP-R43")
def test_a_resample_redraws_a_sealed_mulligan_and_withdraws_a_half_made_one() -> None:
    duel = new(first_player=0)
    first = sorted(duel.offered(A))[0]
    duel.act(first, seat=A)
    assert all(world.state.picked[A] == () for world in duel.worlds(B))
    assert all(len(world.state.picked[A]) == 1 for world in duel.worlds(A))
    duel.act("done", seat=A)
    sizes = {len(world.state.picked[A]) for world in duel.worlds(B, 30)}
    assert len(sizes) > 2


MIXED = ["shot_brigitte"] * 2 + ["shot_nebel"] * 2 + ["bri_sparks"] * 4


@clause("WP-R12")
def test_a_resample_redraws_a_sealed_normal_shot() -> None:
    duel = new(decks=[MIXED, MIXED]).act("shot_nebel", seat=A)
    assert len({world.state.sealed[A] for world in duel.worlds(B)}) == 2


def test_with_closed_deck_lists_the_other_list_is_not_shown_and_guessed_from_what_was_seen() -> None:
    duel = new(decks=["bonfire_march", "meteor_shower"], open_decklists=False)
    duel.act("shot_brigitte", seat=A).act("shot_aster", seat=B)
    assert duel.view(A).sides[B].decklist is None
    assert duel.view(A).sides[A].decklist is not None
    assert duel.view(None).sides[A].decklist is None
    world = duel.worlds(A)[0].state
    kinds = Counter(world.kind[card] for card, owner in enumerate(world.owner) if owner == B)
    assert kinds == Counter(duel.game.tables.kind_of[id_] for id_ in duel.game.decks.ready["meteor_shower"].cards)


def test_with_closed_deck_lists_an_unknown_deck_is_guessed_as_a_random_legal_one() -> None:
    mixed = ["shot_nebel"] + ["fx_plain"] * 4 + ["fx_lists"] * 4 + ["sab_cat"] * 4
    duel = new(decks=["bonfire_march", mixed], open_decklists=False)
    duel.act("shot_brigitte", seat=A).act("shot_nebel", seat=B)
    for world in duel.worlds(A, 5):
        deck = world.state.options["decks"][B]
        assert len(deck) == len(mixed)
        assert "shot_nebel" in deck
        assert duel.game.decks.problems(deck) == []


def test_with_closed_deck_lists_a_resample_does_not_carry_the_true_list() -> None:
    duel = new(decks=["bonfire_march", MIXED], open_decklists=False)
    decks = [world.state.options["decks"][B] for world in duel.worlds(A, 5)]
    assert any(sorted(deck) != sorted(MIXED) for deck in decks)
    for deck in decks:
        assert duel.game.decks.normal_shots.intersection(deck)


@clause("WP-R42")
def test_with_closed_deck_lists_the_set_aside_shot_is_asked_even_with_one_kind() -> None:
    duel = new(decks=["bonfire_march", "meteor_shower"], open_decklists=False)
    assert duel.state.actors() == [A, B]
    assert duel.offered(A) == {"shot_brigitte"}


def test_places_name_the_five_states() -> None:
    assert codes.FIELD_STATES == ["dan_down", "dan_up", "ready", "dormant", "open", "casting"]
