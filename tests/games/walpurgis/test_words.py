"""Questions, answers, refusals, events and the terminal board, in both languages."""

import re

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadIntervention
from dengen.core.base.words import Text
from dengen.core.views.view import OPEN
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.rules.codes import ENDINGS
from tests.games.walpurgis.kit import A, B, game, lay, new

JAPANESE = re.compile(r"[ぁ-んァ-ン一-龥]")


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_is_said_in_a_game_is_said_in_both_languages(seed: int) -> None:
    shipped = Walpurgis("dengen")
    ready = list(shipped.decks.ready)
    state = shipped.new(seed=seed, listen=True, decks=[ready[seed], ready[seed + 1]], pile_order="owner")
    rng = Chance(seed)
    kinds = set()
    while state.actors():
        seat = state.actors()[-1]
        for words in [shipped.question(state, seat), *shipped.described(state, seat)]:
            assert words is not None
            assert words.en
            assert not JAPANESE.search(words.en)
            assert JAPANESE.search(words.ja)
        labels = [words.ja for words in shipped.described(state, seat)]
        assert len(set(labels)) == len(labels)
        state.apply(seat, rng.pick(state.legal(seat)))
        for event in state.events():
            for viewer in (A, B, None):
                told = shipped.tell(event, viewer)
                assert told is not None
                assert JAPANESE.search(told.ja)
                assert "{who}" not in told.en
                kinds.add(told.kind)
    assert {"cast", "shot", "settled", "drew", "turn", "over"} <= kinds


@pytest.mark.parametrize(
    ("field", "enemy", "cell", "reason"),
    [
        ("", "", "3c", "there is no circle on its condition cell 2c"),
        ("2c open neb_haze", "", "3c", "condition cell 2c has another icon"),
        ("2c dan_down", "", "3c", "there is only danmaku on its condition cell 2c"),
        ("", "2c ready", "3c", "condition cell 2c isn't yours"),
        ("", "", "1d", "off the field"),
        ("", "3c ready", "3c", "there is already a circle in that cell"),
    ],
)
def test_a_refusal_names_the_card_the_cell_and_the_trouble(field: str, enemy: str, cell: str, reason: str) -> None:
    shots = "1c open shot_brigitte; 1a open shot_brigitte; 1e open shot_brigitte"
    duel = lay(f"{shots}; {field}", enemy, hand="bri_sparks").act("bri_sparks", "face_up")
    refusal = game().refusal(duel.state, A, game().number(f"cell:{cell}"))
    assert refusal is not None
    assert refusal.en.startswith(f"You can't place Sparks in {cell}: ")
    assert reason in refusal.en
    assert "火の粉" in refusal.ja


def test_who_is_not_asked_hears_whose_go_it_is() -> None:
    duel = lay(hand="sab_cat")
    refusal = game().refusal(duel.state, B, game().number("done"))
    assert refusal is not None
    assert refusal.clause == "WP-54"
    assert "{seat0}" in refusal.en
    duel.state.intervene(A, "resign")
    over = game().refusal(duel.state, A, game().number("done"))
    assert over is not None
    assert over.en == "The game is over."


def test_an_answer_to_another_question_gets_the_question_as_its_reason() -> None:
    duel = lay(hand="sab_cat")
    refusal = game().refusal(duel.state, A, game().number("stay"))
    assert refusal is not None
    assert refusal.clause == "WP-59"
    assert refusal.en.startswith("That doesn't answer this question: Place a card, cast")


def test_every_action_has_a_stable_name_both_ways() -> None:
    assert game().num_actions == 128
    assert [game().number(game().name(act)) for act in range(128)] == list(range(128))
    assert [game().name(act) for act in (0, 24, 25, 84, 85, 100, 101, 108)] == [
        *("cell:1a", "cell:5e", "card:0", "card:59", "slot:0", "slot:15", "done", "move"),
    ]


