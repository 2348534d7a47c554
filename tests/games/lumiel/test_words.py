"""What players read: questions, answers, refusals, events, the table as text; in both languages."""

import re
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.words import Lang, named
from dengen.games.lumiel import Lumiel
from dengen.testing import clause
from tests.games.lumiel.kit import GAME, Table, game_where, game_with, lay, new

NAMES = ["Aki", "Ben", "Chi", "Dai"]
JAPANESE = re.compile(r"[ぁ-ん一-龥ァ-ン]")


def refusal(table: Table, answer: str, lang: Lang = "en", seat: int | None = None) -> str:
    actor = table.actor if seat is None else seat
    found = GAME.refusal(table.state, actor, GAME.number(answer))
    assert found is not None
    return named(found[lang], NAMES)


def label(table: Table, answer: str, lang: Lang = "en") -> str:
    return named(GAME.describe(table.state, table.state.actors()[0], GAME.number(answer))[lang], NAMES)


def prompt(table: Table, lang: Lang = "en") -> str:
    words = table.game.question(table.state, table.state.actors()[0])
    assert words is not None
    return named(words[lang], NAMES)


# ---- questions and answers ----


def test_the_question_names_the_card_in_hand_and_the_card_that_was_chosen() -> None:
    table = lay({"B2": "1com"}, hand="sor ...").play("sor")
    assert prompt(table) == "Sorcerer: which card do you re-put?"
    assert prompt(table, "ja") == "魔術師：どのカードを置き直しますか？"
    table.act("area:B2")
    assert prompt(table) == "Sorcerer: where do you re-put the Commoner?"
    table.act("area:B2", "seat:0")
    assert prompt(table) == "Set the Sorcerer on the field."
    assert prompt(table, "ja") == "魔術師をフィールドに置いてください。"


def test_an_answer_says_what_lies_there() -> None:
    table = lay({"B2": "1yok", "C1": "2com"}, hand="gho ...").play("gho")
    assert label(table, "area:A1") == "On A1"
    assert label(table, "area:B2") == "On B2, on top of Ben's Yokai"
    assert label(table, "under:B2", "ja") == "B2の一番下に置く"
    chosen = lay({"B2": "1yok", "C1": "2com"}, hand="sor ...").play("sor")
    assert label(chosen, "area:B2") == "Ben's Yokai on B2 (−3)"
    assert label(chosen, "area:B2", "ja") == "B2にあるBenの妖怪（−3）"
    assert label(chosen, "pass") == "Don't use it"


def test_a_described_answer_carries_its_arguments() -> None:
    table = lay({"B2": "1yok"}, hand="sor ...")
    assert GAME.describe(table.state, 0, GAME.number("kind:sorcerer")).args == {"card": "sorcerer"}
    table.play("sor")
    assert GAME.describe(table.state, 0, GAME.number("area:B2")).args == {"area": "B2", "card": "yokai"}
    table.act("area:B2", "area:B2")
    assert GAME.describe(table.state, 0, GAME.number("seat:2")).args == {"seat": 2}


EFFECTS: list[dict[str, Any]] = [
    {"step": "turn"},
    {"step": "turn", "to": "full", "target": {"depth": "bottom"}},
    {"step": "turn_all", "scope": {"zone": "choose", "owner": "choose"}, "to": "me"},
    {"step": "turn_all"},
    {"step": "move", "dest": {"rel": "same_or_orth1"}, "facing": "any"},
    {"step": "swap", "rel": "any"},
    {"step": "remove", "target": {"from": ["field", "points_me", "points_other"]}},
    {"step": "gain", "to": "choose", "target": {"from": ["field", "points_me", "points_other"]}},
    {"step": "set_from_hand", "sign": "any", "draw": 1, "facing": "any"},
    {"step": "bring", "from": "hand"},
    {"step": "bring"},
    {"step": "one_of", "options": [[{"step": "draw", "n": 1}], [{"step": "gain"}]]},
]


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: str(effect["step"]))
def test_every_question_answer_and_event_of_every_effect_has_words_in_both_languages(effect: dict[str, Any]) -> None:
    field = {"A1": "0pawn", "B1": "1imp", "B2": "2nil>1pawn", "C3": "0imp", "D4": "3pawn"}
    points = {"0": "pawn imp", "1": "pawn nil"}
    game = game_where(effect)
    for seed in range(8):
        table = lay(field, hand="hero pawn imp nil", points=points, game=game, seed=seed).play("hero")
        rng = Chance(seed)
        while table.state.turn_player == 0:
            check_words(game, table)
            table.act(game.name(rng.pick(table.state.legal(0))))
        for words in table.told(0):
            assert "{" not in named(words.en, NAMES)
            assert JAPANESE.search(words.ja)
            assert "{" not in named(words.ja, NAMES)


