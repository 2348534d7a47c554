"""Words in both languages: questions, answers, refusals, events, the board."""

import pytest

from dengen.core.base.chance import Chance
from dengen.games.troll_master.cards.text import ability_text
from dengen.testing import clause
from tests.games.troll_master.kit import GAME, TOMES, VIALS, WANDS, Table, acting, lay


def labels(scene: Table) -> dict[str, tuple[str, str]]:
    seat = scene.actor
    return {
        GAME.name(act): (words.en, words.ja)
        for act, words in zip(scene.state.legal(seat), GAME.described(scene.state, seat), strict=True)
    }


def prompt(scene: Table) -> tuple[str, str]:
    words = GAME.question(scene.state, scene.actor)
    assert words is not None
    return words.en, words.ja


def refusal(scene: Table, name: str, seat: int | None = None) -> tuple[str, str]:
    found = GAME.refusal(scene.state, scene.actor if seat is None else seat, GAME.number(name))
    assert found is not None
    return found.en, found.ja


def test_a_planning_turn_in_words() -> None:
    scene = lay(seats=3, phase="planning", players=[{"hand": ["tome", "vial", "wand"]}])
    assert prompt(scene) == ("Reveal a card and place your pawn.", "カードを公開してコマを置いてください。")
    assert labels(scene)["place:tome:9"] == ("Tome → 9 Summon III", "古文書 → 9 召喚Ⅲ")
    scene = lay(seats=3, phase="planning", players=[{"pawn": 2, "hand": ["tome", "vial"]}])
    assert labels(scene)["stop"] == ("Pass", "パス")


def test_performing_says_what_it_costs() -> None:
    scene = acting(12, [3, 3, 2, 2], mana=4)
    assert labels(scene) == {
        "stop": ("Forgo: take 2 mana", "見送ってマナ2個を獲得する"),
        "execute": (
            "Perform Summon IV: 4 mana for 2 missing Tomes",
            "召喚Ⅳを実行する：不足の古文書2枚分、マナ4個を払う",
        ),
    }


def test_a_summon_in_words() -> None:
    scene = acting(2, TOMES, mana=9, supply={"golem": 2})
    scene.act("execute")
    assert labels(scene)["gain:golem"] == ("Gain the Golem (from 4 mana)", "ゴーレムを獲得する（マナ4個から）")
    assert labels(scene)["stop"] == ("Gain nothing", "何も獲得しない")
    scene.act("gain:golem")
    assert labels(scene) == {
        "call": ("Call the Golem: 6 mana", "ゴーレムを呼び出す：マナ6個"),
        "train:black_cat": ("Train the Black Cat into the Golem: 4 mana", "黒猫をゴーレムに訓練する：マナ4個"),
    }


def test_abilities_are_spelled_out_from_their_data() -> None:
    scene = acting(1, VIALS, familiars=["gnome:1"])
    scene.act("execute")
    assert labels(scene)["use:gnome:0"] == ("Gnome ◆: gain 2 mana", "ノーム ◆：マナ2個を獲得")
    for familiar in GAME.set.familiars:
        for ability in familiar.ability:
            text = ability_text(GAME.names, ability)
            assert text.en.count("◆") == text.ja.count("◆") == ability.fee


def test_a_defence_says_what_it_is_up_against() -> None:
    scene = acting(3, WANDS, familiars=["troll"], others=[{"familiars": ["black_cat", "phoenix:1"]}])
    scene.act("execute")
    assert prompt(scene) == (
        "{seat0} attacks with 6, your defence is 5. Use abilities?",
        "{seat0}の攻撃は6、あなたの防御は5です。能力を使いますか？",
    )


@pytest.mark.parametrize(
    ("name", "en", "ja"),
    [
        ("place:wand:3", "You hold no Wand.", "手札に杖がありません。"),
        (
            "place:tome:2",
            "You can't go to 2 Summon I: your pawn is on 4 and moves only to the right.",
            "2 召喚Ⅰへは行けません。コマは4にあり、右へしか動けません。",
        ),
        ("place:tome:9", "9 Summon III is taken by {seat1}'s pawn.", "9 召喚Ⅲには{seat1}のコマがあります。"),
        (
            "place:tome:8",
            "A Tome doesn't lead to 8 Brew III: reveal a Vial, or a Crystal.",
            "古文書では8 調合Ⅲを選べません。薬瓶、または水晶が必要です。",
        ),
        ("place:tome:14", "Only a Crystal leads to Divine II.", "占いⅡは水晶を公開しないと選べません。"),
        (
            "execute",
            "That doesn't answer this question: Reveal a card and move your pawn to the right, or pass.",
            "この質問への答えではありません。カードを公開してコマを右へ動かすか、パスしてください。",
        ),
    ],
)
def test_refusals_in_planning_speak_to_a_person(name: str, en: str, ja: str) -> None:
    scene = lay(seats=3, phase="planning", players=[{"pawn": 4, "hand": ["tome", "tome"]}, {"pawn": 9}])
    assert refusal(scene, name) == (en, ja)


