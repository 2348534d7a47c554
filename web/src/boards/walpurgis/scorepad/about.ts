import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Step by step through turns and chains; the field with everybody's circles and the cells about to be destroyed.",
    ja: "手番と連鎖を順に進めます。場の陣の数と、破壊対象マスの印も記録できます。",
  },
  needs: {
    en: "Circles are counted by the server's rules; everything else works without a network.",
    ja: "陣を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
