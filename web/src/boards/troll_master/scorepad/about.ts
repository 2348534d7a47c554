import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Tracks the row of actions: each player's plan, what the pool lacks, and who acts next.",
    ja: "アクションの列です。誰がどこに置いたか、札が足りるか、次に誰が行うかが分かります。",
  },
  needs: {
    en: "The server checks what the pool lacks. Everything else works offline.",
    ja: "足りない札を調べるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
