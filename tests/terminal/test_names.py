"""Sentences that address their reader."""

import pytest

from dengen.terminal.names import Names


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("{seat0} captured the Priest.", "You captured the Priest."),
        ("{seat1} captured the Priest.", "Haru captured the Priest."),
        ("{seat1} gave a card to {seat0}.", "Haru gave a card to you."),
        ("{seat0}'s Priest was removed.", "Your Priest was removed."),
        ("{seat2} turned {seat0}'s Priest.", "Natsu turned your Priest."),
        ("{seat0} was asked.", "You were asked."),
        ("{seat0} has won. {seat0} is happy.", "You have won. You are happy."),
        ("Shown: 3. {seat0} scored.", "Shown: 3. You scored."),
        ("It goes to {seat0}", "It goes to you"),
        ("{seat0} and {seat1} share.", "You and Haru share."),
    ],
)
def test_the_reader_is_you_in_english(sentence: str, said: str) -> None:
    assert Names(3, {0}, "en").in_sentence(sentence, 0) == said


def test_the_reader_is_anata_in_japanese() -> None:
    names = Names(3, {0}, "ja")
    assert names.in_sentence("{seat1}が{seat0}の神父を獲得した。", 0) == "ハルがあなたの神父を獲得した。"


def test_people_who_share_a_keyboard_are_numbered_and_only_the_reader_is_you() -> None:
    names = Names(3, {0, 2}, "en")
    assert names.names == ["Player 1", "Haru", "Player 3"]
    assert names.in_sentence("{seat0} met {seat2}.", 2) == "Player 1 met you."
    assert names.in_sentence("{seat0} met {seat2}.", None) == "Player 1 met Player 3."


def test_on_a_board_you_always_have_a_capital() -> None:
    assert Names(2, {1}, "en").on_board("turn: {seat1} | {seat0}", 1) == "turn: You | Haru"
