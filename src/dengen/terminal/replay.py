"""Replays of recorded games in the terminal: moves, events, the table, the result."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from dengen.core.base.words import Lang, Text
from dengen.core.registry import game as find_game
from dengen.core.views.view import OPEN, Viewer
from dengen.table.errors import TableError
from dengen.table.records.record import Record, RecordEntry, open_record
from dengen.table.records.rendered_replay import RenderedReplay, show
from dengen.table.records.replay import Departure, Replay
from dengen.table.records.replay import replay as play_again
from dengen.table.results.resignation import endings_of
from dengen.terminal.errors import UsageError
from dengen.terminal.names import Names
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, UserQuit, console
from dengen.terminal.standings import standings, verdict, words_for

SAME_END = 0
OTHER_END = 1

TITLE = Text("{title}: {names}", "{title}（{names}）")
BEGINNING = Text("The beginning", "開始")
WHO = {
    "bot": Text("bot", "ボット"),
    "clock": Text("clock", "時計"),
    "record": Text("opening", "序盤"),
    "person": Text("", ""),
}
TOOK_BACK = Text("takes back {undone}", "{undone}番を待った")
ABANDONED = Text("The game was abandoned.", "ゲームは途中で終わりました。")
OVER = Text("The game is over: {reason}", "ゲーム終了：{reason}")
FILMED = Text(
    "Played by version {rules} of the rules, which have changed since: shown as recorded then.",
    "第{rules}版のルールで行われた対戦です。その後ルールが変わったため、当時の記録をそのまま表示しています。",
)
GO_ON = Text("Enter to continue, q to leave: ", "Enter で次へ、q でやめる：")


def replay(
    path: Path, lang: Lang, *, seat: int | None = None, opened: bool = False, step: int = 1, as_json: bool = False
) -> int:
    """Replay a record. Returns 0 if it led to the same result, else 1, after printing where and why. Raises UsageError.

    `seat`: the viewpoint (default: a spectator's); `opened`: with all hands open. The table is drawn after every
    `step` entries (0: only at the end). On a terminal it waits for Enter after each drawing.
    """
    try:
        told = shown(open_record(path))
    except TableError as error:
        raise UsageError(error.text.en, error.text.ja) from None
    seats = told.record.header.seats
    if seat is not None and not 0 <= seat < seats:
        raise UsageError(
            f"The seats are 0 to {seats - 1}, not {seat}.", f"席は0〜{seats - 1}です（{seat} はありません）。"
        )
    viewer = OPEN if opened else seat
    if as_json:
        print_json(as_data(told, viewer, step))
    else:
        ReplayPrinter(told, viewer, lang).run(step)
        if isinstance(told, RenderedReplay):
            console(stderr=True).print(FILMED[lang].format(rules=told.record.header.rules), soft_wrap=True)
        if told.departure is not None:
            console(stderr=True).print(told.departure.text[lang], soft_wrap=True)
    return SAME_END if told.departure is None else OTHER_END


def shown(record: Record) -> Replay | RenderedReplay:
    return show(record) if record.film else play_again(record)


class ReplayPrinter:
    """Prints a record, one entry after another."""

    def __init__(self, told: Replay | RenderedReplay, viewer: Viewer, lang: Lang) -> None:
        self.told = told
        self.game = told.game if isinstance(told, Replay) else find_game(told.record.header.game)
        self.viewer = viewer
        self.reader = viewer if viewer != OPEN else None
        self.lang: Lang = lang
        self.screen = Screen()
        sitters = told.record.header.sitters
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.name]
        self.names = Names(len(sitters), self.people, lang)
        for seat in self.people:
            self.names.names[seat] = sitters[seat].name

    def run(self, step: int) -> None:
        names = ", ".join(self.names.names)
        self.screen.say(TITLE[self.lang].format(title=self.game.title[self.lang], names=names), "bold")
        try:
            for moment in range(len(self.told)):
                self.tell(moment)
                last = moment == len(self.told) - 1
                if last or (step > 0 and moment % step == 0):
                    self.draw(moment)
                    if not last:
                        self.pause()
        except UserQuit:
            return
        self.end()

    def tell(self, moment: int) -> None:
        """Print a move and its events; a move that this viewer couldn't see is left out."""
        entry = self.told.entry(moment)
        story = self.told.told(moment, self.viewer)
        if entry is not None and entry.action and not story and self.viewer not in (OPEN, entry.seat):
            return
        self.screen.say()
        self.screen.say(BEGINNING[self.lang] if entry is None else self.headline(moment, entry), "bold")
        for words in story:
            self.screen.say(f"- {self.names.in_sentence(words[self.lang], self.reader)}")

    def headline(self, moment: int, entry: RecordEntry) -> str:
        words = self.told.answer(moment)
        if words is not None:
            what = self.names.in_sentence(words[self.lang], self.reader)
        elif entry.undone:
            what = TOOK_BACK[self.lang].format(undone=", ".join(map(str, entry.undone)))
        else:
            what = entry.intervention
        by = WHO[entry.by][self.lang] if entry.seat in self.people else ""
        return f"{entry.number}. {self.names.names[entry.seat]}{f' ({by})' if by else ''}: {what}"

    def draw(self, moment: int) -> None:
        """Print the table, except under older rules: today's game may draw it differently."""
        if isinstance(self.told, RenderedReplay):
            return
        self.screen.say()
        board = self.told.game.text(self.told.view(moment, self.viewer), self.lang)
        self.screen.say(self.names.on_board(board, self.reader))

    def pause(self) -> None:
        if (
            self.screen.console.is_terminal
            and sys.stdin.isatty()
            and self.screen.ask(GO_ON[self.lang]).lower().startswith("q")
        ):
            raise UserQuit

    def end(self) -> None:
        outcome = self.told.outcome
        self.screen.say()
        if outcome is None:
            if self.told.departure is None:
                self.screen.say(ABANDONED[self.lang])
            return
        reason = words_for(endings_of(self.game), outcome.reason, self.lang)
        self.screen.say(OVER[self.lang].format(reason=reason), "bold")
        self.screen.show(standings(self.game, outcome, self.names, self.reader, self.lang))
        self.screen.say(verdict(outcome, self.names, self.reader, self.lang))


def as_data(told: Replay | RenderedReplay, viewer: Viewer, step: int) -> dict[str, Any]:
    """The replay for programs, with views after every `step` entries and at the end."""
    header = told.record.header
    last = len(told) - 1
    moments = [
        {
            "entry": msgspec.to_builtins(told.entry(number)),
            "story": msgspec.to_builtins(told.told(number, viewer)),
            "view": msgspec.to_builtins(told.view(number, viewer))
            if number == last or (step > 0 and number % step == 0)
            else None,
        }
        for number in range(len(told))
    ]
    return {
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "sitters": msgspec.to_builtins(header.sitters),
        "viewer": "open" if viewer == OPEN else viewer,
        "moments": moments,
        "outcome": msgspec.to_builtins(told.outcome),
        "departure": departed(told.departure),
        "filmed": isinstance(told, RenderedReplay),
    }


def departed(departure: Departure | None) -> dict[str, Any] | None:
    return None if departure is None else {"entry": departure.number, "code": departure.code, "text": departure.text.en}
