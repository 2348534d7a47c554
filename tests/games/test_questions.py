"""The questions of every game: numbers and names for good, clauses by name, and hardly a comparison outside of them."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import dengen
from dengen.core.base.packed import unpacked
from dengen.core.conformance import QUICK, trials
from dengen.core.game import Game
from dengen.core.rules.state import LEGAL, State, clause_id

GAMES = Path(dengen.__file__).parent / "games"
CONVERTED = ("lumiel", "flip_angel", "troll_master", "walpurgis", "trump_fighter")  # each question is an object

# ---- what dumps, records, observations and learned weights rely on ----

STEPS = {
    "lumiel": """
        1:redraw_round 2:exchange 3:first_player 4:placing 11:start_phase 12:remove_phase 13:effect_phase 14:resolve
        15:set_phase 16:get_phase 17:draw_phase 18:next_turn 31:redraw 32:return 33:place 34:take 35:play 36:which
        37:set 38:facing 39:confirm 51:turn 52:turn_to 53:zone 54:whose 55:move 56:move_to 57:move_facing 58:swap
        59:swap_with 60:remove 61:remove_from 62:gain 63:gain_from 64:gain_to 65:hand_card 66:hand_set 67:hand_facing
        68:bring 69:one_of 70:do_it""",
    "flip_angel": """
        0:turn 1:main 2:place 3:key 4:self_flip 5:icon 6:event 7:retrigger 8:reversal 9:after 10:refill 11:next""",
    "troll_master": """
        0:turn_up 1:deal 2:offer_broom 3:planning_phase 4:turn 5:reveal 6:next_pawn 7:moment 8:menu 9:happen 10:effect
        11:charge_any 12:swap_card 13:distribute 14:declare 15:defence 16:compare 17:may_chain 18:scoring_phase 19:poll
        20:announce 100:ask_broom 101:ask_discard 102:ask_turn 103:ask_action 104:ask_summon 105:ask_way
        106:ask_distribute 107:ask_ability 108:ask_charge 109:ask_chain 110:ask_target""",
    "walpurgis": """
        1:set_aside 2:shuffle 3:opening_hands 4:mulligan 5:redraw 6:join_shots 7:opening_first 8:opening_second
        9:open_card 10:open_cell 11:turn 12:wake 13:recover 14:draw 15:main 16:face 17:place_cell 18:duds
        19:end_casting 20:upright_all 21:hand_limit 22:turn_end 23:aside_away 24:next_turn 30:rapid 31:b_effects
        32:danmaku 33:intercept 34:d_effects 35:settling 36:destruction 37:a_effects 38:chain_end 39:chain_over
        40:alternate 41:order 42:sustain 43:end_a 50:settle 51:hit 52:keep 53:clean_up 54:pile_order 60:effect
        62:optional 63:cost 64:pay 65:shoot 66:shoot_card 67:target 68:destination 69:discard 70:scry 71:slot""",
    "trump_fighter": """
        1:choose 2:meet 3:deal 4:fastest 5:battle 6:opening 7:beat 8:miscall 9:attack 10:draw 11:declare 12:judge
        20:pick 21:pick_again 22:fast 23:fast_move 24:fight 25:forced_move 26:name_hits""",
}
QUESTIONS = {  # in the order that the one-hot of an observation has, or the list in which they are numbered
    "lumiel": """
        redraw return place take play which set facing confirm turn turn_to zone whose move move_to move_facing swap
        swap_with remove remove_from gain gain_from gain_to hand_card hand_set hand_facing bring one_of do_it""",
    "flip_angel": "main after place reversal retrigger key",
    "troll_master": """
        ask_broom ask_discard ask_turn ask_action ask_summon ask_way ask_distribute ask_ability ask_charge ask_chain
        ask_target""",
    "walpurgis": """
        set_aside mulligan open_card open_cell wake main face place_cell hand_limit intercept order sustain end_a hit keep
        pile_order optional cost pay shoot shoot_card target destination discard scry slot""",
    "trump_fighter": "pick pick_again fast fast_move fight forced_move name_hits",
}


@pytest.mark.parametrize("id", dengen.registered())
def test_steps_and_questions_keep_their_numbers_names_and_order(id: str) -> None:
    assert [f"{number}:{name}" for number, name in dengen.game(id).steps.items()] == STEPS[id].split()


@pytest.mark.parametrize("id", CONVERTED)
def test_questions_are_listed_in_their_order(id: str) -> None:
    rules = module(id, "rules.rules")
    names = dengen.game(id).steps
    assert [question.name for question in rules.QUESTIONS] == QUESTIONS[id].split()
    for question in rules.QUESTIONS:
        assert names[question.number] == question.name
        assert rules.NUMBERED[question.number] is question


@pytest.mark.parametrize("id", CONVERTED)
def test_every_question_has_words(id: str) -> None:
    wordings = module(id, "words.questions").WORDINGS
    assert sorted(wordings) == sorted(question.number for question in module(id, "rules.rules").QUESTIONS)
    assert all(wording.question.number == number for number, wording in wordings.items())


# ---- stateless objects ----


@pytest.mark.parametrize("id", CONVERTED)
def test_playing_writes_nothing_into_a_question(id: str) -> None:
    questions, game = module(id, "rules.rules").QUESTIONS, dengen.game(id)
    before = [attributes(question) for question in questions]
    assert all({"number", "name", "clause"} <= set(each) for each in before)
    for state in positions(game):
        for viewer in (None, *range(state.seats)):
            game.view(state, viewer)
        for seat in state.actors():
            game.question(state, seat)
            game.refusal(state, seat, 0)
    assert [attributes(question) for question in questions] == before


@pytest.mark.parametrize("id", CONVERTED)
def test_only_its_constructor_writes_the_attributes_of_a_question(id: str) -> None:
    kinds = {kind.__name__ for question in module(id, "rules.rules").QUESTIONS for kind in type(question).__mro__}
    found = [node for tree in trees(id).values() for node in tree.body if isinstance(node, ast.ClassDef)]
    questions = [node for node in found if node.name in kinds]
    assert {node.name for node in questions} == kinds - {"object"}
    for node in questions:
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                assert not list(written(method)), f"{node.name}.{method.name}"


def written(method: ast.FunctionDef) -> Iterator[str]:
    """Attributes of `self` that a method writes."""
    for node in ast.walk(method):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store(), attr=name):
                yield name


def attributes(question: Any) -> dict[str, Any]:
    names = [name for name in dir(question) if not name.startswith("__") and not callable(getattr(question, name))]
    found = {name: getattr(question, name) for name in names}
    return {name: unpacked(value) if name == "choices" else value for name, value in found.items()}


# ---- clauses ----


@pytest.mark.parametrize("id", CONVERTED)
def test_every_clause_that_is_enforced_has_a_name(id: str) -> None:
    """Every clause of a question or a refusal, in games of all options, is a constant of `rules/clauses.py`."""
    named, game = set(constants(id).values()), dengen.game(id)
    for question in module(id, "rules.rules").QUESTIONS:
        assert question.clause in named, question.name
    for state in positions(game):
        assert state.turn_clause() in named
        for seat in state.actors():
            assert state.question_clause(*state.question(seat)) in named
            refused = {state.refuse(seat, act) for act in range(game.num_actions)} - {LEGAL}
            assert refused <= named, [clause_id(state.prefix, clause) for clause in refused - named]


@pytest.mark.parametrize("id", CONVERTED)
def test_the_id_beside_a_clause_is_that_of_its_number(id: str) -> None:
    prefix, game = dengen.game(id).clauses.prefix, dengen.game(id)
    source = (GAMES / id / "rules" / "clauses.py").read_text("utf-8")
    written = dict(re.findall(r"^([A-Z_]+): Final\[i64\] = .*  # ([A-Z]+-R?\d+)$", source, re.MULTILINE))
    assert {name: clause_id(prefix, number) for name, number in constants(id).items()} == written
    assert len(set(written.values())) == len(written)
    assert all(clause in game.clauses for clause in written.values())


@pytest.mark.parametrize("id", CONVERTED)
def test_every_named_clause_is_enforced_somewhere(id: str) -> None:
    cited = {
        node.attr
        for name, tree in trees(id).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "clauses"
    }
    assert cited == set(constants(id))


@pytest.mark.parametrize("id", CONVERTED)
def test_no_clause_is_a_bare_number(id: str) -> None:
    kinds = {kind.__name__ for question in module(id, "rules.rules").QUESTIONS for kind in type(question).__mro__}
    for name, tree in trees(id).items():
        if name != "rules/clauses.py":
            assert [ast.unparse(node) for node in bare_clauses(tree, kinds)] == [], name


def bare_clauses(tree: ast.Module, kinds: set[str]) -> Iterator[ast.expr]:
    """Whole numbers where a clause is told: RULING itself, results of functions that refuse, arguments of a question."""
    for node in ast.walk(tree):
        told: list[ast.expr] = []
        match node:
            case ast.Name(id="RULING"):
                yield node
            case ast.FunctionDef(name=name) if re.search("why_not|against|wrong|clause", name):
                told = [each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value]
            case ast.Call(func=ast.Name(id=name)) if name in kinds - {"Question"}:
                told = [*node.args[2:3], *(keyword.value for keyword in node.keywords)]
        yield from (value for value in told if has_number(value))


def has_number(value: ast.expr) -> bool:
    """Whether the expression is, or can be, a literal number."""
    match value:
        case ast.IfExp():
            return has_number(value.body) or has_number(value.orelse)
        case ast.BinOp():
            return has_number(value.left) or has_number(value.right)
        case ast.Constant(value=number):
            return type(number) is int
    return False


def test_a_bare_clause_would_be_found() -> None:
    for source, found in {
        "def why_not(): return 46": 1,
        "def ending_clause(): return X if a > 0 else RULING + 5": 2,
        "def against(): return LEGAL if a & 1 else clauses.X": 0,
        "def why_not(): return wrong_place(2)": 0,
        "MAIN = Main(3, 'main', 25)": 1,
        "MAIN = Main(3, 'main', clauses.X, no_call=7)": 1,
        "LINE = Plan(3, 'main', 25)": 0,
    }.items():
        assert len(list(bare_clauses(ast.parse(source), {"Main", "Question"}))) == found, source


# ---- comparisons ----

IS_ASKED = "return (state.waiting >> seat) & 1 == 1 and state.asked_of(seat) is "

COMPARED = {  # file and line: why it compares a question
    ("flip_angel/words/wording.py", "return state.is_asked(seat) and state.asked_of(seat) is self.question"): (
        "An answer may be described while another question is asked."
    ),
    ("troll_master/bot/worth.py", IS_ASKED + "action_phase.ACTION"): (
        "Whether the action is still to be chosen is what the bot's estimate depends on."
    ),
    (
        "troll_master/bot/worth.py",
        "if asked is chains.TARGET:",
    ): "What may still come of an action begun: the best target.",
    (
        "troll_master/bot/worth.py",
        "if asked is summon.WAY:",
    ): "What may still come of an action begun: the familiar chosen.",
    ("troll_master/bot/worth.py", "if asked is chains.CHAIN:"): "What may still come of an action begun: nothing.",
}
AT_MOST = 12  # in all games


def test_hardly_a_line_compares_a_question() -> None:
    found = [
        (f"{id}/{name}", line)
        for id in CONVERTED
        for name, tree in trees(id, ".").items()
        for line in compared(id, name, tree)
    ]
    assert sorted(found) == sorted(COMPARED)
    assert len(found) <= AT_MOST


def compared(id: str, name: str, tree: ast.Module) -> Iterator[str]:
    source = (GAMES / id / name).read_text("utf-8").split("\n")
    return (source[line - 1].strip() for line in sorted(lines(id, name, tree)))


def lines(id: str, name: str, tree: ast.Module) -> set[int]:
    """The lines that compare a question by its number, itself or its class; lists aren't counted."""
    questions = Questions(id, name)
    at = set()
    for node in ast.walk(tree):
        match node:
            case ast.Compare() if any(map(questions.has, [node.left, *node.comparators])):
                at.add(node.lineno)
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kind]) if questions.has_kind(kind):
                at.add(node.lineno)
            case ast.MatchValue(value=value) if questions.has(value):
                at.add(value.lineno)
            case ast.MatchClass(cls=kind) if questions.has_kind(kind):
                at.add(kind.lineno)
    return at


