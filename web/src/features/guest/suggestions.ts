/** A name for somebody who hasn't thought of one: drawn, friendly, and nobody's. */
import type { Lang } from "../../lib/settings/types";

const MOODS: readonly Record<Lang, string>[] = [
  { en: "Quiet", ja: "しずかな" },
  { en: "Merry", ja: "ごきげんな" },
  { en: "Sleepy", ja: "ねむい" },
  { en: "Bold", ja: "いさましい" },
  { en: "Clever", ja: "かしこい" },
  { en: "Curious", ja: "ふしぎな" },
  { en: "Gentle", ja: "やさしい" },
  { en: "Hungry", ja: "はらぺこ" },
  { en: "Lucky", ja: "ラッキーな" },
  { en: "Swift", ja: "すばやい" },
  { en: "Tiny", ja: "ちいさな" },
  { en: "Wandering", ja: "さすらいの" },
];
const ANIMALS: readonly Record<Lang, string>[] = [
  { en: "Fox", ja: "キツネ" },
  { en: "Owl", ja: "フクロウ" },
  { en: "Badger", ja: "アナグマ" },
  { en: "Crane", ja: "ツル" },
  { en: "Hedgehog", ja: "ハリネズミ" },
  { en: "Otter", ja: "カワウソ" },
  { en: "Rabbit", ja: "ウサギ" },
  { en: "Squirrel", ja: "リス" },
  { en: "Tanuki", ja: "タヌキ" },
  { en: "Tortoise", ja: "カメ" },
  { en: "Whale", ja: "クジラ" },
  { en: "Wren", ja: "ミソサザイ" },
];

/** Another one than `but`. */
export function suggestion(lang: Lang, but = "", random: () => number = Math.random): string {
  const draw = (words: readonly Record<Lang, string>[]) => words[Math.floor(random() * words.length)]![lang];
  for (;;) {
    const name = draw(MOODS) + (lang === "ja" ? "" : " ") + draw(ANIMALS);
    if (name !== but) return name;
  }
}
