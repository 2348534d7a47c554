"""What is said to people, in English and Japanese."""

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.words import LANGS
from tests.games.trump_fighter.kit import GAME, lay, new, sample


def test_questions_are_one_sentence_in_both_languages() -> None:
    tables = [lay(phase="pick"), sample(), sample(phase="fastest"), sample(phase="fastest", obliged=[0, 1]),
              sample(fields=["S4 - - -", "D5 C7 - -"], phase="obliged", obliged=[0]),
              sample(options={"attack": "manual"}).beat("call", "wait")]  # fmt: skip
    questions = [GAME.question(table.state, 0) for table in tables]
    assert [words and words.clause for words in questions] == ["TF-5", "TF-13", "TF-47", "TF-53", "TF-50", "TF-22"]
    assert all(words and words.en and not words.ja.isascii() for words in questions)


def test_actions_are_described_with_their_cards() -> None:
    table = sample()
    assert GAME.describe(table.state, 0, table.full_name("move S9 2", 0)).en == "♠9 on ♣8 in slot 3"
    assert GAME.describe(table.state, 0, table.full_name("move S9 2", 0)).ja == "♠9を3番の♣8の上に置く"
    assert GAME.describe(table.state, 0, table.full_name("strike D10 0", 0)).en == "Strike: ♦10 on ♠4 in slot 1, Hai!"
    assert GAME.describe(table.state, 0, 16).ja == "コール「ハイッ！」"
    empty = sample(fields=["S4 - - -", "D5 C7 HQ S2"])
    assert GAME.describe(empty.state, 0, empty.full_name("move S9 1", 0)).args == {
        "hand": 0,
        "slot": 1,
        "card": "S9",
        "covers": None,
    }
    picking = lay(phase="pick")
    assert GAME.describe(picking.state, 0, 50).en == "Kakeru, Courier of the Rooftops"


@pytest.mark.parametrize(
    ("changes", "seat", "what", "en"),
    [
        ({"fields": ["S4 H6 - -", "D5 C7 HQ S2"]}, 0, "move S9 3",
         "You can't lay ♠9 on slot 4: it has to go to the leftmost empty slot, 3."),
        ({"fields": ["S4 H6 - -", "D5 C7 HQ S2"]}, 0, "move S9 0", "You can't cover slot 1 with ♠9: slot 3 is still empty."),
        ({"hands": ["S9 - - -", ""]}, 0, "move:1:0", "There is no card at position 2 of your hand."),
        ({"options": {"miscall": "blocked"}, "fields": ["", ""]}, 0, "call",
         "You can't Call: you hold two or more cards and none of your techniques hits."),
        ({"phase": "fastest"}, 0, "strike S9 0", "You can't Strike together with \"Battle!\": you need your voice for the shout."),
        ({"phase": "fastest", "obliged": [0]}, 0, "wait",
         "You can't do that: under the breakthrough rule you must Move together with \"Battle!\"."),
        ({}, 0, "pick:kakeru", "That doesn't answer this question: Lay a card, or call “Hai!” when a technique is complete."),
        ({"fields": ["S4 - - -", "D5 C7 - -"], "phase": "obliged", "obliged": [0]}, 1, "wait",
         "It isn't your turn to answer: the game is waiting for {seat0}."),
    ],
)  # fmt: skip
def test_refusals_speak_to_a_person(changes: dict[str, object], seat: int, what: str, en: str) -> None:
    table = sample(**changes)
    refusal = GAME.refusal(table.state, seat, table.full_name(what, seat))
    assert refusal is not None
    assert refusal.en == en
    assert not refusal.ja.isascii()


def test_a_beat_is_told_in_sentences() -> None:
    table = sample(hands=["C8 D10 HJ SQ", "C9 C10 CJ SA"], fields=["S4 H6 CK DK", "D5 C7 HQ S2"])
    table.beat("strike C8 2", "move C9 1")
    told = [words.en for words in table.told()]
    assert told == [
        "{seat0} covered ♣K with ♣8 (slot 3).",
        "{seat1} covered ♣7 with ♣9 (slot 2).",
        "Hai! {seat0} called. {seat0} was saved by relief.",
        "{seat0} drew ♥A.",
        "{seat1} drew ♥2.",
    ]


def test_a_miscall_and_its_card_are_told() -> None:
    table = sample(fields=["S4 H6 CK DQ", "D5 C7 H8 S2"]).beat("call", "wait")
    assert [words.ja for words in table.told(0)] == [
        "「ハイッ！」{seat0}がコールした。{seat0}のミスコールだった。",
        "{seat0}は{seat1}にミス札（2）を渡した。",
    ]


def test_the_end_is_told() -> None:
    table = sample(options={"target": 5}).beat("call", "wait")
    assert table.told(0)[-1].en == "Knockout! {seat0} won, 5 to 0."


def test_stalemates_are_told() -> None:
    words = sample(fields=["S4 - - -", "- - - -"]).beat("wait", "wait").told(0)[-1]
    assert words.en == "Stalemate: the opening rule made {seat1} Move."
    assert words.ja == "膠着した。序盤ルールで{seat1}がムーブすることになった。"


def test_the_board_puts_the_facing_cards_into_one_column() -> None:
    table = sample(hands=["S9 - HJ SQ", "C9 C10 CJ SA"], fields=["S4/H8 H6 C8 DK", "D5 C7 HQ S2"])
    lines = GAME.text(table.view(0), "en").splitlines()
    theirs = next(line for line in lines if "♦5" in line)
    mine = next(line for line in lines if "♥8'" in line)
    assert theirs.split() == ["♠2", "♥Q", "♣7", "♦5"]
    assert mine.split() == ["♥8'", "♥6", "♣8", "♦K"]
    assert any("Five-Step Kick" in line for line in lines)
    assert "五連脚" in GAME.text(table.view(1), "ja")


def test_whatever_happens_has_words() -> None:
    rng = Chance(2)
    for seed in range(12):
        table = new(seed, attack="manual" if seed % 2 else "auto")
        while not table.state.over():
            seat = table.state.actors()[0]
            words = GAME.described(table.state, seat)
            for lang in LANGS:
                assert len({entry[lang] for entry in words}) == len(words)
            table.state.apply(seat, rng.pick(table.state.legal(seat)))
            for event in table.state.events():
                told = GAME.tell(event, None)
                assert event.kind == "beat" or (told is not None and told.en and told.ja)
