"""The options of a fight: its rules, its clocks and its display."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dengen.core.errors import BadOption
from dengen.core.options import Choice, Either, ListOf, Number, Option, Switch
from dengen.core.words import Text

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

TIMES = (  # name, least, default, most, words: of the real-time table, in milliseconds but for the slope
    ("window_base", 0, 120, 1000, Text("Window of simultaneity without latency (ms)", "同時とみなす幅の基本(ミリ秒)")),
    (
        "window_slope",
        0,
        200,  # the fairest for quick and slow reactions: docs/games/trump_fighter.md
        400,
        Text("What a round trip adds to the window of simultaneity (%)", "往復の遅延を同時とみなす幅に足す割合(%)"),
    ),
    ("window_max", 0, 400, 2000, Text("Largest window of simultaneity (ms)", "同時とみなす幅の上限(ミリ秒)")),
    ("hold_max", 500, 3000, 60_000, Text("Longest time a card may be held (ms)", "カードを持てる最長時間(ミリ秒)")),
    ("seno", 0, 1000, 10_000, Text('Length of "se-no" (ms)', "「せ~の」の長さ(ミリ秒)")),
    ("shout", 0, 1000, 10_000, Text('Length of "Battle!" (ms)', "「バトル!」の長さ(ミリ秒)")),
    ("pick_count", 1000, 60_000, 600_000, Text("Time to pick a character (ms)", "キャラクター選択の時間(ミリ秒)")),
    (
        "ready_count",
        0,
        10_000,
        600_000,
        Text("Count after the first Ready (ms)", "片方の準備完了からのカウント(ミリ秒)"),
    ),
    ("ready_idle", 0, 60_000, 600_000, Text("Check without any Ready (ms)", "誰も準備完了しない確認の上限(ミリ秒)")),
    ("stall_count", 0, 10_000, 600_000, Text("Count after a stalemate claim (ms)", "膠着の主張からのカウント(ミリ秒)")),
    ("stall_idle", 1000, 30_000, 600_000, Text("Idle time that is a stalemate (ms)", "自動で膠着とみなす時間(ミリ秒)")),
    ("obliged_count", 0, 10_000, 600_000, Text("Time for a forced Move (ms)", "強制ムーブの時間(ミリ秒)")),
    ("declare_count", 0, 10_000, 600_000, Text("Time for naming hits (ms)", "技の申告の時間(ミリ秒)")),
)


def options_for(characters: Sequence[str]) -> tuple[Option, ...]:
    pair = ListOf(Choice(*characters), 2, samples=[list(characters[:2])])
    return (
        Option("characters", Either(Choice("pick", "random"), pair), "pick", Text(
            "Characters: picked in secret, drawn at random, or one for each seat",
            "キャラクター: 秘密に選ぶ、ランダム、または席ごとに指定")),
        Option("mirror", Switch(), False, Text("Both may play the same character", "同じキャラクターどうしの対戦を許す")),
        Option("hands", Choice("open", "hidden"), "open", Text("Hands: open or hidden", "手札: 公開か非公開")),
        Option("target", Number(4, 20, [4, 10, 20]), 10, Text("Total that ends the fight", "決着となる合計攻撃値")),
        Option("miscall", Choice("penalty", "blocked"), "penalty", Text(
            "Miscall: costs a miss card, or can't be made", "ミスコール: ミス札になるか、できないか")),
        Option("attack", Choice("auto", "manual"), "auto", Text(
            "Attack: hits are found, or named by the players", "アタック: 自動判定か、自己申告")),
        Option("timeup_on_miss", Choice("immediate", "after_attack"), "immediate", Text(
            "Time up by a miss card: at once or after the Attack", "ミス札でのタイムアップ: 即時かアタック後")),
        Option("hold_penalty", Choice("return", "miss", "loss"), "return", Text(
            "Holding a card too long: it returns, costs a miss card, or the fight",
            "持ち続け: 手札に戻す、ミス札、または負け")),
        Option("pace", Choice("realtime", "beats"), "realtime", Text(
            "Pace: real time, or beat by beat", "進行: リアルタイムか、1拍ずつ"), concerns="clock"),
        Option("beat_count", Number(1000, 600_000), 20_000, Text(
            "Time for one beat, beat by beat (ms)", "1拍ずつ進める時の1拍の時間(ミリ秒)"), concerns="clock"),
        Option("ready_clock", Choice("ten_seconds", "relaxed"), "ten_seconds", Text(
            "The other's Ready starts a count, or not", "相手の準備完了でカウントを始めるか"), concerns="clock"),
        Option("move_gap", Number(0, 10_000, [300, 1000]), 300, Text(
            "Least time between two Moves of a seat (ms)", "同じ人のムーブの最短間隔(ミリ秒)"),
            concerns="clock", per_seat=True),
        *(Option(name, Number(low, high, [default]), default, about, concerns="clock")
          for name, low, default, high, about in TIMES),
        Option("handedness", Choice("right", "left"), "right", Text(
            "The hand that carries cards: side of the Call button", "カードを運ぶ手(コールボタンの側)"),
            concerns="display", per_seat=True),
        Option("assist", Number(0, 2, [0, 1, 2]), 0, Text(
            "Help: own techniques that would hit are shown (1 late, 2 at once)",
            "補助: 成功する自分の技を示す(1は遅れて、2はすぐ)"), concerns="help", per_seat=True),
    )  # fmt: skip


def check_options(game: "TrumpFighter", seats: int, options: dict[str, Any]) -> None:
    """What they forbid together."""
    pair = options["characters"]
    if isinstance(pair, list) and pair[0] == pair[1] and not options["mirror"]:  # TF-R2
        raise BadOption(
            f"Both seats can play {pair[0]!r} only with the option mirror.",
            f"二人とも {pair[0]!r} を使うには、オプション mirror が必要です。",
        )
