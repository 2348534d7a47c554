import type { Lang } from "../../../lib/settings/types";

const EN = {
  over: "The game is over.",
  end: "End the game",
  goOn: "Keep playing",
  taps: "Tap action",
  captures: "+ Capture",
  takesBack: "− Take back",
  kind: (name: string, points: string, count: number) => `${name}, ${points}: ${count}`,
  phase: "Next phase",
};
const JA: typeof EN = {
  over: "ゲームが終わりました。",
  end: "ゲームを終える",
  goOn: "続ける",
  taps: "タップの動作",
  captures: "＋獲得する",
  takesBack: "−戻す",
  kind: (name, points, count) => `${name}（${points}）：${count}枚`,
  phase: "次のフェイズ",
};
export const words = (lang: Lang): typeof EN => (lang === "ja" ? JA : EN);
