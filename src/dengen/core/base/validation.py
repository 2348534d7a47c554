"""Errors of msgspec, TOML, JSON and the file system for people: English as it is, Japanese from tables.

Unknown messages are shown in English, in brackets.
"""

import errno
import re
import tomllib
from collections.abc import Mapping

import msgspec

from dengen.core.base.words import Text

MOST_LEVELS = 64  # of JSON: no record, card set or position has half as many
SQUARE = bytes.maketrans(b"{}", b"[]")
NO_MARKS = bytes(set(range(256)) - set(b'[]{}"'))

KINDS = {
    "int": "整数",
    "float": "数",
    "bool": "真偽値（true か false）",
    "str": "文字列",
    "array": "配列",
    "list": "配列",
    "object": "テーブル",
    "dict": "テーブル",
    "null": "null",
    "NoneType": "null",
    "bytes": "バイト列",
    "datetime": "日時",
    "date": "日付",
    "time": "時刻",
}
BOUNDS = {">=": "以上の", "<=": "以下の", ">": "より大きい", "<": "より小さい"}

INVALID: Mapping[str, str] = {
    r"Object contains unknown field `(?P<name>.+)`": "`{name}` という項目はありません",
    r"Object missing required field `(?P<name>.+)`": "必要な項目 `{name}` がありません",
    r"Expected `(?P<kind>[^`]+)`, got `(?P<found>[^`]+)`": "{kind}が必要ですが、{found}が書かれています",
    r"Expected `int` (?P<bound>[<>]=?) (?P<n>.+)": "{n}{bound}整数が必要です",
    r"Expected `float` (?P<bound>[<>]=?) (?P<n>.+)": "{n}{bound}数が必要です",
    r"Expected `\w+` that's a multiple of (?P<n>.+)": "{n}の倍数が必要です",
    r"Expected `str` of length (?P<bound>[<>]=) (?P<n>\d+)": "{n}文字{bound}文字列が必要です",
    r"Expected `bytes` of length (?P<bound>[<>]=) (?P<n>\d+)": "{n}バイト{bound}バイト列が必要です",
    r"Expected `array` of length (?P<bound>[<>]=) (?P<n>\d+)": "要素が{n}個{bound}配列が必要です",
    r"Expected `object` of length (?P<bound>[<>]=) (?P<n>\d+)": "項目が{n}個{bound}テーブルが必要です",
    r"Expected `array` of length (?P<n>\d+)(, got (?P<got>\d+))?": "要素が{n}個の配列が必要です{got}",
    r"Expected `array` of length (?P<n>\d+) to (?P<m>\d+)(, got (?P<got>\d+))?": "要素が{n}〜{m}個の配列が必要です{got}",
    r"Expected `array` of at least length (?P<n>\d+)(, got (?P<got>\d+))?": "要素が{n}個以上の配列が必要です{got}",
    r"Expected `array` of at most length (?P<n>\d+)(, got (?P<got>\d+))?": "要素が{n}個以下の配列が必要です{got}",
    r"Expected `str` matching regex (?P<form>.+)": "正規表現 {form} に合う文字列が必要です",
    r"Expected `(?P<kind>[^`]+)` with a timezone component": "タイムゾーンのある{kind}が必要です",
    r"Expected `(?P<kind>[^`]+)` with no timezone component": "タイムゾーンのない{kind}が必要です",
    r"Expected `(?P<kind>[^`]+)`": "{kind}が必要です",
    r"Invalid (enum )?value (?P<value>.+)": "{value} という値は使えません",
    r"(Integer value|Number) out of range": "扱える範囲を超えた数です",
    r"Timestamp is out of range ?": "扱える範囲を超えた日時です",
    r"Duration is out of range": "扱える範囲を超えた時間です",
    r"Invalid RFC3339 encoded (?P<kind>\w+)": "{kind}の書き方が正しくありません",
    r"Invalid (epoch|MessagePack) timestamp.*": "日時の書き方が正しくありません",
    r"Invalid ISO8601 duration|Only units .+": "時間の書き方が正しくありません",
    r"Invalid UUID( bytes)?": "UUIDの書き方が正しくありません",
    r"Invalid decimal string": "小数の書き方が正しくありません",
    r"Invalid base64 encoded string": "base64の書き方が正しくありません",
}
NOT_TOML: Mapping[str, str] = {
    r"Invalid statement": "この行は「キー = 値」でも見出しでもありません",
    r"Expected newline or end of document after a statement": "値の後に余分な文字があります",
    r"Expected '=' after a key in a key/value pair": "キーの後に '=' がありません",
    r"Expected '\]' at the end of a table declaration": "見出しが ']' で閉じていません",
    r"Expected '\]\]' at the end of an array declaration": "見出しが ']]' で閉じていません",
    r"Expected (?P<sign>['\"].+['\"])": "{sign} がありません",
    r"Invalid initial character for a key part": "キーの書き方が正しくありません",
    r"Invalid value": '値の書き方が正しくありません（文字列は " " で囲みます）',
    r"Invalid date or datetime": "日付や日時が正しくありません",
    r"Unterminated string": "文字列が閉じていません",
    r"Illegal character '\\n'": "文字列が行の終わりまでに閉じていません",
    r"(Illegal|Found invalid) character (?P<sign>.+)": "ここに {sign} は書けません",
    r"Unclosed array": "配列に ',' か ']' がありません",
    r"Unclosed inline table": "テーブルに ',' か '}}' がありません",
    r"Unescaped '\\' in a string": "文字列の中の '\\' は '\\\\' と書きます",
    r"Invalid hex value": "文字コードの16進数が正しくありません",
    r"Escaped character is not a Unicode scalar value": "その文字コードの文字はありません",
    r"Cannot overwrite a value": "同じキーが2回書かれています",
    r"Duplicate inline table key (?P<key>.+)": "キー {key} が2回書かれています",
    r"Cannot declare (?P<key>.+) twice|Cannot redefine namespace (?P<name>.+)": "見出し {key}{name} はもう書かれています",
    r"Cannot mutate immutable namespace (?P<key>.+)": "{key} には後から書き足せません",
}
NOT_JSON: Mapping[str, str] = {
    r"trailing comma in array": "配列の最後に余分な ',' があります",
    r"trailing comma in object": "オブジェクトの最後に余分な ',' があります",
    r"expected (?P<sign>'.') or (?P<other>'.')": "{sign} か {other} がありません",
    r"expected (?P<sign>'.')": "{sign} がありません",
    r"trailing characters": "終わりの後に余分な文字があります",
    r"object keys must be strings": "キーは文字列でなければなりません",
    r"invalid number": "数の書き方が正しくありません",
    r"invalid character": "ここに書けない文字があります",
    r"invalid (escape|escaped) character.*": "文字列の中の '\\' の使い方が正しくありません",
    r".*(unicode|hex|utf-16).*": "文字コードの書き方が正しくありません",
}
FILE_TROUBLES = {
    errno.ENOENT: "ファイルがありません",
    errno.ENOTDIR: "ファイルがありません",
    errno.EISDIR: "ファイルではなくフォルダです",
    errno.EACCES: "許可されていません",
    errno.EPERM: "許可されていません",
    errno.EEXIST: "すでにあります",
    errno.EROFS: "書き込めない場所です",
    errno.ENOSPC: "空き容量がありません",
}


