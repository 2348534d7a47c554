import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Tap the angels as they lie in each field: points, ether, and whose turn it is.",
    ja: "場の天使をタップで並べると、得点を数えます。エーテルと手番も記録できます。",
  },
  needs: {
    en: "Points are counted by the server's rules; everything else works without a network.",
    ja: "得点を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
