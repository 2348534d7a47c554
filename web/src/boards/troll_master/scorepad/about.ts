import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "The row of actions: who has planned what, what the pool lacks, and who acts next.",
    ja: "アクションの列です。だれがどこに置いたか、札が足りるか、次にだれが行うかが分かります。",
  },
  needs: {
    en: "The server's rules say what a pool lacks; everything else works without a network.",
    ja: "足りない札を調べるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
