import type { Lesson } from "../types";

export const lesson: Lesson = {
  seats: 2,
  seed: 2,
  options: { pace: "beats", beat_count: 600000 },
  brings: { assist: 2 },
  pages: [
    { clause: "TF-5", title: { en: "Pick a fighter", ja: "ファイターを選ぶ" }, text: { en: "Every fighter has four techniques. Each asks for a pattern of playing cards on the two fields: a straight, one suit, a pair …", ja: "どのファイターにも四つの技。それぞれ、二つの場のトランプに決まった形（ストレート、同じマーク、ペア…）を求めます。" } },
    { clause: "TF-13", title: { en: "Lay cards", ja: "カードを重ねる" }, text: { en: "Both lay cards at once, from their hands onto the slots of their own field. There are no turns.", ja: "二人同時に、手札から自分の場へカードを重ねていきます。手番はありません。" } },
    { clause: "TF-11", title: { en: "Call!", ja: "コール！" }, text: { en: "Is one of your techniques there? Call before the other does: it hits for its value. A wrong call costs you a miss card.", ja: "技の形ができたら、相手より先にコール！ 攻撃値のダメージを与えます。間違いはミス札になります。" } },
    { clause: "TF-8", title: { en: "Ten wins", ja: "10で決着" }, text: { en: "Whoever has dealt ten or more at the end of an attack wins by knockout. When the deck is empty, time is up.", ja: "アタックの終わりに合計10以上ならKO。山札がなくなればタイムアップです。" } },
  ],
  coaching: [
    { at: ["pick", "pick_again"], clause: "TF-5", text: { en: "Pick a fighter: both do it in secret. Hold the pointer on one to read the techniques.", ja: "ファイターを選びましょう。二人とも秘密に選びます。" } },
    { at: ["fast"], clause: "TF-47", text: { en: "Se-no … at “Battle!” both make their first move together.", ja: "せーの…「バトル！」で、二人同時に最初のムーブです。" } },
    { at: ["fight"], clause: "TF-13", text: { en: "This lesson goes beat by beat: take your time. Lay a card, or call when a technique lights up. In a real fight all this happens at once.", ja: "このレッスンは1拍ずつ進むので、ゆっくりどうぞ。カードを置くか、技が光ったらコール。本番はリアルタイムです。" } },
  ],
};
