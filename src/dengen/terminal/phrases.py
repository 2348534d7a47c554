"""What the terminal itself says, in both languages."""

from dengen.core.base.words import Lang, Text, plural
from dengen.terminal.sitting import Barrier

NO_GAMES = Text("No game is installed.", "ゲームが1つも入っていません。")
WELCOME = Text("{title}. Type h for help, q to leave.", "{title}。h でヘルプ、q でやめる。")
COMMA = Text(", ", "、")
AT_TABLE = Text("At the table: {names}.", "席順：{names}。")
PASS_ON = Text(
    "It is {name}'s turn to answer. Pass the terminal on, then press Enter.",
    "{name}の番です。交代して Enter を押してください。",
)
PROMPT = Text("Your answer (1-{last}, h for help): ", "番号を入力（1〜{last}、h でヘルプ）：")

HELP = Text(
    """1, 2, …    give the answer with that number (its words or its name, {name}, work too)
?          explain the question, with the cards it is about
? 3        explain answer 3, and what it would lead to
? NAME     tell whether an action is possible, or which rule forbids it
b          show the table again
l          show again what happened
c          all cards of the game; c NAME one of them
r          the chapters of the rulebook; r {clause} one clause; r WORD all clauses with that word
u          take your last answer back
q          leave""",
    """1, 2, …    その番号の答えを選ぶ（言葉や名前 {name} でも可）
?          何を聞かれているか詳しく（出てくるカードの説明も）
? 3        3番の答えの説明と、その先どうなるか
? 名前     その行動ができるか、できないならどのルールか
b          場をもう一度表示
l          これまでの出来事
c          カードの一覧。c 名前 で1枚
r          ルールの章の一覧。r {clause} で条文、r 言葉 で検索
u          直前の答えを取り消す
q          やめる""",
)
NOT_UNDERSTOOD = Text(
    "I don't understand {text!r}. Type a number from 1 to {last}, or h for help.",
    "{text!r} が分かりません。1〜{last}の番号か h を入力してください。",
)
NO_SUCH_NUMBER = Text("The answers are 1 to {last}, not {text}.", "答えは1〜{last}です（{text} はありません）。")
NO_SUCH_ACTION = Text("There is no action called {text!r}.", "{text!r} という行動はありません。")
PERHAPS = Text("Did you mean: {names}", "もしかして：{names}")
POSSIBLE = Text("That is possible: it is answer {number}.", "できます（{number}番の答え）。")
ITS_NAME = Text("Name: {name}", "名前：{name}")
THEN = Text("What would happen:", "その結果：")
THEN_UNKNOWN = Text("After that comes something you can't know yet.", "その先はまだ分かりません。")
THEN_ASKED = Text("Then you are asked: {question}", "続いて聞かれること：{question}")
THEN_DONE = Text("Then others answer.", "その後はほかの人の番です。")
THEN_OVER = Text("Then the game is over.", "それでゲームは終わりです。")

TAKEN_BACK = Text("Taken back.", "取り消しました。")
KEPT = {
    Barrier.NOTHING_ANSWERED: Text("There is nothing to take back.", "取り消せる答えはありません。"),
    Barrier.NEWS: Text(
        "You can't take that back: something new has been revealed since.",
        "取り消せません。その後で新しいことが明らかになりました。",
    ),
    Barrier.OTHERS_ANSWERED: Text(
        "You can't take that back: somebody else has answered since.", "取り消せません。その後でほかの人が答えました。"
    ),
}
NOTHING_HAPPENED = Text("Nothing has happened yet.", "まだ何も起きていません。")
CHAPTERS = Text("Chapters (r and a number to read one):", "章の一覧（r と番号で読む）：")
NO_SUCH_RULE = Text("No clause has the name or the word {text!r}.", "{text!r} を含む条文はありません。")
NO_SUCH_CARD = Text(
    "No card is called {text!r}; c lists them all.", "{text!r} というカードはありません。c で一覧が見られます。"
)
EDITIONS = Text("card sets: {first} (default), {others}", "カードセット：{first}（既定）、{others}")
BOTS = Text("bots: {levels}", "ボット：{levels}")
DECKS = Text("decks: {decks}. {about}", "デッキ：{decks}。{about}")
EDITION = Text("Card set {edition}; others of this game: {others}", "カードセット {edition}（ほかに {others}）")
VARIANT = Text("{title} with {seats} seats: {about}.", "「{title}」の{seats}人プレイ：{about}。")
BY_SEATS = Text("{others}, otherwise {value}: depends on the number of seats", "人数で決まる：{others}、ほかは{value}")
USUAL = Text("; by default {others}", "、既定は{others}")
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
SHARED = Text("You share the win with {names}.", "{names}と勝ちを分け合いました。")
LOST = Text("{names} won.", "{names}の勝ちです。")
LOST_ALONE = Text("You didn't win this time.", "今回は勝てませんでした。")


def counted(games: int, seats: int, lang: Lang) -> dict[str, object]:
    """How many games and seats, to be put into a heading."""
    if lang == "ja":
        return {"games": games, "seats": seats}
    return {"games": plural(games, "game"), "seats": plural(seats, "seat")}
