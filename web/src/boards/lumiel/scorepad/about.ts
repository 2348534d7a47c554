import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Tap the captured cards to count points. It also tracks turns and phases.",
    ja: "獲得したカードをタップすると、得点を数えます。手番とフェイズも進められます。",
  },
  needs: {
    en: "The server counts points. Everything else works offline.",
    ja: "得点を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
