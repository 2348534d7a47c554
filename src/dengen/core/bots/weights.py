"""Learned weights: a file next to the card set, `cards.toml` → `cards.weights.json`, and its validation.

`dengen train` writes it. A set without a file uses that of the set it changes, or of the game's default
edition. If the cards aren't those of the training, weights of certain cards are left out.
"""

import hashlib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from dengen.core.base.errors import BadWeights
from dengen.core.base.resources import files
from dengen.core.base.validation import file_trouble, invalid, not_json
from dengen.core.base.words import Text
from dengen.core.bots.learned import Learned, Net, Priors
from dengen.core.bots.levels import SearchSettings
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.overlays import ids_in

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from dengen.core.game import Game

FORMAT = 1
SUFFIX = ".weights.json"


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rectified unit of a net with the output weight `out`. Its bias is `start`, plus `late`
    by the end of a game."""

    out: float
    start: float
    late: float
    features: list[float]


class Evaluation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Weights per phase of a seat's features, then of certain cards. A greater sum means a likelier
    win. A net may add to it."""

    features: list[str]
    phases: list[list[float]]
    net: list[Unit] = []
    cards: list[str] = []


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prior weights of a question: of `pick`, of features, and of actions by name."""

    picked: float = 0.0
    features: list[float] = []
    answers: dict[str, float] = {}


class AnswerPriors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    features: list[str]
    questions: dict[str, Question]


class WeightsProvenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Provenance of the file: dengen's version, commands, numbers of games, and scores on held-out games."""

    version: str
    commands: list[str]
    games: dict[str, int]  # by the number of seats
    positions: int
    held_out: dict[str, float]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The content of a weights file. `search`: settings of searches with these weights."""

    format: int
    game: str
    rules: int
    cards: str
    search: SearchSettings
    evaluation: Evaluation | None
    priors: AnswerPriors | None
    made: WeightsProvenance

    @cached_property
    def hash(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    def bound(self, game: "Game[Any]") -> Learned:
        """The game's heuristics with these weights; raises BadWeights if they don't fit."""
        self._check(game)
        rows = [] if self.evaluation is None else self.evaluation.phases
        weights = [weight for row in rows for weight in self._columns(game, row)]
        questions = {} if self.priors is None else dict(self._questions(game, self.priors))
        return Learned(game.heuristics, weights, questions, self._net(game))

    def _knows_cards_of(self, game: "Game[Any]") -> bool:
        return self.cards == game.cards.wordless_hash

    def _columns(self, game: "Game[Any]", row: list[float]) -> list[float]:
        """The weights of the game's columns; those of certain cards only if the cards are the same."""
        features, cards = len(game.heuristics.feature_names()), len(game.heuristics.card_names())
        of_cards = row[features:] if self._knows_cards_of(game) else []
        return row[:features] + (of_cards or [0.0] * cards)

    def _net(self, game: "Game[Any]") -> Net | None:
        units = [] if self.evaluation is None else self.evaluation.net
        if not units:
            return None
        into = [weight for unit in units for weight in self._columns(game, unit.features)]
        return Net(into, [unit.start for unit in units], [unit.late for unit in units], [unit.out for unit in units])

    def _questions(self, game: "Game[Any]", priors: AnswerPriors) -> Iterator[tuple[int, Priors]]:
        certain = set() if self._knows_cards_of(game) else set(ids_in(game.cards.content))
        numbered = game.heuristics.card_answers if certain else range(0)
        for step, name in game.steps.items():
            if name not in priors.questions:
                continue
            learned = priors.questions[name]
            answers = [0.0] * game.num_actions
            for act in range(game.num_actions):
                if act not in numbered and not certain.intersection(game.name(act).split(":")):
                    answers[act] = learned.answers.get(game.name(act), 0.0)
            yield step, Priors(learned.picked, learned.features, answers)

    def _check(self, game: "Game[Any]") -> None:
        heuristics = game.heuristics
        if self.format != FORMAT:
            raise _other("format", "形式", FORMAT, self.format)
        if self.game != game.id:
            raise _other("game", "ゲーム", game.id, self.game)
        if self.rules != game.version:
            raise _other("version of the rules", "ルールの版", game.version, self.rules)
        if self.evaluation is not None:
            _check_names("features", "特徴", heuristics.feature_names(), self.evaluation.features)
            if self.evaluation.cards and self._knows_cards_of(game):
                _check_names("cards", "カード", heuristics.card_names(), self.evaluation.cards)
            _check_count("phases", "局面の区分", heuristics.phases, len(self.evaluation.phases))
            width = len(self.evaluation.features) + len(self.evaluation.cards)
            for row in self.evaluation.phases:
                _check_count("features in each phase", "区分ごとの特徴", width, len(row))
            for unit in self.evaluation.net:
                _check_count("features of each unit", "ユニットごとの特徴", width, len(unit.features))
        if self.priors is not None:
            _check_names("features of answers", "手の特徴", heuristics.answer_names, self.priors.features)
            for question in self.priors.questions.values():
                width = len(heuristics.answer_names)
                _check_count(
                    "features of answers to each question", "質問ごとの手の特徴", width, len(question.features)
                )


