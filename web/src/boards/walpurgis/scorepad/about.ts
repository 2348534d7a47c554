import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Guides you through turns and chains, and tracks all circles and the cells to be destroyed.",
    ja: "手番と連鎖を順に進めます。場の陣の数と、破壊対象マスの印も記録できます。",
  },
  needs: {
    en: "The server counts circles. Everything else works offline.",
    ja: "陣を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
