"""Levels of every game by name, hints, and reasons in words."""

from typing import ClassVar

import pytest

import dengen
from dengen import players
from dengen.core.base.chance import Chance
from dengen.core.base.errors import NotYourQuestion
from dengen.core.base.words import Text
from dengen.core.bots.heuristics import Heuristics
from dengen.core.bots.levels import USUAL_LEVELS, Level, SearchSettings
from dengen.core.rules.state import State
from dengen.games.trump_fighter.live import bot as live_bot
from dengen.players import match
from dengen.players.handicapped import Overlooking
from dengen.players.levels import classic, hint_iterations, searcher, searching
from dengen.players.player import Player
from dengen.players.search import Search, Settings
from dengen.players.uniform import Uniform
from examples.high_card import HighCard
from tests.players.stairs import THROW, StairsGame

GAMES = list(dengen.registered())


def middle(id: str, steps: int = 9) -> tuple[State, int]:
    """A position a few moves into a game, and a seat with a choice."""
    rng = Chance(4)
    state = dengen.game(id).new(seed=6)
    while steps > 0 or len(state.legal(state.actors()[0])) < 2:
        state.apply(state.actors()[0], rng.pick(state.legal(state.actors()[0])))
        steps -= 1
    return state, state.actors()[0]


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_four_levels_and_the_harder_ones_think_more(id: str) -> None:
    game = dengen.game(id)
    levels = game.levels
    assert [name for name, level in levels.items() if level.title is None] == ["easy", "normal", "hard", "master"]
    assert [text.en.lower() for text in players.titles(game).values()] == list(levels)
    assert all(text.ja for text in players.titles(game).values())
    assert levels["master"].iterations > levels["hard"].iterations > levels["normal"].iterations
    assert levels["easy"].overlooks > levels["normal"].overlooks > levels["hard"].overlooks >= 0
    assert levels["master"].overlooks == 0


@pytest.mark.parametrize("id", GAMES)
def test_hard_has_a_time_limit_of_two_seconds_at_any_budget(id: str) -> None:
    """test_search.py checks that the limit is kept."""
    hard = searcher(players.player("hard", dengen.game(id)))
    assert hard is not None
    assert hard.settings.seconds == 2


def share_of_one(id: str, one: str, others: str, deals: int) -> float:
    """The win share of `one` alone among `others`, every deal from every seat, as in `dengen train GAME match`."""
    game = dengen.game(id)
    seats = game.default_seats
    won = 0.0
    for deal in range(1, deals + 1):
        for strong in range(seats):
            luck = Chance(deal * 64 + strong)
            seated = [
                players.player(one if seat == strong else others, game, luck.fork().word) for seat in range(seats)
            ]
            state = game.new(seats, deal)
            match.play(state, seated, luck)
            won += state.shares()[strong]
    return won / (deals * seats)


@pytest.mark.parametrize(
    ("id", "deals"), [("flip_angel", 5), ("lumiel", 1), ("troll_master", 2), ("trump_fighter", 20)]
)
def test_normal_wins_more_than_its_share_among_easy_ones(id: str, deals: int) -> None:
    """With few deals, the bound is far below the measurements in docs/players.md."""
    fair = 1 / dengen.game(id).default_seats
    assert share_of_one(id, "normal", "easy", deals) >= 1.1 * fair


def test_trump_fighter_has_a_fourth_level_below_the_hardest_and_a_pace_for_each() -> None:
    levels = list(dengen.game("trump_fighter").levels)
    assert levels == ["easy", "normal", "fighter", "hard", "master"]
    assert [live_bot.PACES[name] for name in levels] == [*live_bot.TEMPERS, max(live_bot.TEMPERS)]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", ["easy", "normal"])
