"""The conformance suite passes good games and catches each way of being a bad one."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadOption
from dengen.core.base.outcome import Outcome, Standing
from dengen.core.base.words import Text, Words
from dengen.core.bots.levels import USUAL_LEVELS, Level
from dengen.core.cards.decks import Deck, Decks
from dengen.core.conformance import Nonconformance, check_conformance
from dengen.core.conformance.declared import declarations_hold
from dengen.core.game import Game
from dengen.core.rules.events import Event
from dengen.core.rules.option_types import Choice, Switch
from dengen.core.rules.options import Option
from dengen.core.rules.question import About
from dengen.core.rules.state import LEGAL, State
from dengen.core.tracking import Tracked, TrackedGroup, TrackedSides
from dengen.core.views.observer import Observer
from dengen.core.views.view import OPEN, Viewer
from examples import high_card
from examples.high_card import Card, HighCard, Table
from tests.core.small.auction import DONE, MORE, Auction, AuctionGame, AuctionView
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame


@pytest.mark.parametrize("game", [HighCard(), AuctionGame(), ForeheadGame(), DiceGame()], ids=lambda game: game.id)
def test_a_good_game_passes(game: Game[Any]) -> None:
    assert check_conformance(game) > 10


class Bad(AuctionGame):
    """An auction whose state or words are broken in one way."""

    state: type[Auction] = Auction

    def empty(self, seats: int, options: dict[str, Any]) -> Auction:
        state = self.state()
        state.blank(self, seats, options)
        state.max_steps = 30 * seats
        return state


class LosesCards(Auction):
    def open_bids(self) -> None:
        super().open_bids()
        self.pile.pop()


class NeverEnds(Auction):
    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.ask(seat, question)


class SharesTooMuch(Auction):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome("x", [Standing(0, {}, 1, 1.0) for _ in outcome.seats])


class OffersWhatItForbids(Auction):
    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return [*super().choices(seat, question, a, b, c), 0]


class ForbidsWithoutAClause(Auction):
    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return 99 if super().against(seat, question, a, b, c, act) else 0


class ClonesShareHands(Auction):
    def clone(self) -> "ClonesShareHands":
        other = super().clone()
        other.hands = self.hands
        return other


class DumpForgets(Auction):
    fields = ("deck", "hands", "bids", "pile", "won", "loser")

    def begin(self) -> None:
        super().begin()
        self.secret = 0

    def clone(self) -> "DumpForgets":
        other = super().clone()
        other.secret = self.secret
        return other

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.secret = getattr(self, "secret", -1) + 1
        self.won[0] = self.secret % 3
        super().answer(seat, question, a, b, c, act)


class FirstComeFirstServed(Auction):
    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        super().answer(seat, question, a, b, c, act)
        if not self.is_asked(int(seat)) and len(self.actors()) == self.seats - 1:
            self.won[seat] += 1


class SealedAnswersShow(Auction):
    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        if question == MORE and act != DONE and any(self.bids[q] for q in range(self.seats) if q != seat):
            return 2
        return super().against(seat, question, a, b, c, act)


class KeepsTheTrueDeck(Auction):
    def redeal(self, seat: int, rng: Chance) -> None:
        """Everything stays as it is: then the view of a sealed bid must not depend on it, and nothing varies."""


class ResignationLosesTheHand(Auction):
    def intervene(self, seat: int, what: str) -> None:
        super().intervene(seat, what)
        self.hands[seat] = []


class TellsTheDraw(Auction):
    def tell(self, kind: str, args: dict[str, Any], secret: dict[str, int] | None = None, news: int = 0) -> None:
        super().tell(kind, args, None, news)


class DrawIsNoNews(Table):
    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        super().do(step, a, b, c)
        if self.log:
            for event in self.log:
                event.news = 0


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (LosesCards, "cards were lost or made"),
        (NeverEnds, "the game goes on after max_steps"),
        (SharesTooMuch, "don't sum to 1"),
        (OffersWhatItForbids, "not in list"),
        (ForbidsWithoutAClause, "there is no clause AU-99"),
        (ClonesShareHands, "changed the original|can't be previewed|not in list|cards were lost"),
        (DumpForgets, "went another way|order of arrival"),
        (FirstComeFirstServed, "order of arrival changed|mixed arrival changed"),
        (SealedAnswersShow, "changed what another seat may answer|is legal and refused"),
        (KeepsTheTrueDeck, "resampling changes nothing"),
        (ResignationLosesTheHand, "resign lost or made cards"),
        (TellsTheDraw, "told differently"),
    ],
)
def test_a_broken_state_is_caught(broken: type[Auction], complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bad, "state", broken)
    with pytest.raises((Nonconformance, ValueError), match=complaint):
        check_conformance(Bad())


class Quiet(HighCard):
    def empty(self, seats: int, options: dict[str, Any]) -> Table:
        state = DrawIsNoNews()
        state.blank(self, seats, options)
        state.max_steps = seats * options["cards"]
        return state


def test_a_showing_that_is_no_news_is_caught() -> None:
    with pytest.raises(Nonconformance, match="before any news it is told differently"):
        check_conformance(Quiet())


class ShowsHands(AuctionGame):
    def see(self, state: Auction, viewer: Viewer) -> AuctionView:
        view = super().see(state, viewer)
        view.hand_counts = [sum(hand) for hand in state.hands]
        return view


class ShowsToOnlookers(AuctionGame):
    def see(self, state: Auction, viewer: Viewer) -> AuctionView:
        view = super().see(state, viewer)
        view.deck_count = state.deck[0] if viewer is None and state.deck else 0
        return view


class Peeks(Observer):
    """An observer that looks at the top of the deck."""

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        assert isinstance(state, Auction)
        numbers[at] = float(state.deck[-1]) if state.deck else 0.0


class ObservesTheDeck(AuctionGame):
    def make_observer(self) -> Observer:
        return Peeks(self.observation_size)


class TellsOnlookers(AuctionGame):
    def tell(self, event: Event, viewer: Viewer) -> Words | None:
        return super().tell(event, OPEN if viewer is None else viewer)


class RefusesKnowingly(AuctionGame):
    def why(self, state: Auction, seat: int, act: int, clause: str) -> Text:
        return Text(f"The others hold {state.hands}.", "手札")


class NamesWhoHasNotAnswered(AuctionGame):
    def openly_asked(self, state: Auction) -> list[int]:
        return state.actors()

    def see(self, state: Auction, viewer: Viewer) -> AuctionView:
        view = super().see(state, viewer)
        view.asked = super().openly_asked(state)
        return view


class SameLabels(AuctionGame):
    def label(self, state: Auction, seat: int, act: int) -> Words:
        return Words("bid", "Bid", f"{act}")


class NoJapanese(AuctionGame):
    def prompt(self, state: Auction, seat: int) -> Text:
        return Text("Bid", "")


class NoWordsForAValue(AuctionGame):
    options = (
        Option("deal", Choice({"mixed": Text("mixed cards", "")}), "mixed", Text("Which cards", "手札"), per_seat=True),
        AuctionGame.options[1],
    )


class DefaultsForThreeOnly(AuctionGame):
    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        if seats == 2:
            raise BadOption("Two can't play.", "2人では遊べません。")


class SameNames(AuctionGame):
    def action_names(self) -> list[str]:
        return ["card"] * 13


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (ShowsHands, "view of seat . differs"),
        (ShowsToOnlookers, "the spectators' view of seat . differs"),
        (ObservesTheDeck, "observation of seat . differs"),
        (TellsOnlookers, "spectators are told differently"),
        (RefusesKnowingly, "refusals of seat . differs"),
        (NamesWhoHasNotAnswered, "says otherwise than `openly_asked`|refusals of seat . differs"),
        (SameLabels, "two answers have one label"),
        (NoJapanese, "asked without words"),
        (NoWordsForAValue, "option deal has no words"),
        (DefaultsForThreeOnly, "the default options don't allow 2 seats"),
        (SameNames, "two actions have one name"),
    ],
)
def test_broken_words_are_caught(broken: type[AuctionGame], complaint: str) -> None:
    with pytest.raises(Nonconformance, match=complaint):
        check_conformance(broken())


class Hands(Decks):
    """Decks of cards with a number; a seven is forbidden."""

    def problems(self, cards: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Text]:
        return [Text("It has a seven.", "7がある。")] if "7" in cards else []


def declaring(**said: Any) -> HighCard:
    """High Card, which says these things of itself."""
    game = HighCard()
    for name, value in said.items():
        setattr(game, name, value)
    return game


SHARK = Level("search", 70, title=Text("Shark", "サメ"))
BRINGS = (Option("decks", Switch(), False, Text("Decks", "デッキ"), per_seat=True), *HighCard.options)


def hands(**decks: list[str]) -> Hands:
    made = Hands()
    made.ready = {id: Deck(id, Text(id, id), cards) for id, cards in decks.items()}
    return made


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({"levels": {"shark": SHARK}}, "there is no level 'easy'"),
        ({"levels": {**USUAL_LEVELS, "shark": Level("search", 70)}}, "the level 'shark' has no title"),
        ({"levels": {**USUAL_LEVELS, "hard": Level("search")}}, "the level 'hard' searches without iterations"),
        (
            {"tracked": Tracked({"used": TrackedGroup(Text("Used", "使用"))})},
            "no event uses anything of the group 'used'",
        ),
        ({"tracked": Tracked(sides=TrackedSides("decks", Text("Decks", "デッキ"), {}))}, "There is no option 'decks'"),
        ({"benchmarks": ({"cards": 99},)}, "takes a whole number from 1 to 5 cards, not 99"),
        ({"decks": hands(low=["1"])}, "There is no option 'decks'"),
        ({"decks": hands(), "options": BRINGS}, "no deck can be built"),
        ({"decks": hands(bad=["7"]), "options": BRINGS}, "its deck 'bad' can't be played: It has a seven."),
    ],
)
def test_a_games_declarations_must_hold(said: dict[str, Any], complaint: str) -> None:
    with pytest.raises((Nonconformance, BadOption), match=complaint):
        declarations_hold(declaring(**said))


@pytest.mark.parametrize(
    ("questions", "complaint"),
    [
        ([Card(3, "card", 2), Card(3, "twin", 2)], "two questions have the number 3"),
        ([Card(3, "show", 2)], "a step or another question is called 'show', too"),
        ([Card(3, "card", 2), Card(4, "card", 2)], "a step or another question is called 'card', too"),
        ([Card(3, "card", 99)], "the question 'card' is asked by clause 99, which isn't in the clauses"),
    ],
)
def test_questions_are_told_apart_and_asked_by_a_clause(questions: list[Card], complaint: str) -> None:
    with pytest.raises(Nonconformance, match=complaint):
        declarations_hold(declaring(questions=questions, questions_by_number={each.number: each for each in questions}))


class WrittenCard(Card):
    def answer(self, table: Table, seat: int, about: About, act: int) -> None:
        super().answer(table, seat, about, act)
        self.last = act


class ForgivingCard(Card):
    def why_not(self, table: Table, seat: int, about: About, act: int) -> int:
        return LEGAL


class GenerousCard(Card):
    def legal(self, table: Table, seat: int, about: About) -> list[int]:
        return [*super().legal(table, seat, about), 0]


@pytest.mark.parametrize(
    ("card", "complaint"),
    [
        (WrittenCard(3, "card", 2), "playing wrote into the question 'card', which tables share"),
        (ForgivingCard(3, "card", 2), "is neither legal nor refused"),
        (GenerousCard(3, "card", 2), "not in list|listed twice"),
    ],
)
def test_a_broken_question_is_caught(card: Card, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(high_card, "CARD", card)
    with pytest.raises((Nonconformance, ValueError), match=complaint):
        check_conformance(declaring(questions=(card,)))


def test_a_game_that_leaves_out_what_is_required_is_told_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(HighCard, "title")
    monkeypatch.delattr(HighCard, "default_seats")
    with pytest.raises(Nonconformance, match="HighCard: it doesn't say `title` and `default_seats`"):
        check_conformance(HighCard())


def test_the_default_seats_are_among_those_that_can_play() -> None:
    with pytest.raises(Nonconformance, match=r"`default_seats` is 7, which isn't among `seat_counts`: \(2, 3, 4\)"):
        check_conformance(declaring(default_seats=7))


def test_a_condition_that_holds_passes() -> None:
    declarations_hold(declaring(levels={**USUAL_LEVELS, "shark": SHARK}, decks=hands(low=["1"]), options=BRINGS))
