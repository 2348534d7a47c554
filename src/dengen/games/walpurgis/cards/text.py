"""What a card's data say, in words: states and faces of cards, whose they are, areas."""

from typing import Final

from dengen.core.words import Text

STATES: Final = {
    "dan_down": Text("face-down danmaku", "裏向きの弾幕"),
    "dan_up": Text("face-up danmaku", "表向きの弾幕"),
    "ready": Text("ready", "活動状態"),
    "dormant": Text("dormant", "休眠状態"),
    "open": Text("open", "表向き"),
    "casting": Text("casting", "発動中"),
}
FACES: Final = {False: Text("face-down", "裏向き"), True: Text("face-up", "表向き")}
SIDES: Final = {
    "own": Text("your own", "自分の"),
    "enemy": Text("the opponent's", "相手の"),
    "any": Text("anybody's", "どちらのでも"),
}
AREAS: Final = {
    "self": Text("its own cell", "このカードのマス"),
    "orthogonal": Text("the four cells beside it", "縦横の隣"),
    "adjacent": Text("the eight cells around it", "周囲の8マス"),
    "near": Text("the cells within two steps", "2マス以内"),
    "board": Text("the whole field", "フィールド全体"),
}
