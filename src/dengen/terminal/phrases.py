"""Texts of the terminal, in both languages."""

from dengen.core.base.words import Lang, Text, plural
from dengen.terminal.game_session import Barrier

NO_GAMES = Text("No games are installed.", "ゲームが1つも入っていません。")
WELCOME = Text("{title}. Type h for help, q to quit.", "{title}。h でヘルプ、q でやめる。")
COMMA = Text(", ", "、")
AT_TABLE = Text("At the table: {names}.", "席順：{names}。")
PASS_ON = Text(
    "{name} to move. Pass the terminal on, then press Enter.",
    "{name}の番です。交代して Enter を押してください。",
)
PROMPT = Text("Your move (1-{last}, h for help): ", "番号を入力（1〜{last}、h でヘルプ）：")

HELP = Text(
    """1, 2, …    make the move with that number (its text or its name, {name}, work too)
?          explain the question and the cards it mentions
? 3        explain move 3 and its consequences
? NAME     check whether an action is possible, or which rule forbids it
b          show the table again
l          show the log
c          all cards of the game; c NAME one of them
r          the chapters of the rulebook; r {clause} one clause; r WORD all clauses with that word
u          take back your last move
q          quit""",
    """1, 2, …    その番号の手を選ぶ（言葉や名前 {name} でも可）
?          何を聞かれているか詳しく（出てくるカードの説明も）
? 3        3番の手の説明と、その先どうなるか
? 名前     その手を選べるか、選べないならどのルールか
b          場をもう一度表示
l          これまでの出来事
c          カードの一覧。c 名前 で1枚
r          ルールの章の一覧。r {clause} で条文、r 言葉 で検索
u          直前の手を取り消す
q          やめる""",
)
NOT_UNDERSTOOD = Text(
    "Unknown input {text!r}. Type a number from 1 to {last}, or h for help.",
    "{text!r} が分かりません。1〜{last}の番号か h を入力してください。",
)
NO_SUCH_NUMBER = Text("The moves are 1 to {last}, not {text}.", "手は1〜{last}です（{text} はありません）。")
NO_SUCH_ACTION = Text("There is no action called {text!r}.", "{text!r} という手はありません。")
PERHAPS = Text("Did you mean: {names}", "もしかして：{names}")
POSSIBLE = Text("That is possible: it is move {number}.", "できます（{number}番の手）。")
ITS_NAME = Text("Name: {name}", "名前：{name}")
THEN = Text("This would happen:", "その結果：")
THEN_UNKNOWN = Text("What follows depends on hidden information.", "その先はまだ分かりません。")
THEN_ASKED = Text("Then you are asked: {question}", "続いて聞かれること：{question}")
THEN_DONE = Text("Then other players move.", "その後はほかの人の番です。")
THEN_OVER = Text("Then the game is over.", "それでゲームは終わりです。")

TAKEN_BACK = Text("Taken back.", "取り消しました。")
KEPT = {
    Barrier.NOTHING_ANSWERED: Text("There is nothing to take back.", "取り消せる手はありません。"),
    Barrier.NEWS: Text(
        "You can't take that back: new information has been revealed since.",
        "取り消せません。その後で新しいことが明らかになりました。",
    ),
    Barrier.OTHERS_ANSWERED: Text(
        "You can't take that back: another player has moved since.",
        "取り消せません。その後でほかの人の手がありました。",
    ),
}
NOTHING_HAPPENED = Text("Nothing has happened yet.", "まだ何も起きていません。")
CHAPTERS = Text("Chapters (r and a number to read one):", "章の一覧（r と番号で読む）：")
NO_SUCH_RULE = Text("No clause is called {text!r} or contains it.", "{text!r} を含む条文はありません。")
NO_SUCH_CARD = Text(
    "No card is called {text!r}; c lists them all.", "{text!r} というカードはありません。c で一覧が見られます。"
)
EDITIONS = Text("card sets: {first} (default), {others}", "カードセット：{first}（既定）、{others}")
BOTS = Text("bots: {levels}", "ボット：{levels}")
DECKS = Text("decks: {decks}. {about}", "デッキ：{decks}。{about}")
EDITION = Text("Card set {edition}; others of this game: {others}", "カードセット {edition}（ほかに {others}）")
VARIANT = Text("{title} with {seats} seats: {about}.", "「{title}」の{seats}人プレイ：{about}。")
BY_SEATS = Text("{others}, otherwise {value}: depends on the number of seats", "人数で決まる：{others}、ほかは{value}")
USUAL = Text("; default: {others}", "、既定は{others}")
WITH_SEATS = Text("{value} with {seats} seats", "{seats}人なら{value}")
NO_CARDS = Text("This game has no card set.", "このゲームにカードセットはありません。")
QUESTION_OF_RULING = Text("Question: {question}", "質問：{question}")
RULING = Text("our ruling", "裁定")

LEFT = Text("You left the game.", "ゲームをやめました。")
AGAIN = Text("To play the same deal again: {command}", "同じ配りでもう一度：{command}")
OVER = Text("The game is over: {reason}", "ゲーム終了：{reason}")
PLACE = Text("place", "順位")
PLAYER = Text("player", "プレイヤー")
SCORE = Text("score", "得点")
WIN = Text("win", "勝ち")
WON = Text("You won!", "あなたの勝ちです！")
SHARED = Text("A draw with {names}.", "{names}と引き分けました。")
LOST = Text("{names} won.", "{names}の勝ちです。")
LOST_ALONE = Text("You didn't win this time.", "今回は勝てませんでした。")


def counted(games: int, seats: int, lang: Lang) -> dict[str, object]:
    """The numbers of games and seats for a heading."""
    if lang == "ja":
        return {"games": games, "seats": seats}
    return {"games": plural(games, "game"), "seats": plural(seats, "seat")}
