"""Super Trump Fighter: two characters, four slots each, ordinary playing cards, and a shout."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dengen.core.errors import BadOption
from dengen.core.game import Game, step_names
from dengen.core.observation import Reading
from dengen.core.view import View, Viewer
from dengen.core.words import Lang, Text, Words
from dengen.games.trump_fighter import cards, positions, steps, text, view, words
from dengen.games.trump_fighter.bot import FighterBot
from dengen.games.trump_fighter.bot_words import TERM_WORDS
from dengen.games.trump_fighter.live import Live, overdue
from dengen.games.trump_fighter.options import options_for
from dengen.games.trump_fighter.readings import readings_for
from dengen.games.trump_fighter.rules import Fight
from dengen.games.trump_fighter.tables import Tables, lay_out
from dengen.games.trump_fighter.view import TrumpFighterView


class TrumpFighter(Game[Fight]):
    id: ClassVar[str] = "trump_fighter"
    title: ClassVar[Text] = Text("Super Trump Fighter", "スーパートランプファイター")
    about: ClassVar[Text] = Text(
        "A real-time duel: lay playing cards to complete your techniques, and shout \"Hai!\" before the other does.",
        "トランプを並べて技を決めろ。先に「ハイッ!」と叫ぶリアルタイム格闘ゲーム。",
    )  # fmt: skip
    seat_counts: tuple[int, ...] = (2,)  # TF-1
    default_seats: ClassVar[int] = 2
    editions: ClassVar[tuple[str, ...]] = ("dengen-2", "dengen")
    minutes: ClassVar[tuple[int, int]] = (2, 10)
    steps: ClassVar[Mapping[int, str]] = {number: name.lower() for number, name in step_names(steps).items()}
    interventions: ClassVar[tuple[str, ...]] = ("resign", "abandoned", "foul", "penalty")
    reasons: ClassVar[Mapping[str, Text]] = words.ENDING_WORDS
    terms: ClassVar[Mapping[str, Text]] = TERM_WORDS
    parts: ClassVar[Mapping[str, Text]] = words.PART_WORDS
    max_steps = 640  # TF-R37: 2 x 261 answers in beats, 3 picks, 2 x 52 namings

    tables: Tables

    def prepare(self) -> None:
        self.tables = lay_out(cards.read(self.cards))
        self.options = options_for([character.id for character in self.tables.characters])
        self.bot = FighterBot()

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        pair = options["characters"]
        if isinstance(pair, list) and pair[0] == pair[1] and not options["mirror"]:  # TF-R2
            raise BadOption(
                f"Both seats can play {pair[0]!r} only with the option mirror.",
                f"二人とも {pair[0]!r} を使うには、オプション mirror が必要です。",
            )

    def empty(self, seats: int, options: dict[str, Any]) -> Fight:
        state = Fight()
        state.blank(self, seats, options)
        state.max_steps = self.max_steps
        state.cards = self.tables
        state.given = self._given(options["characters"])
        state.target = options["target"]
        state.mirror = options["mirror"]
        state.open_hands = options["hands"] == "open"
        state.miscalls_blocked = options["miscall"] == "blocked"
        state.manual = options["attack"] == "manual"
        state.late_time_up = options["timeup_on_miss"] == "after_attack"
        return state

    def _given(self, characters: str | list[str]) -> list[int]:
        if isinstance(characters, list):
            return [self.tables.number_of(id) for id in characters]
        return [-1, -1] if characters == "random" else []

    def action_names(self) -> list[str]:
        places = [f"{hand}:{slot}" for hand in range(4) for slot in range(4)]
        return [
            *(f"move:{place}" for place in places),
            "call",
            "wait",
            *(f"strike:{place}" for place in places),
            *(f"declare:{techniques}" for techniques in range(16)),
            *(f"pick:{character.id}" for character in self.tables.characters),
        ]

    def see(self, state: Fight, viewer: Viewer) -> View:
        return view.see(self, state, viewer)

    def prompt(self, state: Fight, seat: int) -> Text:
        return words.PROMPTS[state.questions[seat][0]]

    def label(self, state: Fight, seat: int, act: int) -> Words:
        return words.describe(state, seat, act)

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        return words.say(kind, args)

    def why(self, state: Fight, seat: int, act: int, clause: str) -> Text:
        return words.why(state, seat, act, clause) or self.clauses[clause].text

    def text(self, view: View, lang: Lang) -> str:
        assert isinstance(view, TrumpFighterView)
        return text.board(view, lang)

    def out_of_time(self, state: Fight, seat: int) -> int:
        return overdue(state, seat)

    def live(self, state: Fight, time: int) -> Live | None:
        return Live(self, state, time) if state.options["pace"] == "realtime" else None

    def readings(self) -> Sequence[Reading]:
        return readings_for([character.id for character in self.tables.characters])

    def dump_table(self, state: Fight) -> dict[str, Any]:
        return positions.dump(self, state)

    def load_table(self, state: Fight, data: dict[str, Any]) -> None:
        positions.load(self, state, data)

    def lay(self, data: Mapping[str, Any]) -> Fight:
        return positions.lay(self, data)
