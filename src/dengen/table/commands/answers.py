"""Answers, of people and of bots; the clock's are given by `Tick`."""

from dengen.core.base.errors import GameOver, IllegalAction, NotYourQuestion
from dengen.table.commands.base import TableCommand
from dengen.table.draft import Draft
from dengen.table.entries import By
from dengen.table.errors import GestureTooFar, OutOfTime, Rejection, StaleQuestion, TooFast, WrongMoment
from dengen.table.game.live_play import LivePlay
from dengen.table.game.play import Play

GO_ENDED = (NotYourQuestion.code, GameOver.code)


class Act(TableCommand, frozen=True):
    """Answer the seat's question of this number: one answer, or those of a gesture, whole or not at all."""

    question: int
    actions: list[str]

    def carry_out(self, draft: Draft) -> None:
        play = by_questions(draft)
        seat = draft.seat()
        if draft.room.chairs[seat].stand_in:
            raise WrongMoment("A bot is playing for you.", "今はボットが代打ちしています。")
        if not 1 <= len(self.actions) <= draft.limits.gesture:
            raise TooFast(
                f"A gesture has 1 to {draft.limits.gesture} moves.",
                f"一度に送れる手は1〜{draft.limits.gesture}個です。",
            )
        acts = [draft.game.number(name) for name in self.actions]
        must_be_open(play, seat, self.question)
        must_be_in_time(draft, play, seat)
        if len(acts) > 1:
            must_be_foreseeable(draft, play, seat, acts)
        for done, act in enumerate(acts):
            try:
                draft.answer(seat, act, "person", joined=done > 0)
            except IllegalAction as error:
                if done == 0:
                    raise
                raise Rejection(error.refusal, done) from None
        draft.finish()


class BotAnswer(TableCommand, frozen=True):
    """A bot's answer to a job."""

    seat: int
    question: int
    act: int

    def carry_out(self, draft: Draft) -> None:
        play = by_questions(draft)
        must_be_open(play, self.seat, self.question)
        by: By = "bot"
        if not draft.room.chairs[self.seat].thinker:
            deadline = play.clocks.deadline(self.seat)
            if deadline is None or draft.time <= deadline:
                raise WrongMoment("The player moves for this seat.", "この席の手は本人が選びます。")
            by = "clock"
        draft.answer(self.seat, self.act, by)
        draft.finish()


def by_questions(draft: Draft) -> Play:
    play = draft.playing()
    if isinstance(play, LivePlay):
        raise WrongMoment("This fight is live: send inputs.", "リアルタイムの対戦です。入力を送ってください。")
    return play


def must_be_open(play: Play, seat: int, question: int) -> None:
    if not play.state.is_asked(seat) or play.questions[seat] != question:
        raise StaleQuestion("This question is no longer open.", "その選択はもう終わっています。")


def must_be_in_time(draft: Draft, play: Play, seat: int) -> None:
    deadline = play.clocks.deadline(seat)
    if deadline is not None and draft.time > deadline:
        raise OutOfTime("Your time is up.", "持ち時間が切れました。")


def must_be_foreseeable(draft: Draft, play: Play, seat: int, acts: list[int]) -> None:
    """Raise GestureTooFar unless the seat can foresee these answers, judged in a world re-sampled for it.

    After an answer that ends the seat's go it makes no difference whether others still have to answer.
    """
    preview = draft.game.preview(play.state, seat, acts)
    ended = preview.done > 0 and preview.refusal is not None and preview.refusal.code in GO_ENDED
    if preview.refusal is not None and not ended:
        raise Rejection(preview.refusal, preview.done)
    if preview.done < len(acts):
        raise GestureTooFar("See what happens first, then continue.", "続きは、何が起きるか見てから選んでください。")
