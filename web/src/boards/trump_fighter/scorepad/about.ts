import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Lay the phone between you: count-in, clock, two Hai! buttons that know who was first, hits and misses.",
    ja: "2人の間に置いてください。掛け声、時計、どちらが早いか分かる「ハイッ！」ボタン、技の記録です。",
  },
  needs: {
    en: "Totals are added up by the server's rules; buttons and clocks work without a network.",
    ja: "合計攻撃値を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
