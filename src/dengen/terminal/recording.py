"""Records of the games of `dengen sim`: one file per game, for `dengen replay` and `dengen export`."""

from dataclasses import dataclass
from pathlib import Path

from dengen.core.base.chance import Chance
from dengen.lab.journal import Journal
from dengen.lab.simulation import Plan, Result, play_one, seed_of
from dengen.table.entries import Sitter
from dengen.table.game.play import position_hash
from dengen.table.records.record import FORMAT, CardContent, End, Record, RecordEntry, RecordHeader, write
from dengen.terminal.output import make_folder


@dataclass(frozen=True)
class RecordedPlan(Plan):
    """A plan that records its games. Records contain no times: the same plan gives the same files."""

    folder: Path

    def play(self, number: int) -> Result:
        answers: list[tuple[int, int]] = []
        seed = seed_of(self.seed, number)
        result = play_one(
            self.game, self.seats, self.settled, self.players, seed, lambda *answer: answers.append(answer)
        )
        path = self.path(number)
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(write(self.record(int(Chance(seed).fork().word), answers)))
        unfinished.replace(path)
        return result

    def path(self, number: int) -> Path:
        return self.folder / f"{self.game.id}-{self.seed}-{number:06}.json"

    def record(self, deal: int, answers: list[tuple[int, int]]) -> Record:
        game = self.game
        state = game.start(self.seats, self.settled, deal)
        for seat, act in answers:
            state.apply(seat, act)
        header = RecordHeader(
            game=game.id,
            rules=game.version,
            cards=CardContent(game.cards.hash, game.cards.content),
            seats=self.seats,
            options=self.settled,
            seed=deal,
            sitters=[Sitter(level=name) for name in self.players],
            time=0,
        )
        entries = [
            RecordEntry(number=number, seat=seat, time=0, by="bot", action=game.name(act))
            for number, (seat, act) in enumerate(answers, 1)
        ]
        end = End(outcome=state.outcome(), hash=position_hash(game, state))
        return Record(format=FORMAT, header=header, entries=entries, end=end)


def recorded(plan: Plan, folder: Path, journal: Journal[Result]) -> RecordedPlan:
    """The plan, recording into this folder; finished games without a record there are played again."""
    make_folder(folder)
    made = RecordedPlan(plan.game, plan.seats, plan.options, plan.players, plan.seed, plan.games, folder)
    for number in [number for number in journal.done if not made.path(number).exists()]:
        del journal.done[number]
    return made
