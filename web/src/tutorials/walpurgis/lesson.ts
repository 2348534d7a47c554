import type { Lesson } from "../types";

export const lesson: Lesson = {
  seats: 2,
  seed: 3,
  options: {},
  pages: [
    { clause: "WP-9", title: { en: "Fill the clearing", ja: "広場を埋める" }, text: { en: "The field has five by five cells. When a chain ends and all hold a circle, whoever owns more circles wins.", ja: "場は5×5マス。連鎖の終わりに全マスが陣で埋まったら、陣の多いほうの勝ちです。" } },
    { clause: "WP-59", title: { en: "Place and cast", ja: "配置と発動" }, text: { en: "In your Main phase you place a card, and cast a circle that is ready.", ja: "通常フェイズには、陣の配置と発動を1回ずつ行えます。" } },
    { clause: "WP-86", title: { en: "Read the matrix", ja: "マトリクスの読み方" }, text: { en: "The diamond is the card itself. Green cells are its condition: circles of yours must lie there. Blue orbs are danmaku: cards from your deck land there and become circles. Crosses destroy.", ja: "ひし形がカード自身。緑は条件で、自分の陣が必要なマス。青い玉は弾幕で、山札のカードがそこに飛び、陣になります。×は破壊です。" } },
    { clause: "WP-88", title: { en: "Interceptions", ja: "迎撃" }, text: { en: "While a spell is being cast, the other may intercept it with one of their own: chains arise, and the last word is carried out first.", ja: "発動には相手が迎撃を重ねられます。こうして連鎖ができ、最後に重ねたものから解決します。" } },
    { clause: "WP-14", title: { en: "Don't run dry", ja: "山札切れに注意" }, text: { en: "Danmaku come from your deck. Who can't draw at the start of the turn loses.", ja: "弾幕は山札から出ていきます。手番の初めに引けなくなったら負けです。" } },
  ],
  coaching: [
    { at: ["mulligan"], clause: "WP-47", text: { en: "Put cards you don't like under your deck and draw as many anew, or keep all.", ja: "いらないカードを山札の下に入れて同じ枚数を引き直すか、そのままはじめます。" } },
    { at: ["open_cell"], clause: "WP-49", text: { en: "Everybody opens with a Normal Shot, face up. The middle keeps all ways open.", ja: "最初は通常弾を表向きに置きます。中央なら、どちらへも広がれます。" } },
    { at: ["main"], clause: "WP-59", text: { en: "Place a card where it will meet its condition, or cast. Point at a card to see its matrix on the field.", ja: "条件を満たせそうな場所に配置するか、発動しましょう。カードを指すと、場にマトリクスが重なります。" } },
    { at: ["shoot"], clause: "WP-86", text: { en: "Choose where the danmaku land, cell by cell, or all at once.", ja: "弾幕を撃ち込むマスを、一つずつ、またはまとめて選びます。" } },
    { at: ["intercept"], clause: "WP-88", text: { en: "The other casts a spell: you may answer with one of yours.", ja: "相手が発動しました。自分のカードで迎撃できます。" } },
  ],
};
