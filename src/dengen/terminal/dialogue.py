"""The prompt of `dengen play`: it prints events, the table, the question and the choices, and runs what the user types."""

import difflib
import unicodedata
from collections.abc import Iterable

from dengen.core.base.words import Lang, Refusal, Text, Words
from dengen.core.preview import Preview
from dengen.core.views.view import OPEN
from dengen.terminal import cardbook, phrases, rulebook
from dengen.terminal.game_session import TerminalGame
from dengen.terminal.names import Names
from dengen.terminal.screen import Screen, UserQuit
from dengen.terminal.setup import variants
from dengen.terminal.standings import standings, verdict, words_for

EVENT_MARK = "- "
SUGGESTIONS = 8


class Dialogue:
    def __init__(self, session: TerminalGame, screen: Screen, lang: Lang) -> None:
        self.session = session
        self.game = session.game
        self.screen = screen
        self.lang: Lang = lang
        self.names = Names(session.state.seats, session.people, lang)
        self.told: dict[int, int] = dict.fromkeys(session.people, 0)  # events that each person has read
        self.board: dict[int, str] = {}  # the table as each person last saw it
        self.at_terminal: int | None = session.people[0] if len(session.people) == 1 else None

    def run(self) -> None:
        """Play to the end; raises UserQuit at `q`, Ctrl-C or the end of the input."""
        self.greet()
        while (seat := self.session.advance()) is not None:
            self.pass_on(seat)
            self.tell(seat)
            self.show_board(seat)
            self.put_question(seat)
            while not self.execute(seat, self.screen.ask(self.prompt(seat))):
                pass
        self.end()

    # ---- output ----

    def greet(self) -> None:
        self.screen.say(self.say(phrases.WELCOME, title=self.game.title[self.lang]), "bold")
        seats = self.session.state.seats
        if seats > 1:
            names = phrases.COMMA[self.lang].join(
                f"{seat} {self.names.of(seat, self.at_terminal)}" for seat in range(seats)
            )
            self.screen.say(self.say(phrases.AT_TABLE, names=names))
        for sentence in variants(self.game, seats, self.lang):
            self.screen.say(sentence)

    def pass_on(self, seat: int) -> None:
        """Wait until the next player sits at the terminal, so that hands stay hidden."""
        if len(self.session.people) > 1 and seat != self.at_terminal:
            self.screen.say()
            self.screen.ask(f"{phrases.PASS_ON[self.lang].format(name=self.names.names[seat])} ")
        self.at_terminal = seat

    def tell(self, seat: int) -> None:
        """Print the events that the player hasn't read yet."""
        story = self.session.told[seat][self.told[seat] :]
        self.told[seat] = len(self.session.told[seat])
        if story:
            self.screen.say()
            self.recount(story, seat)

    def recount(self, story: Iterable[Words], seat: int) -> None:
        for words in story:
            self.screen.say(EVENT_MARK + self.names.in_sentence(words[self.lang], seat))

    def show_board(self, seat: int, again: bool = False) -> None:
        text = self.names.on_board(self.game.text(self.session.view(seat), self.lang), seat)
        if again or text != self.board.get(seat):
            self.board[seat] = text
            self.screen.say()
            self.screen.say(text)

    def put_question(self, seat: int) -> None:
        question = self.question(seat)
        self.screen.say()
        self.screen.say(self.names.in_sentence(question[self.lang], seat), "bold")
        for number, words in enumerate(self.choices(seat), 1):
            self.screen.say(f"{number:>3}  {self.names.in_sentence(words[self.lang], seat)}")

    def prompt(self, seat: int) -> str:
        return self.say(phrases.PROMPT, last=len(self.legal(seat)))

    # ---- input ----

    def execute(self, seat: int, line: str) -> bool:
        """Run a typed line; True once the seat has moved or taken back its last move."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if command.startswith("?"):
            self.explain(seat, line[1:].strip())
        elif command in ("h", "help"):
            self.help(seat)
        elif command in ("b", "board"):
            self.show_board(seat, again=True)
        elif command in ("l", "log"):
            self.log(seat)
        elif command in ("r", "rules"):
            self.rules(rest)
        elif command in ("c", "cards"):
            self.cards(rest)
        elif command in ("q", "quit"):
            raise UserQuit
        elif command in ("u", "undo"):
            return self.take_back(seat)
        elif not line:
            self.put_question(seat)
        else:
            return self.answer(seat, line)
        return False

    def answer(self, seat: int, line: str) -> bool:
        act = self.action(seat, line)
        if act is None:
            return False
        refusal = self.game.refusal(self.session.state, seat, act)
        if refusal is not None:
            self.refuse(seat, refusal)
            return False
        self.session.answer(seat, act)
        self.tell(seat)
        return True

    def action(self, seat: int, line: str) -> int | None:
        """The typed action, by its number in the list, its name or its words; prints an error if there is none."""
        legal = self.legal(seat)
        if line.isdecimal():
            if 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            self.screen.say(self.say(phrases.NO_SUCH_NUMBER, text=line, last=len(legal)))
            return None
        if line in self.names_of_actions():
            return self.game.number(line)
        for act, words in zip(legal, self.choices(seat), strict=True):
            if plain(self.names.in_sentence(words[self.lang], seat)) == plain(line):
                return act
        near = self.near(line)
        if near:
            self.screen.say(self.say(phrases.NO_SUCH_ACTION, text=line))
            self.screen.say(self.say(phrases.PERHAPS, names=", ".join(near)))
        else:
            self.screen.say(self.say(phrases.NOT_UNDERSTOOD, text=line, last=len(legal)))
        return None

    def take_back(self, seat: int) -> bool:
        barrier = self.session.take_back(seat)
        if barrier is not None:
            self.screen.say(self.say(phrases.KEPT[barrier]))
            return False
        for person in self.session.people:
            self.told[person] = min(self.told[person], len(self.session.told[person]))
        self.screen.say(self.say(phrases.TAKEN_BACK))
        return True

    # ---- explanations ----

    def explain(self, seat: int, wanted: str) -> None:
        if not wanted:
            self.clause(self.question(seat).clause)
            self.cards_of(self.question(seat))
            return
        if wanted.upper() in self.game.clauses:
            self.clause(wanted.upper())
            return
        act = self.action(seat, wanted)
        if act is None:
            return
        refusal = self.game.refusal(self.session.state, seat, act)
        if refusal is not None:
            self.refuse(seat, refusal)
            return
        words = self.game.describe(self.session.state, seat, act)
        self.screen.say(self.names.in_sentence(words[self.lang], seat), "bold")
        if not wanted.isdecimal():
            self.screen.say(self.say(phrases.POSSIBLE, number=self.legal(seat).index(act) + 1))
        self.screen.say(self.say(phrases.ITS_NAME, name=self.game.name(act)))
        self.cards_of(words)
        self.show_preview(seat, self.game.preview(self.session.state, seat, [act]))

    def show_preview(self, seat: int, preview: Preview) -> None:
        """Print the consequences of a move, as far as the seat can know them."""
        if preview.events:
            self.screen.say(self.say(phrases.THEN))
            self.recount(preview.events, seat)
        if not preview.complete:
            self.screen.say(self.say(phrases.THEN_UNKNOWN))
        elif preview.question is not None:
            asked = self.names.in_sentence(preview.question[self.lang], seat)
            self.screen.say(self.say(phrases.THEN_ASKED, question=asked))
        elif preview.view is not None and preview.view.outcome is not None:
            self.screen.say(self.say(phrases.THEN_OVER))
        else:
            self.screen.say(self.say(phrases.THEN_DONE))

    def refuse(self, seat: int, refusal: Refusal) -> None:
        """Print the reason and the clause that forbids the move."""
        why = self.names.in_sentence(refusal[self.lang], seat)
        self.screen.say(f"{why} ({refusal.clause})")
        if refusal.clause in self.game.clauses and self.game.clauses[refusal.clause].text[self.lang] != why:
            self.clause(refusal.clause)

    def clause(self, clause: str) -> None:
        if clause in self.game.clauses:
            self.lines(rulebook.one(self.game.clauses[clause], self.lang))

    def rules(self, wanted: str) -> None:
        if not wanted:
            self.lines(rulebook.chapters(self.game.clauses, self.lang))
            return
        found = rulebook.find(self.game.clauses, wanted, self.lang)
        if not found:
            self.screen.say(self.say(phrases.NO_SUCH_RULE, text=wanted))
        self.lines(found)

    def cards_of(self, words: Words) -> None:
        for card in cardbook.about(self.game.cards.content, words, self.lang):
            self.lines(cardbook.lines(card, self.lang, cardbook.labels(self.game)))

    def cards(self, wanted: str) -> None:
        content = self.game.cards.content
        found = cardbook.called(content, wanted) if wanted else cardbook.entries(content)
        if not found:
            self.screen.say(self.say(phrases.NO_SUCH_CARD, text=wanted) if wanted else self.say(phrases.NO_CARDS))
        for card in found:
            self.lines(cardbook.lines(card, self.lang, cardbook.labels(self.game)))

    def help(self, seat: int) -> None:
        name = self.game.name(self.legal(seat)[0])
        clause = self.question(seat).clause
        self.screen.say(self.say(phrases.HELP, name=name, clause=clause))

    def log(self, seat: int) -> None:
        if not self.session.told[seat]:
            self.screen.say(self.say(phrases.NOTHING_HAPPENED))
        self.recount(self.session.told[seat], seat)

    # ---- the end ----

    def end(self) -> None:
        people = self.session.people
        self.tell(people[0] if self.at_terminal is None else self.at_terminal)
        reader = people[0] if len(people) == 1 else None
        state, game = self.session.state, self.game
        outcome = state.outcome()
        assert outcome is not None, "a game without a question is over"
        self.screen.say()
        self.screen.say(self.names.on_board(game.text(game.view(state, OPEN), self.lang), reader))
        self.screen.say()
        reason = words_for(game.endings, outcome.reason, self.lang)
        self.screen.say(self.say(phrases.OVER, reason=reason), "bold")
        self.screen.show(standings(game, outcome, self.names, reader, self.lang))
        self.screen.say(verdict(outcome, self.names, reader, self.lang), "bold")

    # ---- shorthands ----

    def say(self, phrase: Text, **facts: object) -> str:
        return phrase[self.lang].format(**facts)

    def lines(self, lines: Iterable[rulebook.Line]) -> None:
        for line, style in lines:
            self.screen.say(line, style)

    def legal(self, seat: int) -> list[int]:
        return self.session.state.legal(seat)

    def choices(self, seat: int) -> list[Words]:
        return self.game.described(self.session.state, seat)

    def question(self, seat: int) -> Words:
        question = self.game.question(self.session.state, seat)
        assert question is not None, f"seat {seat} isn't asked"
        return question

    def names_of_actions(self) -> list[str]:
        return [self.game.name(act) for act in range(self.game.num_actions)]

    def near(self, text: str) -> list[str]:
        """Names of actions that the user may have meant."""
        known = self.names_of_actions()
        found = [name for name in known if text.lower() in name.lower()] if len(text) > 1 else []
        return found[:SUGGESTIONS] or difflib.get_close_matches(text, known, SUGGESTIONS)


def plain(text: str) -> str:
    """The text without differences in width, case or full stop."""
    return unicodedata.normalize("NFKC", text).casefold().strip(" .。")
