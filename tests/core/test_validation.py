"""Real errors of msgspec, TOML, JSON and the file system, in both languages."""

import datetime
import decimal
import tomllib
import uuid
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from dengen.core.base.validation import (
    MOST_LEVELS,
    NestedTooDeeply,
    expected,
    file_trouble,
    invalid,
    not_json,
    not_toml,
    shallow,
)
from dengen.core.base.words import Text
from tests.wording import assert_in_japanese


class Point(Struct, forbid_unknown_fields=True):
    x: int
    y: int = 0


class Pair(Struct, array_like=True, forbid_unknown_fields=True):
    a: int
    b: int
    c: int = 0


class Dance(Struct, tag="dance"):
    pass


class Sing(Struct, tag="sing"):
    pass


class First(Struct, tag=1):
    pass


class Second(Struct, tag=2):
    pass


def told(data: Any, type_: Any) -> tuple[str, str, str]:
    """The error about data in English and Japanese, and its path."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(data, type_)
    text, path = invalid(caught.value)
    assert_in_japanese(text)
    assert text.en in str(caught.value)
    return text.en, text.ja, path


def number(**bounds: Any) -> Any:
    return Annotated[int, Meta(**bounds)]


@pytest.mark.parametrize(
    ("data", "type_", "ja"),
    [
        ({"x": 1, "z": 2}, Point, "`z` という項目はありません。"),
        ({}, Point, "必要な項目 `x` がありません。"),
        ("two", int, "整数が必要ですが、文字列が書かれています。"),
        (2, str, "文字列が必要ですが、整数が書かれています。"),
        ("yes", bool, "真偽値（true か false）が必要ですが、文字列が書かれています。"),
        ([], Point, "テーブルが必要ですが、配列が書かれています。"),
        ({}, list[int], "配列が必要ですが、テーブルが書かれています。"),
        (1.5, int, "整数が必要ですが、数が書かれています。"),
        (None, int | str, "整数か文字列が必要ですが、nullが書かれています。"),
        (True, int | None, "整数かnullが必要ですが、真偽値（true か false）が書かれています。"),
        (datetime.datetime(2026, 1, 2), str, "文字列が必要ですが、日時が書かれています。"),
        (0, number(ge=1), "1以上の整数が必要です。"),
        (10, number(le=9), "9以下の整数が必要です。"),
        (0, number(gt=0), "1以上の整数が必要です。"),
        (5, number(multiple_of=2), "2の倍数が必要です。"),
        (0.0, Annotated[float, Meta(gt=0)], "0.0より大きい数が必要です。"),
        (0.0, Annotated[float, Meta(ge=1.5)], "1.5以上の数が必要です。"),
        (2.0, Annotated[float, Meta(lt=2)], "2.0より小さい数が必要です。"),
        (2.5, Annotated[float, Meta(le=2)], "2.0以下の数が必要です。"),
        (0.3, Annotated[float, Meta(multiple_of=0.5)], "0.5の倍数が必要です。"),
        ("", Annotated[str, Meta(min_length=1)], "1文字以上の文字列が必要です。"),
        ("abc", Annotated[str, Meta(max_length=2)], "2文字以下の文字列が必要です。"),
        ("Ab", Annotated[str, Meta(pattern="^[a-z]+$")], "正規表現 '^[a-z]+$' に合う文字列が必要です。"),
        ([], Annotated[list[int], Meta(min_length=1)], "要素が1個以上の配列が必要です。"),
        ([1, 2], Annotated[list[int], Meta(max_length=1)], "要素が1個以下の配列が必要です。"),
        ({}, Annotated[dict[str, int], Meta(min_length=1)], "項目が1個以上のテーブルが必要です。"),
        ({"a": 1, "b": 2}, Annotated[dict[str, int], Meta(max_length=1)], "項目が1個以下のテーブルが必要です。"),
        (b"", Annotated[bytes, Meta(min_length=1)], "1バイト以上のバイト列が必要です。"),
        ([1], tuple[int, int], "要素が2個の配列が必要です（1個書かれています）。"),
        ([1], Pair, "要素が2個以上の配列が必要です（1個書かれています）。"),
        ([1, 2, 3, 4], Pair, "要素が3個以下の配列が必要です（4個書かれています）。"),
        ("north", Literal["east", "west"], "'north' という値は使えません。"),
        (7, Literal[1, 2], "7 という値は使えません。"),
        ("noon", datetime.datetime, "日時の書き方が正しくありません。"),
        ("today", datetime.date, "日付の書き方が正しくありません。"),
        ("soon", datetime.time, "時刻の書き方が正しくありません。"),
        ("a while", datetime.timedelta, "時間の書き方が正しくありません。"),
        ("P1Y", datetime.timedelta, "時間の書き方が正しくありません。"),
        ("x", uuid.UUID, "UUIDの書き方が正しくありません。"),
        ("x", decimal.Decimal, "小数の書き方が正しくありません。"),
        ("x", bytes, "base64の書き方が正しくありません。"),
        ("2026-01-02T03:04:05", Annotated[datetime.datetime, Meta(tz=True)], "タイムゾーンのある日時が必要です。"),
        ("2026-01-02T03:04:05Z", Annotated[datetime.datetime, Meta(tz=False)], "タイムゾーンのない日時が必要です。"),
    ],
)
def test_every_form_of_what_msgspec_says_has_its_japanese(data: Any, type_: Any, ja: str) -> None:
    assert told(data, type_)[1:] == (ja, "")


@pytest.mark.parametrize(("tag", "type_"), [("jump", Dance | Sing), (9, First | Second)])
def test_a_tag_that_there_is_not_has_its_japanese(tag: str | int, type_: Any) -> None:
    assert told({"type": tag}, type_) == (f"Invalid value {tag!r}", f"{tag!r} という値は使えません。", "type")


def test_the_place_is_told_apart() -> None:
    en, ja, path = told({"points": [{"x": 1}, {"x": "two"}]}, dict[str, list[Point]])
    assert (en, ja) == ("Expected `int`, got `str`", "整数が必要ですが、文字列が書かれています。")
    assert path == "[...][1].x"
    en, ja, path = told({1: 2}, dict[str, int])
    assert ja == "`$` のキー：文字列が必要ですが、整数が書かれています。"
    assert path == ""


def test_unknown_messages_are_shown_in_english_in_brackets() -> None:
    class Odd(Struct):
        n: int

        def __post_init__(self) -> None:
            raise ValueError("odd things happen")

    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"n": 1}, Odd)
    assert invalid(caught.value)[0].ja == "正しくありません（odd things happen）。"


def test_types_of_python_have_their_names_too() -> None:
    assert expected("dict", "list").ja == "テーブルが必要ですが、配列が書かれています。"
    assert expected("int", "set").ja == "整数が必要ですが、`set`が書かれています。"


@pytest.mark.parametrize(
    ("text", "ja"),
    [
        ("a = 1\nb\n", "（2行目の2文字目）：キーの後に '=' がありません。"),
        ("a = 1\n= 2", "（2行目の1文字目）：この行は「キー = 値」でも見出しでもありません。"),
        ("a = two", '（1行目の5文字目）：値の書き方が正しくありません（文字列は " " で囲みます）。'),
        ("a = 1 2", "（1行目の7文字目）：値の後に余分な文字があります。"),
        ("[card", "（ファイルの終わり）：見出しが ']' で閉じていません。"),
        ("[[card]\n", "（1行目の7文字目）：見出しが ']]' で閉じていません。"),
        ('a = "x', "（ファイルの終わり）：文字列が閉じていません。"),
        ('a = "x\nb = 1', "（1行目の7文字目）：文字列が行の終わりまでに閉じていません。"),
        ("a = 'x", '（ファイルの終わり）："\'" がありません。'),
        ("a = '''x", "（ファイルの終わり）：\"'''\" がありません。"),
        ("a = 'x\nb = 1'", "（1行目の7文字目）：ここに '\\n' は書けません。"),
        ('a = "\\q"', "（1行目の8文字目）：文字列の中の '\\' は '\\\\' と書きます。"),
        ('a = "\\u00"', "（1行目の8文字目）：文字コードの16進数が正しくありません。"),
        ('a = "\\ud800"', "（1行目の12文字目）：その文字コードの文字はありません。"),
        ("a = [1 2]", "（1行目の8文字目）：配列に ',' か ']' がありません。"),
        ("a = {b = 1 c = 2}", "（1行目の12文字目）：テーブルに ',' か '}' がありません。"),
        ("a = {b = 1, b = 2}", "（1行目の18文字目）：キー 'b' が2回書かれています。"),
        ("a = 1\na = 2", "（ファイルの終わり）：同じキーが2回書かれています。"),
        ("[a]\n[a]", "（2行目の3文字目）：見出し ('a',) はもう書かれています。"),
        ("a = []\n[[a]]", "（2行目の4文字目）：('a',) には後から書き足せません。"),
        ("[a.b]\nc = 1\n[a]\nb.d = 2", "（ファイルの終わり）：見出し ('a', 'b') はもう書かれています。"),
        ("a = 2026-02-30", "（1行目の5文字目）：日付や日時が正しくありません。"),
        ("a.=1", "（1行目の3文字目）：キーの書き方が正しくありません。"),
        ("a = " + "[" * 100_000, "。入れ子が深すぎます。"),
        ("a = " + "9" * 10_000, "。桁の多すぎる数があります。"),
    ],
)
def test_invalid_toml_is_reported_with_its_line(text: str, ja: str) -> None:
    with pytest.raises((ValueError, RecursionError)) as caught:
        tomllib.loads(text)
    assert isinstance(caught.value, ValueError | RecursionError)
    said = not_toml(caught.value)
    assert said.en == f"Not TOML: {caught.value}."
    assert said.ja == f"TOMLとして読めません{ja}"
    assert_in_japanese(said)


@pytest.mark.parametrize(
    ("data", "ja"),
    [
        (b"", "。途中で切れています。"),
        (b'{"a": 1', "。途中で切れています。"),
        (b"[1,]", "（3バイト目付近）：配列の最後に余分な ',' があります。"),
        (b'{"a": 1,}', "（8バイト目付近）：オブジェクトの最後に余分な ',' があります。"),
        (b"[1 2]", "（3バイト目付近）：',' か ']' がありません。"),
        (b'{"a": 1 "b": 2}', "（8バイト目付近）：',' か '}' がありません。"),
        (b'{"a" 1}', "（5バイト目付近）：':' がありません。"),
        (b"{1: 2}", "（1バイト目付近）：キーは文字列でなければなりません。"),
        (b"1 2", "（3バイト目付近）：終わりの後に余分な文字があります。"),
        (b"nonsense", "（4バイト目付近）：ここに書けない文字があります。"),
        (b"1.x", "（2バイト目付近）：数の書き方が正しくありません。"),
        (b'"\\q"', "（3バイト目付近）：文字列の中の '\\' の使い方が正しくありません。"),
        (b'"\\u12zz"', "（6バイト目付近）：文字コードの書き方が正しくありません。"),
        (b'"\xff"', "。UTF-8の文字ではありません。"),
        (b"[" * 100_000, "。入れ子が深すぎます。"),
    ],
)
def test_invalid_json_is_reported_with_its_place(data: bytes, ja: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError, NestedTooDeeply)) as caught:
        msgspec.json.decode(shallow(data))
    assert isinstance(caught.value, msgspec.DecodeError | UnicodeDecodeError | NestedTooDeeply)
    said = not_json(caught.value)
    assert said.en == f"Not JSON: {caught.value}."
    assert said.ja == f"JSONとして読めません{ja}"
    assert_in_japanese(said)


def nested(levels: int, opening: bytes = b"[", closing: bytes = b"]") -> bytes:
    return opening * levels + b"1" + closing * levels


@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b'{"a":', b"}"), (b'[{"a": "]}\\"[[", "b":', b"}]")])
def test_nesting_has_our_limit_whatever_the_interpreter_s_is(opening: bytes, closing: bytes) -> None:
    most = MOST_LEVELS // (opening.count(b"[", 0, 2) + opening.count(b"{"))
    assert shallow(nested(most, opening, closing)) == nested(most, opening, closing)
    with pytest.raises(NestedTooDeeply):
        shallow(nested(most + 1, opening, closing))


@pytest.mark.parametrize(
    "data",
    [
        b'"' + b"[" * 1000 + b'"',
        b'["\\"' + b"{" * 1000 + b'\\\\"]',
        b"[" + b"[{}]," * 1000 + b"[]]",
        b"[" * MOST_LEVELS + b"{},{}",
        b"]" * 1000,
    ],
    ids=["in a string", "behind an escape", "side by side", "cut off", "closed alone"],
)
def test_brackets_that_nest_nothing_are_left_to_the_decoder(data: bytes) -> None:
    assert shallow(data) == data


def test_trouble_with_a_file_is_told_in_a_few_words(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        (tmp_path / "none").read_text(encoding="utf-8")
    assert file_trouble(missing.value) == Text("No such file or directory", "ファイルがありません")
    with pytest.raises(IsADirectoryError) as folder:
        tmp_path.read_text(encoding="utf-8")
    assert file_trouble(folder.value) == Text("Is a directory", "ファイルではなくフォルダです")
    (tmp_path / "binary").write_bytes(b"\xff")
    with pytest.raises(UnicodeDecodeError) as garbled:
        (tmp_path / "binary").read_text(encoding="utf-8")
    assert file_trouble(garbled.value) == Text("not UTF-8 text", "UTF-8のテキストではありません")