def check_words(game: Lumiel, table: Table) -> None:
    for lang in ("en", "ja"):
        assert "{" not in prompt(table, lang)
        labels = [named(words[lang], NAMES) for words in game.described(table.state, 0)]
        assert len(set(labels)) == len(labels)
        assert not any("{" in each for each in labels)
        for act in range(game.num_actions):
            found = game.refusal(table.state, 0, act)
            assert found is None or "{" not in named(found[lang], NAMES)


# ---- refusals ----


def test_a_refusal_speaks_of_the_card_and_the_area() -> None:
    table = lay({"B2": "1com"}, hand="pri ...").play("pri", set="")
    assert refusal(table, "area:B2").startswith("You can't put the Priest on B2: a card already lies there")
    assert refusal(table, "area:B2", "ja").startswith("神父はB2に置けません。")
    assert refusal(table, "pass") == "That doesn't answer this question: Set the Priest on the field."


def test_a_refusal_of_an_effect_quotes_the_card() -> None:
    table = lay({"B2": "1com", "B1": "0com", "D4": "2com"}, hand="pri ...").play("pri")
    assert refusal(table, "area:D4").startswith(
        "The Priest can't choose that. The card says: \"Turn one card of another player"
    )
    assert refusal(table, "area:A1") == "There is no card on A1 to choose."
    assert refusal(table, "area:A1", "ja") == "A1には選べるカードがありません。"


def test_who_isn_t_asked_is_told_whose_go_it_is() -> None:
    waiting = "It isn't your turn to answer: the game is waiting for"
    assert refusal(lay({}, seat=2), "pass", seat=0) == f"{waiting} Chi."
    assert refusal(new().act("pass", seat=0), "pass", seat=0) == f"{waiting} Ben, Chi and Dai."
    agreed = lay({}, hand="com ...", options={"confirm_get": True}).play("com", set="A1").act("pass", seat=0)
    assert refusal(agreed, "pass", seat=0) == f"{waiting} Ben, Chi and Dai."
    over = new(3).played_out()
    assert refusal(over, "pass", "ja", seat=0) == "ゲームは終わりました。"


def test_a_stacker_is_told_its_own_text() -> None:
    table = lay({"A1": "0com"}, hand="war ...").play("war")
    assert refusal(table, "area:A1") == (
        "You can't put the Warrior there. The card says: \"May be set on top of another player's card.\""
    )
    ghost = lay({"A1": "0com"}, hand="gho ...").play("gho")
    assert refusal(ghost, "under:B1") == "There is no card on B1 to go under."


def test_one_who_lacks_a_card_is_told_so() -> None:
    assert refusal(lay({}, hand="com com"), "kind:sorcerer") == "You hold no Sorcerer."
    assert refusal(lay({}, hand="com com"), "kind:sorcerer", "ja") == "手札に魔術師はありません。"


# ---- events ----


def told(table: Table, viewer: int | None = None, lang: Lang = "en") -> list[str]:
    return [named(words[lang], NAMES) for words in table.told(viewer)]


def test_a_turn_is_told_in_the_past_tense() -> None:
    table = lay({"A1": "0com", "B1": "1com"}, hand="com com", decks={"0": "vam"}).play("com", set="C1")
    assert told(table) == [
        "Aki began turn 1.",
        "Aki played the Commoner.",
        "Aki set the Commoner on C1.",
        "Aki captured the Commoner on B1 (+1).",
        "Aki drew 1 card.",
        "Ben began turn 2.",
    ]
    assert "Aki drew a Vampire." in told(table, 0)
    assert "Akiは吸血鬼を引いた。" in told(table, 0, "ja")