def test_card_actions_count_through_the_seats_own_list_sorted_by_id() -> None:
    duel = new(decks=["bonfire_march", "meteor_shower"])
    assert [game().set.card[kind].id for kind in duel.state.menu[B]][:3] == [
        "ast_comet",
        "ast_constellation",
        "ast_eclipse",
    ]


def test_the_terminal_shows_the_field_from_the_viewers_side_with_the_matrix_of_the_card_in_hand() -> None:
    duel = lay(
        "1a open shot_brigitte; 2c dormant bri_round known:0", "5e ready; 3c dan_down", hand="bri_sparks bri_torch"
    )
    board = game().text(duel.view(A), "en")
    assert board.index("5 |") < board.index("1 |")
    assert "(Bonfire" in board
    assert ". d d d ." in board
    other = game().text(duel.view(B), "ja")
    assert other.index("1 |") < other.index("5 |")
    assert "篝火の輪舞" not in other
    chain = lay("1c open fx_remilia_shot", "5c ready", hand="fx_spear").cast("fx_spear", "2c").act("3b")
    assert "Chain, step 3 danmaku: A Sample Card 2c" in game().text(chain.view(A), "en")
    assert "連鎖" in game().text(chain.view(None), "ja")


def test_when_it_is_over_all_is_open() -> None:
    duel = lay("1a dormant bri_torch", hand="sab_cat")
    duel.state.intervene(A, "resign")
    view = game().view(duel.state, OPEN)
    assert view.field[0].pieces[0].card == "bri_torch"  # type: ignore[attr-defined]
    assert "Torch Thro" in game().text(view, "en")


def test_every_way_a_game_ends_and_what_it_is_judged_by_has_words() -> None:
    state = Walpurgis("dengen").new(seed=1)
    state.intervene(A, "resign")
    outcome = state.outcome()
    assert outcome is not None
    assert set(Walpurgis.endings) == set(ENDINGS) - {""}
    assert set(Walpurgis.parts) == set(outcome.seats[A].parts)
    for words in [*Walpurgis.endings.values(), *Walpurgis.parts.values()]:
        assert JAPANESE.search(words.ja)
        assert not JAPANESE.search(words.en)


def test_the_story_says_nothing_of_cards_that_the_listener_cannot_know() -> None:
    shipped = Walpurgis("dengen")
    state = shipped.new(seed=3, listen=True)
    rng = Chance(3)
    told: list[str] = []
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, rng.pick(state.legal(seat)))
        told += [words.en for event in state.events() if (words := shipped.tell(event, None))]
    assert [line for line in told if "(a card)" in line or "(s)" in line or line.startswith("a ")] == []
    assert any("placed danmaku on" in line and "(" not in line for line in told)


@pytest.mark.parametrize(("keyword", "card"), [("『強行』", "shot_brigitte"), ("『サポート』", "neb_wisp")])
def test_the_terminal_explains_the_keywords_of_the_card_in_question(keyword: str, card: str) -> None:
    duel = lay("1c open shot_brigitte", hand=card).act(card)
    shown = duel.game.text(duel.game.view(duel.state, A), "ja")
    assert any(line.startswith(f"{keyword}：") for line in shown.split("\n"))


def test_conceding_when_it_is_over_says_what_everything_else_says_then() -> None:
    duel = lay(hand="sab_cat")
    duel.state.intervene(A, "resign")
    refusal = duel.game.refusal(duel.state, A, duel.game.number("done"))
    assert refusal is not None
    with pytest.raises(BadIntervention) as caught:
        duel.state.intervene(A, "resign")
    assert caught.value.text == Text(refusal.en, refusal.ja) == Text("The game is over.", "ゲームは終わりました。")


def test_a_hand_that_is_kept_whole_is_told_as_such() -> None:
    duel = new()
    duel.act("done", seat=A).act("done", seat=B)
    assert [words.en for words in duel.told(None) if words.kind == "mulligan"] == [
        "{seat0} kept the whole hand.",
        "{seat1} kept the whole hand.",
    ]
