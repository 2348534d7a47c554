"""Weights beside a card set: found, checked, bound to the game; what doesn't fit is refused with a sentence."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadWeights
from dengen.core.bots.weights import (
    FORMAT,
    AnswerPriors,
    Evaluation,
    Question,
    Unit,
    Weights,
    WeightsProvenance,
    read,
    written,
)
from dengen.core.game import Game
from dengen.games.flip_angel import FlipAngel
from dengen.games.lumiel import Lumiel
from dengen.games.troll_master import TrollMaster
from dengen.games.trump_fighter import TrumpFighter

MADE = WeightsProvenance("0", ["dengen train"], {"2": 1}, 1, {})


def weights_for(game: Game[Any], /, **changes: Any) -> Weights:
    heuristics = game.heuristics
    names = list(heuristics.feature_names())
    evaluation = Evaluation(names, [[0.0] * len(names)] * heuristics.phases)
    columns = len(heuristics.answer_names)
    priors = AnswerPriors(list(heuristics.answer_names), {"main": Question(0.0, [0.0] * columns, {"gain:ll": 2.0})})
    made = Weights(FORMAT, game.id, game.version, game.cards.wordless_hash, {"puct": 0.5}, evaluation, priors, MADE)
    return msgspec.structs.replace(made, **changes)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = FlipAngel()
    file = tmp_path / "some.weights.json"
    file.write_bytes(written(weights_for(game)))
    assert read(file) == weights_for(game)


def test_weights_of_nothing_expect_nothing() -> None:
    game = FlipAngel()
    learned = weights_for(game).bound(game)
    assert learned.evaluate(game.new(2, seed=1)) == [0.5, 0.5]


def test_a_leading_seat_is_likelier_to_win() -> None:
    game = FlipAngel()
    given = weights_for(game)
    assert given.evaluation is not None
    row = [1.0 if name == "pairs" else 0.0 for name in given.evaluation.features]
    phases = [row] * game.heuristics.phases
    learned = msgspec.structs.replace(given, evaluation=Evaluation(given.evaluation.features, phases)).bound(game)
    state = game.new(2, seed=1)
    state.light[1] += 1
    state.dark[1] += 1
    assert learned.evaluate(state) == pytest.approx([1 / (1 + 2.718281828), 1 - 1 / (1 + 2.718281828)])


def with_net(game: Game[Any], *units: Unit) -> Weights:
    names = list(game.heuristics.feature_names())
    return weights_for(game, evaluation=Evaluation(names, [[0.0] * len(names)] * game.heuristics.phases, list(units)))


def test_a_unit_counts_only_above_nothing() -> None:
    game = FlipAngel()
    names = game.heuristics.feature_names()
    row = [1.0 if name == "pairs" else 0.0 for name in names]
    state = game.new(2, seed=1)
    state.light[1] += 3
    state.dark[1] += 3
    had = game.heuristics.features(state)[names.index("pairs")]
    below, above = (Unit(2.0, start - had, 0.0, row) for start in (-3.0, -2.0))
    lost = 1 / (1 + 2.718281828**2)
    assert with_net(game, below).bound(game).evaluate(state) == [0.5, 0.5]
    assert with_net(game, below, above).bound(game).evaluate(state) == pytest.approx([lost, 1 - lost])


def test_a_unit_may_count_otherwise_later_in_a_game() -> None:
    game = FlipAngel()
    names, state, luck = game.heuristics.feature_names(), game.new(2, seed=1), Chance(1)
    for _ in range(20):
        seat = state.actors()[0]
        state.apply(seat, game.heuristics.pick(state, seat, luck))
    phase = int(game.heuristics.phase(state))
    row = [1.0 if name == "pairs" else 0.0 for name in names]
    pairs = [game.heuristics.features(state)[seat * len(names) + names.index("pairs")] for seat in range(2)]
    assert 0 < (gap := abs(pairs[0] - pairs[1])) <= phase
    unit = Unit(1.0, -min(pairs) - phase, float(game.heuristics.phases), row)
    shares = with_net(game, unit).bound(game).evaluate(state)
    assert min(shares) == pytest.approx(1 / (1 + 2.718281828**gap))
    assert with_net(game, msgspec.structs.replace(unit, late=0.0)).bound(game).evaluate(state) == [0.5, 0.5]


def test_a_net_is_read_as_it_was_written_and_one_of_another_width_refused(tmp_path: Path) -> None:
    game = FlipAngel()
    given = with_net(game, Unit(1.0, 0.0, 0.0, [0.5] * len(game.heuristics.feature_names())))
    file = tmp_path / "net.weights.json"
    file.write_bytes(written(given))
    assert read(file) == given
    with pytest.raises(BadWeights, match="number of features of each unit 1, not"):
        with_net(game, Unit(1.0, 0.0, 0.0, [0.5])).bound(game)


def test_an_answer_with_a_weight_is_likelier_and_all_add_up() -> None:
    game = FlipAngel()
    learned = weights_for(game).bound(game)
    state = game.new(2, seed=1)
    seat = state.actors()[0]
    priors = dict(zip(state.legal(seat), learned.priors(state, seat, Chance(1)), strict=True))
    assert sum(priors.values()) == pytest.approx(1.0)
    other = priors[game.number("gain:dd")]
    assert priors[game.number("gain:ll")] == pytest.approx(other * 2.718281828**2)


def test_an_unknown_question_has_no_favourite() -> None:
    game = FlipAngel()
    priors = AnswerPriors(list(game.heuristics.answer_names), {})
    learned = weights_for(game, priors=priors).bound(game)
    state = game.new(2, seed=1)
    assert len(set(learned.priors(state, state.actors()[0], Chance(1)))) == 1


def test_pick_counts_in_a_game_without_action_features() -> None:
    game = TrollMaster()
    state = game.new(4, seed=1)
    seat = state.actors()[0]
    question = game.step_name(int(state.question(seat)[0]))
    learned = weights_for(game, priors=AnswerPriors([], {question: Question(3.0)})).bound(game)
    priors = list(learned.priors(state, seat, Chance(1)))
    favourite = state.legal(seat)[priors.index(max(priors))]
    assert favourite == game.heuristics.pick(state, seat, Chance(1))
    assert len(set(priors)) == 2


def test_alone_at_a_table_the_game_evaluates_itself() -> None:
    game = FlipAngel()
    state = game.new(1, seed=1)
    assert weights_for(game).bound(game).evaluate(state) == game.heuristics.evaluate(state)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"format": 0}, "format"),
        ({"game": "chess"}, "game"),
        ({"rules": 0}, "rules"),
        ({"evaluation": Evaluation(["luck"], [[1.0]])}, "features"),
        ({"priors": AnswerPriors(["luck"], {})}, "features of answers"),
    ],
)
def test_weights_for_another_game_are_refused(change: dict[str, Any], word: str) -> None:
    game = FlipAngel()
    with pytest.raises(BadWeights, match=f"for the .*{word}") as refused:
        weights_for(game, **change).bound(game)
    assert "違います" in refused.value.text.ja


def of_characters(game: TrumpFighter, cards: str, names: list[str] | None = None) -> Weights:
    """Weights by which the first character is stronger by one than the others, and nothing else counts."""
    features, own = list(game.heuristics.feature_names()), list(game.heuristics.card_names())
    row = [0.0] * len(features) + [1.0] + [0.0] * (len(own) - 1)
    evaluation = Evaluation(features, [row] * game.heuristics.phases, cards=names or own)
    return weights_for(game, evaluation=evaluation, priors=None, cards=cards)


def test_a_certain_card_counts_only_where_it_was_learned() -> None:
    game = TrumpFighter()
    first, second = game.heuristics.card_names()[:2]
    state = game.new(2, seed=1, characters=[second, first])
    here, elsewhere = (of_characters(game, cards).bound(game) for cards in (game.cards.wordless_hash, "other"))
    assert here.evaluate(state) == pytest.approx([1 / (1 + 2.718281828), 1 - 1 / (1 + 2.718281828)])
    assert elsewhere.evaluate(state) == [0.5, 0.5]


def test_other_cards_in_a_file_for_the_same_set_are_refused() -> None:
    game = TrumpFighter()
    others = ["luck", *game.heuristics.card_names()[1:]]
    with pytest.raises(BadWeights, match="for the cards “luck”, not “"):
        of_characters(game, game.cards.wordless_hash, others).bound(game)
    of_characters(game, "other", others).bound(game)


def test_weights_of_certain_cards_survive_writing_and_reading(tmp_path: Path) -> None:
    given = of_characters(TrumpFighter(), "some")
    file = tmp_path / "cards.weights.json"
    file.write_bytes(written(given))
    assert read(file) == given


def test_too_few_phases_are_refused() -> None:
    game = FlipAngel()
    names = list(game.heuristics.feature_names())
    with pytest.raises(BadWeights, match="phases"):
        weights_for(game, evaluation=Evaluation(names, [[0.0] * len(names)])).bound(game)


def test_differing_names_are_reported_in_a_short_sentence() -> None:
    game = FlipAngel()
    names = list(game.heuristics.feature_names())
    rows = [[0.0] * len(names)] * game.heuristics.phases
    with pytest.raises(BadWeights, match="for the features “luck”, not “field”"):
        weights_for(game, evaluation=Evaluation(["luck", *names[1:]], rows)).bound(game)
    with pytest.raises(BadWeights, match=f"number of features in each phase 3, not {len(names)}"):
        weights_for(game, evaluation=Evaluation(names, [[0.0] * 3, *rows[1:]])).bound(game)


@pytest.mark.parametrize("content", [b"", b"{", b"{}", b'{"format": "one"}', b"\xff"])
def test_a_broken_file_is_refused_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.weights.json"
    file.write_bytes(content)
    with pytest.raises(BadWeights, match=r"broken\.weights\.json") as refused:
        read(file)
    assert ".." not in str(refused.value).replace("...", "")
    assert "。。" not in refused.value.text.ja


def test_a_setting_that_no_search_has_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "wrong.weights.json"
    file.write_bytes(written(weights_for(FlipAngel())).replace(b'"puct"', b'"pucht"'))
    with pytest.raises(BadWeights, match=r"wrong\.weights\.json don't fit: a search has no setting 'pucht'"):
        read(file)


# ---- which file ----


def own_set(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(f'base = "dengen"\n{text}', encoding="utf-8")
    return file


@pytest.fixture
def laid(tmp_path: Path) -> Callable[[Weights], Game[Any]]:
    def lay(weights: Weights) -> Game[Any]:
        (tmp_path / "mine.weights.json").write_bytes(written(weights))
        return Lumiel(tmp_path / "mine.toml")

    own_set(tmp_path, '[set]\nid = "mine"\n')
    return lay


def card_priors(game: Game[Any], question: str, name: str) -> AnswerPriors:
    features = list(game.heuristics.answer_names)
    return AnswerPriors(features, {question: Question(0.0, [0.0] * len(features), {name: 5.0, "pass": 1.0})})


def test_a_custom_set_has_its_weights_next_to_it(tmp_path: Path, laid: Callable[[Weights], Game[Any]]) -> None:
    given = weights_for(Lumiel(own_set(tmp_path, '[set]\nid = "mine"\n')), priors=None)
    game = laid(given)
    assert game.weights == given
    assert pickle.loads(pickle.dumps(game)).weights == given


def test_weights_of_certain_cards_are_dropped_with_other_cards(
    tmp_path: Path, laid: Callable[[Weights], Game[Any]]
) -> None:
    game = Lumiel(tmp_path / "mine.toml")
    card = next(name for name in map(game.name, range(game.num_actions)) if game.set.card[0].id in name.split(":"))
    question = next(iter(game.steps.values()))
    step = game.step_number(question)
    same = laid(weights_for(game, priors=card_priors(game, question, card)))
    other = laid(weights_for(game, priors=card_priors(game, question, card), cards="other"))
    assert same.learned is not None
    assert other.learned is not None
    of_card, of_pass = game.number(card), game.number("pass")
    assert [same.learned.questions[step].answers[act] for act in (of_card, of_pass)] == [5.0, 1.0]
    assert [other.learned.questions[step].answers[act] for act in (of_card, of_pass)] == [0.0, 1.0]
