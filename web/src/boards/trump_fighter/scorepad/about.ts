import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Put the phone between you: count-in, clock, two Hai! buttons that tell who was first, hits and misses.",
    ja: "2人の間に置いてください。掛け声、時計、どちらが早いか分かる「ハイッ！」ボタン、技の記録です。",
  },
  needs: {
    en: "The server adds up totals. Buttons and clocks work offline.",
    ja: "合計攻撃値を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
