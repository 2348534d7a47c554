"""The notation of conditions: text to data and back, with the place of every mistake.

formula   := group ("or" group)*
group     := condition ("&" condition)*
condition := "[" ("opp" INT)? ("own" INT)? ("vertical" | "horizontal")? "]" pattern+
pattern   := word "(" INT ("," INT)? ")"
"""

import re
from collections.abc import Sequence
from typing import Final

from dengen.core.base.words import Text
from dengen.games.trump_fighter.rules.conditions import (
    FREE,
    HORIZONTAL,
    VERTICAL,
    WORDS,
    Condition,
    Formula,
    Group,
    Pattern,
    make_condition,
    make_pattern,
)

LINKS: Final = {"vertical": int(VERTICAL), "horizontal": int(HORIZONTAL)}
ROW: Final = 4
TOKEN: Final = re.compile(r"\s*(?:([a-z]+)|([0-9]+)|([\[\]&(),]))")
JAPANESE: Final = {
    "straight": "{0}ストレート",
    "kind": "{0}カード",
    "suit": "{0}スート",
    "red": "{0}赤",
    "black": "{0}黒",
    "spade": "{0}♠",
    "club": "{0}♣",
    "diamond": "{0}♦",
    "heart": "{0}♥",
    "number": "{0}ナンバー（{1}）",
    "high": "{1}ハイ（{0}↑）",
    "low": "{1}ロウ（{0}↓）",
    "odd": "{0}奇数",
    "even": "{0}偶数",
}
SINGLE_SUITS: Final = ("spade", "club", "diamond", "heart")
JAPANESE_LINKS: Final = ("", "↑↓", "←→")


class NotationError(ValueError):
    """A condition that can't be read: what is wrong, and at which character of the text (None in nested data)."""

    def __init__(self, what: Text, at: int | None = None) -> None:
        self.what = what
        self.at = at
        self.text = what
        if at is not None:
            self.text = Text(f"{what.en} (at character {at + 1})", f"{at + 1}文字目：{what.ja}")
        super().__init__(self.text.en)


def parse(text: str) -> Formula:
    """Read a formula such as `[opp2 own3] straight(5) or [own2] kind(2)`."""
    return _Reader(text).formula()


def from_nested(data: object) -> Formula:
    """Read the nested form: a list (or) of lists (&) of `{opp, own, link, patterns = [["straight", 5]]}`."""
    return [_nested_group(group) for group in _items(data, Text("a formula (or)", "攻撃条件（or）"))]


def to_text(formula: Formula) -> str:
    return " or ".join(" & ".join(_condition_text(condition) for condition in group) for group in formula)


def to_japanese(formula: Formula) -> str:
    """The notation as the cards print it: `[相2 自3] 5ストレート`."""
    return " or ".join(" & ".join(_condition_japanese(condition) for condition in group) for group in formula)


def to_nested(formula: Formula) -> list[list[dict[str, object]]]:
    return [[_condition_nested(condition) for condition in group] for group in formula]


