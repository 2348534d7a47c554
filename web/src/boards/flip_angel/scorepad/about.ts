import type { PadAbout } from "../../../stage/scorepad/types";

const about: PadAbout = {
  does: {
    en: "Tap the angels in each field to count points. It also tracks ether and turns.",
    ja: "場の天使をタップで並べると、得点を数えます。エーテルと手番も記録できます。",
  },
  needs: {
    en: "The server counts points. Everything else works offline.",
    ja: "得点を数えるときだけ、サーバーへの接続が必要です。",
  },
};
export default about;
