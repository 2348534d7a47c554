"""Answers: of people, of bots, of the clock; giving up; taking back."""

from dengen.core.errors import GameOver, NotYourQuestion
from dengen.table import commands as do
from dengen.table import entries as log
from dengen.table.ballots import agree
from dengen.table.draft import Draft
from dengen.table.errors import CantTakeBack, GestureTooFar, OutOfTime, Refused, StaleQuestion, TooFast, WrongMoment
from dengen.table.live import LivePlay
from dengen.table.play import Play

GO_ENDED = (NotYourQuestion.code, GameOver.code)


def act(draft: Draft, command: do.Act) -> None:
    play = by_questions(draft)
    seat = draft.seat()
    if draft.room.chairs[seat].stand_in:
        raise WrongMoment("A bot answers for you now.", "今はボットが代わりに答えています。")
    if not 1 <= len(command.actions) <= draft.limits.gesture:
        raise TooFast(
            f"A gesture has 1 to {draft.limits.gesture} answers.",
            f"一度に送れる答えは1〜{draft.limits.gesture}個です。",
        )
    acts = [draft.game.number(name) for name in command.actions]
    must_be_open(play, seat, command.question)
    deadline = play.clocks.deadline(seat)
    if deadline is not None and draft.time > deadline:
        raise OutOfTime("Your time is up.", "持ち時間が切れました。")
    if len(acts) > 1:
        must_be_foreseeable(draft, play, seat, acts)
    for done, number in enumerate(acts):
        answer(draft, play, seat, number, "person", done)
    draft.finish()


def by_questions(draft: Draft) -> Play:
    play = draft.playing()
    if isinstance(play, LivePlay):
        raise WrongMoment("This fight is live: send inputs.", "リアルタイムの対戦です。入力を送ってください。")
    return play


def must_be_open(play: Play, seat: int, question: int) -> None:
    if not play.state.is_asked(seat) or play.questions[seat] != question:
        raise StaleQuestion("This question isn't open any more.", "その質問はもう終わっています。")


def must_be_foreseeable(draft: Draft, play: Play, seat: int, acts: list[int]) -> None:
    """Judged in a world dealt for the seat, so that nobody can try out what is hidden.

    After an answer that ends the seat's go it makes no difference whether others still have to answer.
    """
    preview = draft.game.preview(play.state, seat, acts)
    ended = preview.done > 0 and preview.refusal is not None and preview.refusal.code in GO_ENDED
    if preview.refusal is not None and not ended:
        raise Refused(preview.refusal, preview.done)
    if preview.done < len(acts):
        raise GestureTooFar("See first what happens, then go on.", "続きは、何が起きるか見てから選んでください。")


def answer(draft: Draft, play: Play, seat: int, act: int, by: log.By, done: int = 0) -> None:
    refusal = draft.game.refusal(play.state, seat, act)
    if refusal is not None:
        raise Refused(refusal, done)
    draft.write(log.Answered(seat, draft.game.name(act), by, joined=done > 0))


def bot_answer(draft: Draft, command: do.BotAnswer) -> None:
    play = by_questions(draft)
    act = draft.game.number(command.action)
    must_be_open(play, command.seat, command.question)
    by: log.By = "bot"
    if not draft.room.chairs[command.seat].thinker:
        deadline = play.clocks.deadline(command.seat)
        if deadline is None or draft.time <= deadline:
            raise WrongMoment("The person answers here.", "この席は本人が答えます。")
        by = "clock"
    answer(draft, play, command.seat, act, by)
    draft.finish()


def take_back(draft: Draft, command: do.TakeBack) -> None:
    play = draft.playing()
    seat = draft.seat()
    if isinstance(play, LivePlay):
        raise CantTakeBack("What was done in a live fight is done.", "リアルタイムの対戦では待ったはできません。")
    if draft.room.chairs[seat].gave_up:
        raise CantTakeBack("You have given up.", "すでに投了しています。")
    if play.can_take_back(seat):
        draft.write(log.TookBack(seat, play.undone_by_rule(seat)))
    elif play.undone_by_consent(seat):
        agree(draft, "take_back")
    else:
        raise CantTakeBack("You have answered nothing yet.", "まだ何も答えていません。")
