import type { Lesson } from "../types";

export const lesson: Lesson = {
  seats: 3,
  seed: 11,
  options: {},
  pages: [
    { clause: "TM-5", title: { en: "Fourteen actions in a row", ja: "14のアクション" }, text: { en: "The workshop is a row of fourteen actions. You plan with your pawn where you will act; later the row is worked off from right to left.", ja: "工房には14のアクションが一列に並びます。コマで計画を立て、あとで右から左へ順に実行します。" } },
    { clause: "TM-2", title: { en: "Four kinds of magic", ja: "4種類の魔法" }, text: { en: "Tomes, vials, wands and crystals: an action works only if enough cards of its kind are revealed, by everybody together. So watch what the others show.", ja: "古文書・薬瓶・杖・水晶。アクションは、全員の公開したカードの合計が足りたときだけ成功します。ほかの人が見せるカードに注目しましょう。" } },
    { clause: "TM-15", title: { en: "Familiars", ja: "使い魔" }, text: { en: "With mana you summon familiars. They have abilities at certain moments, they fight, and they can be trained into bigger ones.", ja: "マナで使い魔を召喚します。決まった場面で能力を使い、戦い、より大きな使い魔へ訓練できます。" } },
    { clause: "TM-13", title: { en: "The round", ja: "ラウンド" }, text: { en: "Preparation, planning, reveal, action, scoring. Whoever reaches the target first ends the game.", ja: "準備・計画・公開・アクション・得点計算。だれかが目標点に届いたら終わりです。" } },
  ],
  coaching: [
    { at: ["ask_broom", "ask_discard"], clause: "TM-22", text: { en: "You hold the Broom: draw a card and discard one, if your hand doesn't fit your plan.", ja: "ほうきを持っています。手札が計画に合わなければ、1枚引いて1枚捨てられます。" } },
    { at: ["ask_turn"], clause: "TM-24", text: { en: "Reveal a card and place your pawn. You tell the others what you count on, and how much of it there will be.", ja: "カードを1枚公開してコマを置きます。何に賭けているのか、みんなに知られます。" } },
    { at: ["ask_action"], clause: "TM-47", text: { en: "Your action is lit: perform it, or forgo it for 2 mana.", ja: "アクションが成功しました。実行するか、マナ2個で我慢するか。" } },
    { at: ["ask_summon", "ask_way"], clause: "TM-59", text: { en: "Summon a new familiar, or train one of yours into it: training is cheaper.", ja: "新しい使い魔を呼ぶか、今の使い魔を訓練するか。訓練のほうが安上がりです。" } },
    { at: ["ask_distribute"], clause: "TM-72", text: { en: "Store mana on your familiars: charges feed their abilities and score.", ja: "使い魔にマナをチャージしましょう。能力にも得点にもなります。" } },
  ],
};
