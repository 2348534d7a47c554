"""The options of a fight: its rules, its clocks and its display."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dengen.core.base.errors import BadOption
from dengen.core.base.words import Text
from dengen.core.rules.option_types import Choice, Either, ListOf, Number, Switch
from dengen.core.rules.options import Option

if TYPE_CHECKING:
    from dengen.games.trump_fighter import TrumpFighter

MILLISECONDS = Text("ms", "ミリ秒")
PERCENT = Text("%", "%")


def clock(
    name: str,
    low: int,
    default: int,
    high: int,
    about: Text,
    unit: Text = MILLISECONDS,
    against_bots: int | None = None,
) -> Option:
    kind = Number(low, high, [default], unit=unit)
    return Option(name, kind, default, about, concerns="clock", against_bots=against_bots)


CLOCKS = (  # of the real-time table
    clock("window_base", 0, 120, 1000, Text("Window of simultaneity without latency", "同時とみなす幅の基本")),
    clock("window_slope", 0, 200, 400, Text(  # the fairest for quick and slow reactions: docs/games/trump_fighter.md
        "What a round trip adds to the window of simultaneity", "往復の遅延を同時とみなす幅に足す割合"), PERCENT),
    clock("window_max", 0, 400, 2000, Text("Largest window of simultaneity", "同時とみなす幅の上限")),
    clock("hold_max", 500, 3000, 60_000, Text("Longest time a card may be held", "カードを持てる最長時間")),
    clock("seno", 0, 1000, 10_000, Text('Length of "se-no"', "「せ〜の」の長さ")),
    clock("shout", 0, 1000, 10_000, Text('Length of "Battle!"', "「バトル！」の長さ")),
    clock("pick_count", 1000, 60_000, 600_000, Text("Time to pick a character", "キャラクター選択の時間")),
    clock("ready_count", 0, 10_000, 600_000, Text("Count after the first Ready", "片方の準備完了からのカウント")),
    clock("ready_idle", 0, 60_000, 600_000, Text("Check without any Ready", "誰も準備完了しない確認の上限"),
        against_bots=600_000),
    clock("stall_count", 0, 10_000, 600_000, Text("Count after a stalemate claim", "膠着の申し出からのカウント")),
    clock("stall_idle", 1000, 30_000, 600_000, Text("Idle time that counts as a stalemate", "自動で膠着とみなす時間")),
    clock("obliged_count", 0, 10_000, 600_000, Text("Time for a forced Move", "強制ムーブの時間")),
    clock("declare_count", 0, 10_000, 600_000, Text("Time for naming hits", "技の申告の時間")),
)  # fmt: skip


def options_for(characters: Mapping[str, Text]) -> tuple[Option, ...]:
    """`characters`: their names by id."""
    pair = ListOf(Choice(characters), 2, samples=[list(characters)[:2]])
    return (
        Option("characters", Either(Choice({
            "pick": Text("picked in secret", "伏せて選ぶ"),
            "random": Text("at random", "ランダム"),
        }), pair), "pick", Text("Characters", "キャラクター")),
        Option("mirror", Switch(), False, Text("Both may play the same character", "同じキャラクターどうしの対戦を許す")),
        Option("hands", Choice({
            "open": Text("open", "公開"),
            "hidden": Text("hidden", "非公開"),
        }), "open", Text("Hands", "手札")),
        Option("target", Number(4, 20, [4, 10, 20], unit=Text("points", "点")), 10, Text(
            "Total that ends the fight", "決着となる合計攻撃値")),
        Option("miscall", Choice({
            "penalty": Text("costs a miss card", "ミス札になる"),
            "blocked": Text("can't be made", "禁止"),
        }), "penalty", Text("Miscall", "ミスコール")),
        Option("attack", Choice({
            "auto": Text("hits are found automatically", "自動判定"),
            "manual": Text("players name their hits", "申告"),
        }), "auto", Text("Attack", "アタック")),
        Option("timeup_on_miss", Choice({
            "immediate": Text("at once", "即時"),
            "after_attack": Text("after the Attack", "アタック後"),
        }), "immediate", Text("Time up by a miss card", "ミス札でのタイムアップ")),
        Option("hold_penalty", Choice({
            "return": Text("it returns to the hand", "手札に戻る"),
            "miss": Text("costs a miss card", "ミス札になる"),
            "loss": Text("loses the fight", "負け"),
        }), "return", Text("Holding a card too long", "持ち続け")),
        Option("pace", Choice({
            "realtime": Text("real time", "リアルタイム"),
            "beats": Text("beat by beat", "1拍ずつ"),
        }), "realtime", Text("Pace", "進行"), concerns="clock"),
        Option("beat_count", Number(1000, 600_000, unit=MILLISECONDS), 20_000, Text(
            "Time for one beat, beat by beat", "1拍ずつ進める時の1拍の時間"), concerns="clock"),
        Option("ready_clock", Choice({
            "ten_seconds": Text("starts a count", "カウント開始"),
            "relaxed": Text("starts no count", "カウントなし"),
        }), "ten_seconds", Text("The other person's Ready", "相手（人）の準備完了"), concerns="clock",
            against_bots="relaxed"),
        Option("move_gap", Number(0, 10_000, [300, 1000], unit=MILLISECONDS), 300, Text(
            "Least time between two Moves of a seat", "同じ人のムーブの最短間隔"), concerns="clock", per_seat=True),
        *CLOCKS,
        Option("handedness", Choice({
            "right": Text("the right hand", "右手"),
            "left": Text("the left hand", "左手"),
        }), "right", Text("The hand that carries cards: side of the Call button", "カードを運ぶ手（コールボタンの側）"),
            concerns="display", per_seat=True),
        Option("assist", Number(0, 2, [0, 1, 2], {
            0: Text("never", "示さない"),
            1: Text("after a while", "遅れて示す"),
            2: Text("at once", "すぐ示す"),
        }), 0, Text("Help: own techniques that would hit are shown", "補助：成功する自分の技を示す"),
            concerns="help", per_seat=True, against_bots=2),
    )  # fmt: skip


def check_options(game: "TrumpFighter", seats: int, options: dict[str, Any]) -> None:
    """What they forbid together."""
    pair = options["characters"]
    if isinstance(pair, list) and pair[0] == pair[1] and not options["mirror"]:  # TF-R2
        raise BadOption(
            f"Both seats can play {pair[0]!r} only with the option mirror.",
            f"二人とも {pair[0]!r} を使うには、オプション mirror が必要です。",
        )
