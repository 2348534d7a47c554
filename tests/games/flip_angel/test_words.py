"""Words: questions, answers, refusals, events."""

import pytest

from dengen.core.base.words import Refusal
from dengen.testing import clause
from tests.games.flip_angel.kit import GAME, Table, lay

RIVER = "row gabriel/b dumah/w laylah/w\ndeck eremiel/b michael/b\n"


def why(table: Table, name: str, seat: int = 0) -> Refusal:
    refusal = GAME.refusal(table.state, seat, GAME.number(name))
    assert refusal is not None
    return refusal


def labels(table: Table) -> dict[str, tuple[str, str]]:
    seat = table.state.actors()[0]
    return {
        GAME.name(act): (words.en, words.ja)
        for act in table.state.legal(seat)
        for words in [GAME.describe(table.state, seat, act)]
    }


def test_summons_say_their_price() -> None:
    told = labels(lay(RIVER + "P0 L6 D6 nw abdiel/w ne raphael/w sw cassiel/w\nP1"))
    assert told["summon:row2"] == ("Summon Dumah the Silent from river 2 (free)", "静寂のドゥマを河2から召喚（無料）")
    assert told["summon:row1"][0] == "Summon Gabriel the Rumour from river 1 (6 dark)"
    told = labels(lay(RIVER + "P0 L6 D6\nP1"))
    assert told["summon:row1"] == (
        "Summon Gabriel the Rumour from river 1 (free at SW, else 6 dark)",
        "流言のガブリエルを河1から召喚（南西なら無料、ほかは闇6点）",
    )
    assert told["gain:ld"] == ("Take 1 light and 1 dark and place your stand-in", "光1点と闇1点を得て代替え天使を置く")


def test_a_described_summon_carries_the_price_of_every_cell() -> None:
    table = lay(RIVER + "P0 L0 D6\nP1")
    words = GAME.describe(table.state, 0, GAME.number("summon:row1"))
    assert words.args == {"slot": "row1", "card": "gabriel/b", "prices": {"nw": 6, "ne": 6, "sw": 0, "se": 6}}


def test_keys_and_reversals_have_labels_of_their_own() -> None:
    table = lay("row ithuriel/w - -\nP0 L4 D4 nw dumah/w ne jophiel/w\nP1").act("summon:row1", "place:sw")
    told = labels(table)
    assert told["key:0+0"] == ("Leave it open", "鍵をかけない")
    assert told["key:1+1"] == ("Lock it with 1 light and 1 dark", "光1点と闇1点で鍵をかける")
    table.act("key:0+0", "reverse")
    assert labels(table)["rev:field:nw"] == ("Flip Dumah the Silent (NW)", "静寂のドゥマ（北西）を裏返す")


@pytest.mark.parametrize(
    ("table", "act", "clause_id", "en", "ja"),
    [
        (
            RIVER + "P0 L0 D3\nP1", "summon:deck", "FA-25",
            "You can't summon Eremiel the Jailer: it costs 5 dark, and you have 3 dark; "
            "it would be free with 3+ fallen angels on your field.",
            "牢番エレミエルは召喚できません。コストは闇5点で、手元は闇3点です（自分の場に堕天使3枚以上なら無料）。",
        ),
        (
            RIVER + "P0 L0 D3\nP1", "reverse", "FA-51",
            "You can't pay for a reversal: it takes 1 light and 1 dark, and you have 0 light and 3 dark.",
            "昼夜反転には光1点と闇1点が必要ですが、手元は光0点と闇3点です。",
        ),
        (
            RIVER, "end", "FA-R17",
            "You can't end your turn yet: first summon an angel or take 2 ether.",
            "まだ手番を終えられません。先に天使を召喚するか、エーテルを2点得てください。",
        ),
        (
            "row - - -\nP1", "summon:row2", "FA-R15",
            "You can't summon from river 2: no card lies there.", "河2にはカードがないので召喚できません。",
        ),
        (
            RIVER, "key:0+0", "FA-16",
            "That doesn't answer this question: Summon an angel or take 2 ether; you may pay for a reversal before or after.",
            "この質問への答えではありません。"
            "天使を召喚するか、エーテルを2点得てください。その前か後に、エーテルを払って昼夜反転もできます。",
        ),
    ],
)  # fmt: skip
def test_a_refusal_says_what_and_why_in_this_position(table: str, act: str, clause_id: str, en: str, ja: str) -> None:
    refusal = why(lay(table), act)
    assert (refusal.clause, refusal.en, refusal.ja) == (clause_id, en, ja)


