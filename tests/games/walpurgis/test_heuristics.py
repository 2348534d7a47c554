"""The bot's evaluation and its cheap answers."""

from dengen.core.base.chance import Chance
from dengen.core.bots.weights import FORMAT, AnswerPriors, Question, Weights, WeightsProvenance
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.rules import WalpurgisState, codes
from tests.games.walpurgis.kit import A, B, game, lay


def test_evaluation_stays_between_0_and_1_and_picks_are_legal_in_a_whole_game() -> None:
    shipped = Walpurgis("dengen")
    rng = Chance(2)
    state = shipped.new(seed=2, decks=["feast_in_the_fog", "bramble_keep"])
    while state.actors():
        shares = shipped.heuristics.evaluate(state)
        assert all(0 <= share <= 1 for share in shares)
        assert abs(sum(shares) - 1) < 1e-9
        seat = state.actors()[0]
        act = shipped.heuristics.pick(state, seat, rng)
        assert act in state.legal(seat)
        assert shipped.heuristics.pick_carefully(state, seat, rng) in state.legal(seat)
        state.apply(seat, act)
    assert sorted(shipped.heuristics.evaluate(state)) == [0, 1]


def test_more_circles_are_better_and_the_reasons_say_so() -> None:
    duel = lay("1a open sab_cat; 2a ready; 3a dormant", "5a dormant", hand="sab_cat", enemy_hand="sab_cat")
    assert game().heuristics.evaluate(duel.state)[A] > 0.5
    reasons = dict(game().heuristics.reasons(duel.state, A))
    assert reasons["circles"] == 2
    assert dict(game().heuristics.reasons(duel.state, B))["circles"] == -2


def test_a_contested_cell_counts_for_the_stronger_side() -> None:
    weak = lay("3c ready", "3c dan_up sab_cat", hand="sab_cat")
    strong = lay("3c ready; 3c dan_up sab_cat", "3c dan_up sab_cat", hand="sab_cat")
    assert game().heuristics.evaluate(weak.state)[A] < game().heuristics.evaluate(strong.state)[A]


def test_the_evaluation_reads_nothing_that_the_seat_does_not_know() -> None:
    duel = lay("1a dormant bri_torch; 3c ready", "5a ready dor_root", hand="sab_cat", enemy_hand="dor_thorn dor_gate")
    for seat in (A, B):
        values = {tuple(game().heuristics.evaluate(world.state)) for world in duel.worlds(seat, 8)}
        assert values == {tuple(game().heuristics.evaluate(duel.state))}


def test_the_bot_beats_random_answers() -> None:
    shipped = Walpurgis("dengen")
    won = 0.0
    for seed in range(24):
        state: WalpurgisState = shipped.new(seed=seed, decks=["bonfire_march", "meteor_shower"])
        rng = Chance(seed)
        me = seed % 2
        while state.actors():
            seat = state.actors()[0]
            act = shipped.heuristics.pick(state, seat, rng) if seat == me else state.pick_answer(seat, rng)
            state.play(seat, act)
        won += state.shares()[me]
    assert won >= 18


def test_who_is_careful_lays_a_card_face_down_where_it_can_be_cast() -> None:
    """Sparks want a circle behind them, and throw danmaku at three cells before them."""
    duel = lay("2c dormant", "5e dormant", hand="bri_sparks sab_cat sab_cat")
    duel.act("bri_sparks", "face_down")
    picks = {game().name(game().heuristics.pick_carefully(duel.state, A, Chance(seed))) for seed in range(20)}
    assert picks == {"cell:3c"}
    assert len({game().heuristics.pick(duel.state, A, Chance(seed)) for seed in range(20)}) > 5


def test_who_is_careful_intercepts_for_less() -> None:
    shipped = Walpurgis()
    sooner = 0
    for seed in range(12):
        state, rng = shipped.new(seed=seed), Chance(seed)
        while state.actors():
            seat = state.actors()[0]
            plain = shipped.heuristics.pick(state, seat, rng)
            if shipped.step_name(int(state.question(seat)[0])) == "intercept":
                careful = shipped.heuristics.pick_carefully(state, seat, rng)
                sooner += careful != plain
                assert careful == plain or shipped.name(plain) == "done"
            state.play(seat, plain)
    assert sooner > 0


