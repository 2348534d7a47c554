"""Names of things: states and faces of cards, what effects choose, phases, steps of a chain, endings, parts of a score."""

from dengen.core.words import Text
from dengen.games.walpurgis.rules import codes

STATES = {
    "dan_down": Text("face-down danmaku", "裏向きの弾幕"),
    "dan_up": Text("face-up danmaku", "表向きの弾幕"),
    "ready": Text("ready", "活動状態"),
    "dormant": Text("dormant", "休眠状態"),
    "open": Text("open", "表向き"),
    "casting": Text("casting", "発動中"),
}
FACES = {False: Text("face-down", "裏向き"), True: Text("face-up", "表向き")}
TARGETS = {
    codes.CLEAR: Text("choose danmaku to clear away.", "片づける弾幕を選んでください。"),
    codes.FLARE: Text("choose face-down danmaku to turn up.", "表にする裏向きの弾幕を選んでください。"),
    codes.AWAKEN: Text("choose a dormant circle to wake.", "起こす休眠中の陣を選んでください。"),
    codes.LULL: Text("choose a circle to turn dormant.", "休眠させる陣を選んでください。"),
    codes.VEIL: Text("choose a circle to turn ready again.", "活動状態に戻す陣を選んでください。"),
    codes.UNVEIL: Text("choose a circle to turn face-up.", "表向きにする陣を選んでください。"),
    codes.PEEK: Text("choose a circle to look at.", "のぞき見る陣を選んでください。"),
    codes.DESTROY: Text("choose a circle to destroy.", "破壊する陣を選んでください。"),
    codes.RECALL: Text("choose a circle to take back.", "手札に戻す陣を選んでください。"),
    codes.MOVE: Text("choose a circle to move.", "動かす陣を選んでください。"),
    codes.KINDLE: Text("choose a circle that becomes casting.", "発動中にする陣を選んでください。"),
}
PHASES = {
    "set_aside": Text("Before the game", "開始前"),
    "mulligan": Text("Mulligan", "マリガン"),
    "opening": Text("Opening placement", "初期配置"),
    "prepare": Text("Prepare", "準備"),
    "main": Text("Main", "通常"),
    "end": Text("End", "終了"),
    "over": Text("Over", "終局"),
}
CHAIN_STEPS = (
    Text("Rapid Fire", "速射"),
    Text("B effects", "B効果"),
    Text("danmaku", "弾幕の配置"),
    Text("interception", "迎撃"),
    Text("D effects", "D効果"),
    Text("settling", "弾幕処理"),
    Text("destruction", "破壊処理"),
    Text("A effects", "A効果"),
    Text("end", "終了"),
)
ENDINGS = {
    "board_full": Text("A chain ended with a circle in every cell.", "連鎖が終わり、25マスすべてに陣がある。"),
    "deck_out": Text("One side had no card left to draw in the Prepare phase.", "準備フェイズに引く山札がなくなった。"),
    "concede": Text("One side conceded.", "投了による決着。"),
    "no_normal_shot": Text("One side had no Normal Shot to open with.", "初期配置に使う通常弾がなかった。"),
    "turn_limit": Text(
        "The last turn allowed is over: circles decide.", "決められたターン数が過ぎたので、陣の数で決まった。"
    ),
}
PARTS = {
    "circles": Text("Circles", "陣"),
    "face_up": Text("Face-up circles", "表向きの陣"),
    "deck": Text("Cards in the deck", "山札の枚数"),
}
