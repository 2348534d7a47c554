"""The kit itself: what a text lays is what is read back."""

from tests.games.flip_angel.kit import lay, position


def test_a_table_laid_from_text_reads_back_as_it_was_written() -> None:
    table = lay("""
        turn 2, seats 2
        row gabriel/w - puriel/b
        deck cassiel/w eremiel/b
        known 1
        discard uriel michael
        P1 L3 D0 nw raphael/w* ne wallim/b+1 sw reference
    """)
    assert table.turn == 2
    assert table.row == "gabriel/w - puriel/b"
    assert table.deck == "cassiel/w eremiel/b"
    assert table.known == [1]
    assert table.discard == "uriel michael"
    assert (table.ether(0), table.ether(1)) == ("L4 D4", "L3 D0")
    assert table.field(1) == "nw raphael/w*  ne wallim/b+1  sw reference"


def test_marks_are_written_behind_the_card() -> None:
    assert position("P0 nw raphael/w+1*!")["players"] == [
        {"field": {"nw": {"card": "raphael", "side": "white", "chips": 1, "flipped": True, "fired": True}}}
    ]
