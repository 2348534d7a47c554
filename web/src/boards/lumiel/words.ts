/** Words of the board. */
import type { Lang } from "../../lib/settings/types";

const EN = {
  phases: {
    redraw: "Redraws",
    placing: "Setup",
    remove: "Remove phase",
    effect: "Effect phase",
    set: "Set phase",
    get: "Get phase",
    over: "Game over",
  } as Record<string, string>,
  /** No turn is counted before the first. */
  heading: (turn: number, phase: string) => (turn ? `Turn ${turn} · ${phase}` : phase),
  hand: "hand",
  deck: "deck",
  score: "points",
  worth: (points: string) => `${points} if captured`,
  removed: "Removed",
  play: "Play area",
  playArea: "Play area",
  points: "Points area",
  yourPoints: "Your points area",
  known: "Known in hand",
  knows: (cards: string[]) => `Known in hand: ${cards.join(", ")}`,
  stack: (area: string) => `${area}, from the bottom up`,
  top: "On top",
  underneath: "Underneath",
  facing: (name: string) => `Facing ${name}`,
  aid: "Show sandwiches",
  socket: "gap to fill",
  stale: "safe until an end changes",
  /** LP-67, in full and on a phone. */
  few: (n: number, of: number) =>
    `${n} of ${of} ${n === 1 ? "has" : "have"} 5 cards or fewer. The game ends when all do`,
  fewShort: (n: number, of: number) => `Ends when all have ≤5 cards: ${n}/${of}`,
  twice: (touch: boolean) => `${touch ? "Tap" : "Click"} twice to set the card here.`,
  empty: (area: string) => `${area}, empty`,
  on: (area: string, card: string, points: string, owner: string, height: number, active: boolean) =>
    `${area}: ${owner}'s ${card} ${points}${height > 1 ? `, ${height} cards high` : ""}${active ? ", active" : ""}`,
  beneath: (area: string, card: string, points: string, owner: string) =>
    `${area}, beneath: ${owner}'s ${card} ${points}`,
  inHand: (card: string, points: string, count: number) => `${card} ${points}${count > 1 ? `, ${count} of them` : ""}`,
  inPoints: (card: string, points: string, count: number) =>
    `Your points area: ${card} ${points}${count > 1 ? `, ${count} of them` : ""}`,
  inPlay: (card: string, points: string) => `Play area: ${card} ${points}`,
  seat: (name: string, score: number, hand: number, deck: number) =>
    `${name}: ${score} ${score === 1 ? "point" : "points"}, ${hand} in hand, ${deck} in the deck`,
  gets: (name: string, points: string) => `${name} ${points}`,
  /** Removed, because this many players sandwich it at once (LP-61). */
  burns: (captors: number) => `removed: ${captors} ${captors === 1 ? "captor" : "captors"}`,
  captures: "Captures",
  none: "No captures",
  full: "The field is full: one top card is taken.",
  waiting: "thinking",
  ready: "ready",
};

const JA: typeof EN = {
  phases: {
    redraw: "引き直し",
    placing: "準備",
    remove: "リムーブフェイズ",
    effect: "エフェクトフェイズ",
    set: "セットフェイズ",
    get: "ゲットフェイズ",
    over: "ゲーム終了",
  },
  heading: (turn, phase) => (turn ? `ターン${turn}・${phase}` : phase),
  hand: "手札",
  deck: "デッキ",
  score: "点",
  worth: (points) => `獲得すると${points}点`,
  removed: "除外",
  play: "プレイ",
  playArea: "プレイエリア",
  points: "ポイントエリア",
  yourPoints: "自分のポイントエリア",
  known: "判明している手札",
  knows: (cards) => `判明している手札：${cards.join("、")}`,
  stack: (area) => `${area}（左が一番下）`,
  top: "上に置く",
  underneath: "一番下に置く",
  facing: (name) => `${name}の向き`,
  aid: "挟めるカードを表示",
  socket: "間が空いている",
  stale: "端が動くまで安全",
  few: (n, of) => `手札5枚以下：${n}/${of}人（全員そろうとゲーム終了）`,
  fewShort: (n, of) => `全員が手札5枚以下で終了：${n}/${of}人`,
  twice: (touch) => `2回${touch ? "タップ" : "クリック"}すると、ここに置きます。`,
  empty: (area) => `${area}：空き`,
  on: (area, card, points, owner, height, active) =>
    `${area}：${owner}の${card} ${points}${height > 1 ? `、${height}枚重ね` : ""}${active ? "、アクティブ" : ""}`,
  beneath: (area, card, points, owner) => `${area}の下：${owner}の${card} ${points}`,
  inHand: (card, points, count) => `${card} ${points}${count > 1 ? `、${count}枚` : ""}`,
  inPoints: (card, points, count) => `自分のポイントエリア：${card} ${points}${count > 1 ? `、${count}枚` : ""}`,
  inPlay: (card, points) => `プレイエリア：${card} ${points}`,
  seat: (name, score, hand, deck) => `${name}：${score}点、手札${hand}枚、デッキ${deck}枚`,
  gets: (name, points) => `${name} ${points}`,
  burns: (captors) => `${captors}人が同時に挟み、除外`,
  captures: "獲得",
  none: "獲得なし",
  full: "フィールドが埋まりました。一番上のカードを1枚取ります。",
  waiting: "考え中",
  ready: "準備完了",
};

export const words = (lang: Lang): typeof EN => (lang === "ja" ? JA : EN);

/** With a sign that is as wide as a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