def weights_for(package: str, cards: CardSet, default: str) -> Weights | None:
    """The weights for these cards, or for the closest set, or None. Raises BadWeights."""
    at: CardSet | None = cards
    while at is not None:
        found = _beside(package, at)
        if found is not None:
            return found
        at = at.base
    is_last = cards.edition == default or not cards.content
    return None if is_last else _beside(package, CardSet.find(package, default))


def read(file: "Path | Traversable") -> Weights:
    """Read a file of weights; raises BadWeights."""
    try:
        data = file.read_bytes()
        found = msgspec.json.decode(data, type=Weights)
    except OSError as error:
        why = file_trouble(error)
        raise BadWeights(Text(f"it can't be read: {why.en}", f"読めません（{why.ja}）"), str(file)) from None
    except msgspec.ValidationError as error:
        why, where = invalid(error)
        raise BadWeights(Text(f"{why.en} ({where})", f"{why.ja}（{where}）"), str(file)) from None
    except msgspec.DecodeError as error:
        why = not_json(error)
        raise BadWeights(Text(why.en.removesuffix("."), why.ja.removesuffix("。")), str(file)) from None
    for name in msgspec.json.decode(data)["search"]:
        if name not in SearchSettings.__annotations__:  # a TypedDict accepts other keys
            raise BadWeights(
                Text(f"a search has no setting {name!r}", f"探索に {name!r} という設定はありません"), str(file)
            )
    return found


def place_for(game: "Game[Any]") -> Path:
    """The path of the weights for a game's card set; raises BadWeights for a set without a file."""
    name = weights_name(game.cards)
    if is_shipped(game.cards):
        return Path(str(files(game.package).joinpath(name)))
    if not game.cards.file:
        raise BadWeights(Text("a card set that is no file has no place for them", "ファイルでないセットには置けません"))
    return Path(name)


def weights_name(cards: CardSet) -> str:
    """The file name of the weights; a game without cards uses the name of its default set."""
    return (cards.file or "cards.toml").removesuffix(".toml") + SUFFIX


def is_shipped(cards: CardSet) -> bool:
    return bool(cards.edition) or not cards.content


def written(weights: Weights) -> bytes:
    """The content of the file, with a line per phase and question."""
    said: dict[str, Any] = msgspec.to_builtins(weights)
    lines = [f"  {_json(name)}: {_laid_out(name, value)}" for name, value in said.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _laid_out(name: str, value: Any) -> str:
    if value is None:
        return "null"
    if name == "evaluation":
        parts = [f'"features": {_json(value["features"])}', f'"phases": {_in_lines(value["phases"])}']
        if "cards" in value:
            parts.insert(1, f'"cards": {_json(value["cards"])}')
        if "net" in value:
            parts.append(f'"net": {_in_lines(value["net"])}')
        return "{\n    " + ",\n    ".join(parts) + "\n  }"
    if name == "priors":
        rows = ",\n      ".join(f"{_json(name)}: {_json(question)}" for name, question in value["questions"].items())
        return f'{{\n    "features": {_json(value["features"])},\n    "questions": {{\n      {rows}\n    }}\n  }}'
    return _json(value)


def _in_lines(values: list[Any]) -> str:
    return "[\n      " + ",\n      ".join(map(_json, values)) + "\n    ]"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _beside(package: str, cards: CardSet) -> Weights | None:
    if not cards.file and not is_shipped(cards):
        return None
    name = weights_name(cards)
    file: Path | Traversable = files(package).joinpath(name) if is_shipped(cards) else Path(name)
    return read(file) if file.is_file() else None


def _check_names(what: str, ja: str, expected: tuple[str, ...], found: list[str]) -> None:
    """Compare names; the error shows the first difference of possibly dozens."""
    _check_count(what, ja, len(expected), len(found))
    for name, other in zip(expected, found, strict=True):
        if name != other:
            raise _other(what, ja, f"“{name}”", f"“{other}”")


def _check_count(what: str, ja: str, expected: int, found: int) -> None:
    if expected != found:
        raise _other(f"number of {what}", f"{ja}の数", expected, found)


def _other(what: str, ja: str, expected: object, found: object) -> BadWeights:
    return BadWeights(
        Text(
            f"they were learned for the {what} {found}, not {expected}",
            f"{ja}が違います（{expected} でなく {found}）",
        )
    )