def test_a_position_is_valued_at_the_beginning_of_the_next_main_phase() -> None:
    """Whatever is going on is finished by cheap answers, in a copy."""
    shipped = Walpurgis()
    state, rng = shipped.new(seed=4), Chance(4)
    while state.actors():
        before = shipped.dump(state)
        settled = shipped.heuristics.settled(state)
        assert isinstance(settled, WalpurgisState)
        assert shipped.dump(state) == before
        assert settled.over() or (settled.turns > state.turns and settled.phase == codes.MAIN_PHASE)
        assert settled.over() or not settled.links
        seat = state.actors()[0]
        state.apply(seat, shipped.heuristics.pick(state, seat, rng))


def test_what_a_seat_has_counts_otherwise_when_it_is_to_move() -> None:
    duel = lay("1a open sab_cat; 2a ready; 3a dormant", "5a dormant", hand="sab_cat", enemy_hand="sab_cat dor_thorn")
    names = game().heuristics.feature_names()
    features = list(game().heuristics.features(duel.state))
    mine, theirs = (
        dict(zip(names, features[at : at + len(names)], strict=True)) for at in (A * len(names), B * len(names))
    )
    assert (mine["to move"], theirs["to move"]) == (1, 0)
    assert (mine["to move: circles"], mine["to move: ready"], mine["to move: dormant"]) == (3, 1, 1)
    assert (mine["to move: face up"], mine["to move: hand"], mine["to move: leads"]) == (1, 1, 1)
    assert (theirs["waiting: circles"], theirs["waiting: hand"], theirs["waiting: leads"]) == (1, 2, 0)
    assert not any(value for name, value in mine.items() if name.startswith("waiting"))
    assert not any(value for name, value in theirs.items() if name.startswith("to move"))


def preferring(shipped: Walpurgis, card: str, cards: str) -> Weights:
    """Weights by which a mulligan exchanges this card first."""
    answer = f"card:{shipped.tables.kind_of[card]}"
    columns = len(shipped.heuristics.answer_names)
    priors = AnswerPriors(
        list(shipped.heuristics.answer_names), {"mulligan": Question(0, [0.0] * columns, {answer: 3})}
    )
    made = WeightsProvenance("0", [], {}, 0, {})
    return Weights(FORMAT, shipped.id, shipped.version, cards, {"puct": 0.4}, None, priors, made)


def test_what_is_learned_of_a_card_counts_in_every_deck_that_has_it() -> None:
    """A card action is a number in the deck's own list; what is learned is learned of the card."""
    shipped = Walpurgis()
    for first in shipped.decks.ready:
        state = shipped.new(seed=1, decks=[first, "bonfire_march"])
        while shipped.step_name(int(state.question(0)[0])) != "mulligan":
            state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
        cards = [act for act in state.legal(0) if shipped.name(act).startswith("card:")]
        wanted = cards[-1]
        id = shipped.tables.ids[state.kind_named(0, wanted)]
        here = preferring(shipped, id, shipped.cards.wordless_hash).bound(shipped)
        priors = dict(zip(state.legal(0), here.priors(state, 0, Chance(1)), strict=True))
        assert max(priors, key=priors.__getitem__) == wanted
        elsewhere = preferring(shipped, id, "other cards").bound(shipped)
        assert len(set(elsewhere.priors(state, 0, Chance(1)))) == 1


def test_bots_learn_from_every_pair_of_ready_made_decks() -> None:
    """And half of the time from the usual ones."""
    shipped = Walpurgis()
    chosen = [tuple(shipped.learned_with(seed).get("decks", ())) for seed in range(64)]
    assert chosen.count(()) == 32
    assert set(chosen) - {()} == {(first, second) for first in shipped.decks.ready for second in shipped.decks.ready}
    for seed in range(1, 64, 2):
        assert not shipped.new(seed=seed, **shipped.learned_with(seed)).over()