@pytest.mark.parametrize(
    ("name", "en"),
    [
        ("gain:troll", "The Troll would cost 6 mana; you have 3."),
        ("gain:golem", "You already have the Golem."),
        ("gain:unicorn", "The Unicorn isn't in this game."),
        ("gain:raven", "No Raven is left in the supply."),
        ("use:library_ghost:0", "That ability of the Library Ghost happens automatically."),
        ("use:library_ghost:1", "A chain comes after the action."),
        ("use:gnome:0", "That ability of the Gnome is for [Brew]; you can't use it now."),
        ("use:fairy_ring:0", "The Fairy Ring has 0 charges; this ability takes 1."),
    ],
)
def test_refusals_in_a_summon_speak_to_a_person(name: str, en: str) -> None:
    scene = acting(
        2,
        TOMES,
        mana=3,
        familiars=["golem", "library_ghost:2", "gnome:1", "fairy_ring"],
        supply={"raven": 0, "troll": 2},
    )
    scene.act("execute")
    said = refusal(scene, name)
    assert said[0] == en
    assert said[1] != said[0]


def test_an_action_that_cannot_be_paid_is_refused_in_words() -> None:
    """Only a saved position asks this: else the action is forgone without asking."""
    scene = acting(12, [3, 3, 2, 2], mana=4)
    saved = GAME.dump(scene.state)
    saved["table"]["players"][0]["mana"] = 3
    assert refusal(Table(GAME, GAME.load(saved)), "execute") == (
        "Performing Summon IV would cost 4 mana; you have 3.",
        "召喚Ⅳの実行にはマナ4個が必要で、手元には3個しかありません。",
    )


def test_whose_turn_it_is_is_said_to_the_others() -> None:
    scene = lay(seats=3, phase="planning")
    assert refusal(scene, "stop", seat=2) == (
        "It isn't your turn to answer: the game is waiting for {seat0}.",
        "今はあなたが答える番ではありません。{seat0}の答えを待っています。",
    )


def test_charging_refusals() -> None:
    scene = acting(1, VIALS, familiars=["black_cat", "gnome:2", "unicorn"])
    scene.act("execute", "stop")
    assert refusal(scene, "charge:gnome")[0] == "The Gnome already holds 2 charges, one for each ribbon."
    assert refusal(scene, "charge:black_cat")[0] == "The Black Cat has no ribbons."
    assert refusal(scene, "charge:troll")[0] == "You have no Troll face up."


def test_every_refusal_has_words_of_its_own_in_both_languages() -> None:
    """Over whole games: no refusal falls back on the bare text of a clause, and no language is left out."""
    bare = {clause.en for clause in GAME.clauses}
    state, rng, step = GAME.new(4, 5), Chance(5), 0
    while not state.over():
        (seat,) = state.actors()
        step += 1
        if step % 7 == 0:
            for act in range(GAME.num_actions):
                found = GAME.refusal(state, seat, act)
                assert found is None or (found.en not in bare and found.ja and found.en != found.ja)
        state.apply(seat, rng.pick(state.legal(seat)))


def test_events_are_told_in_both_languages() -> None:
    scene = acting(10, WANDS, seats=4, familiars=["black_cat", "peryton"])
    scene.act("execute")
    told = scene.told(None)
    assert [words.en for words in told[:3]] == [
        "{seat0} performed Attack III.",
        "{seat0} attacked everybody with 5.",
        "The Black Cat added 1 power for {seat1}.",
    ]
    assert told[3].ja == "{seat1}は2で防御したが敗れ、{seat0}がチット1枚を獲得した。"
    assert told[4].ja == "ペリュトンで{seat0}がマナ1個を獲得した。"