def invalid(error: msgspec.ValidationError) -> tuple[Text, str]:
    """msgspec's message about invalid data, and the path: `card[2].points`. The Japanese is a complete sentence."""
    found = re.fullmatch(r"(?P<why>.*?)( - at (?P<key>`key` in )?`\$\.?(?P<path>.*)`)?", str(error), re.DOTALL)
    assert found is not None  # the pattern fits any message
    why = _translated(found["why"], INVALID)
    if found["key"]:
        return Text(str(error), f"`{found['path'] or '$'}` のキー：{why}。"), ""
    return Text(found["why"], f"{why}。"), found["path"] or ""


def kinds(names: str) -> str:
    """Names of types in Japanese, from those of Python or msgspec."""
    return "か".join(KINDS.get(name, f"`{name}`") for name in names.split(" | "))


def expected(kind: str, found: str) -> Text:
    """The message about a wrong type."""
    return Text(f"expected {kind}, got {found}", f"{kinds(kind)}が必要ですが、{kinds(found)}が書かれています。")


def not_toml(error: ValueError | RecursionError) -> Text:
    """The reason why a text isn't TOML, in a sentence."""
    why = f"（{error}）。"
    place = re.fullmatch(r"(.+) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
    if place is not None:
        where = f"{place[2]}行目の{place[3]}文字目" if place[2] else "ファイルの終わり"
        why = f"（{where}）：{_translated(place[1], NOT_TOML)}。"
    elif isinstance(error, RecursionError):
        why = "。入れ子が深すぎます。"
    elif not isinstance(error, tomllib.TOMLDecodeError):  # of Python's int
        why = "。桁の多すぎる数があります。"
    return Text(f"Not TOML: {error}.", f"TOMLとして読めません{why}")


class NestedTooDeeply(ValueError):
    """JSON with more than MOST_LEVELS lists and objects within each other."""

    def __init__(self) -> None:
        super().__init__("it is nested too deeply")


def shallow(data: bytes) -> bytes:
    """Return JSON that may be decoded; raises NestedTooDeeply. How deep a decoder gets by itself depends on the
    interpreter and its stack. Bytes that aren't JSON are left to the decoder."""
    if data.count(b"[") + data.count(b"{") <= MOST_LEVELS:
        return data
    unescaped = data.replace(rb"\\", b"").replace(rb"\"", b"")
    marks = unescaped.translate(SQUARE, NO_MARKS).replace(b'""', b"")  # most strings hold none
    brackets = b"".join(marks.split(b'"')[::2])
    for _ in range(MOST_LEVELS):
        brackets = brackets.replace(b"[]", b"")
        if not brackets:
            return data
    if b"[]" in brackets or brackets.count(b"[") > MOST_LEVELS:
        raise NestedTooDeeply
    return data


def not_json(error: msgspec.DecodeError | UnicodeDecodeError | NestedTooDeeply) -> Text:
    """The reason why bytes aren't JSON, in a sentence."""
    why = f"（{error}）。"
    if isinstance(error, NestedTooDeeply):
        why = "。入れ子が深すぎます。"
    elif isinstance(error, UnicodeDecodeError):
        why = "。UTF-8の文字ではありません。"
    elif str(error) == "Input data was truncated":
        why = "。途中で切れています。"
    elif malformed := re.fullmatch(r"JSON is malformed: (.+) \(byte (\d+)\)", str(error)):
        why = f"（{malformed[2]}バイト目付近）：{_translated(malformed[1], NOT_JSON)}。"
    return Text(f"Not JSON: {error}.", f"JSONとして読めません{why}")


def file_trouble(error: OSError | UnicodeDecodeError) -> Text:
    """The problem with a file, in a few words."""
    if isinstance(error, UnicodeDecodeError):
        return Text("not UTF-8 text", "UTF-8のテキストではありません")
    said = str(error.strerror)
    return Text(said, FILE_TROUBLES.get(error.errno or 0, said))


def _translated(said: str, table: Mapping[str, str]) -> str:
    for pattern, japanese in table.items():
        if found := re.fullmatch(pattern, said, re.DOTALL):
            return japanese.format(**{name: _put(name, value or "") for name, value in found.groupdict().items()})
    return f"正しくありません（{said}）"


def _put(name: str, value: str) -> str:
    """A part of the message as it appears in the Japanese sentence."""
    match name:
        case "kind" | "found":
            return kinds(value)
        case "bound":
            return BOUNDS[value]
        case "got":
            return value and f"（{value}個書かれています）"
    return value
