import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Tap the cards that each player has captured: points, turns and the phases of a turn.",
    ja: "獲得したカードをタップすると、得点を数えます。手番とフェイズも進められます。",
  },
  needs: {
    en: "Points are counted by the server's rules; everything else works without a network.",
    ja: "得点を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
