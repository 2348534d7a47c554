"""Names of things: what effects choose, phases, steps of a chain, endings, parts of a score."""

from dengen.core.base.words import Text
from dengen.games.walpurgis.rules import codes

TARGETS = {
    codes.CLEAR: Text("choose danmaku to clear away.", "片づける弾幕を選んでください。"),
    codes.FLARE: Text("choose face-down danmaku to turn up.", "表にする裏向きの弾幕を選んでください。"),
    codes.AWAKEN: Text("choose a dormant circle to wake.", "起こす休眠状態の陣を選んでください。"),
    codes.LULL: Text("choose a circle to put to sleep.", "休眠状態にする陣を選んでください。"),
    codes.VEIL: Text("choose a circle to turn ready again.", "活動状態に戻す陣を選んでください。"),
    codes.UNVEIL: Text("choose a circle to turn face-up.", "表向きにする陣を選んでください。"),
    codes.PEEK: Text("choose a circle to look at.", "のぞき見る陣を選んでください。"),
    codes.DESTROY: Text("choose a circle to destroy.", "破壊する陣を選んでください。"),
    codes.RECALL: Text("choose a circle to take back.", "手札に戻す陣を選んでください。"),
    codes.MOVE: Text("choose a circle to move.", "動かす陣を選んでください。"),
    codes.KINDLE: Text("choose a circle to become casting.", "発動中にする陣を選んでください。"),
}
KEYWORDS = {
    "overrun": Text(
        "Overrun: you may place this card face-up from your hand onto a cell that already holds a circle.",
        "『強行』：陣のあるマスにも、手札から表向きで置ける。",
    ),
    "support": Text(
        "Support: while face-up, this circle counts as having every icon.",
        "『サポート』：表向きの間、すべてのアイコンを持つ陣として数える。",
    ),
    "rapid": Text(
        "Rapid Fire: when cast, you may first place danmaku on the cells of the small grid (r).",
        "『速射』：発動したら、まずサブマトリクスの弾幕対象マス（r）に弾幕を置ける。",
    ),
    "sustain": Text(
        "Sustain: at the end of a chain you may leave this card sideways.",
        "『持続』：連鎖の最後に横向きのまま残してよい。",
    ),
}
PHASES = {
    "set_aside": Text("Before the game", "開始前"),
    "mulligan": Text("Mulligan", "マリガン"),
    "opening": Text("Opening placement", "初期配置"),
    "prepare": Text("Prepare", "準備フェイズ"),
    "main": Text("Main", "通常フェイズ"),
    "end": Text("End", "終了フェイズ"),
    "over": Text("Over", "終了"),
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
    "board_full": Text("A chain ended with a circle in every cell.", "連鎖の終わりに25マスすべてに陣があった。"),
    "deck_out": Text(
        "One side had no cards left to draw in the Prepare phase.", "準備フェイズに引くカードが山札になかった。"
    ),
    "concede": Text("One side conceded.", "一方が投了した。"),
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