class _Reader:
    """A recursive-descent reader; `at` is where the next token begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, int]] = []
        end = 0
        while text[end:].strip():
            found = TOKEN.match(text, end)
            if not found:
                at = end + len(text[end:]) - len(text[end:].lstrip())
                raise NotationError(
                    Text(f"'{text[at]}' has no place in a condition", f"攻撃条件に '{text[at]}' は書けません"), at
                )
            self.tokens.append((found.group(found.lastindex or 0), found.start(found.lastindex or 0)))
            end = found.end()
        self.next = 0

    def formula(self) -> Formula:
        groups = [self.group()]
        while self.accept("or"):
            groups.append(self.group())
        if self.next < len(self.tokens):
            raise _not_expected(Text("'&', 'or' or the end", "'&' か 'or' か終わり"), self.peek(), self.at())
        return groups

    def group(self) -> Group:
        at = self.at()
        conditions = [self.condition()]
        while self.accept("&"):
            conditions.append(self.condition())
        _check_group(conditions, at)
        return conditions

    def condition(self) -> Condition:
        at = self.at()
        self.expect("[")
        opp = self.integer() if self.accept("opp") else 0
        own = self.integer() if self.accept("own") else 0
        link = int(FREE)
        if self.peek() in LINKS:
            link = LINKS[self.take()]
        self.expect("]")
        patterns = [self.pattern(opp + own)]
        while self.peek() in WORDS:
            patterns.append(self.pattern(opp + own))
        return _checked_condition(opp, own, link, patterns, at)

    def pattern(self, cards: int) -> Pattern:
        at = self.at()
        word = self.take()
        if word not in WORDS:
            raise _not_expected(Text("a pattern", "役"), word, at)
        self.expect("(")
        args = [self.integer()]
        while self.accept(","):
            args.append(self.integer())
        self.expect(")")
        return _checked_pattern(word, tuple(args), cards, at)

    def integer(self) -> int:
        at = self.at()
        token = self.take()
        if not token.isdigit():
            raise _not_expected(Text("a number", "数"), token, at)
        if len(token) > 3:
            raise NotationError(Text("this number is too large", "数が大きすぎます"), at)
        return int(token)

    def expect(self, token: str) -> None:
        at = self.at()
        found = self.take()
        if found != token:
            raise _not_expected(Text(f"'{token}'", f" '{token}' "), found, at)

    def accept(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.next += 1
        return True

    def peek(self) -> str:
        return self.tokens[self.next][0] if self.next < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        self.next += 1
        return token

    def at(self) -> int:
        return self.tokens[self.next][1] if self.next < len(self.tokens) else len(self.text)


def _not_expected(wanted: Text, found: str, at: int) -> NotationError:
    if not found:
        return NotationError(Text(f"{wanted.en} is missing at the end", f"最後に{wanted.ja}がありません"), at)
    return NotationError(
        Text(f"{wanted.en} was expected, not '{found}'", f"ここには{wanted.ja}が必要です（'{found}' は書けません）"), at
    )


def _checked_pattern(word: str, args: tuple[int, ...], cards: int, at: int | None) -> Pattern:
    wanted = 2 if word in ("number", "high", "low") else 1
    if len(args) != wanted:
        raise NotationError(
            Text(
                f"{word} takes {wanted} number{'s' if wanted > 1 else ''}, not {len(args)}",
                f"{word} に書く数は{wanted}個です（{len(args)}個あります）",
            ),
            at,
        )
    pattern = make_pattern(word, args)
    if word == "straight" and not 2 <= args[0] <= 8:
        raise NotationError(
            Text(f"a straight has 2 to 8 cards, not {args[0]}", f"straight は2〜8枚です（{args[0]} は使えません）"), at
        )
    if word == "kind" and not 2 <= args[0] <= 4:
        raise NotationError(
            Text(f"a kind has 2 to 4 cards, not {args[0]}", f"kind は2〜4枚です（{args[0]} は使えません）"), at
        )
    if word in ("high", "low") and not 1 <= args[0] <= 13:
        raise NotationError(
            Text(
                f"the limit of {word} is 1 to 13, not {args[0]}", f"{word} の数字は1〜13です（{args[0]} は使えません）"
            ),
            at,
        )
    if pattern.need < 1:
        raise NotationError(Text(f"{word} needs at least 1 card", f"{word} は1枚以上です"), at)
    if word == "number" and not args[0] <= args[1] <= 13 * args[0]:
        raise NotationError(
            Text(f"{args[0]} cards can't add up to {args[1]}", f"{args[0]}枚の合計は{args[1]}になりません"), at
        )
    if pattern.need > cards:
        raise NotationError(
            Text(
                f"{word} needs {pattern.need} cards, but the condition refers to {cards}",
                f"{word} には{pattern.need}枚必要ですが、条件が参照するのは{cards}枚です",
            ),
            at,
        )
    return pattern


def _checked_condition(opp: int, own: int, link: int, patterns: list[Pattern], at: int | None) -> Condition:
    if opp == own == 0:
        raise NotationError(
            Text(
                "a condition refers to at least one card (opp or own)", "条件には参照する場札が要ります（opp か own）"
            ),
            at,
        )
    if not 0 <= opp <= ROW or not 0 <= own <= ROW:
        raise NotationError(Text("opp and own are 0 to 4", "opp と own は0〜4です"), at)
    if link == VERTICAL and (opp, own) != (1, 1):
        raise NotationError(Text("vertical needs opp1 own1", "vertical には opp1 と own1 が必要です"), at)
    if link == HORIZONTAL and (opp, own) not in ((0, 2), (2, 0)):
        raise NotationError(
            Text("horizontal needs own2 or opp2 alone", "horizontal には own2 か opp2 のどちらかだけが必要です"), at
        )
    return make_condition(opp, own, link, patterns)


def _check_group(group: Group, at: int | None) -> None:  # TF-40: every card serves one condition only
    if sum(int(c.opp) for c in group) > ROW or sum(int(c.own) for c in group) > ROW:
        raise NotationError(
            Text(
                "the conditions joined by & refer to more than 4 cards of one row",
                "& で結んだ条件が、1つの場のカードを4枚より多く参照しています",
            ),
            at,
        )


def _items(data: object, what: Text) -> Sequence[object]:
    if not isinstance(data, (list, tuple)) or not data:
        raise NotationError(Text(f"{what.en} is a list with at least one entry", f"{what.ja}は要素が1個以上の配列です"))
    return data


def _nested_group(data: object) -> Group:
    group = [_nested_condition(condition) for condition in _items(data, Text("a group (&)", "条件の組（&）"))]
    _check_group(group, None)
    return group


def _nested_condition(data: object) -> Condition:
    if not isinstance(data, dict) or not set(data) <= {"opp", "own", "link", "patterns"}:
        raise NotationError(
            Text(
                "a condition is a table with opp, own, link and patterns",
                "条件は opp、own、link、patterns のテーブルです",
            )
        )
    link = data.get("link")
    if link is not None and link not in LINKS:
        raise NotationError(
            Text(
                f"link is vertical or horizontal, not {link!r}",
                f"link は vertical か horizontal です（{link!r} は使えません）",
            )
        )
    opp, own = _whole(data.get("opp", 0)), _whole(data.get("own", 0))
    words = _items(data.get("patterns"), Text("patterns", "patterns "))
    patterns = [_nested_pattern(pattern, opp + own) for pattern in words]
    return _checked_condition(opp, own, LINKS[link] if link else int(FREE), patterns, None)


def _nested_pattern(data: object, cards: int) -> Pattern:
    word, *args = _items(data, Text("a pattern", "役"))
    if word not in WORDS:
        raise NotationError(Text(f"{word!r} is no pattern", f"{word!r} という役はありません"))
    return _checked_pattern(str(word), tuple(_whole(arg) for arg in args), cards, None)


def _whole(value: object) -> int:
    if type(value) is not int:
        raise NotationError(
            Text(f"a whole number was expected, not {value!r}", f"整数が必要です（{value!r} は書けません）")
        )
    return value


def _condition_text(condition: Condition) -> str:
    counts = [f"opp{condition.opp}"] * bool(condition.opp) + [f"own{condition.own}"] * bool(condition.own)
    links = [name for name, link in LINKS.items() if link == condition.link]
    patterns = (f"{p.word}({','.join(str(arg) for arg in p.args)})" for p in condition.patterns)
    return f"[{' '.join(counts + links)}] {' '.join(patterns)}"


def _condition_japanese(condition: Condition) -> str:
    counts = [f"相{condition.opp}"] * bool(condition.opp) + [f"自{condition.own}"] * bool(condition.own)
    links = [JAPANESE_LINKS[condition.link]] if condition.link else []
    return f"[{' '.join(counts + links)}] {''.join(_pattern_japanese(pattern) for pattern in condition.patterns)}"


def _pattern_japanese(pattern: Pattern) -> str:
    text = JAPANESE[pattern.word].format(*pattern.args)
    return text[1:] if pattern.word in SINGLE_SUITS and pattern.args == (1,) else text  # TF-33


def _condition_nested(condition: Condition) -> dict[str, object]:
    data: dict[str, object] = {"opp": int(condition.opp), "own": int(condition.own)}
    for name, link in LINKS.items():
        if link == condition.link:
            data["link"] = name
    data["patterns"] = [[pattern.word, *pattern.args] for pattern in condition.patterns]
    return data