def test_the_board_shows_row_pawns_supply_and_players() -> None:
    scene = acting(9, [3, 2, 3, 2], mana=3, familiars=["black_cat/gnome:1"])
    english, japanese = GAME.text(scene.view(0), "en"), GAME.text(scene.view(0), "ja")
    row = [line for line in english.splitlines() if "Summon III" in line]
    assert len(row) == 1
    assert "Tome 5/5 ✓" in row[0]
    assert "◀ {seat0}" in row[0]
    assert "Gnome+1 ◆◇" in english
    assert "{seat0}: 1 VP, 3 mana, attack 2, defence 2 [Broom]" in english
    assert "ノーム+1 ◆◇" in japanese
    assert "召喚Ⅲ" in japanese


def test_options_endings_and_parts_have_words() -> None:
    texts = [option.about for option in GAME.options] + [*GAME.endings.values(), *GAME.parts.values()]
    assert all(text.en and text.ja and text.en != text.ja for text in texts)


@pytest.mark.parametrize(
    ("pos", "pool", "en", "ja"),
    [
        (1, VIALS, "On to storing mana", "能力を使わずに進む"),
        (3, WANDS, "Declare the attack", "このまま攻撃を宣言"),
    ],
)
def test_going_on_without_an_ability_says_what_comes_next(pos: int, pool: list[int], en: str, ja: str) -> None:
    scene = acting(pos, pool, familiars=["gnome:1", "salamander:1"])
    scene.act("execute")
    assert labels(scene)["stop"] == (en, ja)


@clause("TM-R45", "TM-R46", "TM-R47", "TM-R49")
def test_every_clause_of_the_variant_for_two_says_that_it_is_ours() -> None:
    for id in ("TM-R45", "TM-R46", "TM-R47", "TM-R49"):
        ours = GAME.clauses[id]
        assert "dengen" in ours.en
        assert "dengen独自" in ours.ja


def told(scene: Table, kind: str) -> list[tuple[str, str]]:
    said = [GAME.tell(event, None) for event in scene.events(kind)]
    return [(words.en, words.ja) for words in said if words is not None]


@clause("TM-47")
def test_the_log_tells_a_forced_forgo_from_a_voluntary_one() -> None:
    assert told(acting(12, [3, 3, 2, 2], mana=3), "forwent") == [
        (
            "{seat0} couldn't pay the 4 mana that Summon IV was short of, and had to forgo it for 2 mana.",
            "{seat0}は召喚Ⅳの不足分のマナ4個を払えず、見送ってマナ2個を獲得した。",
        )
    ]
    willing = acting(12, [3, 3, 2, 2], mana=4).act("stop")
    assert told(willing, "forwent") == [
        ("{seat0} forwent Summon IV for 2 mana.", "{seat0}が召喚Ⅳを見送り、マナ2個を獲得した。")
    ]


@clause("TM-R8")
def test_the_log_says_why_a_pass_was_forced_only_if_everybody_can_see_it() -> None:
    open_cards = {"pawn": 9, "hand": [], "revealed": ["tome", "tome", "tome"]}
    no_cards = lay(seats=3, phase="planning", players=[open_cards, {"pawn": 2}])
    assert told(no_cards, "passed") == [
        ("{seat0} had no cards left and passed.", "{seat0}は手札がなくなり、パスした。")
    ]
    no_room = lay(seats=3, phase="planning", players=[{"pawn": 14}, {"pawn": 2}])
    assert told(no_room, "passed") == [
        (
            "{seat0} found no free action further to the right and passed.",
            "{seat0}は右に空きアクションがなく、パスした。",
        )
    ]
    hidden = lay(seats=3, phase="planning", players=[{"pawn": 12, "hand": ["tome", "tome"]}, {"pawn": 14}])
    assert prompt(hidden) == (
        "None of your cards fits a free action further to the right.",
        "手札に合う空きアクションが右にありません。",
    )
    assert question_clause(hidden) == "TM-R8"
    assert told(hidden.act("stop"), "passed")[0] == ("{seat0} passed.", "{seat0}がパスした。")


@clause("TM-R5")
def test_the_question_to_a_player_who_is_stuck_cites_the_ruling() -> None:
    others = [{"pawn": 3}, {"pawn": 7}, {"pawn": 10}, {"pawn": 13}]
    scene = lay(seats=5, phase="planning", players=[{"hand": ["wand", "wand"]}, *others])
    assert prompt(scene)[0] == "None of your cards fits a free action."
    assert question_clause(scene) == "TM-R5"


def question_clause(scene: Table) -> str:
    words = GAME.question(scene.state, scene.actor)
    assert words is not None
    return words.clause