@clause("FA-15", "FA-74")
def test_who_is_not_asked_hears_whose_turn_it_is_or_that_the_game_is_over() -> None:
    not_asked = why(lay(RIVER + "P0\nP1"), "gain:ll", seat=1)
    assert not_asked.en == "It isn't your turn to answer: the game is waiting for {seat0}."
    assert not_asked.ja == "今はあなたが答える番ではありません。{seat0}の答えを待っています。"
    assert why(lay("turn 12, seats 2"), "gain:ll").en == "The game is over."


def test_every_refusal_of_a_placement_names_the_place() -> None:
    table = lay(RIVER + "P0 L0 D0 nw abdiel/w\nP1").act("gain:ll")
    assert why(table, "place:nw").en == "You can't put a card at NW: the open places are NE; SW; SE."
    table = lay("row laylah/w - -\nP0 L0 D0 nw dumah/w ne jophiel/w sw vretil/b se puriel/w\nP1").act("summon:row1")
    assert why(table, "place:south_e").en == (
        "You can't put Laylah the Starlit at the south row, SE: it costs 6 light there, and you have 0 light."
    )


def test_refused_flips_and_keys_name_the_card() -> None:
    table = lay("row - - -\nP0 L4 D4 nw wallim/w+1 ne reference sw abdiel/w*\nP1").act("reverse")
    assert why(table, "rev:field:nw").en == "You can't flip Wallim the Caretaker: it is locked by its key."
    assert why(table, "rev:field:ne").en == "The stand-in never flips."
    assert why(table, "rev:field:sw").ja == "新人アブディエルはこの手番ですでに裏返っています。"
    table = lay("row ithuriel/w - -\nP0 L4 D0\nP1").act("summon:row1", "place:sw")
    assert why(table, "key:2+0").en == "You can't put that much on Ithuriel the Spear: the key takes at most 1 now."
    assert why(table, "key:0+1").en == "You can't put that much on Ithuriel the Spear: you have 4 light and 0 dark."


def test_a_full_field_and_a_used_reversal_are_told() -> None:
    full = "nw dumah/w ne jophiel/w sw vretil/b se puriel/w east_n zephon/w east_s abdiel/w"
    assert (
        why(lay(f"row michael/w - -\nP0 L9 D9 {full}\nP1"), "summon:row1").en == "You can't summon: your field is full."
    )
    table = lay(RIVER).act("reverse", "rev:ether")
    assert why(table, "reverse").en == "You have already paid for a reversal this turn."
    table.act("gain:ll", "place:nw")
    assert table.mover == 1


def test_the_story_of_a_turn() -> None:
    table = lay("row zephon/b uriel/w xathanael/b\ndeck laylah/b haniel/w\nP0 L2 D3 ne eremiel/w sw dumah/b\nP1")
    table.act("summon:row1", "place:nw", "end")
    assert [words.en for words in table.told(1)] == [
        "{seat0} summoned Zephon the Stray from river 1.",
        "Zephon the Stray was placed at NW.",
        "Eremiel the Usher brought {seat0} 1 dark.",
        "Zephon the Stray brought {seat0} 1 light.",
        "Laylah the Midnight slid to river 1.",
        "Haniel the Radiant came up on top of the deck.",
    ]
    assert table.told(None)[0].ja == "{seat0}が河1から迷い鳥ゼフォンを召喚した。"