def test_a_level_makes_a_legal_move_that_its_seed_repeats(id: str, name: str) -> None:
    state, seat = middle(id)
    game = dengen.game(id)
    answers = {match.answer(state, seat, players.player(name, game, 5), Chance(1)) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= set(state.legal(seat))


def test_a_game_has_the_usual_levels_by_default() -> None:
    game = HighCard()
    assert list(game.levels) == ["easy", "normal", "hard", "master"]
    assert isinstance(players.player("hard", game), Search)


class Gamblers(HighCard):
    """A game with an extra level, no search in its hardest one, and deep rollouts."""

    levels: ClassVar[dict[str, Level]] = {
        **USUAL_LEVELS,
        "master": Level("greedy"),
        "shark": Level("search", 70, title=Text("Shark", "サメ")),
    }
    search: ClassVar[SearchSettings] = {"depth": 3}


def test_a_game_declares_its_levels_and_search_settings() -> None:
    game = Gamblers()
    shark = players.player("shark", game)
    assert isinstance(shark, Search)
    assert (shark.settings.iterations, shark.settings.depth) == (70, 3)
    assert players.titles(game)["shark"] == Text("Shark", "サメ")
    with pytest.raises(players.UnknownPlayer, match="There is no player 'shark'"):
        players.check("shark", HighCard())


class Careful(HighCard):
    search: ClassVar[SearchSettings] = {"policy": "careful"}


def test_classic_keeps_its_rollout_policy() -> None:
    game = Careful()
    assert searching(game, 1, 10).settings.policy == "careful"
    assert classic(game, 1, 10).settings.policy == "sensible"


def test_a_hint_searches_even_if_no_level_does() -> None:
    game = Gamblers()
    state = game.new(2, seed=1)
    assert hint_iterations(game) == USUAL_LEVELS["master"].iterations // 10
    assert sum(each.visits for each in players.hint(game, state, 0, iterations=50).considered) == 50


def test_a_budget_follows_a_colon() -> None:
    game = HighCard()
    search = players.player("search:37", game)
    assert isinstance(search, Search)
    assert search.settings.iterations == 37


@pytest.mark.parametrize("name", ["search:0", "search:", "search:x", "greedy:5", "Hard", ""])
def test_unknown_player_names_are_refused(name: str) -> None:
    with pytest.raises(players.UnknownPlayer, match="There is no player"):
        players.check(name, HighCard())


class Stubborn(Player):
    """Ranks the first two actions only."""

    def ranked(self, world: State, seat: int) -> list[int]:
        return world.legal(seat)[:2]


def test_an_overlooked_action_is_replaced_by_the_next_best() -> None:
    game = HighCard()
    state = game.new(3, seed=1, cards=5)
    overlooking = Overlooking(game, 1, Stubborn(game), 0.5)
    chosen = [overlooking.choose(state, 0) for _ in range(400)]
    best, second = state.legal(0)[:2]
    assert set(chosen) == {best, second}
    assert chosen.count(second) / 400 == pytest.approx(0.5 * 0.5, abs=0.07)


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_a_player_chooses_its_first_ranked_action(name: str) -> None:
    game = dengen.game("lumiel")
    state, seat = middle("lumiel")
    ranked = players.player(name, game, 5).ranked(state.resample(seat, Chance(1)), seat)
    assert ranked[0] == players.player(name, game, 5).choose(state.resample(seat, Chance(1)), seat)
    assert len(ranked) == len(set(ranked))
    assert set(ranked) <= set(state.legal(seat))
    if name == "greedy":  # a search ranks tried actions
        assert set(ranked) == set(state.legal(seat))


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_a_legal_action_with_its_expected_share(id: str) -> None:
    state, seat = middle(id)
    game = dengen.game(id)
    before = game.dump(state)
    hint = players.hint(game, state, seat, iterations=60)
    assert hint.act == hint.considered[0].act
    assert {each.act for each in hint.considered} <= set(state.legal(seat))
    assert all(0 <= each.share <= 1 for each in hint.considered)
    assert all(each.words.en and each.words.ja for each in hint.considered)
    assert game.dump(state) == before


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_the_same_in_every_world_that_looks_the_same(id: str) -> None:
    state, seat = middle(id)
    game = dengen.game(id)
    hints = [players.hint(game, world, seat, iterations=20) for world in (state, state.resample(seat, Chance(8)))]
    assert hints[0] == hints[1]


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    with pytest.raises(NotYourQuestion):
        players.hint(game, state, 1)
    with pytest.raises(NotYourQuestion):
        players.explain(game, state, 1, 0)


@pytest.mark.parametrize("id", GAMES)
def test_every_term_of_a_bot_has_words_in_both_languages(id: str) -> None:
    game = dengen.game(id)
    rng = Chance(2)
    state = game.new(seed=2)
    seen: set[str] = set()
    while actors := state.actors():
        seen |= {name for seat in actors for name, _ in game.heuristics.reasons(state, seat)}
        state.apply(actors[0], rng.pick(state.legal(actors[0])))
    assert seen
    assert seen <= set(game.heuristics.term_names)
    assert game.heuristics.term_names == tuple(game.terms)
    assert all(text.en and text.ja for text in game.terms.values())


class Wary(StairsGame):
    """A game whose bot has one term: the seat's height."""

    def prepare(self) -> None:
        self.heuristics = Heights()


class Heights(Heuristics):
    term_names = ("height", "weather")

    def terms(self, state: State) -> list[list[float]]:
        return [[float(score), 1.0] for score in state.scores()]


def test_reasons_compare_an_action_with_the_others() -> None:
    game = Wary()
    state = game.new(2, seed=1)
    reasons = players.explain(game, state, 0, 2)
    assert [reason.term for reason in reasons] == ["height"]
    assert reasons[0].weight > 0.5
    state.apply(0, 2)
    assert players.explain(game, state, 0, THROW)[0].weight < -0.2


def test_a_search_with_custom_settings_and_a_random_player_are_players_too() -> None:
    game = HighCard()
    state = game.new(2, seed=1)
    assert match.play(state, [Search(game, 1, Settings(20)), Uniform(game, 1)], Chance(1)) > 0