def test_a_contested_card_names_both_captors() -> None:
    table = lay({"B1": "1com", "A2": "0com", "B2": "2pri", "B3": "1com"}, hand="vam ...")
    table.play("vam", "choice:0", set="C2")
    assert "Aki and Ben sandwiched the Priest on B2: it was removed." in told(table)
    assert "AkiとBenがB2の神父を同時に挟み、除外された。" in told(table, lang="ja")


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        (("area:B2", "area:B2", "seat:1"), "The Commoner on B2 was put down again."),
        (("area:B2", "area:A2", "seat:1"), "The Commoner moved from B2 to A2."),
        (("area:B2", "area:A2", "seat:3"), "The Commoner moved from B2 to A2. It faced Dai."),
    ],
)
def test_a_re_put_tells_where_and_whom_the_card_faced(answers: tuple[str, ...], sentence: str) -> None:
    table = lay({"B2": "1com"}, hand="sor ...").play("sor", *answers)
    assert sentence in told(table)


def test_what_was_brought_is_told_to_all() -> None:
    table = lay({}, hand="oth ...", decks={"0": "vam"}).play("oth", "choice:0")
    assert told(table)[-1] == "Aki added the Vampire to the play area."
    assert table.happened[-1].is_news_to(0)


# ---- the table as text ----


def test_the_table_as_text_shows_field_scores_and_one_s_own_hand() -> None:
    table = lay({"B2": "2com>1tam*"}, hand="gho vam", points={"3": "sor"}, phase="effect")
    shown = GAME.text(table.view(0), "en")
    assert "1Yokai Tamer+3*/2Commoner+1" in shown
    assert "{seat3}: score +6, hand 6, deck 13, points area: Sorcerer +6" in shown
    assert "Your hand: Ghost −2, Vampire −5" in shown
    japanese = GAME.text(table.view(0), "ja")
    assert "手札：幽霊 −2、吸血鬼 −5" in japanese
    assert "Your hand" not in GAME.text(table.view(None), "en")


def test_the_play_area_and_at_the_end_all_hands_are_shown() -> None:
    playing = lay({}, hand="oth ...").play("oth")
    assert "Play area: Otherworlder +2" in GAME.text(playing.view(1), "en")
    over = new(3).played_out()
    assert "{seat2}'s hand" in GAME.text(over.view(-1), "en")
    assert "{seat2}の手札" in GAME.text(over.view(-1), "ja")


def test_options_and_clauses_have_words_in_both_languages() -> None:
    for option in GAME.options:
        assert option.about.en
        assert JAPANESE.search(option.about.ja)
    for each in GAME.clauses:
        assert each.en
        assert JAPANESE.search(each.ja)


def test_a_game_with_another_set_speaks_of_its_own_cards() -> None:
    table = lay({}, hand="hero ...", game=game_with(hero={"name_en": "Hero", "name_ja": "勇者"})).play("hero")
    assert prompt(table, "ja") == "勇者をフィールドに置いてください。"


def test_a_stacker_is_quoted_in_japanese_without_a_second_full_stop() -> None:
    table = lay({"A1": "0com"}, hand="war ...").play("war")
    assert refusal(table, "area:A1", "ja") == (
        "戦士はそこには置けません。カードには「ほかのプレイヤーのカードの上に重ねて置くことができる」とあります。"
    )


@clause("LP-21")
def test_full_turns_are_not_asked_for_as_changes_of_owner() -> None:
    tamer = lay({"B2": "1yok", "B1": "2com"}, hand="tam com").play("tam", "pass")
    assert prompt(tamer) == "Yokai Tamer: which card makes a full turn?"
    assert prompt(tamer, "ja") == "妖使：どのカードを1回転させますか？"
    vampire = lay({"B2": "1yok"}, hand="vam com").play("vam")
    assert prompt(vampire, "ja") == "吸血鬼：どのゾーンのカードを1回転させますか？"


def test_the_heading_counts_no_turn_before_the_first() -> None:
    table = new()
    for seat in range(4):
        table.act("pass", seat=seat)
    assert table.view(0).phase == "placing"
    assert "turn" not in GAME.text(table.view(0), "en").split("\n")[0]
    assert "ターン" not in GAME.text(table.view(0), "ja").split("\n")[0]
