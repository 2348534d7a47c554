"""Puzzles: a file next to the card set, `cards.toml` → `cards.puzzles.json` (docs/puzzles.md), written by `dengen puzzles`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadPuzzles
from dengen.core.base.resources import files
from dengen.core.base.validation import invalid, not_json
from dengen.core.cards.card_sets import CardSet

if TYPE_CHECKING:
    from dengen.core.game import Game
    from dengen.core.rules.state import State

FORMAT = 1
SUFFIX = ".puzzles.json"

Why = tuple[str, str, int, float]  # term, thing, seat, weight


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """An action, its expected share of the win, and reasons: for the solution, compared with the mean of the others;
    for any other action, compared with the solution."""

    action: str
    share: float
    why: list[Why]


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position (a world of its seat), and all actions of the seat's question, the solution first.

    `stars`: difficulty, 1 to 4. `finders`: success rates of the levels, from the
    weakest to the first with at least 50 %.
    """

    position: dict[str, Any]
    seat: int
    stars: int
    finders: dict[str, float]
    answers: list[Answer]

    @property
    def solution(self) -> str:
        return self.answers[0].action

    def state(self, game: "Game[Any]") -> "State":
        """The position as a state; raises BadPosition."""
        state: State = game.load({**_head(game), **self.position})
        return state


class PuzzleProvenance(Struct, frozen=True, forbid_unknown_fields=True):
    """Provenance of a puzzle file: dengen's version and the command."""

    version: str
    command: str


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    game: str
    rules: int
    cards: str
    made: PuzzleProvenance
    puzzles: list[Puzzle]

    def check(self, game: "Game[Any]") -> None:
        """Raise BadPuzzles if the puzzles aren't for this game, its rules and its cards."""
        expected: Mapping[str, object] = {
            "format": FORMAT,
            "game": game.id,
            "rules": game.version,
            "cards": game.cards.wordless_hash,
        }
        for name, value in expected.items():
            if getattr(self, name) != value:
                raise BadPuzzles(f"The puzzles are for {name} {getattr(self, name)}, not {value}.")


def position_of(game: "Game[Any]", state: "State") -> dict[str, Any]:
    """A dump without the facts that all puzzles of a file share."""
    return {name: value for name, value in game.dump(state).items() if name not in _head(game)}


def _head(game: "Game[Any]") -> dict[str, Any]:
    return {"game": game.id, "rules": game.version, "cards": game.cards.hash}


def file_name(cards: CardSet) -> str:
    return (cards.file or "cards.toml").removesuffix(".toml") + SUFFIX


def shipped(game: "Game[Any]") -> list[Puzzle]:
    """The puzzles next to the game's card set, if any. Raises BadPuzzles."""
    file = files(game.package).joinpath(file_name(game.cards))
    if not game.cards.edition or not file.is_file():
        return []
    found = read(file.read_bytes())
    found.check(game)
    return found.puzzles


def read(data: bytes) -> Puzzles:
    """Read a puzzle file; raises BadPuzzles."""
    try:
        return msgspec.json.decode(data, type=Puzzles)
    except msgspec.ValidationError as error:
        why, where = invalid(error)
        en, ja = f"{why.en} ({where})", f"{why.ja}（{where}）"
    except msgspec.DecodeError as error:
        en, ja = not_json(error).en, not_json(error).ja
    raise BadPuzzles(f"The puzzles can't be read: {en}", f"「次の一手」のファイルが読めません：{ja}")


def written(puzzles: Puzzles) -> bytes:
    """The content of the file, with a line per puzzle."""
    said: dict[str, Any] = msgspec.to_builtins(puzzles)
    lines = [f"  {_json(name)}: {_json(value)}" for name, value in said.items() if name != "puzzles"]
    rows = ",\n    ".join(_json(puzzle) for puzzle in said["puzzles"])
    return ("{\n" + ",\n".join([*lines, f'  "puzzles": [\n    {rows}\n  ]']) + "\n}\n").encode()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