@pytest.mark.parametrize(
    ("line", "many"),
    [
        ("if question == steps.MAIN: pass", 1),
        ("if state.asked_of(seat) is not MAIN: pass", 1),
        ("if asked in (turn.MAIN, turn.AFTER): pass", 1),
        ("if isinstance(asked, turn.Place): pass", 1),
        ("if asked.number == 3: pass", 1),
        ("match asked:\n    case turn.MAIN: pass", 1),
        ("if step == steps.ICON: pass", 0),  # no seat is asked
        ("if act == actions.PLACE: pass", 0),  # an answer, and no question, of that name
        ("GIVEN = {turn.MAIN: 1, turn.AFTER: 2}", 0),
    ],
)
def test_a_comparison_would_be_found(line: str, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = module("flip_angel", "rules.rules")
    for name in ("actions", "turn"):
        monkeypatch.setattr(rules, name, module("flip_angel", f"rules.{name}"), raising=False)
    monkeypatch.setattr(rules, "MAIN", rules.turn.MAIN, raising=False)
    assert len(lines("flip_angel", "rules/rules.py", ast.parse(line))) == many


class Questions:
    """The meanings of a module's names: questions, numbers of questions, kinds of questions."""

    def __init__(self, id: str, name: str) -> None:
        listed = module(id, "rules.rules").QUESTIONS
        self.names = vars(module(id, name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")))
        self.objects = listed
        self.numbers = {question.number for question in listed}
        self.kinds = {kind for question in listed for kind in type(question).__mro__[:-1]}

    def has(self, value: ast.expr) -> bool:
        match value:
            case ast.Attribute(attr="number" | "question") | ast.Name(id="question"):  # of whatever is asked
                return True
            case ast.Call(func=ast.Attribute(attr="asked_of")):
                return True
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                return any(map(self.has, parts))
            case ast.Attribute(value=ast.Name(id="steps")):
                return self.meaning(value) in self.numbers
            case ast.Name() | ast.Attribute():
                meant = self.meaning(value)
                return any(meant is question for question in self.objects)
        return False

    def has_kind(self, value: ast.expr) -> bool:
        if isinstance(value, ast.BinOp | ast.Tuple):
            return any(self.has_kind(part) for part in ast.iter_child_nodes(value) if isinstance(part, ast.expr))
        meant = self.meaning(value)
        return isinstance(meant, type) and meant in self.kinds

    def meaning(self, value: ast.expr) -> Any:
        match value:
            case ast.Name(id=name):
                return self.names.get(name)
            case ast.Attribute(value=whole, attr=name):
                return getattr(self.meaning(whole), name, None)
        return None


# ---- what the tests share ----


@cache
def module(id: str, path: str) -> ModuleType:
    return importlib.import_module(f"dengen.games.{id}.{path}".removesuffix("."))


@cache
def trees(id: str, folder: str = "rules") -> dict[str, ast.Module]:
    """The parsed modules of a game, or of a folder of it."""
    paths = sorted((GAMES / id / folder).rglob("*.py"))
    return {path.relative_to(GAMES / id).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def constants(id: str) -> dict[str, int]:
    found = vars(module(id, "rules.clauses"))
    return {name: int(value) for name, value in found.items() if name.isupper() and name != "RULING"}


def positions(game: Game[Any]) -> Iterator[State]:
    """Some positions of random games with every number of seats and every option."""
    for trial in trials(game, QUICK, 1):
        yield from trial.positions()
